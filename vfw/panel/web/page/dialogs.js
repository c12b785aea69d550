// Dialogs that open beside the words they explain: on hover, on focus, or on a click, which keeps them open. The dialog
// of a place is on the board.

import { find, findAll, html, put } from "../shared/dom.js";
import { describe } from "./descriptions.js";
import { placed } from "./popup_position.js";
import { tellWhatIsShown } from "./regions.js";
import { scrollToTheEnd } from "./scroll_to_new.js";

/** @import { Listen } from "../shared/dom.js" */

const REST = 350; // ms the pointer rests before a sheet opens
const GRACE = 250; // ms to move the pointer onto it
/** Sheets that say the same in every position. */
const LASTING = /^(word|card):/;

/**
 * @param {HTMLElement} root
 * @param {(about: string) => void} ask
 * @param {(sheet: HTMLElement) => void} link called when there is something else in it
 * @param {Listen} listen
 * @param {AbortSignal} signal
 */
export function openSheets(root, ask, link, listen, signal) {
  const sheet = html("div", { class: "vfw-opened vfw-sheet", role: "dialog", popover: "manual" });
  root.append(sheet);
  /** The element that the sheet is about. @type {HTMLElement | null} */
  let anchor = null;
  /** The requested sheet, and the sheets that led to it. */
  let wanted = "";
  /** @type {string[]} */
  let trail = [];
  let [isPinned, isPlaceShown, shown] = [false, false, ""];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** Descriptions of words and cards from their dialogs; screen readers get them with the focus from then on. */
  const known = new Map();

  /** @param {string | null} key */
  const showPlace = (key) => {
    isPlaceShown = key !== null;
    find(root, ".vfw-map")?.dispatchEvent(new CustomEvent("vfw-show-place", { detail: { key }, cancelable: true }));
  };
  const isOpen = () => sheet.matches(":popover-open");
  /** @param {HTMLElement} by */
  const open = (by) => {
    clearTimeout(timer);
    const about = by.dataset.sheet ?? "";
    const key = about.match(/^place:(.*)$/)?.[1];
    if (key) return showPlace(key);
    if (!sheet.contains(by)) {
      if (anchor !== by) isPinned = false;
      [anchor, trail] = [by, []];
    } else if (about !== wanted) trail.push(wanted);
    wanted = about;
    if (sheet.dataset.about !== about || !isOpen()) ask(about);
  };
  const goBack = () => {
    wanted = trail.pop() ?? "";
    ask(wanted);
  };
  const closer = () => find(sheet, "[data-close]");
  const lie = () => {
    if (!anchor) return;
    // The panel may be zoomed; positions are measured in its own coordinates.
    const zoom = /** @type {{ currentCSSZoom?: number }} */ (sheet).currentCSSZoom ?? 1;
    const size = { width: sheet.offsetWidth * zoom, height: sheet.offsetHeight * zoom };
    const { left, top } = placed(size, anchor.getBoundingClientRect(), { width: innerWidth, height: innerHeight });
    Object.assign(sheet.style, { left: `${left / zoom}px`, top: `${top / zoom}px` });
  };
  const state = {
    /**
     * Python has answered what the sheet says.
     * @param {string} about
     * @param {string} text
     */
    fill(about, text) {
      if (about !== wanted || !anchor?.isConnected) return;
      const back = trail.length ? '<button type="button" class="vfw-button" data-back>Back</button>' : "";
      const close = '<button type="button" class="vfw-button" data-close>Close</button>';
      const filled = `${text}<div class="vfw-close">${back}${close}</div>`;
      // The focus asks for it, and then the press: by the second answer something may be unfolded in it.
      if (isOpen() && filled === shown && sheet.contains(document.activeElement)) return;
      sheet.innerHTML = shown = filled;
      sheet.dataset.about = about;
      tellWhatIsShown(["story", "record", "arc-table"], sheet);
      link(sheet);
      sheet.setAttribute("aria-label", find(sheet, "h2")?.textContent ?? "");
      const words = find(sheet, "p:not(.vfw-kicker)");
      if (words && LASTING.test(about)) known.set(about, words.textContent);
      for (const before of findAll(root, "[data-told]")) put(before, { "data-told": null, "aria-describedby": null });
      if (words && !anchor.matches("[aria-describedby]")) describe(put(anchor, { "data-told": "" }), [words]);
      if (!isOpen()) sheet.showPopover();
      lie();
      scrollToTheEnd(findAll(sheet, "ol"));
      if (isPinned) (find(sheet, "[data-back]") ?? closer())?.focus({ preventScroll: true });
    },
    close() {
      clearTimeout(timer);
      if (isPlaceShown) showPlace(null);
      if (!isOpen()) return;
      const hadFocus = sheet.contains(document.activeElement);
      sheet.hidePopover();
      if (hadFocus && anchor?.isConnected) anchor.focus({ preventScroll: true });
      [anchor, isPinned, trail] = [null, false, []];
    },
  };
  const later = (/** @type {number} */ time, /** @type {() => void} */ does) => {
    clearTimeout(timer);
    timer = setTimeout(does, time);
  };
  /** @param {EventTarget} target */
  const isOurs = (target) => target instanceof Node && (sheet.contains(target) || anchor?.contains(target));

  // A repaint brings words under a pointer that rests; only one that moves means them.
  let rest = "";
  listen(root, "pointermove", ({ clientX, clientY }) => (rest = `${clientX},${clientY}`), { capture: true });
  listen(root, "pointerover", ({ target, pointerType, clientX, clientY }) => {
    const by = target.closest("[data-sheet]");
    if (pointerType !== "mouse" || isPinned || rest === `${clientX},${clientY}`) return;
    if (by) later(REST, () => open(by));
    else if (isOurs(target)) clearTimeout(timer);
    else later(GRACE, state.close);
  });
  listen(root, "focusin", ({ target }) => {
    if (target.matches("[data-sheet]:focus-visible")) {
      if (known.has(target.dataset.sheet)) put(target, { "aria-description": known.get(target.dataset.sheet) });
      open(target);
    } else if (!isOurs(target)) state.close();
  });
  listen(root, "click", ({ target }) => {
    const by = target.closest("[data-sheet]");
    if (by) {
      open(by);
      isPinned = true;
      if (isOpen()) closer()?.focus({ preventScroll: true });
    } else if (target.closest("[data-back]")) goBack();
    else if (target.closest("[data-close]") || !isOurs(target)) state.close();
  });
  listen(root, "keydown", (event) => {
    if (!event.target.matches("span[data-sheet]") || !["Enter", " "].includes(event.key)) return;
    event.preventDefault();
    event.target.click();
  });
  listen(document, "keydown", (event) => {
    // The sheet is at the end of the page: from its last button on, Tab goes on where the words are.
    const leaves = event.key === "Tab" && !event.shiftKey && event.target.matches?.(".vfw-opened [data-close]");
    if (event.key === "Escape" || leaves) state.close();
  });
  // Unfolded details make it larger.
  const size = new ResizeObserver(lie);
  size.observe(sheet);
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    size.disconnect();
    sheet.remove();
  });
  return state;
}
