// A moment of the visitor's own game, which another page of this browser has kept for this page.

import { keptText, whenKeptElsewhere } from "../../../panel/web/shared/keeping.js";
import { MOMENT } from "../../../panel/web/shared/moment.js";

const PATIENCE = 5000; // ms; the page that keeps it asks its kernel first

/**
 * Hand the moment over once, where the address says that there is one: now, or as soon as it has come.
 * @param {string} search of the address
 * @param {(text: string) => void} begin with its text; "" if none has come
 * @param {AbortSignal} signal
 */
export function beginWithMoment(search, begin, signal) {
  if (new URLSearchParams(search).get("from") !== "game") return;
  if (keptText(MOMENT)) {
    begin(keptText(MOMENT));
    return;
  }
  const waiting = new AbortController();
  const end = () => {
    waiting.abort();
    begin(keptText(MOMENT));
  };
  const timer = setTimeout(end, PATIENCE);
  waiting.signal.addEventListener("abort", () => clearTimeout(timer));
  signal.addEventListener("abort", () => waiting.abort());
  whenKeptElsewhere(MOMENT, () => keptText(MOMENT) && end(), waiting.signal);
}
