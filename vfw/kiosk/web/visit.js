// A visit: which doors somebody opened, and how long it took. It is told as it happens, and nothing else is.

const SINCE = "vfw:visit since";
const DOOR = "vfw:visit door";

/**
 * The door through which one comes to this page.
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
 * @param {string} door
 * @param {string} tellsTo the address
 */
export function visit(door, tellsTo) {
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
