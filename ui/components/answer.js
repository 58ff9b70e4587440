// The answer to a guess: two rows of numbers and a button. It knows no rule: which pairs can be is
// told by the server. Beside the one number that was picked, only those of a possible pair can be;
// where both were, a number that does not go with the other side takes that one off.
//
// Out goes one event: `answer` {row, in_place, misplaced}. What is picked lives here until it is sent.

import { h } from "vue";

const PATIENCE_MS = 10_000; // after that, an unanswered answer can be sent again

export default {
  props: {
    row: Number, // of the guess that is answered
    length: Number,
    possible: Array, // [in place, misplaced]
    labels: Array, // of the two sides
    submit: String,
    replies: Number, // grows with every reply of the server to this page
  },

  data() {
    return { picked: [null, null], implied: null, sent: false }; // implied: the side filled in for the player
  },

  computed: {
    numbers() {
      return Array.from({ length: this.length + 1 }, (_, n) => n);
    },
    narrow() {
      const count = this.numbers.length;
      return count <= 8 ? count : Math.ceil(count / 2);
    },
    sides() {
      return [
        { name: "in", testid: "in-place", label: this.labels[0] },
        { name: "mis", testid: "misplaced", label: this.labels[1] },
      ];
    },
    complete() {
      return this.picked.every((n) => n !== null);
    },
  },

  watch: {
    row: "begin",
    length: "begin",
    replies() {
      this.sent = false;
    },
  },

  unmounted() {
    clearTimeout(this.timer);
  },

  // Written out rather than as a template, which the browser would have to compile first.
  render() {
    const { sent, numbers, narrow } = this;
    const looks = { class: ["answer", { sent }], style: { "--count": numbers.length, "--narrow": narrow } };
    return h("form", { ...looks, onSubmit: this.onSubmit }, [
      ...this.sides.map(this.drawSide),
      h("div", { class: "foot" }, [this.$slots.default?.(), this.drawSubmit()]),
    ]);
  },

  methods: {
    drawSide({ name, testid, label }, s) {
      const picks = this.numbers.map((n) => this.drawPick(s, n, `answer-${testid}-${n}`));
      return h("div", { key: name, role: "group", "aria-label": label, class: name }, [
        h("p", { class: ["cap", name], "aria-hidden": true }, label),
        h("div", { class: "picks" }, picks),
      ]);
    },
    drawPick(s, n, testid) {
      const looks = {
        type: "button",
        class: "pick",
        disabled: !this.may(s, n),
        "aria-disabled": this.sent,
        "aria-pressed": this.picked[s] === n,
        "data-focus": s + n ? null : "",
        "data-testid": testid,
      };
      return h("button", { key: n, ...looks, onClick: () => this.pick(s, n) }, h("span", n));
    },
    drawSubmit() {
      const looks = { type: "submit", class: "button primary", "data-testid": "answer-submit" };
      return h("button", { ...looks, disabled: !this.complete, "aria-disabled": this.sent }, this.submit);
    },
    onSubmit(event) {
      event.preventDefault();
      this.send();
    },
    begin() {
      const focused = this.$el.contains(document.activeElement);
      Object.assign(this, { picked: [null, null], implied: null, sent: false });
      if (focused) this.$nextTick(() => this.$el.querySelector(".pick").focus()); // to go on by keyboard
    },
    chosen(side) {
      return this.implied === side ? null : this.picked[side];
    },
    goes(side, n, other) {
      return this.possible.some((pair) => pair[side] === n && (other === null || pair[1 - side] === other));
    },
    may(side, n) {
      const free = this.chosen(0) !== null && this.chosen(1) !== null; // a change of mind
      return this.goes(side, n, free ? null : this.chosen(1 - side));
    },
    pick(side, n) {
      if (this.sent) return;
      const other = this.chosen(1 - side);
      this.picked[side] = n;
      if (this.implied === side) this.implied = null;
      if (other !== null && this.goes(side, n, other)) return;
      const pairs = this.possible.filter((pair) => pair[side] === n);
      // Where nothing is left to choose, the other side is filled in.
      this.implied = pairs.length === 1 ? 1 - side : null;
      this.picked[1 - side] = pairs.length === 1 ? pairs[0][1 - side] : null;
    },
    send() {
      if (!this.complete || this.sent) return;
      this.sent = true;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => (this.sent = false), PATIENCE_MS);
      this.$emit("answer", { row: this.row, in_place: this.picked[0], misplaced: this.picked[1] });
    },
  },
};
