// A page that is less bright: a dark layer over the whole page. Questions above the page are covered too.

import { html } from "../../panel/web/shared/dom.js";

/** @type {HTMLElement | undefined} */
let layer;

/** @param {number} percent of brightness */
export function dim(percent) {
  if (percent >= 100 && !layer) return;
  layer ??= laidOver();
  layer.style.opacity = String(1 - percent / 100);
}

function laidOver() {
  const over = html("div", { class: "vfw-kiosk-dimmed", popover: "manual", "aria-hidden": "true" });
  document.body.append(over);
  over.showPopover();
  const raise = (/** @type {Event} */ event) => {
    if (event.target === over || /** @type {ToggleEvent} */ (event).newState !== "open") return;
    over.hidePopover();
    over.showPopover();
  };
  document.addEventListener("toggle", raise, { capture: true });
  return over;
}
