// Keeps the focus when the page is painted. A replaced element is found again by its action. If it is gone, the focus
// moves to the place that answers the next question. As long as the same question is asked, or is asked again, it moves
// to the question, so that a second click cannot answer it.

import { find, findAll, focused, freshlyPainted } from "../shared/dom.js";

/** @import { Listen } from "../shared/dom.js" */

const WHAT_IT_DOES = ["pick", "command", "value", "key", "local", "setting", "sheet", "tab"];

/** Regions in which the focus stays, also where what had it is gone. */
const STAY = ["board", "log", "camps", "table", "record"];
const FOCUSABLE = 'button, a[href], [tabindex="0"]';
/** If a cell of a board has gone, another cell is nearer than the elements around it. */
const IN_PLACE = ["[data-cell][data-pick]", "[data-cell]", FOCUSABLE];

/**
 * @param {HTMLElement} root
 * @param {Listen} listen
 */
export function focusKeeper(root, listen) {
  /**
   * The element that had the focus in the panel, while the visitor is in it.
   * @type {{ region?: string, selector: string, leaves: boolean } | null}
   */
  let last = null;
  let [prefersList, leadsOn] = [false, false];
  let isByKey = false; // a pointer user sees the next step, and must not lose sight of the map
  listen(document, "keydown", () => (isByKey = true), { capture: true });
  listen(document, "pointerdown", () => (isByKey = false), { capture: true });

  listen(document, "focusin", ({ target }) => {
    const region = target.closest?.("[data-region]")?.dataset.region;
    const leaves = target.matches?.(".vfw-prompt [data-leaves]") ?? false;
    last = root.contains(target) ? { region, selector: describe(target), leaves } : null;
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
          ".vfw-board button[aria-current]",
          ".vfw-board [data-pick]",
          ".vfw-hand [data-pick]",
          ".vfw-prompt [data-pick]",
          ".vfw-prompt .vfw-primary",
          ".vfw-prompt h2",
        ];
    const place = places.map(found).find(Boolean);
    place?.focus({ preventScroll: !isByKey || place.closest(".vfw-map") !== null });
  };
  const toQuestion = () => {
    const headline = found(".vfw-prompt h2");
    if (headline) headline.focus({ preventScroll: !isByKey });
    else toAnswer();
  };
  const again = () => {
    const { region, selector } = last ?? {};
    const places = [...(selector ? [selector] : []), ...(STAY.includes(region ?? "") ? IN_PLACE : [])];
    const same = places.map((place) => found(`[data-region="${region}"] :is(${place})`)).find(Boolean);
    if (same) same.focus({ preventScroll: true });
    return Boolean(same);
  };
  // After a canceled card, the focus returns to it.
  let returnTo = "";
  const toCard = () => {
    const card = returnTo && found(`.vfw-hand [data-pick="${CSS.escape(JSON.stringify(returnTo))}"]`);
    const played = find(root, ".vfw-hand .vfw-playing [data-sheet^='card:']")?.dataset.sheet?.slice("card:".length);
    returnTo = find(root, ".vfw-cover")?.dataset.card ?? played ?? "";
    if (card && !last?.leaves) card.focus({ preventScroll: !isByKey });
  };
  return {
    /**
     * Something has been painted.
     * @param {boolean} isNew whether it is another question
     */
    settle(isNew) {
      toCard();
      for (const list of freshlyPainted(root, ".vfw-prompt > details"))
        /** @type {HTMLDetailsElement} */ (list).open = prefersList;
      // A warning before an answer is answered first.
      freshlyPainted(root, ".vfw-prompt [data-first]")[0]?.focus({ preventScroll: !isByKey });
      // The result may be above the button that asked for it.
      freshlyPainted(root, ".vfw-hints .vfw-chance")[0]?.scrollIntoView({ block: "nearest" });
      const here = focused();
      const isLost = !here || here === document.body || here.closest("[inert]");
      const isGone = isLost && last && !leadsOn && !again();
      if (isGone && (!isNew || last?.leaves)) toQuestion();
      else if (leadsOn || isGone) toAnswer();
      leadsOn = false;
    },
    /** The pressed button leads to the next paint. */
    leadOn: () => (leadsOn = true),
    toHeadline: () => find(root, ".vfw-prompt h2")?.focus(),
  };
}

/**
 * A selector of what does the same; what has a key is known by that, whatever it does now.
 * @param {HTMLElement} element
 */
function describe({ dataset }) {
  const known = dataset.key === undefined ? WHAT_IT_DOES : ["key"];
  return known
    .filter((name) => dataset[name] !== undefined)
    .map((name) => `[data-${name}="${CSS.escape(dataset[name] ?? "")}"]`)
    .join("");
}

/** @param {HTMLElement} element */
function canBeUsed(element) {
  return element.checkVisibility() && !element.closest("[inert]");
}
