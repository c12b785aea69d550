// What has the focus on a card is described by what stands on it: what it does, and why it cannot be played.

import { find, findAll, freshlyPainted, put } from "../shared/dom.js";

let described = 0;

/**
 * Not in the HTML that is sent, where it would make every hand longer.
 * @param {HTMLElement} root
 */
export function describeCards(root) {
  for (const face of freshlyPainted(root, ".vfw-hand .vfw-face")) {
    const words = findAll(face, "p:not(.vfw-era)");
    for (const text of words) text.id = `vfw-words-${++described}`;
    const focused = find(face, ".vfw-card-button") ?? find(face, "h3 [data-sheet]");
    if (focused) put(focused, { "aria-describedby": words.map(({ id }) => id).join(" ") });
  }
}
