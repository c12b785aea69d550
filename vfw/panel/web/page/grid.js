// Boards of squares, and rows of cards: one stop for Tab; arrow keys move to the next one in that direction.

import { around, findAll, find, freshlyPainted, put } from "../shared/dom.js";

/** @import { Listen } from "../shared/dom.js" */

/** A cell by its column and its row, rows counted from above. @typedef {{ column: number, row: number }} Cell */

const GRID = "[data-grid]";
const CELL = "[data-cell]";
/** A grid in which the whole question is: the focus begins there. */
const STOPS = ['[data-cell][aria-pressed="true"]', "[data-cell][data-pick]", CELL];
/** @type {Record<string, Cell>} */
const WAYS = {
  ArrowRight: { column: 1, row: 0 },
  ArrowLeft: { column: -1, row: 0 },
  ArrowDown: { column: 0, row: 1 },
  ArrowUp: { column: 0, row: -1 },
};

/**
 * Which of the cells is next that way: straight on if there is one, else the nearest that is rather that way than
 * across; -1 if there is none.
 * @param {Cell} from
 * @param {Cell} way
 * @param {Cell[]} cells
 */
export function nextThatWay(from, way, cells) {
  let [best, least] = [-1, Infinity];
  cells.forEach(({ column, row }, i) => {
    const [x, y] = [column - from.column, row - from.row];
    const along = x * way.column + y * way.row;
    const across = Math.abs(x * way.row) + Math.abs(y * way.column);
    // A cell straight ahead is nearer than any cell aside, however far it is.
    const distance = across ? 1000 + along + 2 * across : along;
    if (along > 0 && across <= along && distance < least) [best, least] = [i, distance];
  });
  return best;
}

/** @param {HTMLElement} element @returns {Cell} */
function cellOf({ dataset }) {
  const [column, row] = (dataset.cell ?? "").split(",").map(Number);
  return { column, row };
}

/**
 * @param {HTMLElement} root
 * @param {Listen} listen
 */
export function goAboutGrids(root, listen) {
  const stopAt = (/** @type {HTMLElement} */ grid, /** @type {HTMLElement | null} */ stop) => {
    for (const cell of findAll(grid, CELL)) put(cell, { tabindex: cell === stop ? 0 : -1 });
  };
  listen(root, "focusin", ({ target }) => {
    const grid = target.matches(CELL) && around(target, GRID);
    if (grid) stopAt(grid, target);
  });
  listen(root, "keydown", (event) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    const grid = key in WAYS && !(altKey || ctrlKey || metaKey || shiftKey) && around(target, GRID);
    if (!grid || !target.matches(CELL)) return;
    const cells = findAll(grid, CELL);
    const next = cells[nextThatWay(cellOf(target), WAYS[key], cells.map(cellOf))];
    event.preventDefault();
    event.stopPropagation();
    next?.focus();
  });
  return {
    /** Something has been painted: of each grid one cell can be come to. */
    settle() {
      for (const grid of freshlyPainted(root, GRID)) {
        const here = find(grid, `${CELL}:focus`);
        stopAt(grid, here ?? STOPS.map((stop) => find(grid, stop)).find(Boolean) ?? null);
      }
    },
  };
}
