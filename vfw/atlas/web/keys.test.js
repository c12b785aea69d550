// The tab that a key leads to.

import assert from "node:assert/strict";
import { test } from "node:test";
import { tabAfter } from "./keys.js";

test("arrows lead round and round, and there are a first and a last", () => {
  assert.deepEqual([tabAfter(0, "ArrowRight", 3), tabAfter(2, "ArrowRight", 3)], [1, 0]);
  assert.deepEqual([tabAfter(1, "ArrowLeft", 3), tabAfter(0, "ArrowLeft", 3)], [0, 2]);
  assert.deepEqual([tabAfter(1, "Home", 3), tabAfter(1, "End", 3)], [0, 2]);
  assert.equal(tabAfter(1, "a", 3), null);
});
