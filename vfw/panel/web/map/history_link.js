// The link from the game to the page of a state.

import { html, put } from "../shared/dom.js";

/** @import { Place } from "./places.js" */

/**
 * A link to the page of a state, in a list that is empty where there is none: for a region, and in a
 * notebook. It opens beside the game, which must not be lost; at a kiosk over it. The table of states has it for those
 * who come by key.
 * @param {Place} place
 * @param {number} [tabindex]
 */
export function linkToHistory({ key, name, sign }, tabindex = 0) {
  const { voila, baseUrl = "" } = document.body.dataset;
  if (sign || !voila) return [];
  const isOver = document.querySelector(".vfw-kiosk") !== null;
  const href = `${baseUrl.replace(/voila\/$/, "")}states/${key}`;
  const about = { href, target: isOver ? null : "_blank", rel: "noopener", tabindex, class: "vfw-to-history" };
  const link = html("a", about, "In history");
  link.append(html("span", { "aria-hidden": "true" }, isOver ? " ›" : " ↗"));
  return [put(link, { "aria-label": `About ${name} in history${isOver ? "" : ", opens in a new tab"}` })];
}
