// The focused element is described by the text beside it: a card by its effect, and the reason why it cannot be played;
// the question, the hand or the map by the text of the tutorial.

import { find, findAll, freshlyPainted, put } from "../shared/dom.js";
import { waysIn } from "./roving_tabindex.js";

/** The places at which the focus enters the question, and its answers. */
const AT_THE_QUESTION = ".vfw-prompt > h2, .vfw-prompt > .vfw-choices > button:first-child";
/** Said on entering, and not again with each card or state in them. */
const AROUND_ANSWERS = ".vfw-hand, .vfw-map svg[role=group], .vfw-map-table [role=region]";

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
  const lesson = find(root, ".vfw-prompt .vfw-coach");
  if (lesson) for (const focused of findAll(root, AT_THE_QUESTION)) describe(focused, [lesson]);
  const words = lesson ? findAll(lesson, "p").map(({ textContent }) => textContent) : [];
  for (const group of findAll(root, AROUND_ANSWERS))
    put(group, { "aria-description": [...words, waysIn(group)].filter(Boolean).join(" ") || null });
}

/**
 * @param {HTMLElement} element
 * @param {HTMLElement[]} words
 */
export function describe(element, words) {
  for (const text of words) text.id ||= `vfw-words-${++described}`;
  put(element, { "aria-describedby": words.map(({ id }) => id).join(" ") });
}
