// The film of the front page. The map is there before this runs, at the year of the banner; nothing is requested.

import { find, html, listenUntil, put } from "../../panel/web/shared/dom.js";
import { chosenLikings, completed, whenLiked } from "../../panel/web/shared/likings.js";
import { mapOf } from "./map_of_years.js";
import { spoken } from "./years.js";

/** @import { Film } from "./years.js" */

const BEAT = 500; // ms: two years a second
const REST = 6000; // ms at the end, before the film starts again

const stillness = matchMedia("(prefers-reduced-motion: reduce)");
const isStill = () => stillness.matches || completed(chosenLikings()).motion === "still";

/** @param {HTMLElement} root */
function play(root) {
  const film = /** @type {Film} */ (JSON.parse(find(root, "#film")?.textContent ?? ""));
  const last = film.first + film.years.length - 1;
  const [number, after, said, button] = /** @type {HTMLElement[]} */ (
    [".when b", ".when span", ".said", ".play"].map((selector) => find(root, selector))
  );
  const bar = /** @type {HTMLInputElement} */ (find(root, "input"));
  const paintMap = mapOf(root, film);
  let beat = 0;

  /** @param {number} year */
  function paint(year) {
    const now = film.years[year - film.first];
    paintMap(year);
    said.replaceChildren(...now.said.map(([kind, sentence]) => html("li", { "data-kind": kind }, sentence)));
    number.textContent = String(year);
    after.textContent = now.after;
    bar.value = String(year);
    bar.style.setProperty("--vfw-gone", String((year - film.first) / (last - film.first)));
    put(bar, { "aria-valuetext": spoken(year, now) });
    put(root, { "data-year": year, "data-is-last": year === last });
  }

  /** @param {boolean} isRunning */
  function run(isRunning) {
    clearInterval(beat);
    if (isRunning && bar.valueAsNumber === last) paint(film.first);
    if (isRunning) beat = setInterval(step, BEAT);
    put(root, { "data-runs": isRunning });
    put(button, { "aria-label": isRunning ? "Pause the years" : "Play the years" });
  }

  function step() {
    paint(bar.valueAsNumber + 1);
    if (bar.valueAsNumber < last) return;
    run(false);
    if ("loops" in root.dataset) setTimeout(() => isStill() || root.dataset.runs === "true" || run(true), REST);
  }

  const listen = listenUntil(new AbortController().signal);
  listen(button, "click", () => run(root.dataset.runs !== "true"));
  listen(bar, "input", () => {
    run(false);
    paint(bar.valueAsNumber);
  });
  // A visitor who reduces motion from now on keeps the year that is shown.
  const rest = () => isStill() && run(false);
  whenLiked(rest);
  stillness.addEventListener("change", rest);

  button.hidden = bar.disabled = false;
  paint(isStill() ? film.atRest : film.first);
  run(!isStill());
}

const film = find(document, ".film");
if (film) play(film);
