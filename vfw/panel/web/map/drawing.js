// Drawing: shapes, figures and words as elements, of SVG and of HTML. Nothing here knows what is asked.

/** Code, star and marks of a state around the point 0,0: below each other, or side by side. */
function drawTag(place, { marks, star, changed }, size, hasCode) {
  const mark = size * 1.28;
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
    ...(changed && (label || marks.length) ? [vector("path", { class: "vfw-changed", d: rounded(...ring) })] : []),
    ...marks.map(([shape, text], i) => drawMark(shape, text, x + mark * (i - (marks.length - 1) / 2), y, mark)),
    write(label, ...labelAt, size, "vfw-code"),
  ];
}

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

/** What the marks mean. */
function legend() {
  const edge = html("span", { class: "vfw-legend-edge" });
  const sample = (shape) => drawMarkAlone(shape, "", 16);
  return html(
    "div",
    { class: "vfw-legend", role: "group", "aria-label": "Legend" },
    html("span", {}, sample("disc"), "purple"),
    html("span", {}, sample("diamond"), "yellow"),
    html("span", {}, sample("square"), "red"),
    html("span", {}, "★ State card"),
    html("span", {}, edge, "you may choose it"),
  );
}

/** A mark among words. */
function drawMarkAlone(shape, text, size) {
  return alone(-size / 2, size, drawMark(shape, text, 0, 0, size - 1));
}

function drawPersonAlone(colour, size) {
  return alone(0, size, drawPerson(colour, 0, 0, size));
}

function alone(top, size, drawn) {
  const viewBox = `${-size / 2} ${top} ${size} ${size}`;
  return vector("svg", { viewBox, width: size, height: size, "aria-hidden": "true" }, drawn);
}

/** The name of a place, where what it says begins with that, and the rest of what it says. */
function nameAndRest({ name, says }) {
  return says.startsWith(name) ? [name, says.slice(name.length)] : ["", says];
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

/** Where an element lies in a frame, in pixels of that frame: the page around it may be zoomed. */
function rectIn(frame, element) {
  const [outer, inner] = [frame.getBoundingClientRect(), element.getBoundingClientRect()];
  const zoom = zoomOf(frame);
  return new DOMRect((inner.x - outer.x) / zoom, (inner.y - outer.y) / zoom, inner.width / zoom, inner.height / zoom);
}

function zoomOf(element) {
  return element.getBoundingClientRect().width / element.offsetWidth || 1;
}

/** Set attributes; null takes one away. What is as it was is not set: a browser would work out its style again. */
function put(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
  }
  return element;
}

function clamp(value, least, most) {
  return Math.max(least, Math.min(value, most));
}
