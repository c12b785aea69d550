import assert from "node:assert/strict";
import { test } from "node:test";
import { sentence } from "./spoken.js";

test("one hears the name, what it is, how it stands and what it is for", () => {
  assert.equal(sentence({ name: "Dark", kind: "button", stands: ["", "off"] }), "Dark, button, off.");
  assert.equal(
    sentence({ name: "Roll", kind: "button", stands: ["not now"], description: "Somebody else rolls" }),
    "Roll, button, not now. Somebody else rolls.",
  );
  assert.equal(sentence({ name: "Still there?" }), "Still there?");
  assert.equal(sentence({ name: "" }), "");
});

test("no comma stands beside another sign, and none beside nothing", () => {
  assert.equal(sentence({ name: "Anywhere.", kind: "link" }), "Anywhere, link.");
  assert.equal(sentence({ name: "Still there?", kind: "button", stands: ["", "off"] }), "Still there? button, off.");
  assert.equal(sentence({ name: "Tennessee, one cube against you, . Win support", kind: "button" }),
    "Tennessee, one cube against you. Win support, button.");
  assert.equal(sentence({ name: " ", kind: "button", stands: ["…"] }), "button.");
});
