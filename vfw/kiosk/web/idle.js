// How long the screen has not been touched, and what follows from it. Seconds come from outside: nothing here waits.

/**
 * An action of the screen: none; ask, with so many seconds left; or start again.
 * @typedef {{ asks: number } | "rests" | "is left"} Patience
 */

/** Seconds for which a visitor may listen without a touch. */
const LISTENS = 300;

export class Idle {
  /**
   * @param {number} after seconds without a touch after which the screen asks; 0 for never
   * @param {number} toAnswer seconds for an answer
   * @param {number} now seconds, of any clock that goes on
   */
  constructor(after, toAnswer, now) {
    this.after = after;
    this.toAnswer = toAnswer;
    this.touched(now);
  }

  /** Note that a visitor is there. @param {number} now */
  touched(now) {
    this.since = this.lastTouch = now;
  }

  /** Note that a visitor may be listening, which counts as a touch for so long after the last. @param {number} now */
  heard(now) {
    if (now - (this.lastTouch ?? now) < LISTENS) this.since = now;
  }

  /**
   * @param {number} now
   * @returns {Patience}
   */
  at(now) {
    if (!this.after) return "rests";
    const left = this.after + this.toAnswer - (now - (this.since ?? now));
    if (left <= 0) return "is left";
    return left > this.toAnswer ? "rests" : { asks: Math.ceil(left) };
  }
}
