// A view of a widget: what the other files joined with this one call `open`, until the view goes.

export default {
  render({ model, el }) {
    const gone = new AbortController();
    open(model, el, gone.signal);
    return () => gone.abort();
  },
};
