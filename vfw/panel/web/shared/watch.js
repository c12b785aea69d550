// Watches whether the server answers. Voila reports neither a dead kernel nor a lost network connection: this does, on
// all pages. In a notebook each cell is watched separately. It reconnects: by a new socket if the kernel is alive, else
// by loading the page again.

import { watchCell } from "./cell_watch.js";
import { isExhibit, isInNotebook } from "./exhibit.js";
import { fateOf } from "./fate.js";
import { Notice } from "./notice.js";
import { leaveNote, takeNote } from "./notes.js";

/** @import { Kernel, Message } from "./jupyter.js" */
/** @import { Line, Sender } from "./line.js" */

const PING_EVERY = 2500; // ms
const SLOW_AFTER = 2000; // ms until a waiting press is reported
const LOST_AFTER = 8000; // ms without a word; a kernel may be busy for a while
const FIRST_WORD_AFTER = 30_000; // ms until the first word; what a page begins with may still be on its way
const LOOK_EVERY = 2000; // ms between two looks for the exhibit, while nothing is heard
const SOCKET_AFTER = 10_000; // ms until a new socket is tried in place of one that is open and silent
const STUCK_AFTER = 25_000; // ms without a word, after which a kernel that is said to live is given up
const RELOAD_AFTER = 30_000; // ms between two reloads of our own
const BEAT = 500; // ms

/**
 * A watched widget.
 * @typedef {object} Room
 * @property {HTMLElement} root where it is
 * @property {import("./delivery.js").Post} post who is asked there
 * @property {() => string} keeps how the sentence ends that tells of the loss
 * @property {(pong: Message) => boolean} isCurrent whether the widget shows the current state of the kernel
 * @property {(isLost: boolean) => boolean} changed what it does then; true where it closes
 * @property {() => boolean} goesOn whether the visitor is in the middle of something, to be gone on with after a reload
 */

/**
 * The note for the page that follows a reload by this script.
 * @typedef {{ at: number, goesOn: boolean, isUnsent: boolean }} CameBack
 */

export class Watch {
  /** @type {Room[]} */
  rooms = [];
  /** The widgets that have shown their state since the exhibit answers again. @type {Set<Room>} */
  current = new Set();
  /** @type {Notice | null} */
  notice = null;
  isLost = false;
  isOut = false;
  /** True once a message has come since the page was loaded. */
  wasHeard = false;
  #note = `vfw:came back to ${location.pathname}`;

  /** @param {Line} line */
  constructor(line) {
    this.line = line;
    this.heardAt = this.beatAt = this.pingedAt = this.lookedAt = this.socketAt = performance.now();
    /** @type {CameBack | null} */
    this.cameBack = takeNote(this.#note);
    setInterval(() => this.beat(), BEAT);
    // An exhibit on the visitor's own machine still answers without a network: a reason to ask, not to despair.
    for (const change of ["online", "offline"]) addEventListener(change, () => this.ping());
    // A part of the page did not start.
    addEventListener("vfw-load-again", (event) => {
      event.preventDefault();
      this.loadAgain();
    });
  }

  /**
   * Watch for a widget until the signal.
   * @param {Pick<Room, "root" | "post"> & Partial<Room>} room
   * @param {AbortSignal} signal
   */
  over(room, signal) {
    const watched = { keeps: () => ".", isCurrent: () => true, changed: () => false, goesOn: () => false, ...room };
    if (isInNotebook(room.root)) watchCell(watched, this.line, signal);
    if (!isExhibit()) return;
    if (!this.rooms.length) this.heardAt = performance.now();
    this.rooms.push(watched);
    this.notice ??= new Notice(() => this.loadAgain());
    signal.addEventListener("abort", () => (this.rooms = this.rooms.filter((other) => other !== watched)));
  }

  beat() {
    const now = performance.now();
    // A page in the background is not waited for: browsers let it sleep.
    if (document.hidden) this.heardAt = now;
    // While the page is at work itself, it hears nothing.
    else this.heardAt += Math.max(0, now - this.beatAt - 2 * BEAT);
    this.beatAt = now;
    if (now - this.pingedAt > (this.isLost ? PING_EVERY / 2 : PING_EVERY)) this.ping();
    this.line.sendAgain();
    if (!this.rooms.length || document.hidden) return;
    const isSilent = now - this.heardAt > PING_EVERY + 1000 || this.isCut;
    if (isSilent && now - this.lookedAt > LOOK_EVERY) this.look();
    if (now - this.heardAt > (this.wasHeard ? LOST_AFTER : FIRST_WORD_AFTER)) this.lose();
    this.notice?.sending(!this.isLost && this.line.delay > SLOW_AFTER);
  }

  /** The socket is closed, or the kernel is gone. */
  get isCut() {
    return !this.line.posts.size || (this.line.kernel?.connectionStatus ?? "connected") !== "connected";
  }

  ping() {
    this.pingedAt = performance.now();
    const asked = new Set(this.rooms.map(({ post }) => post));
    for (const post of asked) if (this.line.posts.has(post)) this.line.transmit(post, { kind: "ping" });
  }

  /**
   * Take a heartbeat. The lock opens once each widget shows its current state.
   * @param {Message} message
   * @param {Sender} post
   */
  heard(message, post) {
    this.heardAt = performance.now();
    this.wasHeard = true;
    if (!this.isLost || message.kind !== "pong") return;
    for (const room of this.rooms) if (room.post === post && room.isCurrent(message)) this.current.add(room);
    if (this.rooms.every((room) => this.current.has(room))) this.find();
  }

  lose() {
    if (this.isLost) return;
    this.isLost = true;
    this.current.clear();
    const [{ root, keeps }] = this.rooms;
    const words = `The exhibit does not answer${keeps()} This page goes on by itself when it is back.`;
    this.notice?.lost(words, root.style.zoom);
    const here = document.activeElement;
    const closed = this.rooms.filter(({ changed }) => changed(true));
    if (closed.some((room) => room.root.contains(here))) this.notice?.takeFocus(here);
  }

  find() {
    this.isLost = false;
    for (const { changed } of this.rooms) changed(false);
    this.notice?.found();
  }

  /** See what has become of the kernel, and go the way back that there is. */
  async look() {
    const { kernel } = this.line;
    if (!kernel || this.isOut) return;
    this.isOut = true;
    let fate = await fateOf(kernel, this.line.posts.size > 0);
    if (fate === "idle" && this.isLost && (await this.hasForgotten(kernel))) fate = "gone";
    if (fate !== "unknown" && this.isLost && performance.now() - this.heardAt > STUCK_AFTER) fate = "gone";
    this.isOut = false;
    this.lookedAt = performance.now();
    const isSoon = Date.now() - (this.cameBack?.at ?? 0) < RELOAD_AFTER;
    if (fate === "gone" && !isSoon) this.loadAgain();
    if (fate === "idle" && !kernel.isDisposed) this.openSocket(kernel);
  }

  /**
   * Return whether the kernel answers Jupyter but not these widgets: it was restarted, and does not know them.
   * @param {Kernel} kernel
   */
  async hasForgotten(kernel) {
    const wait = (/** @type {number} */ time) => new Promise((done) => setTimeout(done, time, false));
    this.ping();
    const asked = this.pingedAt;
    const answers = kernel.requestKernelInfo().then(
      () => true,
      () => false,
    );
    const hasAnswered = await Promise.race([answers, wait(LOOK_EVERY)]);
    await wait(1000); // The pong was on its way first, and may still be overtaken.
    return hasAnswered && this.heardAt < asked;
  }

  /**
   * Jupyter waits longer and longer until it tries, up to a minute.
   * @param {Kernel} kernel
   */
  openSocket(kernel) {
    const isOpen = kernel.connectionStatus === "connected";
    if (isOpen && !this.isLost) return;
    if (performance.now() - this.socketAt < (isOpen ? SOCKET_AFTER : LOOK_EVERY)) return;
    this.socketAt = performance.now();
    kernel.reconnect().catch(() => {});
  }

  loadAgain() {
    const isUnsent = this.line.hasLost || this.line.waiting.length > 0;
    leaveNote(this.#note, { at: Date.now(), goesOn: this.rooms[0]?.goesOn() ?? false, isUnsent });
    location.reload();
  }
}
