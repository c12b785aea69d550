// A piece on a square can be dragged to another: that is two clicks, one at the start and one at the end.

import { around, find } from "../shared/dom.js";

/** @import { Listen } from "../shared/dom.js" */

const PIECE = "[data-grid] [data-cell][data-drags]";
const TARGET = "[data-grid] [data-cell][data-pick]";
const FAR_ENOUGH = 6; // px before a press is a drag: a finger moves a little

/**
 * Whether the pointer has gone so far that a press is meant as a drag.
 * @param {{ clientX: number, clientY: number }} from
 * @param {{ clientX: number, clientY: number }} to
 */
export function isDrag(from, to) {
  return Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) > FAR_ENOUGH;
}

/**
 * @param {HTMLElement} root
 * @param {Listen} listen
 */
export function dragPieces(root, listen) {
  /** @type {{ piece: HTMLElement, from: PointerEvent, ghost: HTMLElement | null } | null} */
  let held = null;
  /** Where it was dropped, before it was known where it can go. @type {PointerEvent | null} */
  let dropped = null;
  const letGo = () => {
    held?.ghost?.remove();
    held = null;
  };
  const follow = (/** @type {HTMLElement} */ ghost, /** @type {PointerEvent} */ { clientX, clientY }) => {
    ghost.style.translate = `${clientX}px ${clientY}px`;
  };
  listen(root, "pointerdown", (event) => {
    letGo();
    dropped = null;
    const piece = event.isPrimary && event.button === 0 ? around(event.target, PIECE) : null;
    if (piece) held = { piece, from: event, ghost: null };
  });
  listen(document, "pointermove", (event) => {
    if (!held || !event.isPrimary) return;
    if (!held.ghost && isDrag(held.from, event)) {
      held.ghost = ghostOf(held.piece);
      // It is chosen as it is taken up, so that where it can go is seen on the way.
      if (held.piece.dataset.drags !== "chosen") held.piece.click();
    }
    if (held.ghost) follow(held.ghost, event);
  });
  listen(document, "pointercancel", letGo);
  listen(document, "pointerup", (event) => {
    const was = held;
    letGo();
    if (was?.ghost && !drop(event)) dropped = event;
  });
  const drop = (/** @type {PointerEvent} */ { clientX, clientY }) => {
    const below = document.elementFromPoint(clientX, clientY);
    const target = below && around(below, TARGET);
    if (target && root.contains(target)) target.click();
    return target !== null;
  };
  return {
    /** Note another question: what was dropped before it may be on a target now. */
    settle() {
      const where = dropped;
      dropped = null;
      if (where) drop(where);
    },
  };
}

/** @param {HTMLElement} piece  What is seen of it, under the pointer. */
function ghostOf(piece) {
  const drawn = find(piece, "svg") ?? piece;
  const { width, height } = drawn.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.className = "vfw-ghost";
  ghost.append(drawn.cloneNode(true));
  ghost.style.width = `${width}px`;
  ghost.style.height = `${height}px`;
  ghost.style.margin = `${-height / 2}px 0 0 ${-width / 2}px`;
  document.body.append(ghost);
  return ghost;
}
