import assert from "node:assert/strict";
import { test } from "node:test";
import { onClock } from "./clock.js";

test("seconds stand on a clock as minutes and seconds", () => {
  assert.equal(onClock(892), "14:52");
  assert.equal(onClock(60), "1:00");
  assert.equal(onClock(9), "0:09");
});
