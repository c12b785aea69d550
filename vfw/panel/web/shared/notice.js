// The notice about the connection.

import { html } from "./dom.js";

/** A quiet line while a press is sent again, and a banner without an answer. */
export class Notice {
  /** @type {HTMLElement | null} */
  #from = null;

  /** @param {() => void} reload */
  constructor(reload) {
    this.quiet = html("div", { class: "vfw-sending", role: "status" });
    this.banner = html("div", { class: "vfw-banner", role: "alert" });
    this.button = html("button", { type: "button" }, "Load the page again");
    this.button.addEventListener("click", reload);
    this.text = html("p", {});
    this.box = html("div", {}, this.text, this.button);
    document.body.prepend(this.quiet, this.banner);
  }

  /** @param {boolean} isOn */
  sending(isOn) {
    const text = isOn ? "This has not arrived yet. Sending it again…" : "";
    if (this.quiet.textContent !== text) this.quiet.textContent = text;
  }

  /**
   * @param {string} text
   * @param {string} zoom
   */
  lost(text, zoom) {
    this.sending(false);
    this.text.textContent = text;
    this.box.style.zoom = zoom;
    (document.fullscreenElement ?? document.body).prepend(this.banner);
    this.banner.replaceChildren(this.box);
  }

  /** @param {Element | null} from */
  takeFocus(from) {
    this.#from = /** @type {HTMLElement | null} */ (from);
    this.button.focus();
  }

  /** The focus goes back to where it was, unless it has gone elsewhere meanwhile. */
  found() {
    const isHere = this.banner.contains(document.activeElement);
    this.banner.replaceChildren();
    if (isHere) this.#from?.focus({ preventScroll: true });
  }
}
