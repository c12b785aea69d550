// Draws over the outlines of Leaflet: colors, marks, names for screen readers; and handles the visitor's picks.

import { focused, listenUntil, NO_SHORTCUTS, put } from "../shared/dom.js";
import { watchDoubleClicks } from "../shared/double_click.js";
import { Asking } from "./question.js";
import { centreOf, layCallout, layColumn, marginsIn, mayStay, roomFor, scaleIn, sizesAt } from "./fit.js";
import { Layers } from "./layers.js";
import { drawCallout, drawFlagOf, drawSign, drawTag, legend } from "./marks.js";
import { saysWith, wordsOfSign } from "./places.js";
import { StateSheet } from "./state_dialog.js";
import { laySign } from "./sign.js";
import { isWay, nearest, wayBy } from "./navigation.js";
import { MapWindow } from "./zoom_window.js";

/** @import { Post } from "../shared/delivery.js" */
/** @import { LeafletMap } from "./leaflet.js" */
/** @import { DrawnPlace, Face, Faces, Kilometres } from "./places.js" */

// ipyleaflet would send each of these to the kernel, hundreds for one move of the mouse.
const KEPT_FROM_LEAFLET = ["mousedown", "mousemove", "mouseup", "mouseover", "mouseout", "dblclick", "contextmenu"];

export class MapOverlay {
  /** The place that is pointed at: by the mouse, by the page, by the keyboard. */
  hovered = /** @type {DrawnPlace | null} */ (null);
  shown = /** @type {DrawnPlace | null} */ (null);
  focused = /** @type {DrawnPlace | null} */ (null);
  /** The only one that Tab comes to. */
  tabStop = /** @type {DrawnPlace | null} */ (null);
  isTouched = false;
  /** Pixels for a kilometer; 0 while there is no room. */
  scale = 0;
  size = { width: 0, height: 0, inWindow: 0 };
  corner = { x: 0, y: 0 };
  sizes = sizesAt(0, 0);
  column = { left: 0, right: 0, bottom: 0 };

  /**
   * @param {Faces} model
   * @param {HTMLElement} el
   * @param {LeafletMap} leaflet
   * @param {AbortSignal} signal
   * @param {Post | null} post Null where nothing is asked.
   */
  constructor(model, el, leaflet, signal, post = null) {
    this.model = model;
    this.el = el;
    this.leaflet = leaflet;
    this.container = leaflet.getContainer();
    this.asking = new Asking(model, post && ((message) => post.send(message)), (text) => this.say(text));
    this.isLateHalf = watchDoubleClicks(signal);
    this.layers = new Layers(leaflet, el);
    this.states = this.layers.places.filter((place) => place.region);
    this.regions = this.layers.places.filter((place) => place.sign);
    this.places = new Map([...this.states, ...this.regions].map((place) => [place.key, place]));
    put(this.container, NO_SHORTCUTS);
    this.adopt();
    this.window = new MapWindow(el, this.container, [...this.places.values()], {
      legend: this.legend(),
      tell: (text) => this.say(text),
      resized: () => {
        this.fit();
        this.window.bring(this.choices());
      },
    });
    this.sheet = new StateSheet(el);
    this.listen(signal);
    this.fit();
  }

  /** Other pages add further layers here. */
  adopt() {}

  /** The explanation of the marks, if there is no legend beside the map. @returns {HTMLElement | null} */
  legend() {
    return legend();
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    const listen = listenUntil(signal);
    /** @type {typeof listen} */
    const hear = (where, type, does) => listen(where, type, does, { capture: true });
    const byMouse = (/** @type {(event: any) => void} */ does) => (/** @type {PointerEvent} */ event) => {
      if (event.pointerType === "mouse") does(event);
    };
    for (const type of KEPT_FROM_LEAFLET) hear(this.container, type, (event) => event.stopPropagation());
    hear(this.container, "click", (event) => this.click(event));
    hear(this.container, "keydown", (event) => this.key(event));
    hear(this.container, "pointerdown", (event) => (this.isTouched = event.pointerType !== "mouse"));
    hear(this.container, "pointerover", byMouse(({ target }) => this.hover(this.placeOf(target))));
    hear(this.container, "pointerleave", byMouse(({ target }) => target === this.container && this.hover(null)));
    hear(this.container, "focusin", ({ target }) => this.focusOn(this.placeOf(target)));
    for (const part of [this.container, this.sheet.box])
      hear(part, "focusout", ({ relatedTarget }) => this.sheet.box.contains(relatedTarget) || this.focusOn(null));
    hear(this.sheet.closer, "click", () => this.closeSheet());
    hear(this.sheet.box, "pointerenter", () => this.sheet.keep());
    hear(this.sheet.box, "pointerleave", byMouse(() => this.hover(null)));
    hear(this.window.view, "scroll", () => this.sheet.follow());
    hear(this.window.box, "vfw-show-place", (event) => {
      if (this.show(this.places.get(event.detail?.key) ?? null)) event.preventDefault();
    });
    const isInSheet = (/** @type {Node} */ target) => this.sheet.box.contains(target);
    hear(document, "pointerdown", ({ target }) => isInSheet(target) || this.show(null));
    hear(document, "keydown", ({ key, target }) => {
      if (key !== "Escape") isInSheet(target) || this.show(null);
      else if (isInSheet(target)) this.sheet.place?.button.focus({ preventScroll: true });
      else if (!this.container.contains(target)) this.closeSheet();
    });
    this.window.listen(signal);

    const changed = () => this.paint();
    this.model.on("change", changed);
    const size = new ResizeObserver(() => mayStay(this.size, this.sizeNow()) || this.fit());
    size.observe(this.container);
    size.observe(this.el);
    signal.addEventListener("abort", () => {
      this.model.off("change", changed);
      size.disconnect();
      this.sheet.close();
      this.layers.remove();
    });
  }

  // -- Painting -------------------------------------------------------------------------------------------------

  /** Let the country with its call-outs and signs fill the box. */
  fit() {
    const room = { width: this.el.clientWidth, height: this.el.clientHeight };
    if (!room.width || !room.height) return;
    const { land } = this.layers;
    const { isSmall, hasLegend } = roomFor(scaleIn(land, room, this.margins(room.width, 0)), room.width);
    this.window.fit(isSmall, hasLegend);
    // Cached, because reading it between two changes forces a new layout of the page.
    this.size = this.sizeNow();
    const margins = this.margins(this.size.width, this.window.foot);
    this.scale = scaleIn(land, this.size, margins);
    this.leaflet.invalidateSize({ animate: false, pan: false });
    this.leaflet.setView(centreOf(land, margins, this.scale), Math.log2(this.scale), { animate: false });
    this.sizes = sizesAt(this.scale, this.window.target, this.window.zoom);
    this.layers.svg.classList.toggle("vfw-map-small", !this.sizes.withCodes);
    this.placeAll();
    this.paint();
    this.sheet.follow();
  }

  /** In pixels, and in how high a window. */
  sizeNow() {
    const { clientWidth: width, clientHeight: height } = this.container;
    return { width, height, inWindow: innerHeight };
  }

  /**
   * Room around the land.
   * @param {number} width
   * @param {number} foot
   */
  margins(width, foot) {
    return marginsIn(width, foot);
  }

  /** The box as the paths are drawn in it, in pixels. */
  get box() {
    const { x, y } = this.corner;
    return { x, y, right: x + this.size.width, bottom: y + this.size.height };
  }

  /** Find out where in pixels each place is written on. */
  placeAll() {
    this.corner = this.leaflet.containerPointToLayerPoint([0, 0]);
    const pixel = (/** @type {Kilometres} */ [x, y]) => this.leaflet.latLngToLayerPoint([y, x]);
    for (const place of this.places.values()) {
      const written = place.sign ?? place.label;
      if (written) place.at = place.center = pixel(written);
    }
    const column = this.states.flatMap((place) => (place.callout ? [{ place, natural: place.callout }] : []));
    column.sort((a, b) => b.natural[1] - a.natural[1]);
    const laid = layColumn(column.map(({ natural }) => pixel(natural)), this.sizes, this.box);
    this.column = laid;
    column.forEach(({ place }, index) => drawCallout(place, layCallout(place.center, index, laid), this.sizes));
  }

  paint() {
    if (!this.scale) return;
    const isNew = this.asking.hear();
    for (const place of this.states) this.paintState(place);
    for (const place of this.regions) this.paintSign(place);
    for (const place of this.places.values()) {
      const [reachable, isChoice] = [this.isReachable(place), this.isChoice(place)];
      for (const element of [place.button, place.box]) element?.toggleAttribute("data-choice", isChoice);
      put(place.button, { role: reachable ? "button" : "img", "aria-label": place.says });
      put(place.button, { "aria-disabled": reachable ? !isChoice : null });
    }
    const active = focused();
    const here = active && this.layers.svg.contains(active) ? this.placeOf(active) : null;
    if (isNew) this.window.bring(this.choices());
    if (!here) this.setTabStop(this.choices()[0]);
    // When all is painted that came with it, because a focus that moves has the page laid out.
    else if (isNew && this.asking.follows && !this.asking.replyFor(here)) queueMicrotask(() => this.focusNear(here));
    this.paintEdges();
  }

  /** @param {DrawnPlace} place */
  paintState(place) {
    const face = /** @type {Face} */ (this.model.get(place.key));
    const hint = this.asking.hintFor(place);
    place.says = saysWith(place.name, face.says || place.name, hint);
    for (const filled of [place.outline, place.tag, place.boxFace]) if (filled) put(filled, { "data-fill": face.fill });
    for (const element of [place.tag, place.flag])
      if (element) put(element, { transform: `translate(${place.at.x},${place.at.y})` });
    const drawn = JSON.stringify([face, hint, this.sizes.letters]);
    if (drawn === place.drawn) return;
    place.drawn = drawn;
    this.layers.note(place, face.notes);
    const hasCode = this.sizes.withCodes || place.callout !== undefined;
    place.tag?.replaceChildren(...drawTag(place, face, this.sizes.letters, hasCode));
    place.flag?.replaceChildren(...drawFlagOf(place, face, hint, this.sizes.letters, hasCode));
  }

  /**
   * The name of a region and its campaigners.
   * @param {DrawnPlace} place
   */
  paintSign(place) {
    const colors = this.asking.scene.campaigners[place.key] ?? [];
    const hint = this.asking.hintFor(place);
    place.says = wordsOfSign(place.name, colors, hint);
    const drawn = JSON.stringify([colors, hint, place.at, this.sizes.letters, this.corner, this.size, this.column]);
    if (drawn === place.drawn) return;
    place.drawn = drawn;
    const lines = place.name.toUpperCase().split(/(?<=&) /);
    const isAbove = this.layers.isAbove(place.sign?.[1] ?? 0);
    const sign = laySign({ at: place.at, isAbove, lines, people: colors.length }, this.sizes, this.column, this.box);
    drawSign(place, sign, lines, colors, hint, this.sizes);
  }

  paintEdges() {
    const reply = this.hovered && this.asking.replyFor(this.hovered);
    const meant = (reply && this.places.get(reply)) || this.hovered;
    this.layers.drawChoices(this.choices(), this.states.length);
    this.layers.drawEdge("hover", [meant, this.shown].filter((place) => place !== null));
    this.layers.drawEdge("focus", this.focused ? [this.focused] : []);
  }

  // -- What may be chosen ----------------------------------------------------------------------------------------

  choices() {
    return [...this.places.values()].filter((place) => this.asking.isLegal(place));
  }

  /**
   * Return whether a press has an effect.
   * @param {DrawnPlace} place
   */
  isChoice(place) {
    return this.asking.replyFor(place) !== null;
  }

  /**
   * A sign is a button only while regions are asked for.
   * @param {DrawnPlace} place
   */
  isReachable(place) {
    return !place.sign || this.asking.isLegal(place);
  }

  reachable() {
    return [...this.places.values()].filter((place) => this.isReachable(place));
  }

  /**
   * A finger cannot hover: what it may not choose, it asks about.
   * @param {DrawnPlace} place
   */
  choose(place) {
    if (this.asking.choose(place)) return;
    if (this.isTouched) this.show(place);
    else this.sheet.open(place);
  }

  /** @param {string} text */
  say(text) {
    this.tell("vfw-say", { text });
  }

  /**
   * @param {string} type
   * @param {object} [detail]
   */
  tell(type, detail) {
    this.container.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
  }

  // -- Pointer ---------------------------------------------------------------------------------------------------

  /** @param {Element} element */
  placeOf(element) {
    /** @type {SVGElement | null | undefined} */
    const keyed = element.closest?.("[data-key]");
    return this.places.get(keyed?.dataset.key ?? "") ?? null;
  }

  /** @param {MouseEvent & { target: Element }} event */
  click(event) {
    event.stopPropagation();
    const place = this.placeOf(event.target);
    if (!place) return;
    place.button.focus({ preventScroll: true });
    if (!this.isLateHalf(event, this.asking.askedAt)) this.choose(place);
  }

  /** @param {DrawnPlace | null} place */
  hover(place) {
    this.hovered = place;
    this.paintEdges();
    this.sheet.openSoon(place, this.shown ?? this.focused);
  }

  /**
   * Point at this place until the visitor does something else; at none, when that is done. Whether there is one.
   * @param {DrawnPlace | null} place
   */
  show(place) {
    if (!place && !this.shown) return false;
    this.shown = place;
    this.paintEdges();
    if (place) this.window.bring([place]);
    if (place) this.sheet.open(place);
    else this.sheet.close();
    return Boolean(place);
  }

  /** Whether it was open: Escape closes the sheet first, and leaves the map only when there is none. */
  closeSheet() {
    const wasOpen = this.sheet.place !== null;
    this.show(null);
    this.sheet.close();
    return wasOpen;
  }

  // -- Keyboard --------------------------------------------------------------------------------------------------

  /** @param {KeyboardEvent & { target: Element }} event */
  key(event) {
    const here = this.placeOf(event.target);
    if (!here || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "Escape") this.closeSheet() || this.tell("vfw-leave-map");
    else if (event.key === "Enter" || event.key === " ") event.repeat || this.press(here);
    else if (isWay(event.key)) this.towards(here, event.key)?.button.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {DrawnPlace} place */
  press(place) {
    this.isTouched = false;
    this.choose(place);
  }

  /**
   * @param {DrawnPlace} here
   * @param {string} key
   */
  towards(here, key) {
    const neighbors = (here.neighbors ?? []).flatMap((code) => this.places.get(code) ?? []);
    return wayBy(key, here, neighbors, this.reachable());
  }

  /**
   * To the nearest choice, so that the next of several answers needs no search.
   * @param {DrawnPlace} here
   */
  focusNear(here) {
    const choices = this.reachable().filter((place) => this.asking.replyFor(place));
    nearest(here, choices)?.button.focus({ preventScroll: true });
  }

  /** @param {DrawnPlace | null} place */
  focusOn(place) {
    this.focused = place?.button.matches(":focus-visible") ? place : null;
    if (place) this.setTabStop(place);
    if (this.focused) this.window.bring([this.focused]);
    // Without the delay, a dialog would open and close with every fast answer.
    if (this.focused) this.sheet.openSoon(this.focused, null);
    else if (!this.shown) this.sheet.close();
    this.paintEdges();
  }

  /**
   * Make this place, or else the one that was, the only one that Tab comes to.
   * @param {DrawnPlace | undefined} place
   */
  setTabStop(place) {
    const stop = [place, this.tabStop, this.states[0]].find((candidate) => candidate && this.isReachable(candidate));
    if (!stop || stop === this.tabStop) return;
    if (this.tabStop) put(this.tabStop.button, { tabindex: "-1" });
    put(stop.button, { tabindex: "0" });
    this.tabStop = stop;
  }
}
