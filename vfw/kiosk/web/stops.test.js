import assert from "node:assert/strict";
import { test } from "node:test";
import { isArrow, stopBy } from "./stops.js";

const box = (/** @type {number} */ top) => ({ top, bottom: top + 60 });
/** Three in a row, one below them, two in the last row. */
const PAGE = [box(0), box(0), box(0), box(80), box(160), box(160)];

test("right and left go from one to the next, and round the ends", () => {
  let at = 0;
  const right = PAGE.map(() => (at = stopBy("ArrowRight", PAGE, at)));
  assert.deepEqual(right, [1, 2, 3, 4, 5, 0]);
  const left = PAGE.map(() => (at = stopBy("ArrowLeft", PAGE, at)));
  assert.deepEqual(left, [5, 4, 3, 2, 1, 0]);
});

test("down and up leave out what is beside", () => {
  assert.equal(stopBy("ArrowDown", PAGE, 0), 3);
  assert.equal(stopBy("ArrowDown", PAGE, 3), 4);
  assert.equal(stopBy("ArrowUp", PAGE, 5), 3);
  assert.equal(stopBy("ArrowUp", PAGE, 3), 2);
});

test("an arrow goes on even if nothing is lower or higher", () => {
  assert.equal(stopBy("ArrowDown", PAGE, 4), 5);
  assert.equal(stopBy("ArrowDown", PAGE, 5), 0);
  assert.equal(stopBy("ArrowUp", PAGE, 0), 5);
});

test("one begins with the first, and nowhere where there is nothing", () => {
  assert.equal(stopBy("ArrowUp", PAGE, -1), 0);
  assert.equal(stopBy("ArrowDown", [], -1), -1);
  assert.equal(stopBy("ArrowDown", [box(0)], 0), 0);
});

test("an arrow is one of four", () => {
  assert.ok(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].every(isArrow));
  assert.ok(!isArrow("Enter"));
});
