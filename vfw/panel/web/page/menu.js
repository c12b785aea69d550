// The menu, and the files that are opened from it.

import { find } from "../shared/dom.js";

/** @import { Listen } from "../shared/dom.js" */
/** @import { KeptGame } from "./saved_game.js" */

const LARGEST_SAVE = 4_000_000; // bytes; a whole game is some 20,000, a recorded one 80,000

/**
 * @param {HTMLElement} root
 * @param {Listen} listen
 * @param {KeptGame} kept
 * @param {(text: string) => void} open
 * @param {() => void} refuse
 */
export function openMenu(root, listen, kept, open, refuse) {
  const menu = () => find(root, ".vfw-menu");
  const isOpen = () => menu()?.matches(":popover-open");
  const button = () => find(root, '.vfw-head [data-local="menu"], .vfw-cover [data-local="menu"]');
  const state = {
    toggle() {
      if (isOpen()) return state.close();
      root.classList.toggle("vfw-has-aside", kept.hasAside);
      menu()?.showPopover();
      menu()?.querySelector("button")?.focus();
    },
    close() {
      if (!isOpen()) return;
      const hadFocus = menu()?.contains(document.activeElement);
      menu()?.hidePopover();
      if (hadFocus) button()?.focus();
    },
    chooseFile: () => find(root, ".vfw-menu [data-open]")?.click(),
  };
  listen(document, "keydown", (event) => event.key === "Escape" && state.close());
  listen(document, "pointerdown", ({ target }) => {
    if (!target.closest(".vfw-menu, [data-local='menu'], .vfw-opened")) state.close();
  });
  listen(root, "change", async ({ target }) => {
    if (!target.matches("[data-open]") || !target.files.length) return;
    const [file] = target.files;
    target.value = "";
    const text = saveIn(await file.slice(0, LARGEST_SAVE).text(), file.size);
    state.close();
    if (text === null) refuse();
    else open(text);
  });
  return state;
}

/**
 * What is opened of a file: all of it, and of one with many recorded games, one a line, the first. Null where it is too
 * large.
 * @param {string} text as much of the file as is read
 * @param {number} size bytes of the whole file
 */
export function saveIn(text, size) {
  if (size <= LARGEST_SAVE) return text;
  return text.includes("\n") ? text.split("\n", 1)[0] : null;
}
