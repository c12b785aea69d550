// The saved game in the browser: a line for the header and one for each reply. It is written whole each time, so that
// two windows with one slot never mix their games: the last to move wins.

import { download, saveAside } from "../shared/files.js";
import { asideIn, keepText, keptText, keyOf, putAside, tellOnce } from "../shared/keeping.js";

export class KeptGame {
  #lines = /** @type {string[]} */ ([]);
  #aside = "";
  #mayWrite;
  #tellOfLoss;

  /**
   * @param {string} slot "" keeps nothing.
   * @param {() => void} tellOfLoss Called once on a page, where the browser keeps nothing.
   */
  constructor(slot, tellOfLoss) {
    this.key = slot && keyOf(slot);
    this.works = this.#mayWrite = Boolean(slot);
    this.#tellOfLoss = tellOfLoss;
  }

  /**
   * Keep another game; the kept one is set aside or not.
   * @param {object} header
   * @param {boolean} [isPutAside]
   */
  begin(header, isPutAside) {
    this.#lines = [JSON.stringify(header)];
    if (isPutAside) {
      this.#aside = this.whole();
      // If it cannot be set aside, nothing may be written over it.
      this.#mayWrite &&= putAside(this.key);
    }
    this.#write();
  }

  /**
   * Keep the replies from number `from` on. Return whether those before it were known.
   * @param {number} from
   * @param {unknown[]} entries
   */
  append(from, entries) {
    if (this.#lines.length - 1 < from) return false;
    this.#lines = [...this.#lines.slice(0, from + 1), ...entries.map((entry) => JSON.stringify(entry))];
    this.#write();
    return true;
  }

  /** The text of a save; "" where nothing is kept. */
  whole() {
    return this.key ? asSave(keptText(this.key)) : "";
  }

  /** True once a game was begun or resumed on this page. */
  get isOpen() {
    return this.#lines.length > 0;
  }

  /** Give the games that were set aside on this page, or are about to be. */
  download() {
    download("votes-for-women.json", this.#aside || this.whole());
  }

  /** Whether a game was set aside, on this page or on one before it. */
  get hasAside() {
    return asideIn(this.key).length > 0;
  }

  downloadAside() {
    const isGame = (/** @type {string} */ name) => name.startsWith(`${this.key}:put aside `);
    saveAside(this.key, (text, name) => (isGame(name) ? asSave(text) : text));
  }

  #write() {
    if (!this.key) return;
    this.works = this.#mayWrite && keepText(this.key, this.#lines.join("\n"));
    if (!this.works) tellOnce(this.#tellOfLoss);
  }
}

/**
 * The lines in which a game is kept, as the text of a save. Other texts stay as they are.
 * @param {string} text
 */
export function asSave(text) {
  const [head, ...replies] = text.split("\n");
  return head.startsWith("{") ? `${head.slice(0, -1)},"replies":[${replies.join(",")}]}` : text;
}
