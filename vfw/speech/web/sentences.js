// A text in the pieces in which it is read: the first sound comes with the first sentence, not with the last.

/** Characters of a piece: the exhibit takes 1024 bytes, and a letter may have four. */
export const LONGEST = 250;
const ENDS = /(?<=[.!?…][”"’')\]]*)\s+(?=[\p{Lu}“"‘'(])/u;
/** Endings after which a period does not end a sentence. */
const SHORT = /(?:^|[\s(“"])(?:Mrs?|Ms|Dr|St|Rev|Gov|Sen|Rep|vs?|c|[A-Z])\.$/;

/**
 * The sentences of a text, those that are too long in parts.
 * @param {string} text
 * @returns {string[]}
 */
export function sentences(text) {
  /** @type {string[]} */
  const pieces = [];
  for (const piece of text.trim().split(ENDS)) {
    const before = pieces.at(-1);
    if (before !== undefined && SHORT.test(before)) pieces[pieces.length - 1] = `${before} ${piece}`;
    else pieces.push(piece);
  }
  return pieces.flatMap(parts).filter(Boolean);
}

/**
 * A sentence cut at its pauses; a word that is too long is cut anywhere.
 * @param {string} sentence
 * @returns {string[]}
 */
function parts(sentence) {
  if (sentence.length <= LONGEST) return [sentence];
  const begin = sentence.slice(0, LONGEST);
  const breath = Math.max(...[", ", "; ", ": "].map((sign) => begin.lastIndexOf(sign) + 1));
  const at = breath > LONGEST / 3 ? breath : begin.lastIndexOf(" ") + 1 || LONGEST;
  return [sentence.slice(0, at).trim(), ...parts(sentence.slice(at).trim())];
}
