// The question can be reached from anywhere: by Escape, or by a button that comes before all else and shows itself when
// it has the focus.

import { find, html } from "../shared/dom.js";

/** @import { Listen } from "../shared/dom.js" */

/** What Escape closes, or leaves, before it leads anywhere. */
const FIRST = ":popover-open, .vfw-cover, .vfw-state-sheet:not([hidden])";
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
  listen(root, "keydown", ({ key, target }) => {
    if (key === "Escape" && !target.closest(HAVE_ESCAPE_OF_THEIR_OWN) && !find(root, FIRST)) lead();
  });
  signal.addEventListener("abort", () => button.remove());
}
