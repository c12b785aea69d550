// Finds what ipyleaflet has drawn.

/** Look once a frame until there is something; nothing if the view goes first. */
async function once(look, signal) {
  while (!signal.aborted) {
    const found = await look();
    if (found) return found;
    await new Promise(requestAnimationFrame);
  }
  return null;
}

function modelOf(model, reference) {
  return model.widget_manager.get_model(reference.replace("IPY_MODEL_", ""));
}

/** The Leaflet map drawn in this box, once it has its outlines. */
async function leafletIn(box, outlines) {
  const views = await Promise.all(Object.values(outlines.views ?? {}));
  const view = views.find((view) => view.obj && box.contains(view.el));
  if (!view || !outlinesOf(view.obj).length) return null;
  // It would tell the kernel where it lies each time it is fitted into its box, where nobody wants to know.
  view.touch = () => {};
  return view.obj;
}

function outlinesOf(leaflet) {
  const layers = [];
  leaflet.eachLayer((layer) => layer.feature && layer.getElement?.() && layers.push(layer));
  return layers;
}
