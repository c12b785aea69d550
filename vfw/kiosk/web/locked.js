// Ways out of the page that a finger or a keyboard would find: menus of the browser, selecting, dragging, other
// windows. What the browser keeps for itself, as Ctrl+W, no page can take from it: `vfw/kiosk/window.py` sees to that.

/** @import { Listen } from "../../panel/web/shared/dom.js" */

const NEVER = ["contextmenu", "dragstart", "selectstart", "auxclick", "gesturestart", "beforeprint", "drop"];
/** What the page itself hears of a keyboard. */
const OURS = /^(Arrow(Up|Down|Left|Right)|Tab|Enter|Escape|Home|End|Page(Up|Down)|Backspace|Delete|Shift|.)$/u;

/**
 * Whether the page may hear of this key.
 * @param {{ key: string, ctrlKey?: boolean, altKey?: boolean, metaKey?: boolean }} pressed
 */
export function isOurs({ key, ctrlKey, altKey, metaKey }) {
  return !ctrlKey && !altKey && !metaKey && OURS.test(key);
}

/** @param {Listen} listen */
export function lockDown(listen) {
  for (const kind of NEVER) listen(document, kind, (event) => event.preventDefault(), { capture: true });
  listen(document, "wheel", (event) => event.ctrlKey && event.preventDefault(), { capture: true, passive: false });
  const stop = (/** @type {KeyboardEvent} */ event) => {
    if (isOurs(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const kind of ["keydown", "keyup"]) listen(window, kind, stop, { capture: true });
  listen(
    document,
    "click",
    (event) => {
      const link = event.target.closest?.("a[href]");
      if (!link) return;
      if (new URL(link.href, location.href).origin !== location.origin) event.preventDefault();
      // No other window, and nothing to be saved.
      link.removeAttribute("target");
      link.removeAttribute("download");
    },
    { capture: true },
  );
  window.open = () => null;
  window.print = () => {};
}
