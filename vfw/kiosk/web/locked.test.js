import assert from "node:assert/strict";
import { test } from "node:test";
import { isOurs } from "./locked.js";

test("letters, arrows and what moves the focus are the page's", () => {
  for (const key of ["a", "Q", "é", " ", "+", "Tab", "Enter", "Escape", "ArrowLeft", "PageDown", "Home", "Shift"])
    assert.ok(isOurs({ key }), key);
});

test("a key that leads out of the page, or into the browser, does nothing", () => {
  for (const key of ["F1", "F5", "F11", "F12", "ContextMenu", "PrintScreen", "BrowserBack", "Meta", "Alt", "Control"])
    assert.ok(!isOurs({ key }), key);
  for (const held of ["ctrlKey", "altKey", "metaKey"]) {
    assert.ok(!isOurs({ key: "a", [held]: true }), held);
    assert.ok(!isOurs({ key: "ArrowLeft", [held]: true }), held);
  }
});
