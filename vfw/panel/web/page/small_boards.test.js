// Which square a finger means that has pressed beside it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { nearest } from "./small_boards.js";

const PRESS = { x: 100, y: 100 };

test("the nearest square under the finger is meant", () => {
  assert.equal(nearest(PRESS, [{ x: 118, y: 100 }, { x: 100, y: 85 }, { x: 60, y: 100 }]), 1);
});

test("a target farther away than a finger reaches is not hit", () => {
  assert.equal(nearest(PRESS, [{ x: 122, y: 100 }]), 0);
  assert.equal(nearest(PRESS, [{ x: 123, y: 100 }, { x: 116, y: 116 }]), -1);
  assert.equal(nearest(PRESS, []), -1);
});
