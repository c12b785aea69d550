// The visitor's display settings: the choices, and the defaults for the rest.

import assert from "node:assert/strict";
import { test } from "node:test";
import { completed, isDark, likingsIn, notebookTheme, zoomFor } from "./likings.js";

test("what was not chosen is as usual", () => {
  const likes = completed(likingsIn('{"pace":"fast","learned":"true"}'));
  assert.equal(likes.pace, "fast");
  assert.equal(likes.learned, "true");
  assert.equal(likes.help, "hints");
  assert.equal(likes.sensitivity, "masked");
});

test("what is usual may be another thing, and a choice counts more", () => {
  assert.equal(completed({}, { pace: "one" }).pace, "one");
  assert.equal(completed({ pace: "slow" }, { pace: "one" }).pace, "slow");
});

test("where an older version kept all likings, those that are as usual were not chosen", () => {
  const usual = { size: "1", light: "system", motion: "system", pace: "usual", help: "hints", space: "on" };
  const kept = likingsIn(JSON.stringify({ ...usual, sensitivity: "masked", light: "dark", learned: "2" }));
  assert.deepEqual(kept, { light: "dark", learned: "2" });
});

test("a word that is no choice, as of an older version, counts as not chosen", () => {
  const likes = completed({ help: "all", sensitivity: "described" });
  assert.equal(likes.help, "hints");
  assert.equal(likes.sensitivity, "described");
});

for (const text of ["", "{", "null", "3", '{"size":2}'])
  test(`${JSON.stringify(text)} holds no likings`, () => assert.deepEqual(likingsIn(text), {}));

test("the page is dark where that was chosen, or where it is left to a system that is dark", () => {
  assert.deepEqual([isDark({ light: "dark" }, false), isDark({ light: "light" }, true)], [true, false]);
  assert.deepEqual([isDark({ light: "system" }, true), isDark({ light: "system" }, false)], [true, false]);
  assert.deepEqual([isDark({}, true), isDark({ light: "contrast" }, true)], [true, false]);
});

test("letters are as large as was chosen, and else as usual", () => {
  assert.deepEqual(["1", "2", "3", "7"].map((size) => zoomFor({ size })), [1, 1.2, 1.45, 1]);
  assert.equal(zoomFor({}), 1);
});

test("in a notebook the theme of JupyterLab counts, on a page of the exhibit it does not", () => {
  assert.equal(notebookTheme({ dataset: { jpThemeLight: "false" } }), "dark");
  assert.equal(notebookTheme({ dataset: { jpThemeLight: "true" } }), "light");
  assert.equal(notebookTheme({ dataset: { jpThemeLight: "true", voila: "voila" } }), "");
  assert.equal(notebookTheme({ dataset: {} }), "");
  assert.equal(notebookTheme(null), "");
});
