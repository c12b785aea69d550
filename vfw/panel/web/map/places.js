// The places on a map: from the geodata, and from the drawing of ipyleaflet.

/** @import { Point } from "./geometry.js" */
/** @import { LeafletMap, Outline } from "./leaflet.js" */
/** @import { Model } from "../shared/jupyter.js" */

/** Kilometres to the east and to the north. @typedef {[number, number]} Kilometres */

/**
 * A state, which has a region, or a region, which has a sign.
 * @typedef {object} Place
 * @property {string} key the postal code of a state, the name of a region
 * @property {string} name
 * @property {string} [region]
 * @property {Kilometres} [sign] where the name of a region is written
 * @property {Kilometres} [label] where a state is written on
 * @property {Kilometres} [callout] position of the box of a small state
 * @property {boolean} [broad] whether there is room for its marks beside its code
 * @property {string[]} [neighbors]
 */

/**
 * A place on a map that is drawn. Places are in pixels.
 * @typedef {Place & Drawn} DrawnPlace
 */

/**
 * @typedef {object} Drawn
 * @property {SVGPathElement} outline
 * @property {SVGElement} button what takes the focus
 * @property {string} says
 * @property {string[]} notes
 * @property {Point} at where it is written on
 * @property {Point} center
 * @property {string} [drawn] what is drawn there by now
 * @property {SVGElement} [tag] code, signs and marks of a state
 * @property {SVGElement} [flag] the hint that names it
 * @property {SVGElement} [box] the call-out of a small state
 * @property {SVGElement} [boxFace]
 * @property {{ outline: string, path: string }} [edge] the marking along the outline, and its outline
 * @property {string} [boxEdge]
 * @property {string} [signEdge]
 * @property {HTMLElement} [told] where its notes stand for screen readers
 * @property {string} [page] the address of its page
 */

/**
 * The appearance of a state, from Python.
 * @typedef {object} Face
 * @property {string} fill
 * @property {[string, string][]} marks shapes, and the short text in each
 * @property {string[]} signs signs behind its code, such as a star
 * @property {string} says
 * @property {boolean} changed
 * @property {string[]} notes
 */

/**
 * The content of the map: the scene, and the appearance of each state.
 * @typedef {object} Faces
 * @property {(name: string) => any} get
 * @property {(event: "change", hear: () => void) => void} on
 * @property {(event: "change", hear: () => void) => void} off
 */

/**
 * @param {Model} model
 * @param {string} reference as Python refers to another widget
 */
export function modelOf(model, reference) {
  return model.widget_manager.get_model(reference.replace("IPY_MODEL_", ""));
}

/**
 * The places in the model of the outlines.
 * @param {Model} outlines
 * @returns {Place[]}
 */
export function placesOf(outlines) {
  const { features } = outlines.get("layers")[0].get("data");
  return features.map((/** @type {Outline["feature"]} */ { id, properties }) => ({ key: id, ...properties }));
}

/**
 * The Leaflet map drawn in this box, once it has its outlines.
 * @param {Element} box
 * @param {any} outlines their model
 * @returns {Promise<LeafletMap | null>}
 */
export async function leafletIn(box, outlines) {
  const views = await Promise.all(Object.values(outlines.views ?? {}));
  const view = views.find(({ obj, el }) => obj && box.contains(el));
  if (!view || !outlinesOf(view.obj).length) return null;
  // It would send its position to the kernel each time it is fitted into its box, which is not used.
  view.touch = () => {};
  return view.obj;
}

/** @param {LeafletMap} leaflet */
export function outlinesOf(leaflet) {
  /** @type {Outline[]} */
  const layers = [];
  leaflet.eachLayer((layer) => {
    if (layer.feature && layer.getElement?.()) layers.push(layer);
  });
  return layers;
}

/**
 * The name of a place, where what it says begins with that, and the rest of what it says.
 * @param {{ name: string, says: string }} place
 */
export function nameAndRest({ name, says }) {
  return says.startsWith(name) ? [name, says.slice(name.length)] : ["", says];
}

/**
 * The spoken text of a state, with the hint that names it first.
 * @param {string[]} notes
 * @param {number} hint its number; 0 for none
 */
export function notesWith(notes, hint) {
  return hint ? [`Hint ${hint}.`, ...notes] : notes;
}

/**
 * The name of a state with its hint, which is spoken at once.
 * @param {string} name
 * @param {string} says
 * @param {number} hint its number; 0 for none
 */
export function saysWith(name, says, hint) {
  const [known, rest] = nameAndRest({ name, says });
  return hint ? `${known || name}, hint ${hint}${known ? rest : `: ${says}`}` : says;
}

/**
 * The spoken text of a region: its campaigners, and the hint that names it.
 * @param {string} name
 * @param {string[]} colors
 * @param {number} hint its number; 0 for none
 */
export function wordsOfSign(name, colors, hint) {
  return [name, ...colors.map((color) => `${color} campaigner`), ...(hint ? [`hint ${hint}`] : [])].join(", ");
}
