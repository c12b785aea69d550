// The map of a film: the dressing of the panel's map, with what a frame shows in place of a game.

const NO_QUESTION = { showing: 1, question: 0, states: [], regions: [], campaigners: {} };

/** What the dressing of a map asks of its model. The browser has all frames, so nothing is sent. */
class Faces {
  constructor(faces) {
    Object.assign(this, { faces, listeners: new Set() });
  }

  get(name) {
    return name === "scene" ? NO_QUESTION : this.faces[name];
  }

  show(faces) {
    this.faces = faces;
    for (const does of this.listeners) does();
  }

  on(_, does) {
    this.listeners.add(does);
  }

  off(_, does) {
    this.listeners.delete(does);
  }
}

class FilmMap extends Dressing {
  /** `pageOf(state)` is the address of its page, "" for none; the sheet of the state leads there. */
  constructor(faces, el, leaflet, pageOf, signal) {
    super(faces, el, leaflet, signal);
    for (const place of this.states) place.page = pageOf(place.key);
  }

  /** Land that was no state is hatched, above the fills and below all marks. */
  adopt() {
    super.adopt();
    const shapes = ["territory", "neither"].map((land) => [land, vector("path", { class: `vfw-land-${land}` })]);
    this.lands = Object.fromEntries(shapes);
    const layer = vector("g", { class: "vfw-lands" }, ...Object.values(this.lands));
    this.svg.querySelector(".vfw-callouts").before(layer);
    this.added.push(layer);
  }

  legend() {
    return null;
  }

  /** No names of regions stand around the land. */
  margins(width, foot) {
    return { ...super.margins(width, foot), top: 10, bottom: 10 + foot };
  }

  /** `landOf` tells what the land of a state was. */
  lie(landOf) {
    this.landOf = landOf;
    this.paintLands();
  }

  paintLands() {
    for (const [land, shape] of Object.entries(this.lands)) {
      const states = this.states.filter(({ key }) => this.landOf?.(key) === land);
      shape.setAttribute("d", states.map(({ outline }) => outline.getAttribute("d")).join(""));
    }
  }

  paint() {
    super.paint();
    // Where the map was drawn in another size, its outlines are others.
    this.paintLands();
    // The sheet tells of this moment; one that the visitor is in stays as it was.
    const { box, place } = this.sheet;
    if (place && !box.contains(document.activeElement)) this.sheet.open(place);
  }

  isChoice(place) {
    return !place.sign;
  }

  choose(place) {
    this.show(place);
  }

  /** By key one goes into the sheet, if there is something to press in it. */
  press(place) {
    this.show(place);
    this.sheet.link?.focus();
  }
}
