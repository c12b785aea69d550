// The duration of a frame, and the height of its tick.

import assert from "node:assert/strict";
import { test } from "node:test";
import { heights, stays } from "./tempo.js";

const BARE = { key: "", title: "", counts: {} };
const event = (/** @type {string} */ kind, text = "") => ({ kind, text });

test("a frame in which nothing happens stays for a beat, unless the visitor likes no movement", () => {
  assert.equal(stays(BARE, false, 45), 45);
  assert.equal(stays(BARE, true, 45), 900);
});

test("one in which something happens stays as long as it takes to read, but not for ever", () => {
  const told = { ...BARE, isEventful: true, events: [event("yes", "x".repeat(60))], story: `<p>${"y".repeat(40)}</p>` };
  assert.equal(stays(told, false, 45), 900 + 13 * 100);
  assert.equal(stays({ ...told, story: "y".repeat(1000) }, false, 45), 4200);
});

test("ticks go up for gains and down for losses, and grow with four of a kind at most", () => {
  assert.deepEqual(heights([event("yes"), event("law"), event("no")]), { up: 9, down: 6 });
  assert.deepEqual(heights([event("meanwhile")]), { up: 0, down: 0 });
  assert.deepEqual(heights(Array(9).fill(event("loss"))), { up: 0, down: 15 });
});
