// Ways from the game to pages that are read. They open beside it; at a kiosk, which has one window, over it, and in a
// notebook there are no such pages.

import { isInNotebook } from "../shared/exhibit.js";
import { around } from "../shared/dom.js";

/** @import { Listen } from "../shared/dom.js" */

/**
 * @param {HTMLElement} root
 * @param {Listen} listen
 */
export function leadToReading(root, listen) {
  root.classList.toggle("vfw-nothing-to-read", isInNotebook(root));
  listen(root, "click", (event) => {
    const link = /** @type {HTMLAnchorElement | null} */ (around(event.target, "a.vfw-to-read"));
    if (!link || !root.matches(".vfw-one-window")) return;
    event.preventDefault();
    location.assign(link.href);
  });
}
