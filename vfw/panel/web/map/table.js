// The table of states: what the map shows, in rows, with a button in those that may be chosen. Rows are painted in
// place, so that the focus stays where it is.

const COLUMNS = { name: "State", region: "Region" };

class StatesTable {
  constructor(model, el, places, signal, post) {
    Object.assign(this, { model, el });
    this.asking = new Asking(model, post, (text) => this.say(text), signal);
    this.places = new Map(places.map((place) => [place.key, place]));
    this.regions = places.filter((place) => place.sign);
    this.states = places.filter((place) => place.region);
    this.draw();
    this.sort("name", false);
    this.listen(signal);
    this.paint();
  }

  draw() {
    for (const place of this.places.values()) {
      place.button = html("button", { type: "button", "aria-label": `Choose ${place.name}` }, "Choose");
      place.button.dataset.key = place.key;
      place.shapes = html("span", { class: "vfw-shapes", "aria-hidden": "true" });
      place.words = html("span", {});
    }
    for (const place of this.regions) {
      place.row = html("li", {}, html("b", {}, place.name), place.shapes, place.words, place.button);
    }
    for (const place of this.states) {
      place.changed = html("span", { class: "vfw-row-changed", hidden: "" }, "changed");
      place.notes = html("div", {});
      place.row = row(
        html("th", { role: "rowheader", scope: "row" }, `${place.name} `, place.changed),
        cell(place.region),
        cell(html("div", { class: "vfw-lies" }, place.shapes, place.words), place.notes),
        ...linkToHistory(place).map((link) => put(cell(link), { class: "vfw-leads-on" })),
        cell(place.button),
      );
    }
    this.headers = Object.entries(COLUMNS).map(([column, title]) => {
      const header = heading(html("button", { type: "button" }, title));
      header.firstChild.dataset.column = column;
      return header;
    });
    this.body = html("tbody", { role: "rowgroup" });
    const history = linkToHistory(this.states[0]).map(() => heading("History"));
    const head = row(...this.headers, heading("What lies there"), ...history, heading("Choice"));
    // Without these roles a table whose rows are shown as blocks is none to some screen readers.
    const table = html("table", { role: "table" }, html("thead", { role: "rowgroup" }, head), this.body);
    this.list = html("ul", { "aria-label": "Regions" }, ...this.regions.map((place) => place.row));
    const about = { class: "vfw-states", role: "region", "aria-label": "Table of the states", tabindex: 0 };
    this.el.append(html("div", about, this.list, table));
    // JupyterLab would take the letters for commands.
    this.el.dataset.lmSuppressShortcuts = "true";
  }

  listen(signal) {
    const hear = (type, does) => this.el.addEventListener(type, does, { signal });
    hear("click", (event) => this.click(event));
    hear("keydown", (event) => event.repeat && event.target.matches("button") && event.preventDefault());
    hear("focusout", () => this.paint());
    const changed = () => this.paint();
    this.model.on("change", changed);
    signal.addEventListener("abort", () => this.model.off("change", changed));
  }

  click(event) {
    const { column, key } = event.target.closest("button")?.dataset ?? {};
    if (column) this.sort(column, column === this.column && !this.isDescending);
    else if (key && !this.asking.isTooSoon(event)) this.asking.choose(this.places.get(key));
  }

  say(text) {
    this.el.dispatchEvent(new CustomEvent("vfw-say", { bubbles: true, composed: true, detail: { text } }));
  }

  sort(column, isDescending) {
    Object.assign(this, { column, isDescending });
    const compare = (a, b) => a[column].localeCompare(b[column]) * (isDescending ? -1 : 1);
    this.states.sort((a, b) => compare(a, b) || a.name.localeCompare(b.name));
    this.body.append(...this.states.map((place) => place.row));
    for (const header of this.headers) {
      const isSorted = header.firstChild.dataset.column === column;
      put(header, { "aria-sort": isSorted ? (isDescending ? "descending" : "ascending") : null });
    }
  }

  paint() {
    const isNew = this.asking.hear();
    for (const place of this.places.values()) this.paintButton(place);
    for (const place of this.regions) this.paintRegion(place);
    this.list.hidden = this.regions.every((place) => place.row.hidden);
    for (const place of this.states) this.paintState(place);
    const here = this.places.get(document.activeElement?.dataset.key);
    if (isNew && here?.button === document.activeElement) this.choiceFrom(here)?.button.focus();
  }

  /** What has the focus stays, also where it is no choice any more, until the focus has gone elsewhere. */
  paintButton({ button, ...place }) {
    const isLegal = this.asking.isLegal(place);
    button.hidden = !isLegal && button !== document.activeElement;
    button.toggleAttribute("data-choice", isLegal);
    put(button, { "aria-disabled": !isLegal });
  }

  paintRegion(place) {
    const colours = this.asking.scene.campaigners[place.key] ?? [];
    place.shapes.replaceChildren(...colours.map((colour) => drawPersonAlone(colour, 24)));
    place.words.textContent = colours.map((colour) => `${colour} campaigner`).join(", ");
    place.row.hidden = !colours.length && place.button.hidden;
  }

  paintState(place) {
    const face = this.model.get(place.key);
    const drawn = JSON.stringify(face);
    if (drawn === place.drawn) return;
    place.drawn = drawn;
    const [, rest] = nameAndRest({ name: place.name, says: face.says });
    const marks = face.marks.map(([shape, text]) => drawMarkAlone(shape, text, 24));
    place.shapes.replaceChildren(...marks, ...(face.star ? ["★"] : []));
    place.words.textContent = rest.replace(`, ${place.region}`, "").replace(/^: /, "");
    place.notes.replaceChildren(...face.notes.map((note) => html("p", {}, note)));
    place.changed.hidden = !face.changed;
    place.row.toggleAttribute("data-changed", face.changed);
  }

  /** This one, or the next that may be chosen. */
  choiceFrom(here) {
    const order = [...this.regions, ...this.states];
    const from = order.indexOf(here);
    return [...order.slice(from), ...order.slice(0, from)].find((place) => this.asking.isLegal(place));
  }
}

function row(...cells) {
  return html("tr", { role: "row" }, ...cells);
}

function cell(...content) {
  return html("td", { role: "cell" }, ...content);
}

function heading(content) {
  return html("th", { role: "columnheader", scope: "col" }, content);
}
