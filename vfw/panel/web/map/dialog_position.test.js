// The position of the dialog of a state.

import assert from "node:assert/strict";
import { test } from "node:test";
import { besideState } from "./dialog_position.js";
import { overlap, rectAt } from "./geometry.js";

const ROOM = { width: 1000, height: 600 };
const SHEET = { width: 200, height: 100 };
const state = (/** @type {number} */ x, /** @type {number} */ y) => rectAt({ x, y }, 80, 60);
const tag = (/** @type {number} */ x, /** @type {number} */ y) => rectAt({ x: x + 20, y: y + 20 }, 40, 20);

for (const [where, x, y] of /** @type {[string, number, number][]} */ ([
  ["the middle", 450, 250],
  ["the upper left corner", 0, 0],
  ["the lower right corner", 920, 540],
]))
  test(`beside a state in ${where}, inside the map`, () => {
    const sheet = besideState(SHEET, state(x, y), tag(x, y), ROOM, false);
    assert.equal(overlap(sheet, state(x, y)), 0);
    assert.ok(sheet.left >= 0 && sheet.top >= 0 && sheet.right <= ROOM.width && sheet.bottom <= ROOM.height);
  });

test("above it where there is room all around, and to the left of a call-out", () => {
  assert.equal(besideState(SHEET, state(450, 250), tag(450, 250), ROOM, false).bottom, 244);
  assert.equal(besideState(SHEET, state(450, 250), tag(450, 250), ROOM, true).right, 444);
});

test("where it must hide a part of the state, not its tag", () => {
  const [huge, corner] = [rectAt({ x: 10, y: 10 }, 980, 580), rectAt({ x: 480, y: 280 }, 40, 20)];
  const sheet = besideState(SHEET, huge, corner, ROOM, false);
  assert.equal(overlap(sheet, corner), 0);
});
