// Numbers, rectangles and outlines.

import assert from "node:assert/strict";
import { test } from "node:test";
import { around, clamp, overlap, rectAt, rounded } from "./geometry.js";

test("a number is kept between two others, and the lower one wins where they are crossed", () => {
  assert.deepEqual([clamp(5, 0, 10), clamp(-5, 0, 10), clamp(15, 0, 10)], [5, 0, 10]);
  assert.equal(clamp(5, 8, 2), 8);
});

test("rectangles share an area, or none", () => {
  const one = rectAt({ x: 0, y: 0 }, 10, 10);
  assert.equal(overlap(one, rectAt({ x: 6, y: 8 }, 10, 10)), 8);
  assert.equal(overlap(one, rectAt({ x: 10, y: 0 }, 10, 10)), 0);
  assert.equal(overlap(one, rectAt({ x: 20, y: 20 }, 10, 10)), 0, "two distances below nothing are no area");
});

test("a rectangle encloses others", () => {
  const all = around([rectAt({ x: 5, y: 20 }, 10, 10), rectAt({ x: -5, y: 0 }, 5, 5)]);
  assert.deepEqual(all, { left: -5, top: 0, right: 15, bottom: 30, width: 20, height: 30 });
});

test("a rectangle with round corners begins behind the first and ends with the last", () => {
  const corner = (/** @type {string} */ to) => `a2,2 0 0 1 ${to}`;
  assert.equal(
    rounded(10, 20, 30, 8, 2),
    `M12,20h26${corner("2,2")}v4${corner("-2,2")}h-26${corner("-2,-2")}v-4${corner("2,-2")}Z`,
  );
});
