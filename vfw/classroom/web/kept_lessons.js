// The lessons that this browser keeps beside the one that is open: the last three, each with what was not sent.

import { forgetText, keepText, keptText, putAside } from "../../panel/web/shared/keeping.js";

export const NOW = "now";
const MOST = 3;

/** A lesson and what is written and not sent, as texts. @typedef {{ text: string, drafts: string }} Lesson */
/** A lesson that was open before, with its name in this browser. @typedef {Lesson & { key: string }} Earlier */

export class KeptLessons {
  #slot;
  #list;

  /** @param {string} slot the key of the lesson that is open */
  constructor(slot) {
    this.#slot = slot;
    this.#list = `${slot}:earlier`;
  }

  /** Those that were open before, the newest first. */
  get earlier() {
    return lessonsIn(keptText(this.#list)) ?? [];
  }

  /**
   * A lesson by its key.
   * @param {string} key
   * @returns {Lesson | undefined}
   */
  find(key) {
    if (key === NOW) return { text: keptText(this.#slot), drafts: keptText(`${this.#slot}:drafts`) };
    return this.earlier.find((lesson) => lesson.key === key);
  }

  /**
   * Make room for a new lesson. Return whether that was possible: if the browser has no room, all stays as it is.
   * @param {boolean} keepsNow whether anything was done in the lesson that is open
   */
  putAway(keepsNow) {
    if (keepsNow && !this.#keep(this.#withNow(this.earlier).slice(0, MOST))) return false;
    this.#forgetNow();
    return true;
  }

  /**
   * Open an earlier lesson in the place of the one that is open. Its drafts; null if that was not possible.
   * @param {string} key
   * @param {boolean} keepsNow
   */
  takeUp(key, keepsNow) {
    const taken = this.find(key);
    const others = this.earlier.filter((lesson) => lesson.key !== key);
    if (!taken || !this.#keep(keepsNow ? this.#withNow(others) : others)) return null;
    keepText(this.#slot, taken.text);
    return taken.drafts;
  }

  /** @param {string} key */
  remove(key) {
    if (key === NOW) this.#forgetNow();
    else this.#keep(this.earlier.filter((lesson) => lesson.key !== key));
  }

  /**
   * Put a lesson that was opened from a file before the others. Return whether the browser has room for it.
   * @param {Lesson} lesson
   */
  add(lesson) {
    return this.#keep([{ key: this.#newKey(), ...lesson }, ...this.earlier]);
  }

  /** @param {Earlier[]} others */
  #withNow(others) {
    const now = /** @type {Lesson} */ (this.find(NOW));
    return now.text || now.drafts ? [{ key: this.#newKey(), ...now }, ...others] : others;
  }

  #newKey() {
    return String(1 + Math.max(0, ...this.earlier.map(({ key }) => Number(key) || 0)));
  }

  #forgetNow() {
    for (const key of [this.#slot, `${this.#slot}:drafts`]) forgetText(key);
  }

  /** @param {Earlier[]} lessons */
  #keep(lessons) {
    const kept = keptText(this.#list);
    if (kept && !lessonsIn(kept) && !putAside(this.#list)) return false;
    return keepText(this.#list, JSON.stringify(lessons));
  }
}

/**
 * The lessons in a text; undefined if it holds something else.
 * @param {string} text
 * @returns {Earlier[] | undefined}
 */
export function lessonsIn(text) {
  try {
    const lessons = JSON.parse(text);
    const areLessons = lessons.every(
      (/** @type {any} */ it) => [it.key, it.text, it.drafts].every((part) => typeof part === "string"),
    );
    return areLessons ? lessons : undefined;
  } catch {
    return undefined;
  }
}
