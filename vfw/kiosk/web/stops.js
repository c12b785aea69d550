// The target of an arrow from the focused element, on a page whose stops have an order.

/** The extent of an element from top to bottom. @typedef {{ readonly top: number, readonly bottom: number }} Box */

/** How far two boxes may overlap of which one is below the other, in px: frames do. */
const OVERLAP = 8;
/** @type {Record<string, (box: Box, here: Box) => boolean>} */
const LEADS = {
  ArrowRight: () => true,
  ArrowLeft: () => true,
  ArrowDown: (box, here) => box.top >= here.bottom - OVERLAP,
  ArrowUp: (box, here) => box.bottom <= here.top + OVERLAP,
};

/** @param {string} key */
export function isArrow(key) {
  return key in LEADS;
}

/** @param {string} key */
export function isForward(key) {
  return key === "ArrowRight" || key === "ArrowDown";
}

/**
 * Right and left lead to the next stop and the one before it, round the ends; down and up to the nearest in that order
 * which is lower or higher, and if none is, as right and left: with any arrow one comes to an end. -1 where no
 * stop is.
 * @param {Box[]} boxes of all stops, in their order
 * @param {number} at the stop one is at; -1 for none
 * @param {string} key
 */
export function stopBy(key, boxes, at) {
  const [count, step] = [boxes.length, isForward(key) ? 1 : -1];
  if (at < 0) return count ? 0 : -1;
  for (let next = at + step; boxes[next]; next += step) if (LEADS[key](boxes[next], boxes[at])) return next;
  return (at + step + count) % count;
}
