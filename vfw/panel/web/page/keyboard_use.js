// Detects keyboard use: letters, arrows, Tab and the like, or the clicks of a screen reader. Text typed into a field
// does not count, nor do shortcuts of the browser.

/** @import { Heard, Listen } from "../shared/dom.js" */

const KEYS = /^(Tab|Enter|Escape|Home|End|Page(Up|Down)|Arrow\w+|.)$/u;
const WRITTEN_INTO = "input:not([type=radio], [type=checkbox]), textarea, [contenteditable]";

/**
 * Tell whenever the page begins to be used so, and when it does no more: a key may have been struck by accident, or by
 * the visitor before, and now another visitor points at "next".
 * @param {Listen} listen
 * @param {(isByKey: boolean) => void} tell
 */
export function hearWhetherByKey(listen, tell) {
  let isByKey = false;
  const use = (/** @type {boolean} */ byKey) => {
    if (byKey === isByKey) return;
    isByKey = byKey;
    tell(isByKey);
  };
  listen(document, "keydown", (event) => isUse(event) && use(true), { capture: true });
  listen(document, "click", ({ isTrusted, detail, target }) => {
    if (!isTrusted) return;
    // A press without a pointer is what a screen reader does for its visitor.
    if (!detail && target.closest("button, [role=button]")) use(true);
    if (detail && target.closest('[data-command="next"]')) use(false);
  }, { capture: true });
}

/**
 * Return whether pressing this key is a use of the page.
 * @param {Pick<Heard<KeyboardEvent>, "key" | "altKey" | "ctrlKey" | "metaKey" | "target">} event
 */
export function isUse({ key, altKey, ctrlKey, metaKey, target }) {
  const isWritten = [...key].length === 1 && target.closest?.(WRITTEN_INTO);
  return KEYS.test(key) && !altKey && !ctrlKey && !metaKey && !isWritten;
}
