// The duration of a step of the computer, and what stops it.

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { Pacemaker } from "./pace.js";

let time = 1000;
const next = mock.fn();
const onStop = mock.fn();
/** @type {AbortController} */
let gone;
/** @type {Pacemaker} */
let pace;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  next.mock.resetCalls();
  onStop.mock.resetCalls();
  time = 1000;
  gone = new AbortController();
  pace = new Pacemaker(() => time, next, onStop, gone.signal);
});

/**
 * It goes on after so many ms, and not before.
 * @param {number} ms
 */
function assertGoesOnAfter(ms) {
  mock.timers.tick(ms - 1);
  assert.equal(next.mock.callCount(), 0);
  mock.timers.tick(1);
  assert.equal(next.mock.callCount(), 1);
}

/** @type {[string, number][]} */
const PACES = [["usual", 1000], ["slow", 2200], ["fast", 350]];
for (const [name, ms] of PACES)
  test(`a step is looked at for ${ms} ms where the pace is ${name}`, () => {
    assert.equal(pace.set(name), true);
    pace.beat(1);
    assertGoesOnAfter(ms);
  });

test("with no pace nothing goes on by itself", () => {
  assert.equal(pace.set("none"), false);
  pace.beat(1);
  mock.timers.tick(60_000);
  assert.equal(next.mock.callCount(), 0);
  assert.ok(onStop.mock.callCount(), "it is told that a step does not go on");
});

test("a question of the visitor waits for as long as they like", () => {
  time = 0;
  pace.beat(1);
  mock.timers.tick(60_000);
  assert.equal(next.mock.callCount(), 0);
});

test("the same question painted again is not waited for again", () => {
  pace.beat(1);
  mock.timers.tick(600);
  pace.beat(1);
  assertGoesOnAfter(400);
});

test("another question is looked at for its own time", () => {
  pace.beat(1);
  mock.timers.tick(600);
  pace.beat(2);
  assertGoesOnAfter(1000);
});

test("a paused step does not move until it is played on", () => {
  pace.beat(1);
  pace.pause(true);
  pace.beat(2);
  mock.timers.tick(60_000);
  assert.equal(next.mock.callCount(), 0);
  pace.pause(false);
  assertGoesOnAfter(1000);
});

test("what is read meanwhile holds a step up, which is looked at again for all of its time", () => {
  pace.beat(1);
  mock.timers.tick(600);
  time = 0;
  pace.again();
  mock.timers.tick(60_000);
  assert.equal(next.mock.callCount(), 0);
  time = 1000;
  pace.again();
  assertGoesOnAfter(1000);
});

test("a page that is gone does not go on", () => {
  pace.beat(1);
  gone.abort();
  mock.timers.tick(60_000);
  assert.equal(next.mock.callCount(), 0);
});
