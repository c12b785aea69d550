// A film on the page: its name, its map or table, its time, and beside it what happened and what it leaves out.

import { html, listenUntil, put } from "../../../panel/web/shared/dom.js";
import { isInNotebook } from "../../../panel/web/shared/exhibit.js";
import { placeIn, putIntoAddress } from "../address.js";
import { SortableTable } from "../table.js";
import { FilmLegend } from "./legend.js";
import { Faces, FilmMap } from "./map.js";
import { landAndFills } from "./patterns.js";
import { RaceCount } from "./race.js";
import { FilmTime } from "./time.js";

/** @import { LeafletMap } from "../../../panel/web/map/leaflet.js" */
/** @import { Film, Frame } from "./frames.js" */

/** What a sign says to the eye; other events say it in words. @type {Record<string, string>} */
const KINDS = { ratified: "Ratified: ", meanwhile: "Meanwhile: " };

export class FilmView {
  /** Whose story is told by now, and in which frame. */
  #toldKey = "";
  /** @type {FilmMap | null} */
  map = null;

  /**
   * @param {HTMLElement} root
   * @param {HTMLElement} box around the map
   * @param {Film} film
   * @param {string} statePage the address of the page of a state, with "{state}" for its postal code
   * @param {AbortSignal} signal
   */
  constructor(root, box, film, statePage, signal) {
    this.root = root;
    this.box = box;
    this.film = film;
    this.pageOf = (/** @type {string} */ state) => (isInNotebook(root) ? "" : statePage.replace("{state}", state));
    this.faces = new Faces(this.facesAt(0));
    this.time = new FilmTime(film, {
      isStill: () => matchMedia("(prefers-reduced-motion: reduce)").matches || root.closest(".vfw-still") !== null,
      moved: (index) => this.paint(index),
      rested: (index) => this.rest(index),
      signal,
    });
    const { scene, states } = film;
    this.title = html("p", { class: "vfw-film-when" });
    this.count = scene.needed ? new RaceCount(states.length, scene.needed) : null;
    this.events = html("ul", { class: "vfw-events" });
    this.story = html("div", { class: "vfw-story" });
    this.legend = new FilmLegend(scene);
    const rows = states.map((key) => ({ key, name: scene.names[key], address: this.pageOf(key) }));
    this.table = new SortableTable(["State", ...scene.columns], rows);
    this.tablePart = part("table", this.table.element);
    this.live = html("div", { class: "vfw-live", role: "status" });
    const view = (/** @type {string} */ text, isShown = false) =>
      html("button", { type: "button", "aria-pressed": isShown }, text);
    this.views = [view("Map", true), view("Table")];
    this.drawn = this.draw();
    signal.addEventListener("abort", () => this.drawn.forEach((element) => element.remove()));
    this.listen(signal);
    this.time.goTo(this.indexInAddress() ?? scene.start ?? 0);
  }

  /** @returns {Element[]} the elements around the map */
  draw() {
    const { scene } = this.film;
    const id = `vfw-${Math.random().toString(36).slice(2)}`;
    const patterns = landAndFills(this.root, id);
    const name = html("h2", { id }, scene.title);
    const caption = html("figcaption", { id: `${id}-caption` });
    caption.innerHTML = scene.caption;
    const sources = html("details", { class: "vfw-film-sources" }, html("summary", {}, "Sources"));
    sources.insertAdjacentHTML("beforeend", scene.sources);
    const head = part("head", name, this.title, ...(this.count ? [this.count.element] : []));
    const choice = html("div", { class: "vfw-film-choice", role: "group", "aria-label": "Show as" }, ...this.views);
    const told = part("told", part("events", this.events, this.story), part("about", caption, sources));
    const [legend, time] = [part("legend", this.legend.element), part("time", this.time.element)];
    this.tablePart.hidden = true;
    // In reading order: the name, the map, its time bar, and then the events.
    this.box.before(patterns, head, choice);
    this.box.after(this.tablePart, time, told, legend, this.live);
    put(this.root, { role: "figure", "aria-labelledby": id, "aria-describedby": `${id}-caption` });
    return [patterns, head, choice, this.tablePart, time, told, legend, this.live];
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    const listen = listenUntil(signal);
    this.views.forEach((button) => listen(button, "click", () => this.showAs(button)));
    listen(this.root, "vfw-say", ({ detail }) => this.say(detail.text));
    listen(this.root, "vfw-leave-map", () => this.time.buttons.play.focus());
    listen(window, "hashchange", () => {
      const index = this.indexInAddress();
      if (index !== null) this.time.jump(index);
    });
  }

  /**
   * Once Leaflet has drawn the outlines.
   * @param {LeafletMap} leaflet
   * @param {AbortSignal} signal
   */
  dress(leaflet, signal) {
    const overlay = this.box.appendChild(html("div", { class: "vfw-map-dressing" }));
    this.drawn.push(overlay);
    this.map = new FilmMap(this.faces, overlay, leaflet, this.pageOf, signal);
    this.paint(this.time.index);
  }

  /** @param {number} index */
  paint(index) {
    const { film } = this;
    const frame = film.frames[index];
    this.title.textContent = frame.title;
    this.root.dataset.at = frame.key;
    this.faces.show(this.facesAt(index));
    this.map?.lie((state) => film.aspect(state, index).land);
    this.count?.paint(frame);
    this.legend.paint(frame);
    this.paintEvents(frame);
    this.paintStory(film.lastTold(index), frame);
    this.table.fill(`${film.scene.title}: at the end of ${frame.title}`, ({ key }) => film.aspect(key, index));
  }

  /** @param {number} index */
  facesAt(index) {
    return Object.fromEntries(this.film.states.map((key) => [key, this.film.face(key, index)]));
  }

  /** @param {Frame} frame */
  paintEvents({ events = [], title }) {
    const items = events.map(({ kind, text, sources = [] }) => {
      const numbers = sources.map((number) => sourceLink(this.film.scene.sourceIds[number - 1], number));
      const notes = numbers.length ? [html("sup", { class: "vfw-source" }, ...numbers.flatMap(apart))] : [];
      const words = html("span", {}, html("span", { class: "vfw-event-kind" }, KINDS[kind] ?? ""), text, ...notes);
      return html("li", { "data-kind": kind }, words);
    });
    const nothing = html("li", { "data-kind": "nothing" }, `Nothing on this map changes in ${title}.`);
    this.events.replaceChildren(...(items.length || this.film.scene.tells ? items : [nothing]));
  }

  /**
   * The story of this day; on a day that has none, the last one before it, with its date.
   * @param {Frame} told
   * @param {Frame} frame
   */
  paintStory(told, frame) {
    const key = `${told.key} ${frame.key}`;
    if (!this.film.scene.tells || this.#toldKey === key) return;
    this.#toldKey = key;
    this.story.innerHTML = told.story ?? "";
    this.story.classList.toggle("vfw-story-old", told !== frame);
    if (told !== frame) this.story.prepend(html("p", { class: "vfw-story-when" }, `Last heard, ${told.title}`));
  }

  /** @param {HTMLElement} chosen */
  showAs(chosen) {
    const isTable = chosen.textContent === "Table";
    for (const button of this.views) button.ariaPressed = String(button === chosen);
    this.box.hidden = isTable;
    this.tablePart.hidden = !isTable;
  }

  /** @param {string} text */
  say(text) {
    this.live.textContent = text;
  }

  /**
   * The visitor stays here: tell those who do not see it, and let the address lead here.
   * @param {number} index
   */
  rest(index) {
    const { key, title, events = [] } = this.film.frames[index];
    this.say([`${title}.`, ...events.map(({ text }) => text)].join(" "));
    if (this.isLinked() && this.root.checkVisibility()) putIntoAddress(this.film.scene.name, key);
  }

  isLinked() {
    return this.root.closest(".vfw-atlas") !== null && !isInNotebook(this.root);
  }

  indexInAddress() {
    const { view, at } = placeIn(location.hash);
    return this.isLinked() && view === this.film.scene.name ? (this.film.indexes.get(at) ?? null) : null;
  }
}

/**
 * @param {string} name
 * @param {...Node} children
 */
function part(name, ...children) {
  return html("div", { class: `vfw-film-${name}` }, ...children);
}

/**
 * @param {string} id
 * @param {number} number
 */
function sourceLink(id, number) {
  return html("a", { href: `#${id}`, "aria-label": `Source ${number}` }, String(number));
}

/**
 * @param {Element} element
 * @param {number} index
 */
function apart(element, index) {
  return index ? [" ", element] : [element];
}
