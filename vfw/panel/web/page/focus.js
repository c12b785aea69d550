// What has the focus keeps it, whatever is asked meanwhile. Where Python gave something else in its place, it is found
// again by what it does; only where it is gone, the focus goes to where the question is answered.

import { find, findAll, focused, freshlyPainted } from "../shared/dom.js";

/** @import { Listen } from "../shared/dom.js" */

const WHAT_IT_DOES = ["pick", "command", "value", "key", "local", "setting", "sheet", "tab"];

/** Regions in which the focus stays, also where what had it is gone. */
const STAY = ["log", "camps", "table", "record"];
const FOCUSABLE = 'button, a[href], [tabindex="0"]';

/**
 * @param {HTMLElement} root
 * @param {Listen} listen
 */
export function focusKeeper(root, listen) {
  /**
   * What had the focus in the panel, while the visitor is in it.
   * @type {{ region?: string, selector: string } | null}
   */
  let last = null;
  let [prefersList, leadsOn] = [false, false];
  let isByKey = false; // whoever points sees where to go on, and must not lose the map from sight
  listen(document, "keydown", () => (isByKey = true), { capture: true });
  listen(document, "pointerdown", () => (isByKey = false), { capture: true });

  listen(document, "focusin", ({ target }) => {
    const region = target.closest?.("[data-region]")?.dataset.region;
    last = root.contains(target) ? { region, selector: describe(target) } : null;
    leadsOn = false;
  });
  const noteList = (/** @type {{ target: HTMLElement }} */ { target }) => {
    if (target instanceof HTMLDetailsElement && target.matches(".vfw-prompt > details")) prefersList = target.open;
  };
  listen(root, "toggle", noteList, { capture: true });

  /** @param {string} selector */
  const found = (selector) => findAll(root, selector).find(canBeUsed);
  const toAnswer = () => {
    const places = found(".vfw-cover")
      ? [".vfw-cover [data-first]"]
      : [
          ".vfw-prompt .vfw-choices .vfw-primary",
          ...(prefersList ? [".vfw-prompt > details [data-pick]"] : []),
          '.vfw-map [data-choice][tabindex="0"]',
          ".vfw-hand [data-pick]",
          ".vfw-prompt [data-pick]",
          ".vfw-prompt .vfw-primary",
          ".vfw-prompt h2",
        ];
    const place = places.map(found).find(Boolean);
    place?.focus({ preventScroll: !isByKey || place.closest(".vfw-map") !== null });
  };
  const again = () => {
    const { region, selector } = last ?? {};
    const places = [...(selector ? [selector] : []), ...(STAY.includes(region ?? "") ? [FOCUSABLE] : [])];
    const same = places.map((place) => found(`[data-region="${region}"] :is(${place})`)).find(Boolean);
    if (same) same.focus({ preventScroll: true });
    return Boolean(same);
  };
  // Whoever does not play a card after all comes back to it.
  let returnTo = "";
  const toCard = () => {
    const card = returnTo && found(`.vfw-hand [data-pick="${CSS.escape(JSON.stringify(returnTo))}"]`);
    const played = find(root, ".vfw-hand .vfw-playing [data-sheet^='card:']")?.dataset.sheet?.slice("card:".length);
    returnTo = find(root, ".vfw-cover")?.dataset.card ?? played ?? "";
    if (card) card.focus({ preventScroll: !isByKey });
  };
  return {
    /** Something has been painted. */
    settle() {
      toCard();
      for (const list of freshlyPainted(root, ".vfw-prompt > details"))
        /** @type {HTMLDetailsElement} */ (list).open = prefersList;
      // What speaks up before an answer is given is answered first.
      freshlyPainted(root, ".vfw-prompt [data-first]")[0]?.focus({ preventScroll: !isByKey });
      // What was asked for may stand above the button that asks.
      freshlyPainted(root, ".vfw-hints .vfw-chance")[0]?.scrollIntoView({ block: "nearest" });
      const here = focused();
      const isLost = !here || here === document.body || here.closest("[inert]");
      if (leadsOn || (isLost && last && !again())) toAnswer();
      leadsOn = false;
    },
    /** What was pressed leads to what is painted next. */
    leadOn: () => (leadsOn = true),
    toHeadline: () => find(root, ".vfw-prompt h2")?.focus(),
  };
}

/**
 * A selector of what does the same.
 * @param {HTMLElement} element
 */
function describe({ dataset }) {
  return WHAT_IT_DOES.filter((name) => dataset[name] !== undefined)
    .map((name) => `[data-${name}="${CSS.escape(dataset[name] ?? "")}"]`)
    .join("");
}

/** @param {HTMLElement} element */
function canBeUsed(element) {
  return element.checkVisibility() && !element.closest("[inert]");
}
