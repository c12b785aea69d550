// The table of states: its order, its words, and where the focus goes on.

import assert from "node:assert/strict";
import { test } from "node:test";
import { nameAndRest, saysWith } from "./places.js";
import { inOrder, nextFrom, wordsFor } from "./rows.js";

const STATES = [
  { key: "UT", name: "Utah", region: "West" },
  { key: "OH", name: "Ohio", region: "Midwest" },
  { key: "CA", name: "California", region: "West" },
];
const keys = (/** @type {typeof STATES} */ states) => states.map(({ key }) => key).join(" ");

test("states stand in the order of a column, up or down, and of their names within it", () => {
  assert.equal(keys(inOrder(STATES, "name", false)), "CA OH UT");
  assert.equal(keys(inOrder(STATES, "name", true)), "UT OH CA");
  assert.equal(keys(inOrder(STATES, "region", false)), "OH CA UT");
  assert.equal(keys(inOrder(STATES, "region", true)), "CA UT OH");
});

test("name and region have columns of their own, the pieces another", () => {
  const [utah] = STATES;
  assert.equal(wordsFor(utah, "Utah, West: 2 purple, 1 yellow"), "2 purple, 1 yellow");
  assert.equal(wordsFor(utah, "Utah, West"), "");
});

test("what says something else than its name is told whole", () => {
  assert.deepEqual(nameAndRest({ name: "Utah", says: "Utah: 2 purple" }), ["Utah", ": 2 purple"]);
  assert.deepEqual(nameAndRest({ name: "Utah", says: "The State of Utah" }), ["", "The State of Utah"]);
});

test("the focus stays where one may choose, else goes on to the next, round and round", () => {
  const [utah, ohio, california] = STATES;
  assert.equal(nextFrom(ohio, STATES, () => true), ohio);
  assert.equal(nextFrom(ohio, STATES, (state) => state !== ohio), california);
  assert.equal(nextFrom(california, STATES, (state) => state === utah), utah);
  assert.equal(nextFrom(utah, STATES, () => false), undefined);
});

test("a state that a hint names is called so at once", () => {
  assert.equal(saysWith("Georgia", "Georgia, South: 2 red", 1), "Georgia, hint 1, South: 2 red");
  assert.equal(saysWith("Georgia", "The State of Georgia", 2), "Georgia, hint 2: The State of Georgia");
  assert.equal(saysWith("Georgia", "Georgia, South", 0), "Georgia, South");
});
