// Five keys do everything at a kiosk: four arrows move the focus, Enter chooses. Museums have keypads that send these.
//
// An arrow never does anything else: the key reaches only listeners that ask whether the page is used by key. It does
// the same on the map, in a hand of cards and on a slider, beside which there are buttons. If text runs on beyond the
// screen, its paragraphs are stops too: the same keys reach the end of a page, and speech reads it.

import { around, find, findAll, focused, html, put } from "../../panel/web/shared/dom.js";
import { isArrow, stopBy } from "./stops.js";

/** @import { Listen } from "../../panel/web/shared/dom.js" */

const USED = 'a[href], button, summary, select, input, [role="button"], [role="tab"], [tabindex="0"]';
/** A slider has buttons beside it, nothing is written at a kiosk, and with arrows nothing has to be skipped. */
const NOT_USED = `:disabled, [aria-hidden="true"] *, .skip,
  [type=range], [type=text], [type=search], [type=number], [type=file]`;
const TEXT = "h1, h2, h3, h4, p, li, dt, dd, tr, figcaption, blockquote";
const ON_MAP = "svg [data-key][tabindex]";
const OFFERED = "[data-choice]";
const BAR = ".vfw-kiosk-bar";
/** Messages about the kiosk itself, for a moment. */
const SIGNS = ".vfw-kiosk-keys, .vfw-kiosk-away";
/** The first stop on a page that has such an element; else the first stop of all. */
const BEGIN = "main a.large";
/** The layers over everything else, the uppermost first. */
const OVER = ["dialog:modal", '[aria-modal="true"]'];
const ENTER_IS_SPACE = 'input[type="checkbox"], input[type="radio"]';
const HOW = "Arrows move. The round key chooses.";

/** @param {Listen} listen */
export function useFiveKeys(listen) {
  const sign = html("p", { class: "vfw-kiosk-keys", role: "status" });
  document.body.append(sign);
  let isKnown = false;
  // Before anybody else but those who ask at the document whether a key is used.
  listen(
    document,
    "keydown",
    (event) => {
      if (event.key === "Enter") {
        if (!chooses(event)) return;
        isKnown = true;
        sign.textContent = "";
      } else if (isArrow(event.key)) {
        event.preventDefault();
        event.stopPropagation();
        if (!isKnown) sign.textContent = HOW;
        move(event.key);
      }
    },
    { capture: true },
  );
  listen(document, "pointerdown", () => (sign.textContent = ""), { capture: true });
}

/**
 * Whether what has the focus is chosen by this press of Enter. A key that is held chooses once.
 * @param {KeyboardEvent} event
 */
function chooses(event) {
  const here = focused();
  if (event.repeat || !here || here === document.body) {
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) move("ArrowRight");
    return false;
  }
  if (here instanceof HTMLSelectElement) {
    event.preventDefault();
    here.selectedIndex = (here.selectedIndex + 1) % here.length;
    for (const kind of ["input", "change"]) here.dispatchEvent(new Event(kind, { bubbles: true }));
  } else if (here.matches(ENTER_IS_SPACE)) {
    event.preventDefault();
    here.click();
  }
  return true;
}

/** @param {string} key */
function move(key) {
  const stops = stopsNow();
  const boxes = stops.map((stop) => (around(stop, "svg") ?? stop).getBoundingClientRect());
  const at = stops.indexOf(/** @type {HTMLElement} */ (focused()));
  const begin = at < 0 ? find(document, BEGIN) : null;
  const stop = begin && stops.includes(begin) ? begin : stops[stopBy(key, boxes, at)];
  if (!stop) return;
  if (!stop.matches(USED)) put(stop, { tabindex: -1 });
  stop.focus();
  stop.scrollIntoView({ block: "nearest" });
}

/** All stops that can be reached now, in their order. */
function stopsNow() {
  const over = overAll();
  const bar = find(document, BAR);
  const rooms = over ? [over, ...(bar && !over.matches("dialog") ? [bar] : [])] : [document.body];
  const hasChoice = Boolean(find(document, `${ON_MAP}${OFFERED}`));
  return rooms.flatMap((room) => {
    const all = findAll(room, `${USED}, ${TEXT}, ${ON_MAP}`);
    return all.filter((element) => isStop(element, hasChoice));
  });
}

/** The layer over the page: a question, a cover; a sheet, once the focus is in it or it has just opened. */
function overAll() {
  const uppermost = OVER.map((selector) => find(document, selector)).find((element) => element?.checkVisibility());
  if (uppermost) return uppermost;
  const here = focused();
  return findAll(document, ":popover-open").find(
    (sheet) => sheet.contains(here) || (sheet.id && here?.getAttribute("popovertarget") === sheet.id),
  );
}

/**
 * @param {HTMLElement} element
 * @param {boolean} hasChoice whether the map asks for a place
 */
function isStop(element, hasChoice) {
  if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("[inert]")) return false;
  if (element.matches(ON_MAP)) return element.matches(hasChoice ? OFFERED : "[role=button]");
  if (element.matches(USED)) return !element.matches(NOT_USED);
  return isRead(element);
}

/**
 * Whether it is a paragraph of what runs on beyond its room, and no control alone.
 * @param {HTMLElement} element
 */
function isRead(element) {
  const text = element.textContent?.trim();
  if (!text || find(element, TEXT) || element.matches(SIGNS) || around(element, USED)) return false;
  if (findAll(element, USED).some((control) => control.textContent?.trim() === text)) return false;
  return runsOn(element);
}

/** @param {HTMLElement} element */
function runsOn(element) {
  for (let room = element.parentElement; room && room !== document.body; room = room.parentElement)
    if (room.scrollHeight > room.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(room).overflowY)) return true;
  const page = document.documentElement;
  return page.scrollHeight > page.clientHeight + 1;
}
