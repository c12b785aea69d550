// Which game is brought into the window.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isToBeBrought } from "./game_in_window.js";

test("a game that fits is brought to the upper edge, unless it is nearly there", () => {
  assert.equal(isToBeBrought({ top: 300, height: 700 }, 720), true);
  assert.equal(isToBeBrought({ top: -200, height: 700 }, 720), true);
  assert.equal(isToBeBrought({ top: 7, height: 700 }, 720), false);
});

test("one that is much longer than the window is scrolled in", () => {
  assert.equal(isToBeBrought({ top: 300, height: 864 }, 720), true);
  assert.equal(isToBeBrought({ top: 300, height: 865 }, 720), false);
});
