// The window of the map. A map too small to read can be enlarged beyond its window, which then scrolls: by finger,
// mouse and wheel, region by region with a button, and by itself to the state that has the focus or may be chosen.

import { html, listenUntil, put } from "../shared/dom.js";
import { around, overlap, rectAt, rectIn, zoomOf } from "./geometry.js";

/** @import { Rect } from "./geometry.js" */
/** @import { DrawnPlace } from "./places.js" */

const DRAG_FROM = 5; // px; less is a click

const TOOLS_HEIGHT = 50; // px

export class MapWindow {
  isLarge = false;
  isLegendOpen = false;
  hasTools = false;
  /** The number of regions visited so far. */
  #step = 0;
  /** The point at which the mouse holds the map. @type {{ clientX: number, clientY: number } | null} */
  #held = null;
  #wasDragged = false;

  /**
   * @param {HTMLElement} el
   * @param {Element} container
   * @param {DrawnPlace[]} places those of the map
   * @param {object} about
   * @param {HTMLElement | null} about.legend
   * @param {() => void} about.resized called when its size is another
   * @param {(text: string) => void} about.tell heard
   */
  constructor(el, container, places, { legend, resized, tell }) {
    this.el = el;
    this.places = places;
    this.legend = legend;
    this.resized = resized;
    this.tell = tell;
    this.box = /** @type {HTMLElement} */ (container.closest(".vfw-map"));
    this.view = /** @type {HTMLElement} */ (container.closest(".vfw-map-window"));
    this.size = html("button", { type: "button" }, "Larger map");
    this.next = html("button", { type: "button" }, "Next region");
    this.key = html("button", { type: "button" }, "Legend");
    this.key.hidden = !legend;
    this.tools = html("div", { class: "vfw-map-tools" }, this.size, this.next, this.key);
    el.append(...(legend ? [legend] : []), this.tools);
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    const listen = listenUntil(signal);
    listen(this.size, "click", () => this.enlarge(!this.isLarge));
    listen(this.next, "click", () => this.goOn());
    listen(this.key, "click", () => this.showLegend(!this.isLegendOpen));
    listen(this.el, "keydown", (event) => event.key === "Escape" && this.showLegend(false));
    listen(this.view, "pointerdown", (event) => this.startDrag(event));
    listen(this.view, "pointermove", (event) => this.drag(event));
    for (const end of ["pointerup", "pointercancel"]) listen(document, end, () => (this.#held = null));
    listen(this.view, "click", (event) => this.#wasDragged && event.stopPropagation(), { capture: true });
    signal.addEventListener("abort", () => this.box.classList.remove("vfw-map-with-tools", "vfw-map-large"));
  }

  /**
   * Offer what this size needs: a larger map if codes do not fit, a button for the legend if it does not.
   * @param {boolean} isSmall
   * @param {boolean} hasRoomForLegend
   */
  fit(isSmall, hasRoomForLegend) {
    this.hasTools = isSmall || (this.legend !== null && !hasRoomForLegend);
    this.isLarge &&= isSmall;
    this.box.classList.toggle("vfw-map-with-tools", this.hasTools);
    this.box.classList.toggle("vfw-map-large", this.isLarge);
    // The page around it may change its layout, which is measured next.
    this.box.dispatchEvent(new CustomEvent("vfw-map-sized", { bubbles: true }));
    this.size.textContent = this.isLarge ? "Whole map" : "Larger map";
    this.size.hidden = !isSmall;
    this.next.hidden = !this.isLarge;
    this.showLegend(this.isLegendOpen && this.hasTools);
  }

  /** The height of the map, in px, that is under the tools. */
  get foot() {
    return this.hasTools && !this.isLarge ? TOOLS_HEIGHT : 0;
  }

  /** @param {boolean} isLarge */
  enlarge(isLarge) {
    this.isLarge = isLarge;
    this.resized();
  }

  /** @param {boolean} isOpen */
  showLegend(isOpen) {
    this.isLegendOpen = isOpen;
    this.legend?.classList.toggle("vfw-legend-open", isOpen);
    put(this.key, { "aria-expanded": isOpen });
  }

  /** To the next region, in the order in which they stand on the map. */
  goOn() {
    const regions = this.places.filter((place) => place.sign);
    const region = regions[this.#step % regions.length];
    this.#step += 1;
    this.center(this.around(this.places.filter((place) => place.key === region.key || place.region === region.key)));
    this.tell(region.name);
  }

  /**
   * Have these in sight, all of them or as many as there is room for.
   * @param {DrawnPlace[]} places
   */
  bring(places) {
    if (!this.isLarge || !places.length) return;
    const frame = rectAt({ x: 0, y: 0 }, this.view.clientWidth, this.view.clientHeight);
    const isSeen = (/** @type {typeof frame} */ rect) => overlap(rect, frame) >= rect.width * rect.height - 1;
    const all = this.around(places);
    if (all.width <= frame.width && all.height <= frame.height) {
      if (!isSeen(all)) this.center(all);
    } else if (!places.some((place) => isSeen(this.around([place])))) this.center(this.around(places.slice(0, 1)));
  }

  /** @param {Rect} rect */
  center({ left, right, top, bottom }) {
    const { clientWidth, clientHeight } = this.view;
    this.view.scrollBy((left + right - clientWidth) / 2, (top + bottom - clientHeight) / 2);
  }

  /**
   * The rectangle around places and their call-outs.
   * @param {DrawnPlace[]} places
   */
  around(places) {
    const elements = places.flatMap(({ outline, button, box }) => [outline, button, ...(box ? [box] : [])]);
    return around(elements.map((element) => rectIn(this.view, element)));
  }

  /**
   * A finger scrolls without our help, and the window follows the state that has the focus.
   * @param {PointerEvent} event
   */
  startDrag(event) {
    this.#wasDragged = false;
    if (this.isLarge && event.pointerType === "mouse" && event.button === 0) this.#held = event;
  }

  /** The least size of a target on this page, in px. */
  get target() {
    return parseFloat(getComputedStyle(this.view).getPropertyValue("--vfw-target"));
  }

  /** The zoom factor that the visitor has set. */
  get zoom() {
    return zoomOf(this.view);
  }

  /** @param {PointerEvent} event */
  drag({ clientX, clientY }) {
    if (!this.#held) return;
    this.#wasDragged ||= Math.hypot(clientX - this.#held.clientX, clientY - this.#held.clientY) > DRAG_FROM;
    if (!this.#wasDragged) return;
    const { zoom } = this;
    const [left, top] = [(this.#held.clientX - clientX) / zoom, (this.#held.clientY - clientY) / zoom];
    this.view.scrollBy({ left, top, behavior: "instant" });
    this.#held = { clientX, clientY };
  }
}
