// The table of states: the map in rows, with a button in those that may be chosen. Rows are painted in place, so that
// the focus stays.

import { around, focused, html, listenUntil, NO_SHORTCUTS, put } from "../shared/dom.js";
import { watchDoubleClicks } from "../shared/double_click.js";
import { Asking } from "./question.js";
import { linkToHistory } from "./history_link.js";
import { drawMarkAlone, drawPersonAlone } from "./marks.js";
import { notesWith } from "./places.js";
import { inOrder, nextFrom, wordsFor } from "./rows.js";

/** @import { Post } from "../shared/delivery.js" */
/** @import { Model } from "../shared/jupyter.js" */
/** @import { Face, Place } from "./places.js" */
/** @import { Column } from "./rows.js" */

/**
 * A place and its row. `changed` and `notes` are those of a state.
 * @typedef {object} Row
 * @property {HTMLElement} row
 * @property {HTMLButtonElement} button
 * @property {HTMLElement} shapes
 * @property {HTMLElement} words
 * @property {HTMLElement} changed
 * @property {HTMLElement} notes
 * @property {string} [drawn] what is drawn there by now
 */

/** @type {Record<Column, string>} */
const COLUMNS = { name: "State", region: "Region" };

export class StatesTable {
  /** @type {Column} */
  column = "name";
  isDescending = false;
  isSeen = false;

  /**
   * @param {Model} model
   * @param {HTMLElement} el
   * @param {Place[]} places
   * @param {AbortSignal} signal
   * @param {Post} post
   */
  constructor(model, el, places, signal, post) {
    this.model = model;
    this.el = el;
    this.asking = new Asking(model, (message) => post.send(message), (text) => this.say(text));
    const rows = places.map((place) => (place.sign ? rowOfRegion(place) : rowOfState(place)));
    this.places = new Map(rows.map((place) => [place.key, place]));
    this.regions = rows.filter((place) => place.sign);
    this.states = rows.filter((place) => place.region);
    this.headers = Object.entries(COLUMNS).map(([column, title]) => {
      const button = html("button", { type: "button", "data-column": column }, title);
      return { column, cell: heading(button) };
    });
    this.body = html("tbody", { role: "rowgroup" });
    this.list = html("ul", { "aria-label": "Regions" }, ...this.regions.map((place) => place.row));
    this.draw();
    this.sort("name", false);
    this.listen(signal);
  }

  draw() {
    const history = linkToHistory(this.states[0]).map(() => heading("History"));
    const sorting = this.headers.map(({ cell: sorted }) => sorted);
    const head = rowOf(...sorting, heading("What is there"), ...history, heading("Choice"));
    // Without these roles a table whose rows are shown as blocks is none to some screen readers.
    const table = html("table", { role: "table" }, html("thead", { role: "rowgroup" }, head), this.body);
    const about = { class: "vfw-states", role: "region", "aria-label": "Table of the states", tabindex: 0 };
    this.el.append(html("div", about, this.list, table));
    put(this.el, NO_SHORTCUTS);
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    const listen = listenUntil(signal);
    const isLateHalf = watchDoubleClicks(signal);
    listen(this.el, "click", (event) => {
      const { column, key } = around(event.target, "button")?.dataset ?? {};
      const place = key === undefined ? undefined : this.places.get(key);
      if (column) this.sort(/** @type {Column} */ (column), column === this.column && !this.isDescending);
      else if (place && !isLateHalf(event, this.asking.askedAt)) this.asking.choose(place);
    });
    listen(this.el, "keydown", (event) => event.repeat && event.target.matches("button") && event.preventDefault());
    listen(this.el, "focusout", () => this.paint());
    const changed = () => this.paintIfSeen();
    this.model.on("change", changed);
    // As wide as the table, and as high whatever is painted in it.
    const ruler = this.el.appendChild(html("div", {}));
    const width = new ResizeObserver(([{ contentRect }]) => {
      this.isSeen = contentRect.width > 0;
      this.paintIfSeen();
    });
    width.observe(ruler);
    signal.addEventListener("abort", () => {
      this.model.off("change", changed);
      width.disconnect();
    });
  }

  /** @param {string} text */
  say(text) {
    this.el.dispatchEvent(new CustomEvent("vfw-say", { bubbles: true, composed: true, detail: { text } }));
  }

  /**
   * @param {Column} column
   * @param {boolean} isDescending
   */
  sort(column, isDescending) {
    this.column = column;
    this.isDescending = isDescending;
    this.states = inOrder(this.states, column, isDescending);
    this.body.append(...this.states.map((place) => place.row));
    const order = isDescending ? "descending" : "ascending";
    for (const header of this.headers) put(header.cell, { "aria-sort": header.column === column ? order : null });
  }

  /** Behind another tab it is neither seen nor heard: it is painted when it comes to the front. */
  paintIfSeen() {
    if (this.isSeen) this.paint();
  }

  paint() {
    const isNew = this.asking.hear();
    for (const place of this.places.values()) this.paintButton(place);
    for (const place of this.regions) this.paintRegion(place);
    this.list.hidden = this.regions.every((place) => place.row.hidden);
    for (const place of this.states) this.paintState(place);
    const here = this.places.get(focused()?.dataset.key ?? "");
    if (isNew && this.asking.follows && here?.button === document.activeElement) this.choiceFrom(here)?.button.focus();
  }

  /**
   * What has the focus stays, also where it is no choice any more, until the focus has gone elsewhere.
   * @param {Place & Row} place
   */
  paintButton(place) {
    const { button } = place;
    const isLegal = this.asking.isLegal(place);
    button.hidden = !isLegal && button !== document.activeElement;
    button.toggleAttribute("data-choice", isLegal);
    put(button, { "aria-disabled": !isLegal });
  }

  /** @param {Place & Row} place */
  paintRegion(place) {
    const colors = this.asking.scene.campaigners[place.key] ?? [];
    place.shapes.replaceChildren(...colors.map((color) => drawPersonAlone(color, 24)));
    place.words.textContent = colors.map((color) => `${color} campaigner`).join(", ");
    place.row.hidden = !colors.length && place.button.hidden;
  }

  /** @param {Place & Row} place */
  paintState(place) {
    /** @type {Face} */
    const face = this.model.get(place.key);
    const hint = this.asking.hintFor(place);
    const drawn = JSON.stringify([face, hint]);
    if (drawn === place.drawn) return;
    place.drawn = drawn;
    const marks = face.marks.map(([shape, text]) => drawMarkAlone(shape, text, 24));
    place.shapes.replaceChildren(...marks, ...face.signs);
    place.words.textContent = wordsFor(place, face.says);
    place.notes.replaceChildren(...notesWith(face.notes, hint).map((note) => html("p", {}, note)));
    place.changed.hidden = !face.changed;
    place.row.toggleAttribute("data-changed", face.changed);
  }

  /**
   * This one, or the next that may be chosen.
   * @param {Place & Row} here
   */
  choiceFrom(here) {
    return nextFrom(here, [...this.regions, ...this.states], (place) => this.asking.isLegal(place));
  }
}

/**
 * @param {Place} place
 * @returns {Place & Row}
 */
function rowOfRegion(place) {
  const { button, shapes, words, ...others } = partsOf(place);
  const row = html("li", {}, html("b", {}, place.name), shapes, words, button);
  return { ...place, button, shapes, words, ...others, row };
}

/**
 * @param {Place} place
 * @returns {Place & Row}
 */
function rowOfState(place) {
  const { button, shapes, words, changed, notes } = partsOf(place);
  const cells = [
    html("th", { role: "rowheader", scope: "row" }, `${place.name} `, changed),
    cell(place.region ?? ""),
    cell(html("div", { class: "vfw-lies" }, shapes, words), notes),
    ...linkToHistory(place).map((link) => put(cell(link), { class: "vfw-leads-on" })),
    cell(button),
  ];
  return { ...place, button, shapes, words, changed, notes, row: rowOf(...cells) };
}

/** @param {Place} place */
function partsOf({ key, name }) {
  return {
    button: html("button", { type: "button", "aria-label": `Choose ${name}`, "data-key": key }, "Choose"),
    shapes: html("span", { class: "vfw-shapes", "aria-hidden": "true" }),
    words: html("span", {}),
    changed: html("span", { class: "vfw-row-changed", hidden: "" }, "changed"),
    notes: html("div", {}),
  };
}

/** @param {...Node} cells */
function rowOf(...cells) {
  return html("tr", { role: "row" }, ...cells);
}

/** @param {...(Node | string)} content */
function cell(...content) {
  return html("td", { role: "cell" }, ...content);
}

/** @param {Node | string} content */
function heading(content) {
  return html("th", { role: "columnheader", scope: "col" }, content);
}
