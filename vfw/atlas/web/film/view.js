// A film on the page: its name, its map or table, its time, and beside it what happened and what it leaves out.

class FilmView {
  constructor(root, box, film, statePage, signal) {
    Object.assign(this, { root, box, film });
    this.pageOf = (state) => (isInNotebook(root) ? "" : statePage.replace("{state}", state));
    this.faces = new Faces(this.facesAt(0));
    this.time = new FilmTime(film, {
      isStill: () => matchMedia("(prefers-reduced-motion: reduce)").matches || root.closest(".vfw-still") !== null,
      moved: (index) => this.paint(index),
      rested: (index) => this.rest(index),
      signal,
    });
    this.draw();
    signal.addEventListener("abort", () => this.drawn.forEach((element) => element.remove()));
    this.listen(signal);
    this.time.goTo(this.indexInAddress() ?? film.start);
  }

  draw() {
    const { film, root } = this;
    const id = `vfw-${Math.random().toString(36).slice(2)}`;
    const part = (name, ...children) => html("div", { class: `vfw-film-${name}` }, ...children);
    const patterns = landAndFills(root, id);
    this.title = html("p", { class: "vfw-film-when" });
    this.count = film.needed ? new RaceCount(film) : null;
    const name = html("h2", { id }, film.title);
    this.events = html("ul", { class: "vfw-events" });
    this.story = html("div", { class: "vfw-story" });
    this.legend = new FilmLegend(film);
    this.table = new SortableTable(
      ["State", ...film.columns],
      film.states.map((key) => ({ key, name: film.names[key], address: this.pageOf(key) })),
    );
    this.live = html("div", { class: "vfw-live", role: "status" });
    const caption = html("figcaption", { id: `${id}-caption` });
    caption.innerHTML = film.caption;
    const sources = html("details", { class: "vfw-film-sources" }, html("summary", {}, "Sources"));
    sources.insertAdjacentHTML("beforeend", film.sources);
    const head = part("head", name, this.title, ...(this.count ? [this.count.element] : []));
    const view = (text) => html("button", { type: "button", "aria-pressed": text === "Map" }, text);
    this.views = ["Map", "Table"].map(view);
    const choice = html("div", { class: "vfw-film-choice", role: "group", "aria-label": "Show as" }, ...this.views);
    const told = part("told", part("events", this.events, this.story), part("about", caption, sources));
    const legend = part("legend", this.legend.element);
    const [table, time] = [part("table", this.table.element), part("time", this.time.element)];
    table.hidden = true;
    // Whoever reads in order meets the name, the map and its time, and then what happened.
    this.box.before(patterns, head, choice);
    this.box.after(table, time, told, legend, this.live);
    this.drawn = [patterns, head, choice, table, time, told, legend, this.live];
    put(root, { role: "figure", "aria-labelledby": id, "aria-describedby": `${id}-caption` });
  }

  listen(signal) {
    const hear = (target, type, does) => target.addEventListener(type, does, { signal });
    this.views.forEach((button) => hear(button, "click", () => this.showAs(button)));
    hear(this.root, "vfw-say", ({ detail }) => this.say(detail.text));
    hear(this.root, "vfw-leave-map", () => this.time.buttons.play.focus());
    hear(window, "hashchange", () => {
      const index = this.indexInAddress();
      if (index !== null) this.time.jump(index);
    });
  }

  /** Once Leaflet has drawn the outlines. */
  dress(leaflet, signal) {
    const overlay = this.box.appendChild(html("div", { class: "vfw-map-dressing" }));
    this.drawn.push(overlay);
    this.map = new FilmMap(this.faces, overlay, leaflet, this.pageOf, signal);
    this.paint(this.time.index);
  }

  paint(index) {
    const { film } = this;
    const frame = film.frames[index];
    this.title.textContent = frame.title;
    this.root.dataset.at = frame.key;
    this.faces.show(this.facesAt(index));
    this.map?.lie((state) => film.aspect(state, index).land);
    this.count?.paint(frame);
    this.legend.paint(frame);
    this.paintEvents(frame);
    this.paintStory(film.lastTold(index), frame);
    this.table.fill(`${film.title}: at the end of ${frame.title}`, ({ key }) => film.aspect(key, index));
  }

  facesAt(index) {
    return Object.fromEntries(this.film.states.map((key) => [key, this.film.face(key, index)]));
  }

  paintEvents({ events = [], title }) {
    const items = events.map(({ kind, text, sources = [] }) => {
      const numbers = sources.map((number) => sourceLink(this.film, number));
      const notes = numbers.length ? [html("sup", { class: "vfw-source" }, ...numbers.flatMap(apart))] : [];
      const words = html("span", {}, html("span", { class: "vfw-event-kind" }, KINDS[kind] ?? ""), text, ...notes);
      const item = html("li", {}, words);
      item.dataset.kind = kind;
      return item;
    });
    const nothing = html("li", {}, `Nothing on this map changes in ${title}.`);
    nothing.dataset.kind = "nothing";
    this.events.replaceChildren(...(items.length || this.film.tells ? items : [nothing]));
  }

  /** The story of this day; on a day that has none, the last one before it, with its date. */
  paintStory(told, frame) {
    if (!this.film.tells || this.toldKey === `${told.key} ${frame.key}`) return;
    this.toldKey = `${told.key} ${frame.key}`;
    this.story.innerHTML = told.story ?? "";
    this.story.classList.toggle("vfw-story-old", told !== frame);
    if (told !== frame) this.story.prepend(html("p", { class: "vfw-story-when" }, `Last heard, ${told.title}`));
  }

  showAs(chosen) {
    const isTable = chosen.textContent === "Table";
    for (const button of this.views) button.ariaPressed = String(button === chosen);
    this.box.hidden = isTable;
    this.table.element.parentElement.hidden = !isTable;
  }

  say(text) {
    this.live.textContent = text;
  }

  /** The visitor stays here: tell those who do not see it, and let the address lead here. */
  rest(index) {
    const { title, events = [] } = this.film.frames[index];
    this.say([`${title}.`, ...events.map(({ text }) => text)].join(" "));
    if (this.isLinked() && this.root.checkVisibility()) putIntoAddress(this.film.name, this.film.frames[index].key);
  }

  isLinked() {
    return this.root.closest(".vfw-atlas") !== null && !isInNotebook(this.root);
  }

  indexInAddress() {
    const { view, at } = placeInAddress();
    return this.isLinked() && view === this.film.name ? (this.film.indexes.get(at) ?? null) : null;
  }
}

// What a sign says to the eye; other events say it in words.
const KINDS = { ratified: "Ratified: ", meanwhile: "Meanwhile: " };

function sourceLink(film, number) {
  const id = film.sourceIds[number - 1];
  return html("a", { href: `#${id}`, "aria-label": `Source ${number}` }, String(number));
}

function apart(element, index) {
  return index ? [" ", element] : [element];
}
