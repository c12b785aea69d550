import assert from "node:assert/strict";
import { test } from "node:test";
import { Idle } from "./idle.js";

test("a visitor who has just touched the screen is not asked", () => {
  const idle = new Idle(45, 20, 100);
  assert.equal(idle.at(100), "rests");
  assert.equal(idle.at(144.9), "rests");
});

test("who is quiet is asked, and the seconds that are left are counted down to one", () => {
  const idle = new Idle(45, 20, 0);
  assert.deepEqual(idle.at(45), { asks: 20 });
  assert.deepEqual(idle.at(45.5), { asks: 20 });
  assert.deepEqual(idle.at(46), { asks: 19 });
  assert.deepEqual(idle.at(64.9), { asks: 1 });
  assert.equal(idle.at(65), "is left");
});

test("a touch gives the whole time again, however often", () => {
  const idle = new Idle(45, 20, 0);
  for (let now = 60; now < 6000; now += 60) {
    assert.notEqual(idle.at(now), "is left");
    idle.touched(now);
    assert.equal(idle.at(now), "rests");
  }
});

test("who listens is there, but not for ever", () => {
  const idle = new Idle(45, 20, 0);
  for (let now = 0; now < 400; now += 10) {
    idle.heard(now);
    if (now <= 335) assert.equal(idle.at(now), "rests", String(now));
  }
  assert.deepEqual(idle.at(340), { asks: 15 });
});

test("a machine that slept has been left", () => {
  assert.equal(new Idle(45, 20, 0).at(90000), "is left");
});

test("a screen that waits for no visitor asks nothing", () => {
  assert.equal(new Idle(0, 20, 0).at(90000), "rests");
});
