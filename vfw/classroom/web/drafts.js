// What has been written or chosen and not been sent yet. In a story this browser keeps it, whatever becomes of the
// page.

import { forgetAside, keepText, keptText, keyOf, putAside } from "../../panel/web/shared/keeping.js";

/** By what each belongs to. @typedef {Record<string, string>} Texts */

/**
 * Listeners for: a kept text cannot be read, that nothing is kept, and that drafts have changed on this page.
 * @typedef {{ damaged: (text: string) => void, keepsNothing: () => void, changed: () => void }} Hearer
 */

export class Drafts {
  #slot;
  #lesson;
  #mayKeep;
  #here;
  #hearer;

  /**
   * @param {string} lesson "" keeps nothing.
   * @param {Hearer} hearer
   */
  constructor(lesson, hearer) {
    this.#lesson = lesson;
    this.#slot = lesson && `${keyOf(lesson)}:drafts`;
    this.#mayKeep = Boolean(lesson);
    this.#here = lesson ? shared(this.#slot) : { texts: /** @type {Texts} */ ({}) };
    this.#hearer = hearer;
  }

  /** @returns {Texts} */
  get all() {
    return (this.#mayKeep && textsIn(keptText(this.#slot))) || this.#here.texts;
  }

  /** The number of drafts. */
  get unsent() {
    return Object.values(this.all).filter(Boolean).length;
  }

  /**
   * @param {string} name
   * @param {string} text
   */
  note(name, text) {
    this.#keep({ ...this.all, [name]: text });
  }

  /**
   * These have arrived.
   * @param {Set<string>} names
   */
  forget(names) {
    this.#keep(Object.fromEntries(Object.entries(this.all).filter(([name]) => !names.has(name))));
  }

  wipe() {
    this.replace("");
    if (this.#slot) forgetAside(keyOf(this.#lesson));
  }

  /**
   * Go on with the drafts of another lesson, as the browser keeps them.
   * @param {string} kept
   */
  replace(kept) {
    this.#keep(textsIn(kept) ?? {});
  }

  /** @param {Texts} texts */
  #keep(texts) {
    this.#here.texts = texts;
    if (!this.#slot) return;
    const kept = keptText(this.#slot);
    if (this.#mayKeep && kept && !textsIn(kept)) {
      this.#mayKeep = putAside(this.#slot);
      this.#hearer.damaged(kept);
    }
    if (!(this.#mayKeep && keepText(this.#slot, JSON.stringify(texts)))) this.#hearer.keepsNothing();
    this.#hearer.changed();
  }
}

/**
 * All leaves of a story know of them, also where the browser keeps nothing.
 * @param {string} slot
 * @returns {{ texts: Texts }}
 */
function shared(slot) {
  const page = /** @type {{ [name: symbol]: Record<string, { texts: Texts }> }} */ (/** @type {any} */ (globalThis));
  const drafts = (page[Symbol.for("vfw drafts")] ??= {});
  return (drafts[slot] ??= { texts: {} });
}

/**
 * The object in a text, whose values are texts; undefined where there is none.
 * @param {string} text
 * @returns {Texts | undefined}
 */
export function textsIn(text) {
  try {
    const object = JSON.parse(text);
    const values = object?.constructor === Object ? Object.values(object) : [null];
    return values.every((value) => typeof value === "string") ? object : undefined;
  } catch {
    return undefined;
  }
}
