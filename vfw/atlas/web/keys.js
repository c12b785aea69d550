// The keys of the tabs.

/**
 * The tab that a key leads to, round and round; null for any other key.
 * @param {number} from
 * @param {string} key
 * @param {number} count
 */
export function tabAfter(from, key, count) {
  const to = new Map([["ArrowRight", from + 1], ["ArrowLeft", from - 1], ["Home", 0], ["End", count - 1]]).get(key);
  return to === undefined ? null : (to + count) % count;
}
