// The late half of a double click must not answer the question that its first half has brought.

const SECOND_CLICK = 200; // ms after a question was painted in which such a half may still arrive
const DOUBLE_CLICK = 500; // ms between the halves, at most
const SAME_PLACE = 8; // px between them, at most: a finger moves a little

/** Watch the clicks on the page. What comes back says of a click, and of when the question at hand was painted, whether
 *  it is such a half. A click that follows no other is none, nor is one at another place; keys and screen readers click
 *  without a count. */
function watchDoubleClicks(signal) {
  let [before, last] = [null, null];
  const note = ({ detail, clientX, clientY }) => {
    if (detail > 0) [before, last] = [last, { at: performance.now(), x: clientX, y: clientY }];
  };
  document.addEventListener("click", note, { capture: true, signal });
  const isHalf = () =>
    before !== null &&
    last.at - before.at < DOUBLE_CLICK &&
    Math.hypot(last.x - before.x, last.y - before.y) <= SAME_PLACE;
  return ({ detail }, paintedAt) => detail > 0 && isHalf() && last.at - paintedAt < SECOND_CLICK;
}
