// The texts that the browser keeps, those that are set aside, and the notice if it keeps nothing.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { keepIn } from "../testing/storage.js";
import { asideIn, forgetAside, keepText, keptText, keyOf, putAside, tellOnce } from "./keeping.js";

const KEY = "vfw:play";

test("a text is kept, and found again", () => {
  keepIn();
  assert.equal(keptText(KEY), "");
  assert.equal(keepText(KEY, "a game"), true);
  assert.equal(keptText(KEY), "a game");
});

test("where there is no room, what was kept before stays, and that it is not kept is said", () => {
  const storage = keepIn({ [KEY]: "before" });
  storage.isFull = true;
  assert.equal(keepText(KEY, "after"), false);
  assert.equal(keptText(KEY), "before");
  assert.equal(putAside(KEY), false);
});

test("where storage is switched off, nothing is kept, and nothing breaks", () => {
  keepIn({ [KEY]: "before" }).isOff = true;
  assert.equal(keptText(KEY), "");
  assert.equal(keepText(KEY, "a game"), false);
  assert.equal(putAside(KEY), false);
});

test("a text is set aside under a name of its own, and the same text is set aside once", () => {
  const storage = keepIn({ [KEY]: "one" });
  assert.equal(putAside(KEY), true);
  assert.equal(putAside(KEY), true);
  keepText(KEY, "two");
  putAside(KEY);
  keepText(KEY, "one");
  putAside(KEY);
  assert.deepEqual({ ...storage }, { [KEY]: "one", [`${KEY}:put aside 1`]: "one", [`${KEY}:put aside 2`]: "two" });
});

test("if there is no text, none is set aside, and a text may be written", () => {
  const storage = keepIn();
  assert.equal(putAside(KEY), true);
  assert.deepEqual({ ...storage }, {});
});

test("all texts that were set aside are found in their order, with those that belong to them", () => {
  const texts = Object.fromEntries([10, 9, 1].map((number) => [`${KEY}:put aside ${number}`, "a game"]));
  const others = { [`${KEY}:votes`]: "now", "vfw:player:put aside 1": "other" };
  keepIn({ ...texts, [`${KEY}:votes:put aside 1`]: "votes", ...others });
  const [first, second, third] = [1, 9, 10].map((number) => `${KEY}:put aside ${number}`);
  assert.deepEqual(asideIn(KEY), [first, second, third, `${KEY}:votes:put aside 1`]);
});

test("only the texts that were set aside are forgotten", () => {
  const storage = keepIn({ [KEY]: "now", [`${KEY}:put aside 1`]: "then", "vfw:other:put aside 1": "theirs" });
  forgetAside(KEY);
  assert.deepEqual({ ...storage }, { [KEY]: "now", "vfw:other:put aside 1": "theirs" });
});

test("a failed save is reported once on a page", () => {
  keepIn();
  const tell = mock.fn();
  tellOnce(tell);
  tellOnce(tell);
  assert.equal(tell.mock.callCount(), 1);
});

for (const [base, key] of [
  ["/", "vfw:play"],
  ["/vfw/", "vfw:play"], // the exhibit that JupyterLab hands on
  ["/user/ana/", "vfw:/user/ana/:play"],
  ["/user/ana/vfw/", "vfw:/user/ana/:play"],
  ["/user/ana", "vfw:/user/ana/:play"],
])
  test(`below ${base} a game is kept as ${key}`, () => assert.equal(keyOf("play", base), key));

test("the key bears the base URL that the page names", () => {
  keepIn();
  document.documentElement.dataset.baseUrl = "/user/ana/vfw/";
  assert.equal(keyOf("lesson:first"), "vfw:/user/ana/:lesson:first");
});

test("the key bears the base URL that JupyterLab names", () => {
  keepIn();
  const config = { textContent: '{"baseUrl": "/user/ben/"}' };
  const found = (/** @type {string} */ id) => (id === "jupyter-config-data" ? config : null);
  Object.assign(document, { getElementById: found });
  assert.equal(keyOf("play"), "vfw:/user/ben/:play");
  config.textContent = "{";
  assert.equal(keyOf("play"), "vfw:play");
});

test("each JupyterHub user has their own kept saves", () => {
  const [ana, ben] = [keyOf("play", "/user/ana/"), keyOf("play", "/user/ben/")];
  keepIn({ [ana]: "a game" });
  putAside(ana);
  assert.equal(asideIn(ana).length, 1);
  assert.deepEqual(asideIn(ben), []);
});
