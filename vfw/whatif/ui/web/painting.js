// How a region is painted: what is built alike is changed in place, so that bars glide, the focus stays, and what was
// opened stays open.

import { becomeLike } from "../../../panel/web/page/repaint.js";
import { find, findAll, focused } from "../../../panel/web/shared/dom.js";

/** The attributes that identify the focused element after it was painted again. */
const WHAT_IT_DOES = ["command", "value", "show", "turn"];

export class Painting {
  /** The last paint. @type {Map<Element, string>} */
  #painted = new Map();

  /** @param {Record<string, string>} lands the outline of each state, by its code */
  constructor(lands) {
    this.lands = lands;
  }

  /**
   * @param {HTMLElement} area
   * @param {string} text
   */
  paint(area, text) {
    if ((this.#painted.get(area) ?? "") === text) return;
    this.#painted.set(area, text);
    const fresh = /** @type {HTMLElement} */ (area.cloneNode(false));
    fresh.innerHTML = text;
    for (const land of findAll(fresh, "[data-land]")) {
      land.setAttribute("d", this.lands[land.dataset.land ?? ""] ?? "");
      land.removeAttribute("data-land");
    }
    keepOpen(area, fresh);
    const here = focused();
    const from = here && area.contains(here) ? here : null;
    becomeLike(area, fresh);
    if (from && !from.isConnected) focusAgain(area, from);
  }
}

/**
 * Keep open in the new elements what the visitor has opened in the old ones.
 * @param {Element} old
 * @param {Element} fresh
 */
function keepOpen(old, fresh) {
  const [olds, freshs] = [old, fresh].map((part) => /** @type {HTMLDetailsElement[]} */ (findAll(part, "details")));
  olds.forEach(({ open }, i) => freshs[i]?.toggleAttribute("open", open));
}

/**
 * @param {HTMLElement} area
 * @param {HTMLElement} from what had the focus, and is gone
 */
function focusAgain(area, { dataset }) {
  const same = WHAT_IT_DOES.filter((name) => dataset[name] !== undefined)
    .map((name) => `[data-${name}="${CSS.escape(dataset[name] ?? "")}"]`)
    .join("");
  // A region says by data-next what is done next where that is not its first button.
  const next = (same && find(area, same)) || find(area, "[data-next]") || find(area, "button, [tabindex]");
  next?.focus({ preventScroll: true });
}
