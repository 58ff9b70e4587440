// Sounds and vibration, for those who switched them on: loaded for nobody else.
//
// It watches the board's classes and knows nothing more: a filled tile is a letter, a fresh row an
// answer, a shaking row a refusal, a breathing board a win. No files: a short tone each.

const chosen = (name) => document.cookie.split("; ").includes(`${name}=be`);
const sound = chosen("hang");
const vibration = chosen("rezges");
let audio;

// Each tone: Hz, when it starts and how long it lasts in seconds, how loud; and how long to vibrate.
const FEELS = {
  letter: { tones: [[520, 0, 0.04, 0.05]], shake: 8 },
  answer: { tones: [[392, 0, 0.12, 0.07], [523, 0.14, 0.16, 0.07]], shake: 20 },
  refusal: { tones: [[196, 0, 0.12, 0.08], [165, 0.1, 0.16, 0.08]], shake: [30, 40, 30] },
  win: { tones: [[523, 0, 0.14, 0.07], [659, 0.12, 0.14, 0.07], [784, 0.24, 0.3, 0.08]], shake: [20, 40, 60] },
};

function tone([pitch, after, length, volume]) {
  const from = audio.currentTime + after;
  const voice = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(volume, from + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
  voice.connect(gain).connect(audio.destination);
  voice.start(from);
  voice.stop(from + length);
}

function feel(name) {
  const { tones, shake } = FEELS[name];
  // Browsers let a page sound once its visitor has pressed something, and complain before that.
  if (!navigator.userActivation?.hasBeenActive) return;
  if (vibration) navigator.vibrate?.(shake);
  if (!sound) return;
  audio ??= new AudioContext();
  audio.resume();
  tones.forEach(tone);
}

function felt({ target, oldValue }) {
  const came = (name) => target.classList.contains(name) && !(oldValue ?? "").split(" ").includes(name);
  if (came("breathing")) return "win";
  if (came("shaking")) return "refusal";
  if (came("fresh") && !target.closest(".board.over")) return "answer";
  if (came("filled") && target.closest(".current")) return "letter";
  return null;
}

new MutationObserver((changes) => {
  const names = new Set(changes.map(felt).filter(Boolean));
  const loudest = ["win", "refusal", "answer", "letter"].find((name) => names.has(name));
  if (loudest) feel(loudest);
}).observe(document.documentElement, {
  subtree: true,
  attributes: true,
  attributeFilter: ["class"],
  attributeOldValue: true,
});
