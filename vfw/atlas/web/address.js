// The address of what the atlas shows. In a notebook that shows its code, addresses are the notebook's.

/**
 * The target of an address, as `#race-1919-12-31`: a view of the atlas, and its content.
 * @param {string} hash
 */
export function placeIn(hash) {
  const [, view = "", at = ""] = /^#([a-z]+)(?:-(.+))?$/.exec(hash) ?? [];
  return { view, at };
}

/**
 * @param {string} view
 * @param {string} [at]
 */
export function putIntoAddress(view, at) {
  history.replaceState(history.state, "", at ? `#${view}-${at}` : `#${view}`);
}
