// The chosen answer of a form, and the questions of it that are shown.

/**
 * The first that is wanted and offered, else the first that is offered.
 * @template {{ readonly value: string }} A
 * @param {A[]} answers
 * @param {(string | undefined)[]} wanted
 */
export function firstOffered(answers, wanted) {
  const found = wanted.map((value) => answers.find((answer) => answer.value === value));
  return found.find(Boolean) ?? answers[0];
}

/**
 * Whether each of these questions is answered with one of these values.
 * @param {Record<string, unknown[]>} only
 * @param {{ get(name: string): unknown }} answers
 */
export function isAnsweredSo(only, answers) {
  return Object.entries(only).every(([name, values]) => values.includes(answers.get(name)));
}
