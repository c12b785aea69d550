// The legend of a film: what the fills mean and how many states have each.

import { drawMark, drawMarkAlone } from "../../../panel/web/map/marks.js";
import { html, vector } from "../../../panel/web/shared/dom.js";

/** @import { Frame, Scene } from "./frames.js" */

export class FilmLegend {
  /** @param {Scene} scene */
  constructor({ legend, marks, sampleMarks }) {
    this.rows = legend.map(([fill, text]) => {
      const [count, more] = [html("b", {}), html("small", {})];
      const swatch = html("span", { class: "vfw-swatch", "aria-hidden": "true" }, sample(fill, sampleMarks[fill]));
      return { fill, count, more, element: html("li", {}, swatch, html("span", {}, text), count, more) };
    });
    const others = marks.map(([shapes, text]) => {
      const swatch = html("span", { class: "vfw-swatch", "aria-hidden": "true" }, ...shapes.map(markSample));
      return html("li", {}, swatch, html("span", {}, text));
    });
    const rows = this.rows.map(({ element }) => element);
    this.element = html("ul", { "aria-label": "Legend" }, ...rows, ...others);
  }

  /** @param {Frame} frame */
  paint({ counts }) {
    for (const { fill, count, more, element } of this.rows) {
      const [states, territories] = counts[fill] ?? [0, 0];
      element.toggleAttribute("data-none", !states && !territories);
      count.textContent = String(states);
      more.textContent = territories ? `+ ${territories} ${territories > 1 ? "territories" : "territory"}` : "";
    }
  }
}

/**
 * @param {string} fill
 * @param {[string, string]} [mark]
 */
function sample(fill, mark) {
  const drawn = mark ? [drawMark(...mark, 16, 11, 17)] : [];
  return swatchOf("vfw-sample", { "data-fill": fill }, ...drawn);
}

/** @param {string} shape */
function markSample(shape) {
  return shape === "territory" ? swatchOf("vfw-sample vfw-sample-territory", {}) : drawMarkAlone(shape, "", 20);
}

/**
 * @param {string} name
 * @param {Record<string, string>} about
 * @param {...SVGElement} drawn
 */
function swatchOf(name, about, ...drawn) {
  const face = vector("rect", { x: 0.75, y: 0.75, width: 30.5, height: 20.5, rx: 4, class: name, ...about });
  return vector("svg", { viewBox: "0 0 32 22", width: 32, height: 22 }, face, ...drawn);
}
