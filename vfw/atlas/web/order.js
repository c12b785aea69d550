// The order of the rows of a table.

/**
 * The sort keys of a row, column by column; `orders` only once it is filled.
 * @typedef {{ readonly name: string, readonly orders?: string[] }} Sortable
 */

/**
 * Empty values come last in both directions; equal values keep the order of the first column.
 * @template {Sortable} R
 * @param {R[]} rows
 * @param {number} column
 * @param {boolean} isDescending
 */
export function sorted(rows, column, isDescending) {
  const by = (/** @type {R} */ row, /** @type {number} */ which) => row.orders?.[which] ?? row.name;
  const compare = (/** @type {string} */ a, /** @type {string} */ b) => a.localeCompare(b, "en", { numeric: true });
  const sign = isDescending ? -1 : 1;
  return [...rows].sort((a, b) => {
    const [one, other] = [by(a, column), by(b, column)];
    const byContent = !one || !other ? Number(!one) - Number(!other) : sign * compare(one, other);
    return byContent || compare(by(a, 0), by(b, 0));
  });
}
