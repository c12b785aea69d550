// The environment of the page.

/** The base URL of the server of this page: our pages name it, and so do those of JupyterLab and Notebook. */
export function baseUrl() {
  const { document } = globalThis;
  const named = document?.documentElement.dataset.baseUrl;
  if (named) return named;
  try {
    return JSON.parse(document?.getElementById?.("jupyter-config-data")?.textContent ?? "{}").baseUrl ?? "/";
  } catch {
    return "/";
  }
}

/** Whether this is a page of the exhibit, not a notebook that shows its code. */
export function isExhibit() {
  return document.body.dataset.voila !== undefined;
}

/**
 * Whether something is in a notebook that shows its code.
 * @param {Element} element
 */
export function isInNotebook(element) {
  return element.closest(".jp-NotebookPanel") !== null;
}
