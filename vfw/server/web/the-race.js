// The race in ninety seconds: the years run, stop, and ask what comes next. Then the film shows it. Nothing is kept.

import { find, findAll, html, listenUntil, put } from "../../panel/web/shared/dom.js";
import { chosenLikings, completed } from "../../panel/web/shared/likings.js";
import { mapOf } from "./map_of_years.js";
import { keptBack, say, wordsOf } from "./quick.js";

/** @import { Film } from "./years.js" */

/**
 * The data that Python builds into the page (`the_race.py`).
 * @typedef {object} Race
 * @property {number} begins
 * @property {[number, number][]} stops the year after which it stops, and that up to which it goes on then
 * @property {number[]} full for each year of the film, in how many states women can vote in every election
 * @property {Record<string, Record<string, string>>} said by year, what states have said to the Amendment
 */

const BEAT = 333; // ms: three years a second

const stillness = matchMedia("(prefers-reduced-motion: reduce)");
const isStill = () => stillness.matches || completed(chosenLikings()).motion === "still";

/** @param {HTMLElement} root */
function play(root) {
  const race = /** @type {Film & Race} */ (JSON.parse(find(document, "#film")?.textContent ?? ""));
  const [intro, number, full, pause] = [".intro", ".year b", ".year em", "[data-pauses]"].map(
    (name) => /** @type {HTMLElement} */ (find(root, name)),
  );
  const stops = findAll(root, ".stop");
  const paintMap = mapOf(root, race);
  const end = keptBack(root);
  /** The visitor's answers, one after the other. @type {string[]} */
  const said = [];
  let [year, beat] = [race.begins, 0];
  // Without motion, the introduction waits for the reader.
  let isPaused = isStill();
  let step = () => {};

  function paint() {
    paintMap(year, race.said[year]);
    number.textContent = String(year);
    full.textContent = String(race.full[year - race.first]);
    put(root, { "data-year": year });
  }

  /**
   * Let the years run up to one, then do something. With reduced motion, that year is there at once.
   * @param {number} last
   * @param {() => void} then
   */
  function run(last, then) {
    show(null, "runs");
    step = () => {
      if (isPaused) return;
      year = isStill() ? last : year + 1;
      paint();
      if (year < last) return;
      clearInterval(beat);
      then();
    };
    clearInterval(beat);
    beat = setInterval(step, BEAT);
    if (isStill()) step();
  }

  /**
   * @param {HTMLElement | null} stop the question that the page is about, if any
   * @param {"runs" | "asks" | "tells"} what
   */
  function show(stop, what) {
    for (const other of stops) put(other, { "data-is": other === stop ? what : null });
    intro.hidden = what !== "runs";
    put(root, { "data-is": what });
  }

  /** @param {boolean} holds whether the years stand still until they are let go on */
  function hold(holds) {
    isPaused = holds;
    pause.textContent = holds ? "Go on" : "Pause";
  }

  function ask() {
    const stop = stops[said.length];
    show(stop, "asks");
    find(stop, "h2")?.focus({ preventScroll: true });
    say(root, `The years stop. ${wordsOf(find(stop, ".ask"))} ${answersIn(stop).join(", ")}.`);
  }

  /** @param {string} answer */
  function take(answer) {
    const stop = stops[said.length];
    said.push(answer);
    run(race.stops[said.length - 1][1], () => {
      show(stop, "tells");
      find(stop, "h3")?.focus({ preventScroll: true });
      say(root, wordsOf(find(stop, ".why")));
    });
  }

  function goOn() {
    if (said.length === stops.length) return close();
    run(race.stops[said.length][0], ask);
  }

  function close() {
    const told = said.map((answer, n) => compared(stops[n], answer));
    const yours = find(end(told.join(" ")), ".yours");
    if (!yours) return;
    yours.hidden = false;
    yours.append(...told.map((words, n) => html("li", {}, html("b", {}, String(race.stops[n][1])), ` ${words}`)));
  }

  listenUntil(new AbortController().signal)(root, "click", ({ target }) => {
    const button = /** @type {HTMLElement | null} */ (target.closest("button"));
    if (button?.dataset.says) take(button.dataset.says);
    else if (button === pause) {
      hold(!isPaused);
      if (isStill()) step();
    } else if (button && "goesOn" in button.dataset) goOn();
  });
  for (const answers of findAll(root, ".answers")) answers.hidden = false;
  paint();
  hold(isPaused);
  goOn();
}

/** @param {HTMLElement} stop */
function answersIn(stop) {
  return findAll(stop, "[data-says]").map(({ dataset }) => dataset.says ?? "");
}

/**
 * A quotation beside what came, as a story.
 * @param {HTMLElement} stop
 * @param {string} said
 */
function compared(stop, said) {
  const [asked, came] = [wordsOf(find(stop, "h2")), stop.dataset.answer];
  return `${asked} You said “${said}”${said === came ? ", and so it was." : `. It was “${came}”.`}`;
}

const door = find(document, ".quick");
if (door) play(door);
