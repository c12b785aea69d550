// The page around the panel: when each part is painted, and which modules are notified.

import { delivered } from "../shared/delivery.js";
import { find, findAll, listenUntil, NO_SHORTCUTS, once, put } from "../shared/dom.js";
import { download, tellAbove } from "../shared/files.js";
import { isInNotebook } from "../shared/exhibit.js";
import { chosenLikings, keepLikings } from "../shared/likings.js";
import { liveRegion } from "../shared/saying.js";
import { whenKeptElsewhere } from "../shared/keeping.js";
import { openArc } from "./arc.js";
import { hearLetters } from "./speech_keys.js";
import { hearWhetherByKey } from "./keyboard_use.js";
import { runClock } from "./clock.js";
import { bringCoversInSight } from "./overlays.js";
import { describeWhatHasFocus } from "./descriptions.js";
import { dragPieces } from "./dragging.js";
import { focusKeeper } from "./focus.js";
import { goAboutGrids } from "./grid.js";
import { readHistory } from "./history.js";
import { KeptGame } from "./saved_game.js";
import { openMenu } from "./menu.js";
import { keepTabInDialogs } from "./modal.js";
import { keepMoment, noteOneWindow } from "./what_if_links.js";
import { keepTheNewestInSight, showTheNewest } from "./scroll_to_new.js";
import { Pacemaker } from "./pace.js";
import { hearPresses } from "./clicks.js";
import { questionOn } from "./questions.js";
import { leadToReading } from "./reading_links.js";
import { LAYING_OUT, paintRegions, tellWhatIsShown } from "./regions.js";
import { openReplay } from "./replay.js";
import { rove } from "./roving_tabindex.js";
import { openSheets } from "./dialogs.js";
import { helpFingers } from "./small_boards.js";
import { startPage } from "./start.js";
import { leadToQuestion } from "./skip_to_question.js";
import { layTurnsOut } from "./turning_points.js";
import { linker } from "./log_terms.js";

/** @import { Post } from "../shared/delivery.js" */
/** @import { Message, Model } from "../shared/jupyter.js" */

/** Let the kernel do what a button says. @typedef {(name: string, fields?: Record<string, string>) => void} Command */

/**
 * The state of the page: the number of its question, when that was painted, whether a pong has told that it is an old
 * one, and whether nothing can be pressed.
 * @typedef {{ question: number | null, at: number, isBehind: boolean, isLocked: boolean }} Painted
 */

const BY_KEY =
  "As you play by key, the computer waits after each step until you go on. The menu changes its pace.";
const KEEPS_NOTHING =
  "This browser does not keep your game: its storage is switched off or full. Save it as a file, from the menu.";

export default delivered(async ({ model, el, post }, signal) => {
  el.classList.add("vfw-page-widget");
  const whole = () => {
    const root = /** @type {HTMLElement | null} */ (el.closest(".vfw-panel"));
    return root && find(root, ".vfw-area-map") && find(root, ".vfw-area-rows") && root;
  };
  const root = await once(whole, signal);
  if (root) attend(root, model, post, signal);
});

/**
 * @param {HTMLElement} root
 * @param {Model} model
 * @param {Post} post
 * @param {AbortSignal} signal
 */
function attend(root, model, post, signal) {
  const listen = listenUntil(signal);
  // Jupyter would take arrows and letters for its own shortcuts; it asks what has the focus, and nothing around it.
  listen(root, "focusin", ({ target }) => put(target, NO_SHORTCUTS), { capture: true });
  paintRegions(root, model, () => look(), signal);
  const isWholePage = model.get("whole_page") && !isInNotebook(root);
  root.classList.toggle("vfw-whole-page", isWholePage);
  root.dataset.game = model.get("game");
  noteOneWindow(root);
  const around = isWholePage ? [document.body] : [];
  keepTabInDialogs(root, listen);

  /** @type {Painted} */
  const painted = { question: null, at: 0, isBehind: false, isLocked: false };
  /** @type {Command} */
  const command = (name, fields = {}) => post.send({ kind: "command", name, fields, question: painted.question });
  const live = liveRegion(root, signal);
  const kept = new KeptGame(model.get("slot"), () => tellAbove(root, "vfw-banner", KEEPS_NOTHING));
  whenKeptElsewhere(kept.key, () => kept.isOpen && post.send({ kind: "elsewhere" }), signal);
  const focus = focusKeeper(root, listen);
  // Nothing goes on while a sheet or the menu is read.
  const isReading = () => find(root, ":popover-open") !== null;
  const time = () => (isReading() ? 0 : Number(find(root, ".vfw-prompt")?.dataset.pace ?? 0));
  let [isByKey, isTold] = [false, false];
  const onStop = () => {
    if (isByKey && !isTold && !chosenLikings().pace) live.say(BY_KEY);
    isTold ||= isByKey;
  };
  const pace = new Pacemaker(time, () => command("next"), onStop, signal);
  listen(root, "toggle", ({ target }) => target.popover && pace.again(), { capture: true });
  const letters = hearLetters(root, listen);
  let manners = "";
  const likings = keepLikings(root, (likes) => {
    const { pace: steps, help, learned, sensitivity, keys } = likes;
    letters.isOn = keys !== "off";
    const manner = { kind: "manner", shows_steps: steps !== "none", help, learned, sensitivity };
    if (JSON.stringify(manner) !== manners) post.send(manner);
    manners = JSON.stringify(manner);
    root.classList.toggle("vfw-unpaced", !pace.set(steps));
  }, signal);
  hearWhetherByKey(listen, (byKey) => {
    isByKey = byKey;
    likings.expect(byKey ? { pace: "one" } : {});
  });
  const ask = (/** @type {string} */ about) => post.send({ kind: "sheet", about });
  const sheets = openSheets(root, ask, (sheet) => link(sheet), listen, signal);
  readHistory(root, listen);
  leadToReading(root, listen);
  const replay = openReplay(root, command, listen, signal);
  const arc = openArc(root, command, listen);
  const turns = layTurnsOut(root, signal);
  const open = (/** @type {string} */ save) => post.send({ kind: "open", save });
  const menu = openMenu(root, listen, kept, open, () => post.send({ kind: "too large" }));
  const start = startPage(root, listen);
  const covers = bringCoversInSight(root);
  const roving = rove(root, listen);
  const grids = goAboutGrids(root, listen);
  const drags = dragPieces(root, listen);
  helpFingers(root, listen);
  const clock = runClock(root, command, (words) => live.say(words), signal);
  leadToQuestion(root, listen, () => focus.toHeadline(), signal);
  const link = linker(model.get("names"));

  const tell = () => tellWhatIsShown(LAYING_OUT, root, ...around);
  listen(root, "vfw-map-sized", tell);
  const look = () => {
    tell();
    const question = questionOn(root);
    const isNew = question !== painted.question;
    if (find(root, ".vfw-stage-map:empty")) root.dispatchEvent(new CustomEvent("vfw-stage"));
    if (isNew) {
      Object.assign(painted, { question, at: performance.now() });
      sheets.close();
    }
    closeUnderCover(root, painted.isLocked);
    link(root);
    roving.settle();
    grids.settle();
    if (isNew) drags.settle();
    clock.settle();
    describeWhatHasFocus(root);
    start.settle();
    covers.settle();
    likings.show();
    // Before the focus moves, which changes styles: so the page is laid out once.
    showTheNewest(root);
    focus.settle(isNew);
    pace.beat(question);
    replay.beat();
    arc.beat();
    turns.beat();
  };
  hearPresses(root, { command, focus, kept, likings, menu, pace, painted, post }, listen, signal);
  keepTheNewestInSight(root, signal);
  listen(root, "vfw-leave-map", () => focus.toHeadline());
  listen(root, "vfw-say", (event) => live.say(event.detail.text));

  const hear = (/** @type {Message} */ message) => {
    if (message.kind === "begin") kept.begin(message.header, message.copies_saved);
    if (message.kind === "append" && !kept.append(message.from, message.entries)) post.send({ kind: "keep whole" });
    if (message.kind === "like") likings.like(message.name, message.value);
    if (message.kind === "download") download(message.name, message.text);
    if (message.kind === "moment") keepMoment(root, message.text);
    if (message.kind === "sheet") sheets.fill(message.about, message.html);
    // The last paint may have been lost on its way; a moment later it may only have been slow.
    const isBehind = message.kind === "pong" && message.question !== painted.question;
    if (isBehind && painted.isBehind) post.send({ kind: "paint whole" });
    if (message.kind === "pong") painted.isBehind = isBehind && !painted.isBehind;
  };
  const say = () => live.tell(model.get("said"));
  post.listen(hear, signal);
  model.on("change:said", say);
  signal.addEventListener("abort", () => {
    for (const element of around) delete element.dataset.shows;
    model.off("change:said", say);
  });
  likings.begin();
  look();
  watchOver(root, model, post, kept, painted, signal);
  const { goesOn = false, isUnsent = false } = post.watch.cameBack ?? {};
  post.send({ kind: "held", save: kept.whole(), goes_on: goesOn, is_unsent: isUnsent });
}

/**
 * Lock the page while the exhibit does not answer.
 * @param {HTMLElement} root
 * @param {Model} model
 * @param {Post} post
 * @param {KeptGame} kept
 * @param {Painted} painted
 * @param {AbortSignal} signal
 */
function watchOver(root, model, post, kept, painted, signal) {
  const room = {
    root,
    post,
    keeps: () =>
      kept.works || model.get("is_kept")
        ? ". Your game is kept in this browser."
        : ", and this browser keeps no games.",
    isCurrent: (/** @type {Message} */ pong) => pong.question === painted.question,
    changed(/** @type {boolean} */ isLost) {
      painted.isLocked = isLost;
      closeUnderCover(root, isLost);
      return isLost;
    },
    goesOn: () => kept.isOpen && !find(root, ".vfw-start, .vfw-coach"),
  };
  post.watch.over(room, signal);
}

/**
 * Under a cover nothing can be reached, and nothing but the banner while the exhibit does not answer.
 * @param {HTMLElement} root
 * @param {boolean} isLost
 */
function closeUnderCover(root, isLost) {
  const cover = find(root, ".vfw-cover");
  for (const layout of findAll(root, ".vfw-layout, .vfw-to-question")) layout.inert = isLost || cover !== null;
  if (cover) cover.inert = isLost;
  // In a notebook the cells around it can be used.
  if (cover && !root.matches(".vfw-whole-page")) put(cover, { "aria-modal": null });
}
