// The player's notes: marks painted on the keyboard inside, tools above it, a grid of letters by
// places. Nothing is marked but by the player; what follows from the rows comes from the server.
//
// A tap is painted at once. Out go two events: `marks` {game, count, marks: [[spot, mark], …]}, what
// the server has not confirmed yet, and `fill`, the press of a switch. A spot is a letter at a place
// (0: the letter as such), counted as in literatura/notes.py. Unconfirmed marks live in
// sessionStorage, so that a reload or a lost line loses none. Docs: docs/decisions/0009.

const WAIT_MS = 300; // taps that follow each other travel together
const RETRY_MS = 5_000;
const HELD_MS = 450; // a finger that rests so long on a key marks it, whatever is chosen
const MOST_STEPS = 200; // that can be undone
const STATE = "literatura:notes"; // what is open, and the tool in hand
const TOOLS = [1, 2, 3, 0]; // excluded, possible, sure; the eraser

function remember(key, value) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {}
}

function recall(key) {
  try {
    return JSON.parse(sessionStorage.getItem(key)) ?? {};
  } catch {
    return {};
  }
}

const fill = (text, facts) => text.replace(/\{(\w+)\}/g, (_, name) => facts[name]);

export default {
  template: `
    <div class="notes" :class="{open, marking, spread: open && grid}" @click="onClick" @keydown="onKey" @mousedown="keepFocus"
         @contextmenu="onMenu" @pointerdown="onDown" @pointerup="onUp" @pointercancel="onUp" @pointerleave="onUp">
      <div v-if="open" class="tools" role="group" :aria-label="labels.toolbar">
        <button v-for="t in tools" :key="t" type="button" class="tool" :data-mark="t || null" :title="labels.tools[t]"
                :aria-label="labels.tools[t]" :aria-pressed="tool === t" :data-testid="'tool-' + names[t]"
                @click="tool = tool === t ? null : t"><span v-if="t">A</span><svg v-else viewBox="0 0 24 24"
                aria-hidden="true"><path d="m9 19-5-5 9.5-9.5 6 6L11 19zm0 0h11M8.5 9.5l6 6"/></svg></button>
        <button type="button" class="tool" :title="labels.undo" :aria-label="labels.undo" :aria-disabled="!past.length"
                data-testid="notes-undo" @click="undo"><svg viewBox="0 0 24 24" aria-hidden="true"><path
                d="M8.5 5 4.5 9l4 4M5 9h9a5 5 0 0 1 0 10H8"/></svg></button>
        <button type="button" class="tool" :title="labels.clear" :aria-label="labels.clear" :aria-disabled="!any"
                data-testid="notes-clear" @click="clear"><svg viewBox="0 0 24 24" aria-hidden="true"><path
                d="M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.5 10.5v5.5m3-5.5v5.5"/></svg></button>
        <button v-if="!wide" ref="spread" type="button" class="tool" :title="labels.grid" :aria-label="labels.grid"
                :aria-pressed="grid" data-testid="notes-grid" @click="grid = !grid"><svg viewBox="0 0 24 24"
                aria-hidden="true"><path d="M4.5 4.5h15v15h-15zm0 5h15m-15 5h15m-10-10v15m5-15v15"/></svg></button>
      </div>
      <slot></slot>
      <div v-if="open && (grid || wide)" class="grid" data-testid="notes-table" :style="{'--n': length}">
        <button type="button" class="switch" role="switch" :aria-checked="fills" data-testid="notes-fill"
                @click="$emit('fill', {})">{{ labels.fill }}</button>
        <div class="halves">
          <table v-for="half in halves" :key="half[0]" :aria-label="labels.table + ', ' + half[0] + '–' + half.at(-1)">
            <thead><tr><td></td><th v-for="i in length" :key="i" scope="col">{{ i }}</th></tr></thead>
            <tbody><tr v-for="letter in half" :key="letter"><component v-for="i in length + 1" :key="i"
              :is="i === 1 ? 'th' : 'td'" :scope="i === 1 ? 'row' : null"><button type="button" class="spot"
              :data-spot="spot(letter, i - 1)" :data-mark="now[spot(letter, i - 1)] || null" :data-fact="fact(spot(letter, i - 1))"
              :tabindex="spot(letter, i - 1) === at ? 0 : -1" :aria-label="name(letter, i - 1)" @click="onSpot"><span
              v-if="i === 1 || now[spot(letter, i - 1)]" aria-hidden="true">{{ letter }}</span></button></component></tr></tbody>
          </table>
        </div>
        <p>{{ labels.fillNote }}</p>
      </div>
      <span class="vh" role="status">{{ said }}</span>
    </div>`,

  props: {
    game: String, // names the game in sessionStorage and to the server
    length: Number,
    letters: String, // the alphabet
    marks: String, // a digit for each spot, as the server has them
    facts: String, // the same of what follows from the rows; empty if that is not wanted
    fills: Boolean, // whether it is
    kept: Boolean, // whether the server stores the marks, or only holds them for this page
    seen: Number, // the number of the last change that is in `marks`
    names: Array, // of the four marks
    labels: Object,
  },

  data() {
    const { open, tool = 1, grid } = recall(STATE);
    const kind = TOOLS.includes(tool) ? tool : null;
    return { open: open === true, tool: kind, grid: grid === true, wide: false, pending: {}, past: [], at: 0, said: "" };
  },

  computed: {
    tools: () => TOOLS,
    marking() {
      return this.open && this.tool !== null;
    },
    now() {
      // What is painted: the server's marks, and over them what it has not confirmed.
      const size = this.letters.length * (this.length + 1);
      const now = Array.from({ length: size }, (_, spot) => Number(this.marks[spot] ?? 0));
      for (const [spot, { mark }] of Object.entries(this.pending)) now[spot] = mark;
      return now;
    },
    any() {
      return this.now.some(Boolean);
    },
    halves() {
      const middle = this.letters.length / 2;
      return [Array.from(this.letters.slice(0, middle)), Array.from(this.letters.slice(middle))];
    },
    sure() {
      // The one letter that is noted as sure at each place, for the board.
      const found = Array(this.length).fill("");
      const count = Array(this.length).fill(0);
      for (const letter of this.letters) {
        for (let i = 0; i < this.length; i++) {
          if (this.now[this.spot(letter, i + 1)] === 3 && ++count[i]) found[i] = letter;
        }
      }
      return found.map((letter, i) => (count[i] === 1 ? letter : ""));
    },
  },

  watch: {
    game() {
      this.load();
      this.send();
    },
    seen: "settle",
    kept: "settle",
    now: "paint",
    facts: "paint",
    open: "keep",
    tool: "keep",
    grid: "keep",
    sure: "hint",
  },

  created() {
    this.count = 0;
    this.screen = matchMedia("(min-width: 900px)");
    this.wide = this.screen.matches;
    this.load();
  },

  mounted() {
    this.screen.addEventListener("change", this.onScreen);
    document.addEventListener("visibilitychange", this.send);
    this.paint();
    this.hint();
    this.send();
  },

  unmounted() {
    this.screen.removeEventListener("change", this.onScreen);
    document.removeEventListener("visibilitychange", this.send);
    clearTimeout(this.timer);
    clearTimeout(this.holding);
    window.dispatchEvent(new CustomEvent("literatura:sure", { detail: [] }));
    remember(STATE + ":" + this.game, {});
  },

  methods: {
    spot(letter, place) {
      return this.letters.indexOf(letter) * (this.length + 1) + place;
    },

    // ---- what is marked
    choose(spot, mark) {
      this.change([[spot, mark]]);
      const place = spot % (this.length + 1);
      this.said = this.name(this.letters[(spot - place) / (this.length + 1)], place);
    },
    change(marks) {
      const before = marks.map(([spot]) => [spot, this.now[spot]]);
      this.past = [...this.past, before].slice(-MOST_STEPS);
      this.set(marks);
    },
    set(marks) {
      this.count++;
      for (const [spot, mark] of marks) this.pending[spot] = { mark, count: this.count };
      this.save();
      clearTimeout(this.timer);
      this.timer = setTimeout(this.send, WAIT_MS);
    },
    cycle(spot) {
      this.choose(spot, (this.now[spot] + 1) % this.names.length);
    },
    use(spot) {
      // The tool in hand; what it has made it also takes away. Without one, each press goes on.
      if (this.tool === null) this.cycle(spot);
      else this.choose(spot, this.now[spot] === this.tool ? 0 : this.tool);
    },
    undo() {
      if (!this.past.length) return;
      this.set(this.past.at(-1));
      this.past = this.past.slice(0, -1);
      this.said = this.labels.undone;
    },
    clear() {
      if (!this.any) return;
      this.change(this.now.flatMap((mark, spot) => (mark ? [[spot, 0]] : [])));
      this.said = this.labels.cleared;
    },

    // ---- what the server has
    load() {
      this.past = [];
      this.at = 0;
      this.pending = {};
      for (const [spot, mark] of Object.entries(recall(STATE + ":" + this.game))) {
        if (spot < this.now.length && mark >= 0 && mark < this.names.length) this.pending[spot] = { mark, count: ++this.count };
      }
    },
    save() {
      const pending = Object.entries(this.pending).map(([spot, { mark }]) => [spot, mark]);
      remember(STATE + ":" + this.game, Object.fromEntries(pending));
    },
    send() {
      clearTimeout(this.timer);
      const marks = Object.entries(this.pending).map(([spot, { mark }]) => [Number(spot), mark]);
      if (!marks.length || this.seen >= this.count) return;
      this.$emit("marks", { game: this.game, count: this.count, marks });
      this.timer = setTimeout(this.send, RETRY_MS);
    },
    settle() {
      if (!this.kept) return; // a reload would lose them
      for (const [spot, { count }] of Object.entries(this.pending)) if (count <= this.seen) delete this.pending[spot];
      this.save();
    },

    // ---- what is drawn
    fact(spot) {
      return this.labels.facts[this.facts[spot]] ? this.facts[spot] : null;
    },
    name(letter, place) {
      const spot = this.spot(letter, place);
      const text = place ? this.labels.place : this.labels.letter;
      return this.withFact(fill(text, { letter, place, mark: this.labels.marks[this.now[spot]] }), spot);
    },
    withFact(name, spot) {
      const mark = this.labels.facts[this.facts[spot]];
      return mark ? fill(this.labels.fact, { name, mark }) : name;
    },
    paint() {
      // The keys are drawn by the server, and the board's; they only wear the marks.
      for (const key of this.$el.querySelectorAll("[data-key]")) {
        const letter = key.dataset.key;
        if (!this.letters.includes(letter)) continue;
        const spot = this.spot(letter, 0);
        const mark = this.now[spot];
        const name = mark ? fill(this.labels.key, { letter, mark: this.labels.marks[mark] }) : letter;
        key.toggleAttribute("data-mark", mark);
        if (mark) key.dataset.mark = mark;
        key.toggleAttribute("data-fact", this.fact(spot));
        if (this.fact(spot)) key.dataset.fact = this.fact(spot);
        key.setAttribute("aria-label", this.withFact(name, spot));
      }
      this.$el.querySelector("[data-notes]")?.setAttribute("aria-pressed", this.open);
    },
    hint() {
      window.dispatchEvent(new CustomEvent("literatura:sure", { detail: this.sure }));
    },
    keep() {
      remember(STATE, { open: this.open, tool: this.tool, grid: this.grid });
      this.paint();
    },

    // ---- where presses come from
    keySpot(event) {
      const letter = event.target.closest?.("[data-key]")?.dataset.key;
      return letter && this.letters.includes(letter) ? this.spot(letter, 0) : -1;
    },
    onClick(event) {
      if (event.target.closest?.("[data-notes]")) this.open = !this.open;
      const spot = this.keySpot(event);
      if (spot < 0) return;
      if (this.held) {
        this.held = false; // the end of a long press
        event.preventDefault();
      } else if (this.marking) {
        event.preventDefault(); // so that the board types nothing
        this.use(spot);
      }
    },
    onSpot(event) {
      this.at = Number(event.currentTarget.dataset.spot);
      this.use(this.at);
    },
    onDown(event) {
      this.held = false;
      clearTimeout(this.holding);
      const spot = this.keySpot(event);
      if (spot < 0 || event.pointerType === "mouse") return;
      this.holding = setTimeout(() => {
        this.held = true;
        this.cycle(spot);
      }, HELD_MS);
    },
    onUp() {
      clearTimeout(this.holding);
    },
    onMenu(event) {
      const spot = this.keySpot(event);
      if (!event.target.closest?.("[data-key]")) return;
      event.preventDefault();
      if (spot >= 0 && event.pointerType === "mouse") this.cycle(spot);
    },
    onKey(event) {
      if (event.key === "Escape" && this.open) {
        event.preventDefault();
        if (this.grid && !this.wide) this.grid = false;
        else this.open = false;
        const left = this.open ? this.$refs.spread : this.$el.querySelector("[data-notes]");
        this.$nextTick(() => left?.focus());
        return;
      }
      const spot = Number(event.target.dataset?.spot ?? -1);
      if (spot < 0 || event.ctrlKey || event.altKey || event.metaKey) return;
      const wide = this.length + 1;
      const first = spot - (spot % wide);
      const targets = { ArrowLeft: spot - 1, ArrowRight: spot + 1, ArrowUp: spot - wide, ArrowDown: spot + wide, Home: first, End: first + wide - 1 };
      if (!(event.key in targets)) return;
      event.preventDefault();
      const target = targets[event.key];
      const isAcross = !/Up|Down/.test(event.key);
      const [from, to] = isAcross ? [first, first + wide] : [0, this.now.length];
      if (target < from || target >= to) return;
      this.at = target;
      this.$nextTick(() => this.$el.querySelector(`[data-spot="${target}"]`)?.focus());
    },
    keepFocus(event) {
      // As on the keyboard, a pointer's press takes no focus: Enter afterwards submits the row.
      if (event.target.closest?.("button")) event.preventDefault();
    },
    onScreen(event) {
      this.wide = event.matches;
    },
  },
};
