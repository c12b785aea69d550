// Whether a page is used by key: by letters, arrows, Tab and the like, or by what a screen reader presses. Writing into
// a field tells nothing, nor do the keys of the browser itself.

/** @import { Heard, Listen } from "../shared/dom.js" */

const KEYS = /^(Tab|Enter|Escape|Home|End|Page(Up|Down)|Arrow\w+|.)$/u;
const WRITTEN_INTO = "input:not([type=radio], [type=checkbox]), textarea, [contenteditable]";

/**
 * Do something once, when the page is first used so.
 * @param {Listen} listen
 * @param {() => void} does
 */
export function whenUsedByKey(listen, does) {
  let isKnown = false;
  const use = () => {
    if (!isKnown) does();
    isKnown = true;
  };
  listen(document, "keydown", (event) => isUse(event) && use(), { capture: true });
  // A press without a pointer: what a screen reader does for its visitor.
  listen(document, "click", ({ isTrusted, detail, target }) => {
    if (isTrusted && !detail && target.closest("button, [role=button]")) use();
  }, { capture: true });
}

/**
 * Whether pressing this key is a use of the page.
 * @param {Pick<Heard<KeyboardEvent>, "key" | "altKey" | "ctrlKey" | "metaKey" | "target">} event
 */
export function isUse({ key, altKey, ctrlKey, metaKey, target }) {
  const isWritten = [...key].length === 1 && target.closest?.(WRITTEN_INTO);
  return KEYS.test(key) && !altKey && !ctrlKey && !metaKey && !isWritten;
}
