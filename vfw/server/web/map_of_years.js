// The map of the film: the appearance of each state in a year, since when its women vote, and the decisions.

import { findAll, find, put, vector } from "../../panel/web/shared/dom.js";
import { shownIn } from "./years.js";

/** @import { Film } from "./years.js" */

/**
 * @param {HTMLElement} root
 * @param {Film} film
 * @returns {(year: number, marked?: Record<string, string>) => void} paints a year, with a mark for each state of those
 */
export function mapOf(root, film) {
  const shapes = findAll(root, "[data-land]").map((shape) => ({ shape, ...film.lands[shape.dataset.land ?? ""] }));
  const letters = findAll(root, "[data-since]").map((text) => ({ text, code: text.dataset.since ?? "" }));
  const marks = find(root, ".marks");
  return (year, marked = film.years[year - film.first].marks) => {
    for (const { shape, runs } of shapes) put(shape, { "data-fill": shownIn(runs, year).fill });
    for (const { text, code } of letters) {
      const since = code in marked ? "" : shownIn(film.lands[code].runs, year).since;
      if (text.textContent !== since) text.textContent = since;
    }
    const drawn = Object.entries(marked).map(([code, kind]) => ({ kind, at: film.lands[code].at }));
    marks?.replaceChildren(...drawn.map(({ kind, at: [x, y] }) => vector("use", { href: `#mark-${kind}`, x, y })));
  };
}
