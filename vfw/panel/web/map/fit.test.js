// The fit of the country into a box.

import assert from "node:assert/strict";
import { test } from "node:test";
import { centreOf, layCallout, layColumn, marginsIn, mayStay, roomFor, scaleIn, sizesAt } from "./fit.js";

const LAND = { west: -2400, east: 2700, south: -1500, north: 1700 }; // km

for (const [width, height] of [[1100, 700], [390, 300], [700, 1200]])
  test(`the land with its margins fits into ${width} × ${height}, and touches two edges`, () => {
    const margins = marginsIn(width, 50);
    const scale = scaleIn(LAND, { width, height }, margins);
    const across = scale * (LAND.east - LAND.west) + margins.left + margins.right;
    const down = scale * (LAND.north - LAND.south) + margins.top + margins.bottom;
    assert.ok(across <= width + 1e-9 && down <= height + 1e-9);
    assert.ok(Math.abs(across - width) < 1e-9 || Math.abs(down - height) < 1e-9);
  });

test("a box that is a little higher, beside a longer question, has its country as it was", () => {
  const fitted = { width: 867, height: 418, inWindow: 800 };
  assert.ok(mayStay(fitted, fitted));
  assert.ok(mayStay(fitted, { ...fitted, height: 444 }));
  assert.ok(!mayStay(fitted, { ...fitted, height: 417 }), "what is drawn would be cut off");
  assert.ok(!mayStay(fitted, { ...fitted, height: 480 }), "there is room for a larger one");
  assert.ok(!mayStay(fitted, { ...fitted, width: 868 }));
  assert.ok(!mayStay(fitted, { ...fitted, height: 444, inWindow: 826 }), "the visitor made it larger");
});

test("tools at the foot take their height, and a small box has smaller margins", () => {
  assert.equal(marginsIn(1100, 50).bottom - marginsIn(1100, 0).bottom, 50);
  assert.ok(marginsIn(390, 0).right < marginsIn(900, 0).right);
  assert.deepEqual(marginsIn(900, 0), marginsIn(1800, 0));
});

test("the middle of the free area makes up for margins that differ", () => {
  const even = { left: 10, right: 10, top: 10, bottom: 10 };
  assert.deepEqual(centreOf(LAND, even, 0.2), [100, 150]);
  const [north, east] = centreOf(LAND, { ...even, right: 30, top: 50 }, 0.2);
  assert.ok(Math.abs(east - 200) < 1e-9, "20 px more to the right are 100 km, half of them on each side");
  assert.ok(Math.abs(north - 200) < 1e-9);
});

test("a map is small where its codes could not be read, and a legend needs a wide one", () => {
  assert.deepEqual(roomFor(0.11, 1000), { isSmall: true, hasLegend: false });
  assert.deepEqual(roomFor(0.12, 1000), { isSmall: false, hasLegend: true });
  assert.deepEqual(roomFor(0.12, 639), { isSmall: false, hasLegend: false });
});

test("letters grow with the map within what can be read, and targets are those of the page but on a small one", () => {
  assert.deepEqual(sizesAt(0.1, 44), { withCodes: false, letters: 13, least: 24 });
  assert.deepEqual(sizesAt(0.02, 44), { withCodes: false, letters: 9, least: 24 });
  assert.deepEqual(sizesAt(0.18, 44), { withCodes: true, letters: 18, least: 44 });
  assert.deepEqual(sizesAt(0.1, 44, 1.5), { withCodes: true, letters: 10, least: 24 });
  assert.deepEqual(sizesAt(0.5, 60), { withCodes: true, letters: 20, least: 60 });
});

const BOX = { x: 0, y: 0, right: 1000, bottom: 700 };
const SIZES = { letters: 15, least: 44 };
const natural = (/** @type {number} */ from, /** @type {number} */ step) =>
  Array.from({ length: 6 }, (_, index) => ({ x: 900, y: from + index * step }));
const column = (/** @type {number} */ from, /** @type {number} */ step) => layColumn(natural(from, step), SIZES, BOX);

test("call-outs stand as far from each other as on the map, but never closer than a finger needs", () => {
  assert.equal(column(100, 50).step, 50);
  assert.equal(column(100, 20).step, 44);
  assert.equal(column(100, 200).step, 53);
  assert.equal(layColumn(natural(100, 20), { ...SIZES, least: 60 }, BOX).step, 60);
});

test("if there is no room for a sign below it, the column is at the edge", () => {
  assert.equal(column(100, 50).right, 900 + column(100, 50).width / 2);
  const laid = layColumn(natural(20, 20), SIZES, { ...BOX, bottom: 300 });
  assert.equal(laid.right, BOX.right - 4);
});

test("the column begins with its first box, and stays in the map with room for a sign below it", () => {
  assert.equal(column(300, 50).top, 275);
  assert.equal(column(0, 50).top, 2);
  const low = column(600, 50);
  assert.ok(low.bottom + 4 * SIZES.letters <= BOX.bottom);
  assert.equal(low.bottom, low.top + 6 * low.step);
});

test("the targets of call-outs leave no gap, and lines lead from the states to the boxes", () => {
  const laid = column(100, 50);
  const [first, second] = [0, 1].map((index) => layCallout({ x: 700, y: 90 }, index, laid));
  assert.equal(first.target.y + first.target.height, second.target.y);
  assert.equal(first.target.y, laid.top);
  assert.equal(first.target.x, laid.left, "the sign of a region keeps clear of the targets");
  assert.equal(first.line, `M700,90L${900 - laid.width / 2},${first.at.y}`);
});
