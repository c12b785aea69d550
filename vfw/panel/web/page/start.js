// The form of a new game: the choices of the last game are the defaults of the next, saved in the browser for all
// panels. A question or an option that depends on another is shown only with the matching answer.

import { around, find, findAll, freshlyPainted } from "../shared/dom.js";
import { keepText, keptText, keyOf } from "../shared/keeping.js";
import { firstOffered, isAnsweredSo } from "./answers.js";

/** @import { Listen } from "../shared/dom.js" */

const CHOICES = keyOf("choices");

/**
 * @param {HTMLElement} root
 * @param {Listen} listen
 */
export function startPage(root, listen) {
  let kept = choicesIn(keptText(CHOICES));
  listen(root, "change", ({ target }) => {
    const form = target.closest("form[data-remembered]");
    if (!form || target.dataset.setting) return;
    kept = { ...kept, [target.name]: target.value };
    // If nothing can be kept, the choice lasts as long as the page.
    keepText(CHOICES, JSON.stringify(kept));
    answerAsBefore(form, kept);
  });
  let isStarting = false;
  return {
    /** Show what was just painted from its top, and answer its form; what it leads to is shown from its top too. */
    settle() {
      for (const page of freshlyPainted(root, ".vfw-start"))
        for (const box of [root, page.parentElement]) box?.scrollTo(0, 0);
      const wasStarting = isStarting;
      isStarting = Boolean(find(root, ".vfw-start"));
      if (wasStarting && !isStarting) root.scrollTo(0, 0);
      for (const form of freshlyPainted(root, "form[data-remembered]")) {
        for (const field of inputs(form, "input:not([type=radio])")) field.value = kept[field.name] ?? "";
        answerAsBefore(/** @type {HTMLFormElement} */ (form), kept);
      }
    },
  };
}

/**
 * An unreadable text is not remembered.
 * @param {string} text
 * @returns {Record<string, string>}
 */
function choicesIn(text) {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

/**
 * Answer every question as it was answered before, else as another answer proposes, else as usual, else with the first
 * answer that is offered now.
 * @param {HTMLFormElement} form
 * @param {Record<string, string>} kept
 */
function answerAsBefore(form, kept) {
  for (const question of /** @type {HTMLFieldSetElement[]} */ (findAll(form, "[data-asks]"))) {
    const isAsked = isOpen(question, form);
    question.hidden = question.disabled = !isAsked;
    const answers = inputs(question, "input[type=radio]").filter((answer) => isOffered(answer, form));
    if (answers.some((answer) => answer.dataset.setting)) continue;
    const name = question.dataset.asks ?? "";
    const chosen = findAll(form, "input[data-proposes]:checked");
    const proposed = chosen.map((answer) => JSON.parse(answer.dataset.proposes ?? "{}")[name]);
    const wanted = [kept[name], ...proposed, ...(question.dataset.usual ?? "").split(" ")];
    firstOffered(answers, wanted).checked = true;
    // Fields beside the answers may depend on them.
    for (const field of inputs(question, "input:not([type=radio])")) isOffered(field, form);
  }
}

/**
 * Return whether this can be answered now; its label is shown only then.
 * @param {HTMLInputElement} field
 * @param {HTMLFormElement} form
 */
function isOffered(field, form) {
  const label = around(field, "label");
  const isShown = label !== null && isOpen(label, form);
  if (label) label.hidden = field.disabled = !isShown;
  return isShown;
}

/**
 * Return whether the questions above it, on which it depends, have these answers.
 * @param {HTMLElement} element
 * @param {HTMLFormElement} form
 */
function isOpen(element, form) {
  return isAnsweredSo(JSON.parse(element.dataset.only ?? "{}"), new FormData(form));
}

/**
 * @param {HTMLElement} place
 * @param {string} selector
 */
function inputs(place, selector) {
  return /** @type {HTMLInputElement[]} */ (findAll(place, selector));
}
