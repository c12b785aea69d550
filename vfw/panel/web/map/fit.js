// Fits the country into a box: its scale, the margins around it, and the column of call-outs beside it.

import { clamp, rounded } from "./geometry.js";

/** @import { Point } from "./geometry.js" */

const SMALLEST_TARGET = 24; // px, where the map is small
const MOST_APART = 53; // px from one call-out to the next
const CODES_FROM = 0.11; // px per km; below it, on the screen, there is no room for postal codes
const LEGEND_FROM = 640; // px
const A_LITTLE = 1 / 8; // of the height of the map

/**
 * The land, in kilometres; `east` takes in the call-outs.
 * @typedef {{ west: number, east: number, south: number, north: number }} Land
 */

/**
 * Room around the land, in px.
 * @typedef {{ left: number, right: number, top: number, bottom: number }} Margins
 */

/**
 * Margin around the land for what is outside it; at the foot also for the tools.
 * @param {number} width
 * @param {number} foot
 * @returns {Margins}
 */
export function marginsIn(width, foot) {
  const roomy = Math.min(1, width / 900);
  return { left: 4 + 16 * roomy, right: 20 + 42 * roomy, top: 4 + 40 * roomy, bottom: 4 + 12 * roomy + foot };
}

/**
 * Pixels for a kilometre.
 * @param {Land} land
 * @param {{ width: number, height: number }} room
 * @param {Margins} margins
 */
export function scaleIn({ west, east, south, north }, { width, height }, { left, right, top, bottom }) {
  return Math.min((width - left - right) / (east - west), (height - top - bottom) / (north - south));
}

/**
 * The middle of the free area, in kilometers to the north and to the east.
 * @param {Land} land
 * @param {Margins} margins
 * @param {number} scale
 * @returns {[number, number]}
 */
export function centreOf({ west, east, south, north }, { left, right, top, bottom }, scale) {
  return [(north + south) / 2 + (top - bottom) / 2 / scale, (east + west) / 2 + (right - left) / 2 / scale];
}

/**
 * Whether what was fitted into a box may stay as it is drawn: in the same window the box has become a little higher,
 * because of what is beside it. A country that grew and shrank with every question would be drawn again for each.
 * @param {{ width: number, height: number, inWindow: number }} fitted
 * @param {{ width: number, height: number, inWindow: number }} box
 */
export function mayStay(fitted, box) {
  const more = box.height - fitted.height;
  const isTheSame = box.width === fitted.width && box.inWindow === fitted.inWindow;
  return isTheSame && more >= 0 && more <= fitted.height * A_LITTLE;
}

/**
 * Whether the map is so small that a larger one is offered, and whether there is room for a legend beside it.
 * @param {number} scale
 * @param {number} width
 */
export function roomFor(scale, width) {
  const isSmall = scale <= CODES_FROM;
  return { isSmall, hasLegend: !isSmall && width >= LEGEND_FROM };
}

/**
 * Whether codes are shown, how large letters are, and how large what is pressed must be at least, in px.
 * @param {number} scale
 * @param {number} target how large it is on this page, where the map is not small
 * @param {number} zoom how many times larger the visitor has everything
 */
export function sizesAt(scale, target, zoom = 1) {
  const withCodes = scale * zoom > CODES_FROM;
  const letters = withCodes ? clamp(100 * scale, 15 / zoom, 20) : clamp(150 * scale, 9, 13);
  return { withCodes, letters, least: scale > CODES_FROM ? target : SMALLEST_TARGET };
}

/**
 * The column of call-outs: its position, how wide it is, and how far its boxes are from one another. Where it leaves
 * no room for a sign below it, it is at the edge, and the sign before it.
 * @param {Point[]} natural where the boxes would be by themselves, from the top; two at least
 * @param {{ letters: number, least: number }} sizes
 * @param {Point & { right: number, bottom: number }} box the whole map
 */
export function layColumn(natural, { letters, least }, box) {
  const [first, second] = natural;
  const step = clamp(second.y - first.y, least, Math.max(least, MOST_APART));
  const [width, height] = [letters * 5.8, step * natural.length];
  const lowest = box.bottom - height - letters * 4 - 12;
  const top = clamp(first.y - step / 2, box.y + 2, Math.max(lowest, box.y + 2));
  const x = lowest < box.y ? Math.max(first.x, box.right - width / 2 - 4) : first.x;
  return { left: x - width / 2 - 4, right: x + width / 2, bottom: top + height, x, top, width, step };
}

/**
 * One call-out of the column: the middle of its box, its edge, a line from the state to it, and a target that leaves no
 * gap to the next.
 * @param {Point} from the middle of the state
 * @param {number} index from the top
 * @param {ReturnType<typeof layColumn>} column
 */
export function layCallout(from, index, { x, top, width, step }) {
  const at = { x, y: top + (index + 0.5) * step };
  const [left, height] = [at.x - width / 2, step - clamp(step / 8, 2, 6)];
  return {
    at,
    line: `M${from.x},${from.y}L${left},${at.y}`,
    edge: rounded(left, at.y - height / 2, width, height, height / 6),
    target: { x: left - 4, y: at.y - step / 2, width: width + 8, height: step },
  };
}
