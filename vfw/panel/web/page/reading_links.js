// Links from the game to pages with texts. They open in another tab; a kiosk has one window, and opens them in it. A
// notebook has no such pages.

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
