import assert from "node:assert/strict";
import test from "node:test";
import { EARLIER, RESTARTED, SILENT, wordsOf } from "./cell_watch.js";

const FINE = { isKnown: true, isConnected: true, isBusy: false, wasHeard: true, unanswered: 0 };
const QUIET = { ...FINE, unanswered: 4 };

test("nothing is said while the kernel answers, or is at work", () => {
  assert.equal(wordsOf(FINE), "");
  assert.equal(wordsOf({ ...QUIET, unanswered: 3 }), "");
  assert.equal(wordsOf({ ...QUIET, isBusy: true }), "");
});

test("a kernel that was restarted is told from one that is away, and from an earlier session", () => {
  assert.equal(wordsOf({ ...FINE, isKnown: false }), RESTARTED);
  assert.equal(wordsOf(QUIET), RESTARTED);
  assert.equal(wordsOf({ ...QUIET, isConnected: false }), SILENT);
  assert.equal(wordsOf({ ...QUIET, wasHeard: false }), EARLIER);
});
