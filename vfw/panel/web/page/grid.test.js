import assert from "node:assert/strict";
import { test } from "node:test";
import { nextThatWay } from "./grid.js";

const RIGHT = { column: 1, row: 0 };
const UP = { column: 0, row: -1 };
const at = (/** @type {number} */ column, /** @type {number} */ row) => ({ column, row });

test("a cell straight ahead comes before a nearer one aside", () => {
  assert.equal(nextThatWay(at(1, 1), RIGHT, [at(2, 2), at(9, 1), at(1, 1)]), 1);
  assert.equal(nextThatWay(at(1, 5), UP, [at(1, 1), at(1, 3), at(2, 4)]), 1);
});

test("if no cell is straight ahead it is the nearest in that direction", () => {
  assert.equal(nextThatWay(at(1, 1), RIGHT, [at(5, 3), at(3, 2), at(0, 1)]), 1);
});

test("no cell is in that direction", () => {
  assert.equal(nextThatWay(at(3, 3), RIGHT, [at(3, 3), at(2, 3), at(4, 9)]), -1);
});
