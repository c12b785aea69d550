// The tabs of the atlas. Each view has an address of its own.

async function open({ model, el, post }, signal) {
  const tabs = model.get("tabs");
  const root = await once(() => el.closest(".vfw-atlas"), signal);
  const find = (name) => root.querySelector(`.vfw-view-${name}`);
  const all = () => tabs.every(([name]) => find(name)) && tabs.map(([name]) => find(name));
  const panels = root && (await once(all, signal));
  if (!panels) return;
  wearLook(root);
  const fillsPage = !isInNotebook(root);
  root.classList.toggle("vfw-atlas-page", fillsPage);
  for (const around of [".vfw-look", ".jp-OutputArea-output", "html"])
    root.closest(around)?.classList.toggle("vfw-around-atlas", fillsPage);
  new Tabs(el, tabs, panels, signal);
  post.line.watch.over({ root, post }, signal);
}

class Tabs {
  constructor(el, tabs, panels, signal) {
    Object.assign(this, { panels, names: tabs.map(([name]) => name) });
    const id = `vfw-atlas-${Math.random().toString(36).slice(2)}`;
    this.buttons = tabs.map(([name, title, detail], i) => {
      const words = [html("b", {}, title), html("span", {}, detail)];
      const about = { type: "button", role: "tab", id: `${id}-tab-${name}`, "aria-controls": `${id}-${name}` };
      put(panels[i], { role: "tabpanel", id: `${id}-${name}`, "aria-labelledby": `${id}-tab-${name}` });
      return html("button", about, ...words);
    });
    const about = { class: "vfw-tab-list", role: "tablist", "aria-label": "Views of the atlas" };
    const list = html("div", about, ...this.buttons);
    this.head = html("div", { class: "vfw-atlas-head" }, html("h1", {}, "Atlas"), list);
    el.append(this.head);
    list.dataset.lmSuppressShortcuts = "true";
    this.buttons.forEach((button, i) => button.addEventListener("click", () => this.open(i), { signal }));
    list.addEventListener("keydown", (event) => this.key(event), { signal });
    window.addEventListener("hashchange", () => this.follow(), { signal });
    this.show(0);
    this.follow();
  }

  key(event) {
    const from = this.buttons.indexOf(event.target);
    const to = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: this.buttons.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const index = (to + this.buttons.length) % this.buttons.length;
    this.buttons[index].focus();
    this.open(index);
  }

  open(index) {
    this.show(index);
    const shown = this.panels[index].querySelector("[data-at]");
    if (!isInNotebook(this.head)) putIntoAddress(this.names[index], shown?.dataset.at);
  }

  follow() {
    const index = isInNotebook(this.head) ? -1 : this.names.indexOf(placeInAddress().view);
    if (index >= 0) this.show(index);
  }

  show(index) {
    this.buttons.forEach((button, i) => put(button, { "aria-selected": i === index, tabindex: i === index ? 0 : -1 }));
    this.panels.forEach((panel, i) => panel.toggleAttribute("hidden", i !== index));
  }
}
