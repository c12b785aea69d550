import assert from "node:assert/strict";
import { test } from "node:test";
import { shownIn, spoken } from "./years.js";

/** @type {import("./years.js").Run[]} */
const WASHINGTON = [
  [1838, "vote-neither", ""],
  [1883, "vote-full", "1883"],
  [1887, "vote-none", ""],
  [1910, "vote-full", "1910"],
];

test("a state shows what began last", () => {
  assert.deepEqual(shownIn(WASHINGTON, 1838), { fill: "vote-neither", since: "" });
  assert.deepEqual(shownIn(WASHINGTON, 1886), { fill: "vote-full", since: "1883" });
  assert.deepEqual(shownIn(WASHINGTON, 1887), { fill: "vote-none", since: "" });
  assert.deepEqual(shownIn(WASHINGTON, 1920), { fill: "vote-full", since: "1910" });
});

test("of a year before all others nothing is made up", () => {
  assert.throws(() => shownIn(WASHINGTON, 1837), /nothing is known of the year 1837/);
});

test("a year is heard with all that happened in it", () => {
  const year = { marks: {}, after: "" };
  assert.equal(spoken(1868, { said: [], ...year }), "1868.");
  assert.equal(
    spoken(1917, { said: [["yes", "New York says yes."], ["no", "Maine and Ohio say no."]], ...year }),
    "1917. New York says yes. Maine and Ohio say no.",
  );
});
