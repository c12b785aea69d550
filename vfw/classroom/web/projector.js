// The projector: the space bar goes on, dice on the stage fall by themselves, the field is at hand where it is needed,
// and this browser keeps the votes and what was typed.

import { delivered } from "../../panel/web/shared/delivery.js";
import { around, find, freshlyPainted, listenUntil, once } from "../../panel/web/shared/dom.js";
import { questionOn } from "../../panel/web/page/questions.js";
import { Pacemaker } from "../../panel/web/page/pace.js";
import { keepText, keptText, keyOf, putAside } from "../../panel/web/shared/keeping.js";
import { Typed } from "./typed.js";

/** @import { Post } from "../../panel/web/shared/delivery.js" */
/** @import { Heard } from "../../panel/web/shared/dom.js" */
/** @import { Message, Model } from "../../panel/web/shared/jupyter.js" */

const POINTING = 4000; // ms after the last movement of the pointer
const HAVE_SPACE_OF_THEIR_OWN =
  "input, textarea, select, button, a, summary, [role=button], [popover], .vfw-map, .vfw-map-table";

export default delivered(async ({ model, el, post }, signal) => {
  keepVotes(model, post, signal);
  const root = await once(() => around(el, ".vfw-projector"), signal);
  if (!root) return;
  hearSpace(root, signal);
  letDiceFall(root, signal);
  showPointer(root, signal);
  keepTyped(root, model.get("slot"), signal);
});

/**
 * The space bar goes on, unless the visitor has switched that off, or it means something where it is pressed.
 * @param {HTMLElement} root
 * @param {AbortSignal} signal
 */
function hearSpace(root, signal) {
  const listen = listenUntil(signal);
  const isSwitchedOff = () => isOff(root, "space");
  const isOurs = (/** @type {Heard<KeyboardEvent>} */ { target }) => {
    // A click beside everything gives the focus to the element around the page.
    const isAround = root.matches(".vfw-whole-page") && target.contains(root);
    const isTaken = target.closest(HAVE_SPACE_OF_THEIR_OWN) ?? find(root, ".vfw-menu:popover-open");
    return (root.contains(target) || isAround) && !isTaken;
  };
  listen(document, "keydown", (event) => {
    const isChord = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
    if (event.key !== " " || isChord || event.repeat || isSwitchedOff() || !isOurs(event)) return;
    const next = find(find(root, ".vfw-cover") ?? root, "[data-space], .vfw-let-fall");
    if (!next || next.closest("[inert]")) return;
    event.preventDefault();
    next.click();
  });
  const showHint = () => root.classList.toggle("vfw-no-space", isSwitchedOff());
  listen(root, "click", () => requestAnimationFrame(showHint));
  whenPainted(root, showHint, signal);
}

/**
 * Whether the visitor has switched something off in the menu.
 * @param {HTMLElement} root
 * @param {string} setting
 */
function isOff(root, setting) {
  return find(root, `[data-setting="${setting}"][data-value="off"]`)?.ariaPressed === "true";
}

/**
 * Let the stage go on by itself, unless the visitor has switched that off, or reads the menu.
 * @param {HTMLElement} root
 * @param {AbortSignal} signal
 */
function letDiceFall(root, signal) {
  const isHeld = () => isOff(root, "stage") || find(root, ":popover-open") !== null;
  const time = () => (isHeld() ? 0 : Number(find(root, ".vfw-prompt")?.dataset.rest ?? 0));
  const letFall = () => {
    const button = find(root, ".vfw-on-stage .vfw-let-fall");
    // The exhibit does not answer just now.
    if (button?.closest("[inert]")) pace.again();
    else button?.click();
  };
  const pace = new Pacemaker(time, letFall, () => {}, signal);
  listenUntil(signal)(root, "toggle", ({ target }) => target.popover && pace.again(), { capture: true });
  whenPainted(root, () => pace.beat(questionOn(root)), signal);
}

/**
 * @param {HTMLElement} root
 * @param {AbortSignal} signal
 */
function showPointer(root, signal) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let resting;
  listenUntil(signal)(root, "pointermove", () => {
    root.classList.add("vfw-pointing");
    clearTimeout(resting);
    resting = setTimeout(() => root.classList.remove("vfw-pointing"), POINTING);
  });
  signal.addEventListener("abort", () => clearTimeout(resting));
}

/**
 * Type again what was typed for a question if its field is painted again, also when the page was loaded again.
 * @param {HTMLElement} root
 * @param {string} slot
 * @param {AbortSignal} signal
 */
function keepTyped(root, slot, signal) {
  const name = `${keyOf(slot)}:typed`;
  const typed = new Typed(slot ? keptText(name) : "");
  listenUntil(signal)(root, "input", ({ target }) => {
    if (!target.matches(".vfw-hands input")) return;
    typed.note(target.dataset.asked, target.value);
    if (slot) keepText(name, typed.text);
  });
  const settle = () => {
    const [field] = /** @type {HTMLInputElement[]} */ (freshlyPainted(root, ".vfw-hands input"));
    if (!field) return;
    field.value ||= typed.for(field.dataset.asked ?? "");
    // After the page has found a place for the focus.
    requestAnimationFrame(() => {
      if (!find(root, ".vfw-cover, .vfw-menu:popover-open")) field.focus({ preventScroll: true });
    });
  };
  whenPainted(root, settle, signal);
}

/**
 * Do something now, and whenever something has been painted.
 * @param {HTMLElement} root
 * @param {() => void} does
 * @param {AbortSignal} signal
 */
function whenPainted(root, does, signal) {
  const observer = new MutationObserver(does);
  observer.observe(root, { childList: true, subtree: true });
  signal.addEventListener("abort", () => observer.disconnect());
  does();
}

/**
 * @param {Model} model
 * @param {Post} post
 * @param {AbortSignal} signal
 */
function keepVotes(model, post, signal) {
  const slot = model.get("slot");
  const name = `${keyOf(slot)}:votes`;
  let mayKeep = Boolean(slot);
  // That nothing is kept is said of the game, which is written right after them.
  const keep = () => {
    if (mayKeep) keepText(name, model.get("votes"));
  };
  const hear = (/** @type {Message} */ { kind }) => {
    if (kind === "keep copy") mayKeep &&= putAside(name);
  };
  const text = mayKeep ? keptText(name) : "";
  model.on("change:votes", keep);
  post.listen(hear, signal);
  signal.addEventListener("abort", () => model.off("change:votes", keep));
  post.send({ kind: "votes", text });
}
