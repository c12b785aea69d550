// A slider that is drawn faster than its places can be painted asks only for the newest.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Scrubbing } from "./slider_throttle.js";

/** @type {[string, string | undefined][]} */
let asked;
/** @type {Scrubbing} */
let slider;

beforeEach(() => {
  asked = [];
  slider = new Scrubbing((name, fields) => asked.push([name, fields?.value]));
  slider.take();
});

test("of the places drawn over while one is painted only the last is asked for, once that one is painted", () => {
  slider.want("3", "1");
  slider.want("4", "1");
  slider.want("5", "1");
  assert.deepEqual(asked, [["go", "3"]]);
  slider.painted("1"); // something else was painted
  assert.deepEqual(asked, [["go", "3"]]);
  slider.painted("3");
  assert.deepEqual(asked, [["go", "3"], ["go", "5"]]);
  slider.painted("5");
  assert.equal(asked.length, 2);
});

test("where it is let go is asked for at once, and nothing after it", () => {
  slider.want("3", "1");
  slider.want("4", "1");
  slider.rest("go", "6", "1");
  slider.painted("3");
  slider.painted("6");
  assert.deepEqual(asked, [["go", "3"], ["go", "6"]]);
});

test("a slider dragged again does not wait for earlier requests", () => {
  slider.want("3", "1");
  slider.take();
  slider.want("7", "1");
  assert.deepEqual(asked, [["go", "3"], ["go", "7"]]);
});

test("a key that is held waits until its step is painted", () => {
  slider.send("forward", {}, "1");
  assert.equal(slider.isPainted("1"), false);
  assert.equal(slider.isPainted("2"), true);
});

test("what is shown already is not asked for: nothing would be painted, and it would be waited for", () => {
  slider.want("1", "1");
  assert.deepEqual(asked, []);
  slider.want("3", "1");
  slider.want("3", "1");
  slider.painted("3");
  assert.deepEqual(asked, [["go", "3"]]);
  assert.equal(slider.isUnderWay, false);
});

test("until the last place is painted something is under way", () => {
  slider.want("3", "1");
  slider.want("4", "1");
  assert.equal(slider.isUnderWay, true);
  slider.painted("3");
  assert.equal(slider.isUnderWay, true);
  slider.painted("4");
  assert.equal(slider.isUnderWay, false);
});
