import assert from "node:assert/strict";
import { test } from "node:test";
import { inWords } from "./pin_pad.js";
import { isInCorner, watchCorner } from "./staff_corner.js";

/** What a page would tell the corner, and how often it opened. @param {import("node:test").TestContext} context */
function corner(context) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  /** @type {Map<string, (event: object) => void>} */
  const heard = new Map();
  globalThis.window ??= /** @type {Window & typeof globalThis} */ (/** @type {unknown} */ ({}));
  const opened = { times: 0 };
  watchCorner((_, kind, does) => heard.set(kind, does), () => opened.times++);
  const tell = (/** @type {string} */ kind, /** @type {object} */ event = {}) => heard.get(kind)?.(event);
  return { opened, tell, pass: (/** @type {number} */ ms) => context.mock.timers.tick(ms) };
}

const INSIDE = { clientX: 40, clientY: 40 };
const OUTSIDE = { clientX: 400, clientY: 40 };

test("the corner opens once after a press of five seconds", (context) => {
  const { opened, tell, pass } = corner(context);
  tell("pointerdown", INSIDE);
  tell("pointermove", { clientX: 50, clientY: 60 });
  pass(4999);
  assert.equal(opened.times, 0);
  pass(1);
  assert.equal(opened.times, 1);
  pass(60_000);
  assert.equal(opened.times, 1);
});

test("who lets go, wanders off or touches elsewhere finds nothing", (context) => {
  const { opened, tell, pass } = corner(context);
  for (const kind of ["pointerup", "pointercancel", "pointermove", "pointerdown"]) {
    tell("pointerdown", INSIDE);
    pass(4000);
    tell(kind, OUTSIDE);
    pass(60_000);
  }
  tell("pointerdown", OUTSIDE);
  pass(60_000);
  assert.equal(opened.times, 0);
});

test("so do the keys Left and Right, held together", (context) => {
  const { opened, tell, pass } = corner(context);
  tell("keydown", { key: "ArrowLeft" });
  pass(60_000);
  tell("keydown", { key: "ArrowRight" });
  pass(4000);
  tell("keyup", { key: "ArrowLeft" });
  pass(60_000);
  assert.equal(opened.times, 0);
  tell("keydown", { key: "ArrowLeft" });
  for (let seconds = 0; seconds < 5; seconds++) {
    tell("keydown", { key: "ArrowLeft" });
    pass(1000);
  }
  assert.equal(opened.times, 1);
});

test("the corner is small, and what waits is told in a person's words", () => {
  assert.ok(isInCorner({ clientX: 0, clientY: 95 }));
  assert.ok(!isInCorner({ clientX: 96, clientY: 0 }));
  assert.equal(inWords(16), "16 seconds");
  assert.equal(inWords(600), "10 minutes");
});
