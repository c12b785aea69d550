// Opens a map of the atlas.

import { leafletIn, modelOf } from "../../../panel/web/map/places.js";
import { around, find, once } from "../../../panel/web/shared/dom.js";
import { inView } from "../../../panel/web/shared/view.js";
import { wearLook } from "../look.js";
import { Film } from "./frames.js";
import { FilmView } from "./view.js";

/** @import { View } from "../../../panel/web/shared/jupyter.js" */

export default () => ({ render: inView(showFilm) });

/**
 * @param {View} view
 * @param {AbortSignal} signal
 */
async function showFilm({ model, el }, signal) {
  const outlines = await modelOf(model, model.get("outlines"));
  const root = await once(() => around(el, ".vfw-film"), signal);
  const box = root && (await once(() => find(root, ".vfw-map"), signal));
  if (!box) return;
  wearLook(root);
  const view = new FilmView(root, box, new Film(model.get("scene")), model.get("state_page"), signal);
  const leaflet = await once(() => leafletIn(box, outlines), signal);
  if (leaflet) view.dress(leaflet, signal);
}
