// The position of a popup in the window.

const MARGIN = 8; // px
const GAP = 4; // px between the words and their sheet

/** @typedef {{ readonly width: number, readonly height: number }} Size  In px. */

/**
 * Below its word, or above if there is more room; never outside the window.
 * @param {Size} sheet
 * @param {{ readonly left: number, readonly top: number, readonly bottom: number }} about
 * @param {Size} room
 */
export function placed(sheet, about, room) {
  const fitsBelow = about.bottom + sheet.height + MARGIN <= room.height;
  const hasMoreBelow = about.top < room.height - about.bottom;
  const top = fitsBelow || hasMoreBelow ? about.bottom + GAP : about.top - sheet.height - GAP;
  return { left: within(about.left, sheet.width, room.width), top: within(top, sheet.height, room.height) };
}

/**
 * @param {number} value
 * @param {number} size
 * @param {number} room
 */
function within(value, size, room) {
  return Math.max(MARGIN, Math.min(value, room - size - MARGIN));
}
