// Shared by two-minute activities: an ending that is kept back, and announcements for screen readers.

import { find } from "../../panel/web/shared/dom.js";

/**
 * Take the ending off the page until it is reached: a kiosk counts it when it comes.
 * @param {HTMLElement} root
 * @returns {(words: string) => HTMLElement} puts it in the place of all that was asked, and says the words
 */
export function keptBack(root) {
  const [end, heard] = [".end", ".heard"].map((name) => /** @type {HTMLElement} */ (find(root, name)));
  end.remove();
  return (words) => {
    root.replaceChildren(end, heard);
    scrollTo(0, 0);
    find(end, "h2")?.focus({ preventScroll: true });
    say(root, words);
    return end;
  };
}

/**
 * @param {HTMLElement} root
 * @param {string} words
 */
export function say(root, words) {
  const heard = find(root, ".heard");
  if (heard) heard.textContent = words;
}

/**
 * The words of a part of the page, on one line, without the signs that are for the eye alone.
 * @param {Element | null} part
 */
export function wordsOf(part) {
  const copy = /** @type {Element | undefined} */ (part?.cloneNode(true));
  for (const sign of copy?.querySelectorAll("[aria-hidden='true'], .from, .answers") ?? []) sign.remove();
  return (copy?.textContent ?? "").replace(/\s+/g, " ").trim();
}
