// A table that sorts: real cells, a caption, and a button in each heading. Rows are filled in place. The roles are
// written out because a table whose rows are shown as blocks is none to some screen readers.

class SortableTable {
  /** `rows` have a key, and for their heading a name and perhaps an address. */
  constructor(columns, rows) {
    Object.assign(this, { rows, column: 0, isDescending: false });
    this.caption = html("caption", {});
    this.headings = columns.map((title, column) => {
      const button = html("button", { type: "button" }, title);
      button.addEventListener("click", () => this.sort(column, column === this.column && !this.isDescending));
      return html("th", { role: "columnheader", scope: "col" }, button);
    });
    for (const row of rows) {
      const heading = row.address ? html("a", { href: row.address }, row.name) : row.name;
      row.cells = columns.slice(1).map((title) => html("td", { role: "cell", "data-column": title }));
      row.element = html("tr", { role: "row" }, html("th", { role: "rowheader", scope: "row" }, heading), ...row.cells);
    }
    this.body = html("tbody", { role: "rowgroup" });
    const head = html("thead", { role: "rowgroup" }, html("tr", { role: "row" }, ...this.headings));
    const table = html("table", { role: "table" }, this.caption, head, this.body);
    this.element = html("div", { class: "vfw-table-view", role: "region", tabindex: "0" }, table);
    this.element.dataset.lmSuppressShortcuts = "true";
    this.sort(0, false);
  }

  /** `cellsOf(row)` gives the texts of its cells and, in the same order, what they are sorted by, "" for the text. */
  fill(caption, cellsOf) {
    this.caption.textContent = caption;
    put(this.element, { "aria-label": caption });
    for (const row of this.rows) {
      const { cells, orders } = cellsOf(row);
      cells.forEach((text, i) => row.cells[i].textContent === text || (row.cells[i].textContent = text));
      row.orders = [row.order ?? row.name, ...cells.map((text, i) => orders[i] || text)];
    }
    this.arrange();
  }

  sort(column, isDescending) {
    Object.assign(this, { column, isDescending });
    this.headings.forEach((heading, i) => {
      const order = isDescending ? "descending" : "ascending";
      put(heading, { "aria-sort": i === column ? order : null });
    });
    this.arrange();
  }

  /** What is empty comes last, whichever way it is sorted. */
  arrange() {
    const by = (row, column) => row.orders?.[column] ?? row.name;
    const compare = (a, b) => a.localeCompare(b, "en", { numeric: true });
    const sign = this.isDescending ? -1 : 1;
    const sorted = [...this.rows].sort((a, b) => {
      const [one, other] = [by(a, this.column), by(b, this.column)];
      const byContent = !one || !other ? Number(!one) - Number(!other) : sign * compare(one, other);
      return byContent || compare(by(a, 0), by(b, 0));
    });
    // What is in its place stays there: a row that is moved loses the focus in it.
    sorted.forEach((row, i) => {
      const there = this.body.children[i];
      if (there !== row.element) this.body.insertBefore(row.element, there ?? null);
    });
  }
}
