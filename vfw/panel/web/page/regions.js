// The regions of the panel: plain HTML painted by Python. Each has its area; those of the map are widgets of their own.

const REGIONS = ["head", "prompt", "record", "hand", "tabs", "camps", "log", "table", "cover", "menu"];
/** Parts by which the panel, and what lies around it, is laid out. */
const LAYING_OUT = ["start", "ending", "replay", "hand", "our-hand", "map-large"];

function paintRegions(root, model, signal) {
  const layout = root.querySelector(".vfw-layout");
  const [map, states] = [".vfw-area-map", ".vfw-area-states"].map((area) => layout.querySelector(area));
  const paint = (region, area) => repaint(area, model.get(`${region}_html`));
  for (const region of REGIONS) {
    const area = document.createElement("div");
    area.className = `vfw-area-${region}`;
    if (["cover", "menu"].includes(region)) root.append(area);
    else layout.insertBefore(area, region === "head" ? map : states);
    const changed = () => paint(region, area);
    changed();
    model.on(`change:${region}_html`, changed);
    signal.addEventListener("abort", () => {
      model.off(`change:${region}_html`, changed);
      area.remove();
    });
  }
}

/** Say on an element, and on what lies around it, which parts stand in it. Stylesheets that asked with `:has()` would
 *  have every style in the panel worked out anew after each press. */
function tellWhatIsShown(parts, element, ...around) {
  const shown = parts.filter((part) => element.querySelector(`.vfw-${part}`)).join(" ");
  for (const told of [element, ...around]) if (told.dataset.shows !== shown) told.dataset.shows = shown;
}
