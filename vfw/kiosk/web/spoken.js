// The words for the focused element, as a screen reader would say them: its name, kind, state and purpose.

import { passagesIn } from "../../speech/web/passages.js";

/** The spoken word for an element, by its role. @type {Record<string, string>} */
const KINDS = {
  A: "link",
  BUTTON: "button",
  SELECT: "list",
  SUMMARY: "button",
  TEXTAREA: "field",
  button: "button",
  checkbox: "check box",
  link: "link",
  option: "choice",
  radio: "choice",
  range: "slider",
  slider: "slider",
  tab: "tab",
  text: "field",
};
/** The state of an element, by the attribute that gives it. @type {[string, Record<string, string>][]} */
const STATES = [
  ["aria-pressed", { true: "on", false: "off" }],
  ["aria-checked", { true: "checked", false: "not checked" }],
  ["aria-selected", { true: "selected" }],
  ["aria-expanded", { true: "open", false: "closed" }],
  ["aria-current", { true: "current", step: "current", page: "current" }],
  ["aria-disabled", { true: "not now" }],
];
const HAS_WORDS = /[\p{L}\d]/u;

/**
 * One sentence or two.
 * @param {{ name: string, kind?: string, states?: string[], description?: string }} about
 */
export function sentence({ name, kind = "", states = [], description = "" }) {
  const said = inOneLine([name, kind, ...states]);
  return [said, description].filter(Boolean).map(ended).join(" ");
}

/** @param {HTMLElement} element */
export function spokenOf(element) {
  const isField = element instanceof HTMLInputElement;
  const kind = KINDS[element.role ?? ""] ?? KINDS[isField ? element.type : element.tagName] ?? "";
  const states = STATES.map(([attribute, means]) => means[element.getAttribute(attribute) ?? ""] ?? "");
  if (isField && ["checkbox", "radio"].includes(element.type)) states.push(element.checked ? "checked" : "not checked");
  if (element.ariaValueText) states.push(element.ariaValueText);
  else if (isField && element.type === "range") states.push(element.value);
  if (element instanceof HTMLSelectElement) states.push(element.selectedOptions[0]?.text ?? "");
  if (element.tagName === "SUMMARY") states.push(element.closest("details")?.open ? "open" : "closed");
  const [name, inside] = [nameOf(element), words(element)];
  const purpose = element.getAttribute("aria-description") || told(element, "aria-describedby");
  // An element that has the focus and is no control has it to be read.
  const description = purpose || (kind || name === inside ? "" : inside);
  return sentence({ name, kind, states, description });
}

/**
 * Its name, as far as our pages name anything.
 * @param {Element} element
 */
export function nameOf(element) {
  const { labels } = /** @type {HTMLInputElement} */ (element);
  const legend = element instanceof HTMLFieldSetElement && element.querySelector("legend");
  return (
    told(element, "aria-labelledby") ||
    element.getAttribute("aria-label") ||
    [...(labels ?? []), ...(legend ? [legend] : [])].map(words).join(" ") ||
    words(element) ||
    element.getAttribute("title") ||
    ""
  );
}

/**
 * The texts of the elements with these ids.
 * @param {Element} element
 * @param {string} attribute
 */
function told(element, attribute) {
  const names = element.getAttribute(attribute)?.split(/\s+/) ?? [];
  const found = names.map((name) => document.getElementById(name));
  return found.map((other) => (other ? words(other) : "")).join(" ").trim();
}

/**
 * The text of an element, in one line.
 * @param {Element} element
 */
export function words(element) {
  return inOneLine(passagesIn(/** @type {HTMLElement} */ (element)).map(({ text }) => text));
}

/**
 * With a comma between them, and no other sign beside a comma: what ends with a full stop goes on.
 * @param {string[]} parts
 */
function inOneLine(parts) {
  const line = parts.filter((part) => HAS_WORDS.test(part)).join(", ");
  return line.replace(/(?:, *)+(?=[.!?:;,])/g, "").replace(/\.+,/g, ",").replace(/([!?:;]),/g, "$1");
}

/** @param {string} said */
export function ended(said) {
  return /[.!?…]$/.test(said) ? said : `${said}.`;
}
