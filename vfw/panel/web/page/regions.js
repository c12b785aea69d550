// The regions of the panel: plain HTML painted by Python. Each has its area; those of the board are widgets of their own.

import { find, html } from "../shared/dom.js";
import { repaint } from "./repaint.js";

/** @import { Model } from "../shared/jupyter.js" */

const REGIONS = ["head", "prompt", "record", "hand", "tabs", "camps", "log", "table", "cover", "menu"];
const OVER_THE_LAYOUT = ["cover", "menu"];
/** Parts by which the panel, and what lies around it, is laid out. */
export const LAYING_OUT = ["start", "ending", "replay", "hand", "our-hand", "map-large"];

/**
 * @param {HTMLElement} root
 * @param {Model} model
 * @param {AbortSignal} signal
 */
export function paintRegions(root, model, signal) {
  const layout = /** @type {HTMLElement} */ (find(root, ".vfw-layout"));
  const [board, rows] = [".vfw-area-map", ".vfw-area-rows"].map((area) => find(layout, area));
  for (const region of REGIONS) {
    const area = html("div", { class: `vfw-area-${region}` });
    if (OVER_THE_LAYOUT.includes(region)) root.append(area);
    else layout.insertBefore(area, region === "head" ? board : rows);
    const changed = () => repaint(area, model.get(`${region}_html`));
    changed();
    model.on(`change:${region}_html`, changed);
    signal.addEventListener("abort", () => {
      model.off(`change:${region}_html`, changed);
      area.remove();
    });
  }
}

/**
 * Say on an element, and on what lies around it, which parts stand in it. Stylesheets that asked with `:has()` would
 * have every style in the panel worked out anew after each press.
 * @param {string[]} parts
 * @param {HTMLElement} element
 * @param {...HTMLElement} around
 */
export function tellWhatIsShown(parts, element, ...around) {
  const shown = parts.filter((part) => find(element, `.vfw-${part}`)).join(" ");
  for (const told of [element, ...around]) if (told.dataset.shows !== shown) told.dataset.shows = shown;
}
