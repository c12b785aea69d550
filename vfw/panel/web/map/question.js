// The question at hand, and the visitor's answer. The map and the table of states have one of these each.

/** @import { Place } from "./places.js" */

/**
 * The question of a map: `showing` is another number each time Python shows it, `question` for each question.
 * @typedef {object} Scene
 * @property {number} [showing]
 * @property {number} [question]
 * @property {string[]} states that may be chosen, by their codes
 * @property {string[]} regions that may be chosen
 * @property {Record<string, string[]>} campaigners the colors of the campaigners in a region
 * @property {Record<string, number>} [hinted] places that a hint names, and its number
 */

/** @type {Scene} */
const NOTHING_YET = { states: [], regions: [], campaigners: {} };

export class Asking {
  /** @type {Scene} */
  scene = NOTHING_YET;
  isAnswered = false;
  /** Whether what is asked follows an answer that was given here: only then may the focus move. */
  follows = false;
  askedAt = -Infinity;

  /**
   * @param {{ get(name: string): any }} model
   * @param {((message: object) => void) | null} send Null where nothing is asked.
   * @param {(text: string) => void} tell Heard by those who listen to the page.
   */
  constructor(model, send, tell) {
    this.model = model;
    this.send = send;
    this.tell = tell;
  }

  /** Take the current question. Return whether it is another one than before. */
  hear() {
    /** @type {Scene} */
    const scene = this.model.get("scene");
    const isNew = scene.question !== this.scene.question;
    if (isNew) [this.askedAt, this.follows] = [performance.now(), this.isAnswered];
    if (scene.showing !== this.scene.showing) this.isAnswered = false;
    this.scene = scene;
    return isNew;
  }

  /** @param {Place} place */
  isLegal(place) {
    return (place.sign ? this.scene.regions : this.scene.states).includes(place.key);
  }

  /**
   * The number of the hint that names the place; 0 if none does.
   * @param {Place} place
   */
  hintFor(place) {
    return this.scene.hinted?.[place.key] ?? 0;
  }

  /**
   * The meaning of a pick of the place: itself, its region, or nothing.
   * @param {Place} place
   */
  replyFor(place) {
    if (this.isLegal(place)) return place.key;
    const { region } = place;
    return region !== undefined && this.scene.regions.includes(region) ? region : null;
  }

  /**
   * Answer with the place, or say that it is no answer. Return whether it is one.
   * @param {Place} place
   */
  choose(place) {
    const reply = this.replyFor(place);
    if (!reply) {
      const isOpen = this.scene.states.length + this.scene.regions.length > 0;
      this.tell(isOpen ? `${place.name} cannot be chosen now.` : "The map has no question now.");
    } else if (!this.isAnswered) {
      this.isAnswered = true;
      this.send?.({ pick: reply, question: this.scene.question });
    }
    return Boolean(reply);
  }
}
