// Opens the views. There is one model, and it is shown twice: as the map, and as the table of states.

/** Which of the two this is, its box tells. */
async function open({ model, el, post }, signal) {
  const outlines = await modelOf(model, model.get("outlines"));
  const box = await once(() => el.closest(".vfw-map, .vfw-map-table"), signal);
  if (box?.matches(".vfw-map-table")) new StatesTable(model, el, placesOf(outlines), signal, post);
  else if (box) {
    const leaflet = await once(() => leafletIn(box, outlines), signal);
    if (leaflet) new Dressing(model, el, leaflet, signal, post);
  }
}

function placesOf(outlines) {
  return outlines.get("layers")[0].get("data").features.map(({ id, properties }) => ({ key: id, ...properties }));
}
