// The chart of Congress: bars that Python has written, all or only those on the Amendment, and the same as a table.

import { around, html, once, put } from "../../panel/web/shared/dom.js";
import { inView } from "../../panel/web/shared/view.js";
import { wearLook } from "./look.js";
import { SortableTable } from "./table.js";

/** @import { View } from "../../panel/web/shared/jupyter.js" */

/**
 * A vote: the texts of its row, and the values by which the rows are sorted.
 * @typedef {{ day: string, kind: string, order?: string, texts: string[], sorts: string[] }} Vote
 */

/**
 * All that is shown. Those that are not plain texts are HTML.
 * @typedef {object} Scene
 * @property {string} title
 * @property {[string, string][]} choices which votes are shown, and how that is called
 * @property {string} axis
 * @property {string} bars
 * @property {string} key
 * @property {string} caption
 * @property {string} sources
 * @property {string[]} columns
 * @property {Vote[]} rows
 */

export default () => ({ render: inView(showCongress) });

/**
 * @param {View} view
 * @param {AbortSignal} signal
 */
async function showCongress({ model, el }, signal) {
  const root = await once(() => around(el, ".vfw-congress"), signal);
  if (!root) return;
  wearLook(root);
  new CongressView(root, el, model.get("scene"));
}

class CongressView {
  /**
   * @param {HTMLElement} root
   * @param {HTMLElement} el
   * @param {Scene} scene
   */
  constructor(root, el, scene) {
    this.root = root;
    this.scene = scene;
    this.choices = scene.choices.map(([which, text]) => choice(text, () => this.show(which), which));
    this.views = ["Chart", "Table"].map((text) => choice(text, () => this.showAs(text === "Table"), text));
    this.chart = part("chart");
    this.tables = part("table");
    el.classList.add("vfw-congress-body");
    this.draw(el);
    this.showAs(false);
    this.show("amendment");
  }

  /** @param {HTMLElement} el */
  draw(el) {
    const { scene, root } = this;
    const id = `vfw-${Math.random().toString(36).slice(2)}`;
    const name = html("h2", { id }, scene.title);
    const group = { class: "vfw-film-choice", role: "group" };
    const which = html("div", { ...group, "aria-label": "Which votes" }, ...this.choices);
    const as = html("div", { ...group, "aria-label": "Show as" }, ...this.views);
    const head = part("head", name, part("choices", which, as));
    this.chart.innerHTML = scene.axis + scene.bars;
    const caption = html("figcaption", { id: `${id}-caption` });
    caption.innerHTML = scene.caption;
    const sources = html("details", { class: "vfw-film-sources" }, html("summary", {}, "Sources"));
    sources.insertAdjacentHTML("beforeend", scene.sources);
    const key = part("key");
    key.innerHTML = scene.key;
    el.append(head, this.chart, this.tables, part("side", key, caption, sources));
    put(root, { role: "figure", "aria-labelledby": id, "aria-describedby": `${id}-caption` });
  }

  /**
   * Show the votes on the Amendment itself, or all.
   * @param {string} which
   */
  show(which) {
    this.root.dataset.which = which;
    for (const button of this.choices) button.ariaPressed = String(button.dataset.which === which);
    const shown = this.scene.rows.filter(({ kind }) => which === "all" || kind === "amendment");
    const table = new SortableTable(this.scene.columns, shown.map((vote) => ({ ...vote, name: vote.day })));
    table.fill(this.scene.title, ({ texts, sorts }) => ({ cells: texts, orders: sorts }));
    this.tables.replaceChildren(table.element);
  }

  /** @param {boolean} isTable */
  showAs(isTable) {
    for (const button of this.views) button.ariaPressed = String((button.dataset.which === "Table") === isTable);
    this.chart.hidden = isTable;
    this.tables.hidden = !isTable;
  }
}

/**
 * @param {string} name
 * @param {...Node} children
 */
function part(name, ...children) {
  return html("div", { class: `vfw-congress-${name}` }, ...children);
}

/**
 * @param {string} text
 * @param {() => void} does
 * @param {string} which
 */
function choice(text, does, which) {
  const button = html("button", { type: "button", "data-which": which }, text);
  button.addEventListener("click", does);
  return button;
}
