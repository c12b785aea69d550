// How many questions lie below what is in sight.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Below } from "./questions_below.js";

const element = () => /** @type {Element} */ ({});
const seen = (/** @type {Element} */ target, isIntersecting = false, top = 900) => ({
  target,
  isIntersecting,
  boundingClientRect: { top },
});

test("questions that are not in sight lie below, and are counted once each", () => {
  const below = new Below();
  const [one, other] = [element(), element()];
  assert.equal(below.words, "");
  below.see([seen(one)]);
  below.see([seen(one)]);
  assert.equal(below.words, "1 question below");
  below.see([seen(other)]);
  assert.equal(below.words, "2 questions below");
});

test("a question in sight, or above it by now, is not counted as below", () => {
  const below = new Below();
  const [one, other] = [element(), element()];
  below.see([seen(one), seen(other)]);
  below.see([seen(one, true)]);
  assert.equal(below.words, "1 question below");
  below.see([seen(other, false, -10)]);
  assert.equal(below.words, "");
});

test("on another page there are others", () => {
  const below = new Below();
  below.see([seen(element())]);
  below.forget();
  assert.equal(below.words, "");
});
