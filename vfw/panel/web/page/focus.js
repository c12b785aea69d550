// Python repaints a region by replacing its HTML. What had the focus is found again by what it does; where it is gone,
// or cannot answer the new question, the focus goes to where the question is answered.
const MAPS = ".vfw-map, .vfw-map-table";

function focusKeeper(root, listen) {
  let last = null; // what had the focus in the panel, while the visitor is in it
  let prefersList = false;
  let isByKey = false; // whoever points sees where to go on, and must not lose the map from sight
  listen(document, "keydown", () => (isByKey = true), { capture: true });
  listen(document, "pointerdown", () => (isByKey = false), { capture: true });

  const describe = (element) =>
    ["pick", "use", "command", "value", "key", "local", "setting", "sheet", "tab"]
      .filter((name) => element.dataset[name] !== undefined)
      .map((name) => `[data-${name}="${CSS.escape(element.dataset[name])}"]`)
      .join("");
  listen(document, "focusin", ({ target }) => {
    const region = target.closest?.("[data-region]")?.dataset.region;
    last = root.contains(target) ? { region, selector: describe(target) } : null;
  });
  listen(root, "toggle", ({ target }) => target.matches(".vfw-prompt details") && (prefersList = target.open), { capture: true });

  const canBeUsed = (element) => element.checkVisibility() && !element.closest("[inert]");
  const find = (selector) => [...root.querySelectorAll(selector)].find(canBeUsed);
  const toAnswer = () => {
    const places = find(".vfw-cover")
      ? [".vfw-cover [data-first]"]
      : [
          ".vfw-prompt .vfw-choices .vfw-primary",
          prefersList && ".vfw-prompt details [data-pick]",
          '.vfw-map [data-choice][tabindex="0"]',
          ".vfw-hand [data-pick]",
          ".vfw-prompt [data-pick]",
          ".vfw-prompt .vfw-primary",
          ".vfw-prompt h2",
        ];
    const place = places.filter(Boolean).map(find).find(Boolean);
    place?.focus({ preventScroll: !isByKey || place.closest(".vfw-map") !== null });
  };
  const again = () => {
    const { region, selector } = last;
    const same = region && selector && find(`[data-region="${region}"] :is(${selector})`);
    if (same) same.focus({ preventScroll: true });
    return Boolean(same);
  };
  const isOfUse = (element) => {
    const map = element.closest(MAPS);
    return map ? map.querySelector("[data-choice]") : element.closest("[data-region]") && !element.matches("h2");
  };
  // Whoever does not play a card after all comes back to it.
  let returnTo = "";
  const toCard = () => {
    const card = returnTo && find(`.vfw-hand [data-pick="${CSS.escape(JSON.stringify(returnTo))}"]`);
    returnTo = root.querySelector(".vfw-cover")?.dataset.card ?? "";
    card?.focus?.({ preventScroll: !isByKey });
  };
  return {
    settle(isNew) {
      toCard();
      for (const list of root.querySelectorAll(".vfw-prompt details:not([data-painted])")) {
        list.dataset.painted = "";
        list.open = prefersList;
      }
      const here = document.activeElement;
      if (here && here !== document.body && !here.closest("[inert]")) {
        if (isNew && root.contains(here) && !isOfUse(here)) toAnswer();
      } else if (last && !again()) toAnswer();
    },
    toHeadline: () => root.querySelector(".vfw-prompt h2")?.focus(),
  };
}
