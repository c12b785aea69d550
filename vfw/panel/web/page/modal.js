// An overlay is a modal dialog, as the ARIA Authoring Practices describe it: nothing under it can be used, so Tab
// cycles in it. Outside it, only the links at the head of the page remain, which lead out of the game. A dialog is
// closed by its buttons, or by Escape if one of them says so.

import { around, findAll } from "../shared/dom.js";

/** @import { Listen } from "../shared/dom.js" */

const STOPS = "button, summary, input, select, textarea, a[href], [tabindex='0']";

/**
 * @param {HTMLElement} root
 * @param {Listen} listen
 */
export function keepTabInDialogs(root, listen) {
  listen(root, "keydown", (event) => {
    const { key, shiftKey, target } = event;
    const dialog = key === "Tab" && around(target, ".vfw-cover[aria-modal]");
    if (!dialog) return;
    const stops = findAll(dialog, STOPS).filter((stop) => stop.tabIndex >= 0 && stop.checkVisibility());
    const next = roundTheEnd(stops.indexOf(target), stops.length, shiftKey);
    if (next === null) return;
    event.preventDefault();
    stops[next].focus();
  });
}

/**
 * Where Tab leads from the stop `at`, of so many, if it goes round an end; null where the browser knows the way. A
 * heading that has the focus is no stop, and comes before all: -1.
 * @param {number} at
 * @param {number} stops
 * @param {boolean} isBack
 */
export function roundTheEnd(at, stops, isBack) {
  if (!stops) return null;
  if (isBack) return at <= 0 ? stops - 1 : null;
  return at === stops - 1 ? 0 : null;
}
