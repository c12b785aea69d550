// The buttons of a film.

import { find, html, put, vector } from "../../../panel/web/shared/dom.js";

const ICONS = {
  play: "M7,4.5L19.5,12L7,19.5Z",
  pause: "M6.5,5h4v14h-4zM13.5,5h4v14h-4z",
  back: "M16,5L8,12L16,19Z",
  on: "M8,5L16,12L8,19Z",
  last: "M13,5L6,12L13,19ZM20,5L13,12L20,19Z",
  next: "M11,5L18,12L11,19ZM4,5L11,12L4,19Z",
};

/** @typedef {keyof typeof ICONS} Icon */

/**
 * A button with an icon; the one that plays says so in words as well.
 * @param {Icon} icon
 * @param {string} label
 */
export function control(icon, label) {
  const drawing = vector("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, vector("path", {}));
  const button = html("button", { type: "button" }, drawing);
  if (icon === "play") put(button, { class: "vfw-play" }).append(html("span", {}));
  relabel(button, icon, label);
  return button;
}

/**
 * @param {HTMLElement} button
 * @param {Icon} icon
 * @param {string} label
 */
export function relabel(button, icon, label) {
  find(button, "path")?.setAttribute("d", ICONS[icon]);
  const words = find(button, "span");
  button.dataset.does = icon;
  if (words) words.textContent = label;
  else put(button, { "aria-label": label, title: label });
}
