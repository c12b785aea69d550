// The dialog of a state: its name, its pieces, and further sentences. It opens beside the state.

import { find, html, put } from "../shared/dom.js";
import { besideState } from "./dialog_position.js";
import { rectIn } from "./geometry.js";
import { linkToHistory } from "./history_link.js";
import { nameAndRest } from "./places.js";

/** @import { DrawnPlace } from "./places.js" */

const HOVER_REST = 250; // ms the pointer rests before the sheet opens
const HOVER_GRACE = 150; // ms to move the pointer onto the sheet

export class StateSheet {
  /** Which it is about. @type {DrawnPlace | null} */
  place = null;
  /** The link in it. @type {HTMLElement | null} */
  link = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {HTMLElement} el */
  constructor(el) {
    this.box = html("div", { class: "vfw-state-sheet", role: "group", hidden: "" });
    this.room = html("div", { class: "vfw-sheet-room" }, this.box);
    // Tab enters it here from the states, before the tools of the map.
    el.prepend(this.room);
    // By key there is Escape, and Enter for what leads on: Tab goes past a sheet of which all is seen.
    const about = { type: "button", class: "vfw-sheet-close", tabindex: -1, "aria-label": "Close" };
    this.closer = html("button", about, "✕");
  }

  /**
   * Open the sheet of this place once the pointer has rested; without a place, go back to `otherwise` or close.
   * @param {DrawnPlace | null} place
   * @param {DrawnPlace | null} otherwise
   */
  openSoon(place, otherwise) {
    clearTimeout(this.#timer);
    const next = place ?? otherwise;
    this.#timer = setTimeout(() => (next ? this.open(next) : this.close()), place ? HOVER_REST : HOVER_GRACE);
  }

  /** @param {DrawnPlace} place */
  open(place) {
    clearTimeout(this.#timer);
    this.place = place;
    const [name, rest] = nameAndRest(place);
    const head = html("p", {}, html("b", {}, name), rest, ...(place.page ? [] : linkToHistory(place, -1)));
    const notes = place.notes.map((note) => html("p", { class: "vfw-note" }, note));
    this.link = place.page ? html("a", { href: place.page, tabindex: -1 }, `The page of ${place.name} ›`) : null;
    const way = this.link ? [html("p", { class: "vfw-note" }, this.link)] : [];
    this.box.replaceChildren(this.closer, head, ...notes, ...way);
    put(this.box, { "aria-label": `About ${place.name}` });
    this.box.hidden = false;
    this.box.scrollTop = 0;
    this.follow();
  }

  /** Stay as it is, while the pointer is on it. */
  keep() {
    clearTimeout(this.#timer);
  }

  /** The focus in it goes back to the state. */
  close() {
    if (this.box.contains(document.activeElement)) this.place?.button.focus({ preventScroll: true });
    clearTimeout(this.#timer);
    this.place = null;
    this.box.hidden = true;
  }

  /** Lie beside the state; where there is no room for that, at least beside its tag. */
  follow() {
    if (!this.place) return;
    const { button, box, tag } = this.place;
    const state = rectIn(this.room, (box && find(box, ".vfw-target")) ?? button);
    const size = { width: this.box.offsetWidth, height: this.box.offsetHeight };
    const room = { width: this.room.offsetWidth, height: this.room.offsetHeight };
    const scrolls = this.box.scrollHeight > this.box.clientHeight;
    const { left, top } = besideState(size, state, rectIn(this.room, tag ?? button), room, box !== undefined);
    Object.assign(this.box.style, { left: `${left}px`, top: `${top}px` });
    // Scrollable content also scrolls by key.
    put(this.box, { tabindex: scrolls ? 0 : null });
  }
}
