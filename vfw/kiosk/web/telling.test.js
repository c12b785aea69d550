import assert from "node:assert/strict";
import { test } from "node:test";
import { together } from "./telling.js";

const said = (heard, screen = [], before = []) => {
  const passages = (texts) => texts.map((text) => ({ text }));
  const all = together({ news: [], isUrgent: false, focus: "", ...heard }, passages(screen), passages(before));
  return all.map(({ text }) => text);
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

test("what happened comes before the question, also where the screen shows it below", () => {
  const news = ["The die shows 3. The other side plays.", "Touch a card. You play all three.", "Tennessee: even."];
  const screen = ["Touch a card", news[0], "You play all three.", "Tennessee, even", "Help"];
  assert.deepEqual(said({ news, focus: "Your cards. One, button." }, screen), [
    ...news,
    "Help",
    "Your cards. One, button.",
  ]);
});

test("no sentence is said twice", () => {
  const news = ["Ohio said yes.", "Ohio said yes.", "Which state? Touch one."];
  assert.deepEqual(said({ news }, ["Which state?"]), ["Ohio said yes.", "Which state? Touch one."]);
  assert.deepEqual(said({ news: ["Touch one."] }, ["Touch one. Or two."]), ["Touch one.", "Or two."]);
  assert.deepEqual(said({ focus: "Which state?" }, ["Which state?"]), ["Which state?"]);
  assert.deepEqual(said({ focus: "Tennessee." }, ["Tennessee"]), ["Tennessee"]);
  assert.deepEqual(said({ news: ["You want a yes.", "Touch one."] }, [], ["Touch one"]), ["You want a yes."]);
  assert.deepEqual(said({}), []);
});

test("what the page says by itself is marked where it is", () => {
  const element = {};
  const [first, second] = together({ news: ["Touch one. Or two.", "You won."], isUrgent: false, focus: "" }, [
    { text: "Touch one", element },
  ]);
  assert.equal(first.element, element);
  assert.equal(second.element, undefined);
});
