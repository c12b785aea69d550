// A table that sorts: real cells, a caption, and a button in each heading. Rows are filled in place. The roles are
// written out because a table whose rows are shown as blocks is none to some screen readers.

import { html, NO_SHORTCUTS, put } from "../../panel/web/shared/dom.js";
import { sorted } from "./order.js";

/**
 * A row as it is given: its heading, perhaps with an address, and what that is sorted by where it is not the name.
 * @typedef {{ name: string, address?: string, order?: string }} Given
 */

/**
 * The texts of its cells and, in the same order, what they are sorted by, "" for the text.
 * @typedef {{ cells: string[], orders: string[] }} Filling
 */

/** @template {Given} G */
export class SortableTable {
  column = 0;
  isDescending = false;

  /**
   * @param {string[]} columns their titles; the first is that of the headings of rows
   * @param {G[]} rows
   */
  constructor(columns, rows) {
    this.caption = html("caption", {});
    this.headings = columns.map((title, column) => {
      const button = html("button", { type: "button" }, title);
      button.addEventListener("click", () => this.sort(column, column === this.column && !this.isDescending));
      return html("th", { role: "columnheader", scope: "col" }, button);
    });
    this.rows = rows.map((given) => rowOf(given, columns.slice(1)));
    this.body = html("tbody", { role: "rowgroup" });
    const head = html("thead", { role: "rowgroup" }, html("tr", { role: "row" }, ...this.headings));
    const table = html("table", { role: "table" }, this.caption, head, this.body);
    this.element = html("div", { class: "vfw-table-view", role: "region", tabindex: "0", ...NO_SHORTCUTS }, table);
    this.sort(0, false);
  }

  /**
   * @param {string} caption
   * @param {(row: G) => Filling} fillingOf
   */
  fill(caption, fillingOf) {
    this.caption.textContent = caption;
    put(this.element, { "aria-label": caption });
    for (const row of this.rows) {
      const { cells, orders } = fillingOf(row.given);
      cells.forEach((text, i) => {
        if (row.cells[i].textContent !== text) row.cells[i].textContent = text;
      });
      row.orders = [row.given.order ?? row.name, ...cells.map((text, i) => orders[i] || text)];
    }
    this.arrange();
  }

  /**
   * @param {number} column
   * @param {boolean} isDescending
   */
  sort(column, isDescending) {
    this.column = column;
    this.isDescending = isDescending;
    const order = isDescending ? "descending" : "ascending";
    this.headings.forEach((heading, i) => put(heading, { "aria-sort": i === column ? order : null }));
    this.arrange();
  }

  arrange() {
    // A row that is in its place stays there: a moved row would lose the focus in it.
    sorted(this.rows, this.column, this.isDescending).forEach((row, i) => {
      const there = this.body.children[i];
      if (there !== row.element) this.body.insertBefore(row.element, there ?? null);
    });
  }
}

/**
 * @template {Given} G
 * @param {G} given
 * @param {string[]} titles of its cells
 */
function rowOf(given, titles) {
  const { name, address } = given;
  const heading = address ? html("a", { href: address }, name) : name;
  const cells = titles.map((title) => html("td", { role: "cell", "data-column": title }));
  const element = html("tr", { role: "row" }, html("th", { role: "rowheader", scope: "row" }, heading), ...cells);
  return { given, name, cells, element, orders: /** @type {string[] | undefined} */ (undefined) };
}
