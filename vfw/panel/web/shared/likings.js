// How this visitor likes the page: kept in the browser, for every panel in it.

import { findAll } from "./dom.js";
import { keepText, keptText } from "./keeping.js";

const LIKINGS = "vfw:likings";
const LOOKS = { size: "1", light: "system", motion: "system" };
const USUAL = { ...LOOKS, pace: "usual", help: "hints", sensitivity: "masked", space: "on", keys: "on" };
/** @type {Record<string, string[]>} */
const KNOWN = { help: ["none", "odds", "hints"], sensitivity: ["full", "masked", "described"] };
/** @type {Record<string, number>} */
const ZOOMS = { 1: 1, 2: 1.2, 3: 1.45 };

/** What the visitor has chosen, by the name of the setting. @typedef {typeof USUAL & Record<string, string>} Likes */

/**
 * The likings in a text, as the browser keeps them; none where they cannot be read.
 * @param {string} text
 * @returns {Record<string, string>}
 */
export function likingsIn(text) {
  try {
    const kept = Object.entries(JSON.parse(text) ?? {});
    return Object.fromEntries(kept.filter(([, value]) => typeof value === "string"));
  } catch {
    return {};
  }
}

/**
 * Those likings, with what is usual for all that was not chosen or is not known.
 * @param {Record<string, string>} kept
 * @returns {Likes}
 */
export function completed(kept) {
  /** @type {Likes} */
  const likes = { ...USUAL, ...kept };
  for (const [name, words] of Object.entries(KNOWN))
    if (!words.includes(likes[name])) likes[name] = /** @type {Likes} */ (USUAL)[name];
  return likes;
}

/** Those likings that the visitor has chosen. */
export function keptLikings() {
  return likingsIn(keptText(LIKINGS));
}

/** @param {Record<string, string>} likes */
export function zoomFor(likes) {
  return ZOOMS[likes.size] ?? 1;
}

/**
 * @param {Record<string, string>} likes
 * @param {boolean} prefersDark how the visitor's system is set
 */
export function isDark(likes, prefersDark) {
  return likes.light === "dark" || (likes.light !== "light" && prefersDark);
}

/** How the visitor's system is set. */
export function darkness() {
  return matchMedia("(prefers-color-scheme: dark)");
}

/**
 * Dress an element as this visitor likes it, and tell of it now and whenever it changes.
 * @param {HTMLElement} root
 * @param {(likes: Likes) => void} tell
 */
export function keepLikings(root, tell) {
  let likes = completed(keptLikings());
  const system = darkness();
  const apply = () => {
    root.dataset.size = likes.size;
    root.style.zoom = String(zoomFor(likes));
    root.style.setProperty("--vfw-zoom", String(zoomFor(likes)));
    const isNight = isDark(likes, system.matches);
    root.classList.toggle("vfw-dark", isNight);
    // For what lies around it.
    document.documentElement.classList.toggle("vfw-dark-page", isNight);
    root.classList.toggle("vfw-still", likes.motion === "still");
    state.show();
  };
  const state = {
    begin() {
      apply();
      tell(likes);
    },
    /**
     * Where nothing can be kept, the liking lasts as long as the page.
     * @param {string} name
     * @param {string} value
     */
    like(name, value) {
      likes = { ...likes, [name]: value };
      keepText(LIKINGS, JSON.stringify(likes));
      apply();
      tell(likes);
    },
    /** Mark on the menu what is chosen. */
    show() {
      for (const button of findAll(root, "[data-setting]")) {
        const isChosen = likes[button.dataset.setting ?? ""] === button.dataset.value;
        if (button instanceof HTMLInputElement) button.checked = isChosen;
        else if (button.ariaPressed !== String(isChosen)) button.ariaPressed = String(isChosen);
      }
    },
  };
  system.addEventListener("change", apply);
  return state;
}

/**
 * Fill the screen, or go back into the window.
 * @param {HTMLElement} root
 */
export function toggleFullScreen(root) {
  if (document.fullscreenElement) document.exitFullscreen();
  else (root.classList.contains("vfw-whole-page") ? document.documentElement : root).requestFullscreen();
}
