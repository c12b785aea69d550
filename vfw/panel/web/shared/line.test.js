// Presses arrive once each and in their order, whatever gets lost on the way.

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { Line } from "./line.js";

/** A widget that notes what is sent; if it is `unknown`, the kernel was restarted. */
class Widget {
  sent = /** @type {any[]} */ ([]);
  isUnknown = false;

  /** @param {object} message */
  transmit(message) {
    if (this.isUnknown) throw new Error("no comm");
    this.sent.push(message);
  }

  get numbers() {
    return this.sent.map(({ number }) => number);
  }
}

let now = 0;
mock.method(performance, "now", () => now);

/** @type {Line} */
let line;
/** @type {Widget} */
let widget;

beforeEach(() => {
  now = 0;
  line = new Line(() => null);
  widget = new Widget();
  line.posts.add(widget);
});

const take = (/** @type {number} */ number) => line.taken({ page: line.page, number });

test("a press waits until the one before it is taken", () => {
  line.put(widget, { name: "first" });
  line.put(widget, { name: "second" });
  assert.deepEqual(widget.sent, [{ kind: "press", page: line.page, number: 1, message: { name: "first" } }]);
  take(1);
  assert.deepEqual(widget.numbers, [1, 2]);
});

test("what has no receipt is sent again after two seconds, as the same press", () => {
  line.put(widget, { name: "only" });
  now = 2000;
  line.sendAgain();
  assert.deepEqual(widget.numbers, [1]);
  now = 2001;
  line.sendAgain();
  assert.deepEqual(widget.numbers, [1, 1]);
  now = 4000; // counted from when it was sent again
  line.sendAgain();
  assert.deepEqual(widget.numbers, [1, 1]);
  now = 4002;
  line.sendAgain();
  assert.deepEqual(widget.numbers, [1, 1, 1]);
});

test("nothing is sent again when all is taken", () => {
  line.put(widget, {});
  take(1);
  now = 10_000;
  line.sendAgain();
  assert.deepEqual(widget.numbers, [1]);
});

test("the sender is told once that a press was received", () => {
  const taken = mock.fn();
  line.put(widget, {}, taken);
  assert.deepEqual([take(1), take(1)], [true, false]);
  assert.equal(taken.mock.callCount(), 1);
});

test("a receipt for another press or another page takes nothing", () => {
  line.put(widget, {});
  take(2);
  line.taken({ page: "another", number: 1 });
  assert.equal(line.waiting.length, 1);
});

test("presses of two widgets keep their order", () => {
  const other = new Widget();
  line.put(widget, {});
  line.put(other, {});
  line.put(widget, {});
  assert.deepEqual([widget.numbers, other.numbers], [[1], []]);
  take(1);
  take(2);
  assert.deepEqual([widget.numbers, other.numbers], [[1, 3], [2]]);
});

test("a widget that goes takes its presses with it, and the next one is sent", () => {
  const other = new Widget();
  line.put(widget, {});
  line.put(other, {});
  line.leave(widget);
  assert.deepEqual(other.numbers, [2]);
  assert.equal(line.hasLost, false);
});

test("a press to a widget that the kernel does not know any more is lost, and that is noted", () => {
  widget.isUnknown = true;
  line.put(widget, {});
  assert.equal(line.hasLost, true);
  assert.equal(line.posts.size, 0);
  assert.deepEqual(line.waiting, []);
});

test("an unanswered ping loses nothing", () => {
  widget.isUnknown = true;
  line.transmit(widget, { kind: "ping" });
  assert.equal(line.hasLost, false);
  assert.equal(line.posts.size, 0);
});

test("the delay is that of the oldest press", () => {
  assert.equal(line.delay, 0);
  line.put(widget, {});
  now = 300;
  line.put(widget, {});
  now = 1000;
  line.sendAgain();
  assert.equal(line.delay, 1000);
  take(1);
  assert.equal(line.delay, 700);
});

test("a socket that is open again sends what waits", () => {
  /** @type {(kernel: any, status: string) => void} */
  let changed = () => {};
  const connect = (/** @type {typeof changed} */ hear) => (changed = hear);
  const kernel = /** @type {any} */ ({ connectionStatusChanged: { connect } });
  line = new Line(() => kernel);
  line.put(widget, {});
  changed(kernel, "connecting");
  assert.deepEqual(widget.numbers, [1]);
  changed(kernel, "connected");
  assert.deepEqual(widget.numbers, [1, 1]);
});
