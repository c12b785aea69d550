// The second half of a double click must not answer the question that the first half has opened.

const SECOND_CLICK = 200; // ms after a question was painted in which such a half may still arrive
const DOUBLE_CLICK = 500; // ms between the halves, at most
const SAME_PLACE = 8; // px between them, at most: a finger moves a little

/** @typedef {{ at: number, x: number, y: number }} Click  When, in ms, and where, in px of the window. */

/**
 * Whether the last click is the late half of a double click, for a question that was painted at that time. A click that
 * follows no other is none, nor is one at another place.
 * @param {Click | null} before
 * @param {Click | null} last
 * @param {number} paintedAt
 */
export function isLateHalf(before, last, paintedAt) {
  if (!before || !last) return false;
  const isSecond = last.at - before.at < DOUBLE_CLICK;
  const isThere = Math.hypot(last.x - before.x, last.y - before.y) <= SAME_PLACE;
  return isSecond && isThere && last.at - paintedAt < SECOND_CLICK;
}

/**
 * Watch the clicks on the page. What comes back says of a click, and of when the question at hand was painted, whether
 * it is such a half. Keys and screen readers click without a count, and are none.
 * @param {AbortSignal} signal
 * @returns {(click: UIEvent, paintedAt: number) => boolean}
 */
export function watchDoubleClicks(signal) {
  /** @type {[Click | null, Click | null]} */
  let [before, last] = [null, null];
  const note = (/** @type {MouseEvent} */ { detail, clientX, clientY }) => {
    if (detail > 0) [before, last] = [last, { at: performance.now(), x: clientX, y: clientY }];
  };
  document.addEventListener("click", note, { capture: true, signal });
  return ({ detail }, paintedAt) => detail > 0 && isLateHalf(before, last, paintedAt);
}
