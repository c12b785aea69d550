// The window onto the map. A map too small to read can be made larger than its window, which then scrolls: by finger,
// mouse and wheel, region by region with a button, and by itself to the state that has the focus or may be chosen.

const DRAG_FROM = 5; // px; less is a click

class MapWindow {
  /** `places` are those of the map, `legend` an element or null; `resized()` is called when its size is another;
   * `tell(text)` is heard. */
  constructor(el, container, places, { legend, resized, tell }) {
    Object.assign(this, { el, places, legend, resized, tell, isLarge: false, isLegendOpen: false, step: 0 });
    [this.box, this.view] = [container.closest(".vfw-map"), container.closest(".vfw-map-window")];
    const button = (text) => html("button", { type: "button" }, text);
    [this.size, this.next, this.key] = ["Larger map", "Next region", "Legend"].map(button);
    this.key.hidden = !legend;
    this.tools = html("div", { class: "vfw-map-tools" }, this.size, this.next, this.key);
    el.append(...(legend ? [legend] : []), this.tools);
  }

  listen(signal) {
    const hear = (target, type, does, options) => target.addEventListener(type, does, { signal, ...options });
    hear(this.size, "click", () => this.enlarge(!this.isLarge));
    hear(this.next, "click", () => this.goOn());
    hear(this.key, "click", () => this.showLegend(!this.isLegendOpen));
    hear(this.el, "keydown", (event) => event.key === "Escape" && this.showLegend(false));
    hear(this.view, "pointerdown", (event) => this.startDrag(event));
    hear(this.view, "pointermove", (event) => this.drag(event));
    for (const end of ["pointerup", "pointercancel"]) hear(document, end, () => (this.held = null));
    hear(this.view, "click", (event) => this.wasDragged && event.stopPropagation(), { capture: true });
    signal.addEventListener("abort", () => this.box.classList.remove("vfw-map-with-tools", "vfw-map-large"));
  }

  /** Offer what this room needs: a larger map where codes do not fit, a button for the legend where it does not. */
  fit(isSmall, hasRoomForLegend) {
    this.hasTools = isSmall || (this.legend !== null && !hasRoomForLegend);
    this.isLarge &&= isSmall;
    this.box.classList.toggle("vfw-map-with-tools", this.hasTools);
    this.box.classList.toggle("vfw-map-large", this.isLarge);
    // The page around it may lay itself out anew, which is measured next.
    this.box.dispatchEvent(new CustomEvent("vfw-map-sized", { bubbles: true }));
    this.size.textContent = this.isLarge ? "Whole map" : "Larger map";
    this.size.hidden = !isSmall;
    this.next.hidden = !this.isLarge;
    this.showLegend(this.isLegendOpen && this.hasTools);
  }

  enlarge(isLarge) {
    this.isLarge = isLarge;
    this.resized();
  }

  showLegend(isOpen) {
    this.isLegendOpen = isOpen;
    this.legend?.classList.toggle("vfw-legend-open", isOpen);
    put(this.key, { "aria-expanded": isOpen });
  }

  /** To the next region, in the order in which they stand on the map. */
  goOn() {
    const regions = this.places.filter((place) => place.sign);
    const region = regions[this.step % regions.length];
    this.step += 1;
    this.centre(this.around(this.places.filter((place) => place.key === region.key || place.region === region.key)));
    this.tell(region.name);
  }

  /** Have these in sight, all of them or as many as there is room for. */
  bring(places) {
    if (!this.isLarge || !places.length) return;
    const frame = new DOMRect(0, 0, this.view.clientWidth, this.view.clientHeight);
    const isSeen = (rect) => overlap(rect, frame) >= rect.width * rect.height - 1;
    const all = this.around(places);
    if (all.width <= frame.width && all.height <= frame.height) isSeen(all) || this.centre(all);
    else if (!places.some((place) => isSeen(this.around([place])))) this.centre(this.around(places.slice(0, 1)));
  }

  centre({ left, right, top, bottom }) {
    const { clientWidth, clientHeight } = this.view;
    this.view.scrollBy((left + right - clientWidth) / 2, (top + bottom - clientHeight) / 2);
  }

  /** The rectangle around places and their call-outs. */
  around(places) {
    const elements = places.flatMap(({ outline, button, box }) => [outline, button, box]).filter(Boolean);
    const rects = elements.map((element) => rectIn(this.view, element));
    const [left, top] = [Math.min(...rects.map((rect) => rect.left)), Math.min(...rects.map((rect) => rect.top))];
    const [right, bottom] = [Math.max(...rects.map((r) => r.right)), Math.max(...rects.map((r) => r.bottom))];
    return new DOMRect(left, top, right - left, bottom - top);
  }

  // A finger scrolls without our help, and the window follows the state that has the focus.

  startDrag(event) {
    this.wasDragged = false;
    if (this.isLarge && event.pointerType === "mouse" && event.button === 0) this.held = event;
  }

  drag({ clientX, clientY }) {
    if (!this.held) return;
    this.wasDragged ||= Math.hypot(clientX - this.held.clientX, clientY - this.held.clientY) > DRAG_FROM;
    if (!this.wasDragged) return;
    const zoom = zoomOf(this.view);
    const [left, top] = [(this.held.clientX - clientX) / zoom, (this.held.clientY - clientY) / zoom];
    this.view.scrollBy({ left, top, behavior: "instant" });
    this.held = { clientX, clientY };
  }
}
