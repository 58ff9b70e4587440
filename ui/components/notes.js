// The player's notes: marks painted on the keyboard inside, tools above it, a grid of letters by
// places. Nothing is marked but by the player; what follows from the rows comes from the server.
//
// A tap is painted at once. Out go two events: `marks` {game, count, marks: [[spot, mark], …]}, what
// the server has not confirmed yet, and `fill`, the press of a switch. A spot is a letter at a place
// (0: the letter as such), counted as in literatura/notes.py. Unconfirmed marks live in
// sessionStorage, so that a reload or a lost line loses none. Docs: docs/decisions/0009.

import { h } from "vue";

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

const ICONS = {
  eraser: "m9 19-5-5 9.5-9.5 6 6L11 19zm0 0h11M8.5 9.5l6 6",
  undo: "M8.5 5 4.5 9l4 4M5 9h9a5 5 0 0 1 0 10H8",
  clear: "M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.5 10.5v5.5m3-5.5v5.5",
  grid: "M4.5 4.5h15v15h-15zm0 5h15m-15 5h15m-10-10v15m5-15v15",
};
const icon = (name) => h("svg", { viewBox: "0 0 24 24", "aria-hidden": true }, h("path", { d: ICONS[name] }));

const fill = (text, facts) => text.replace(/\{(\w+)\}/g, (_, name) => facts[name]);

export default {
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

  // Written out rather than as a template, which the browser would have to compile first.
  render() {
    const { open, marking, grid, wide } = this;
    return h(
      "div",
      {
        class: ["notes", { open, marking, spread: open && grid }],
        onClick: this.onClick,
        onKeydown: this.onKey,
        onMousedown: this.keepFocus,
        onContextmenu: this.onMenu,
        onPointerdown: this.onDown,
        onPointerup: this.onUp,
        onPointercancel: this.onUp,
        onPointerleave: this.onUp,
      },
      [
        open ? this.drawTools() : null,
        this.$slots.default?.(),
        open && (grid || wide) ? this.drawGrid() : null,
        h("span", { class: "vh", role: "status" }, this.said),
      ],
    );
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
    drawTools() {
      const { labels, past, any, grid } = this;
      const tools = TOOLS.map((t) => {
        const looks = { "data-mark": t || null, "aria-pressed": this.tool === t };
        const use = () => (this.tool = this.tool === t ? null : t);
        return this.drawTool("tool-" + this.names[t], labels.tools[t], use, t ? h("span", "A") : icon("eraser"), looks);
      });
      return h("div", { class: "tools", role: "group", "aria-label": labels.toolbar }, [
        ...tools,
        this.drawTool("notes-undo", labels.undo, this.undo, icon("undo"), { "aria-disabled": !past.length }),
        this.drawTool("notes-clear", labels.clear, this.clear, icon("clear"), { "aria-disabled": !any }),
        this.wide
          ? null
          : this.drawTool("notes-grid", labels.grid, () => (this.grid = !grid), icon("grid"), { ref: "spread", "aria-pressed": grid }),
      ]);
    },
    drawTool(testid, name, onClick, content, looks) {
      const named = { title: name, "aria-label": name, "data-testid": testid };
      return h("button", { key: testid, type: "button", class: "tool", ...named, onClick, ...looks }, content);
    },
    drawGrid() {
      const { labels, fills } = this;
      const press = () => this.$emit("fill", {});
      const looks = { type: "button", class: "switch", role: "switch", "aria-checked": fills, "data-testid": "notes-fill" };
      return h("div", { class: "grid", "data-testid": "notes-table", style: { "--n": this.length } }, [
        h("button", { ...looks, onClick: press }, labels.fill),
        h("div", { class: "halves" }, this.halves.map(this.drawHalf)),
        h("p", labels.fillNote),
      ]);
    },
    drawHalf(half) {
      const places = Array.from({ length: this.length + 1 }, (_, place) => place);
      const head = places.map((place) => (place ? h("th", { scope: "col" }, place) : h("td")));
      const rows = half.map((letter) => h("tr", places.map((place) => this.drawSpot(letter, place))));
      const name = `${this.labels.table}, ${half[0]}–${half.at(-1)}`;
      return h("table", { key: half[0], "aria-label": name }, [h("thead", h("tr", head)), h("tbody", rows)]);
    },
    drawSpot(letter, place) {
      const spot = this.spot(letter, place);
      const mark = this.now[spot] || null;
      const looks = {
        type: "button",
        class: "spot",
        "data-spot": spot,
        "data-mark": mark,
        "data-fact": this.fact(spot),
        tabindex: spot === this.at ? 0 : -1,
        "aria-label": this.name(letter, place),
        onClick: this.onSpot,
      };
      const shown = !place || mark ? h("span", { "aria-hidden": true }, letter) : null;
      return h(place ? "td" : "th", { scope: place ? null : "row" }, h("button", looks, shown));
    },
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
        const told = this.withFact(name, spot);
        key.setAttribute("aria-label", told);
        key.lang = told === letter ? "hu" : document.documentElement.lang;
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
