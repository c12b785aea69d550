// A linked page, as that of a state, opens over the current page and closes again: reading never loses a game.

import { find, findAll, html } from "../../panel/web/shared/dom.js";

/** @import { Listen } from "../../panel/web/shared/dom.js" */

export const OPEN = "dialog.vfw-kiosk-page";
/** The sheets of such pages. On a page with a game they apply within the page alone. */
const SHEETS = 'link[rel="stylesheet"][href*="/reading/"]';
const PAGES = ["states/", "read/"];
const BAR = ".vfw-kiosk-bar";

/**
 * @param {string} base of the exhibit
 * @param {Listen} listen
 */
export function readInPlace(base, listen) {
  const isPage = (/** @type {HTMLAnchorElement} */ { origin, pathname }) =>
    origin === location.origin && PAGES.some((page) => pathname.startsWith(`${base}${page}`));
  listen(
    document,
    "click",
    (event) => {
      const link = /** @type {HTMLAnchorElement | null} */ (event.target.closest?.("a[href]"));
      const page = link?.closest(OPEN);
      const within = page && link?.getAttribute("href")?.match(/^#(.+)/)?.[1];
      if (within) come(find(page, `#${CSS.escape(within)}`));
      else if (link && isPage(link)) open(link.href);
      // In what is read, there is no other way but back.
      if (page || (link && isPage(link))) event.preventDefault();
    },
    { capture: true },
  );
}

/** @param {HTMLElement | null} place */
function come(place) {
  place?.setAttribute("tabindex", "-1");
  place?.focus();
  place?.scrollIntoView({ block: "center" });
}

/** @param {string} address */
async function open(address) {
  const read = new DOMParser().parseFromString(await textAt(address), "text/html");
  const main = find(read, "main");
  if (!main) return;
  const sheets = await Promise.all(findAll(read, SHEETS).map((sheet) => textAt(sheet.getAttribute("href") ?? "")));
  const before = find(document, OPEN);
  if (before) find(before, "button")?.click();
  const from = document.activeElement;
  const back = html("button", { type: "button" }, "‹ Back to where you were");
  const name = find(main, "h1")?.textContent ?? read.title;
  const dialog = html("dialog", { class: "vfw-kiosk-page", "aria-label": name });
  dialog.append(...sheets.map((sheet) => html("style", {}, `@scope (${OPEN}) { ${sheet} }`)));
  dialog.append(html("header", {}, back), document.adoptNode(main));
  // All but the bar, which starts again and sets the display.
  const below = [...document.body.children].filter((element) => !element.matches(`${BAR}, [inert]`));
  const close = () => {
    dialog.remove();
    for (const element of below) element.removeAttribute("inert");
    if (from instanceof HTMLElement || from instanceof SVGElement) from.focus();
  };
  back.addEventListener("click", close);
  dialog.addEventListener("keydown", ({ key }) => key === "Escape" && close());
  for (const element of below) element.setAttribute("inert", "");
  document.body.append(dialog);
  dialog.show();
  dialog.scrollTop = 0;
}

/** @param {string} address */
async function textAt(address) {
  return (await fetch(address)).text();
}
