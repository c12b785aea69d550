// The moves of the computer advance by themselves, at the visitor's pace, and can be paused.

/** The factor of the usual time of a step; a pace that is not here does not go on by itself. */
const SLOWER = new Map([
  ["slow", 2.2],
  ["usual", 1],
  ["fast", 0.35],
]);

export class Pacemaker {
  #pace = "usual";
  #isPaused = false;
  /** @type {number | null} */
  #question = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {() => number} time How long the step that is shown is usually looked at, in ms; 0 where nothing goes on.
   * @param {() => void} next
   * @param {() => void} onStop Called if a step does not go on by itself.
   * @param {AbortSignal} signal
   */
  constructor(time, next, onStop, signal) {
    this.time = time;
    this.next = next;
    this.onStop = onStop;
    signal.addEventListener("abort", () => clearTimeout(this.#timer));
  }

  /**
   * A question is painted; the same one may be painted again.
   * @param {number | null} asked
   */
  beat(asked) {
    if (asked === this.#question) return;
    this.#question = asked;
    this.again();
  }

  /** @param {string} pace Whether it goes on by itself. */
  set(pace) {
    this.#pace = pace;
    this.again();
    return SLOWER.has(pace);
  }

  /** @param {boolean} isOn */
  pause(isOn) {
    this.#isPaused = isOn;
    this.again();
  }

  /** Look at the step from now on for all of its time. */
  again() {
    clearTimeout(this.#timer);
    const [time, slower] = [this.time(), SLOWER.get(this.#pace)];
    if (time && slower && !this.#isPaused) this.#timer = setTimeout(this.next, time * slower);
    else if (time && !slower) this.onStop();
  }
}
