// The lessons that a browser keeps beside the one that is open.

import assert from "node:assert/strict";
import { test } from "node:test";
import { keepIn } from "../../panel/web/testing/storage.js";
import { KeptLessons, lessonsIn } from "./kept_lessons.js";

const SLOT = "vfw:lesson:nashville";

/** @param {Record<string, string>} [texts] by the ends of their keys */
function opened(texts = {}) {
  const storage = keepIn(Object.fromEntries(Object.entries(texts).map(([end, text]) => [`${SLOT}${end}`, text])));
  return { storage, lessons: new KeptLessons(SLOT) };
}

/** @param {...string} texts the newest first */
function earlier(...texts) {
  return JSON.stringify(texts.map((text, at) => ({ key: String(texts.length - at), text, drafts: "" })));
}

test("a new lesson moves the one that is open, and what was not sent, before the others", () => {
  const { storage, lessons } = opened({ "": "Ana", ":drafts": '{"a":"x"}', ":earlier": earlier("Ben") });
  assert.equal(lessons.putAway(true), true);
  assert.deepEqual(lessons.earlier, [
    { key: "2", text: "Ana", drafts: '{"a":"x"}' },
    { key: "1", text: "Ben", drafts: "" },
  ]);
  assert.deepEqual(Object.keys(storage), [`${SLOT}:earlier`]);
});

test("three are kept: the oldest goes", () => {
  const { lessons } = opened({ "": "Dee", ":earlier": earlier("Cem", "Ben", "Ana") });
  lessons.putAway(true);
  assert.deepEqual(lessons.earlier.map(({ text }) => text), ["Dee", "Cem", "Ben"]);
});

test("a lesson in which nothing was done is not kept", () => {
  const { lessons } = opened({ "": "nothing" });
  assert.equal(lessons.putAway(false), true);
  assert.deepEqual(lessons.earlier, []);
});

test("lessons from files stay if nothing was done in the one that is open", () => {
  const { lessons } = opened({ ":earlier": earlier("Dee", "Cem", "Ben", "Ana") });
  assert.equal(lessons.putAway(false), true);
  assert.equal(lessons.earlier.length, 4);
});

test("an earlier lesson and the one that is open change places", () => {
  const { storage, lessons } = opened({ "": "Ben", ":drafts": '{"b":"y"}' });
  storage.setItem(`${SLOT}:earlier`, JSON.stringify([{ key: "1", text: "Ana", drafts: '{"a":"x"}' }]));
  assert.equal(lessons.takeUp("1", true), '{"a":"x"}');
  assert.equal(storage.getItem(SLOT), "Ana");
  assert.deepEqual(lessons.earlier, [{ key: "2", text: "Ben", drafts: '{"b":"y"}' }]);
  assert.equal(lessons.takeUp("9", true), null);
});

test("if the browser has no room, nothing is moved and nothing is lost", () => {
  const { storage, lessons } = opened({ "": "Ana", ":earlier": earlier("Ben") });
  storage.isFull = true;
  assert.equal(lessons.putAway(true), false);
  assert.equal(lessons.takeUp("1", true), null);
  assert.equal(lessons.add({ text: "Cem", drafts: "" }), false);
  assert.equal(storage.getItem(SLOT), "Ana");
  assert.deepEqual(lessons.earlier.map(({ text }) => text), ["Ben"]);
});

test("a lesson is removed, the one that is open too", () => {
  const { storage, lessons } = opened({ "": "Ana", ":drafts": "{}", ":earlier": earlier("Cem", "Ben") });
  lessons.remove("1");
  lessons.remove("now");
  assert.deepEqual(Object.keys(storage), [`${SLOT}:earlier`]);
  assert.deepEqual(lessons.earlier.map(({ text }) => text), ["Cem"]);
});

test("an unreadable list is saved under another key before it is overwritten", () => {
  const { storage, lessons } = opened({ "": "Ana", ":earlier": "[{" });
  assert.deepEqual(lessons.earlier, []);
  lessons.putAway(true);
  assert.equal(storage.getItem(`${SLOT}:earlier:put aside 1`), "[{");
  assert.deepEqual(lessons.earlier.map(({ text }) => text), ["Ana"]);
});

for (const text of ["", "3", "null", "{}", "[1]", '[{"key":"1","text":"a"}]'])
  test(`${JSON.stringify(text)} holds no lessons`, () => assert.equal(lessonsIn(text), undefined));
