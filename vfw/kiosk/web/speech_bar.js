// Speech in the bar of a kiosk: one button turns it on, and while it is on it can be repeated, and be louder or softer.

import { find, html } from "../../panel/web/shared/dom.js";
import { chosenLikings, like, whenLiked } from "../../panel/web/shared/likings.js";
import { louder, readAloud, volume } from "../../speech/web/read_aloud.js";
import { Speaker, VOLUMES } from "../../speech/web/speaker.js";
import { RenderedVoice } from "../../speech/web/voices.js";
import { loudnessOfAll } from "./sounds.js";
import { Telling } from "./telling.js";

/** @import { Listen } from "../../panel/web/shared/dom.js" */

/**
 * Put it into the bar, and begin to speak where it is on.
 * @param {string} address which takes a text and gives its sound
 * @param {boolean} byItself whether it is on by default
 * @param {Listen} listen
 * @returns {Speaker}
 */
export function placeSpeech(address, byItself, listen) {
  const speaker = new Speaker(new RenderedVoice(address));
  readAloud(speaker, listen, loudnessOfAll());
  const telling = new Telling(speaker, listen);
  const isOn = () => (chosenLikings().speech ?? (byItself ? "on" : "off")) === "on";
  const turn = html("button", { type: "button", class: "vfw-kiosk-speaks" }, "Speech");
  turn.addEventListener("click", () => like("speech", isOn() ? "off" : "on"));
  const repeat = button("Repeat", () => speaker.repeat());
  const [soft, loud] = [
    button("Softer", () => change(-1)),
    button("Louder", () => change(1)),
  ];
  const controls = html("span", { class: "vfw-kiosk-speech", role: "group", "aria-label": "Speech" });
  controls.append(repeat, soft, loud);
  const change = (/** @type {number} */ steps) => {
    louder(steps);
    // The current text goes on, and is louder at once.
    if (!speaker.now?.element) speaker.aside(`Volume ${volume()} of ${VOLUMES.length}.`);
  };
  const mark = () => {
    turn.ariaPressed = String(isOn());
    controls.hidden = !isOn();
    document.documentElement.classList.toggle("vfw-kiosk-heard", isOn());
    soft.ariaDisabled = String(volume() === 1);
    loud.ariaDisabled = String(volume() === VOLUMES.length);
    telling.turn(isOn());
  };
  find(document, ".vfw-kiosk-bar")?.append(turn, controls);
  whenLiked(mark);
  mark();
  return speaker;
}

/**
 * @param {string} text
 * @param {() => void} does
 */
function button(text, does) {
  const made = html("button", { type: "button" }, text);
  made.addEventListener("click", does);
  return made;
}
