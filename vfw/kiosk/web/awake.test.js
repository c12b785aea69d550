import assert from "node:assert/strict";
import { test } from "node:test";
import { keepAwake } from "./awake.js";

/** A page whose visibility the test sets. */
class Page extends EventTarget {
  visibilityState = /** @type {DocumentVisibilityState} */ ("visible");

  /** @param {DocumentVisibilityState} state */
  turn(state) {
    this.visibilityState = state;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

test("the lock is asked for at once, and again whenever the page comes back", () => {
  const page = new Page();
  let asked = 0;
  keepAwake(page, { request: async () => ++asked });
  assert.equal(asked, 1);
  page.turn("hidden");
  assert.equal(asked, 1);
  page.turn("visible");
  assert.equal(asked, 2);
});

test("after a refusal the lock is asked for again, and the refusal is no unhandled error", async () => {
  const page = new Page();
  let asked = 0;
  /** @type {unknown[]} */
  const unhandled = [];
  const note = (/** @type {unknown} */ error) => unhandled.push(error);
  process.on("unhandledRejection", note);
  const request = () => {
    asked += 1;
    return Promise.reject(new Error("The battery is low."));
  };
  keepAwake(page, { request });
  page.turn("visible");
  await new Promise((resolve) => setImmediate(resolve));
  process.off("unhandledRejection", note);
  assert.equal(asked, 2);
  assert.deepEqual(unhandled, []);
});

test("a browser without the lock is left alone", () => {
  const page = new Page();
  assert.doesNotThrow(() => keepAwake(page, undefined));
  assert.doesNotThrow(() => page.turn("visible"));
});
