// The page of the staff: each button says what it sends, the server answers with the page as it then is.

import { around, find } from "../../panel/web/shared/dom.js";
import { ask } from "./bar.js";
import { dim } from "./dimmed.js";
import { Idle } from "./idle.js";

/** @import { Listen } from "../../panel/web/shared/dom.js" */

const STAYS = 15; // s between two messages that the staff are here
const RESTARTS = ["restart", "take", "back"]; // the server ends

/**
 * @param {Listen} listen
 * @param {string} address of the page
 * @param {(isNew: boolean) => void} leave go back to the first picture, perhaps that of a new server
 */
export function watchStaff(listen, address, leave) {
  const seconds = () => performance.now() / 1000;
  const page = () => /** @type {HTMLElement} */ (find(document, "main.vfw-staff"));
  const idle = new Idle(Number(page().dataset.lasts), 0, seconds());
  let touched = seconds();
  let told = touched;

  /** @param {string} way @param {string} [body] */
  const post = (way, body) => fetch(`${address}/${way}`, { method: "POST", body: body ?? "{}" });

  /** @param {HTMLElement} button */
  const does = async ({ id, dataset }) => {
    const { does: way = "", says } = dataset;
    told = seconds();
    say(RESTARTS.includes(way) ? "One moment." : "");
    try {
      const answer = await post(way, says);
      if (answer.status === 404) return leave(false);
      if (!answer.ok) return say(await answer.text());
      if (way === "leave" || RESTARTS.includes(way)) return leave(way !== "leave");
      if (answer.status === 200) repaint(await answer.text(), id);
    } catch {
      say("The exhibit does not answer. Try again in a minute.");
    }
  };

  /** @param {string} text */
  const say = (text) => (/** @type {HTMLElement} */ (find(page(), ".vfw-staff-said")).textContent = text);

  /** @param {string} text of the page @param {string} id of what has the focus */
  const repaint = (text, id) => {
    const fresh = new DOMParser().parseFromString(text, "text/html");
    const said = find(fresh, ".vfw-staff-said")?.textContent ?? "";
    page().replaceWith(/** @type {HTMLElement} */ (find(fresh, "main.vfw-staff")));
    dim(Number(page().dataset.brightness));
    document.getElementById(id)?.focus();
    // A screen reader hears what changes in a region that was there before.
    say("");
    say(said);
  };

  listen(document, "click", ({ target }) => {
    const button = around(target, "[data-does]");
    if (!button || button.ariaDisabled === "true") return;
    const { asks, twice } = button.dataset;
    if (!asks) {
      does(button);
      return;
    }
    const [title, text] = JSON.parse(asks);
    const really = () =>
      ask("vfw-really", "Are you sure?", text, [
        [title.replace("?", ""), () => does(button)],
        ["Cancel", () => {}],
      ]);
    ask("vfw-really", title, text, [
      ["Yes", twice === undefined ? () => does(button) : really],
      ["Cancel", () => {}],
    ]);
  });
  const touch = () => {
    touched = seconds();
    idle.touched(touched);
  };
  for (const kind of ["pointerdown", "keydown"]) listen(window, kind, touch, { capture: true });
  setInterval(() => {
    const now = seconds();
    if (idle.at(now) === "is left") {
      idle.touched(now);
      post("leave").finally(() => leave(false));
    } else if (touched > told && now - told >= STAYS) {
      // The server's minute begins a little later than that of the page, never earlier.
      told = now;
      post("stay").then(({ ok }) => ok || leave(false), () => {});
    }
  }, 250);
}
