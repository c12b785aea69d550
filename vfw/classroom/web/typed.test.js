// The text typed for a question of the projector.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Typed } from "./typed.js";

test("what was typed is typed again for the same question, and for no other", () => {
  const typed = new Typed("");
  typed.note("Which state?", "A 12, B 3");
  assert.equal(typed.for("Which state?"), "A 12, B 3");
  assert.equal(typed.for("Which card?"), "");
});

test("it is kept as a text, and found in it again", () => {
  assert.equal(new Typed("Which state?\nA 12").for("Which state?"), "A 12");
  assert.equal(new Typed("").for("Which state?"), "");
});
