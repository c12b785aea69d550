// A game that one reaches fills the window, where it fits: with the first click or key in it, the text above is left.

import { around, listenUntil } from "../../panel/web/shared/dom.js";

const NEARLY = 8; // px
const ALMOST_FITS = 1.2; // times the window; on a telephone a game is longer, and one scrolls in it

/**
 * @param {HTMLElement} story
 * @param {AbortSignal} signal
 */
export function fillWindowWithGame(story, signal) {
  const fill = (/** @type {{ target: HTMLElement }} */ { target }) => {
    const game = around(target, ".vfw-with-game > .vfw-stage > .vfw-panel");
    if (!game || !isToBeBrought(game.getBoundingClientRect(), innerHeight)) return;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    game.scrollIntoView({ block: "start", behavior: isCalm ? "instant" : "smooth" });
  };
  // Not on pointerdown: an element that moves away under the pointer gets no click.
  const listen = listenUntil(signal);
  for (const type of ["click", "keyup"]) listen(story, type, fill);
}

/**
 * Return whether the game fits, and is not there already.
 * @param {{ top: number, height: number }} game
 * @param {number} window its height
 */
export function isToBeBrought({ top, height }, window) {
  return height <= window * ALMOST_FITS && Math.abs(top) >= NEARLY;
}
