// How a visitor likes the exhibit, on every page of it, with a kernel or without. It runs before anything is painted:
// no page is light first and then dark.

import { find, listenUntil } from "../../panel/web/shared/dom.js";
import {
  chosenLikings,
  completed,
  darkness,
  isDark,
  like,
  markChosen,
  whenLiked,
  zoomFor,
} from "../../panel/web/shared/likings.js";

const page = document.documentElement;
const paper = matchMedia("print");

function wear() {
  const likes = completed(chosenLikings());
  page.classList.toggle("vfw-dark", isDark(likes, darkness().matches) && !paper.matches);
  page.classList.toggle("vfw-contrast", likes.light === "contrast");
  page.classList.toggle("vfw-still", likes.motion === "still");
  page.style.setProperty("--vfw-zoom", `calc(${zoomFor(likes)} * var(--vfw-usual-zoom, 1))`);
  const control = find(document, ".vfw-likings");
  if (!control) return;
  // Without a script it could do nothing.
  control.hidden = false;
  markChosen(control, likes);
}

wear();
whenLiked(wear);
paper.addEventListener("change", wear);
const listen = listenUntil(new AbortController().signal);
listen(document, "DOMContentLoaded", wear);
listen(document, "click", ({ target }) => {
  const control = /** @type {HTMLDetailsElement | null} */ (find(document, ".vfw-likings"));
  const { setting, value = "" } = target.closest(".vfw-likings [data-setting]")?.dataset ?? {};
  if (setting) like(setting, value);
  else if (control && !control.contains(target)) control.open = false;
});
listen(document, "keydown", ({ key, target }) => {
  const control = /** @type {HTMLDetailsElement | null} */ (target.closest?.(".vfw-likings[open]"));
  if (key !== "Escape" || !control) return;
  control.open = false;
  find(control, "summary")?.focus();
});
