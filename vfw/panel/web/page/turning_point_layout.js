// The layout of turning points on the drawing of an arc: discs side by side, labels without overlaps.

/** @typedef {{ readonly x: number, readonly y: number }} Spot  In px from the upper left corner of the drawing. */
/** @typedef {{ readonly width: number, readonly height: number }} Size  In px. */
/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box  In px, as spots. */
/** @typedef {{ box: Box | null, cost: number }} Place  Where words can stand; null is nowhere. */

export const DISC = 34; // px across
const GAP = 3; // px between a disc and its words
const STEP = 4; // px between two places on a line that are looked at
/** Worse than any line under the words: that another disc is nearer, and that they stand nowhere. */
const AMBIGUOUS = 1e4;
const NOWHERE = 1e6;

/**
 * The middles of discs, moved to the sides as little as keeps each off the others.
 * @param {readonly Spot[]} spots from left to right
 * @param {Size} room
 * @returns {Spot[]}
 */
export function movedApart(spots, room) {
  const [right, left] = [pushed(spots, 1), pushed(spots, -1)];
  const both = spots.map(({ y }, i) => ({ x: Math.max((right[i].x + left[i].x) / 2, 0), y }));
  return pushed(
    pushed(both, 1).map(({ x, y }) => ({ x: Math.min(x, room.width), y })),
    -1,
  );
}

/**
 * Discs in this order, each pushed off those before it.
 * @param {readonly Spot[]} spots
 * @param {1 | -1} way to the right, or to the left
 */
function pushed(spots, way) {
  const found = /** @type {Spot[]} */ ([]);
  for (const { x, y } of way > 0 ? spots : spots.toReversed()) {
    const near = found.filter((other) => Math.abs(other.y - y) < DISC).map((other) => way * other.x + DISC);
    found.push({ x: way * Math.max(way * x, ...near), y });
  }
  return way > 0 ? found : found.reverse();
}

/**
 * The position of the words of each disc: on no other words or disc, inside the drawing, on as little of the lines as
 * can be; null if there is no room.
 * @param {readonly Spot[]} discs
 * @param {readonly Size[]} sizes of the words
 * @param {readonly (readonly Spot[])[]} lines that are drawn, by their corners
 * @param {Size} room
 * @returns {(Box | null)[]}
 */
export function wordsBeside(discs, sizes, lines, room) {
  const line = lines.flatMap((corners) => corners.flatMap((from, i) => between(from, corners[i + 1] ?? from)));
  const places = discs.map((disc, i) => placesOf(disc, sizes[i], discs, line, room));
  return best(places, []).boxes;
}

/**
 * The best choice of a place for each of these.
 * @param {readonly (readonly Place[])[]} places
 * @param {readonly Box[]} taken
 * @returns {{ boxes: (Box | null)[], cost: number }}
 */
function best(places, taken) {
  if (!places.length) return { boxes: [], cost: 0 };
  const [own, ...others] = places;
  const free = own.filter(({ box }) => !box || !taken.some((other) => meet(box, other)));
  const found = free.map(({ box, cost }) => {
    const rest = best(others, box ? [...taken, box] : taken);
    return { boxes: [box, ...rest.boxes], cost: cost + rest.cost };
  });
  return found.reduce((least, one) => (one.cost < least.cost ? one : least));
}

/**
 * @param {Spot} disc
 * @param {Size} size
 * @param {readonly Spot[]} discs all of them
 * @param {readonly Spot[]} line
 * @param {Size} room
 * @returns {Place[]}
 */
function placesOf({ x, y }, { width, height }, discs, line, room) {
  const off = DISC / 2 + GAP;
  const sides = [x + off, x - off - width];
  const within = (/** @type {number} */ at, /** @type {number} */ most) => Math.max(0, Math.min(at, most));
  const inside = [...sides, x - width / 2].map((left) => within(left, room.width - width));
  const beside = within(y - height / 2, room.height - height);
  const corners = [
    ...[y - off - height, y + off].flatMap((top) => inside.map((left) => ({ left, top }))),
    ...sides.map((left) => ({ left, top: beside })),
  ];
  const boxes = corners.map(({ left, top }) => ({ left, top, right: left + width, bottom: top + height }));
  const fits = (/** @type {Box} */ box) =>
    box.left >= 0 && box.top >= 0 && box.right <= room.width && box.bottom <= room.height;
  const free = boxes.filter((box) => fits(box) && !discs.some((other) => meet(box, around(other))));
  const isNearer = (/** @type {Box} */ box) => discs.some((other) => far(box, other) < far(box, { x, y }));
  return [
    ...free.map((box) => ({ box, cost: line.filter((at) => holds(box, at)).length + (isNearer(box) ? AMBIGUOUS : 0) })),
    { box: null, cost: NOWHERE },
  ];
}

/** @param {Spot} disc @returns {Box} */
function around({ x, y }) {
  return { left: x - DISC / 2, top: y - DISC / 2, right: x + DISC / 2, bottom: y + DISC / 2 };
}

/** @param {Box} box @param {Box} other */
function meet(box, other) {
  return box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom;
}

/** @param {Box} box @param {Spot} at */
function holds(box, at) {
  return box.left <= at.x && at.x <= box.right && box.top <= at.y && at.y <= box.bottom;
}

/** The distance of a spot from the nearest place of a box. @param {Box} box @param {Spot} at */
function far(box, { x, y }) {
  return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
}

/** Spots on a line, with its beginning. @param {Spot} from @param {Spot} to */
function between(from, to) {
  const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
  return Array.from({ length: count }, (_, n) => ({
    x: from.x + ((to.x - from.x) * n) / count,
    y: from.y + ((to.y - from.y) * n) / count,
  }));
}
