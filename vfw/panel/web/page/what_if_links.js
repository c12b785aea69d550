// Sends a moment of a game to the What if? page, which opens in another tab: the link opens it at once, and the moment
// follows through the storage of this browser. A kiosk has one window; in a notebook there is no such page, and the
// moment is a file.

import { isInNotebook } from "../shared/exhibit.js";
import { find } from "../shared/dom.js";
import { download, tellAbove } from "../shared/files.js";
import { keepText } from "../shared/keeping.js";
import { MOMENT } from "../shared/moment.js";

const FILE = "moment.json";
const IN_A_NOTEBOOK = `The moment is saved as ${FILE}. Open the notebook what-if.ipynb, and that file in its room.`;
const KEEPS_NOTHING =
  "This browser keeps nothing, so the moment did not come along. Save it as a file, and open that in the room What if?";

/**
 * Note whether nothing can open beside a panel.
 * @param {HTMLElement} root
 */
export function noteOneWindow(root) {
  root.classList.toggle("vfw-one-window", isInNotebook(root) || isKiosk());
}

/**
 * Follow a link to the page What if?: if it does not open beside the panel, it waits until the moment is kept.
 * @param {Event} event
 * @param {HTMLElement} root
 */
export function followLater(event, root) {
  keepText(MOMENT, ""); // that of an earlier press is not meant
  if (root.matches(".vfw-one-window")) event.preventDefault();
}

/**
 * The moment has come from the kernel.
 * @param {HTMLElement} root
 * @param {string} text
 */
export function keepMoment(root, text) {
  if (isInNotebook(root)) {
    download(FILE, text);
    tellAbove(root, "vfw-banner", IN_A_NOTEBOOK);
  } else if (!keepText(MOMENT, text)) tellAbove(root, "vfw-banner", KEEPS_NOTHING, () => [FILE, text]);
  else if (isKiosk()) {
    const link = /** @type {HTMLAnchorElement | null} */ (find(root, 'a[data-command="what if"]'));
    if (link) location.assign(link.href);
  }
}

function isKiosk() {
  return find(document, ".vfw-kiosk") !== null;
}
