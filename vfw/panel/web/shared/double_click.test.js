// Which click is the late half of a double click.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isLateHalf } from "./double_click.js";

const click = (/** @type {number} */ at, x = 100, y = 100) => ({ at, x, y });
const PAINTED = 1000; // ms, between the halves

test("the second half of a double click on a question just painted counts for nothing", () => {
  assert.equal(isLateHalf(click(950), click(1150), PAINTED), true);
});

test("a finger may move a little between them, and no more", () => {
  assert.equal(isLateHalf(click(950), click(1150, 108), PAINTED), true);
  assert.equal(isLateHalf(click(950), click(1150, 109), PAINTED), false);
  assert.equal(isLateHalf(click(950), click(1150, 106, 106), PAINTED), false);
});

test("a click that comes half a second after the last is one of its own", () => {
  assert.equal(isLateHalf(click(600), click(1099), PAINTED), true);
  assert.equal(isLateHalf(click(600), click(1100), PAINTED), false);
});

test("a question that has stood there for a moment is answered", () => {
  assert.equal(isLateHalf(click(950), click(1199), PAINTED), true);
  assert.equal(isLateHalf(click(950), click(1200), PAINTED), false);
});

test("the first click on a page is no half", () => {
  assert.equal(isLateHalf(null, click(1010), PAINTED), false);
  assert.equal(isLateHalf(null, null, PAINTED), false);
});
