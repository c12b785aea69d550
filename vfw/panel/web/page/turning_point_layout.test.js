// Where the turning points of an arc lie: discs and words apart from each other, inside the drawing.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DISC, movedApart, wordsBeside } from "./turning_point_layout.js";

/** @import { Box, Size, Spot } from "./turning_point_layout.js" */

/** The drawing at 1920, 1280, 1366, 1080 and 390 wide, and the words of three turning points there. */
const ROOMS = [
  { room: { width: 1144, height: 409 }, letter: 9 },
  { room: { width: 721, height: 150 }, letter: 8 },
  { room: { width: 781, height: 150 }, letter: 8 },
  { room: { width: 868, height: 260 }, letter: 11 },
  { room: { width: 246, height: 230 }, letter: 0 },
];
const MOMENTS = 43;
const words = (/** @type {number} */ letter) =>
  [10, 24, 27].map((long) => ({ width: letter * long, height: 5 * letter }));
const at = (/** @type {number} */ moment, /** @type {number} */ chance, /** @type {Size} */ room) => ({
  x: (moment * room.width) / (MOMENTS - 1),
  y: (1 - chance) * room.height,
});

/** @param {Box} one @param {Box} other */
const meet = (one, other) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const disc = (/** @type {Spot} */ { x, y }) => ({
  left: x - DISC / 2,
  top: y - DISC / 2,
  right: x + DISC / 2 - 1e-6,
  bottom: y + DISC / 2 - 1e-6,
});

for (const { room, letter } of ROOMS) {
  for (const first of [0, 1, 20, MOMENTS - 3]) {
    for (const chances of [[0.3, 0.35, 0.3], [0.8, 0.2, 0.7], [0.5, 0.5, 1]]) {
      test(`three neighbors from moment ${first} at ${chances} lie apart at ${room.width} px`, () => {
        const spots = chances.map((chance, n) => at(first + n, chance, room));
        const curve = [at(0, 0.5, room), ...spots, at(MOMENTS - 1, chances[2], room)];
        const discs = movedApart(spots, room);
        const boxes = wordsBeside(discs, words(letter), [curve], room);
        const shown = boxes.filter((box) => box !== null);
        const all = [...discs.map(disc), ...shown];
        for (const [n, one] of all.entries())
          for (const other of all.slice(n + 1)) assert.ok(!meet(one, other), JSON.stringify([one, other]));
        for (const box of shown)
          assert.ok(box.left >= 0 && box.top >= 0 && box.right <= room.width && box.bottom <= room.height);
        for (const { x } of discs) assert.ok(x >= 0 && x <= room.width);
        assert.ok(shown.length >= 2, "there is room for two at least");
      });
    }
  }
}

const ROOM = { width: 800, height: 300 };

test("a disc that touches no other stays where it is", () => {
  const spots = [at(3, 0.5, ROOM), at(4, 0.9, ROOM), at(20, 0.5, ROOM)];
  assert.deepEqual(movedApart(spots, ROOM), spots);
});

test("discs that touch move both, by as little as that takes", () => {
  const moved = movedApart([{ x: 400, y: 100 }, { x: 410, y: 100 }], ROOM);
  assert.deepEqual(moved.map(({ x }) => x), [388, 422]);
});

test("words avoid the curve where they can", () => {
  const curve = [{ x: 0, y: 0 }, { x: 400, y: 100 }, { x: 800, y: 0 }];
  const [box] = wordsBeside([{ x: 400, y: 100 }], [{ width: 300, height: 40 }], [curve], ROOM);
  assert.ok(box && box.top >= 100);
});

test("words stand nearer to their own disc than to another", () => {
  const discs = [{ x: 400, y: 150 }, { x: 434, y: 150 }];
  const boxes = wordsBeside(discs, [{ width: 150, height: 40 }, { width: 150, height: 40 }], [], ROOM);
  assert.ok(boxes[0] && boxes[0].right <= 434 - DISC / 2);
  assert.ok(boxes[1] && boxes[1].left >= 400 + DISC / 2);
});

test("words without any room stand nowhere", () => {
  const small = { width: 80, height: 60 };
  assert.deepEqual(wordsBeside([{ x: 40, y: 20 }], [{ width: 100, height: 40 }], [], small), [null]);
});
