// The legend of a film: what the fills mean and how many states have each, with the patterns that tell them apart.

const PATTERNS = {
  "vote-places": { size: 9, ground: "#fff6d6", shapes: [["circle", { cx: 2.5, cy: 2.5, r: 1.15, fill: "#7d6200" }]] },
  "vote-some": {
    size: 6,
    ground: "#ffe681",
    shapes: [["circle", { cx: 2, cy: 2, r: 1.3, fill: "#7d6200" }]],
  },
  "vote-president": {
    size: 12,
    turn: 45,
    ground: "#ffd92f",
    shapes: [["rect", { width: 6, height: 12, fill: "#7a55b5" }]],
  },
  "vote-amendment": {
    size: 7,
    ground: "#1b9e9a",
    shapes: [["rect", { width: 7, height: 1.6, fill: "#a5dedb" }]],
  },
};

/** Defines what the stylesheet calls `--vfw-vote-some` and so on, and the hatching of lands, for one view. */
function landAndFills(root, id) {
  const drawn = Object.entries(PATTERNS).map(([fill, { size, turn = 0, ground, shapes }]) =>
    pattern(`${id}-${fill}`, size, turn, [
      ["rect", { width: size, height: size, fill: ground }],
      ...shapes,
    ]),
  );
  for (const fill of Object.keys(PATTERNS)) root.style.setProperty(`--vfw-${fill}`, `url(#${id}-${fill})`);
  const hatch = [
    ["rect", { width: 1.1, height: 7, fill: "#1d1a22", opacity: 0.42 }],
    ["rect", { x: 1.1, width: 1.1, height: 7, fill: "#fffdf7", opacity: 0.6 }],
  ];
  drawn.push(pattern(`${id}-territory`, 7, -45, hatch));
  root.style.setProperty("--vfw-territory", `url(#${id}-territory)`);
  return vector("svg", { class: "vfw-patterns", width: 0, height: 0, "aria-hidden": "true" }, ...drawn);
}

function pattern(id, size, turn, shapes) {
  const about = { width: size, height: size, patternUnits: "userSpaceOnUse", patternTransform: `rotate(${turn})` };
  return vector("pattern", { id, ...about }, ...shapes.map(([name, attributes]) => vector(name, attributes)));
}

class FilmLegend {
  constructor(film) {
    this.rows = film.legend.map(([fill, text]) => {
      const [count, more] = [html("b", {}), html("small", {})];
      const swatch = html("span", { class: "vfw-swatch", "aria-hidden": "true" }, sample(fill, film));
      return { fill, count, more, element: html("li", {}, swatch, html("span", {}, text), count, more) };
    });
    const marks = film.marks.map(([shapes, text]) => {
      const swatch = html("span", { class: "vfw-swatch", "aria-hidden": "true" }, ...shapes.map(markSample));
      return html("li", {}, swatch, html("span", {}, text));
    });
    const rows = this.rows.map(({ element }) => element);
    this.element = html("ul", { "aria-label": "Legend" }, ...rows, ...marks);
  }

  paint({ counts }) {
    for (const { fill, count, more, element } of this.rows) {
      const [states, territories] = counts[fill] ?? [0, 0];
      element.toggleAttribute("data-none", !states && !territories);
      count.textContent = states;
      more.textContent = territories ? `+ ${territories} ${territories > 1 ? "territories" : "territory"}` : "";
    }
  }
}

function sample(fill, film) {
  const face = vector("rect", { x: 0.75, y: 0.75, width: 30.5, height: 20.5, rx: 4, class: "vfw-sample" });
  face.dataset.fill = fill;
  const mark = film.sampleMarks[fill];
  const drawn = mark ? [drawMark(...mark, 16, 11, 17)] : [];
  return vector("svg", { viewBox: "0 0 32 22", width: 32, height: 22 }, face, ...drawn);
}

function markSample(shape) {
  if (shape !== "territory") return drawMarkAlone(shape, "", 20);
  const face = { x: 0.75, y: 0.75, width: 30.5, height: 20.5, rx: 4, class: "vfw-sample vfw-sample-territory" };
  return vector("svg", { viewBox: "0 0 32 22", width: 32, height: 22 }, vector("rect", face));
}
