// The position of the dialog of a state: inside the map and beside the state.

import { clamp, overlap, rectAt } from "./geometry.js";

/** @import { Point, Rect } from "./geometry.js" */

/** @typedef {{ readonly width: number, readonly height: number }} Size */

const GAP = 6; // px between a state and its sheet

/**
 * Where it hides least of the tag, and then of the state. A call-out has others above and below it, and the sea to its
 * left.
 * @param {Size} sheet
 * @param {Rect} state
 * @param {Rect} tag
 * @param {Size} room
 * @param {boolean} isCallout
 */
export function besideState(sheet, state, tag, room, isCallout) {
  const spots = [...spotsAround(state, sheet), ...spotsAround(tag, sheet)].map(({ x, y }) => {
    const corner = { x: clamp(x, 0, room.width - sheet.width), y: clamp(y, 0, room.height - sheet.height) };
    return rectAt(corner, sheet.width, sheet.height);
  });
  if (isCallout) spots.unshift(spots[2]);
  return spots.sort((a, b) => overlap(a, tag) - overlap(b, tag) || overlap(a, state) - overlap(b, state))[0];
}

/**
 * Above, below, to the left and to the right.
 * @param {Rect} place
 * @param {Size} sheet
 * @returns {Point[]}
 */
function spotsAround({ left, right, top, bottom }, { width, height }) {
  const [middle, center] = [(left + right - width) / 2, (top + bottom - height) / 2];
  return [
    { x: middle, y: top - height - GAP },
    { x: middle, y: bottom + GAP },
    { x: left - width - GAP, y: center },
    { x: right + GAP, y: center },
  ];
}
