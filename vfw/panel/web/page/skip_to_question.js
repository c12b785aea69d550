// Moves the focus to the question from anywhere: by Escape, or by a skip button that is visible while it has the focus.
// If an overlay that Escape closes is open, it is closed instead.

import { find, html } from "../shared/dom.js";

/** @import { Heard, Listen } from "../shared/dom.js" */

/** The parts that Escape closes, or leaves, before it leads anywhere. */
const FIRST = ":popover-open, .vfw-cover, .vfw-sheet-room > :not([hidden])";
const HAVE_ESCAPE_OF_THEIR_OWN = ".vfw-map, input, select, textarea";

/**
 * @param {HTMLElement} root
 * @param {Listen} listen
 * @param {() => void} lead
 * @param {AbortSignal} signal
 */
export function leadToQuestion(root, listen, lead, signal) {
  const button = html("button", { type: "button", class: "vfw-to-question" }, "Go to the question");
  root.prepend(button);
  listen(button, "click", lead);
  // Before anybody else hears of it, and closes something.
  const hear = (/** @type {Heard<KeyboardEvent>} */ { key, target }) => {
    const isOurs = root.contains(target) && !target.closest(HAVE_ESCAPE_OF_THEIR_OWN);
    if (key !== "Escape" || !isOurs || find(root, FIRST)) return;
    const leaves = find(root, ".vfw-prompt [data-leaves]");
    leaves?.focus();
    if (leaves) leaves.click();
    else lead();
  };
  listen(window, "keydown", hear, { capture: true });
  signal.addEventListener("abort", () => button.remove());
}
