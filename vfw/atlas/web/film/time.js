// The time of a film: a slider over its frames, steps, jumps to what happened, a button that plays and pauses, and how
// fast it plays.

const TOLD = { least: 900, most: 4200, letter: 13 }; // ms that a frame where something happens stays
const SPEEDS = { slow: 2, normal: 1, fast: 0.5 }; // how many times the usual time a frame stays
const THUMB = 28; // px
const ICONS = {
  play: "M7,4.5L19.5,12L7,19.5Z",
  pause: "M6.5,5h4v14h-4zM13.5,5h4v14h-4z",
  back: "M16,5L8,12L16,19Z",
  on: "M8,5L16,12L8,19Z",
  last: "M13,5L6,12L13,19ZM20,5L13,12L20,19Z",
  next: "M11,5L18,12L11,19ZM4,5L11,12L4,19Z",
};
const RAISED = ["gain", "yes", "law", "ratified"];
const LOWERED = ["loss", "no", "rejected"];

class FilmTime {
  /** `moved(index)` is called with every new frame, `rested(index)` when the visitor may want to hear of it. */
  constructor(film, { isStill, moved, rested, signal }) {
    Object.assign(this, { film, isStill, moved, rested, index: 0, isPlaying: false });
    this.draw();
    this.listen(signal);
  }

  draw() {
    const { unit, length, name } = this.film;
    this.buttons = {
      last: control("last", "Back to the last change"),
      back: control("back", `One ${unit} back`),
      play: control("play", "Play"),
      on: control("on", `One ${unit} on`),
      next: control("next", "On to the next change"),
    };
    const id = `vfw-${name}-${Math.random().toString(36).slice(2)}`;
    const range = { type: "range", min: 0, max: length - 1, step: 1, id };
    this.slider = html("input", range);
    this.label = html("label", { for: id }, capital(unit));
    this.slide = html("div", { class: "vfw-slide" }, this.label, this.ticks(), this.slider, this.scale());
    const { play, ...steps } = this.buttons;
    const buttons = html("div", { class: "vfw-steps" }, steps.last, steps.back, play, steps.on, steps.next);
    const speeds = Object.keys(SPEEDS).map((speed) => html("option", { value: speed }, capital(speed)));
    this.speed = html("select", {}, ...speeds);
    this.speed.value = "normal";
    const speed = html("label", { class: "vfw-speed" }, "Speed", this.speed);
    this.element = html("div", { class: "vfw-time", role: "group", "aria-label": "Time" }, buttons, this.slide, speed);
    // JupyterLab would take the arrow keys for its own.
    this.element.dataset.lmSuppressShortcuts = "true";
  }

  /** What happened when, at a glance: gains point up, refusals and losses down. */
  ticks() {
    const { frames, length } = this.film;
    const lines = frames.flatMap(({ events = [] }, index) => {
      const x = index + 0.5;
      const count = (kinds) => Math.min(4, events.filter(({ kind }) => kinds.includes(kind)).length);
      const line = (name, tall) => vector("path", { class: `vfw-tick-${name}`, d: `M${x},0V${tall}` });
      const [up, down] = [count(RAISED), count(LOWERED)];
      return [...(up ? [line("up", -3 - up * 3)] : []), ...(down ? [line("down", 3 + down * 3)] : [])];
    });
    const viewBox = `0 -16 ${length} 32`;
    const about = { class: "vfw-ticks", viewBox, preserveAspectRatio: "none", "aria-hidden": "true" };
    return vector("svg", about, ...lines);
  }

  scale() {
    const marks = this.film.scale.map(([index, text]) => {
      const place = index / (this.film.length - 1);
      return html("span", { style: `left: calc(${THUMB / 2}px + ${place} * (100% - ${THUMB}px))` }, text);
    });
    return html("div", { class: "vfw-scale", "aria-hidden": "true" }, ...marks);
  }

  listen(signal) {
    const hear = (target, type, does) => target.addEventListener(type, does, { signal });
    const step = (to) => () => this.jump(to());
    hear(this.slider, "input", () => this.jump(Number(this.slider.value)));
    hear(this.buttons.last, "click", step(() => this.film.nextEventful(this.index, -1)));
    hear(this.buttons.back, "click", step(() => this.index - 1));
    hear(this.buttons.on, "click", step(() => this.index + 1));
    hear(this.buttons.next, "click", step(() => this.film.nextEventful(this.index, 1)));
    hear(this.buttons.play, "click", () => (this.isPlaying ? this.pause() : this.play()));
    hear(this.speed, "change", () => this.isPlaying && this.wait());
    signal.addEventListener("abort", () => {
      this.stop();
      clearTimeout(this.resting);
    });
  }

  /** Whoever moves the time by hand wants to look: nothing goes on by itself then. */
  jump(index) {
    this.stop();
    this.goTo(index);
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.rested(this.index), 500);
  }

  goTo(index) {
    this.index = clamp(index, 0, this.film.length - 1);
    const { title, events = [] } = this.film.frames[this.index];
    const changes = events.filter(({ kind }) => kind !== "meanwhile").length;
    this.slider.value = this.index;
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
    clearTimeout(this.timer);
    this.setPlaying(false);
  }

  setPlaying(isPlaying) {
    this.isPlaying = isPlaying;
    relabel(this.buttons.play, isPlaying ? "pause" : "play", isPlaying ? "Pause" : "Play");
  }

  /** Go on when this frame has been seen. Without movement it goes from change to change. */
  wait() {
    const { isEventful, events = [], story = "" } = this.film.frames[this.index];
    const letters = events.reduce((sum, { text }) => sum + text.length, 0) + story.replace(/<[^>]*>/g, "").length;
    const told = Math.min(TOLD.most, TOLD.least + TOLD.letter * letters);
    const time = isEventful || this.isStill() ? told : this.film.beat;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.beat(), time * SPEEDS[this.speed.value]);
  }

  beat() {
    // A tab that is hidden plays to nobody.
    if (!this.element.checkVisibility()) return this.stop();
    this.goTo(this.isStill() ? this.film.nextEventful(this.index, 1) : this.index + 1);
    if (this.index === this.film.length - 1) this.pause();
    else this.wait();
  }
}

function capital(word) {
  return word[0].toUpperCase() + word.slice(1);
}

function control(icon, label) {
  const drawing = vector("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, vector("path", {}));
  const button = html("button", { type: "button" }, drawing);
  if (icon === "play") put(button, { class: "vfw-play" }).append(html("span", {}));
  relabel(button, icon, label);
  return button;
}

function relabel(button, icon, label) {
  button.querySelector("path").setAttribute("d", ICONS[icon]);
  const words = button.querySelector("span");
  button.dataset.does = icon;
  if (words) words.textContent = label;
  else put(button, { "aria-label": label, title: label });
}
