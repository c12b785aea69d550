// A film unpacked.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Film } from "./frames.js";

/** @import { Scene } from "./frames.js" */

const aspect = (/** @type {string} */ fill) => ({ fill, says: `${fill}.`, land: "state", cells: [], orders: [] });
/** @type {Scene} */
const SCENE = {
  name: "race",
  title: "The race",
  unit: "day",
  beat: 45,
  columns: [],
  names: {},
  legend: [],
  marks: [],
  sampleMarks: {},
  scale: [],
  caption: "",
  sources: "",
  sourceIds: [],
  aspects: [aspect("open"), { ...aspect("ratified"), mark: ["order", "1"], notes: ["A note."] }, aspect("rejected")],
  runs: { WI: [[0, 0], [2, 1]], DE: [[0, 0], [4, 2]] },
  frames: [
    { key: "day-0", title: "Day 0", counts: {}, story: "Congress sent it." },
    { key: "day-1", title: "Day 1", counts: {} },
    {
      key: "day-2",
      title: "Day 2",
      counts: {},
      isEventful: true,
      events: [{ kind: "yes", text: "Wisconsin ratified", states: ["WI"] }, { kind: "meanwhile", text: "Rain." }],
    },
    { key: "day-3", title: "Day 3", counts: {}, story: "The clerk read it." },
    { key: "day-4", title: "Day 4", counts: {} },
  ],
};
const FILM = new Film(SCENE);

test("a state shows what it came to show last", () => {
  const fills = [0, 1, 2, 3, 4].map((index) => FILM.aspect("WI", index).fill);
  assert.deepEqual(fills, ["open", "open", "ratified", "ratified", "ratified"]);
  assert.deepEqual([FILM.aspect("DE", 3).fill, FILM.aspect("DE", 4).fill], ["open", "rejected"]);
});

test("a state that shows nothing in a frame is an error that names both", () => {
  const film = new Film({ ...SCENE, runs: { WI: [[2, 1]] } });
  assert.throws(() => film.aspect("WI", 1), /WI has no aspect in frame 1/);
});

test("a face tells of the frame, with a mark and a sentence for what happened to that state in it", () => {
  assert.deepEqual(FILM.face("WI", 2), {
    fill: "ratified",
    says: "ratified.",
    signs: [],
    changed: true,
    marks: [["order", "1"], ["check", ""]],
    notes: ["Wisconsin ratified.", "A note."],
  });
  const later = FILM.face("WI", 3);
  assert.deepEqual([later.changed, later.marks, later.notes], [false, [["order", "1"]], ["A note."]]);
  assert.equal(FILM.face("DE", 2).changed, false);
});

test("the next frame with an event is found either way, and the ends where there is none", () => {
  assert.deepEqual([0, 1, 2, 3].map((from) => FILM.nextEventful(from, 1)), [2, 2, 4, 4]);
  assert.deepEqual([4, 3, 2, 1].map((from) => FILM.nextEventful(from, -1)), [2, 2, 0, 0]);
  assert.deepEqual([FILM.nextEventful(4, 1), FILM.nextEventful(0, -1)], [4, 0]);
});

test("of a frame without a story the last one before it is told", () => {
  assert.deepEqual([0, 1, 2, 3, 4].map((index) => FILM.lastTold(index).key), [
    "day-0",
    "day-0",
    "day-0",
    "day-3",
    "day-3",
  ]);
});

test("a frame is found by the name that addresses give it", () => {
  assert.equal(FILM.indexes.get("day-3"), 3);
  assert.equal(FILM.indexes.get("day-9"), undefined);
});
