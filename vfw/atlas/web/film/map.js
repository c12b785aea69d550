// The map of a film: the dressing of the panel's map, with what a frame shows in place of a game.

import { MapOverlay } from "../../../panel/web/map/overlay.js";
import { marginsIn } from "../../../panel/web/map/fit.js";
import { vector } from "../../../panel/web/shared/dom.js";

/** @import { LeafletMap } from "../../../panel/web/map/leaflet.js" */
/** @import { DrawnPlace, Face } from "../../../panel/web/map/places.js" */

const NO_QUESTION = { showing: 1, question: 0, states: [], regions: [], campaigners: {} };

/** The messages of a map to its model. The browser has all frames, so nothing is sent. */
export class Faces {
  /** @type {Set<() => void>} */
  #listeners = new Set();

  /** @param {Record<string, Face>} faces by state */
  constructor(faces) {
    this.faces = faces;
  }

  /** @param {string} name */
  get(name) {
    return name === "scene" ? NO_QUESTION : this.faces[name];
  }

  /** @param {Record<string, Face>} faces */
  show(faces) {
    this.faces = faces;
    for (const does of this.#listeners) does();
  }

  /**
   * @param {"change"} _
   * @param {() => void} does
   */
  on(_, does) {
    this.#listeners.add(does);
  }

  /**
   * @param {"change"} _
   * @param {() => void} does
   */
  off(_, does) {
    this.#listeners.delete(does);
  }
}

export class FilmMap extends MapOverlay {
  /**
   * @param {Faces} faces
   * @param {HTMLElement} el
   * @param {LeafletMap} leaflet
   * @param {(state: string) => string} pageOf The address of its page, "" for none; the sheet of the state leads there.
   * @param {AbortSignal} signal
   */
  constructor(faces, el, leaflet, pageOf, signal) {
    super(faces, el, leaflet, signal);
    for (const place of this.states) place.page = pageOf(place.key);
  }

  /** Land that was no state is hatched, above the fills and below all marks. */
  adopt() {
    /** @type {(state: string) => string} */
    this.landOf = () => "state";
    this.lands = ["territory", "neither"].map((land) => ({
      land,
      shape: vector("path", { class: `vfw-land-${land}` }),
    }));
    const layer = vector("g", { class: "vfw-lands" }, ...this.lands.map(({ shape }) => shape));
    this.layers.callouts.before(layer);
    this.layers.added.push(layer);
  }

  legend() {
    return null;
  }

  /**
   * No names of regions stand around the land.
   * @param {number} width
   * @param {number} foot
   */
  margins(width, foot) {
    return { ...marginsIn(width, foot), top: 10, bottom: 10 + foot };
  }

  /** @param {(state: string) => string} landOf What the land of a state was. */
  lie(landOf) {
    this.landOf = landOf;
    this.paintLands();
  }

  paintLands() {
    for (const { land, shape } of this.lands ?? []) {
      const states = this.states.filter(({ key }) => this.landOf?.(key) === land);
      shape.setAttribute("d", states.map(({ outline }) => outline.getAttribute("d")).join(""));
    }
  }

  paint() {
    super.paint();
    // If the map was drawn in another size, its outlines differ.
    this.paintLands();
    // The sheet tells of this moment; one that the visitor is in stays as it was.
    const { box, place } = this.sheet;
    if (place && !box.contains(document.activeElement)) this.sheet.open(place);
  }

  /** @param {DrawnPlace} place */
  isChoice(place) {
    return !place.sign;
  }

  /** @param {DrawnPlace} place */
  choose(place) {
    this.show(place);
  }

  /**
   * Move the focus into the dialog by key, if it has a control.
   * @param {DrawnPlace} place
   */
  press(place) {
    this.show(place);
    this.sheet.link?.focus();
  }
}
