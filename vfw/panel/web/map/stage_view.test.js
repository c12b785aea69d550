import assert from "node:assert/strict";
import { test } from "node:test";

import { drawnAs, viewOf } from "./stage_view.js";

/** @import { Shape } from "./stage_view.js" */

/** @type {Shape} */
const LARGE = { type: "Polygon", coordinates: [[[0, 0], [800, 0], [800, 600]]] };
/** @type {Shape} */
const SMALL = {
  type: "MultiPolygon",
  coordinates: [[[[10, -20], [30, -20], [30, -40]]], [[[0, -40], [10, -40], [10, -20]]]],
};

test("the stage shows a large place whole, and a small one with its surroundings", () => {
  assert.deepEqual(viewOf([LARGE]), [0, -600, 800, 600]);
  assert.deepEqual(viewOf([SMALL]), [-195, -70, 420, 200]);
  assert.deepEqual(viewOf([LARGE, SMALL]), [0, -600, 800, 640]);
});

test("north is up", () => {
  assert.equal(drawnAs(LARGE), "M0,0L800,0L800,-600z");
  assert.equal(drawnAs(SMALL), "M10,20L30,20L30,40zM0,40L10,40L10,20z");
});
