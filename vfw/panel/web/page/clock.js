// The clock of a table: it counts between two paintings, and reports when its time is up.

import { find, freshlyPainted } from "../shared/dom.js";

/** @import { Command } from "./page.js" */

const CLOCK = "[data-left]";
/** How many seconds are left where that is heard, and the words for it. */
const HEARD = new Map([
  [300, "Five minutes are left."],
  [60, "One minute is left."],
  [10, "Ten seconds are left."],
]);

/** Format seconds as on a clock. @param {number} seconds */
export function onClock(seconds) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * @param {HTMLElement} root
 * @param {Command} command
 * @param {(words: string) => void} say
 * @param {AbortSignal} signal
 */
export function runClock(root, command, say, signal) {
  let [until, heard] = [0, 0];
  const tick = () => {
    const clock = find(root, CLOCK);
    if (!clock || clock.dataset.runs === undefined) return;
    const left = Math.max(0, Math.ceil((until - performance.now()) / 1000));
    const digits = find(clock, "b");
    if (digits) digits.textContent = onClock(left);
    const words = HEARD.get(left);
    if (words && heard !== left) say(words);
    if (words) heard = left;
    // It is said again until it is taken: a press that was under way may have come first.
    if (left === 0) command("time is up");
  };
  const timer = setInterval(tick, 1000);
  signal.addEventListener("abort", () => clearInterval(timer));
  return {
    /** Something has been painted. */
    settle() {
      for (const clock of freshlyPainted(root, CLOCK)) until = performance.now() + 1000 * Number(clock.dataset.left);
    },
  };
}
