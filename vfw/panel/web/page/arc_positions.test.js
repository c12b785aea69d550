import assert from "node:assert/strict";
import test from "node:test";

import { ledTo, momentAt, nearest } from "./arc_positions.js";

/** @import { Moment } from "./arc_positions.js" */

/** @type {Moment[]} */
const MOMENTS = [
  [0, 0, "Turn 1, round 1"],
  [25, 4, "Turn 1, round 2"],
  [50, 9, "Turn 2, round 1"],
  [75, 9, "Turn 2, round 2"],
  [100, 20, "The end"],
];
const PARTS = [0, 50];

test("a press goes to the nearest moment", () => {
  assert.equal(nearest(MOMENTS, 0), 0);
  assert.equal(nearest(MOMENTS, 36), 1);
  assert.equal(nearest(MOMENTS, 39), 2);
  assert.equal(nearest(MOMENTS, 140), 4);
});

test("a step between two moments belongs to the one before it", () => {
  assert.equal(momentAt(MOMENTS, 0), 0);
  assert.equal(momentAt(MOMENTS, 8), 1);
  assert.equal(momentAt(MOMENTS, 9), 3);
  assert.equal(momentAt(MOMENTS, 99), 4);
});

test("arrows lead from moment to moment, and stop at both ends", () => {
  assert.equal(ledTo("ArrowRight", 1, MOMENTS, PARTS), 2);
  assert.equal(ledTo("ArrowUp", 4, MOMENTS, PARTS), 4);
  assert.equal(ledTo("ArrowLeft", 1, MOMENTS, PARTS), 0);
  assert.equal(ledTo("ArrowDown", 0, MOMENTS, PARTS), 0);
  assert.equal(ledTo("Home", 3, MOMENTS, PARTS), 0);
  assert.equal(ledTo("End", 0, MOMENTS, PARTS), 4);
});

test("a page is a part of the game", () => {
  assert.equal(ledTo("PageUp", 0, MOMENTS, PARTS), 2);
  assert.equal(ledTo("PageUp", 3, MOMENTS, PARTS), 4);
  assert.equal(ledTo("PageDown", 4, MOMENTS, PARTS), 2);
  assert.equal(ledTo("PageDown", 2, MOMENTS, PARTS), 0);
});

test("other keys lead nowhere", () => {
  assert.equal(ledTo("a", 2, MOMENTS, PARTS), undefined);
});
