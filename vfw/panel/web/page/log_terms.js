// Names of cards and places in the log open their dialogs.

import { findAll, put } from "../shared/dom.js";

/**
 * @typedef {Record<string, string>} Names  What opens a sheet, and the sheet it opens.
 */

/**
 * A function that makes names in a part of the page openers of their sheets.
 * @param {Names} names
 */
export function linker(names) {
  const pattern = patternOf(names);
  return (/** @type {HTMLElement} */ root) => {
    for (const words of findAll(root, "span[data-sheet]:not(.vfw-ref)")) asButton(words);
    for (const list of findAll(root, "[data-names]:not([data-linked])")) {
      linkIn(list, pattern, names);
      for (const linked of [list, ...list.children]) put(linked, { "data-linked": "" });
    }
  };
}

/**
 * The pattern that finds the names in a text, the longer ones first, and none within another word.
 * @param {Names} names
 */
export function patternOf(names) {
  const forms = Object.keys(names).sort((a, b) => b.length - a.length);
  const spellings = forms.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  return new RegExp(`(?<![\\p{L}\\d])(?:${spellings || "(?!)"})(?![\\p{L}\\d])`, "gu");
}

/**
 * A text in pieces: by turns the text before a name, and the name; at last the text after them all. One piece
 * where there are no names in it.
 * @param {string} text
 * @param {RegExp} pattern
 */
export function inPieces(text, pattern) {
  const pieces = [];
  let from = 0;
  for (const { 0: name, index } of text.matchAll(pattern)) {
    pieces.push(text.slice(from, index), name);
    from = index + name.length;
  }
  return [...pieces, text.slice(from)];
}

/**
 * Not a button element, which would not break over lines with the text around it.
 * @param {HTMLElement} words
 */
function asButton(words) {
  Object.assign(words, { className: "vfw-ref", role: "button", tabIndex: 0 });
}

/**
 * @param {HTMLElement} element
 * @param {RegExp} pattern
 * @param {Names} names
 */
function linkIn(element, pattern, names) {
  const { SHOW_TEXT, SHOW_ELEMENT, FILTER_REJECT, FILTER_ACCEPT, FILTER_SKIP } = NodeFilter;
  const walker = document.createTreeWalker(element, SHOW_TEXT | SHOW_ELEMENT, (node) => {
    if (node instanceof Text) return FILTER_ACCEPT;
    return /** @type {Element} */ (node).matches("[data-linked]") ? FILTER_REJECT : FILTER_SKIP;
  });
  const texts = [];
  while (walker.nextNode()) texts.push(/** @type {Text} */ (walker.currentNode));
  for (const text of texts) {
    const pieces = inPieces(text.data, pattern);
    if (pieces.length > 1) text.replaceWith(...pieces.map((piece, i) => (i % 2 ? opener(piece, names[piece]) : piece)));
  }
}

/**
 * @param {string} name
 * @param {string} sheet
 */
function opener(name, sheet) {
  const words = document.createElement("span");
  words.textContent = name;
  words.dataset.sheet = sheet;
  asButton(words);
  return words;
}
