// The state of a kernel, as the server reports it.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { fateOf } from "./fate.js";

const KERNEL = /** @type {any} */ ({ id: "k1", serverSettings: { baseUrl: "http://127.0.0.1/" } });
const KNOWN = { type: "application/json", body: '{"execution_state":"idle"}' };
const DOOR = { type: "text/html", body: "<form>" };
const HEALTHY = { type: "text/plain", body: "ok\n" };

/**
 * The fate where the server answers so to who asks for the kernel, and for its health; null is no answer.
 * @param {{ type: string, body: string } | null | undefined} kernel undefined where it does not know the kernel
 * @param {{ type: string, body: string } | null} health
 * @param {boolean} isOurs
 */
async function fate(kernel, health, isOurs = true) {
  const answer = mock.method(globalThis, "fetch", async (/** @type {string} */ address) => {
    const said = address.endsWith("api/kernels/k1") ? kernel : health;
    if (said === null) throw new TypeError("Failed to fetch");
    if (said === undefined) return new Response("", { status: 404 });
    return new Response(said.body, { headers: { "Content-Type": said.type } });
  });
  try {
    return await fateOf(KERNEL, isOurs);
  } finally {
    answer.mock.restore();
  }
}

test("a kernel that lives is idle or busy", async () => {
  assert.equal(await fate(KNOWN, null), "idle");
  assert.equal(await fate({ ...KNOWN, body: '{"execution_state":"busy"}' }, null), "busy");
});

test("one that the exhibit knows no more is gone", async () => {
  assert.equal(await fate(undefined, HEALTHY), "gone");
});

test("one that knows none of our widgets is as good as gone", async () => {
  assert.equal(await fate(KNOWN, HEALTHY, false), "gone");
});

test("an exhibit that asks for its token first was restarted", async () => {
  assert.equal(await fate(DOOR, HEALTHY), "gone");
});

test("nothing is known without an answer, or with the answer of another server", async () => {
  assert.equal(await fate(null, null), "unknown");
  assert.equal(await fate(undefined, null), "unknown");
  assert.equal(await fate(undefined, { ...HEALTHY, body: "starting" }), "unknown");
});
