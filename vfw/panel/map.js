// Dresses the outlines Leaflet has drawn: colours, marks, names for screen readers, and the visitor's picks.
// Everything drawn here lies inside Leaflet's own <svg>, in its pixels, where y points down.

const WAYS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const SECOND_CLICK = 200; // ms in which the late half of a double click may still arrive
const HOVER_REST = 250; // ms the pointer rests before the tooltip opens
const HOVER_GRACE = 150; // ms to move the pointer onto the tooltip
const SMALLEST_TARGET = 24; // px, where the map is small
const GOOD_TARGET = 44; // px, elsewhere
const CODES_FROM = 0.11; // px per km; below it there is no room for postal codes
const LEGEND_FROM = 640; // px

// ipyleaflet would send each of these to the kernel, hundreds for one move of the mouse.
const KEPT_FROM_LEAFLET = ["mousedown", "mousemove", "mouseup", "mouseover", "mouseout", "dblclick", "contextmenu"];

export default {
  render({ model, el }) {
    const gone = new AbortController();
    leafletBeside(model, el, gone.signal).then((leaflet) => leaflet && new Dressing(model, el, leaflet, gone.signal));
    return () => gone.abort();
  },
};

/** The Leaflet map drawn in the same box as `el`, once it has its outlines. */
async function leafletBeside(model, el, signal) {
  const outlines = await model.widget_manager.get_model(model.get("outlines").replace("IPY_MODEL_", ""));
  while (!signal.aborted) {
    const box = el.closest(".vfw-map");
    const views = box ? await Promise.all(Object.values(outlines.views ?? {})) : [];
    const leaflet = views.find((view) => view.obj && box.contains(view.el))?.obj;
    if (leaflet && outlinesOf(leaflet).length) return leaflet;
    await new Promise(requestAnimationFrame);
  }
  return null;
}

function outlinesOf(leaflet) {
  const layers = [];
  leaflet.eachLayer((layer) => layer.feature && layer.getElement?.() && layers.push(layer));
  return layers;
}

class Dressing {
  constructor(model, el, leaflet, signal) {
    Object.assign(this, { model, el, leaflet, container: leaflet.getContainer() });
    this.tooltip = el.appendChild(html("div", { class: "vfw-tooltip", hidden: "" }));
    el.append(legend());
    this.adopt(`vfw-map-${Math.random().toString(36).slice(2)}`);
    this.listen(signal);
    this.fit();
  }

  /** Take over the paths Leaflet has drawn, and lay our own layers above them. */
  adopt(id) {
    const layers = outlinesOf(this.leaflet);
    this.land = layers.map((layer) => layer.getBounds()).reduce((all, bounds) => all.extend(bounds));
    const places = layers.map(({ feature, _path }) => ({ key: feature.id, ...feature.properties, outline: _path }));
    this.states = places.filter((place) => place.region);
    this.regions = places.filter((place) => place.sign);
    this.places = new Map([...this.states, ...this.regions].map((place) => [place.key, place]));

    this.svg = places[0].outline.ownerSVGElement;
    put(this.svg, { role: "group", "aria-label": "Map of the states. Arrow keys go from state to state." });
    const pattern = stripes(`${id}-stripes`);
    this.svg.prepend(pattern);
    this.svg.style.setProperty("--vfw-stripes", `url(#${id}-stripes)`);
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
    }
    // JupyterLab would take the letters for commands.
    this.container.dataset.lmSuppressShortcuts = "true";
  }

  listen(signal) {
    const capture = { capture: true, signal };
    const hear = (type, does) => this.container.addEventListener(type, does, capture);
    for (const type of KEPT_FROM_LEAFLET) hear(type, (event) => event.stopPropagation());
    hear("click", (event) => this.click(event));
    hear("keydown", (event) => this.key(event));
    hear("pointerover", (event) => event.pointerType === "mouse" && this.hover(this.placeOf(event.target)));
    hear("pointerleave", (event) => event.target === this.container && this.hover(null));
    hear("focusin", (event) => this.focusOn(this.placeOf(event.target)));
    hear("focusout", () => this.focusOn(null));
    this.tooltip.addEventListener("pointerenter", () => clearTimeout(this.tooltipTimer), { signal });
    this.tooltip.addEventListener("pointerleave", () => this.hover(null), { signal });
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.closeTooltip(), capture);

    const changed = () => this.paint();
    this.model.on("change", changed);
    const size = new ResizeObserver(() => this.fit());
    size.observe(this.container);
    signal.addEventListener("abort", () => {
      this.model.off("change", changed);
      size.disconnect();
      clearTimeout(this.tooltipTimer);
      for (const element of this.added) element.remove();
    });
  }

  // -- Painting -------------------------------------------------------------------------------------------------

  /** Let the country with its call-outs and signs fill the box. */
  fit() {
    const [width, height] = [this.container.clientWidth, this.container.clientHeight];
    if (!width || !height) return;
    const roomy = Math.min(1, width / 900);
    const [left, right, top, bottom] = [4 + 16 * roomy, 20 + 42 * roomy, 4 + 40 * roomy, 4 + 12 * roomy];
    const west = this.land.getWest();
    const east = Math.max(...this.states.map((place) => place.callout?.[0] ?? west));
    const [south, north] = [this.land.getSouth(), this.land.getNorth()];
    this.scale = Math.min((width - left - right) / (east - west), (height - top - bottom) / (north - south));
    const centre = [
      (north + south) / 2 + (top - bottom) / 2 / this.scale,
      (east + west) / 2 + (right - left) / 2 / this.scale,
    ];
    this.leaflet.invalidateSize({ animate: false, pan: false });
    this.leaflet.setView(centre, Math.log2(this.scale), { animate: false });
    this.withCodes = this.scale > CODES_FROM;
    this.letters = this.withCodes ? clamp(100 * this.scale, 15, 20) : clamp(150 * this.scale, 9, 13);
    this.el.classList.toggle("vfw-map-with-legend", width >= LEGEND_FROM);
    this.svg.classList.toggle("vfw-map-small", !this.withCodes);
    this.placeAll();
    this.paint();
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
    const lowest = this.corner.y + this.container.clientHeight - height - this.letters * 4 - 12;
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
    const scene = this.model.get("scene");
    if (scene.showing !== this.scene?.showing) this.answered = false;
    const isNew = scene.question !== this.scene?.question;
    if (isNew) this.askedAt = performance.now();
    this.scene = scene;
    for (const place of this.states) this.paintState(place);
    for (const place of this.regions) this.paintSign(place);
    for (const place of this.places.values()) {
      const reachable = this.isReachable(place);
      for (const element of [place.button, place.box]) element?.toggleAttribute("data-choice", !!this.replyFor(place));
      put(place.button, { role: reachable ? "button" : "img", "aria-label": place.says });
      put(place.button, { "aria-disabled": reachable ? !this.replyFor(place) : null });
    }
    const here = this.svg.contains(document.activeElement) && this.placeOf(document.activeElement);
    if (!here) this.setTabStop(this.reachable().find((place) => this.isLegal(place)));
    else if (isNew && !this.replyFor(here)) this.nearestChoice(here)?.button.focus({ preventScroll: true });
    this.paintEdges();
  }

  paintState(place) {
    const face = this.model.get(place.key);
    place.says = face.says || place.name;
    for (const element of [place.outline, place.tag, place.boxFace]) if (element) element.dataset.fill = face.fill;
    place.tag.setAttribute("transform", `translate(${place.at.x},${place.at.y})`);
    const drawn = JSON.stringify([face, this.letters]);
    if (drawn === place.drawn) return;
    place.drawn = drawn;
    place.tag.replaceChildren(...this.writeTag(place, face));
  }

  /** Code, star and marks of a state around the point 0,0: below each other, or side by side. */
  writeTag(place, { marks, star, changed }) {
    const [size, mark] = [this.letters, this.letters * 1.28];
    const hasCode = this.withCodes || place.callout;
    const label = (hasCode ? place.key : "") + (star ? "★" : "");
    const labelWidth = size * (hasCode ? (star ? 2.25 : 1.35) : 0);
    const marksWidth = mark * marks.length;
    const inRow = place.broad || place.callout;
    const half = (labelWidth + marksWidth + size / 4) / 2;
    let [labelAt, [x, y]] = [[0, -mark / 2], [0, size / 2 + 1]];
    if (!hasCode) [labelAt, [x, y]] = [[marksWidth / 2, -mark / 2], [0, 0]];
    else if (!marks.length) [labelAt, [x, y]] = [[0, 0], [0, 0]];
    else if (inRow) [labelAt, [x, y]] = [[labelWidth / 2 - half, 0], [half - marksWidth / 2, 0]];
    const [width, height] = [(marksWidth || 2 * mark) + size / 2.5, mark + size / 2.5];
    const ring = [x - width / 2, y - height / 2, width, height, height / 2];
    return [
      ...(changed ? [vector("path", { class: "vfw-changed", d: rounded(...ring) })] : []),
      ...marks.map(([shape, text], i) => drawMark(shape, text, x + mark * (i - (marks.length - 1) / 2), y, mark)),
      write(label, ...labelAt, size, "vfw-code"),
    ];
  }

  /** The name of a region and its campaigners, above or below their point. */
  paintSign(place) {
    const colours = this.scene.campaigners[place.key] ?? [];
    const [size, line, person] = [this.letters, this.letters * 1.2, this.letters * 1.5];
    const lines = place.name.toUpperCase().split(/(?<=&) /);
    const content = line * lines.length + (colours.length ? person + 3 : 0);
    const width = Math.max(...lines.map((text) => text.length)) * size * 0.7 + size;
    const height = Math.max(content + 6, this.withCodes ? GOOD_TARGET : SMALLEST_TARGET);
    const isAbove = place.sign[1] > this.land.getCenter().lat;
    let left = Math.max(place.at.x - width / 2, this.corner.x + 2);
    let top = Math.max(place.at.y - (isAbove ? height : 0), this.corner.y + 2);
    // On a small screen the call-outs need the sea before the Atlantic coast.
    if (left + width > this.column.left) {
      const [right, bottom] = [this.container.clientWidth, this.container.clientHeight];
      const isRoomBelow = this.column.bottom + 2 + height <= this.corner.y + bottom;
      const isRoomBeside = this.column.right + width <= this.corner.x + right;
      left = (isAbove ? this.column.left : this.column.right) - width;
      if (!isAbove && (isRoomBelow || !isRoomBeside)) top = this.column.bottom + 2;
      else if (!isAbove) [left, top] = [this.column.right, this.column.bottom - height];
    }
    const [middle, start] = [left + width / 2, top + (height - content) / 2];
    place.says = [place.name, ...colours.map((colour) => `${colour} campaigner`)].join(", ");
    place.signEdge = rounded(left, top, width, height, 8);
    place.button.replaceChildren(
      vector("path", { class: "vfw-sign-box", d: place.signEdge }),
      ...lines.map((text, i) => write(text, middle, start + line * (i + 0.5), size, "vfw-region-name")),
      ...colours.map((colour, i) =>
        drawPerson(colour, middle + person * (i - (colours.length - 1) / 2), start + content - person, person),
      ),
    );
  }

  paintEdges() {
    const edge = (place) => `${place.outline.getAttribute("d")}${place.boxEdge ?? place.signEdge ?? ""}`;
    const draw = (name, places) => {
      for (const line of this.edges[name]) line.setAttribute("d", places.map(edge).join(""));
    };
    const meant = this.hovered && (this.places.get(this.replyFor(this.hovered)) ?? this.hovered);
    draw("legal", [...this.places.values()].filter((place) => this.isLegal(place)));
    draw("hover", meant ? [meant] : []);
    draw("focus", this.focused ? [this.focused] : []);
  }

  // -- What may be chosen ----------------------------------------------------------------------------------------

  isLegal(place) {
    return (place.sign ? this.scene.regions : this.scene.states).includes(place.key);
  }

  /** What a pick of the place means: itself, its region, or nothing. */
  replyFor(place) {
    if (this.isLegal(place)) return place.key;
    return this.scene.regions.includes(place.region) ? place.region : null;
  }

  /** A sign is a button only while regions are asked for. */
  isReachable(place) {
    return !place.sign || this.isLegal(place);
  }

  reachable() {
    return [...this.places.values()].filter((place) => this.isReachable(place));
  }

  choose(place) {
    const reply = this.replyFor(place);
    if (!reply) {
      const isOpen = this.scene.states.length + this.scene.regions.length > 0;
      this.tell("vfw-say", { text: isOpen ? `${place.name} cannot be chosen now.` : "The map has no question now." });
    } else if (!this.answered) {
      this.answered = true;
      this.model.send({ pick: reply, question: this.scene.question });
    }
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
    // Screen readers click without a count.
    const isLate = event.detail > 0 && performance.now() - this.askedAt < SECOND_CLICK;
    if (!isLate) this.choose(place);
  }

  hover(place) {
    this.hovered = place;
    this.paintEdges();
    clearTimeout(this.tooltipTimer);
    if (place) this.tooltipTimer = setTimeout(() => this.openTooltip(place), this.tooltip.hidden ? HOVER_REST : 0);
    else this.tooltipTimer = setTimeout(() => this.closeTooltip(), HOVER_GRACE);
  }

  openTooltip(place) {
    this.tooltip.textContent = place.says;
    this.tooltip.hidden = false;
    const frame = this.el.getBoundingClientRect();
    const target = (place.box?.querySelector(".vfw-target") ?? place.button).getBoundingClientRect();
    const [width, height] = [this.tooltip.offsetWidth, this.tooltip.offsetHeight];
    const [middle, above] = [(target.left + target.right - width) / 2, target.top - height - 6];
    let [x, y] = [middle - frame.left, (above >= frame.top ? above : target.bottom + 6) - frame.top];
    if (place.box) [x, y] = [target.left - width - 6 - frame.left, (target.y + target.bottom - height) / 2 - frame.y];
    const [left, top] = [clamp(x, 0, frame.width - width), clamp(y, 0, frame.height - height)];
    Object.assign(this.tooltip.style, { left: `${left}px`, top: `${top}px` });
  }

  closeTooltip() {
    clearTimeout(this.tooltipTimer);
    this.tooltip.hidden = true;
  }

  // -- Keyboard --------------------------------------------------------------------------------------------------

  key(event) {
    const here = this.placeOf(event.target);
    if (!here || event.ctrlKey || event.altKey || event.metaKey) return;
    const places = this.reachable();
    if (event.key === "Escape") this.tell("vfw-leave-map");
    else if (event.key === "Enter" || event.key === " ") event.repeat || this.choose(here);
    else if (event.key === "Home") places[0].button.focus();
    else if (event.key === "End") places.at(-1).button.focus();
    else if (event.key in WAYS) this.towards(here, WAYS[event.key])?.button.focus();
    else if (/^\p{L}$/u.test(event.key)) this.nextNamed(event.key, here)?.button.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** The neighbour that lies best in this direction; beyond the last neighbour, the best place at all. */
  towards(here, [dx, dy]) {
    const best = (places, narrowest) => {
      const rated = places.map((place) => {
        const [x, y] = [place.centre.x - here.centre.x, place.centre.y - here.centre.y];
        const distance = Math.hypot(x, y);
        const straight = (x * dx + y * dy) / distance;
        return { place, straight, cost: distance / straight ** 2 };
      });
      return rated.filter(({ straight }) => straight > narrowest).sort((a, b) => a.cost - b.cost)[0]?.place;
    };
    const neighbours = (here.neighbours ?? []).map((code) => this.places.get(code));
    return best(neighbours, 0.5) ?? best(this.reachable(), 0.3);
  }

  /** So that the next of several answers needs no search. */
  nearestChoice(here) {
    const distance = ({ centre }) => Math.hypot(centre.x - here.centre.x, centre.y - here.centre.y);
    const choices = this.reachable().filter((place) => this.replyFor(place));
    return choices.sort((a, b) => distance(a) - distance(b))[0];
  }

  nextNamed(letter, here) {
    const places = this.reachable();
    const from = places.indexOf(here) + 1;
    const round = [...places.slice(from), ...places.slice(0, from)];
    return round.find((place) => place.name.toLowerCase().startsWith(letter.toLowerCase()));
  }

  focusOn(place) {
    this.focused = place?.button.matches(":focus-visible") ? place : null;
    if (place) this.setTabStop(place);
    if (this.focused) this.openTooltip(place);
    else this.closeTooltip();
    this.paintEdges();
  }

  /** Make this place, or else the one that was, the only one that Tab comes to. */
  setTabStop(place) {
    const stop = [place, this.tabStop, this.states[0]].find((candidate) => candidate && this.isReachable(candidate));
    this.tabStop?.button.setAttribute("tabindex", "-1");
    stop.button.setAttribute("tabindex", "0");
    this.tabStop = stop;
  }
}

// -- Drawing -----------------------------------------------------------------------------------------------------

function drawMark(shape, text, x, y, size) {
  const r = size / 2 - 1;
  const round = rounded(-r, -r, 2 * r, 2 * r, r);
  const diamond = `M0,${-1.2 * r}L${1.2 * r},0L0,${1.2 * r}L${-1.2 * r},0Z`;
  const square = rounded(-0.92 * r, -0.92 * r, 1.84 * r, 1.84 * r, 2);
  const sign = { check: "M-.5,0L-.1,.4L.5,-.4", cross: "M-.4,-.4L.4,.4M.4,-.4L-.4,.4" }[shape];
  return vector(
    "g",
    { class: "vfw-mark", "data-shape": shape, transform: `translate(${x},${y})` },
    vector("path", { class: "vfw-mark-shape", d: { diamond, square }[shape] ?? round }),
    sign
      ? vector("path", { class: "vfw-mark-sign", d: sign, transform: `scale(${r})` })
      : write(text, 0, 0, size * (text.length > 1 ? 0.64 : 0.8), "vfw-count"),
  );
}

function drawPerson(colour, x, y, size) {
  const d = "M-.32,.94V.72A.32,.3 0 0 1 .32,.72V.94ZM-.2,.2A.2,.2 0 0 1 .2,.2A.2,.2 0 0 1 -.2,.2Z";
  const at = `translate(${x},${y}) scale(${size})`;
  return vector("path", { class: "vfw-person", "data-colour": colour, d, transform: at });
}

function write(text, x, y, size, name) {
  const line = vector("text", { class: name, x, y, "font-size": size });
  line.textContent = text;
  return line;
}

function stripes(id) {
  const size = { width: 12, height: 12, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" };
  return vector(
    "pattern",
    { id, ...size },
    vector("rect", { class: "vfw-stripe-yellow", width: 12, height: 12 }),
    vector("rect", { class: "vfw-stripe-purple", width: 6, height: 12 }),
  );
}

/** What the marks mean, for those who see them; the names of the states say it to the others. */
function legend() {
  const sample = (shape) =>
    vector("svg", { viewBox: "-8 -8 16 16", width: 16, height: 16 }, drawMark(shape, "", 0, 0, 15));
  const edge = html("span", { class: "vfw-legend-edge" });
  return html(
    "div",
    { class: "vfw-legend", "aria-hidden": "true" },
    html("span", {}, sample("disc"), "purple"),
    html("span", {}, sample("diamond"), "yellow"),
    html("span", {}, sample("square"), "red"),
    html("span", {}, "★ State card"),
    html("span", {}, edge, "you may choose it"),
  );
}

function rounded(x, y, width, height, radius) {
  const corner = (dx, dy) => `a${radius},${radius} 0 0 1 ${dx * radius},${dy * radius}`;
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  return [`M${x + radius},${y}h${across}`, `v${down}`, `h${-across}`, `v${-down}`]
    .map((side, i) => side + corner(...[[1, 1], [-1, 1], [-1, -1], [1, -1]][i]))
    .join("") + "Z";
}

function vector(name, attributes, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  element.append(...children);
  return put(element, attributes);
}

function html(name, attributes, ...children) {
  const element = document.createElement(name);
  element.append(...children);
  return put(element, attributes);
}

/** Set attributes; null takes one away. */
function put(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
  return element;
}

function clamp(value, least, most) {
  return Math.max(least, Math.min(value, most));
}
