// A browser's storage of texts, for tests.

/** Texts by name. `isFull` refuses to keep another, `isOff` to have anything to do with them. */
export class FakeStorage {
  isFull = false;
  isOff = false;

  /** @param {Record<string, string>} [texts] */
  constructor(texts = {}) {
    Object.assign(this, texts);
    // A caller that asks for the keys of a storage gets the names of the texts alone.
    for (const own of ["isFull", "isOff"]) Object.defineProperty(this, own, { enumerable: false, writable: true });
  }

  /**
   * @param {string} name
   * @returns {string | null}
   */
  getItem(name) {
    this.#ask();
    return /** @type {any} */ (this)[name] ?? null;
  }

  /**
   * @param {string} name
   * @param {string} text
   */
  setItem(name, text) {
    this.#ask();
    if (this.isFull) throw new Error("QuotaExceededError");
    /** @type {any} */ (this)[name] = text;
  }

  /** @param {string} name */
  removeItem(name) {
    this.#ask();
    delete (/** @type {any} */ (this)[name]);
  }

  #ask() {
    if (this.isOff) throw new Error("SecurityError");
  }
}

/**
 * Have this page keep its texts there, and report to no listener yet that nothing is kept.
 * @param {Record<string, string>} [texts]
 */
export function keepIn(texts) {
  const storage = new FakeStorage(texts);
  Object.assign(globalThis, { localStorage: storage, document: { documentElement: { dataset: {} } } });
  return storage;
}
