// The duration of a frame, and the height of its tick.

/** @import { Event, Frame } from "./frames.js" */

const TOLD = { least: 900, most: 4200, letter: 13 }; // ms that a frame where something happens stays
const RAISED = ["gain", "yes", "law", "ratified"];
const LOWERED = ["loss", "no", "rejected"];
const MOST_COUNTED = 4;

/** How many times the usual time a frame stays. @type {Record<string, number>} */
export const SPEEDS = { slow: 2, normal: 1, fast: 0.5 };

/**
 * How long a frame stays, in ms: if something happens, or with reduced motion, as long as it takes to read.
 * @param {Frame} frame
 * @param {boolean} isStill whether the visitor likes no movement
 * @param {number} beat ms that any other frame stays
 */
export function stays({ isEventful, events = [], story = "" }, isStill, beat) {
  if (!isEventful && !isStill) return beat;
  const letters = events.reduce((sum, { text }) => sum + text.length, 0) + story.replace(/<[^>]*>/g, "").length;
  return Math.min(TOLD.most, TOLD.least + TOLD.letter * letters);
}

/**
 * How far a tick goes up for gains, and down for refusals and losses, in px; 0 where there are none.
 * @param {Event[]} events
 */
export function heights(events) {
  const height = (/** @type {string[]} */ kinds) => {
    const count = Math.min(MOST_COUNTED, events.filter(({ kind }) => kinds.includes(kind)).length);
    return count && 3 + 3 * count;
  };
  return { up: height(RAISED), down: height(LOWERED) };
}
