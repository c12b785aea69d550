// The turning points on the drawing of an arc: laid out when they are painted, and when a size changes.

import { find, findAll, freshlyPainted, put } from "../shared/dom.js";
import { movedApart, wordsBeside } from "./turning_point_layout.js";

const DRAWN = ".vfw-arc-drawn";
const EVEN = [0, 100];
const WORDS = `${DRAWN} .vfw-arc-label`;

/**
 * @param {HTMLElement} root
 * @param {AbortSignal} signal
 */
export function layTurnsOut(root, signal) {
  const size = new ResizeObserver(() => {
    const drawn = find(root, DRAWN);
    if (drawn) lay(drawn);
  });
  signal.addEventListener("abort", () => size.disconnect());
  return {
    /** Something has been painted: perhaps turning points. */
    beat() {
      const drawn = find(root, DRAWN);
      if (!drawn || !freshlyPainted(root, WORDS).length) return;
      size.disconnect();
      for (const element of [drawn, ...findAll(root, WORDS)]) size.observe(element);
    },
  };
}

/** @param {HTMLElement} drawn */
function lay(drawn) {
  const room = { width: drawn.clientWidth, height: drawn.clientHeight };
  const [discs, words] = [".vfw-arc-disc", ".vfw-arc-label"].map((part) => findAll(drawn, part));
  const spot = (/** @type {number} */ x, /** @type {number} */ y) => ({
    x: (x / 100) * room.width,
    y: (y / 100) * room.height,
  });
  const spots = discs.map(({ style }) => spot(parseFloat(style.left), parseFloat(style.top)));
  const sizes = words.map(({ offsetWidth, offsetHeight }) => ({ width: offsetWidth + 1, height: offsetHeight + 1 }));
  const curves = /** @type {NodeListOf<SVGPolylineElement>} */ (drawn.querySelectorAll("polyline"));
  const lines = [...curves].map(({ points }) => [...points].map(({ x, y }) => spot(x, y)));
  const moved = movedApart(spots, room);
  const boxes = wordsBeside(moved, sizes, [...lines, EVEN.map((x) => spot(x, 50))], room);
  discs.forEach(({ style }, i) => {
    style.marginLeft = `${moved[i].x - spots[i].x}px`;
  });
  words.forEach((element, i) => {
    const box = boxes[i];
    put(element, { "data-goes": box ? (box.left + box.right < 2 * moved[i].x ? "left" : "right") : "nowhere" });
    if (box) Object.assign(element.style, { left: `${box.left}px`, top: `${box.top}px` });
  });
}
