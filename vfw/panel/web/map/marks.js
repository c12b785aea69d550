// Drawing: marks, figures and words as elements. Nothing here depends on the question.

import { html, vector } from "../shared/dom.js";
import { rounded } from "./geometry.js";
import { layTag } from "./tag.js";

/** @import { layCallout } from "./fit.js" */
/** @import { DrawnPlace, Face, Place } from "./places.js" */
/** @import { laySign } from "./sign.js" */

/** @type {Record<string, string>} */
const SIGNS = { check: "M-.5,0L-.1,.4L.5,-.4", cross: "M-.4,-.4L.4,.4M.4,-.4L-.4,.4" };
/** The shape of the cubes of each color, which differ without their color too. @type {Record<string, string>} */
const PEOPLE = {
  purple: "M-.34,.96V.74A.34,.3 0 0 1 .34,.74V.96ZM-.21,.21A.21,.21 0 0 1 .21,.21A.21,.21 0 0 1 -.21,.21Z",
  yellow: "M-.46,.96L-.13,.5H.13L.46,.96ZM0,-.04L.27,.22L0,.48L-.27,.22Z",
  red: "M-.34,.96V.48H.34V.96ZM-.2,.02H.2V.4H-.2Z",
};

/**
 * Code, signs and marks of a state around the point 0,0.
 * @param {Place} place
 * @param {Face} face
 * @param {number} size of its letters, in px
 * @param {boolean} hasCode
 */
export function drawTag(place, { marks, signs, changed }, size, hasCode) {
  const label = (hasCode ? place.key : "") + signs.join("");
  const isInRow = Boolean(place.broad || place.callout);
  const { labelAt, marksAt, mark, ring } = layTag({ marks: marks.length, signs: signs.length, hasCode, isInRow }, size);
  const halo = vector("path", { class: "vfw-changed", d: rounded(...ring) });
  const drawn = marks.map(([shape, text], i) => drawMark(shape, text, marksAt[i].x, marksAt[i].y, mark));
  const code = write(label, labelAt.x, labelAt.y, size, "vfw-code");
  return [...(changed && (label || marks.length) ? [halo] : []), ...drawn, code];
}

/**
 * The flag of a hint that names a state, placed at its tag.
 * @param {Place} place
 * @param {Face} face
 * @param {number} hint its number; 0 for none
 * @param {number} size of its letters, in px
 * @param {boolean} hasCode
 */
export function drawFlagOf(place, { marks, signs }, hint, size, hasCode) {
  const isInRow = Boolean(place.broad || place.callout);
  const { flagAt } = layTag({ marks: marks.length, signs: signs.length, hasCode, isInRow }, size);
  return hint ? [drawFlag(hint, size, flagAt.x, flagAt.y)] : [];
}

/**
 * The call-out of a small state.
 * @param {DrawnPlace} place
 * @param {ReturnType<typeof layCallout>} laid
 * @param {{ letters: number }} sizes
 */
export function drawCallout(place, { at, line, edge, target }, { letters }) {
  place.at = at;
  place.boxEdge = edge;
  place.boxFace = vector("path", { class: "vfw-callout-box", d: edge });
  const { x, y } = place.center;
  place.box?.replaceChildren(
    vector("path", { class: "vfw-callout-glow", d: line }),
    vector("path", { class: "vfw-callout-line", d: line }),
    vector("circle", { class: "vfw-callout-dot", cx: x, cy: y, r: letters / 6 }),
    place.boxFace,
    vector("rect", { class: "vfw-target", ...target }),
  );
}

/**
 * The sign of a region: its name, and those who campaign there.
 * @param {DrawnPlace} place
 * @param {ReturnType<typeof laySign>} sign
 * @param {string[]} lines
 * @param {string[]} colors
 * @param {number} hint its number; 0 for none
 * @param {{ letters: number }} sizes
 */
export function drawSign(place, sign, lines, colors, hint, { letters }) {
  const { middle, firstLine, line, firstPerson, person } = sign;
  place.signEdge = rounded(sign.left, sign.top, sign.width, sign.height, 8);
  place.button.replaceChildren(
    vector("path", { class: "vfw-sign-box", d: place.signEdge }),
    ...lines.map((words, i) => write(words, middle, firstLine + line * i, letters, "vfw-region-name")),
    ...colors.map((color, i) => drawPerson(color, firstPerson.x + person * i, firstPerson.y, person)),
    ...(hint ? [drawFlag(hint, letters, sign.left + letters / 2, firstLine)] : []),
  );
}

/**
 * @param {string} shape
 * @param {string} text in it; checks and crosses show none
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
export function drawMark(shape, text, x, y, size) {
  const r = size / 2 - 1;
  return vector(
    "g",
    { class: "vfw-mark", "data-shape": shape, transform: `translate(${x},${y})` },
    vector("path", { class: "vfw-mark-shape", d: outlineOf(shape, r) }),
    shape in SIGNS
      ? vector("path", { class: "vfw-mark-sign", d: SIGNS[shape], transform: `scale(${r})` })
      : write(text, 0, 0, size * (text.length > 1 ? 0.64 : 0.8), "vfw-count"),
  );
}

/**
 * The flag of a hint, its number, which points to x,y from the left.
 * @param {number} hint
 * @param {number} size of the letters beside it, in px
 * @param {number} x
 * @param {number} y
 */
function drawFlag(hint, size, x, y) {
  const letters = Math.max(size * 0.85, Math.min(size, 15), 10);
  const [wide, half, point] = [letters * 1.1, letters * 0.6, letters * 0.35];
  const [left, right] = [x - point - wide, x - point];
  const d = `M${left},${y - half}H${right}L${x},${y}L${right},${y + half}H${left}Z`;
  const number = write(`${hint}`, (left + right) / 2 + point / 3, y, letters, "vfw-hint-words");
  return vector("g", { class: "vfw-hint-flag" }, vector("path", { d }), number);
}

/**
 * @param {string} shape
 * @param {number} r
 */
function outlineOf(shape, r) {
  if (shape === "diamond") return `M0,${-1.2 * r}L${1.2 * r},0L0,${1.2 * r}L${-1.2 * r},0Z`;
  if (shape === "square") return rounded(-0.92 * r, -0.92 * r, 1.84 * r, 1.84 * r, 2);
  return rounded(-r, -r, 2 * r, 2 * r, r);
}

/**
 * @param {string} color
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
export function drawPerson(color, x, y, size) {
  const at = `translate(${x},${y}) scale(${size})`;
  return vector("path", { class: "vfw-person", "data-colour": color, d: PEOPLE[color], transform: at });
}

/**
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} name of its class
 */
export function write(text, x, y, size, name) {
  return vector("text", { class: name, x, y, "font-size": size }, text);
}

/**
 * A mark among words.
 * @param {string} shape
 * @param {string} text
 * @param {number} size
 */
export function drawMarkAlone(shape, text, size) {
  return alone(-size / 2, size, drawMark(shape, text, 0, 0, size - 1));
}

/**
 * @param {string} color
 * @param {number} size
 */
export function drawPersonAlone(color, size) {
  return alone(0, size, drawPerson(color, 0, 0, size));
}

/**
 * @param {number} top
 * @param {number} size
 * @param {SVGElement} drawn
 */
function alone(top, size, drawn) {
  const viewBox = `${-size / 2} ${top} ${size} ${size}`;
  return vector("svg", { viewBox, width: size, height: size, "aria-hidden": "true" }, drawn);
}

/**
 * The pattern of a state that both sides hold.
 * @param {string} id
 */
export function stripes(id) {
  const size = { width: 12, height: 12, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" };
  return vector(
    "pattern",
    { id, ...size },
    vector("rect", { class: "vfw-stripe-yellow", width: 12, height: 12 }),
    vector("rect", { class: "vfw-stripe-purple", width: 6, height: 12 }),
  );
}

/** The meaning of the marks. */
export function legend() {
  const edge = html("span", { class: "vfw-legend-edge" });
  const sample = (/** @type {string} */ shape) => drawMarkAlone(shape, "", 16);
  const people = Object.keys(PEOPLE).map((color) => drawPersonAlone(color, 18));
  return html(
    "div",
    { class: "vfw-legend", role: "group", "aria-label": "Legend" },
    html("span", {}, sample("disc"), "purple"),
    html("span", {}, sample("diamond"), "yellow"),
    html("span", {}, sample("square"), "red"),
    html("span", {}, "★ State card"),
    html("span", {}, "+1 fourth cube"),
    html("span", {}, ...people, "campaigners"),
    html("span", {}, "✓ ✕ will vote"),
    html("span", {}, edge, "you may choose it"),
  );
}
