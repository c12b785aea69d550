// The reader: one thing at a time, sentence by sentence. A new text interrupts the old one, or waits behind it.

import { sentences } from "./sentences.js";

/** The volumes; the middle one is usual. */
export const VOLUMES = [0.2, 0.4, 0.6, 0.8, 1];
export const USUAL_VOLUME = 3;
/** The number of pieces that may wait: a reader that falls behind further reads the latest. */
const MOST = 60;

/**
 * A text to read, and the element that contains it, if it should be marked.
 * @typedef {{ text: string, element?: HTMLElement }} Passage
 */

/** A sentence of one. @typedef {Passage & { of: Passage }} Piece */

/**
 * A source of sound. `prepare` lets it get ready what comes next; `say` is over when it was said, or after the signal.
 * @typedef {object} Voice
 * @property {(text: string) => void} prepare
 * @property {(text: string, signal: AbortSignal) => Promise<void>} say
 * @property {(volume: number) => void} setVolume from 0 to 1
 */

export class Speaker {
  /** @type {Piece[]} */
  waiting = [];
  /** The last text, from its beginning. @type {Passage[]} */
  last = [];
  /** @type {Piece | null} */
  now = null;
  failed = false;
  interruption = new AbortController();

  /**
   * @param {Voice} voice
   * @param {() => void} changed called when something else is being said, or nothing
   */
  constructor(voice, changed = () => {}) {
    this.voice = voice;
    this.changed = changed;
  }

  get isSpeaking() {
    return this.now !== null;
  }

  /**
   * Say this, and nothing of what was being said.
   * @param {Passage[]} passages
   * @param {number} [from] the first that is said
   */
  say(passages, from = 0) {
    this.stop();
    this.last = passages;
    this.waiting = inSentences(passages.slice(from));
    this.begin();
  }

  /**
   * Say this when what is being said has been said.
   * @param {Passage[]} passages
   */
  saySoon(passages) {
    if (!this.isSpeaking) return this.say(passages);
    this.last = [...this.last, ...passages].slice(-MOST);
    this.waiting = [...this.waiting, ...inSentences(passages)].slice(-MOST);
  }

  /**
   * Say this now, and let it not be what is repeated.
   * @param {string} text
   */
  aside(text) {
    const { last } = this;
    this.say([{ text }]);
    this.last = last;
  }

  stop() {
    this.interruption.abort();
    this.interruption = new AbortController();
    this.waiting = [];
    this.become(null);
  }

  /** Go on from the beginning of the passage that is being read; say once more what was said last, if none is. */
  repeat() {
    this.say(this.last, this.now ? Math.max(0, this.last.indexOf(this.now.of)) : 0);
  }

  /** @private */
  async begin() {
    const { signal } = this.interruption;
    this.failed = false;
    for (let next; !signal.aborted && (next = this.waiting.shift()); ) {
      // A text that is gone from the page is not read any more.
      if (next.element && !next.element.checkVisibility()) break;
      const said = this.voice.say(next.text, signal);
      this.become(next);
      if (this.waiting[0]) this.voice.prepare(this.waiting[0].text);
      try {
        await said;
      } catch {
        this.failed = true;
        break;
      }
    }
    if (signal.aborted) return;
    this.waiting = [];
    this.become(null);
  }

  /**
   * @private
   * @param {Piece | null} piece
   */
  become(piece) {
    if (this.now === piece) return;
    this.now = piece;
    this.changed();
  }
}

/**
 * @param {Passage[]} passages
 * @returns {Piece[]}
 */
function inSentences(passages) {
  return passages.flatMap((of) => sentences(of.text).map((text) => ({ text, element: of.element, of })));
}
