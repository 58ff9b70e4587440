// The tour for first visitors: a dialog of a few steps, turned here without a round trip.
//
// It knows nothing of the game: the steps come as HTML from the server. Whoever just starts to type
// is not kept: the first letter closes it and falls on the board. That it was seen is kept by the
// server, in a cookie, at the address `seen`.

import { h } from "vue";

const CROSS = h("svg", { viewBox: "0 0 24 24", "aria-hidden": true }, h("path", { d: "m6.5 6.5 11 11m0-11-11 11" }));

export default {
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
    if (this.opens) setTimeout(this.offer); // the page first
  },

  // Written out rather than as a template, which the browser would have to compile first.
  render() {
    const { at, id, labels } = this;
    const { title, html } = this.steps[at];
    const looks = { class: "dialog tour", "aria-labelledby": id, "data-testid": "tour" };
    return h("dialog", { ref: "dialog", ...looks, onClose: this.onClose, onKeydown: this.onKey }, [
      h("button", { type: "button", class: "tour-close", "data-testid": "tour-close", "aria-label": labels.skip, title: labels.skip, onClick: this.close }, CROSS),
      h("section", { key: at, class: "step" }, [
        h("h2", { id, ref: "title", tabindex: -1 }, title),
        h("div", { innerHTML: html }),
      ]),
      this.drawFoot(),
    ]);
  },

  methods: {
    drawFoot() {
      const { at, labels } = this;
      const button = (name, label, onClick, looks) =>
        h("button", { key: name, type: "button", class: "button", "data-testid": "tour-" + name, onClick, ...looks }, label);
      const onward = { class: "button primary", autofocus: true };
      return h("div", { class: "tour-foot" }, [
        at ? button("back", labels.back, () => this.turn(-1)) : button("skip", labels.skip, this.close),
        h("span", { class: "tour-at" }, labels.steps[at]),
        at + 1 < this.steps.length
          ? button("next", labels.next, () => this.turn(1), onward)
          : button("end", labels.end, this.close, onward),
      ]);
    },
    offer() {
      // Not over what somebody has begun to type; a puzzle has played rows from the start.
      if (!document.querySelector(".row:not(.played) .tile.filled, dialog[open]")) this.open();
    },
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
