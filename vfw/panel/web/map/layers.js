// The layers above the paths of Leaflet: call-outs, edges, tags and signs, in their own <svg> and its pixels.

import { html, put, vector } from "../shared/dom.js";
import { stripes } from "./marks.js";
import { outlinesOf } from "./places.js";
import { simplified } from "./simplify.js";

/** @import { LeafletMap } from "./leaflet.js" */
/** @import { DrawnPlace, Place } from "./places.js" */
/** @import { Land } from "./fit.js" */

/** The lines of each edge, one above the other. */
const EDGES = {
  legal: ["outer", "middle"],
  hover: ["outer", "middle"],
  focus: ["outer", "middle", "inner"],
};
const UNSEEN = 0.75; // px by which an edge may leave the outline that it covers

export class Layers {
  /**
   * @param {LeafletMap} leaflet
   * @param {HTMLElement} el the element over the map
   */
  constructor(leaflet, el) {
    this.id = `vfw-map-${Math.random().toString(36).slice(2)}`;
    const outlines = outlinesOf(leaflet);
    const bounds = outlines.map((layer) => layer.getBounds()).reduce((all, more) => all.extend(more));
    const callouts = outlines.map(({ feature }) => feature.properties.callout?.[0] ?? -Infinity);
    const [south, north, west] = [bounds.getSouth(), bounds.getNorth(), bounds.getWest()];
    /** @type {Land} */
    this.land = { south, north, west, east: Math.max(...callouts) };
    /** Whether a point so far to the north is above the middle of the land. */
    this.isAbove = (/** @type {number} */ y) => y > bounds.getCenter().lat;
    this.svg = /** @type {SVGSVGElement} */ (outlines[0]._path.ownerSVGElement);
    put(this.svg, { role: "group", "aria-label": "Map of the states. Arrow keys go from state to state." });
    const pattern = stripes(`${this.id}-stripes`);
    this.svg.prepend(pattern);
    this.svg.style.setProperty("--vfw-stripes", `url(#${this.id}-stripes)`);
    const layer = (/** @type {string} */ name) => this.svg.appendChild(vector("g", { class: `vfw-${name}` }));
    this.callouts = layer("callouts");
    const edges = layer("edges");
    this.tags = layer("tags");
    this.signs = layer("signs");
    // Above all else that is written.
    this.flags = layer("hint-flags");
    /** @type {Element[]} */
    this.added = [pattern, this.callouts, edges, this.tags, this.signs, this.flags];
    /** The place of notes for screen readers. */
    this.told = el.appendChild(html("div", { hidden: "" }));
    this.places = outlines.map(({ feature, _path }) =>
      this.dress({ key: feature.id, ...feature.properties }, /** @type {SVGPathElement} */ (_path)),
    );
    this.edges = new Map(
      Object.entries(EDGES).map(([name, lines]) => [name, addEdge(edges, name, lines, this.places)]),
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
    const drawn = { ...place, outline, button, says: place.name, notes: [], at: nowhere, center: nowhere };
    if (!place.region) return drawn;
    drawn.flag = this.flags.appendChild(vector("g", { "aria-hidden": "true" }));
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
   * Each place has paths of its own: of one path for all, every part is drawn again when one place comes or goes.
   * @param {keyof typeof EDGES} name
   * @param {DrawnPlace[]} places
   */
  drawEdge(name, places) {
    for (const edge of this.edges.get(name) ?? []) {
      const [wasDrawn, isDrawn] = [edge.isDrawn, places.includes(edge.place)];
      edge.isDrawn = isDrawn;
      // Most have no edge before and after a press, and there are hundreds.
      if (wasDrawn || isDrawn) put(edge.path, { d: isDrawn ? edgeOf(edge.place) : null });
    }
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
    place.told.textContent = place.notes.join(" ");
    put(place.outline, { "aria-describedby": place.notes.length ? id : null });
  }

  remove() {
    for (const element of this.added) element.remove();
  }
}

/**
 * The paths stay, whatever is drawn: the page looks for another question wherever elements come and go.
 * @param {SVGElement} edges
 * @param {string} name
 * @param {string[]} lines
 * @param {DrawnPlace[]} places
 */
function addEdge(edges, name, lines, places) {
  const edge = edges.appendChild(vector("g", { class: `vfw-edge-${name}` }));
  return lines.flatMap((line) => {
    const paths = places.map((place) => ({ place, path: vector("path", {}), isDrawn: false }));
    edge.appendChild(vector("g", { class: `vfw-edge-${line}` }, ...paths.map(({ path }) => path)));
    return paths;
  });
}

/**
 * The path of its edges, worked out once for each size of the map.
 * @param {DrawnPlace} place
 */
function edgeOf(place) {
  const outline = place.outline.getAttribute("d") ?? "";
  if (place.edge?.outline !== outline) place.edge = { outline, path: simplified(outline, UNSEEN) };
  return `${place.edge.path}${place.boxEdge ?? place.signEdge ?? ""}`;
}
