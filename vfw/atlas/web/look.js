// What the views of the atlas share: the visitor's likings, and the address of what is shown.

/** Letters, light and movement as this visitor likes them. */
function wearLook(root) {
  const dressed = root.closest(".vfw-look");
  if (!dressed || dressed.dataset.size) return;
  keepLikings(dressed, () => {}).begin();
}

/** In a notebook that shows its code, addresses are the notebook's, and there are no pages of states. */
function isInNotebook(element) {
  return element.closest(".jp-NotebookPanel") !== null;
}

/** What an address names, as `#race-1919-12-31`: a view of the atlas, and what it shows. */
function placeInAddress() {
  const [, view = "", at = ""] = /^#([a-z]+)(?:-(.+))?$/.exec(location.hash) ?? [];
  return { view, at };
}

function putIntoAddress(view, at) {
  history.replaceState(history.state, "", at ? `#${view}-${at}` : `#${view}`);
}
