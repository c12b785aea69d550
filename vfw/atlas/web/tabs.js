// The tabs of the atlas. Each view has an address of its own.

import { delivered } from "../../panel/web/shared/delivery.js";
import { around, find, html, listenUntil, NO_SHORTCUTS, once, put } from "../../panel/web/shared/dom.js";
import { isInNotebook } from "../../panel/web/shared/exhibit.js";
import { placeIn, putIntoAddress } from "./address.js";
import { tabAfter } from "./keys.js";
import { wearLook } from "./look.js";

/** The name of a view, its title, and a few words more. @typedef {[string, string, string]} Tab */

export default delivered(async ({ model, el, post }, signal) => {
  /** @type {Tab[]} */
  const tabs = model.get("tabs");
  const root = await once(() => around(el, ".vfw-atlas"), signal);
  const all = () => {
    const found = root ? tabs.flatMap(([name]) => find(root, `.vfw-view-${name}`) ?? []) : [];
    return found.length === tabs.length && found;
  };
  const panels = root && (await once(all, signal));
  if (!panels) return;
  wearLook(root);
  const fillsPage = !isInNotebook(root);
  root.classList.toggle("vfw-atlas-page", fillsPage);
  for (const box of [".vfw-look", ".jp-OutputArea-output", "html"])
    root.closest(box)?.classList.toggle("vfw-around-atlas", fillsPage);
  new Tabs(el, tabs, panels, signal);
  post.watch.over({ root, post }, signal);
});

class Tabs {
  /**
   * @param {HTMLElement} el
   * @param {Tab[]} tabs
   * @param {HTMLElement[]} panels
   * @param {AbortSignal} signal
   */
  constructor(el, tabs, panels, signal) {
    this.panels = panels;
    this.names = tabs.map(([name]) => name);
    const id = `vfw-atlas-${Math.random().toString(36).slice(2)}`;
    this.buttons = tabs.map(([name, title, detail], i) => {
      const words = [html("b", {}, title), html("span", {}, detail)];
      const about = { type: "button", role: "tab", id: `${id}-tab-${name}`, "aria-controls": `${id}-${name}` };
      put(panels[i], { role: "tabpanel", id: `${id}-${name}`, "aria-labelledby": `${id}-tab-${name}` });
      return html("button", about, ...words);
    });
    const about = { class: "vfw-tab-list", role: "tablist", "aria-label": "Views of the atlas", ...NO_SHORTCUTS };
    const list = html("div", about, ...this.buttons);
    this.head = html("div", { class: "vfw-atlas-head" }, html("h1", {}, "Atlas"), list);
    el.append(this.head);
    const listen = listenUntil(signal);
    this.buttons.forEach((button, i) => listen(button, "click", () => this.open(i)));
    listen(list, "keydown", (event) => this.key(event));
    listen(window, "hashchange", () => this.follow());
    this.show(0);
    this.follow();
  }

  /** @param {KeyboardEvent & { target: EventTarget }} event */
  key(event) {
    const from = this.buttons.findIndex((button) => button === event.target);
    const index = tabAfter(from, event.key, this.buttons.length);
    if (index === null) return;
    event.preventDefault();
    this.buttons[index].focus();
    this.open(index);
  }

  /** @param {number} index */
  open(index) {
    this.show(index);
    const shown = find(this.panels[index], "[data-at]");
    if (!isInNotebook(this.head)) putIntoAddress(this.names[index], shown?.dataset.at);
  }

  follow() {
    const index = isInNotebook(this.head) ? -1 : this.names.indexOf(placeIn(location.hash).view);
    if (index >= 0) this.show(index);
  }

  /** @param {number} index */
  show(index) {
    this.buttons.forEach((button, i) => put(button, { "aria-selected": i === index, tabindex: i === index ? 0 : -1 }));
    this.panels.forEach((panel, i) => panel.toggleAttribute("hidden", i !== index));
  }
}
