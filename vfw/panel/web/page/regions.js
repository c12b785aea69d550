// The regions of the panel: plain HTML painted by Python. Each has its area; the board and its rows are widgets.

import { find, html } from "../shared/dom.js";
import { repaint } from "./repaint.js";

/** @import { Model } from "../shared/jupyter.js" */

const REGIONS = ["head", "board", "arc", "prompt", "record", "hand", "tabs", "camps", "log", "table", "cover", "menu"];
const OVER_THE_LAYOUT = ["cover", "menu"];
/** Parts by which the panel, and its surroundings, are laid out. */
export const LAYING_OUT =
  "start ending replay arc hand our-hand map-large on-stage hints coach".split(" ");

/**
 * @param {HTMLElement} root
 * @param {Model} model
 * @param {() => void} painted called once something has been painted, and all that came with it, the board too
 * @param {AbortSignal} signal
 */
export function paintRegions(root, model, painted, signal) {
  const layout = /** @type {HTMLElement} */ (find(root, ".vfw-layout"));
  const [board, rows] = [".vfw-area-map", ".vfw-area-rows"].map((area) => find(layout, area));
  const areas = REGIONS.map((region) => {
    const area = html("div", { class: `vfw-area-${region}` });
    if (OVER_THE_LAYOUT.includes(region)) root.append(area);
    else layout.insertBefore(area, region === "head" ? board : rows);
    return { area, trait: `${region}_html`, painted: "" };
  });
  const paint = () => {
    // First what has the focus: a browser that takes that away lays out all that was painted until then.
    const hasFocus = areas.filter(({ area }) => area.contains(document.activeElement));
    const differing = [...new Set([...hasFocus, ...areas])].filter((area) => model.get(area.trait) !== area.painted);
    for (const region of differing) {
      region.painted = model.get(region.trait);
      repaint(region.area, region.painted);
    }
    return differing.length > 0;
  };
  paint();
  const paintAgain = () => paint() && queueMicrotask(() => signal.aborted || painted());
  model.on("change", paintAgain);
  signal.addEventListener("abort", () => {
    model.off("change", paintAgain);
    for (const { area } of areas) area.remove();
  });
}

/**
 * Say on an element, and on its surroundings, which parts are in it. Stylesheets that asked with `:has()` would
 * have every style in the panel computed again after each press.
 * @param {string[]} parts
 * @param {HTMLElement} element
 * @param {...HTMLElement} around
 */
export function tellWhatIsShown(parts, element, ...around) {
  const shown = parts.filter((part) => find(element, `.vfw-${part}`)).join(" ");
  for (const told of [element, ...around]) if (told.dataset.shows !== shown) told.dataset.shows = shown;
}
