// Letters that request an announcement: each presses its button in the menu, also while that is closed. Digits move to
// the cells of a board that have them as a shortcut.

import { find } from "../shared/dom.js";

/** @import { Listen } from "../shared/dom.js" */

const HAVE_LETTERS_OF_THEIR_OWN = ".vfw-map, input, select, textarea, [contenteditable]";

/**
 * @param {HTMLElement} root
 * @param {Listen} listen
 */
export function hearLetters(root, listen) {
  const state = { isOn: true };
  listen(document, "keydown", (event) => {
    const { key, target, altKey, ctrlKey, metaKey, repeat } = event;
    // A click beside everything moves the focus to the surroundings of the panel.
    const isOurs = root.contains(target) || (target.contains(root) && root.classList.contains("vfw-whole-page"));
    if (!state.isOn || !isOurs || altKey || ctrlKey || metaKey || repeat) return;
    if (/^[a-z]$/i.test(key) && !target.closest(HAVE_LETTERS_OF_THEIR_OWN))
      find(root, `[data-ask][aria-keyshortcuts="${key.toUpperCase()}"]`)?.click();
    if (/^[1-9]$/.test(key) && !target.closest(HAVE_LETTERS_OF_THEIR_OWN) && !find(root, ":popover-open"))
      find(root, `[data-cell][aria-keyshortcuts="${key}"]`)?.focus();
  });
  return state;
}
