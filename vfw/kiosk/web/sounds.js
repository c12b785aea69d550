// The volume of the exhibit's own sounds: the staff set it for all pages, from 0 to 1.

let loudness = 1;

/** @param {number} part */
export function setLoudness(part) {
  loudness = part;
}

/** The factor of a sound. */
export function loudnessOfAll() {
  return loudness;
}
