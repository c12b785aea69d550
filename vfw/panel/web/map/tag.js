// The positions of the parts of a tag: code and signs of a state, its marks, and the flag of a hint.

/** @import { Point } from "./geometry.js" */

/** How many marks and signs it has, and whether it has a code, and room for all of it side by side.
 * @typedef {{ marks: number, signs: number, hasCode: boolean, isInRow: boolean }} Tag */

/**
 * Below each other around the point 0,0, or side by side. `ring` lies around the marks: x, y, width, height, radius.
 * `flagAt` is where a flag points from the left, at the narrower of its lines, so that it covers no neighbor's.
 * @param {Tag} tag
 * @param {number} size of its letters, in px
 */
export function layTag(tag, size) {
  const mark = size * 1.28;
  const marksWidth = mark * tag.marks;
  const [labelAt, { x, y }] = centres(tag, size, mark, marksWidth);
  const [width, height] = [(marksWidth || 2 * mark) + size / 2.5, mark + size / 2.5];
  const marksAt = Array.from({ length: tag.marks }, (_, i) => ({ x: x + mark * (i - (tag.marks - 1) / 2), y }));
  /** @type {[number, number, number, number, number]} */
  const ring = [x - width / 2, y - height / 2, width, height, height / 2];
  const isBesideMarks = !tag.hasCode || (!tag.isInRow && tag.marks > 0 && marksWidth < labelWidth(tag, size));
  const besideLabel = { x: labelAt.x - labelWidth(tag, size) / 2, y: labelAt.y };
  const flagAt = isBesideMarks ? { x: x - marksWidth / 2, y } : besideLabel;
  return { labelAt, marksAt, mark, ring, flagAt };
}

/**
 * Of a code with its signs.
 * @param {Pick<Tag, "signs">} tag
 * @param {number} size
 */
function labelWidth({ signs }, size) {
  return size * (1.35 + 0.9 * signs);
}

/**
 * The middle of the label, and the middle of the marks.
 * @param {Tag} tag
 * @param {number} size
 * @param {number} mark
 * @param {number} marksWidth
 * @returns {[Point, Point]}
 */
function centres({ marks, signs, hasCode, isInRow }, size, mark, marksWidth) {
  const middle = { x: 0, y: 0 };
  if (!hasCode) return [{ x: marksWidth / 2, y: -mark / 2 }, middle];
  if (!marks) return [middle, middle];
  if (!isInRow) return [{ x: 0, y: -mark / 2 }, { x: 0, y: size / 2 + 1 }];
  const wide = labelWidth({ signs }, size);
  const half = (wide + marksWidth + size / 4) / 2;
  return [{ x: wide / 2 - half, y: 0 }, { x: half - marksWidth / 2, y: 0 }];
}
