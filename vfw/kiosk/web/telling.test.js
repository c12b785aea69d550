import assert from "node:assert/strict";
import { test } from "node:test";
import { together } from "./telling.js";

const said = (heard, screen = []) => {
  const shown = screen.map((text) => ({ text }));
  return together({ news: [], isUrgent: false, focus: "", ...heard }, shown).map(({ text }) => text);
};

test("news come first, then the screen, then what has the focus", () => {
  const heard = { news: ["You rolled 4."], focus: "Roll again, button." };
  assert.deepEqual(said(heard, ["Tennessee", "One more vote"]), [
    "You rolled 4.",
    "Tennessee",
    "One more vote",
    "Roll again, button.",
  ]);
});

test("nothing is said twice", () => {
  assert.deepEqual(said({ news: ["Which state?", "Ohio said yes.", "Ohio said yes."] }, ["Which state?"]), [
    "Ohio said yes.",
    "Which state?",
  ]);
  assert.deepEqual(said({ focus: "Which state?" }, ["Which state?"]), ["Which state?"]);
  assert.deepEqual(said({ focus: "Tennessee." }, ["Tennessee"]), ["Tennessee"]);
  assert.deepEqual(said({}), []);
});
