// How a region is painted. Between two steps of a replay the elements of its bar stay: one may be held by the pointer
// or have the focus.

const GIVEN_BY_THE_PAGE = ["data-linked", "data-lm-suppress-shortcuts"];

/**
 * @param {HTMLElement} area
 * @param {string} html
 */
export function repaint(area, html) {
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  const [old, next] = [area.firstElementChild, fresh.content.firstElementChild];
  if (next && old?.matches(".vfw-replay") && next.matches(".vfw-replay")) becomeLike(old, next);
  else area.replaceChildren(fresh.content);
}

/**
 * @param {Element} old
 * @param {Element} fresh
 */
function becomeLike(old, fresh) {
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
