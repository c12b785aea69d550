// Elements: create, find, set attributes, and listen.

/** @typedef {Record<string, string | number | boolean | null>} Attributes  null takes one away. */

/**
 * An event whose target is an element of this page, or one around it.
 * @template {Event} E
 * @typedef {E & { readonly target: HTMLElement }} Heard
 */

/**
 * @callback Listen
 * @param {EventTarget} where
 * @param {string} type
 * @param {(event: Heard<any>) => void} does
 * @param {AddEventListenerOptions} [options]
 * @returns {void}
 */

/**
 * A function that listens until the signal.
 * @param {AbortSignal} signal
 * @returns {Listen}
 */
export function listenUntil(signal) {
  return (where, type, does, options = {}) => where.addEventListener(type, does, { signal, ...options });
}

/**
 * @template {keyof HTMLElementTagNameMap} N
 * @param {N} name
 * @param {Attributes} attributes
 * @param {...(Node | string)} children
 */
export function html(name, attributes, ...children) {
  const element = document.createElement(name);
  element.append(...children);
  return put(element, attributes);
}

/**
 * @template {keyof SVGElementTagNameMap} N
 * @param {N} name
 * @param {Attributes} attributes
 * @param {...(Node | string)} children
 */
export function vector(name, attributes, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  element.append(...children);
  return put(element, attributes);
}

/**
 * Set attributes. Unchanged values are not set: a browser would compute the style again.
 * @template {Element} E
 * @param {E} element
 * @param {Attributes} attributes
 */
export function put(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
  }
  return element;
}

/**
 * @param {ParentNode} root
 * @param {string} selector
 * @returns {HTMLElement | null}
 */
export function find(root, selector) {
  return root.querySelector(selector);
}

/**
 * @param {ParentNode} root
 * @param {string} selector
 * @returns {HTMLElement[]}
 */
export function findAll(root, selector) {
  return [...root.querySelectorAll(/** @type {"div"} */ (selector))];
}

/**
 * The element that this is, or is in.
 * @param {Element} element
 * @param {string} selector
 * @returns {HTMLElement | null}
 */
export function around(element, selector) {
  return element.closest(selector);
}

/**
 * Those of some elements that have not been seen before: each is handed out once.
 * @param {ParentNode} root
 * @param {string} selector
 */
export function freshlyPainted(root, selector) {
  const fresh = findAll(root, `${selector}:not([data-painted])`);
  for (const element of fresh) element.dataset.painted = "";
  return fresh;
}

/** The focused element. @returns {HTMLElement | null} */
export function focused() {
  return /** @type {HTMLElement | null} */ (document.activeElement);
}

/**
 * Look once a frame until there is something; nothing if the signal comes first.
 * @template T
 * @param {() => T | Promise<T>} look
 * @param {AbortSignal} signal
 * @returns {Promise<NonNullable<T> | null>}
 */
export async function once(look, signal) {
  while (!signal.aborted) {
    const found = await look();
    if (found) return found;
    await new Promise(requestAnimationFrame);
  }
  return null;
}

/** JupyterLab would take letters and arrows for commands where it does not find this on what has the focus. */
export const NO_SHORTCUTS = { "data-lm-suppress-shortcuts": "true" };
