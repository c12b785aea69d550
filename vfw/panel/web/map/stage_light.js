// The light of the stage: the dark country around the place that decides, with the outlines of the map.

import { freshlyPainted, vector } from "../shared/dom.js";
import { drawnAs, viewOf } from "./stage_view.js";

/** @import { Listen } from "../shared/dom.js" */
/** @import { Faces } from "./places.js" */
/** @import { Shape } from "./stage_view.js" */

/**
 * Where no place decides yet, those that are still to do so are lit.
 * @param {HTMLElement} panel
 * @param {Faces} model how the states look
 * @param {any} outlines the model of the outlines
 * @param {Listen} listen
 */
export function lightStage(panel, model, outlines, listen) {
  /** @type {{ id: string, geometry: Shape, d?: string }[]} */
  const features = outlines
    .get("layers")[0]
    .get("data")
    .features.filter((/** @type {any} */ { properties }) => properties.region);
  const light = () => {
    for (const stage of freshlyPainted(panel, ".vfw-stage-map")) {
      const place = /** @type {HTMLElement} */ (stage.parentElement).dataset.place;
      const lit = features.find(({ id }) => id === place);
      const paths = features.map((feature) => {
        feature.d ??= drawnAs(feature.geometry);
        const { fill } = model.get(feature.id);
        const isLit = lit ? feature === lit : !DECIDED.includes(fill);
        const about = { d: feature.d, "data-fill": fill, "data-lit": isLit ? "" : null };
        return { isLit, path: vector("path", about) };
      });
      // What is lit lies above its neighbors.
      paths.sort((one, other) => Number(one.isLit) - Number(other.isLit));
      const hatch = HATCH.map((about) => vector("rect", about));
      const hatching = vector("pattern", { id: "vfw-hatching", ...HATCHING }, ...hatch);
      const box = viewOf((lit ? [lit] : features).map(({ geometry }) => geometry));
      stage.append(vector("svg", { viewBox: box.join(" ") }, hatching, ...paths.map(({ path }) => path)));
    }
  };
  listen(panel, "vfw-stage", light);
  light();
}

const DECIDED = ["ratified", "rejected"];
const HATCHING = { width: 34, height: 34, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" };
const HATCH = [
  { class: "vfw-hatch-ground", width: 34, height: 34 },
  { class: "vfw-hatch-line", width: 8, height: 34 },
];
