// The replay bar: it advances by itself while it plays, follows the slider while it is dragged, and handles keys.

import { find } from "../shared/dom.js";
import { Scrubbing } from "./slider_throttle.js";

/** @import { Listen } from "../shared/dom.js" */
/** @import { Command } from "./page.js" */

/** @type {Record<string, string>} */
const REPLAY_KEYS = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last", " ": "play" };
const HAVE_KEYS_OF_THEIR_OWN = ".vfw-map, .vfw-map-table, [popover], input, select, textarea";

/**
 * @param {HTMLElement} root
 * @param {Command} command
 * @param {Listen} listen
 * @param {AbortSignal} signal
 */
export function openReplay(root, command, listen, signal) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let beaten = "";
  const bar = () => find(root, ".vfw-replay");
  const step = () => bar()?.dataset.step;
  const scrubbing = new Scrubbing(command);
  /** @param {HTMLElement} target */
  const isSlider = (target) => target.matches(".vfw-replay [type=range]");

  listen(root, "pointerdown", ({ target }) => isSlider(target) && scrubbing.take());
  listen(root, "input", ({ target }) => isSlider(target) && scrubbing.want(target.value, step()));
  listen(root, "change", ({ target }) => {
    if (isSlider(target) || target.matches(".vfw-replay select")) scrubbing.rest(target.name, target.value, step());
  });
  listen(document, "keydown", (event) => {
    const { key, target, repeat } = event;
    // A click beside everything moves the focus to the surroundings of the panel.
    const isOurs = root.contains(target) || (target.contains(root) && root.classList.contains("vfw-whole-page"));
    const isShown = bar() && !bar()?.closest("[inert]");
    const isMeantHere = isOurs && isShown && !target.closest(HAVE_KEYS_OF_THEIR_OWN);
    const presses = key === " " && target.closest("button, a, summary, [role=button]");
    const isChord = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
    if (!(key in REPLAY_KEYS) || !isMeantHere || presses || isChord) return;
    event.preventDefault();
    // A key that is held goes on as fast as can be painted, and stops when it is let go.
    if (!repeat || scrubbing.isPainted(step())) scrubbing.send(REPLAY_KEYS[key], {}, step());
  });
  signal.addEventListener("abort", () => clearTimeout(timer));
  return {
    /** Something has been painted: perhaps another step. */
    beat() {
      scrubbing.painted(step());
      const goesOn = Number(bar()?.dataset.goesOn ?? 0);
      const beat = `${step()} ${goesOn}`;
      if (beat === beaten) return;
      beaten = beat;
      clearTimeout(timer);
      if (goesOn) timer = setTimeout(() => command("play on"), goesOn);
    },
  };
}
