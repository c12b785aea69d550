// What screen readers are told.

import { html } from "./dom.js";

/**
 * A region that is heard when its text changes; it goes with the signal.
 * @param {Element} place
 * @param {AbortSignal} signal
 */
export function liveRegion(place, signal) {
  const region = place.appendChild(html("div", { class: "vfw-live", role: "status" }));
  signal.addEventListener("abort", () => region.remove());
  return {
    /** @param {string} text */
    say(text) {
      region.textContent = text;
    },
  };
}

/**
 * The sentence in what Python has said: a serial number, a line end, and the sentence.
 * @param {string} said
 */
export function sentenceIn(said) {
  return said.split("\n", 2)[1] ?? "";
}
