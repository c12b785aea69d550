// The film of the front page without the page: the appearance of each state in each year, and its texts.

/** From a year on: a fill of the legend, and since when women have had the full vote, "" where they have not.
 * @typedef {[number, string, string]} Run */

/** What happened in a year: kinds and sentences, the kind of mark that states bear, and how far Seneca Falls is.
 * @typedef {{ said: [string, string][], marks: Record<string, string>, after: string }} Year */

/**
 * The data that Python builds into the page (`short_film.py`). `years` are all from `first` on.
 * @typedef {object} Film
 * @property {number} first
 * @property {number} atRest the year it shows if motion is reduced
 * @property {Record<string, { at: [number, number], runs: Run[] }>} lands
 * @property {Year[]} years
 */

/**
 * The appearance of a state in a year.
 * @param {Run[]} runs
 * @param {number} year
 */
export function shownIn(runs, year) {
  const run = runs.findLast(([from]) => from <= year);
  if (!run) throw new RangeError(`nothing is known of the year ${year}`);
  return { fill: run[1], since: run[2] };
}

/**
 * A year in words, for visitors who move through them by ear.
 * @param {number} number
 * @param {Year} year
 */
export function spoken(number, { said }) {
  return [`${number}.`, ...said.map(([, sentence]) => sentence)].join(" ");
}
