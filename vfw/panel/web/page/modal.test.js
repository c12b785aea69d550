// The target of Tab in a dialog.

import assert from "node:assert/strict";
import { test } from "node:test";
import { roundTheEnd } from "./modal.js";

test("Tab goes round the ends of a dialog, and between them the browser leads", () => {
  assert.equal(roundTheEnd(2, 3, false), 0);
  assert.equal(roundTheEnd(0, 3, true), 2);
  assert.equal(roundTheEnd(-1, 3, true), 2, "from its heading back to its last");
  for (const [at, isBack] of [[0, false], [1, false], [1, true], [2, true], [-1, false]])
    assert.equal(roundTheEnd(Number(at), 3, Boolean(isBack)), null);
  assert.equal(roundTheEnd(0, 1, false), 0, "one button keeps it");
  assert.equal(roundTheEnd(-1, 0, false), null);
});
