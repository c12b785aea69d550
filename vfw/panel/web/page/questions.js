// The number of the question that is shown, which is sent with every answer.

import { around, find } from "../shared/dom.js";

/** @param {HTMLElement} root */
export function questionOn(root) {
  const place = find(root, ".vfw-cover") ?? find(root, ".vfw-prompt");
  return place && questionAround(place);
}

/** @param {HTMLElement} element */
export function questionAround(element) {
  const number = Number(around(element, "[data-question]")?.dataset.question ?? NaN);
  return Number.isNaN(number) ? null : number;
}
