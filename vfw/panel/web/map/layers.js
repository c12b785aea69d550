// What lies above the paths that Leaflet has drawn: call-outs, edges, tags and signs, in its own <svg> and its pixels.

import { html, put, vector } from "../shared/dom.js";
import { stripes } from "./marks.js";
import { outlinesOf } from "./places.js";

/** @import { LeafletMap } from "./leaflet.js" */
/** @import { DrawnPlace, Place } from "./places.js" */
/** @import { Land } from "./fit.js" */

const EDGES = /** @type {const} */ (["legal", "hover", "focus"]);

export class Layers {
  /**
   * @param {LeafletMap} leaflet
   * @param {HTMLElement} el what lies over the map
   */
  constructor(leaflet, el) {
    this.id = `vfw-map-${Math.random().toString(36).slice(2)}`;
    const outlines = outlinesOf(leaflet);
    const bounds = outlines.map((layer) => layer.getBounds()).reduce((all, more) => all.extend(more));
    const callouts = outlines.map(({ feature }) => feature.properties.callout?.[0] ?? -Infinity);
    const [south, north, west] = [bounds.getSouth(), bounds.getNorth(), bounds.getWest()];
    /** @type {Land} */
    this.land = { south, north, west, east: Math.max(...callouts) };
    /** Whether what lies so far to the north lies above the middle of the land. */
    this.isAbove = (/** @type {number} */ y) => y > bounds.getCenter().lat;
    this.svg = /** @type {SVGSVGElement} */ (outlines[0]._path.ownerSVGElement);
    put(this.svg, { role: "group", "aria-label": "Map of the states. Arrow keys go from state to state." });
    const pattern = stripes(`${this.id}-stripes`);
    this.svg.prepend(pattern);
    this.svg.style.setProperty("--vfw-stripes", `url(#${this.id}-stripes)`);
    const layer = (/** @type {string} */ name) => this.svg.appendChild(vector("g", { class: `vfw-${name}` }));
    this.callouts = layer("callouts");
    const edges = layer("edges");
    this.edges = new Map(EDGES.map((name) => [name, addEdge(edges, name)]));
    this.tags = layer("tags");
    this.signs = layer("signs");
    /** @type {Element[]} */
    this.added = [pattern, this.callouts, edges, this.tags, this.signs];
    /** Where notes stand for screen readers. */
    this.told = el.appendChild(html("div", { hidden: "" }));
    this.places = outlines.map(({ feature, _path }) =>
      this.dress({ key: feature.id, ...feature.properties }, /** @type {SVGPathElement} */ (_path)),
    );
  }

  /**
   * Give a place what is drawn for it.
   * @param {Place} place
   * @param {SVGPathElement} outline
   * @returns {DrawnPlace}
   */
  dress(place, outline) {
    const nowhere = { x: 0, y: 0 };
    const button = place.sign ? this.signs.appendChild(vector("g", { class: "vfw-sign" })) : outline;
    put(button, { "data-key": place.key, tabindex: "-1" });
    /** @type {DrawnPlace} */
    const drawn = { ...place, outline, button, says: place.name, notes: [], at: nowhere, centre: nowhere };
    if (!place.region) return drawn;
    drawn.tag = this.tags.appendChild(vector("g", { class: "vfw-tag", "aria-hidden": "true" }));
    const about = { class: "vfw-callout", "aria-hidden": "true", "data-key": place.key };
    if (place.callout) drawn.box = this.callouts.appendChild(vector("g", about));
    return drawn;
  }

  /**
   * Draw the edges of the places that may be chosen. Around every one of them, an edge tells none from another.
   * @param {DrawnPlace[]} places
   * @param {number} all
   */
  drawChoices(places, all) {
    this.svg.classList.toggle("vfw-map-all-legal", places.length === all);
    this.drawEdge("legal", places);
  }

  /**
   * Draw the edges of these places: of those that may be chosen, of what is pointed at, of what has the focus.
   * @param {typeof EDGES[number]} name
   * @param {DrawnPlace[]} places
   */
  drawEdge(name, places) {
    const edge = (/** @type {DrawnPlace} */ { outline, boxEdge, signEdge }) =>
      `${outline.getAttribute("d")}${boxEdge ?? signEdge ?? ""}`;
    for (const line of this.edges.get(name) ?? []) put(line, { d: places.map(edge).join("") });
  }

  /**
   * Notes are no part of the name: screen readers say them after it, for those who wait.
   * @param {DrawnPlace} place
   * @param {string[]} notes
   */
  note(place, notes) {
    const id = `${this.id}-${place.key}`;
    place.notes = notes;
    place.told ??= this.told.appendChild(html("p", { id }));
    place.told.textContent = notes.join(" ");
    put(place.outline, { "aria-describedby": notes.length ? id : null });
  }

  remove() {
    for (const element of this.added) element.remove();
  }
}

/**
 * @param {SVGElement} edges
 * @param {string} name
 */
function addEdge(edges, name) {
  const lines = ["outer", "middle", "inner"].map((line) => vector("path", { class: `vfw-edge-${line}` }));
  edges.appendChild(vector("g", { class: `vfw-edge-${name}` }, ...lines));
  return lines;
}
