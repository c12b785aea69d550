// Shared by the views of the atlas: the visitor's display settings.

import { around } from "../../panel/web/shared/dom.js";
import { keepLikings } from "../../panel/web/shared/likings.js";

/**
 * Letters, light and movement as this visitor likes them.
 * @param {Element} root
 */
export function wearLook(root) {
  const dressed = around(root, ".vfw-look");
  if (!dressed || dressed.dataset.size) return;
  keepLikings(dressed, () => {}).begin();
}
