// Boards whose squares are smaller than a finger: a touch beside a square counts for it, and the board can be enlarged
// and moved.

import { around, find, findAll } from "../shared/dom.js";

/** @import { Listen } from "../shared/dom.js" */

const GRID = "[data-grid]";
const CELL = "[data-grid] [data-cell]";
const CAN_BE_PRESSED = "[data-pick], [data-command]";
/** px from a middle: so far does a target of 44 px reach. */
const REACH = 22;

/** @typedef {{ x: number, y: number }} Point */

/**
 * The one of these that is nearest to a press and still under the finger; -1 if there is none.
 * @param {Point} press
 * @param {Point[]} middles
 */
export function nearest({ x, y }, middles) {
  let [best, least] = [-1, REACH];
  middles.forEach((middle, i) => {
    const far = Math.hypot(middle.x - x, middle.y - y);
    if (far <= least) [best, least] = [i, far];
  });
  return best;
}

/** @param {HTMLElement} root @param {Listen} listen */
export function helpFingers(root, listen) {
  let isFinger = false;
  listen(root, "pointerdown", ({ pointerType }) => (isFinger = pointerType === "touch"), { capture: true });
  listen(root, "click", ({ target, isTrusted, detail, clientX, clientY }) => {
    // A press by key has no place, and a press by script is deliberate.
    const cell = isFinger && isTrusted && detail > 0 ? around(target, CELL) : null;
    if (!cell || cell.matches(CAN_BE_PRESSED)) return;
    const cells = findAll(/** @type {HTMLElement} */ (cell.closest(GRID)), `:is(${CAN_BE_PRESSED})`);
    cells[nearest({ x: clientX, y: clientY }, cells.map(middleOf))]?.click();
  });
}

/** @param {HTMLElement} root  Show its board larger, where that is asked about; or whole again. */
export function enlarge(root) {
  if (!root.toggleAttribute("data-enlarged")) return;
  const asked = findAll(root, `${CELL}[data-pick]`);
  const middle = find(root, `${CELL}[aria-pressed="true"]`) ?? asked[Math.floor(asked.length / 2)];
  const frame = middle?.closest(".vfw-enlarges");
  if (!middle || !frame) return;
  const [to, here] = [middleOf(middle), middleOf(/** @type {HTMLElement} */ (frame))];
  frame.scrollBy(to.x - here.x, to.y - here.y);
}

/** @param {HTMLElement} element @returns {Point} */
function middleOf(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
