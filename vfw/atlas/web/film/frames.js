// A film unpacked: frames, and what each state shows in each of them. `film.py` packs it.

import { clamp } from "../../../panel/web/map/geometry.js";

/** @import { Face } from "../../../panel/web/map/places.js" */

/**
 * Something that happened.
 * @typedef {{ kind: string, text: string, states?: string[], sources?: number[] }} Event
 */

/**
 * The content of one moment. `counts` are states and territories, by their fills; `story` is HTML.
 * @typedef {object} Frame
 * @property {string} key
 * @property {string} title
 * @property {Record<string, [number, number]>} counts
 * @property {boolean} [isEventful]
 * @property {Event[]} [events]
 * @property {string} [story]
 */

/**
 * The appearance of a state in a frame.
 * @typedef {object} Aspect
 * @property {string} fill
 * @property {string} says
 * @property {string} land what it was: a state, a territory, or neither
 * @property {string[]} cells
 * @property {string[]} orders
 * @property {[string, string]} [mark]
 * @property {string[]} [notes]
 */

/**
 * All that Python sends of a film. Captions, sources and stories are HTML.
 * @typedef {object} Scene
 * @property {string} name
 * @property {string} title
 * @property {string} unit what a frame is called
 * @property {number} beat ms that a frame stays in which nothing happens
 * @property {number} [start] the frame that is shown first
 * @property {string[]} columns
 * @property {Record<string, string>} names
 * @property {[string, string][]} legend fills, and what they mean
 * @property {[string[], string][]} marks shapes, and what they mean
 * @property {Record<string, [string, string]>} sampleMarks what mark a fill bears in the legend
 * @property {[number, string][]} scale frames, and what is written below them
 * @property {string} caption
 * @property {string} sources
 * @property {string[]} sourceIds
 * @property {boolean} [tells] whether it has stories
 * @property {number} [needed] how many states must ratify
 * @property {Aspect[]} aspects
 * @property {Record<string, [number, number][]>} runs for each state, from which frame on it shows which aspect
 * @property {Frame[]} frames
 */

/** @type {Record<string, [string, string]>} */
const MARKED = { yes: ["check", ""], no: ["cross", ""] };

export class Film {
  /** @param {Scene} scene */
  constructor(scene) {
    this.scene = scene;
    this.frames = scene.frames;
    this.states = Object.keys(scene.runs);
    this.length = scene.frames.length;
    this.indexes = new Map(scene.frames.map(({ key }, index) => [key, index]));
  }

  /**
   * @param {string} state
   * @param {number} index
   * @returns {Aspect}
   */
  aspect(state, index) {
    const run = this.scene.runs[state].findLast(([from]) => from <= index);
    if (!run) throw new RangeError(`${state} has no aspect in frame ${index}`);
    return this.scene.aspects[run[1]];
  }

  /**
   * The event of a state within the time of a frame.
   * @param {string} state
   * @param {number} index
   */
  eventsOf(state, index) {
    return (this.frames[index].events ?? []).filter(({ states }) => states?.includes(state));
  }

  /**
   * The state as the dressing of a map draws it.
   * @param {string} state
   * @param {number} index
   * @returns {Face}
   */
  face(state, index) {
    const [{ fill, mark, says, notes = [] }, events] = [this.aspect(state, index), this.eventsOf(state, index)];
    const marked = events.flatMap(({ kind }) => (kind in MARKED ? [MARKED[kind]] : []));
    return {
      fill,
      says,
      signs: [],
      changed: events.length > 0,
      marks: [...(mark ? [mark] : []), ...marked],
      notes: [...events.map(({ text }) => (/[.!?]$/.test(text) ? text : `${text}.`)), ...notes],
    };
  }

  /**
   * The next frame in this direction where something happens; the last one if there is none.
   * @param {number} from
   * @param {1 | -1} step
   */
  nextEventful(from, step) {
    let index = from + step;
    while (index > 0 && index < this.length - 1 && !this.frames[index].isEventful) index += step;
    return clamp(index, 0, this.length - 1);
  }

  /**
   * The frame, or the last one before it, of which there is a story.
   * @param {number} index
   */
  lastTold(index) {
    while (index > 0 && !this.frames[index].story) index -= 1;
    return this.frames[index];
  }
}
