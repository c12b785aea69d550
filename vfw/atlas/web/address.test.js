// What an address of the atlas names.

import assert from "node:assert/strict";
import { test } from "node:test";
import { placeIn } from "./address.js";

test("an address names a view, and perhaps what it shows", () => {
  assert.deepEqual(placeIn("#race-1919-12-31"), { view: "race", at: "1919-12-31" });
  assert.deepEqual(placeIn("#congress"), { view: "congress", at: "" });
});

for (const hash of ["", "#", "#Race", "#race-", "#-1919"])
  test(`${JSON.stringify(hash)} names nothing`, () => assert.deepEqual(placeIn(hash), { view: "", at: "" }));
