// Numbers, rectangles and outlines. y points down.

/** @typedef {{ readonly x: number, readonly y: number }} Point */
/** @typedef {{ readonly left: number, readonly top: number, readonly right: number, readonly bottom: number }} Rect */

/**
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
export function clamp(value, least, most) {
  return Math.max(least, Math.min(value, most));
}

/**
 * The path of a rectangle with round corners.
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {number} radius
 */
export function rounded(x, y, width, height, radius) {
  const corner = (/** @type {number} */ dx, /** @type {number} */ dy) =>
    `a${radius},${radius} 0 0 1 ${dx * radius},${dy * radius}`;
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  const [top, right] = [`h${across}${corner(1, 1)}`, `v${down}${corner(-1, 1)}`];
  const [bottom, left] = [`h${-across}${corner(-1, -1)}`, `v${-down}${corner(1, -1)}`];
  return `M${x + radius},${y}${top}${right}${bottom}${left}Z`;
}

/**
 * The area that two rectangles share.
 * @param {Rect} one
 * @param {Rect} other
 */
export function overlap(one, other) {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(across, 0) * Math.max(down, 0);
}

/**
 * The smallest rectangle around others.
 * @param {Rect[]} rects at least one
 */
export function around(rects) {
  const [left, top] = [Math.min(...rects.map((rect) => rect.left)), Math.min(...rects.map((rect) => rect.top))];
  const [right, bottom] = [Math.max(...rects.map((r) => r.right)), Math.max(...rects.map((r) => r.bottom))];
  return { left, top, right, bottom, width: right - left, height: bottom - top };
}

/**
 * @param {Point} corner
 * @param {number} width
 * @param {number} height
 */
export function rectAt({ x, y }, width, height) {
  return { left: x, top: y, right: x + width, bottom: y + height, width, height };
}

/**
 * The position of an element in a frame, in pixels of that frame: the page around it may be zoomed.
 * @param {HTMLElement} frame
 * @param {Element} element
 */
export function rectIn(frame, element) {
  const [outer, inner] = [frame.getBoundingClientRect(), element.getBoundingClientRect()];
  const zoom = zoomOf(frame);
  const corner = { x: (inner.x - outer.x) / zoom, y: (inner.y - outer.y) / zoom };
  return rectAt(corner, inner.width / zoom, inner.height / zoom);
}

/** @param {HTMLElement} element */
export function zoomOf(element) {
  return element.getBoundingClientRect().width / element.offsetWidth || 1;
}
