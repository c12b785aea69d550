// The viewer of a playout covers the page: a bar above it has its title and the way back. Meanwhile the page is inert,
// and afterwards the focus is where it was.

import { delivered } from "../../../panel/web/shared/delivery.js";
import { around, find, focused, html, listenUntil, NO_SHORTCUTS, once, put } from "../../../panel/web/shared/dom.js";
import { isInNotebook } from "../../../panel/web/shared/exhibit.js";
import { keepLikings } from "../../../panel/web/shared/likings.js";
import { Painting } from "./painting.js";

export default delivered(async ({ model, el, post }, signal) => {
  const root = await once(() => around(el, ".vfw-inside"), signal);
  const room = root && (await once(() => root.parentElement && find(root.parentElement, ".vfw-what-if"), signal));
  if (!root || !room) return;
  const listen = listenUntil(signal);
  root.classList.toggle("vfw-inside-page", !isInNotebook(root));
  const bar = html("div", { class: "vfw-world" });
  el.append(bar);
  keepLikings(bar, () => {}, signal).begin();
  keepStill(room, signal);

  const painting = new Painting({});
  let hasCome = false;
  const paint = () => {
    painting.paint(bar, model.get("html"));
    const headline = find(bar, "h2");
    if (headline && !hasCome) headline.focus();
    hasCome ||= headline !== null;
  };
  model.on("change:html", paint);
  signal.addEventListener("abort", () => model.off("change:html", paint));
  listen(root, "focusin", ({ target }) => put(target, NO_SHORTCUTS), { capture: true });
  listen(bar, "click", ({ target }) => {
    const name = around(target, "button[data-command]")?.dataset.command;
    if (name) post.send({ kind: "command", name });
  });
  paint();
});

/**
 * Make the page inert until the signal; then the focus returns to its element, or to one with the same command.
 * @param {HTMLElement} room
 * @param {AbortSignal} signal
 */
function keepStill(room, signal) {
  const from = focused();
  const { command = "", value = "" } = from && room.contains(from) ? from.dataset : {};
  room.inert = true;
  room.classList.add("vfw-wi-under");
  signal.addEventListener("abort", () => {
    room.inert = false;
    room.classList.remove("vfw-wi-under");
    if (!command) return;
    const same = `[data-command="${CSS.escape(command)}"]`;
    const back = find(room, `${same}[data-value="${CSS.escape(value)}"]`) ?? find(room, same);
    back?.focus({ preventScroll: true });
  });
}
