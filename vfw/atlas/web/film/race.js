// The progress of the race: a number, and a bar of 48 places with a mark at three quarters.

import { html, put } from "../../../panel/web/shared/dom.js";

/** @import { Frame } from "./frames.js" */

export class RaceCount {
  /**
   * @param {number} places
   * @param {number} needed
   */
  constructor(places, needed) {
    this.needed = needed;
    this.cells = Array.from({ length: places }, () => html("i", {}));
    this.bar = html("div", { class: "vfw-race-bar", role: "img" }, ...this.cells);
    this.number = html("b", {});
    this.words = html("span", {});
    const mark = html("div", { class: "vfw-race-mark", "aria-hidden": "true" }, `${needed}`);
    mark.style.left = `${(100 * needed) / places}%`;
    const count = html("p", { class: "vfw-race-number" }, this.number, this.words);
    this.element = html("div", { class: "vfw-race" }, count, html("div", { class: "vfw-race-track" }, this.bar, mark));
  }

  /** @param {Frame} frame */
  paint({ counts }) {
    const [[ratified] = [0], [rejected] = [0]] = [counts.ratified, counts.rejected];
    this.number.textContent = String(ratified);
    this.words.textContent = ` of ${this.needed} needed · ${rejected} refused`;
    const fills = barOf(this.cells.length, ratified, rejected);
    this.cells.forEach((cell, i) => (cell.dataset.fill = fills[i]));
    const spoken = `${ratified} of the ${this.needed} states needed have ratified, ${rejected} have refused`;
    put(this.bar, { "aria-label": spoken });
  }
}

/**
 * Those that ratified fill the bar from the left, those that refused from the right.
 * @param {number} places
 * @param {number} ratified
 * @param {number} rejected
 */
export function barOf(places, ratified, rejected) {
  return Array.from({ length: places }, (_, i) => {
    if (i < ratified) return "ratified";
    return i >= places - rejected ? "rejected" : "open";
  });
}
