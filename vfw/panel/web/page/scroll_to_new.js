// Scrolls new content into view: the last line of the log, and the card that is played.

import { find, findAll, freshlyPainted } from "../shared/dom.js";

/** @param {HTMLElement} root */
export function showTheNewest(root) {
  scrollToTheEnd(freshlyPainted(root, ".vfw-log ol"));
  for (const hand of freshlyPainted(root, ".vfw-hand ul"))
    hand.scrollLeft = (find(hand, ".vfw-playing")?.offsetLeft ?? 0) - hand.offsetLeft - 8;
}

/**
 * The newest line stays in sight while the prompt beside the log grows and shrinks, and the window too.
 * @param {HTMLElement} root
 * @param {AbortSignal} signal
 */
export function keepTheNewestInSight(root, signal) {
  const size = new ResizeObserver(() => scrollToTheEnd(findAll(root, ".vfw-log ol")));
  const log = find(root, ".vfw-area-log");
  if (log) size.observe(log);
  signal.addEventListener("abort", () => size.disconnect());
}

/**
 * Scroll to the current line of a replay, else to the last.
 * @param {HTMLElement[]} logs
 */
export function scrollToTheEnd(logs) {
  for (const log of logs) {
    const now = find(log, "[aria-current]");
    log.scrollTop = now ? now.offsetTop - log.offsetTop - log.clientHeight / 2 : log.scrollHeight;
  }
}
