// The form that asks everything: which answer is chosen, and which questions are asked.

import assert from "node:assert/strict";
import { test } from "node:test";
import { firstOffered, isAnsweredSo } from "./answers.js";

const OFFERED = ["person", "greedy", "random"].map((value) => ({ value }));

test("what was chosen before is chosen again, else what is proposed, else what is usual", () => {
  assert.equal(firstOffered(OFFERED, ["random", "greedy", "person"]).value, "random");
  assert.equal(firstOffered(OFFERED, [undefined, "greedy", "person"]).value, "greedy");
});

test("what is not offered now is passed over", () => {
  assert.equal(firstOffered(OFFERED, ["automaton", undefined, "random"]).value, "random");
});

test("where nothing that is wanted is offered, it is the first answer", () => {
  assert.equal(firstOffered(OFFERED, ["automaton", ""]).value, "person");
});

test("a question that hangs on others is asked where all of them are answered so", () => {
  const answers = new Map([["scenario", "1920"], ["north", "greedy"]]);
  assert.equal(isAnsweredSo({}, answers), true);
  assert.equal(isAnsweredSo({ north: ["greedy", "random"] }, answers), true);
  assert.equal(isAnsweredSo({ north: ["greedy"], scenario: ["1919"] }, answers), false);
  assert.equal(isAnsweredSo({ dice: ["table"] }, answers), false);
});
