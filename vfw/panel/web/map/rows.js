// The rows of the table of states: their order, their words, and the movement of the focus in them.

import { nameAndRest } from "./places.js";

/** @import { Place } from "./places.js" */

/** @typedef {"name" | "region"} Column */

/**
 * States in the order of a column, and where that is the same, of their names.
 * @template {Place} P
 * @param {P[]} states
 * @param {Column} column
 * @param {boolean} isDescending
 */
export function inOrder(states, column, isDescending) {
  const sign = isDescending ? -1 : 1;
  const compare = (/** @type {P} */ a, /** @type {P} */ b) => (a[column] ?? "").localeCompare(b[column] ?? "") * sign;
  return [...states].sort((a, b) => compare(a, b) || a.name.localeCompare(b.name));
}

/**
 * The pieces in a state, in words, without its name and region, which have columns of their own.
 * @param {Place} place
 * @param {string} says
 */
export function wordsFor({ name, region }, says) {
  const [, rest] = nameAndRest({ name, says });
  return rest.replace(`, ${region}`, "").replace(/^: /, "");
}

/**
 * This one, or the next behind it, all around, for which that holds.
 * @template P
 * @param {P} here
 * @param {P[]} order
 * @param {(place: P) => boolean} holds
 */
export function nextFrom(here, order, holds) {
  const from = order.indexOf(here);
  return [...order.slice(from), ...order.slice(0, from)].find(holds);
}
