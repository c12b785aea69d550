// The late half of a double click must not answer the question that its first half has brought.

const SECOND_CLICK = 200; // ms after a question was painted in which such a half may still arrive
const DOUBLE_CLICK = 500; // ms between the halves, at most

/** Watch the clicks on the page. What comes back says of a click, and of when the question at hand was painted, whether
 *  it is such a half. A click that follows no other is none; keys and screen readers click without a count. */
function watchDoubleClicks(signal) {
  let [before, last] = [-Infinity, -Infinity];
  const note = ({ detail }) => {
    if (detail > 0) [before, last] = [last, performance.now()];
  };
  document.addEventListener("click", note, { capture: true, signal });
  return ({ detail }, paintedAt) => detail > 0 && last - before < DOUBLE_CLICK && last - paintedAt < SECOND_CLICK;
}
