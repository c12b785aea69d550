// Simplifies a line to fewer points without a visible difference, so that it is drawn in less time.

import { clamp } from "./geometry.js";

/** @typedef {[x: number, y: number]} Pair */

const SIMPLEST = 4; // points, from which on a ring may lose some

/**
 * The path of some rings, as Leaflet writes it, with fewer points: no omitted point is farther than `within`
 * from the line that stays. After Douglas and Peucker.
 * @param {string} path
 * @param {number} within in its pixels
 */
export function simplified(path, within) {
  return path.replace(/M([^Mz]+)z/g, (_, points) => {
    const ring = points.split("L").map((/** @type {string} */ point) => point.split(" ").map(Number));
    return `M${simplifiedRing(ring, within).map((point) => point.join(" ")).join("L")}z`;
  });
}

/**
 * @param {Pair[]} ring
 * @param {number} within
 */
function simplifiedRing(ring, within) {
  if (ring.length < SIMPLEST) return ring;
  const [start] = ring;
  const far = farthest(ring, ([x, y]) => Math.hypot(x - start[0], y - start[1])).index;
  const [there, back] = [ring.slice(0, far + 1), [...ring.slice(far), start]];
  return [...simplifiedLine(there, within), ...simplifiedLine(back, within).slice(1, -1)];
}

/**
 * @param {Pair[]} line
 * @param {number} within
 * @returns {Pair[]}
 */
function simplifiedLine(line, within) {
  const [first, last] = [line[0], line[line.length - 1]];
  const { index, distance } = farthest(line, (point) => distanceTo(first, last, point));
  if (distance <= within) return [first, last];
  const [before, after] = [line.slice(0, index + 1), line.slice(index)];
  return [...simplifiedLine(before, within).slice(0, -1), ...simplifiedLine(after, within)];
}

/**
 * @param {Pair[]} points
 * @param {(point: Pair) => number} distanceOf
 */
function farthest(points, distanceOf) {
  const distances = points.map(distanceOf);
  const distance = Math.max(...distances);
  return { distance, index: distances.indexOf(distance) };
}

/**
 * The distance of a point from the line between two others.
 * @param {Pair} from
 * @param {Pair} to
 * @param {Pair} point
 */
function distanceTo([fromX, fromY], [toX, toY], [x, y]) {
  const [alongX, alongY] = [toX - fromX, toY - fromY];
  const square = alongX ** 2 + alongY ** 2;
  const part = square ? ((x - fromX) * alongX + (y - fromY) * alongY) / square : 0;
  const held = clamp(part, 0, 1);
  return Math.hypot(x - fromX - held * alongX, y - fromY - held * alongY);
}
