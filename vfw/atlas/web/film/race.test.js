// The bar of the race.

import assert from "node:assert/strict";
import { test } from "node:test";
import { barOf } from "./race.js";

test("those that ratified fill it from the left, those that refused from the right", () => {
  assert.deepEqual(barOf(6, 2, 1), ["ratified", "ratified", "open", "open", "open", "rejected"]);
  assert.deepEqual(barOf(3, 0, 0), ["open", "open", "open"]);
  assert.deepEqual(barOf(3, 3, 0), ["ratified", "ratified", "ratified"]);
});
