// Watches whether the kernel of a notebook answers one cell. A notice appears in that cell only.

import { html } from "./dom.js";

/** @import { Message } from "./jupyter.js" */
/** @import { Line, Sender } from "./line.js" */
/** @import { Room } from "./watch.js" */

const PING_EVERY = 2000; // ms
const LOST_AFTER = 4; // pings without an answer
export const RESTARTED = "The kernel was restarted: run this cell again.";
export const EARLIER = "This cell is from an earlier session. Run all cells again.";
export const SILENT = "The kernel does not answer. This cell goes on when it is back.";

/**
 * The notice about a kernel.
 * @param {{ isKnown: boolean, isConnected: boolean, isBusy: boolean, wasHeard: boolean, unanswered: number }} about
 *   whether the kernel may know the widget, whether it is connected and at work, and what it has answered so far
 */
export function wordsOf({ isKnown, isConnected, isBusy, wasHeard, unanswered }) {
  if (!isKnown) return RESTARTED;
  if (unanswered < LOST_AFTER || (isConnected && isBusy)) return "";
  if (!isConnected) return SILENT;
  return wasHeard ? RESTARTED : EARLIER;
}

/**
 * Watch for a widget until the signal, and report problems above it.
 * @param {Room & { post: Sender & { listen(hear: (message: Message) => void, signal: AbortSignal): void } }} room
 * @param {Line} line
 * @param {AbortSignal} signal
 */
export function watchCell(room, line, signal) {
  const { root, post } = room;
  const notice = html("div", { class: "vfw-cell-notice", role: "status" });
  root.before(notice);
  let [unanswered, wasHeard] = [0, false];
  const show = () => {
    const { kernel } = line;
    const isConnected = (kernel?.connectionStatus ?? "connected") === "connected";
    const isKnown = line.posts.has(post);
    const words = wordsOf({ isKnown, isConnected, isBusy: kernel?.status === "busy", wasHeard, unanswered });
    if (words === notice.textContent) return;
    room.changed(words !== "");
    notice.textContent = words;
  };
  const beat = () => {
    unanswered = document.hidden || line.kernel?.status === "busy" ? 0 : unanswered + 1;
    if (line.posts.has(post)) line.transmit(post, { kind: "ping" });
    show();
    // A press here would keep the presses of other cells waiting.
    if (notice.textContent === EARLIER) line.drop(post);
  };
  post.listen((message) => {
    if (message.kind !== "pong") return;
    wasHeard = true;
    if (notice.textContent === "" || room.isCurrent(message)) unanswered = 0;
    show();
  }, signal);
  beat();
  const beats = setInterval(beat, PING_EVERY);
  signal.addEventListener("abort", () => {
    clearInterval(beats);
    notice.remove();
  });
}
