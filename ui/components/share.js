// Passing a result on, which only the browser can do: by the system's share sheet, else by the
// clipboard, else as text to select; and its picture, by the share sheet or as a download.
//
// Browsers allow it only while a press is fresh, so the text is here beforehand. It knows no game.
// Out goes one event: `copied`.

import { h } from "vue";

const GIVEN_UP = ["AbortError", "InvalidStateError"]; // closed by the player, or open already

function sharesFiles() {
  return navigator.canShare?.({ files: [new File(["."], "a.png", { type: "image/png" })] }) === true;
}

export default {
  props: {
    text: String,
    picture: String, // its address
    file: String, // what the picture is called when it is kept
    labels: Object,
  },

  computed: {
    lines() {
      return this.text.split("\n").length + 1; // the address may need two
    },
  },

  // Written out rather than as a template, which the browser would have to compile first.
  render() {
    const { labels, picture, file } = this;
    const presses = { onPointerdown: this.fetchPicture, onFocus: this.fetchPicture, onClick: this.sharePicture };
    const share = { ref: "button", type: "button", class: "button", "data-testid": "share" };
    return h("div", { class: "share" }, [
      h("button", { ...share, onClick: this.share }, labels.share),
      h("a", { class: "button", "data-testid": "share-picture", href: picture, download: file, ...presses }, labels.picture),
      this.drawDialog(),
    ]);
  },

  methods: {
    drawDialog() {
      const { labels } = this;
      const looks = { class: "dialog share-dialog", "aria-label": labels.select, "data-testid": "share-dialog" };
      const text = { readonly: true, value: this.text, rows: this.lines, "aria-label": labels.text, spellcheck: "false" };
      const close = h("button", { class: "button", "data-testid": "share-close" }, labels.close);
      return h("dialog", { ref: "dialog", ...looks, onClose: this.leave }, [
        h("p", labels.select),
        h("textarea", { ref: "text", ...text, "data-testid": "share-text" }),
        h("form", { method: "dialog" }, close),
      ]);
    },
    async share() {
      try {
        if (navigator.share) return await navigator.share({ text: this.text });
      } catch (error) {
        if (GIVEN_UP.includes(error.name)) return;
      }
      try {
        await navigator.clipboard.writeText(this.text);
        this.$emit("copied");
      } catch {
        this.$refs.dialog.showModal();
        this.$refs.text.focus();
        this.$refs.text.select();
      }
    },
    leave() {
      this.$refs.button.focus({ preventScroll: true });
    },
    fetchPicture() {
      // A moment before the press is over: the share sheet opens only for what is here by then.
      if (!this.fetched && sharesFiles()) {
        this.fetched = fetch(this.picture)
          .then((answer) => (answer.ok ? answer.blob() : Promise.reject(new Error(answer.status))))
          .then((blob) => new File([blob], this.file, { type: "image/png" }));
        this.fetched.catch(() => (this.fetched = null));
      }
      return this.fetched;
    },
    async sharePicture(event) {
      if (!sharesFiles()) return; // the link downloads it
      event.preventDefault();
      try {
        await navigator.share({ files: [await this.fetchPicture()] });
      } catch (error) {
        if (!GIVEN_UP.includes(error.name)) this.download();
      }
    },
    download() {
      const link = Object.assign(document.createElement("a"), { href: this.picture, download: this.file });
      link.click();
    },
  },
};
