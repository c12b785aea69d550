// Opens the views. There is one model, and it is shown twice: as the map, and as the table of states.

export default {
  render({ model, el }) {
    const gone = new AbortController();
    open(model, el, gone.signal);
    return () => gone.abort();
  },
};

/** Which of the two this is, its box tells. */
async function open(model, el, signal) {
  const outlines = await modelOf(model, model.get("outlines"));
  const box = await once(() => el.closest(".vfw-map, .vfw-map-table"), signal);
  if (box?.matches(".vfw-map-table")) new StatesTable(model, el, placesOf(outlines), signal);
  else if (box) {
    const leaflet = await once(() => leafletIn(box, outlines), signal);
    if (leaflet) new Dressing(model, el, leaflet, signal);
  }
}

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

function placesOf(outlines) {
  return outlines.get("layers")[0].get("data").features.map(({ id, properties }) => ({ key: id, ...properties }));
}

/** The Leaflet map drawn in this box, once it has its outlines. */
async function leafletIn(box, outlines) {
  const views = await Promise.all(Object.values(outlines.views ?? {}));
  const leaflet = views.find((view) => view.obj && box.contains(view.el))?.obj;
  return leaflet && outlinesOf(leaflet).length ? leaflet : null;
}

function outlinesOf(leaflet) {
  const layers = [];
  leaflet.eachLayer((layer) => layer.feature && layer.getElement?.() && layers.push(layer));
  return layers;
}
