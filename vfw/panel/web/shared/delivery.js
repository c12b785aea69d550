// Presses arrive once each, whatever happens to a socket; the other half is `delivery.py`, which says what is sent.
// All our widgets on a page that live in one kernel share a line to it. A press waits there until the kernel has taken
// it, and the next waits behind it: so none is lost, none is taken twice, and they are taken in their order.

const AGAIN_AFTER = 2000; // ms without a receipt

/** A widget whose `render` finds a `post` beside its model. */
function delivered(render) {
  return () => {
    let post;
    return {
      initialize({ model, signal }) {
        post = new Post(model, signal);
      },
      render: (view) => render({ ...view, post }),
    };
  };
}

/** Where the presses of one widget are handed in. It outlives the views of the widget, as their presses do. */
class Post {
  constructor(model, signal) {
    Object.assign(this, { model, hearers: new Set(), line: lineTo(model.widget_manager) });
    this.line.posts.add(this);
    model.on("msg:custom", (message) => this.receive(message));
    signal.addEventListener("abort", () => this.line.leave(this));
  }

  /** Let the kernel act on a message; `taken` is called when it has. */
  send(message, taken = () => {}) {
    this.line.put(this, message, taken);
  }

  /** Whatever the kernel says to the widget. */
  listen(hear, signal) {
    this.hearers.add(hear);
    signal.addEventListener("abort", () => this.hearers.delete(hear));
  }

  receive(message) {
    this.line.watch.heard(message, this);
    if (message.kind === "taken") this.line.taken(message);
    else this.tell(message);
  }

  tell(message) {
    for (const hear of this.hearers) hear(message);
  }
}

/** There is one for each kernel, whichever of our scripts comes first. */
function lineTo(manager) {
  const lines = (globalThis[Symbol.for("vfw lines")] ??= new WeakMap());
  if (!lines.has(manager)) lines.set(manager, new Line(manager));
  return lines.get(manager);
}

class Line {
  constructor(manager) {
    const page = Math.random().toString(36).slice(2);
    Object.assign(this, { manager, page, number: 0, waiting: [], posts: new Set(), hasLost: false });
    this.watch = new Watch(this);
    this.kernel?.connectionStatusChanged.connect((_, status) => status === "connected" && this.send());
  }

  /** Jupyter's connection; not every place that shows widgets has one. */
  get kernel() {
    return this.manager.kernel ?? null;
  }

  put(post, message, taken) {
    this.number += 1;
    this.waiting.push({ post, message, taken, number: this.number, since: performance.now() });
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

  /** Where the kernel has begun anew, Jupyter throws: nobody there knows of this widget. */
  transmit(post, message) {
    try {
      post.model.send(message);
    } catch {
      this.hasLost ||= this.waiting.some((press) => press.post === post);
      this.leave(post);
    }
  }

  taken({ page, number, says }) {
    const [first] = this.waiting;
    if (page !== this.page || number !== first?.number) return;
    this.waiting.shift();
    first.taken();
    for (const message of says) first.post.tell(message);
    this.send();
  }

  /** How long the oldest press has waited, in ms. */
  get delay() {
    return this.waiting.length ? performance.now() - this.waiting[0].since : 0;
  }

  /** A widget has gone, and with it what it had to say. */
  leave(post) {
    this.posts.delete(post);
    this.waiting = this.waiting.filter((press) => press.post !== post);
    this.send();
  }
}
