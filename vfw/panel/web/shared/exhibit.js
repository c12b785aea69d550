// Where the page stands.

/** Whether this is a page of the exhibit, not a notebook that shows its code. */
export function isExhibit() {
  return document.body.dataset.voila !== undefined;
}

/**
 * Whether something stands in a notebook that shows its code.
 * @param {Element} element
 */
export function isInNotebook(element) {
  return element.closest(".jp-NotebookPanel") !== null;
}
