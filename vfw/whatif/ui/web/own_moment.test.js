// A moment on its way from one page to another.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { keepIn } from "../../../panel/web/testing/storage.js";
import { MOMENT } from "../../../panel/web/shared/moment.js";
import { beginWithMoment } from "./own_moment.js";

/** @param {Record<string, string>} texts */
function arriving(texts, search = "?from=game") {
  mock.timers.enable({ apis: ["setTimeout"] });
  /** @type {() => void} */
  let stored = () => {};
  /** @type {any} */ (globalThis).addEventListener = (
    /** @type {string} */ _,
    /** @type {(event: object) => void} */ does,
    /** @type {{ signal: AbortSignal }} */ { signal },
  ) => {
    stored = () => signal.aborted || does({ key: MOMENT });
  };
  const [storage, begin, page] = [keepIn(texts), mock.fn(), new AbortController()];
  beginWithMoment(search, begin, page.signal);
  const told = () => begin.mock.calls.map((call) => call.arguments[0]);
  return { storage, page, told, stored: () => stored() };
}

test.afterEach(() => mock.timers.reset());

test("what has come is handed over at once", () => {
  assert.deepEqual(arriving({ [MOMENT]: "a moment" }).told(), ["a moment"]);
});

test("what is still on its way is waited for, and handed over once", () => {
  const { storage, told, stored } = arriving({});
  stored();
  assert.deepEqual(told(), []);
  storage.setItem(MOMENT, "a moment");
  stored();
  stored();
  mock.timers.tick(60_000);
  assert.deepEqual(told(), ["a moment"]);
});

test("where nothing comes, that is said", () => {
  const { told } = arriving({});
  mock.timers.tick(60_000);
  assert.deepEqual(told(), [""]);
});

test("a page that has gone waits no more", () => {
  const { page, told } = arriving({});
  page.abort();
  mock.timers.tick(60_000);
  assert.deepEqual(told(), []);
});

test("another address has no moment", () => {
  assert.deepEqual(arriving({ [MOMENT]: "a moment" }, "?question=x").told(), []);
});
