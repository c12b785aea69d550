// Files offered to the visitor, and notices above the page, perhaps with a file.

import { html } from "./dom.js";
import { asideIn, keptText } from "./keeping.js";

/** By how a name ends. @type {Record<string, string>} */
const TYPES = { svg: "image/svg+xml", csv: "text/csv", md: "text/markdown" };

/**
 * @param {string} name
 * @param {string} text
 */
export function download(name, text) {
  give(name, new Blob([text], { type: TYPES[name.split(".").at(-1) ?? ""] ?? "application/json" }));
}

/**
 * @param {string} name
 * @param {Blob} content
 */
export function give(name, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * Give all that was set aside there, a file each, with the text that `asFile` makes of it.
 * @param {string} key
 * @param {(text: string, name: string) => string} [asFile]
 */
export function saveAside(key, asFile = (text) => text) {
  asideIn(key).forEach((name, at) => {
    download(`votes-for-women-put-aside-${at + 1}.json`, asFile(keptText(name), name));
  });
}

/**
 * Say something above the page until it is closed, and return its region; `file` makes what is offered to be saved
 * there: its name and text.
 * @param {Element} place
 * @param {string} className
 * @param {string} text
 * @param {() => [string, string]} [file]
 */
export function tellAbove(place, className, text, file) {
  const region = html("div", { class: className, role: "status" });
  place.prepend(region);
  const notice = html("div", {}, html("p", {}, text));
  const offer = (/** @type {string} */ label, /** @type {() => void} */ does) => {
    const button = html("button", { type: "button", class: "vfw-button" }, label);
    button.addEventListener("click", does);
    notice.append(button);
  };
  if (file) offer("Save it as a file", () => download(...file()));
  offer("Close", () => region.remove());
  // Screen readers hear what comes into a region that was there before.
  requestAnimationFrame(() => region.append(notice));
  return region;
}
