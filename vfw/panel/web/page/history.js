// Texts of history: the number of a source links to its place in the list below.

import { around, find } from "../shared/dom.js";

/** @import { Listen } from "../shared/dom.js" */

/**
 * @param {HTMLElement} root
 * @param {Listen} listen
 */
export function readHistory(root, listen) {
  listen(root, "click", (event) => {
    const number = event.target.closest(".vfw-prose a[href^='#']");
    if (!number) return;
    // The address of the page stays as it is.
    event.preventDefault();
    const source = find(number.closest(".vfw-prose"), `#${CSS.escape(number.hash.slice(1))}`);
    if (!source) return;
    around(source, "details")?.setAttribute("open", "");
    source.tabIndex = -1;
    source.focus();
  });
}
