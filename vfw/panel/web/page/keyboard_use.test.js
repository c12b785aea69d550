// The keys that count as a use of the page by keyboard.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isUse } from "./keyboard_use.js";

/**
 * @param {string} key
 * @param {object} about
 */
function uses(key, about = {}) {
  const target = /** @type {any} */ ({ closest: () => null });
  return Boolean(isUse({ key, altKey: false, ctrlKey: false, metaKey: false, target, ...about }));
}

for (const key of ["Tab", "Enter", " ", "Escape", "ArrowLeft", "PageDown", "q", "Q", "é"])
  test(`${JSON.stringify(key)} is a use`, () => assert.equal(uses(key), true));

for (const key of ["Shift", "Control", "Alt", "Meta", "CapsLock", "AltGraph", "F11", "AudioVolumeUp"])
  test(`${key} alone is none`, () => assert.equal(uses(key), false));

test("the keys of the browser are none", () => assert.equal(uses("r", { ctrlKey: true }), false));

test("writing into a field is none, and leaving it is one", () => {
  const target = { closest: () => "a field" };
  assert.deepEqual([uses("7", { target }), uses("Tab", { target })], [false, true]);
});
