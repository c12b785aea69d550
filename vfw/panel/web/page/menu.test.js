// The opened part of a file.

import assert from "node:assert/strict";
import { test } from "node:test";
import { saveIn } from "./menu.js";

test("a file is opened whole, line ends and all", () => {
  assert.equal(saveIn('{\n "seed": 7\n}', 14), '{\n "seed": 7\n}');
  assert.equal(saveIn("{}", 4_000_000), "{}");
});

test("of a large file with many games, one a line, the first is opened", () => {
  assert.equal(saveIn('{"seed":7}\n{"seed":8}\n{"se', 4_000_001), '{"seed":7}');
});

test("a large file in one line is refused", () => {
  assert.equal(saveIn('{"seed":7', 4_000_001), null);
});
