// The way from the game to the page of a state.

import { html, put } from "../shared/dom.js";

/** @import { Place } from "./places.js" */

/**
 * A link to the page of a state, in a list that is empty where there is none: for a region, in a notebook, and on a
 * kiosk, where nothing leads away. It opens beside the game, which must not be lost. The table of states has it for
 * those who come by key.
 * @param {Place} place
 * @param {number} [tabindex]
 */
export function linkToHistory({ key, name, sign }, tabindex = 0) {
  const { voila, baseUrl = "" } = document.body.dataset;
  if (sign || !voila || document.querySelector(".vfw-kiosk")) return [];
  const href = `${baseUrl.replace(/voila\/$/, "")}states/${key}`;
  const link = html("a", { href, target: "_blank", rel: "noopener", tabindex, class: "vfw-to-history" }, "In history");
  link.append(html("span", { "aria-hidden": "true" }, " ↗"));
  return [put(link, { "aria-label": `About ${name} in history, opens in a new tab` })];
}
