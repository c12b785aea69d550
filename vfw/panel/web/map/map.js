// Opens the views. One model is shown twice: as the map, and as the table of states.

import { delivered } from "../shared/delivery.js";
import { around, listenUntil, once } from "../shared/dom.js";
import { MapOverlay } from "./overlay.js";
import { lightStage } from "./stage_light.js";
import { leafletIn, modelOf, placesOf } from "./places.js";
import { StatesTable } from "./table.js";

/** Which of the two this is, its box tells. */
export default delivered(async ({ model, el, post }, signal) => {
  const outlines = await modelOf(model, model.get("outlines"));
  const box = await once(() => around(el, ".vfw-map, .vfw-map-table"), signal);
  if (box?.matches(".vfw-map-table")) new StatesTable(model, el, placesOf(outlines), signal, post);
  else if (box) {
    const leaflet = await once(() => leafletIn(box, outlines), signal);
    if (leaflet) new MapOverlay(model, el, leaflet, signal, post);
    const panel = around(el, ".vfw-panel");
    if (panel && leaflet) lightStage(panel, model, outlines, listenUntil(signal));
  }
});
