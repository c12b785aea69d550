// The address follows what is asked, so that a page that is loaded again, or marked, asks the same.

/** The parameters that the page reads in an address. */
const ASKING = ["question", "asked", "seed", "from"];

/**
 * The address with the current question in place of the former one; other parameters stay.
 * @param {{pathname: string, search: string, hash: string}} location
 * @param {string} asked from the question mark on
 */
export function inStep({ pathname, search, hash }, asked) {
  const parts = new URLSearchParams(search);
  for (const name of ASKING) parts.delete(name);
  for (const [name, value] of new URLSearchParams(asked)) parts.set(name, value);
  return `${pathname}${parts.size ? `?${parts}` : ""}${hash}`;
}
