// The permanent bar: the way back to the beginning, and the display settings. It also asks the kiosk's questions.

import { find, html } from "../../panel/web/shared/dom.js";
import { chosenLikings, completed, like, markChosen, whenLiked } from "../../panel/web/shared/likings.js";

/** A one-touch setting: its name, its value, its other value, and the words. */
const LOOKS = [
  ["size", "2", "1", "Larger letters"],
  ["light", "dark", "light", "Dark"],
  ["light", "contrast", "light", "High contrast"],
  ["motion", "still", "system", "Hold still"],
];

/**
 * Put the bar at the end of the page.
 * @param {string} doors the address at which all doors are
 * @param {(() => void) | null} startsOver where there is anything to start over
 */
export function placeBar(doors, startsOver) {
  const over = html("button", { type: "button" }, "Start over");
  over.hidden = !startsOver;
  over.addEventListener("click", () => startsOver?.());
  const looks = LOOKS.map(([setting, chosen, usual, words]) => {
    const button = html("button", { type: "button", "data-setting": setting, "data-value": chosen }, words);
    button.addEventListener("click", () => like(setting, button.ariaPressed === "true" ? usual : chosen));
    return button;
  });
  const all = html("a", { href: doors }, "All doors");
  const bar = html("nav", { class: "vfw-kiosk-bar", "aria-label": "This screen" }, over, all, ...looks);
  const mark = () => markChosen(bar, completed(chosenLikings()));
  mark();
  whenLiked(mark);
  document.body.append(bar);
}

/**
 * A question over the page. It is closed by each of its buttons, and by Escape, which is the last of them.
 * @param {string} name of the class
 * @param {string} title
 * @param {Node | string} text
 * @param {[string, () => void][]} ways words of buttons, and what they do; the first is the usual choice
 */
export function ask(name, title, text, ways) {
  find(document, "dialog.vfw-kiosk-question")?.remove();
  const heading = html("h2", { id: "vfw-kiosk-question" }, title);
  const body = html("p", { id: "vfw-kiosk-text" }, text);
  const named = { "aria-labelledby": "vfw-kiosk-question", "aria-describedby": "vfw-kiosk-text" };
  const dialog = html("dialog", { class: `vfw-kiosk-question ${name}`, ...named }, heading, body);
  for (const [words, does] of ways) {
    const button = html("button", { type: "button" }, words);
    button.addEventListener("click", () => {
      dialog.remove();
      does();
    });
    dialog.append(button);
  }
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    dialog.remove();
    ways.at(-1)?.[1]();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
