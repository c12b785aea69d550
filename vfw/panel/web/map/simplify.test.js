// Lines with fewer points.

import assert from "node:assert/strict";
import { test } from "node:test";
import { simplified } from "./simplify.js";

test("points on the line, or nearly, are left out, and corners stay", () => {
  assert.equal(simplified("M0 0L50 0L100 0L101 50L100 100L0 100L0 99z", 1), "M0 0L100 0L100 100L0 100z");
});

test("no point is farther off than it may be", () => {
  const bay = "M0 0L100 0L98 50L100 100L0 100z";
  assert.equal(simplified(bay, 1), bay);
  assert.equal(simplified(bay, 2), "M0 0L100 0L100 100L0 100z");
});

test("each ring is a ring still, also the smallest", () => {
  const island = "M5 5L6 5L6 6z";
  assert.equal(simplified(`M0 0L5 0L10 0L10 10z${island}`, 0.75), `M0 0L10 0L10 10z${island}`);
  assert.equal(simplified("M3 3L3 3L3 3L3 3z", 0.75), "M3 3L3 3z");
});

test("a path without rings stays as it is", () => {
  assert.equal(simplified("M0 0", 0.75), "M0 0");
});
