// Clicks of a visitor on the page, and the messages sent for them.

import { around, find, findAll } from "../shared/dom.js";
import { watchDoubleClicks } from "../shared/double_click.js";
import { toggleFullScreen } from "../shared/likings.js";
import { followLater } from "./what_if_links.js";
import { questionAround } from "./questions.js";
import { enlarge } from "./small_boards.js";

/** @import { Post } from "../shared/delivery.js" */
/** @import { Listen } from "../shared/dom.js" */
/** @import { KeptGame } from "./saved_game.js" */
/** @import { Pacemaker } from "./pace.js" */
/** @import { Command, Painted } from "./page.js" */

const PRESSED = "[data-pick], :is(button, a)[data-command], [data-local], [data-setting], [data-ask]";

/**
 * Those on the page who do something themselves when a button is pressed.
 * @typedef {object} Parts
 * @property {Command} command
 * @property {{ leadOn(): void }} focus
 * @property {KeptGame} kept
 * @property {{ like(name: string, value: string): void }} likings
 * @property {{ toggle(): void, close(): void, chooseFile(): void }} menu
 * @property {Pacemaker} pace
 * @property {Painted} painted
 * @property {Post} post
 */

/**
 * @param {HTMLElement} root
 * @param {Parts} parts
 * @param {Listen} listen
 * @param {AbortSignal} signal
 */
export function hearPresses(root, { command, focus, kept, likings, menu, pace, painted, post }, listen, signal) {
  const pause = (/** @type {boolean} */ isOn) => {
    root.classList.toggle("vfw-paused", isOn);
    pace.pause(isOn);
  };
  /** @type {Record<string, () => void>} */
  const localDeeds = {
    save: () => kept.download(),
    "save aside": () => kept.downloadAside(),
    menu: () => menu.toggle(),
    open: () => menu.chooseFile(),
    "whole screen": () => toggleFullScreen(root),
    "larger board": () => enlarge(root),
    pause: () => pause(true),
    "play on": () => pause(false),
  };
  const isLateHalf = watchDoubleClicks(signal);
  listen(root, "click", (event) => {
    const target = around(event.target, PRESSED);
    if (!target) return;
    const { command: name, pick, local, setting, ask, value = "" } = target.dataset;
    if (local) localDeeds[local]();
    if (setting) {
      likings.like(setting, value);
      // Larger letters may have moved it away from under the finger.
      target.scrollIntoView({ block: "nearest" });
    }
    if (ask) post.send({ kind: "ask", about: ask });
    if (local || setting || ask) return;
    if (isLateHalf(event, painted.at)) return event.preventDefault();
    if (target instanceof HTMLAnchorElement) followLater(event, root);
    if (pick) post.send({ kind: "pick", replies: [JSON.parse(pick)].flat(), question: questionAround(target) });
    else if (name !== undefined) {
      menu.close();
      if (target.closest(".vfw-menu")) focus.leadOn();
      command(name, { ...fieldsOf(target.closest("form")), value });
    }
  });
  listen(root, "submit", (event) => {
    const form = event.target.closest("form");
    event.preventDefault();
    // A form whose button bears a command has been answered by the press of that button.
    if (form?.dataset.command) command(form.dataset.command, fieldsOf(form));
  });
  listen(document, "keydown", ({ key }) => {
    const isOpen = find(root, ":popover-open") !== null;
    if (key === "Escape" && !isOpen) find(root, ".vfw-cover [data-leaves]")?.click();
  });
  const isHeld = (/** @type {KeyboardEvent} */ { key, repeat }) => repeat && (key === "Enter" || key === " ");
  listen(root, "keydown", (event) => isHeld(event) && event.preventDefault(), { capture: true });
  listen(root, "click", ({ target }) => turnTo(root, target.closest("[data-tab]")?.dataset.tab));
  turnTo(root, "log");
}

/**
 * The answers of a form, by the names of its fields.
 * @param {HTMLFormElement | null} form
 * @returns {Record<string, string>}
 */
function fieldsOf(form) {
  return form ? Object.fromEntries(/** @type {any} */ (new FormData(form))) : {};
}

/**
 * Turn to one of the tabs beside the map.
 * @param {HTMLElement} root
 * @param {string | undefined} tab
 */
function turnTo(root, tab) {
  if (!tab) return;
  root.dataset.tab = tab;
  for (const button of findAll(root, "[data-tab]")) button.ariaPressed = String(button.dataset.tab === tab);
}
