// A view of a widget, until it is removed.

/** @import { View } from "./jupyter.js" */

/**
 * What anywidget calls to show a widget: `show` gets a signal that says when the view has gone.
 * @param {(view: View, signal: AbortSignal) => unknown} show
 * @returns {(view: View) => () => void}
 */
export function inView(show) {
  return ({ model, el }) => {
    const gone = new AbortController();
    show({ model, el }, gone.signal);
    return () => gone.abort();
  };
}
