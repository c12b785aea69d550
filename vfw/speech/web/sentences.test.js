import assert from "node:assert/strict";
import { test } from "node:test";
import { LONGEST, sentences } from "./sentences.js";

test("a text is read sentence by sentence", () => {
  assert.deepEqual(sentences("Tennessee said yes. By how much? “By two votes!” It was 1920."), [
    "Tennessee said yes.",
    "By how much?",
    "“By two votes!”",
    "It was 1920.",
  ]);
  assert.deepEqual(sentences("Start over"), ["Start over"]);
  assert.deepEqual(sentences("  "), []);
});

test("a period in the middle of a sentence ends none", () => {
  for (const whole of [
    "Mrs. Catt met Gov. Roberts and J. T. Burn in St. Louis.",
    "On Aug. 18 it was No. 36, by Sec. 2 there.",
  ])
    assert.deepEqual(sentences(whole), [whole]);
});

test("a sentence that is too long is cut where one would breathe, and nothing of it is lost", () => {
  const long = `${"The vote was won in the West, and lost in the East, ".repeat(12)}and then it was won.`;
  const pieces = sentences(long);
  assert.ok(pieces.length > 2);
  assert.ok(pieces.every((piece) => piece.length <= LONGEST));
  assert.ok(pieces.slice(0, -1).every((piece) => piece.endsWith(",")));
  assert.equal(pieces.join(" "), long);
  assert.deepEqual(sentences("x".repeat(LONGEST + 5)), ["x".repeat(LONGEST), "xxxxx"]);
});
