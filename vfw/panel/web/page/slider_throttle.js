// While a slider is dragged, only the newest position is requested, and only after the last one has been painted.

export class Scrubbing {
  /** The step that was shown when something was asked for and not painted yet. @type {string | undefined} */
  #sentAt = "";
  /** The place that is meant by now. @type {string | null} */
  #wanted = null;

  /** @param {(name: string, fields?: Record<string, string>) => void} command */
  constructor(command) {
    this.command = command;
  }

  /** The slider is dragged again: earlier requests are not waited for. */
  take() {
    this.#sentAt = "";
  }

  /**
   * Ask for something while a step is shown.
   * @param {string} name
   * @param {Record<string, string>} fields
   * @param {string} [step]
   */
  send(name, fields, step) {
    this.#sentAt = step;
    this.command(name, fields);
  }

  /**
   * Return whether the request is painted: another step than then is shown.
   * @param {string} [step]
   */
  isPainted(step) {
    return this.#sentAt !== step;
  }

  /**
   * The slider has been drawn to a place.
   * @param {string} place
   * @param {string} [step]
   */
  want(place, step) {
    if (!this.isPainted(step)) this.#wanted = place;
    else if (place !== step) this.send("go", { value: place }, step);
  }

  /**
   * It has been let go there, or another field was set.
   * @param {string} name
   * @param {string} value
   * @param {string} [step]
   */
  rest(name, value, step) {
    this.#wanted = null;
    this.send(name, { value }, step);
  }

  /**
   * Something has been painted, perhaps another step.
   * @param {string} [step]
   */
  painted(step) {
    if (this.isPainted(step)) this.#sentAt = "";
    if (this.#sentAt || this.#wanted === null) return;
    const place = this.#wanted;
    this.#wanted = null;
    if (place !== step) this.send("go", { value: place }, step);
  }

  /** True while a request is not painted yet. */
  get isUnderWay() {
    return Boolean(this.#sentAt) || this.#wanted !== null;
  }
}
