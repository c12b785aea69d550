// A visit: the pages that the visitor opened, and how long it took. It is reported as it happens, and nothing else is.

const SINCE = "vfw:visit since";
const DOOR = "vfw:visit door";

/**
 * The tile that leads to this page.
 * @param {string} path
 * @param {string} base of the exhibit
 */
export function doorOf(path, base) {
  const below = path.startsWith(base) ? path.slice(base.length) : path;
  const door = /^voila\/render\/(.+)\.ipynb$|^doors\/([^/]+)/.exec(below);
  if (door) return decodeURIComponent(door[1] ?? door[2]);
  const [first] = below.split("/");
  return first || "front";
}

/**
 * The door as which a page is counted: one that is none, as where a closed one is refused, is the one before.
 * @param {string} door
 * @param {string[]} known
 * @param {string | null} before
 */
export function countedAs(door, known, before) {
  if (known.includes(door)) return door;
  return before && known.includes(before) ? before : "front";
}

/**
 * @param {string} page the door through which one came to it
 * @param {string[]} known those that are counted
 * @param {string} tellsTo the address
 */
export function visit(page, known, tellsTo) {
  const door = countedAs(page, known, sessionStorage.getItem(DOOR));
  const tell = (/** @type {object} */ what) => navigator.sendBeacon(tellsTo, JSON.stringify({ door, ...what }));
  const since = Number(sessionStorage.getItem(SINCE)) || Date.now();
  sessionStorage.setItem(SINCE, String(since));
  if (sessionStorage.getItem(DOOR) !== door) tell({ event: "open" });
  sessionStorage.setItem(DOOR, door);
  return {
    /** An ending was reached on this page. */
    ended: () => tell({ event: "ending" }),
    failed: () => tell({ event: "error" }),
    /** @param {"start over" | "idle" | "fault" | "staff"} how */
    left: (how) => tell({ event: "leave", how, seconds: Math.max(0, (Date.now() - since) / 1000) }),
  };
}
