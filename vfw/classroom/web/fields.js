// The fields of a leaf, and the answer sheet, filled in with what has been written and not been sent.

import { find, findAll } from "../../panel/web/shared/dom.js";

/** @import { Texts } from "./drafts.js" */

/**
 * @param {HTMLElement} page
 * @param {Texts} drafts
 */
export function fillIn(page, drafts) {
  for (const field of /** @type {HTMLInputElement[]} */ (findAll(page, "[data-draft]"))) {
    const draft = drafts[field.dataset.draft ?? ""];
    if (draft === undefined) continue;
    if (field.type === "radio") field.checked = field.value === draft;
    else field.value = draft;
  }
}

/**
 * Fill in the answer sheet, if it is there: unsent drafts replace the note that a question is open.
 * @param {HTMLElement} page
 * @param {Texts} drafts
 */
export function fillInSheet(page, drafts) {
  for (const place of findAll(page, "[data-drafted]")) {
    const draft = (drafts[place.dataset.drafted ?? ""] ?? "").trim();
    place.hidden = !draft;
    const words = find(place, "span");
    if (words) words.textContent = draft;
    const after = place.nextElementSibling;
    if (after instanceof HTMLElement && after.matches(".vfw-open")) after.hidden = Boolean(draft);
  }
}
