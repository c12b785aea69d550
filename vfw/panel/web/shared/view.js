// A view of a widget: what the other files joined with this one call `open`, until the view goes.

export default delivered((view) => {
  const gone = new AbortController();
  open(view, gone.signal);
  return () => gone.abort();
});
