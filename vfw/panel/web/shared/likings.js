// The preferences of this visitor: saved in the browser, for all pages of the exhibit and all panels in them.

import { findAll } from "./dom.js";
import { keepText, keptText, keyOf } from "./keeping.js";

const LIKINGS = keyOf("likings");
const CHANGED = "vfw-likings";
const THEME = "data-jp-theme-light";
const LOOKS = { size: "1", light: "system", motion: "system" };
const USUAL = { ...LOOKS, pace: "usual", help: "hints", sensitivity: "masked", space: "on", keys: "on", stage: "on" };
/** Those that version 0.1 did not know. */
const YOUNGER = ["keys", "stage"];
/** @type {Record<string, string[]>} */
const KNOWN = { help: ["none", "odds", "hints", "guided"], sensitivity: ["full", "masked", "described"] };
/** @type {Record<string, number>} */
const ZOOMS = { 1: 1, 2: 1.2, 3: 1.45 };

/** The visitor's choices, by the name of the setting. @typedef {typeof USUAL & Record<string, string>} Likes */

/**
 * The likings in a text, as the browser keeps them; none where they cannot be read. Version 0.1 kept all of them as
 * soon as one was chosen: there, what is as usual was not.
 * @param {string} text
 * @returns {Record<string, string>}
 */
export function likingsIn(text) {
  try {
    const kept = Object.entries(JSON.parse(text) ?? {}).filter(([, value]) => typeof value === "string");
    const hasAll = Object.keys(USUAL).every((name) => YOUNGER.includes(name) || kept.some(([other]) => other === name));
    return Object.fromEntries(hasAll ? kept.filter(([name, value]) => value !== usually(name)) : kept);
  } catch {
    return {};
  }
}

/** @param {string} name */
function usually(name) {
  return /** @type {Record<string, string>} */ (USUAL)[name];
}

/**
 * Those likings, with what is usual for all that was not chosen or is not known.
 * @param {Record<string, string>} chosen
 * @param {Record<string, string>} usual where that differs
 * @returns {Likes}
 */
export function completed(chosen, usual = {}) {
  /** @type {Likes} */
  const likes = { ...USUAL, ...usual, ...chosen };
  for (const [name, words] of Object.entries(KNOWN)) if (!words.includes(likes[name])) likes[name] = usually(name);
  return likes;
}

/** Those likings that the visitor has chosen. */
export function chosenLikings() {
  return likingsIn(document.documentElement.dataset.vfwLikings ?? keptText(LIKINGS));
}

/**
 * Keep a setting, and tell all listeners on the page. If nothing can be kept, it lasts as long as the page.
 * @param {string} name
 * @param {string} value
 */
export function like(name, value) {
  const text = JSON.stringify({ ...chosenLikings(), [name]: value });
  document.documentElement.dataset.vfwLikings = text;
  keepText(LIKINGS, text);
  document.dispatchEvent(new Event(CHANGED));
}

/**
 * Do something whenever a liking changes, here or in another window, or the light of the system.
 * @param {() => void} does
 * @param {AbortSignal} [signal]
 */
export function whenLiked(does, signal) {
  document.addEventListener(CHANGED, does, { signal });
  darkness().addEventListener("change", does, { signal });
  const theme = new MutationObserver(does);
  if (notebookTheme(document.body)) theme.observe(document.body, { attributeFilter: [THEME] });
  signal?.addEventListener("abort", () => theme.disconnect());
  const hear = (/** @type {StorageEvent} */ { key }) => {
    if (key !== LIKINGS) return;
    delete document.documentElement.dataset.vfwLikings;
    does();
  };
  addEventListener("storage", hear, { signal });
}

/** @param {Record<string, string>} likes */
export function zoomFor(likes) {
  return ZOOMS[likes.size] ?? 1;
}

/**
 * @param {Record<string, string>} likes
 * @param {boolean} prefersDark how the visitor's system is set, or the theme of a notebook
 */
export function isDark(likes, prefersDark) {
  return likes.light === "dark" || (!["light", "contrast"].includes(likes.light) && prefersDark);
}

/** The settings of the visitor's system. */
export function darkness() {
  return matchMedia("(prefers-color-scheme: dark)");
}

/** Whether the surroundings are dark: in a notebook as JupyterLab's theme says, elsewhere as the system is set. */
export function isDarkAround() {
  const theme = notebookTheme(document.body);
  return theme ? theme === "dark" : darkness().matches;
}

/**
 * The theme of JupyterLab or Notebook; "" on pages of the exhibit, which name a default one.
 * @param {{ dataset: Record<string, string | undefined> } | null} body null while the head of a page is read
 */
export function notebookTheme(body) {
  const { jpThemeLight, voila } = body?.dataset ?? {};
  if (jpThemeLight === undefined || voila !== undefined) return "";
  return jpThemeLight === "false" ? "dark" : "light";
}

/**
 * Mark on buttons and fields what is chosen.
 * @param {ParentNode} place
 * @param {Record<string, string>} likes
 */
export function markChosen(place, likes) {
  for (const button of findAll(place, "[data-setting]")) {
    const isChosen = likes[button.dataset.setting ?? ""] === button.dataset.value;
    if (button instanceof HTMLInputElement) button.checked = isChosen;
    else if (button.ariaPressed !== String(isChosen)) button.ariaPressed = String(isChosen);
  }
}

/**
 * Dress an element as this visitor likes it, and tell of it now and whenever it changes.
 * @param {HTMLElement} root
 * @param {(likes: Likes) => void} tell
 * @param {AbortSignal} [signal]
 */
export function keepLikings(root, tell, signal) {
  let usual = {};
  let likes = completed(chosenLikings());
  const apply = () => {
    likes = completed(chosenLikings(), usual);
    root.dataset.size = likes.size;
    root.style.setProperty("--vfw-zoom", `calc(${zoomFor(likes)} * var(--vfw-usual-zoom, 1))`);
    root.style.zoom = "var(--vfw-zoom)";
    const isNight = isDark(likes, isDarkAround());
    root.classList.toggle("vfw-dark", isNight);
    // For the page around it.
    document.documentElement.classList.toggle("vfw-dark-page", isNight);
    root.classList.toggle("vfw-still", likes.motion === "still");
    state.show();
    tell(likes);
  };
  const state = {
    begin: apply,
    like,
    /** Set new defaults, for settings that the visitor has not chosen. @param {Record<string, string>} differs */
    expect(differs) {
      usual = differs;
      apply();
    },
    /** Mark on the menu what is chosen. */
    show: () => markChosen(root, likes),
  };
  whenLiked(apply, signal);
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
