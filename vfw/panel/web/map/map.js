// Dresses the outlines Leaflet has drawn: colours, marks, names for screen readers, and the visitor's picks.
// Everything drawn here lies inside Leaflet's own <svg>, in its pixels, where y points down.

const SMALLEST_TARGET = 24; // px, where the map is small
const GOOD_TARGET = 44; // px, elsewhere
const CODES_FROM = 0.11; // px per km; below it there is no room for postal codes
const LEGEND_FROM = 640; // px
const TOOLS_HEIGHT = 50; // px

// ipyleaflet would send each of these to the kernel, hundreds for one move of the mouse.
const KEPT_FROM_LEAFLET = ["mousedown", "mousemove", "mouseup", "mouseover", "mouseout", "dblclick", "contextmenu"];

class Dressing {
  constructor(model, el, leaflet, signal, post = null) {
    Object.assign(this, { model, el, leaflet, container: leaflet.getContainer() });
    this.id = `vfw-map-${Math.random().toString(36).slice(2)}`;
    this.asking = new Asking(model, post, (text) => this.say(text), signal);
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

  /** Take over the paths Leaflet has drawn, and lay our own layers above them. */
  adopt() {
    const layers = outlinesOf(this.leaflet);
    this.land = layers.map((layer) => layer.getBounds()).reduce((all, bounds) => all.extend(bounds));
    this.east = Math.max(...layers.map(({ feature }) => feature.properties.callout?.[0] ?? -Infinity));
    const places = layers.map(({ feature, _path }) => ({ key: feature.id, ...feature.properties, outline: _path }));
    this.states = places.filter((place) => place.region);
    this.regions = places.filter((place) => place.sign);
    this.places = new Map([...this.states, ...this.regions].map((place) => [place.key, place]));

    this.svg = places[0].outline.ownerSVGElement;
    put(this.svg, { role: "group", "aria-label": "Map of the states. Arrow keys go from state to state." });
    const pattern = stripes(`${this.id}-stripes`);
    this.svg.prepend(pattern);
    this.svg.style.setProperty("--vfw-stripes", `url(#${this.id}-stripes)`);
    const addLayer = (name) => this.svg.appendChild(vector("g", { class: `vfw-${name}` }));
    const [callouts, edges, tags, signs] = ["callouts", "edges", "tags", "signs"].map(addLayer);
    this.added = [pattern, callouts, edges, tags, signs];
    this.edges = {};
    for (const name of ["legal", "hover", "focus"]) {
      const lines = ["outer", "middle", "inner"].map((line) => vector("path", { class: `vfw-edge-${line}` }));
      edges.appendChild(vector("g", { class: `vfw-edge-${name}` }, ...lines));
      this.edges[name] = lines;
    }
    for (const place of this.states) {
      place.button = place.outline;
      place.tag = tags.appendChild(vector("g", { class: "vfw-tag", "aria-hidden": "true" }));
      if (place.callout) place.box = callouts.appendChild(vector("g", { class: "vfw-callout", "aria-hidden": "true" }));
      if (place.callout) place.box.dataset.key = place.key;
    }
    for (const place of this.regions) {
      place.button = signs.appendChild(vector("g", { class: "vfw-sign" }));
    }
    for (const place of this.places.values()) {
      place.button.dataset.key = place.key;
      place.button.setAttribute("tabindex", "-1");
      place.notes = [];
    }
    this.told = this.el.appendChild(html("div", { hidden: "" }));
    // JupyterLab would take the letters for commands.
    this.container.dataset.lmSuppressShortcuts = "true";
  }

  /** What explains the marks, where there is no legend beside the map. */
  legend() {
    return legend();
  }

  listen(signal) {
    const hear = (target, type, does) => target.addEventListener(type, does, { capture: true, signal });
    const byMouse = (does) => (event) => event.pointerType === "mouse" && does(event);
    for (const type of KEPT_FROM_LEAFLET) hear(this.container, type, (event) => event.stopPropagation());
    hear(this.container, "click", (event) => this.click(event));
    hear(this.container, "keydown", (event) => this.key(event));
    hear(this.container, "pointerdown", (event) => (this.isTouched = event.pointerType !== "mouse"));
    hear(this.container, "pointerover", byMouse((event) => this.hover(this.placeOf(event.target))));
    hear(this.container, "pointerleave", byMouse((event) => event.target === this.container && this.hover(null)));
    hear(this.container, "focusin", (event) => this.focusOn(this.placeOf(event.target)));
    hear(this.container, "focusout", () => this.focusOn(null));
    hear(this.sheet.closer, "click", () => this.closeSheet());
    hear(this.sheet.box, "pointerenter", () => this.sheet.keep());
    hear(this.sheet.box, "pointerleave", byMouse(() => this.hover(null)));
    hear(this.window.view, "scroll", () => this.sheet.follow());
    hear(this.window.box, "vfw-show-state", (event) => {
      if (this.show(this.places.get(event.detail?.key))) event.preventDefault();
    });
    hear(document, "pointerdown", (event) => this.sheet.box.contains(event.target) || this.show(null));
    hear(document, "keydown", (event) => {
      const isInSheet = this.sheet.box.contains(event.target);
      if (event.key !== "Escape") isInSheet || this.show(null);
      else if (isInSheet) this.sheet.place.button.focus({ preventScroll: true });
      else if (!this.container.contains(event.target)) this.closeSheet();
    });
    this.window.listen(signal);

    const changed = () => this.paint();
    this.model.on("change", changed);
    const size = new ResizeObserver(() => this.fit());
    size.observe(this.container);
    size.observe(this.el);
    signal.addEventListener("abort", () => {
      this.model.off("change", changed);
      size.disconnect();
      this.sheet.close();
      for (const element of this.added) element.remove();
    });
  }

  // -- Painting -------------------------------------------------------------------------------------------------

  /** Let the country with its call-outs and signs fill the box. */
  fit() {
    const room = [this.el.clientWidth, this.el.clientHeight];
    if (!room[0] || !room[1]) return;
    const isSmall = this.scaleIn(...room, 0) <= CODES_FROM;
    this.window.fit(isSmall, !isSmall && room[0] >= LEGEND_FROM);
    const [width, height] = [this.container.clientWidth, this.container.clientHeight];
    const foot = this.window.hasTools && !this.window.isLarge ? TOOLS_HEIGHT : 0;
    const { left, right, top, bottom } = this.margins(width, foot);
    // Kept, because whoever asks between two changes has the page laid out anew.
    this.size = { width, height };
    this.scale = this.scaleIn(width, height, foot);
    const [south, north] = [this.land.getSouth(), this.land.getNorth()];
    const centre = [
      (north + south) / 2 + (top - bottom) / 2 / this.scale,
      (this.east + this.land.getWest()) / 2 + (right - left) / 2 / this.scale,
    ];
    this.leaflet.invalidateSize({ animate: false, pan: false });
    this.leaflet.setView(centre, Math.log2(this.scale), { animate: false });
    this.withCodes = this.scale > CODES_FROM;
    this.letters = this.withCodes ? clamp(100 * this.scale, 15, 20) : clamp(150 * this.scale, 9, 13);
    this.svg.classList.toggle("vfw-map-small", !this.withCodes);
    this.placeAll();
    this.paint();
    this.sheet.follow();
  }

  /** Pixels for a kilometre. */
  scaleIn(width, height, foot) {
    const { left, right, top, bottom } = this.margins(width, foot);
    const [across, down] = [this.east - this.land.getWest(), this.land.getNorth() - this.land.getSouth()];
    return Math.min((width - left - right) / across, (height - top - bottom) / down);
  }

  /** Room around the land for what stands outside it; at the foot also for the tools. */
  margins(width, foot) {
    const roomy = Math.min(1, width / 900);
    return { left: 4 + 16 * roomy, right: 20 + 42 * roomy, top: 4 + 40 * roomy, bottom: 4 + 12 * roomy + foot };
  }

  /** Find out where in pixels each place is written on. */
  placeAll() {
    this.corner = this.leaflet.containerPointToLayerPoint([0, 0]);
    const pixel = ([x, y]) => this.leaflet.latLngToLayerPoint([y, x]);
    for (const place of this.states) place.at = place.centre = pixel(place.label);
    for (const place of this.regions) place.at = place.centre = pixel(place.sign);
    const column = this.states.filter((place) => place.box).sort((a, b) => b.callout[1] - a.callout[1]);
    const [first, second] = [pixel(column[0].callout), pixel(column[1].callout)];
    const step = clamp(second.y - first.y, this.withCodes ? GOOD_TARGET : SMALLEST_TARGET, GOOD_TARGET * 1.2);
    const [width, height] = [this.letters * 5.8, step * column.length];
    const lowest = this.corner.y + this.size.height - height - this.letters * 4 - 12;
    const top = clamp(first.y - step / 2, this.corner.y + 2, Math.max(lowest, this.corner.y + 2));
    this.column = { left: first.x - width / 2 - 4, right: first.x + width / 2, bottom: top + height };
    column.forEach((place, index) => {
      place.at = { x: first.x, y: top + (index + 0.5) * step };
      this.placeBox(place, width, step);
    });
  }

  /** Draw the call-out of a small state: a line to it, a box, and a target that leaves no gap to the next. */
  placeBox(place, width, step) {
    const [left, height] = [place.at.x - width / 2, step - clamp(step / 8, 2, 6)];
    const line = `M${place.centre.x},${place.centre.y}L${left},${place.at.y}`;
    place.boxEdge = rounded(left, place.at.y - height / 2, width, height, height / 6);
    place.boxFace = vector("path", { class: "vfw-callout-box", d: place.boxEdge });
    place.box.replaceChildren(
      vector("path", { class: "vfw-callout-glow", d: line }),
      vector("path", { class: "vfw-callout-line", d: line }),
      vector("circle", { class: "vfw-callout-dot", cx: place.centre.x, cy: place.centre.y, r: this.letters / 6 }),
      place.boxFace,
      vector("rect", { class: "vfw-target", x: left - 4, y: place.at.y - step / 2, width: width + 8, height: step }),
    );
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
    const here = this.svg.contains(document.activeElement) && this.placeOf(document.activeElement);
    if (isNew) this.window.bring(this.choices());
    if (!here) this.setTabStop(this.choices()[0]);
    else if (isNew && !this.asking.replyFor(here)) this.nearestChoice(here)?.button.focus({ preventScroll: true });
    this.paintEdges();
  }

  paintState(place) {
    const face = this.model.get(place.key);
    place.says = face.says || place.name;
    for (const element of [place.outline, place.tag, place.boxFace]) if (element) put(element, { "data-fill": face.fill });
    put(place.tag, { transform: `translate(${place.at.x},${place.at.y})` });
    const drawn = JSON.stringify([face, this.letters]);
    if (drawn === place.drawn) return;
    place.drawn = drawn;
    this.note(place, face.notes);
    place.tag.replaceChildren(...drawTag(place, face, this.letters, this.withCodes || place.callout));
  }

  /** Notes are no part of the name: screen readers say them after it, for those who wait. */
  note(place, notes) {
    const id = `${this.id}-${place.key}`;
    place.notes = notes;
    place.told ??= this.told.appendChild(html("p", { id }));
    place.told.textContent = notes.join(" ");
    put(place.outline, { "aria-describedby": notes.length ? id : null });
  }

  /** The name of a region and its campaigners. */
  paintSign(place) {
    const colours = this.asking.scene.campaigners[place.key] ?? [];
    place.says = [place.name, ...colours.map((colour) => `${colour} campaigner`)].join(", ");
    const drawn = JSON.stringify([colours, place.at, this.letters, this.corner, this.size, this.column]);
    if (drawn === place.drawn) return;
    place.drawn = drawn;
    const lines = place.name.toUpperCase().split(/(?<=&) /);
    const { x, y } = this.corner;
    const box = { x, y, right: x + this.size.width, bottom: y + this.size.height };
    const sizes = { letters: this.letters, least: this.withCodes ? GOOD_TARGET : SMALLEST_TARGET };
    const isAbove = place.sign[1] > this.land.getCenter().lat;
    const sign = laySign({ at: place.at, isAbove, lines, people: colours.length }, sizes, this.column, box);
    place.signEdge = rounded(sign.left, sign.top, sign.width, sign.height, 8);
    place.button.replaceChildren(
      vector("path", { class: "vfw-sign-box", d: place.signEdge }),
      ...lines.map((words, i) => {
        return write(words, sign.middle, sign.firstLine + sign.line * i, this.letters, "vfw-region-name");
      }),
      ...colours.map((colour, i) => {
        return drawPerson(colour, sign.firstPerson.x + sign.person * i, sign.firstPerson.y, sign.person);
      }),
    );
  }

  paintEdges() {
    const edge = (place) => `${place.outline.getAttribute("d")}${place.boxEdge ?? place.signEdge ?? ""}`;
    const draw = (name, places) => {
      for (const line of this.edges[name]) put(line, { d: places.map(edge).join("") });
    };
    const meant = this.hovered && (this.places.get(this.asking.replyFor(this.hovered)) ?? this.hovered);
    draw("legal", this.choices());
    draw("hover", [meant, this.shown].filter(Boolean));
    draw("focus", this.focused ? [this.focused] : []);
  }

  // -- What may be chosen ----------------------------------------------------------------------------------------

  choices() {
    return [...this.places.values()].filter((place) => this.asking.isLegal(place));
  }

  /** Whether pressing it does something. */
  isChoice(place) {
    return this.asking.replyFor(place) !== null;
  }

  /** A sign is a button only while regions are asked for. */
  isReachable(place) {
    return !place.sign || this.asking.isLegal(place);
  }

  reachable() {
    return [...this.places.values()].filter((place) => this.isReachable(place));
  }

  /** A finger cannot hover: what it may not choose, it asks about. */
  choose(place) {
    if (this.asking.choose(place)) return;
    if (this.isTouched) this.show(place);
    else this.sheet.open(place);
  }

  say(text) {
    this.tell("vfw-say", { text });
  }

  tell(type, detail) {
    this.container.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
  }

  // -- Pointer ---------------------------------------------------------------------------------------------------

  placeOf(element) {
    return this.places.get(element.closest?.("[data-key]")?.dataset.key) ?? null;
  }

  click(event) {
    event.stopPropagation();
    const place = this.placeOf(event.target);
    if (!place) return;
    place.button.focus({ preventScroll: true });
    if (!this.asking.isTooSoon(event)) this.choose(place);
  }

  hover(place) {
    this.hovered = place;
    this.paintEdges();
    this.sheet.openSoon(place, this.shown ?? this.focused);
  }

  /** Point at this place until the visitor does something else; at none, when that is done. Whether there is one. */
  show(place) {
    if (!place && !this.shown) return false;
    this.shown = place ?? null;
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

  key(event) {
    const here = this.placeOf(event.target);
    if (!here || event.ctrlKey || event.altKey || event.metaKey) return;
    const places = this.reachable();
    if (event.key === "Escape") this.closeSheet() || this.tell("vfw-leave-map");
    else if (event.key === "Enter" || event.key === " ") event.repeat || this.press(here);
    else if (event.key === "Home") places[0].button.focus();
    else if (event.key === "End") places.at(-1).button.focus();
    else if (event.key in WAYS) this.towards(here, event.key)?.button.focus();
    else if (/^\p{L}$/u.test(event.key)) nextNamed(event.key, here, places)?.button.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  press(place) {
    this.isTouched = false;
    this.choose(place);
  }

  /** The neighbour in this direction; beyond the last neighbour, the best place at all. */
  towards(here, key) {
    const neighbours = (here.neighbours ?? []).map((code) => this.places.get(code));
    return lyingBest(here, key, neighbours, 0.5) ?? lyingBest(here, key, this.reachable(), 0.3);
  }

  /** So that the next of several answers needs no search. */
  nearestChoice(here) {
    return nearest(here, this.reachable().filter((place) => this.asking.replyFor(place)));
  }

  focusOn(place) {
    this.focused = place?.button.matches(":focus-visible") ? place : null;
    if (place) this.setTabStop(place);
    if (this.focused) this.window.bring([place]);
    if (this.focused) this.sheet.open(place);
    else if (!this.shown) this.sheet.close();
    this.paintEdges();
  }

  /** Make this place, or else the one that was, the only one that Tab comes to. */
  setTabStop(place) {
    const stop = [place, this.tabStop, this.states[0]].find((candidate) => candidate && this.isReachable(candidate));
    if (stop === this.tabStop) return;
    if (this.tabStop) put(this.tabStop.button, { tabindex: "-1" });
    put(stop.button, { tabindex: "0" });
    this.tabStop = stop;
  }
}
