// Paints a region: unchanged parts stay, with their focus and scroll position, and are neither laid out nor painted
// again. Between two steps of a replay even changed elements stay: the pointer may hold them.

import { put } from "../shared/dom.js";

const CONTAINERS = "section, header, div, ol, ul";
/** The page notes so what it has seen to; once something in it differs, it sees to it again. */
const SEEN_TO = ["data-painted", "data-linked"];
const GIVEN_BY_THE_PAGE = ["data-linked", "data-lm-suppress-shortcuts"];

/**
 * The last paint, as it was given: the page adds to what is on it.
 * @type {WeakMap<Element, DocumentFragment>}
 */
const given = new WeakMap();

/**
 * @param {HTMLElement} area
 * @param {string} html
 */
export function repaint(area, html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  const [old, next] = [area.firstElementChild, template.content.firstElementChild];
  if (next && old?.matches(".vfw-replay") && next.matches(".vfw-replay")) becomeLike(old, next);
  else paintWhatDiffers(area, given.get(area) ?? document.createDocumentFragment(), template.content);
  given.set(area, template.content);
}

/**
 * Keep what is given again; change what is there but was something else.
 * @param {Element} shown
 * @param {Node} before what was given for it
 * @param {Node} after what is given now
 */
function paintWhatDiffers(shown, before, after) {
  const [nodes, olds, news] = [shown, before, after].map(({ childNodes }) => [...childNodes]);
  if (before.isEqualNode(after) && nodes.length === olds.length) return;
  for (const name of SEEN_TO) shown.removeAttribute(name);
  if (nodes.length !== olds.length) return shown.replaceChildren(...news.map(copied));
  let next = 0;
  news.forEach((node, i) => {
    const again = olds.findIndex((old, k) => k >= next && old.isEqualNode(node));
    const isGone = next < olds.length && !news.slice(i).some((later) => later.isEqualNode(olds[next]));
    if (again >= 0) {
      for (const gone of nodes.slice(next, again)) gone.remove();
      next = again + 1;
    } else if (isGone) {
      change(nodes[next], olds[next], node);
      next += 1;
    } else shown.insertBefore(copied(node), nodes[next] ?? null);
  });
  for (const gone of nodes.slice(next)) gone.remove();
}

/**
 * Containers stay, with what is the same in them.
 * @param {ChildNode} node
 * @param {Node} before what was given for it
 * @param {Node} after what is given now
 */
function change(node, before, after) {
  if (node instanceof Element && before instanceof Element && after instanceof Element && isSame(before, after)) {
    put(node, { "data-question": after.getAttribute("data-question") });
    paintWhatDiffers(node, before, after);
  } else node.replaceWith(copied(after));
}

/**
 * Return whether it is the same container: all its attributes are the same, but for its question.
 * @param {Element} before
 * @param {Element} after
 */
function isSame(before, after) {
  const [old, fresh] = [before, after].map((element) => /** @type {Element} */ (element.cloneNode()));
  for (const element of [old, fresh]) element.removeAttribute("data-question");
  return before.matches(CONTAINERS) && old.isEqualNode(fresh);
}

/** @param {Node} node */
function copied(node) {
  return document.importNode(node, true);
}

/**
 * Change what is there, element by element, as far as it is built alike: what moves by its style then glides.
 * @param {Element} old
 * @param {Element} fresh
 */
export function becomeLike(old, fresh) {
  for (const name of old.getAttributeNames())
    if (!fresh.hasAttribute(name) && !GIVEN_BY_THE_PAGE.includes(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  const [olds, freshs] = [[...old.childNodes], [...fresh.childNodes]];
  const isAlike = olds.length === freshs.length && olds.every((node, i) => node.nodeName === freshs[i].nodeName);
  if (!isAlike || freshs.some((node) => node instanceof Text)) {
    if (old.innerHTML === fresh.innerHTML) return;
    old.replaceChildren(...freshs);
    old.removeAttribute("data-linked");
  } else olds.forEach((node, i) => becomeLike(/** @type {Element} */ (node), /** @type {Element} */ (freshs[i])));
  if (old.matches("input, select") && !old.matches(":active"))
    /** @type {HTMLInputElement} */ (old).value = /** @type {HTMLInputElement} */ (fresh).value;
}
