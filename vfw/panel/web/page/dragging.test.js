// When a press is a drag.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isDrag } from "./dragging.js";

const HERE = { clientX: 100, clientY: 100 };

test("a finger that moves a little presses", () => {
  assert.equal(isDrag(HERE, HERE), false);
  assert.equal(isDrag(HERE, { clientX: 104, clientY: 103 }), false);
});

test("one that moves on drags, whichever way", () => {
  assert.equal(isDrag(HERE, { clientX: 107, clientY: 100 }), true);
  assert.equal(isDrag(HERE, { clientX: 95, clientY: 95 }), true);
});
