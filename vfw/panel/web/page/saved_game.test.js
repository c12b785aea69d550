// The game as the browser keeps it: a head and replies, and what becomes of what was kept before.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { keepIn } from "../testing/storage.js";
import { asSave, KeptGame } from "./saved_game.js";

const KEY = "vfw:play";
const HEADER = { game: "votes", seed: 7 };

/** @param {Record<string, string>} [texts] */
function opened(texts) {
  const storage = keepIn(texts);
  const tellOfLoss = mock.fn();
  return { storage, tellOfLoss, kept: new KeptGame("play", tellOfLoss) };
}

test("a game is a line for its head and one for each reply, and is told as a save", () => {
  const { storage, kept } = opened();
  kept.begin(HEADER);
  assert.equal(kept.append(0, [["north", "NY"], ["south", 3]]), true);
  assert.equal(storage.getItem(KEY), '{"game":"votes","seed":7}\n["north","NY"]\n["south",3]');
  assert.deepEqual(JSON.parse(kept.whole()), { ...HEADER, replies: [["north", "NY"], ["south", 3]] });
});

test("replies from a number on take the place of those that were there", () => {
  const { kept } = opened();
  kept.begin(HEADER);
  kept.append(0, ["a", "b", "c"]);
  kept.append(1, ["d"]);
  assert.deepEqual(JSON.parse(kept.whole()).replies, ["a", "d"]);
  kept.append(0, []);
  assert.deepEqual(JSON.parse(kept.whole()).replies, []);
});

test("replies are not kept where those before them are not known", () => {
  const { storage, kept } = opened({ [KEY]: "what was there" });
  assert.equal(kept.append(0, ["a"]), false);
  kept.begin(HEADER);
  assert.equal(kept.append(1, ["a"]), false);
  assert.equal(storage.getItem(KEY), '{"game":"votes","seed":7}');
});

test("a game is open once it was begun or gone on with on this page", () => {
  const { kept } = opened({ [KEY]: "{}" });
  assert.equal(kept.isOpen, false);
  kept.begin(HEADER);
  assert.equal(kept.isOpen, true);
});

test("a kept game is written over, unless it must be set aside", () => {
  const { storage, kept } = opened({ [KEY]: "before" });
  kept.begin(HEADER);
  assert.equal(kept.hasAside, false);
  storage.setItem(KEY, "damaged");
  kept.begin(HEADER, true);
  assert.equal(kept.hasAside, true);
  assert.equal(storage.getItem(`${KEY}:put aside 1`), "damaged");
  assert.equal(storage.getItem(KEY), '{"game":"votes","seed":7}');
});

test("nothing is written over a game that cannot be set aside", () => {
  const { storage, kept, tellOfLoss } = opened({ [KEY]: "damaged" });
  storage.isFull = true;
  kept.begin(HEADER, true);
  storage.isFull = false;
  kept.append(0, ["a"]);
  assert.equal(storage.getItem(KEY), "damaged");
  assert.equal(kept.works, false);
  assert.equal(tellOfLoss.mock.callCount(), 1);
});

test("where the browser keeps nothing, that is said once, and it works again when there is room", () => {
  const { storage, kept, tellOfLoss } = opened();
  storage.isFull = true;
  kept.begin(HEADER);
  kept.append(0, ["a"]);
  assert.equal(kept.works, false);
  assert.equal(tellOfLoss.mock.callCount(), 1);
  storage.isFull = false;
  kept.append(1, ["b"]);
  assert.equal(kept.works, true);
  assert.deepEqual(JSON.parse(kept.whole()).replies, ["a", "b"]);
});

test("without a slot nothing is kept, and nothing is said of it", () => {
  const storage = keepIn({ "vfw:": "not ours" });
  const tellOfLoss = mock.fn();
  const kept = new KeptGame("", tellOfLoss);
  kept.begin(HEADER, true);
  assert.equal(kept.append(0, ["a"]), true);
  assert.equal(kept.whole(), "");
  assert.equal(kept.works, false);
  assert.equal(tellOfLoss.mock.callCount(), 0);
  assert.deepEqual({ ...storage }, { "vfw:": "not ours" });
});

test("a text that is no game stays as it is", () => {
  assert.equal(asSave("nonsense\nmore"), "nonsense\nmore");
  assert.equal(asSave(""), "");
  assert.equal(asSave('{"a":1}'), '{"a":1,"replies":[]}');
});
