// What has been written in a lesson and not been sent.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { keepIn } from "../../panel/web/testing/storage.js";
import { Drafts, textsIn } from "./drafts.js";

let lessons = 0;

/**
 * Drafts of a lesson that no other test has, with what a browser kept for it, by the ends of the names.
 * @param {Record<string, string>} [kept]
 */
function opened(kept = {}) {
  lessons += 1;
  const lesson = `lesson-${lessons}`;
  const texts = Object.entries(kept).map(([end, text]) => [`vfw:${lesson}${end}`, text]);
  const storage = keepIn(Object.fromEntries(texts));
  const hearer = { damaged: mock.fn(), keepsNothing: mock.fn(), changed: mock.fn() };
  const held = () => Object.fromEntries(Object.entries(storage).map(([name, text]) => [name.split(lesson)[1], text]));
  return { storage, hearer, lesson, held, drafts: new Drafts(lesson, hearer) };
}

test("what is written is kept under the name of the lesson until it has arrived", () => {
  const { storage, lesson, hearer, drafts } = opened();
  drafts.note("predict-0", "Tennessee");
  drafts.note("exit-1", "Because");
  const kept = textsIn(storage.getItem(`vfw:${lesson}:drafts`) ?? "");
  assert.deepEqual(kept, { "predict-0": "Tennessee", "exit-1": "Because" });
  drafts.forget(new Set(["predict-0"]));
  assert.deepEqual(drafts.all, { "exit-1": "Because" });
  assert.equal(hearer.changed.mock.callCount(), 3);
});

test("drafts of a page before are found again", () => {
  assert.deepEqual(opened({ ":drafts": '{"predict-0":"Ohio"}' }).drafts.all, { "predict-0": "Ohio" });
});

test("a field that was emptied again is no draft", () => {
  const { drafts } = opened();
  drafts.note("a", "x");
  drafts.note("b", "");
  assert.equal(drafts.unsent, 1);
});

test("all leaves of a lesson know of them, also where the browser keeps nothing", () => {
  const { storage, hearer, lesson, drafts } = opened();
  storage.isOff = true;
  drafts.note("a", "x");
  assert.equal(hearer.keepsNothing.mock.callCount(), 1);
  assert.deepEqual(new Drafts(lesson, hearer).all, { a: "x" });
  assert.deepEqual(new Drafts("another", hearer).all, {});
});

test("outside a lesson they last as long as the leaf, and nothing is said of it", () => {
  const { storage, hearer } = opened();
  const drafts = new Drafts("", hearer);
  drafts.note("a", "x");
  assert.deepEqual(drafts.all, { a: "x" });
  assert.deepEqual({ ...storage }, {});
  assert.equal(hearer.keepsNothing.mock.callCount(), 0);
  assert.deepEqual(new Drafts("", hearer).all, {});
});

test("unreadable drafts are moved away before anything overwrites them, and reported once", () => {
  const { held, hearer, drafts } = opened({ ":drafts": '{"a":' });
  drafts.note("b", "new");
  drafts.note("b", "newer");
  assert.deepEqual(hearer.damaged.mock.calls.map((call) => call.arguments), [['{"a":']]);
  assert.deepEqual(held(), { ":drafts": '{"b":"newer"}', ":drafts:put aside 1": '{"a":' });
});

test("unreadable drafts that cannot be moved away stay as they are", () => {
  const { storage, held, hearer, drafts } = opened({ ":drafts": "damaged" });
  storage.isFull = true;
  drafts.note("b", "new");
  storage.isFull = false;
  drafts.note("b", "newer");
  assert.deepEqual(held(), { ":drafts": "damaged" });
  assert.deepEqual(drafts.all, { b: "newer" });
  assert.equal(hearer.keepsNothing.mock.callCount(), 2);
});

test("wiping a lesson removes its drafts and all unreadable copies", () => {
  const { held, drafts } = opened({ ":drafts": '{"a":"x"}', ":drafts:put aside 1": "then", ":put aside 1": "lesson" });
  drafts.wipe();
  assert.deepEqual(held(), { ":drafts": "{}" });
});

for (const text of ["", "3", "null", "[]", '{"a":1}', '{"a":"x"'])
  test(`${JSON.stringify(text)} holds no texts`, () => assert.equal(textsIn(text), undefined));
