// The connection to a kernel. A press waits until the kernel has received it, and the next waits behind it: so none is
// lost or received twice, and their order is kept.

/** @import { Kernel } from "./jupyter.js" */

const AGAIN_AFTER = 2000; // ms without a receipt

/**
 * The widget of a line sends a message as it is, and throws if the kernel does not know the widget any more.
 * @typedef {{ transmit(message: object): void }} Sender
 */

/**
 * @typedef {object} Press
 * @property {Sender} post
 * @property {object} message
 * @property {() => void} taken
 * @property {number} number
 * @property {number} since
 * @property {number} sentAt
 */

/**
 * The kernel's receipt of a press.
 * @typedef {{ page: string, number: number }} Receipt
 */

export class Line {
  page = Math.random().toString(36).slice(2);
  /** The widgets that the kernel knows. @type {Set<Sender>} */
  posts = new Set();
  /** The first of them is on its way. @type {Press[]} */
  waiting = [];
  /** True if a press can never arrive, because the kernel no longer knows its widget. */
  hasLost = false;
  #number = 0;

  /** @param {() => Kernel | null} kernel Jupyter's connection; not every place that shows widgets has one. */
  constructor(kernel) {
    this.kernelNow = kernel;
    this.kernel?.connectionStatusChanged.connect((_, status) => {
      if (status === "connected") this.send();
    });
  }

  get kernel() {
    return this.kernelNow();
  }

  /**
   * @param {Sender} post
   * @param {object} message
   * @param {() => void} [taken]
   */
  put(post, message, taken = () => {}) {
    this.#number += 1;
    this.waiting.push({ post, message, taken, number: this.#number, since: performance.now(), sentAt: -Infinity });
    if (this.waiting.length === 1) this.send();
  }

  /** Send what is the first to be taken, perhaps again. */
  send() {
    const [first] = this.waiting;
    if (!first) return;
    first.sentAt = performance.now();
    const { post, number, message } = first;
    this.transmit(post, { kind: "press", page: this.page, number, message });
  }

  sendAgain() {
    const [first] = this.waiting;
    if (first && performance.now() - first.sentAt > AGAIN_AFTER) this.send();
  }

  /**
   * After a restart of the kernel, Jupyter throws: the kernel does not know this widget.
   * @param {Sender} post
   * @param {object} message
   */
  transmit(post, message) {
    try {
      post.transmit(message);
    } catch {
      this.hasLost ||= this.waiting.some((press) => press.post === post);
      this.leave(post);
    }
  }

  /**
   * Take it if it is the receipt of the press that is under way. Return whether it is.
   * @param {Receipt} receipt
   */
  taken({ page, number }) {
    const [first] = this.waiting;
    if (page !== this.page || number !== first?.number) return false;
    this.waiting.shift();
    first.taken();
    this.send();
    return true;
  }

  /** The waiting time of the oldest press, in ms. */
  get delay() {
    return this.waiting.length ? performance.now() - this.waiting[0].since : 0;
  }

  /**
   * A widget has gone, and with it what it had to say.
   * @param {Sender} post
   */
  leave(post) {
    this.posts.delete(post);
    this.drop(post);
  }

  /**
   * The messages of a widget are not received any more.
   * @param {Sender} post
   */
  drop(post) {
    this.waiting = this.waiting.filter((press) => press.post !== post);
    this.send();
  }
}
