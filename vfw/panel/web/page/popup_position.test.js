// The position of a sheet beside the words it is about.

import assert from "node:assert/strict";
import { test } from "node:test";
import { placed } from "./popup_position.js";

const WINDOW = { width: 1280, height: 800 };
const SHEET = { width: 300, height: 200 };
const words = (/** @type {number} */ left, /** @type {number} */ top) => ({ left, top, bottom: top + 20 });

test("it is below them if there is room", () => {
  assert.deepEqual(placed(SHEET, words(100, 100), WINDOW), { left: 100, top: 124 });
});

test("it is above them if there is none below and more above", () => {
  assert.deepEqual(placed(SHEET, words(100, 700), WINDOW), { left: 100, top: 496 });
});

test("it stays inside the window", () => {
  assert.deepEqual(placed(SHEET, words(1200, 100), WINDOW), { left: 972, top: 124 });
  assert.deepEqual(placed(SHEET, words(-40, 100), WINDOW), { left: 8, top: 124 });
});

test("one that is higher than the room below and above begins at the upper edge, below words high up", () => {
  const tall = { width: 300, height: 790 };
  assert.equal(placed(tall, words(100, 100), WINDOW).top, 8);
  assert.equal(placed(tall, words(100, 700), WINDOW).top, 8);
});
