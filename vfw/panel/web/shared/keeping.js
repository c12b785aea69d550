// Texts saved in this browser. If it saves nothing, or has no space left, a notice appears once on a page.

import { baseUrl } from "./exhibit.js";

/** @param {string} key */
export function keptText(key) {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/**
 * Keep a text. Return whether it is kept now.
 * @param {string} key
 * @param {string} text
 */
export function keepText(key, text) {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} key */
export function forgetText(key) {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is kept.
  }
}

/**
 * The name under which the browser keeps what belongs to a slot. All users of a JupyterHub share one origin: the path
 * of the user's server keeps apart what the browser keeps for each.
 * @param {string} slot
 * @param {string} base the base URL of the server
 */
export function keyOf(slot, base = baseUrl()) {
  // JupyterLab and the exhibit that it hands on below vfw/ belong to one user.
  const path = `/${base}/`.replace(/\/+/g, "/").replace(/\/vfw\/$/, "/");
  // At the root the names are those of version 0.1.
  return path === "/" ? `vfw:${slot}` : `vfw:${path}:${slot}`;
}

/**
 * That nothing is kept is said by the first on a page who finds it out.
 * @param {() => void} tell
 */
export function tellOnce(tell) {
  const page = document.documentElement.dataset;
  if (!page.vfwKeepsNothing) tell();
  page.vfwKeepsNothing = "told";
}

/**
 * The texts that were set aside there, the oldest first.
 * @param {string} key
 */
function keptAside(key) {
  const texts = [];
  for (let text; (text = keptText(`${key}:put aside ${texts.length + 1}`)); ) texts.push(text);
  return texts;
}

/**
 * Copy the kept text to another name, once. Return whether another text may now be written in its place.
 * @param {string} key
 */
export function putAside(key) {
  try {
    const [text, aside] = [localStorage.getItem(key), keptAside(key)];
    if (text && !aside.includes(text)) localStorage.setItem(`${key}:put aside ${aside.length + 1}`, text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The names of all that was set aside there, and of what belongs to it.
 * @param {string} key
 */
export function asideIn(key) {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(`${key}:`) && name.includes(":put aside "))
      .sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
  } catch {
    return []; // Nothing is kept.
  }
}

/** @param {string} key */
export function forgetAside(key) {
  for (const name of asideIn(key)) localStorage.removeItem(name);
}

/**
 * Do something whenever another window writes there; nothing where there is no key.
 * @param {string} key
 * @param {() => void} does
 * @param {AbortSignal} signal
 */
export function whenKeptElsewhere(key, does, signal) {
  addEventListener("storage", (event) => key && event.key === key && does(), { signal });
}
