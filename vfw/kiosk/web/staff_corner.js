// The way of the staff to their page: the left upper corner held for five seconds, or the keys Left and Right together.

/** @import { Listen } from "../../panel/web/shared/dom.js" */

const HELD = 5000; // ms
const CORNER = 96; // px
const BOTH = ["ArrowLeft", "ArrowRight"];

/**
 * @param {Listen} listen
 * @param {() => void} opens
 */
export function watchCorner(listen, opens) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waits;
  const down = new Set();
  const letGo = () => {
    clearTimeout(waits);
    waits = undefined;
  };
  const hold = () => (waits ??= setTimeout(() => (letGo(), opens()), HELD));
  const seen = { capture: true, passive: true };
  listen(window, "pointerdown", (event) => (isInCorner(event) ? hold() : letGo()), seen);
  listen(window, "pointermove", (event) => waits && !down.size && !isInCorner(event) && letGo(), seen);
  for (const kind of ["pointerup", "pointercancel"]) listen(window, kind, letGo, seen);
  // Of the window alone: the keys move the focus, and what they leave is blurred too.
  listen(window, "blur", () => (down.clear(), letGo()));
  listen(window, "keydown", ({ key }) => BOTH.includes(key) && down.add(key).size === BOTH.length && hold(), seen);
  listen(window, "keyup", ({ key }) => down.delete(key) && letGo(), seen);
}

/** @param {{ clientX: number, clientY: number }} where */
export function isInCorner({ clientX, clientY }) {
  return clientX < CORNER && clientY < CORNER;
}
