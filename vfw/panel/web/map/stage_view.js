// The part of the country that the stage shows, and its outlines as paths. y points down.

/** Points in kilometres. @typedef {number[][]} Ring */
/** @typedef {{ type: "Polygon", coordinates: Ring[] } | { type: "MultiPolygon", coordinates: Ring[][] }} Shape */

/** So much of the country is shown at least around a small state: width and height in kilometres. */
const LEAST = [420, 200];

/**
 * @param {Shape} shape
 * @returns {Ring[]}
 */
function ringsOf({ type, coordinates }) {
  return type === "Polygon" ? coordinates : coordinates.flat();
}

/** @param {Shape} shape */
export function drawnAs(shape) {
  const ring = (/** @type {Ring} */ points) => `M${points.map(([x, y]) => `${x},${-y}`).join("L")}z`;
  return ringsOf(shape).map(ring).join("");
}

/**
 * The box around some places: left, top, width and height.
 * @param {Shape[]} shapes
 */
export function viewOf(shapes) {
  const points = shapes.flatMap((shape) => ringsOf(shape).flat());
  const range = (/** @type {number[]} */ values) =>
    values.reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value)], [Infinity, -Infinity]);
  const spans = [range(points.map(([x]) => x)), range(points.map(([, y]) => -y))];
  const sizes = spans.map(([low, high], axis) => Math.max(high - low, LEAST[axis]));
  const corner = spans.map(([low, high], axis) => (low + high - sizes[axis]) / 2);
  return [...corner, ...sizes];
}
