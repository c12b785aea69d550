import assert from "node:assert/strict";
import { test } from "node:test";
import { keepAwake } from "./awake.js";

/** A page whose visibility the test sets. */
class Page extends EventTarget {
  visibilityState = "visible";

  /** @param {"visible" | "hidden"} state */
  turn(state) {
    this.visibilityState = state;
    this.dispatchEvent(new Event("visibilitychange"));
  }

  get asDocument() {
    return /** @type {Document} */ (/** @type {unknown} */ (this));
  }
}

/** @param {() => Promise<object>} request */
const screenThat = (request) => /** @type {WakeLock} */ (/** @type {unknown} */ ({ request }));

test("the lock is asked for at once, and again whenever the page comes back", () => {
  const page = new Page();
  let asked = 0;
  keepAwake(
    page.asDocument,
    screenThat(async () => ({ number: ++asked })),
  );
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
  keepAwake(
    page.asDocument,
    screenThat(() => {
      asked += 1;
      return Promise.reject(new Error("The battery is low."));
    }),
  );
  page.turn("visible");
  await new Promise((resolve) => setImmediate(resolve));
  process.off("unhandledRejection", note);
  assert.equal(asked, 2);
  assert.deepEqual(unhandled, []);
});

test("a browser without the lock is left alone", () => {
  const page = new Page();
  assert.doesNotThrow(() => keepAwake(page.asDocument, undefined));
  assert.doesNotThrow(() => page.turn("visible"));
});
