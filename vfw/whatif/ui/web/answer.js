// An answer beside a text: paints HTML that Python wrote, and sends which of its buttons was pressed.

import { wearLook } from "../../../atlas/web/look.js";
import { delivered } from "../../../panel/web/shared/delivery.js";
import { around, find, findAll, focused, html, listenUntil, NO_SHORTCUTS, put } from "../../../panel/web/shared/dom.js";
import { liveRegion } from "../../../panel/web/shared/saying.js";

export default delivered(({ model, el, post }, signal) => {
  const listen = listenUntil(signal);
  const controls = el.appendChild(html("div", { class: "vfw-answer-controls" }));
  const page = el.appendChild(html("div", { class: "vfw-answer-page" }));
  const live = liveRegion(el, signal);
  const control = () => {
    const had = controls.contains(focused());
    controls.innerHTML = model.get("controls");
    if (had) find(controls, "[data-first]")?.focus();
  };
  const paint = () => {
    // An open table stays open while results come in, and keeps the focus.
    const open = findAll(page, "details").map((table) => table.hasAttribute("open"));
    const at = findAll(page, "summary").findIndex((summary) => summary === focused());
    page.innerHTML = model.get("html");
    findAll(page, "details").forEach((table, i) => table.toggleAttribute("open", open[i] ?? false));
    findAll(page, "summary")[at]?.focus();
  };
  const say = () => live.tell(model.get("said"));
  listen(controls, "click", ({ target }) => {
    const command = around(target, "button[data-command]")?.dataset.command;
    if (command !== undefined) post.send({ kind: "command", name: command });
  });
  // JupyterLab would take the keys that scroll a table for commands.
  listen(el, "focusin", ({ target }) => put(target, NO_SHORTCUTS));
  model.on("change:controls", control);
  model.on("change:html", paint);
  model.on("change:said", say);
  control();
  paint();
  requestAnimationFrame(() => wearLook(el));
  signal.addEventListener("abort", () => {
    model.off("change:controls", control);
    model.off("change:html", paint);
    model.off("change:said", say);
  });
});
