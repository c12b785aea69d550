// The patterns that tell fills apart, and the hatching of land that was no state.

import { vector } from "../../../panel/web/shared/dom.js";

/** @import { Attributes } from "../../../panel/web/shared/dom.js" */

/** @typedef {["rect" | "circle", Attributes]} Shape */
/** @typedef {{ size: number, turn?: number, ground: string, shapes: Shape[] }} Pattern */

/** @type {Record<string, Pattern>} */
const PATTERNS = {
  "vote-places": { size: 9, ground: "#fff6d6", shapes: [["circle", { cx: 2.5, cy: 2.5, r: 1.15, fill: "#7d6200" }]] },
  "vote-some": {
    size: 6,
    ground: "#ffe681",
    shapes: [["circle", { cx: 2, cy: 2, r: 1.3, fill: "#7d6200" }]],
  },
  "vote-president": {
    size: 12,
    turn: 45,
    ground: "#ffd92f",
    shapes: [["rect", { width: 6, height: 12, fill: "#7a55b5" }]],
  },
  "vote-amendment": {
    size: 7,
    ground: "#1b9e9a",
    shapes: [["rect", { width: 7, height: 1.6, fill: "#a5dedb" }]],
  },
};

/** @type {Shape[]} */
const HATCHING = [
  ["rect", { width: 1.1, height: 7, fill: "#1d1a22", opacity: 0.42 }],
  ["rect", { x: 1.1, width: 1.1, height: 7, fill: "#fffdf7", opacity: 0.6 }],
];

/**
 * Defines what the stylesheet calls `--vfw-vote-some` and so on, and the hatching of lands, for one view.
 * @param {HTMLElement} root
 * @param {string} id
 */
export function landAndFills(root, id) {
  const drawn = Object.entries(PATTERNS).map(([fill, { size, turn = 0, ground, shapes }]) => {
    root.style.setProperty(`--vfw-${fill}`, `url(#${id}-${fill})`);
    return pattern(`${id}-${fill}`, size, turn, [["rect", { width: size, height: size, fill: ground }], ...shapes]);
  });
  drawn.push(pattern(`${id}-territory`, 7, -45, HATCHING));
  root.style.setProperty("--vfw-territory", `url(#${id}-territory)`);
  return vector("svg", { class: "vfw-patterns", width: 0, height: 0, "aria-hidden": "true" }, ...drawn);
}

/**
 * @param {string} id
 * @param {number} size
 * @param {number} turn in degrees
 * @param {Shape[]} shapes
 */
function pattern(id, size, turn, shapes) {
  const about = { width: size, height: size, patternUnits: "userSpaceOnUse", patternTransform: `rotate(${turn})` };
  return vector("pattern", { id, ...about }, ...shapes.map(([name, attributes]) => vector(name, attributes)));
}
