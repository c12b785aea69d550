// Opens a map of the atlas. The other files joined with this one are its parts; those named map*.js are the panel's.

async function open({ model, el }, signal) {
  const outlines = await modelOf(model, model.get("outlines"));
  const root = await once(() => el.closest(".vfw-film"), signal);
  const box = root && (await once(() => root.querySelector(".vfw-map"), signal));
  if (!box) return;
  wearLook(root);
  const view = new FilmView(root, box, new Film(model.get("scene")), model.get("state_page"), signal);
  const leaflet = await once(() => leafletIn(box, outlines), signal);
  if (leaflet) view.dress(leaflet, signal);
}
