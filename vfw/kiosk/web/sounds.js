// How loud the exhibit's own sounds are: the staff set it for all pages, in parts of one.

let loudness = 1;

/** @param {number} part */
export function setLoudness(part) {
  loudness = part;
}

/** What a sound is multiplied by. */
export function loudnessOfAll() {
  return loudness;
}
