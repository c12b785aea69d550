// The handle on the arc of a game: it moves from moment to moment by pointer, touch and keys, and the page follows.

import { find, put } from "../shared/dom.js";
import { ledTo, momentAt, nearest } from "./arc_positions.js";
import { Scrubbing } from "./slider_throttle.js";

/** @import { Listen } from "../shared/dom.js" */
/** @import { Moment } from "./arc_positions.js" */
/** @import { Command } from "./page.js" */

const PLOT = ".vfw-arc-plot";
const NO_PLACE = "button, a";

/**
 * @param {HTMLElement} root
 * @param {Command} command
 * @param {Listen} listen
 */
export function openArc(root, command, listen) {
  const scrubbing = new Scrubbing(command);
  let [now, shown] = [0, ""];
  let isHeld = false;
  const data = () => find(root, ".vfw-arc-moments")?.dataset;
  const moments = () => /** @type {Moment[]} */ (JSON.parse(data()?.moments ?? "[]"));
  const step = () => find(root, ".vfw-arc-moment")?.dataset.step;

  /** @param {Moment[]} all */
  const place = (all) => {
    const [x, , said] = all[now];
    const [at, handle, tag] = [".vfw-arc-at", ".vfw-arc-handle", ".vfw-arc-tag"].map((part) => find(root, part));
    if (!at || !handle || !tag) return;
    for (const part of [at, tag]) part.style.setProperty("--at", `${x}%`);
    put(handle, { "aria-valuemax": all.length - 1, "aria-valuenow": now, "aria-valuetext": said });
    const words = find(tag, "span");
    if (words) words.textContent = said.split(", between")[0].replace(": ", " · ");
    const [earlier, later] = tag.querySelectorAll("button");
    put(earlier, { "aria-disabled": String(now === 0) });
    put(later, { "aria-disabled": String(now === all.length - 1) });
  };
  /** @param {number} moment */
  const go = (moment) => {
    const all = moments();
    if (moment === now || !all[moment]) return;
    now = moment;
    place(all);
    scrubbing.want(String(all[now][1]), step());
  };
  /** @param {PointerEvent} event */
  const goTo = ({ clientX }) => {
    const box = find(root, PLOT)?.getBoundingClientRect();
    if (box) go(nearest(moments(), (100 * (clientX - box.left)) / box.width));
  };
  listen(root, "pointerdown", (event) => {
    const plot = event.target.closest(PLOT);
    if (!plot || event.button || event.target.closest(NO_PLACE)) return;
    scrubbing.take();
    isHeld = true;
    plot.setPointerCapture(event.pointerId);
    goTo(event);
  });
  listen(root, "pointermove", (event) => isHeld && goTo(event));
  for (const end of ["pointerup", "pointercancel"]) {
    listen(root, end, () => {
      if (isHeld) find(root, ".vfw-arc-handle")?.focus({ preventScroll: true });
      isHeld = false;
    });
  }
  listen(root, "keydown", (event) => {
    const isChord = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
    if (isChord || !event.target.matches(".vfw-arc-handle")) return;
    const moment = ledTo(event.key, now, moments(), JSON.parse(data()?.parts ?? "[]"));
    if (moment === undefined) return;
    event.preventDefault();
    go(moment);
  });
  listen(root, "click", ({ target }) => {
    const by = Number(target.closest("[data-arc]")?.dataset.arc ?? 0);
    if (by) go(now + by);
  });
  return {
    /** Something has been painted: perhaps another moment, or more of the curve. */
    beat() {
      const all = moments();
      if (!all.length) return;
      scrubbing.painted(step());
      const painted = step() ?? "";
      // Several moments may be one step: the handle stays where it was drawn to, as long as that is the step.
      const isElsewhere = painted !== shown && String(all[now]?.[1]) !== painted;
      if (isElsewhere && !isHeld && !scrubbing.isUnderWay) now = momentAt(all, Number(painted));
      shown = painted;
      now = Math.min(now, all.length - 1);
      place(all);
    },
  };
}
