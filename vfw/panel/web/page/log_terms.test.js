// Names of cards and places in the log.

import assert from "node:assert/strict";
import { test } from "node:test";
import { inPieces, patternOf } from "./log_terms.js";

const NAMES = {
  Virginia: "place:VA",
  "West Virginia": "place:WV",
  "“Debate Us!”": "card:debate",
  "Dr. Lee": "card:lee",
};
const pieces = (/** @type {string} */ text, names = NAMES) => inPieces(text, patternOf(names));

test("a text is cut before and behind each name", () => {
  assert.deepEqual(pieces("You play Dr. Lee in Virginia."), ["You play ", "Dr. Lee", " in ", "Virginia", "."]);
});

test("of two names the longer one is meant", () => {
  assert.deepEqual(pieces("West Virginia"), ["", "West Virginia", ""]);
});

test("a name within another word is none", () => {
  assert.deepEqual(pieces("Virginians"), ["Virginians"]);
  assert.deepEqual(pieces("éVirginia"), ["éVirginia"]);
  assert.deepEqual(pieces("Virginia2"), ["Virginia2"]);
});

test("signs in a name stand for themselves", () => {
  assert.deepEqual(pieces("Dr, Lee"), ["Dr, Lee"]);
  assert.deepEqual(pieces("“Debate Us!”: two"), ["", "“Debate Us!”", ": two"]);
});

test("where there are no names nothing is found", () => {
  assert.deepEqual(inPieces("Virginia", patternOf({})), ["Virginia"]);
});
