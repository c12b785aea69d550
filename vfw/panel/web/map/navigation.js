// Navigation from place to place: by arrow, by letter, and to the nearest place.

/** @import { Point } from "./geometry.js" */

/** @typedef {{ readonly name: string, readonly centre: Point }} Stop */

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * Whether a key leads from place to place: an arrow, Home, End, or a letter.
 * @param {string} key
 */
export function isWay(key) {
  return key in WAYS || key === "Home" || key === "End" || /^\p{L}$/u.test(key);
}

/**
 * Where such a key leads: an arrow to the neighbor in its direction, and beyond the last neighbor to the best place
 * at all.
 * @template {Stop} P
 * @param {string} key
 * @param {P} here
 * @param {P[]} neighbors
 * @param {P[]} places all that can be reached, in their order
 * @returns {P | undefined}
 */
export function wayBy(key, here, neighbors, places) {
  if (key === "Home") return places[0];
  if (key === "End") return places.at(-1);
  if (key in WAYS) return lyingBest(here, key, neighbors, 0.5) ?? lyingBest(here, key, places, 0.3);
  return nextNamed(key, here, places);
}

/**
 * Which of the places lies best in the direction of this arrow; `narrowest` is the cosine of the widest angle.
 * @template {Stop} P
 * @param {Stop} here
 * @param {string} arrow
 * @param {P[]} places
 * @param {number} narrowest
 * @returns {P | undefined}
 */
export function lyingBest(here, arrow, places, narrowest) {
  const [dx, dy] = WAYS[arrow];
  const rated = places.map((place) => {
    const [x, y] = [place.centre.x - here.centre.x, place.centre.y - here.centre.y];
    const distance = Math.hypot(x, y);
    const straight = (x * dx + y * dy) / distance;
    return { place, straight, cost: distance / straight ** 2 };
  });
  return rated.filter(({ straight }) => straight > narrowest).sort((a, b) => a.cost - b.cost)[0]?.place;
}

/**
 * @template {Stop} P
 * @param {Stop} here
 * @param {P[]} places
 * @returns {P | undefined}
 */
export function nearest(here, places) {
  const distance = (/** @type {Stop} */ { centre }) => Math.hypot(centre.x - here.centre.x, centre.y - here.centre.y);
  return [...places].sort((a, b) => distance(a) - distance(b))[0];
}

/**
 * The next place behind this one whose name begins with the letter.
 * @template {Stop} P
 * @param {string} letter
 * @param {P} here
 * @param {P[]} places
 * @returns {P | undefined}
 */
export function nextNamed(letter, here, places) {
  const from = places.indexOf(here) + 1;
  const round = [...places.slice(from), ...places.slice(0, from)];
  return round.find((place) => place.name.toLowerCase().startsWith(letter.toLowerCase()));
}
