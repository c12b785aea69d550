// Each press arrives exactly once, whatever happens to a socket; the other half is `widgets.py`, which describes the
// messages.

import { isInNotebook } from "./exhibit.js";
import { tellAbove } from "./files.js";
import { Line } from "./line.js";
import { inView } from "./view.js";
import { Watch } from "./watch.js";

/** @import { Manager, Message, Model, View, Widget } from "./jupyter.js" */
/** @import { Receipt } from "./line.js" */

const FAILED = "That did not work. What you did before is kept. Try again, or load the page again.";

/**
 * A widget whose view finds a `post` beside its model, and a signal that says when the view has gone.
 * @param {(view: View & { readonly post: Post }, signal: AbortSignal) => unknown} show
 * @returns {() => Widget}
 */
export function delivered(show) {
  return () => {
    /** @type {Post} */
    let post;
    return {
      initialize({ model, signal }) {
        post = new Post(model, signal);
      },
      render: inView((view, signal) => {
        post.listen(({ kind }) => kind === "failed" && tellOfFailure(view.el), signal);
        return show({ ...view, post }, signal);
      }),
    };
  };
}

/**
 * Say that a press had no effect: in its cell of a notebook, whose menus it must not cover, else above the page.
 * @param {HTMLElement} el of the widget
 */
function tellOfFailure(el) {
  const place = isInNotebook(el) ? el : document.body;
  // Not the alert of a lesson that goes on in another window: its button is the only way back.
  place.querySelector(':scope > .vfw-failed[role="status"]')?.remove();
  tellAbove(place, "vfw-failed", FAILED);
}

/** The queue for the presses of one widget. It outlives the views of the widget, as their presses do. */
export class Post {
  /** @type {Set<(message: Message) => void>} */
  hearers = new Set();

  /**
   * @param {Model} model
   * @param {AbortSignal} signal
   */
  constructor(model, signal) {
    this.model = model;
    const { line, watch } = connectionTo(model.widget_manager);
    this.line = line;
    this.watch = watch;
    this.line.posts.add(this);
    model.on("msg:custom", (message) => this.receive(message));
    signal.addEventListener("abort", () => this.line.leave(this));
  }

  /**
   * Let the kernel act on a message; `taken` is called when it has.
   * @param {object} message
   * @param {() => void} [taken]
   */
  send(message, taken) {
    this.line.put(this, message, taken);
  }

  /**
   * Hand a message to the kernel as it is: it may get lost.
   * @param {object} message
   */
  transmit(message) {
    this.model.send(message);
  }

  /**
   * Hear whatever the kernel says to the widget.
   * @param {(message: Message) => void} hear
   * @param {AbortSignal} signal
   */
  listen(hear, signal) {
    this.hearers.add(hear);
    signal.addEventListener("abort", () => this.hearers.delete(hear));
  }

  /** @param {Message} message */
  receive(message) {
    this.watch.heard(message, this);
    if (message.kind === "taken") this.take(/** @type {any} */ (message));
    else this.tell(message);
  }

  /**
   * What a press has changed comes with its receipt, for all widgets, so the page paints it at once; and what is said
   * to them, which is heard once, however often the receipt comes.
   * @param {Receipt & { states: Record<string, object>, says: Record<string, Message[]> }} receipt
   */
  async take({ states, says, ...receipt }) {
    const manager = this.model.widget_manager;
    const known = Object.keys({ ...states, ...says }).filter((id) => manager.has_model(id));
    const models = await Promise.all(known.map((id) => manager.get_model(id)));
    models.forEach((model, i) => model.set_state(states[known[i]] ?? {}));
    if (!this.line.taken(receipt)) return;
    models.forEach((model, i) => {
      for (const message of says[known[i]] ?? []) model.trigger("msg:custom", message);
    });
  }

  /** @param {Message} message */
  tell(message) {
    for (const hear of this.hearers) hear(message);
  }
}

/** @typedef {{ readonly line: Line, readonly watch: Watch }} Connection */

/**
 * All our widgets on a page that live in one kernel share it, whichever of our scripts comes first.
 * @param {Manager} manager
 * @returns {Connection}
 */
function connectionTo(manager) {
  /** @type {{ [name: symbol]: WeakMap<Manager, Connection> }} */
  const page = /** @type {any} */ (globalThis);
  const connections = (page[Symbol.for("vfw connections")] ??= new WeakMap());
  let connection = connections.get(manager);
  if (!connection) {
    const line = new Line(() => manager.kernel ?? null);
    connection = { line, watch: new Watch(line) };
    connections.set(manager, connection);
  }
  return connection;
}
