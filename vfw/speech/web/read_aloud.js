// "Read aloud": a button on cards, lessons and pages that reads the text beside it, and marks what it is reading.

import { around, find, findAll, html } from "../../panel/web/shared/dom.js";
import { chosenLikings, like, whenLiked } from "../../panel/web/shared/likings.js";
import { passagesIn } from "./passages.js";
import { USUAL_VOLUME, VOLUMES } from "./speaker.js";

/** @import { Listen } from "../../panel/web/shared/dom.js" */
/** @import { Speaker } from "./speaker.js" */

const [BEGIN, END] = ["Read aloud", "Stop reading"];
const FAILED = "It cannot be read aloud now.";

/** The visitor's volume: a place in `VOLUMES`, from 1. */
export function volume() {
  const chosen = Number(chosenLikings().volume ?? USUAL_VOLUME);
  return VOLUMES[chosen - 1] ? chosen : USUAL_VOLUME;
}

/** @param {number} steps */
export function louder(steps) {
  like("volume", String(Math.min(VOLUMES.length, Math.max(1, volume() + steps))));
}

/**
 * Make the buttons of this page read, and show them: without a voice there are none.
 * @param {Speaker} speaker
 * @param {Listen} listen
 * @param {number} [loudest] how loud the loudest is, in parts of one
 */
export function readAloud(speaker, listen, loudest = 1) {
  const page = document.documentElement;
  page.classList.add("vfw-reads");
  const hear = () => speaker.voice.setVolume(loudest * VOLUMES[volume() - 1]);
  whenLiked(hear);
  hear();

  /** The button that was pressed last. @type {HTMLElement | null} */
  let by = null;
  const controls = html(
    "span",
    { class: "vfw-reading", role: "group", "aria-label": "Reading aloud" },
    control("repeat", "Repeat"),
    control("softer", "Softer"),
    control("louder", "Louder"),
  );
  const trouble = html("span", { class: "vfw-reading-fails", role: "status" });
  controls.append(trouble);
  const isReading = () => Boolean(speaker.now?.element);
  speaker.changed = () => {
    const element = speaker.now?.element;
    for (const old of findAll(document, ".vfw-being-read")) if (old !== element) old.classList.remove("vfw-being-read");
    if (by) by.textContent = isReading() ? END : BEGIN;
    around(controls, ".vfw-aloud")?.classList.toggle("vfw-at-hand", isReading());
    trouble.textContent = speaker.failed && controls.isConnected ? FAILED : "";
    if (!element || element.classList.contains("vfw-being-read")) return;
    element.classList.add("vfw-being-read");
    element.scrollIntoView({ block: "nearest" });
  };
  /** @param {HTMLElement} button */
  const begin = (button) => {
    speaker.stop();
    by = button;
    button.after(controls);
    mark();
    speaker.say(passagesIn(around(button, ".vfw-step, [data-passage]") ?? document.body));
  };
  const mark = () => {
    const at = volume();
    controls.dataset.volume = String(at);
    for (const [name, last] of [["softer", 1], ["louder", VOLUMES.length]])
      find(controls, `[data-reading="${name}"]`)?.setAttribute("aria-disabled", String(at === last));
  };
  whenLiked(mark);
  listen(document, "click", ({ target }) => {
    const button = around(target, "[data-read-aloud]");
    const does = around(target, "[data-reading]")?.dataset.reading;
    if (does === "repeat") speaker.repeat();
    else if (does) louder(does === "louder" ? 1 : -1);
    else if (button && button === by && isReading()) speaker.stop();
    else if (button) begin(button);
  });
  listen(document, "keydown", ({ key }) => key === "Escape" && speaker.stop());
  // A sheet that closes takes along what is read on it.
  const left = () => by && !by.checkVisibility() && speaker.stop();
  listen(document, "toggle", left, { capture: true });
}

/**
 * @param {string} does
 * @param {string} words
 */
function control(does, words) {
  return html("button", { type: "button", class: "vfw-read-aloud", "data-reading": does }, words);
}
