// The chart of Congress: bars that Python has written, all or only those on the Amendment, and the same as a table.

async function open({ model, el }, signal) {
  const root = await once(() => el.closest(".vfw-congress"), signal);
  if (!root) return;
  wearLook(root);
  new CongressView(root, el, model.get("scene"));
}

class CongressView {
  constructor(root, el, scene) {
    Object.assign(this, { root, scene, isTable: false });
    this.draw(el);
    this.show("amendment");
  }

  draw(el) {
    el.classList.add("vfw-congress-body");
    const { scene, root } = this;
    const id = `vfw-${Math.random().toString(36).slice(2)}`;
    const part = (name, ...children) => html("div", { class: `vfw-congress-${name}` }, ...children);
    const name = html("h2", { id }, scene.title);
    this.choices = scene.choices.map(([which, text]) => this.choice(text, () => this.show(which), { which }));
    const view = (text) => this.choice(text, () => this.showAs(text === "Table"), { text });
    this.views = ["Chart", "Table"].map(view);
    const which = html("div", { class: "vfw-film-choice", role: "group", "aria-label": "Which votes" }, ...this.choices);
    const as = html("div", { class: "vfw-film-choice", role: "group", "aria-label": "Show as" }, ...this.views);
    const head = part("head", name, part("choices", which, as));
    this.chart = part("chart");
    this.chart.innerHTML = scene.axis + scene.bars;
    this.rows = scene.rows.map(({ day, ...row }, i) => ({ key: i, name: day, ...row }));
    const caption = html("figcaption", { id: `${id}-caption` });
    caption.innerHTML = scene.caption;
    const sources = html("details", { class: "vfw-film-sources" }, html("summary", {}, "Sources"));
    sources.insertAdjacentHTML("beforeend", scene.sources);
    const key = part("key");
    key.innerHTML = scene.key;
    this.tables = part("table");
    el.append(head, this.chart, this.tables, part("side", key, caption, sources));
    this.showAs(false);
    put(root, { role: "figure", "aria-labelledby": id, "aria-describedby": `${id}-caption` });
  }

  choice(text, does, data) {
    const button = html("button", { type: "button" }, text);
    Object.assign(button.dataset, data);
    button.addEventListener("click", does);
    return button;
  }

  /** Show the votes on the Amendment itself, or all. */
  show(which) {
    this.root.dataset.which = which;
    for (const button of this.choices) button.ariaPressed = String(button.dataset.which === which);
    const rows = this.rows.filter(({ kind }) => which === "all" || kind === "amendment");
    this.table = new SortableTable(this.scene.columns, rows.map((row) => ({ ...row })));
    this.table.fill(this.scene.title, (row) => ({ cells: row.texts, orders: row.sorts }));
    this.tables.replaceChildren(this.table.element);
  }

  showAs(isTable) {
    for (const button of this.views) button.ariaPressed = String((button.dataset.text === "Table") === isTable);
    this.chart.hidden = isTable;
    this.tables.hidden = !isTable;
  }
}
