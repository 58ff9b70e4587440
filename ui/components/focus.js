// Keeps the focus where the player is: when what had it is taken off the page's main part, the focus
// goes to its successor of the same name, else to the first `data-focus` in here. Without it, keyboard
// players would begin at the top of the page again.

import { h } from "vue";

export default {
  render() {
    return h("div", this.$slots.default?.());
  },

  mounted() {
    this.remember({ target: document.activeElement }); // a board takes the focus before this is there
    this.observer = new MutationObserver(this.look);
    // What had the focus may lie beside this part: a board takes its input off when a game ends,
    // before or after the result is drawn here.
    this.observer.observe(this.$el.closest("main") ?? this.$el, { childList: true, subtree: true });
    document.addEventListener("focusin", this.remember);
    document.addEventListener("pointerup", this.forget);
  },

  unmounted() {
    this.observer.disconnect();
    document.removeEventListener("focusin", this.remember);
    document.removeEventListener("pointerup", this.forget);
  },

  methods: {
    remember(event) {
      this.last = event.target.closest("main") ? event.target : null;
    },
    forget() {
      // A press beside everything takes the focus off on purpose.
      if (this.last?.isConnected && this.nowhere()) this.last = null;
    },
    nowhere() {
      return !document.activeElement || document.activeElement === document.body;
    },
    look(changes) {
      if (!this.last || this.last.isConnected || !this.nowhere()) return;
      const same = this.last.dataset.testid && `[data-testid="${CSS.escape(this.last.dataset.testid)}"]`;
      const added = changes.flatMap((change) => [...change.addedNodes]).filter((node) => this.$el.contains(node));
      // What has come just now is nearer than a headline that stood there before.
      const next = (same && this.find([this.$el], same)) || this.find([...added, this.$el], "[data-focus]");
      next?.focus({ preventScroll: next.matches("button") });
    },
    find(places, selector) {
      for (const place of places) {
        const found = place.matches?.(selector) ? place : place.querySelector?.(selector);
        if (found) return found;
      }
      return null;
    },
  },
};
