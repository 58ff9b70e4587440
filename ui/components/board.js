// The board: draws what the server told it, and echoes the row being typed without a round trip.
//
// It knows no word and no rule. Out go two events: `guess` {row, word}, a whole row with its number,
// and `refuse` {text}, what was typed or pasted and has no place here; the server answers both. What
// is half-typed, and a guess that was not answered yet, live in sessionStorage until the next reload.
// Any button with `data-key` (a letter, "enter", "backspace") works as a key, unless something else
// took the click; docs/decisions/0006. A tile can be left empty and the cursor put anywhere.

import { h } from "vue";

const IDLE = { sent: false, cursor: 0, shaking: false };
const PATIENCE_MS = 30_000; // after that, an unanswered row can be edited and sent again
const HELD_MS = 500; // Backspace held down so long empties the row
const GAP = "_"; // stands for an empty tile in a guess; the server knows it too
const MOVES = { " ": "skip", ArrowRight: "right", ArrowLeft: "left", Home: "home", End: "end" };

// What the keys that are no letters do to a row; the cursor is brought back into it afterwards.
const EDITS = {
  // As in a crossword: the letter under the cursor goes, or else the one before it.
  backspace(row) {
    if (!row.slots[row.cursor] && row.cursor > 0) row.cursor--;
    row.slots[row.cursor] = "";
  },
  delete: (row) => (row.slots[row.cursor] = ""),
  clear(row) {
    row.slots.fill("");
    row.cursor = 0;
  },
  left: (row) => row.cursor--,
  right: (row) => row.cursor++,
  home: (row) => (row.cursor = 0),
  end: (row) => (row.cursor = row.slots.findLastIndex(Boolean) + 1),
  skip(row) {
    const hinted = row.hint(row.current, row.cursor + 1);
    if (hinted) row.put(hinted);
    else row.cursor++;
  },
};

// A page that may not store anything still plays; only a reload forgets the half-typed row.
function remember(key, value) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {}
}

function recall(key) {
  try {
    return JSON.parse(sessionStorage.getItem(key));
  } catch {
    return null;
  }
}

export default {
  props: {
    game: String, // names the game in sessionStorage; tells nothing of its secret
    length: Number,
    total: Number, // rows in all
    rows: Array, // [word, in place, misplaced], oldest first
    running: Boolean,
    watching: Boolean, // somebody else guesses: nothing is typed here
    offered: String, // their guess that waits for its answer; null while there is none
    won: Boolean,
    answer: String, // the hidden word; null until the game is over
    reply: Object, // {count, refused, emptied}: grows with every answer of the server to this page
    letters: String, // the alphabet
    labels: Object,
  },

  data() {
    return { slots: [], ...IDLE, ahead: [], hints: [], fresh: 0 };
  },

  computed: {
    current() {
      return this.running ? this.rows.length + 1 : 0;
    },
    keys() {
      const map = new Map();
      for (const letter of this.letters) map.set(letter, letter).set(letter.toLowerCase(), letter);
      return map;
    },
    store() {
      return "literatura:" + this.game;
    },
    typed() {
      // How far the row reaches: to its last letter, or to the cursor beyond it.
      return Math.max(this.slots.findLastIndex(Boolean) + 1, this.cursor);
    },
  },

  watch: {
    reply: "onReply",
    game: "restore",
    rows(now, before) {
      if (now.length === before.length) return;
      this.fresh = now.length > before.length ? now.length : 0;
      const answered = this.sent && now.length >= this.sentRow;
      if (answered || now.length < before.length || !this.running) this.begin();
      else this.save(); // another tab played a row: what is typed here moves to the next
    },
  },

  created() {
    this.restore();
  },

  mounted() {
    this.listeners = [
      [document, "keydown", this.onKey],
      [document, "click", this.onClick],
      [document, "paste", this.onPaste],
      [document, "pointerdown", this.keepFocus],
      [document, "mousedown", this.keepFocus],
      [document, "pointerdown", this.onHold],
      [document, "pointerup", this.onRelease],
      [document, "pointercancel", this.onRelease],
      [window, "literatura:sure", ({ detail }) => (this.hints = detail)], // from the player's notes
    ];
    for (const [target, type, handler] of this.listeners) target.addEventListener(type, handler);
    this.mirror();
    this.hold();
    if (this.sent) this.send(); // the page was loaded anew before the answer came
  },

  updated() {
    this.mirror();
    this.hold();
  },

  unmounted() {
    clearTimeout(this.timer);
    this.onRelease();
    for (const [target, type, handler] of this.listeners) target.removeEventListener(type, handler);
  },

  // Written out rather than as a template: the browser would have to compile it before the first row
  // is drawn, which takes longer than the drawing.
  render() {
    const { labels, length, total } = this;
    const rows = Array.from({ length: total }, (_, r) => this.drawRow(r + 1));
    return h(
      "div",
      {
        class: ["board", { over: !this.running, breathing: this.won && this.fresh }],
        style: { "--n": length },
        role: "table",
        "aria-label": labels.board,
        "data-testid": "board",
      },
      [this.drawHead(), ...rows],
    );
  },

  methods: {
    // ---- what is drawn
    drawHead() {
      const { labels, length, answer } = this;
      const turning = answer && this.fresh && !this.running;
      const covers = Array.from({ length }, (_, i) =>
        h("span", { class: "cover", style: { "--i": i + 1 }, "aria-hidden": true }, answer?.[i] ?? ""),
      );
      return h("div", { class: "row head", role: "row" }, [
        h("span", { class: "nr", role: "columnheader" }, h("span", { class: "vh" }, labels.row)),
        h("span", { class: ["covers", { open: answer, turning }], role: "columnheader", "aria-colspan": length }, [
          h("span", { class: "vh", innerHTML: answer ? labels.answer : labels.hidden }),
          ...covers,
        ]),
        h("span", { class: "cap in", role: "columnheader" }, labels.inPlace),
        h("span", { class: "cap mis", role: "columnheader" }, labels.misplaced),
      ]);
    },
    drawRow(r) {
      const tiles = Array.from({ length: this.length }, (_, i) => this.drawTile(r, i + 1));
      return h("div", { key: r, class: ["row", this.rowClass(r)], role: "row", "data-testid": "row-" + r }, [
        h("span", { class: "nr", role: "rowheader", "aria-label": String(r) }, [r, this.drawInput(r)]),
        ...tiles,
        h("span", { class: "num in", role: "cell", "data-testid": "in-place" }, this.number(r, 1)),
        h("span", { class: "num mis", role: "cell", "data-testid": "misplaced" }, this.number(r, 2)),
      ]);
    },
    drawTile(r, i) {
      const looks = { class: ["tile", this.tileClass(r, i)], role: "cell", lang: "hu", "data-testid": "tile-" + i, "data-hint": this.hint(r, i) };
      return h("span", looks, this.letter(r, i));
    },
    drawInput(r) {
      if (r !== this.current || this.watching) return null;
      return h("input", {
        ref: "input",
        class: "typing",
        type: "text",
        inputmode: "none",
        autocomplete: "off",
        autocapitalize: "off",
        autocorrect: "off",
        spellcheck: "false",
        "aria-label": this.labels.input,
        readonly: this.sent,
        onInput: this.onInput,
        onCompositionend: this.onInput,
        onPointerdown: this.onPointer,
      });
    },
    letter(r, i) {
      if (r <= this.rows.length) return this.rows[r - 1][0][i - 1];
      if (r !== this.current) return "";
      return this.watching ? this.offered?.[i - 1] : this.slots[i - 1];
    },
    number(r, which) {
      return r <= this.rows.length ? this.rows[r - 1][which] : "";
    },
    rowClass(r) {
      return {
        played: r <= this.rows.length,
        current: r === this.current,
        waiting: r === this.current && this.sent,
        shaking: r === this.current && this.shaking,
        fresh: r === this.fresh,
        offered: r === this.current && this.offered,
      };
    },
    tileClass(r, i) {
      if (r !== this.current) return null;
      if (this.watching) return { filled: this.offered };
      const filled = this.slots[i - 1];
      return { filled, gap: !filled && i <= this.typed, cursor: i - 1 === this.cursor && !this.sent };
    },
    hint(r, i) {
      // A letter that the player has noted as sure there, pale until it is taken over.
      return r === this.current && !this.slots[i - 1] && !this.sent ? this.hints[i - 1] || null : null;
    },
    mirror() {
      // The input holds the row for screen readers and dead keys; while one composes, hands off.
      const input = this.input();
      if (!input || this.composing()) return;
      this.mirrored = this.row(" ").slice(0, this.typed);
      if (input.value !== this.mirrored) input.value = this.mirrored;
      if (document.activeElement === input) input.setSelectionRange(this.cursor, this.cursor);
    },
    row(gap) {
      return this.slots.map((letter) => letter || gap).join("");
    },
    hold() {
      // Focus that nobody has belongs to the row: for dead keys, and so that it is never lost.
      const idle = !document.activeElement || document.activeElement === document.body;
      if (idle && !this.busy()) this.input()?.focus({ preventScroll: true });
    },
    input() {
      return this.$refs.input;
    },
    composing() {
      return this.isComposing === true;
    },

    // ---- the row being typed
    begin() {
      this.slots = Array(this.length).fill("");
      Object.assign(this, IDLE);
      this.save();
      const typed = this.ahead.splice(0);
      for (const key of typed) this.press(key);
    },
    save() {
      if (this.watching) return;
      const { slots, cursor, sent } = this;
      if (slots.some(Boolean)) remember(this.store, { row: this.current, slots, cursor, sent });
      else remember(this.store, null);
    },
    restore() {
      this.slots = Array(this.length).fill("");
      Object.assign(this, IDLE);
      this.ahead = [];
      const kept = recall(this.store);
      if (kept?.row !== this.current || kept.slots?.length !== this.length) return;
      this.slots = kept.slots.map((letter) => (this.keys.get(letter) === letter ? letter : ""));
      this.cursor = Math.min(Math.max(Number(kept.cursor) || 0, 0), this.length);
      this.sent = kept.sent === true;
      this.sentRow = this.current;
    },
    press(key) {
      if (!this.running || this.watching) return;
      if (this.sent) {
        // Typed ahead of the answer; for the next row, if it counts. A second Enter sends nothing.
        if (key.length === 1 || (this.ahead.length && /^(enter|backspace|skip)$/.test(key))) this.ahead.push(key);
      } else if (key === "enter") this.submit();
      else this.edit(key);
    },
    edit(key) {
      const before = this.slots.join("");
      if (key in EDITS) EDITS[key](this);
      else this.put(key);
      this.slots.length = this.length; // behind a full row there is no tile to empty
      this.moveTo(this.cursor);
      const now = this.slots.join("");
      if (now !== before) this.soften(now.length >= before.length);
      this.save();
    },
    moveTo(place) {
      this.cursor = Math.min(Math.max(place, 0), this.length);
    },
    put(letter) {
      // Behind the last tile, a letter goes to the first one that was left empty. Where a letter
      // fills a gap, the next one goes to the next gap; where it takes another's place, beside it.
      const place = this.cursor < this.length ? this.cursor : this.slots.indexOf("");
      if (place < 0) return;
      const filling = !this.slots[place];
      this.slots[place] = letter;
      const next = this.slots.indexOf("", place);
      this.cursor = !filling ? place + 1 : next < 0 ? this.length : next;
    },
    soften(gone) {
      // What was refused is being mended: the sentence fades, and is gone when a letter is typed.
      const alert = this.$el.closest(".board-side")?.querySelector("[role=alert]");
      if (alert?.textContent) alert.classList.add(gone ? "gone" : "past");
    },
    submit() {
      this.sent = true;
      this.sentRow = this.current;
      this.save();
      this.send();
    },
    send() {
      const word = this.row(GAP).slice(0, this.slots.findLastIndex(Boolean) + 1);
      this.$emit("guess", { row: this.sentRow, word });
      clearTimeout(this.timer);
      this.timer = setTimeout(() => (this.sent = false), PATIENCE_MS);
    },
    onReply(now, before) {
      if (!now || now.count === before?.count) return;
      clearTimeout(this.timer);
      if (now.refused) {
        this.sent = false;
        this.ahead = [];
        if (now.emptied) this.begin(); // it counted: the row is free for the next
        else this.save();
        this.shake();
      } else if (this.sent && this.rows.length < this.sentRow) {
        this.sent = false; // the server knows another row as the next one
        this.save();
      }
    },
    shake() {
      this.shaking = false;
      this.$nextTick(() => requestAnimationFrame(() => (this.shaking = true)));
    },
    read(text) {
      // The letters of a text, or null where some sign of it is none of them.
      const signs = Array.from(text.normalize("NFC").trim());
      const letters = signs.map((sign) => this.keys.get(sign));
      return letters.every(Boolean) ? letters : null;
    },

    // ---- where keys come from
    busy() {
      const open = CSS.supports("selector(:popover-open)") ? "dialog[open], :popover-open" : "dialog[open]";
      return document.querySelector(open) !== null;
    },
    elsewhere(target) {
      const field = target?.closest?.("input, select, textarea, [contenteditable]");
      return (field && field !== this.input()) || this.busy();
    },
    onKey(event) {
      if (!this.running || this.watching || event.defaultPrevented || event.isComposing || event.keyCode === 229) return;
      if (this.elsewhere(event.target)) return;
      const { key } = event;
      if (key === "Dead") {
        this.input()?.focus(); // an accent is coming: let the browser compose the letter
        return;
      }
      if (event.metaKey) return;
      const altGraph = event.getModifierState?.("AltGraph");
      const single = Array.from(key).length === 1;
      // A letter that Alt itself made (Í on some layouts) is no shortcut; plain Alt+letter is.
      const made = event.altKey && !event.ctrlKey && single && key > "\u007f";
      if ((event.ctrlKey || event.altKey) && !altGraph && !made) return;
      if (key === "Enter" || key === "Backspace" || key === "Delete") this.onControl(event, key.toLowerCase());
      else if (key === "Escape" && !event.repeat) this.press("clear");
      else if (key in MOVES) this.onMove(event, MOVES[key]);
      else if (single) this.onLetter(event, key);
    },
    onMove(event, move) {
      if (event.target.closest?.("button, a, summary, [role=button]")) return; // it keeps its keys
      event.preventDefault();
      this.press(move);
    },
    onControl(event, key) {
      // Whoever has moved the focus to a button or a link by keyboard wants that one pressed.
      const chosen = event.target.closest?.("button, a, summary, [role=button]");
      if (key === "enter" && chosen?.matches(":focus-visible")) return;
      event.preventDefault();
      if (!event.repeat || key !== "enter") this.press(key);
    },
    onLetter(event, key) {
      const letter = this.keys.get(key.normalize("NFC"));
      if (letter) {
        event.preventDefault();
        // Typing goes on in the row, wherever a closed menu or a pressed button left the focus.
        this.input()?.focus({ preventScroll: true });
        if (!event.repeat) this.press(letter);
      } else if (!event.repeat && key.toLowerCase() !== key.toUpperCase()) {
        event.preventDefault();
        this.refuse(key);
      }
    },
    onInput(event) {
      // A composed letter, dictation, or an on-screen keyboard of the system's own.
      this.isComposing = event.type === "input" && event.isComposing;
      if (this.isComposing || !this.input()) return;
      const typed = this.input().value;
      const before = this.mirrored ?? "";
      let start = 0;
      while (start < before.length && before[start] === typed[start]) start++;
      let end = 0;
      while (end < Math.min(before.length, typed.length) - start && before.at(-1 - end) === typed.at(-1 - end)) end++;
      const added = typed.slice(start, typed.length - end).replaceAll(" ", "");
      const letters = this.read(added);
      if (!letters) this.refuse(added);
      else if (!this.sent) {
        const last = before.length - end;
        for (let place = start; place < last; place++) this.slots[place] = "";
        if (last > start) this.cursor = start;
        for (const letter of letters) this.press(letter);
        this.save();
      }
      this.mirror();
    },
    onClick(event) {
      const key = event.target.closest?.("[data-key]")?.dataset.key;
      if (key && !event.defaultPrevented && !this.busy()) this.press(key);
    },
    onHold(event) {
      if (!event.target.closest?.("[data-key=backspace]") || event.button) return;
      this.onRelease();
      this.holding = setTimeout(() => this.press("clear"), HELD_MS);
    },
    onRelease() {
      clearTimeout(this.holding);
    },
    onPaste(event) {
      if (!this.running || this.watching || this.sent || this.elsewhere(event.target)) return;
      event.preventDefault();
      const text = event.clipboardData?.getData("text") ?? "";
      const letters = this.read(text);
      const room = this.length - this.cursor;
      if (letters && letters.length === this.length) {
        this.slots = letters;
        this.cursor = this.length;
        this.soften(true);
        this.save();
      } else if (letters && letters.length <= room) letters.forEach((letter) => this.press(letter));
      else this.refuse(text);
    },
    onPointer(event) {
      // A tapped tile gets the cursor; a pale letter there is taken over.
      event.preventDefault();
      this.input()?.focus({ preventScroll: true });
      if (this.sent || this.watching) return;
      const tiles = Array.from(this.input().closest(".row").querySelectorAll(".tile"));
      const place = tiles.findIndex((tile) => event.clientX <= tile.getBoundingClientRect().right);
      if (place < 0) return;
      this.moveTo(place);
      if (this.hint(this.current, place + 1)) this.press("skip");
      this.save();
    },
    keepFocus(event) {
      // A pressed key takes no focus, so that Enter afterwards submits the row.
      if (event.target.closest?.("[data-key]")) event.preventDefault();
    },
    refuse(text) {
      this.$emit("refuse", { text: Array.from(text).slice(0, 40).join("") });
    },
  },
};
