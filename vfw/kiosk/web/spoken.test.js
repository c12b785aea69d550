import assert from "node:assert/strict";
import { test } from "node:test";
import { sentence } from "./spoken.js";

test("a sentence gives the name, the kind, the state and the purpose", () => {
  assert.equal(sentence({ name: "Dark", kind: "button", states: ["", "off"] }), "Dark, button, off.");
  assert.equal(
    sentence({ name: "Roll", kind: "button", states: ["not now"], description: "The Opposition rolls" }),
    "Roll, button, not now. The Opposition rolls.",
  );
  assert.equal(sentence({ name: "Still there?" }), "Still there?");
  assert.equal(sentence({ name: "" }), "");
});

test("no comma follows another sign, and none follows nothing", () => {
  assert.equal(sentence({ name: "Anywhere.", kind: "link" }), "Anywhere, link.");
  assert.equal(sentence({ name: "Still there?", kind: "button", states: ["", "off"] }), "Still there? button, off.");
  assert.equal(sentence({ name: "Tennessee, one cube against you, . Win support", kind: "button" }),
    "Tennessee, one cube against you. Win support, button.");
  assert.equal(sentence({ name: " ", kind: "button", states: ["…"] }), "button.");
});
