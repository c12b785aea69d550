// Groups with many buttons are one stop for Tab each: arrow keys move from one to the next.

import { around, find, findAll, freshlyPainted, put } from "../shared/dom.js";

/** @import { Listen } from "../shared/dom.js" */

const GROUPS = ".vfw-tabs, .vfw-hand, .vfw-camps, .vfw-table, .vfw-log";
const MEMBERS = "button, a[href], [role=button], summary, ol[tabindex]";
const WAYS = "Arrow keys go from one to the next.";
/** @type {Record<string, number>} */
const ACROSS = { ArrowRight: 1, ArrowLeft: -1 };
/** During a replay, the keys that go across belong to the bar. @type {Record<string, number>} */
const DOWN = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The keys of a group, in words; "" if it is none of these.
 * @param {HTMLElement} group
 */
export function waysIn(group) {
  return group.matches(GROUPS) ? WAYS : "";
}

/**
 * @param {HTMLElement} root
 * @param {Listen} listen
 */
export function rove(root, listen) {
  const groupOf = (/** @type {HTMLElement} */ element) => around(element, GROUPS);
  const members = (/** @type {HTMLElement} */ group) => findAll(group, MEMBERS);
  listen(root, "focusin", ({ target }) => {
    const group = groupOf(target);
    if (!group || !target.matches(MEMBERS)) return;
    // A scrollable element stays the stop of its group.
    const stop = find(group, "ol[tabindex]") ?? target;
    for (const one of members(group)) put(one, { tabindex: one === stop ? 0 : -1 });
  });
  listen(root, "keydown", (event) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    const steps = find(root, ".vfw-replay") ? DOWN : ACROSS;
    const group = key in steps && !(altKey || ctrlKey || metaKey || shiftKey) && groupOf(target);
    if (!group || !target.matches(MEMBERS)) return;
    const seen = members(group).filter((one) => one.checkVisibility({ visibilityProperty: true }));
    const next = seen[seen.indexOf(target) + steps[key]];
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  });
  return {
    /** Something has been painted: of each group its first can be come to. */
    settle() {
      for (const group of freshlyPainted(root, `:is(${GROUPS})`)) {
        put(group, { "aria-description": WAYS });
        const all = members(group);
        const stop = find(group, "ol[tabindex]") ?? all[0];
        for (const one of all) put(one, { tabindex: one === stop ? 0 : -1 });
        // A group that scrolls as a whole is a stop only for want of others.
        if (all.length && group.matches("[tabindex]")) put(group, { tabindex: -1 });
      }
    },
  };
}
