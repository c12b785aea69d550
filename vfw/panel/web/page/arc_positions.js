// The position of the handle on the arc of a game: its moments in order, and the target of a key or a pointer.

/**
 * A moment: its position, in hundredths of the width; its step; its text.
 * @typedef {[number, number, string]} Moment
 */

/**
 * The number of the moment that is nearest to a place.
 * @param {Moment[]} moments
 * @param {number} x in hundredths of the width
 */
export function nearest(moments, x) {
  const far = moments.map(([at]) => Math.abs(at - x));
  return far.indexOf(Math.min(...far));
}

/**
 * The number of the moment that is shown at a step: the last that is not later.
 * @param {Moment[]} moments
 * @param {number} step
 */
export function momentAt(moments, step) {
  const later = moments.findIndex(([, its]) => its > step);
  return later < 0 ? moments.length - 1 : Math.max(later - 1, 0);
}

/**
 * Where a key leads from a moment; undefined where it leads nowhere. A page is a part of the game.
 * @param {string} key
 * @param {number} now
 * @param {Moment[]} moments
 * @param {number[]} parts where they begin, in hundredths of the width
 */
export function ledTo(key, now, moments, parts) {
  const [last, at] = [moments.length - 1, moments[now][0]];
  const later = parts.find((part) => part > at);
  const earlier = parts.filter((part) => part < at).at(-1);
  /** @type {Record<string, () => number>} */
  const leads = {
    ArrowLeft: () => now - 1,
    ArrowDown: () => now - 1,
    ArrowRight: () => now + 1,
    ArrowUp: () => now + 1,
    PageUp: () => (later === undefined ? last : nearest(moments, later)),
    PageDown: () => (earlier === undefined ? 0 : nearest(moments, earlier)),
    Home: () => 0,
    End: () => last,
  };
  return key in leads ? Math.min(Math.max(leads[key](), 0), last) : undefined;
}
