// The page What if?: paints what Python wrote, sends what is pressed, and turns to a map or a part of a small page.

import { delivered } from "../../../panel/web/shared/delivery.js";
import { around, find, findAll, html, listenUntil, NO_SHORTCUTS, once, put } from "../../../panel/web/shared/dom.js";
import { watchDoubleClicks } from "../../../panel/web/shared/double_click.js";
import { isInNotebook } from "../../../panel/web/shared/exhibit.js";
import { download } from "../../../panel/web/shared/files.js";
import { keepLikings } from "../../../panel/web/shared/likings.js";
import { liveRegion } from "../../../panel/web/shared/saying.js";
import { inStep } from "./address.js";
import { beginWithMoment } from "./own_moment.js";
import { Painting } from "./painting.js";
import { savePicture } from "./picture.js";

/** @import { Message } from "../../../panel/web/shared/jupyter.js" */

/** The regions of each column in reading order, if there is space for columns. */
const COLUMNS = {
  left: ["question", "building", "running", "inside"],
  right: ["answer", "spread"],
  middle: ["maps", "limits"],
};
const ALONE = ["bands", "why"];
const AREAS = ["notice", ...Object.values(COLUMNS).flat(), ...ALONE];
/** The parts of a small page, one of which is shown. */
const PARTS = { answer: "Answer", changes: "Changes", players: "Players", limits: "Limits" };
/** Bytes of a file that is still sent; a larger one is refused by its size. */
const LARGEST = 2_000_000;
const ABOUT = "Change one thing, play on many times, see what the model can say";

export default delivered(async ({ model, el, post }, signal) => {
  const root = await once(() => around(el, ".vfw-what-if"), signal);
  if (!root) return;
  const listen = listenUntil(signal);
  const isPage = !isInNotebook(root);
  for (const box of [".jp-OutputArea-output", "html"])
    around(root, box)?.classList.toggle("vfw-around-atlas", isPage);
  root.classList.toggle("vfw-wi-page", isPage);
  keepLikings(root, () => {}, signal).begin();

  const area = (/** @type {string} */ name) => html("div", { class: `vfw-wi-area-${name}` });
  const areas = Object.fromEntries(AREAS.map((name) => [name, area(name)]));
  const dialog = html("dialog", { class: "vfw-wi-dialog" });
  const tabs = html("nav", { class: "vfw-wi-tabs", "aria-label": "Parts of this page" });
  for (const [name, title] of Object.entries(PARTS))
    tabs.append(html("button", { type: "button", "data-turn": name }, title));
  const columns = Object.entries(COLUMNS).map(([name, parts]) =>
    html("div", { class: `vfw-wi-column-${name}` }, ...parts.map((part) => areas[part])),
  );
  const alone = ALONE.map((name) => areas[name]);
  const layout = html("div", { class: "vfw-wi-layout" }, areas.notice, ...columns, ...alone, tabs);
  el.append(head(), layout, dialog);

  const painting = new Painting(model.get("lands"));
  const paint = () => {
    for (const [name, place] of Object.entries(areas)) painting.paint(place, model.get(`${name}_html`));
    painting.paint(dialog, model.get("sheet_html"));
    tell("off");
    settle();
  };
  // The id of the state that was pressed on a map.
  let told = "";
  const isLateHalf = watchDoubleClicks(signal);
  // The target of a second click: another button at the place of the first, or what has opened above it.
  let [pressable, changedAt] = ["", 0];
  const settle = () => {
    for (const button of findAll(root, "[data-show]"))
      put(button, { "aria-pressed": button.dataset.show === root.dataset.map });
    for (const button of findAll(root, "[data-turn]"))
      put(button, { "aria-pressed": button.dataset.turn === root.dataset.part });
    const isOpen = dialog.childElementCount > 0;
    if (isOpen && !dialog.open) dialog.showModal();
    if (!isOpen && dialog.open) dialog.close();
    const shown = findAll(isOpen ? dialog : areas.running, "[data-command]").map(({ dataset }) => dataset.command);
    if (shown.join() !== pressable) [pressable, changedAt] = [shown.join(), performance.now()];
  };
  const live = liveRegion(el, signal);
  const say = () => live.tell(model.get("said"));
  const keepAddress = () => isPage && history.replaceState(history.state, "", inStep(location, model.get("address")));
  const command = (/** @type {string} */ name, /** @type {Record<string, string>} */ fields = {}) =>
    post.send({ kind: "command", name, fields });

  listen(root, "focusin", ({ target }) => put(target, NO_SHORTCUTS), { capture: true });
  listen(root, "click", (event) => {
    const pressed = around(event.target, ":is(button, g)[data-command], [data-show], [data-turn], .vfw-land");
    if (!pressed || isLateHalf(event, changedAt)) return;
    const { command: name, value = "", show, turn } = pressed.dataset;
    if (name !== undefined) command(name, { value });
    else if (show) root.dataset.map = show;
    else if (turn) turnTo(turn);
    else tellOf(pressed);
    settle();
  });
  listen(root, "submit", (event) => {
    event.preventDefault();
    const { target } = event;
    const fields = Object.fromEntries(/** @type {any} */ (new FormData(target, event.submitter)));
    if (target.dataset.command) command(target.dataset.command, fields);
  });
  listen(root, "change", async ({ target }) => {
    const [file] = target.files ?? [];
    if (!file || !target.dataset.opens) return;
    const text = file.size > LARGEST ? "" : await file.text();
    command(target.dataset.opens, { text, size: String(file.size) });
  });
  listen(dialog, "cancel", (event) => {
    event.preventDefault();
    command("close");
  });
  const turnTo = (/** @type {string} */ part) => {
    root.dataset.part = part;
    if (layout.getBoundingClientRect().top < 0) layout.scrollIntoView({ block: "start" });
  };
  const tellOf = (/** @type {Element} */ { id }) => {
    told = told === id ? "" : id;
    tell("polite");
  };
  // Its figures change while results come in, which needs no announcement.
  const tell = (/** @type {string} */ manner) => {
    const place = find(root, ".vfw-wi-told");
    const words = (told && find(root, `#${told} title`)?.textContent) || "";
    if (!place || place.textContent === words) return;
    put(place, { "aria-live": manner });
    place.textContent = words;
  };
  const hear = (/** @type {Message} */ { kind, name, text }) => {
    if (kind === "download") download(name, text);
    if (kind === "picture") savePicture(name, text);
  };

  root.dataset.map = "as changed";
  root.dataset.part = "answer";
  model.on("change", paint);
  model.on("change:said", say);
  model.on("change:address", keepAddress);
  post.listen(hear, signal);
  signal.addEventListener("abort", () => {
    model.off("change", paint);
    model.off("change:said", say);
    model.off("change:address", keepAddress);
  });
  paint();
  beginWithMoment(location.search, (text) => post.send({ kind: "moment", text }), signal);
  // The last paint may have been lost on its way.
  const changed = (/** @type {boolean} */ isLost) => {
    if (!isLost) post.send({ kind: "paint whole" });
    return false;
  };
  post.watch.over({ root, post, changed }, signal);
});

function head() {
  const words = html("div", {}, html("h1", {}, "What if?"), html("p", {}, ABOUT));
  const save = html("button", { type: "button", class: "vfw-wi-button", "data-command": "save" }, "Save");
  return html("header", { class: "vfw-wi-head" }, words, save);
}
