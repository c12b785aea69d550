// The position of the sign of a region.

import assert from "node:assert/strict";
import { test } from "node:test";
import { laySign } from "./sign.js";

const BOX = { x: 0, y: 0, right: 1000, bottom: 600 };
const COLUMN = { left: 850, right: 950, bottom: 450 };
const SIZES = { letters: 10, least: 44 };

/** @param {Partial<Parameters<typeof laySign>[0]>} about */
function laid(about, column = COLUMN, box = BOX) {
  return laySign({ at: { x: 300, y: 500 }, isAbove: false, lines: ["WEST"], people: 0, ...about }, SIZES, column, box);
}

test("below the land it hangs from its point, above the land it rests on it", () => {
  assert.equal(laid({}).top, 500);
  const above = laid({ at: { x: 300, y: 100 }, isAbove: true });
  assert.equal(above.top + above.height, 100);
});

test("it is in the middle of its point, as high as a finger needs at least", () => {
  const { left, width, height, middle } = laid({});
  assert.deepEqual([left + width / 2, middle, height], [300, 300, 44]);
});

test("it stays in the box to the left and above", () => {
  const { left, top } = laid({ at: { x: 5, y: 1 }, isAbove: true });
  assert.deepEqual([left, top], [2, 2]);
});

test("people make it higher, and stand below the name, in its middle", () => {
  const { top, height, middle, firstLine, firstPerson, person } = laid({ people: 3 });
  assert.equal(firstPerson.x + person, middle);
  assert.ok(firstPerson.y > firstLine);
  assert.ok(firstPerson.y + person <= top + height);
  assert.ok(laid({ people: 1, lines: ["GREAT &", "SMALL"] }).height > laid({ lines: ["GREAT &", "SMALL"] }).height);
});

test("people who need more room than the name stay in the box", () => {
  const { left, firstPerson, person } = laid({ at: { x: 5, y: 300 }, people: 4 });
  assert.ok(firstPerson.x - person / 2 >= left);
});

test("above the land it makes way for the call-outs, to the left", () => {
  const { left, width } = laid({ at: { x: 840, y: 100 }, isAbove: true });
  assert.equal(left + width, COLUMN.left);
});

test("below the land it is under the call-outs if there is room", () => {
  const { top, left, width } = laid({ at: { x: 840, y: 400 } });
  assert.equal(top, COLUMN.bottom + 2);
  assert.equal(left + width, COLUMN.right);
});

test("else beside them, at their foot", () => {
  const { left, top, height } = laid({ at: { x: 840, y: 400 } }, { ...COLUMN, bottom: 590 }, { ...BOX, right: 1100 });
  assert.deepEqual([left, top + height], [950, 590]);
});

test("else under them with the people beside the name, in the box all the same", () => {
  const sign = laid({ at: { x: 840, y: 400 }, lines: ["NORTHEAST"], people: 2 }, { ...COLUMN, bottom: 590 });
  assert.ok(sign.firstPerson.x > sign.middle);
  assert.ok(sign.left + sign.width <= BOX.right - 2);
  assert.equal(sign.top + sign.height, BOX.bottom);
});
