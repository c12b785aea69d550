import assert from "node:assert/strict";
import { test } from "node:test";
import { countedAs, doorOf } from "./visit.js";

test("a door is a room, or the first part of an address", () => {
  assert.equal(doorOf("/voila/render/lesson-nashville.ipynb", "/"), "lesson-nashville");
  assert.equal(doorOf("/exhibit/voila/render/play.ipynb", "/exhibit/"), "play");
  assert.equal(doorOf("/exhibit/doors/whose-vote", "/exhibit/"), "whose-vote");
  assert.equal(doorOf("/states/TN", "/"), "states");
  assert.equal(doorOf("/read/sources", "/"), "read");
  assert.equal(doorOf("/", "/"), "front");
});

test("a page behind no door is counted as the door before it", () => {
  const known = ["front", "play", "states"];
  assert.equal(countedAs("states", known, "play"), "states");
  assert.equal(countedAs("nowhere", known, "play"), "play");
  assert.equal(countedAs("nowhere", known, null), "front");
  assert.equal(countedAs("nowhere", known, "closed"), "front");
});
