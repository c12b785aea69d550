// The position of the sign of a region: its name in lines, and its campaigners.

/** @import { Point } from "./geometry.js" */

/**
 * @typedef {object} Sign
 * @property {Point} at its lower edge if it is above the land, else its upper edge
 * @property {boolean} isAbove whether it is above the land
 * @property {string[]} lines its name
 * @property {number} people how many campaign there
 */

/**
 * The people stand below the name, or beside it where there is no room below.
 * @param {Sign} sign
 * @param {{ letters: number, least: number }} sizes the size of its letters, and how high it must be at least, in px
 * @param {{ left: number, right: number, bottom: number }} column the call-outs before the Atlantic coast
 * @param {Point & { right: number, bottom: number }} box the whole map
 */
export function laySign({ at, isAbove, lines, people }, { letters, least }, column, box) {
  const [line, person] = [letters * 1.2, letters * 1.5];
  const longest = Math.max(...lines.map((words) => words.length));
  const name = { width: Math.max(longest * letters * 0.7 + letters, person * people), height: line * lines.length };
  let [width, content] = [name.width, name.height + (people ? person + 3 : 0)];
  let height = Math.max(content + 6, least);
  let left = Math.max(at.x - width / 2, box.x + 2);
  let top = Math.max(at.y - (isAbove ? height : 0), box.y + 2);
  let isBeside = false;
  // On a small screen the call-outs need the sea.
  if (left + width > column.left && isAbove) left = column.left - width;
  else if (left + width > column.left) {
    const isRoomBelow = column.bottom + 2 + height <= box.bottom;
    const isRoomBesideColumn = column.right + width <= box.right;
    if (!isRoomBelow && isRoomBesideColumn) [left, top] = [column.right, column.bottom - height];
    else {
      isBeside = !isRoomBelow;
      if (isBeside) [width, content] = [name.width + person * people, name.height];
      height = Math.max(content + 6, least);
      left = Math.min(column.right - name.width, box.right - width - 2);
      top = Math.min(column.bottom + 2, box.bottom - height);
    }
  }
  const [middle, start] = [left + name.width / 2, top + (height - content) / 2];
  const firstPerson = isBeside
    ? { x: left + name.width + person / 2, y: top + (height - person) / 2 }
    : { x: middle - (person * (people - 1)) / 2, y: start + name.height + 3 };
  return { left, top, width, height, middle, line, firstLine: start + line / 2, person, firstPerson };
}
