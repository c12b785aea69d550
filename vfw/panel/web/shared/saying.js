// The announcements for screen readers.

import { html } from "./dom.js";

const LINES_KEPT = 40;

/**
 * A log that is heard as lines are added to it, and can be read again; it goes with the signal.
 * @param {Element} place
 * @param {AbortSignal} signal
 */
export function liveRegion(place, signal) {
  const names = { class: "vfw-live", role: "log", "aria-live": "polite", "aria-label": "What was said" };
  const region = place.appendChild(html("div", names));
  signal.addEventListener("abort", () => region.remove());
  return {
    /**
     * Say what Python has said: a serial number, behind it "clear" where what was said so far need not be read, and a
     * line for each that is said.
     * @param {string} said
     */
    tell(said) {
      const [serial, ...lines] = said.split("\n");
      if (serial.endsWith("clear")) region.replaceChildren();
      this.say(...lines.filter(Boolean));
    },
    /** @param {...string} lines */
    say(...lines) {
      region.append(...lines.map((line) => html("p", {}, line)));
      while (region.childElementCount > LINES_KEPT) region.firstElementChild?.remove();
    },
  };
}
