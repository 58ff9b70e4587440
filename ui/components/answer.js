// The answer to a guess: two rows of numbers and a button. It knows no rule: which pairs can be is
// told by the server, and a number that no possible pair has beside the other one can't be picked.
//
// Out goes one event: `answer` {row, in_place, misplaced}. What is picked lives here until it is sent.

const PATIENCE_MS = 10_000; // after that, an unanswered answer can be sent again

export default {
  template: `
    <form class="answer" :class="{sent}" :style="{'--count': numbers.length, '--narrow': narrow}" @submit.prevent="send">
      <div v-for="(side, s) in sides" :key="side.name" role="group" :aria-label="side.label" :class="side.name">
        <p class="cap" :class="side.name" aria-hidden="true">{{ side.label }}</p>
        <div class="picks">
          <button v-for="n in numbers" :key="n" type="button" class="pick" :disabled="sent || !may(s, n)"
                  :aria-pressed="picked[s] === n" :data-testid="'answer-' + side.testid + '-' + n"
                  @click="pick(s, n)"><span>{{ n }}</span></button>
        </div>
      </div>
      <div class="foot">
        <slot></slot>
        <button type="submit" class="button primary" data-testid="answer-submit" :disabled="!complete || sent">{{ submit }}</button>
      </div>
    </form>`,

  props: {
    row: Number, // of the guess that is answered
    length: Number,
    possible: Array, // [in place, misplaced]
    labels: Array, // of the two sides
    submit: String,
    replies: Number, // grows with every reply of the server to this page
  },

  data() {
    return { picked: [null, null], implied: false, sent: false };
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

  methods: {
    begin() {
      const focused = this.$el.contains(document.activeElement);
      Object.assign(this, { picked: [null, null], implied: false, sent: false });
      // What was pressed is disabled now; keyboard players go on at the first number.
      if (focused) this.$nextTick(() => this.$el.querySelector(".pick").focus());
    },
    pairs(side, n) {
      return this.possible.filter((pair) => pair[side] === n);
    },
    may(side, n) {
      const other = this.implied ? null : this.picked[1 - side];
      return this.pairs(side, n).some((pair) => other === null || pair[1 - side] === other);
    },
    pick(side, n) {
      if (this.implied) this.picked = [null, null];
      this.implied = false;
      this.picked[side] = n;
      const pairs = this.pairs(side, n);
      if (this.picked[1 - side] === null && pairs.length === 1) {
        this.picked = [...pairs[0]]; // nothing is left to choose
        this.implied = true;
      }
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
