// The tour for first visitors: a dialog of a few steps, turned here without a round trip.
//
// It knows nothing of the game: the steps come as HTML from the server. Whoever just starts to type
// is not kept: the first letter closes it and falls on the board. That it was seen is kept by the
// server, in a cookie, at the address `seen`.

export default {
  template: `
    <dialog ref="dialog" class="dialog tour" :aria-labelledby="id" data-testid="tour" @close="onClose" @keydown="onKey">
      <button type="button" class="tour-close" data-testid="tour-close" :aria-label="labels.skip" :title="labels.skip"
              @click="close"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6.5 6.5 11 11m0-11-11 11"/></svg></button>
      <section :key="at" class="step">
        <h2 :id="id" ref="title" tabindex="-1">{{ steps[at].title }}</h2>
        <div v-html="steps[at].html"></div>
      </section>
      <div class="tour-foot">
        <button v-if="at" type="button" class="button" data-testid="tour-back" @click="turn(-1)">{{ labels.back }}</button>
        <button v-else type="button" class="button" data-testid="tour-skip" @click="close">{{ labels.skip }}</button>
        <span class="tour-at">{{ labels.steps[at] }}</span>
        <button v-if="at + 1 < steps.length" type="button" class="button primary" autofocus data-testid="tour-next" @click="turn(1)">{{ labels.next }}</button>
        <button v-else type="button" class="button primary" data-testid="tour-end" @click="close">{{ labels.end }}</button>
      </div>
    </dialog>`,

  props: {
    steps: Array, // {title, html}
    labels: Object,
    seen: String,
    opens: Boolean, // of itself, for a first visitor
  },

  data() {
    return { at: 0, id: "tour-title" };
  },

  mounted() {
    // Not over what somebody has begun to type; a puzzle has played rows from the start.
    if (this.opens && !document.querySelector(".row:not(.played) .tile.filled, dialog[open]")) this.open();
  },

  methods: {
    open() {
      this.at = 0;
      this.$refs.dialog.showModal();
    },
    close() {
      this.$refs.dialog.close();
    },
    turn(by) {
      this.at += by;
      this.$nextTick(() => this.$refs.title.focus()); // read out what has changed
    },
    onClose() {
      if (this.seen) fetch(this.seen, { redirect: "manual" }).catch(() => {});
    },
    onKey(event) {
      const { key, ctrlKey, altKey, metaKey } = event;
      if (this.opens && /^\p{L}$/u.test(key) && !ctrlKey && !altKey && !metaKey) this.close();
    },
  },
};
