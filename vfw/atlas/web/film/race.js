// How far the race has come: a number, and a bar of 48 places with a mark where three quarters are reached.

class RaceCount {
  constructor(film) {
    this.film = film;
    const places = film.states.length;
    this.cells = Array.from({ length: places }, () => html("i", {}));
    this.bar = html("div", { class: "vfw-race-bar", role: "img" }, ...this.cells);
    this.number = html("b", {});
    this.words = html("span", {});
    const mark = html("div", { class: "vfw-race-mark", "aria-hidden": "true" }, `${film.needed}`);
    mark.style.left = `${(100 * film.needed) / places}%`;
    const count = html("p", { class: "vfw-race-number" }, this.number, this.words);
    this.element = html("div", { class: "vfw-race" }, count, html("div", { class: "vfw-race-track" }, this.bar, mark));
  }

  /** Those that ratified fill the bar from the left, those that refused from the right. */
  paint({ counts }) {
    const [[ratified] = [0], [rejected] = [0]] = [counts.ratified, counts.rejected];
    const { needed } = this.film;
    this.number.textContent = ratified;
    this.words.textContent = ` of ${needed} needed · ${rejected} refused`;
    this.cells.forEach((cell, i) => {
      cell.dataset.fill = i < ratified ? "ratified" : i >= this.cells.length - rejected ? "rejected" : "open";
    });
    const spoken = `${ratified} of the ${needed} states needed have ratified, ${rejected} have refused`;
    put(this.bar, { "aria-label": spoken });
  }
}
