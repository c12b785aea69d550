// The time of a film: a slider over its frames, steps, jumps to what happened, a button that plays and pauses, and how
// fast it plays.

import { clamp } from "../../../panel/web/map/geometry.js";
import { html, listenUntil, NO_SHORTCUTS, put, vector } from "../../../panel/web/shared/dom.js";
import { control, relabel } from "./control.js";
import { heights, SPEEDS, stays } from "./tempo.js";

/** @import { Film } from "./frames.js" */

const THUMB = 28; // px
const TALLEST = 16; // px of the ticks, up and down
const RESTED = 500; // ms after the last step by hand

export class FilmTime {
  index = 0;
  isPlaying = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #resting;

  /**
   * @param {Film} film
   * @param {object} about
   * @param {() => boolean} about.isStill whether the visitor likes no movement
   * @param {(index: number) => void} about.moved called with every new frame
   * @param {(index: number) => void} about.rested called when the visitor may want to hear of it
   * @param {AbortSignal} about.signal
   */
  constructor(film, { isStill, moved, rested, signal }) {
    this.film = film;
    this.isStill = isStill;
    this.moved = moved;
    this.rested = rested;
    const { unit, name } = film.scene;
    this.buttons = {
      last: control("last", "Back to the last change"),
      back: control("back", `One ${unit} back`),
      play: control("play", "Play"),
      on: control("on", `One ${unit} on`),
      next: control("next", "On to the next change"),
    };
    const id = `vfw-${name}-${Math.random().toString(36).slice(2)}`;
    this.slider = html("input", { type: "range", min: 0, max: film.length - 1, step: 1, id });
    const speeds = Object.keys(SPEEDS).map((speed) => html("option", { value: speed }, capital(speed)));
    this.speed = html("select", {}, ...speeds);
    this.speed.value = "normal";
    this.element = this.draw(html("label", { for: id }, capital(unit)));
    this.listen(signal);
  }

  /** @param {HTMLElement} label */
  draw(label) {
    const slide = html("div", { class: "vfw-slide" }, label, this.ticks(), this.slider, this.scale());
    const { last, back, play, on, next } = this.buttons;
    const buttons = html("div", { class: "vfw-steps" }, last, back, play, on, next);
    const speed = html("label", { class: "vfw-speed" }, "Speed", this.speed);
    const about = { class: "vfw-time", role: "group", "aria-label": "Time", ...NO_SHORTCUTS };
    return html("div", about, buttons, slide, speed);
  }

  /** What happened when, at a glance: gains point up, refusals and losses down. */
  ticks() {
    const lines = this.film.frames.flatMap(({ events = [] }, index) => {
      const line = (/** @type {string} */ name, /** @type {number} */ tall) =>
        vector("path", { class: `vfw-tick-${name}`, d: `M${index + 0.5},0V${tall}` });
      const { up, down } = heights(events);
      return [...(up ? [line("up", -up)] : []), ...(down ? [line("down", down)] : [])];
    });
    const viewBox = `0 ${-TALLEST} ${this.film.length} ${2 * TALLEST}`;
    const about = { class: "vfw-ticks", viewBox, preserveAspectRatio: "none", "aria-hidden": "true" };
    return vector("svg", about, ...lines);
  }

  scale() {
    const marks = this.film.scene.scale.map(([index, text]) => {
      const place = index / (this.film.length - 1);
      return html("span", { style: `left: calc(${THUMB / 2}px + ${place} * (100% - ${THUMB}px))` }, text);
    });
    return html("div", { class: "vfw-scale", "aria-hidden": "true" }, ...marks);
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    const listen = listenUntil(signal);
    const step = (/** @type {() => number} */ to) => () => this.jump(to());
    listen(this.slider, "input", step(() => Number(this.slider.value)));
    listen(this.buttons.last, "click", step(() => this.film.nextEventful(this.index, -1)));
    listen(this.buttons.back, "click", step(() => this.index - 1));
    listen(this.buttons.on, "click", step(() => this.index + 1));
    listen(this.buttons.next, "click", step(() => this.film.nextEventful(this.index, 1)));
    listen(this.buttons.play, "click", () => (this.isPlaying ? this.pause() : this.play()));
    listen(this.speed, "change", () => this.isPlaying && this.wait());
    signal.addEventListener("abort", () => {
      this.stop();
      clearTimeout(this.#resting);
    });
  }

  /**
   * Go to a moment that the visitor chose. The film stops, so that the visitor can look.
   * @param {number} index
   */
  jump(index) {
    this.stop();
    this.goTo(index);
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => this.rested(this.index), RESTED);
  }

  /** @param {number} index */
  goTo(index) {
    this.index = clamp(index, 0, this.film.length - 1);
    const { title, events = [] } = this.film.frames[this.index];
    const changes = events.filter(({ kind }) => kind !== "meanwhile").length;
    this.slider.value = String(this.index);
    this.slider.style.setProperty("--done", `${(100 * this.index) / (this.film.length - 1)}%`);
    put(this.slider, { "aria-valuetext": changes ? `${title}: ${changes} change${changes > 1 ? "s" : ""}` : title });
    this.moved(this.index);
  }

  play() {
    if (this.index === this.film.length - 1) this.goTo(0);
    this.setPlaying(true);
    this.wait();
  }

  pause() {
    this.stop();
    this.rested(this.index);
  }

  stop() {
    clearTimeout(this.#timer);
    this.setPlaying(false);
  }

  /** @param {boolean} isPlaying */
  setPlaying(isPlaying) {
    this.isPlaying = isPlaying;
    relabel(this.buttons.play, isPlaying ? "pause" : "play", isPlaying ? "Pause" : "Play");
  }

  /** Go on when this frame has been seen. Without movement it goes from change to change. */
  wait() {
    const time = stays(this.film.frames[this.index], this.isStill(), this.film.scene.beat);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.beat(), time * SPEEDS[this.speed.value]);
  }

  beat() {
    // A hidden tab stops the film.
    if (!this.element.checkVisibility()) return this.stop();
    this.goTo(this.isStill() ? this.film.nextEventful(this.index, 1) : this.index + 1);
    if (this.index === this.film.length - 1) this.pause();
    else this.wait();
  }
}

/** @param {string} word */
function capital(word) {
  return word[0].toUpperCase() + word.slice(1);
}
