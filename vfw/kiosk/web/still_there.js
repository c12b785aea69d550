// "Still there?": asked of a visitor who has touched nothing for a while, counted down to be seen and to be heard.

import { html } from "../../panel/web/shared/dom.js";
import { ask } from "./bar.js";
import { loudnessOfAll } from "./sounds.js";

const HEARD_AT = [10, 5]; // and at first
const TONE = 660; // Hz
const TICK = 0.12; // s

export class StillThere {
  /** @type {HTMLDialogElement | null} */
  dialog = null;
  seconds = html("b", { class: "vfw-kiosk-seconds" });
  said = html("span", { class: "vfw-kiosk-said", role: "timer", "aria-live": "assertive" });

  shown = Infinity;

  /** @param {() => void} stays */
  constructor(stays) {
    this.stays = stays;
  }

  get isOpen() {
    return Boolean(this.dialog?.isConnected);
  }

  /** @param {number} seconds that are left */
  show(seconds) {
    if (!this.isOpen) {
      const shown = html("span", { "aria-hidden": "true" }, "This screen starts again in ", this.seconds, " seconds.");
      const text = html("span", {}, shown, this.said);
      this.dialog = ask("vfw-still-there", "Still there?", text, [["More time", this.stays]]);
      this.shown = Infinity;
    }
    if (seconds === this.shown) return;
    // A busy machine skips a second now and then.
    const isHeard = this.shown === Infinity || HEARD_AT.some((at) => seconds <= at && at < this.shown);
    this.shown = seconds;
    this.seconds.textContent = String(seconds);
    if (isHeard) this.said.textContent = `This screen starts again in ${seconds} seconds.`;
    tick();
  }

  close() {
    this.dialog?.remove();
    this.dialog = null;
  }
}

/** @type {AudioContext | undefined} */
let sound;

/** A short soft tone. Before the first touch a browser lets no page sound. */
function tick() {
  if (!loudnessOfAll()) return;
  sound ??= new AudioContext();
  if (sound.state !== "running") return;
  const [tone, softly, now] = [sound.createOscillator(), sound.createGain(), sound.currentTime];
  tone.frequency.value = TONE;
  softly.gain.setValueAtTime(0.08 * loudnessOfAll(), now);
  softly.gain.exponentialRampToValueAtTime(0.001 * loudnessOfAll(), now + TICK);
  tone.connect(softly).connect(sound.destination);
  tone.start(now);
  tone.stop(now + TICK);
}
