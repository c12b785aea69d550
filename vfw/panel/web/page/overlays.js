// An overlay covers the table from its top: the page scrolls up to it, and back once it has gone. The start page leads
// to another table, so there is no way back.

import { find } from "../shared/dom.js";

/**
 * @param {HTMLElement} root
 */
export function bringCoversInSight(root) {
  let [kind, stoodAt] = ["", 0];
  return {
    /** Something has been painted. */
    settle() {
      const now = find(root, ".vfw-cover:not(.vfw-start)")?.className ?? "";
      if (now === kind) return;
      if (!kind) stoodAt = root.scrollTop;
      root.scrollTo(0, now ? 0 : stoodAt);
      kind = now;
    },
  };
}
