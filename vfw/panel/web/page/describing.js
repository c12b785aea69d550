// What has the focus is described by what stands beside it: a card by what it does, and why it cannot be played; the
// question and its answers by what the tutorial says.

import { find, findAll, freshlyPainted, put } from "../shared/dom.js";

let described = 0;

/**
 * Not in the HTML that is sent, where it would make every hand longer.
 * @param {HTMLElement} root
 */
export function describeWhatHasFocus(root) {
  for (const face of freshlyPainted(root, ".vfw-hand .vfw-face")) {
    const focused = find(face, ".vfw-card-button") ?? find(face, "h3 [data-sheet]");
    if (focused) describe(focused, findAll(face, "p:not(.vfw-era)"));
  }
  for (const coach of freshlyPainted(root, ".vfw-prompt .vfw-coach"))
    for (const focused of findAll(root, ".vfw-prompt :is(h2, .vfw-choices button)")) describe(focused, [coach]);
}

/**
 * @param {HTMLElement} element
 * @param {HTMLElement[]} words
 */
export function describe(element, words) {
  for (const text of words) text.id ||= `vfw-words-${++described}`;
  put(element, { "aria-describedby": words.map(({ id }) => id).join(" ") });
}
