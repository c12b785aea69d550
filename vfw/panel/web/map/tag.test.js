// The positions of code, signs and marks of a state.

import assert from "node:assert/strict";
import { test } from "node:test";
import { layTag } from "./tag.js";

const SIZE = 10;
const BARE = { marks: 0, signs: 0, hasCode: true, isInRow: false };

test("a code alone is in the middle", () => {
  assert.deepEqual(layTag(BARE, SIZE).labelAt, { x: 0, y: 0 });
});

test("marks stand below the code, side by side around the middle", () => {
  const { labelAt, marksAt, mark } = layTag({ ...BARE, marks: 3 }, SIZE);
  assert.ok(labelAt.y < 0 && labelAt.x === 0);
  assert.deepEqual(marksAt.map(({ x }) => x), [-mark, 0, mark]);
  assert.ok(marksAt.every(({ y }) => y > 0));
});

test("where there is room they stand to the right of the code, in one line with it", () => {
  const { labelAt, marksAt } = layTag({ ...BARE, marks: 2, isInRow: true }, SIZE);
  assert.ok(labelAt.x < 0 && marksAt[0].x > 0);
  assert.deepEqual([labelAt.y, marksAt[0].y, marksAt[1].y], [0, 0, 0]);
  const withStar = layTag({ ...BARE, marks: 2, signs: 1, isInRow: true }, SIZE);
  assert.ok(withStar.marksAt[0].x > marksAt[0].x, "a sign takes room");
});

test("without room for codes the marks take the middle, and a sign is at their corner", () => {
  const { labelAt, marksAt, mark } = layTag({ ...BARE, marks: 2, signs: 1, hasCode: false }, SIZE);
  assert.deepEqual(marksAt, [{ x: -mark / 2, y: 0 }, { x: mark / 2, y: 0 }]);
  assert.deepEqual(labelAt, { x: mark, y: -mark / 2 });
});

test("a flag points from the left to the narrower line of a tag, and covers neither code nor mark", () => {
  const besides = (/** @type {Partial<typeof BARE>} */ more) => {
    const { flagAt, labelAt, marksAt, mark } = layTag({ ...BARE, ...more }, SIZE);
    assert.ok(flagAt.x < labelAt.x - SIZE / 2 || flagAt.y > labelAt.y, "it does not cover the code");
    assert.ok(marksAt.every(({ x, y }) => flagAt.x <= x - mark / 2 || flagAt.y < y), "nor a mark");
    return flagAt.y === labelAt.y ? "code" : "marks";
  };
  assert.equal(besides({}), "code");
  assert.equal(besides({ marks: 1, signs: 1 }), "marks");
  assert.equal(besides({ marks: 3 }), "code");
  assert.equal(besides({ marks: 1, signs: 1, isInRow: true }), "code");
  assert.equal(besides({ marks: 2, signs: 1, hasCode: false }), "marks");
});

test("the ring is around the marks, or around the code if there are none", () => {
  for (const marks of [0, 1, 4]) {
    const { ring, marksAt, mark } = layTag({ ...BARE, marks }, SIZE);
    const [x, y, width, height, radius] = ring;
    assert.equal(radius, height / 2);
    for (const at of [...marksAt, ...(marks ? [] : [{ x: 0, y: 0 }])]) {
      assert.ok(x < at.x - mark / 2 && at.x + mark / 2 < x + width);
      assert.ok(y < at.y - mark / 2 && at.y + mark / 2 < y + height);
    }
  }
});
