// The order of the rows of a table.

import assert from "node:assert/strict";
import { test } from "node:test";
import { sorted } from "./order.js";

const row = (/** @type {string} */ name, /** @type {string} */ text) => ({ name, orders: [name, text] });
const ROWS = [row("Utah", "10 votes"), row("Ohio", ""), row("Iowa", "9 votes"), row("Maine", "10 votes")];
const names = (/** @type {number} */ column, isDescending = false) =>
  sorted(ROWS, column, isDescending).map(({ name }) => name);

test("rows are sorted by a column, numbers as numbers, and what is the same by the first", () => {
  assert.deepEqual(names(0), ["Iowa", "Maine", "Ohio", "Utah"]);
  assert.deepEqual(names(1), ["Iowa", "Maine", "Utah", "Ohio"]);
});

test("what is empty comes last, whichever way it is sorted", () => {
  assert.deepEqual(names(1, true), ["Maine", "Utah", "Iowa", "Ohio"]);
  assert.deepEqual(names(0, true), ["Utah", "Ohio", "Maine", "Iowa"]);
});

test("rows that are not filled yet are sorted by their names", () => {
  assert.deepEqual(sorted([{ name: "Utah" }, { name: "Ohio" }], 3, false), [{ name: "Ohio" }, { name: "Utah" }]);
});
