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

test("a refusal and a browser without the lock do no harm", async () => {
  const page = new Page();
  keepAwake(
    page.asDocument,
    screenThat(() => Promise.reject(new Error("The battery is low."))),
  );
  keepAwake(page.asDocument, undefined);
  page.turn("visible");
  await new Promise((resolve) => setImmediate(resolve));
});
