// The leaf of a lesson: paints regions of HTML that Python wrote around the stage, sends forms and buttons back, and
// keeps a text in this browser.

import { delivered } from "../../panel/web/shared/delivery.js";
import {
  around,
  find,
  findAll,
  focused,
  html,
  listenUntil,
  NO_SHORTCUTS,
  once,
  put,
} from "../../panel/web/shared/dom.js";
import { saveAside, tellAbove } from "../../panel/web/shared/files.js";
import {
  asideIn,
  keepText,
  keptText,
  keyOf,
  putAside,
  tellOnce,
  whenKeptElsewhere,
} from "../../panel/web/shared/keeping.js";
import { chosenLikings, isDark, isDarkAround, whenLiked, zoomFor } from "../../panel/web/shared/likings.js";
import { liveRegion } from "../../panel/web/shared/saying.js";
import { saveSheet } from "./answer_file.js";
import { choosingLesson, writeMoments } from "./choosing_lesson.js";
import { Drafts } from "./drafts.js";
import { fillIn, fillInSheet } from "./fields.js";
import { fillWindowWithGame } from "./game_in_window.js";
import { leadToQuestion, PAINTED, tellQuestionsBelow } from "./questions_below.js";

/** @import { Post } from "../../panel/web/shared/delivery.js" */
/** @import { Message, Model } from "../../panel/web/shared/jupyter.js" */

const KEEPS_NOTHING = `This browser does not keep your answers: its storage is switched off or full. Print them, on the
  last page, before you close it.`;
const ELSEWHERE = "This lesson goes on in another window. Continue there, or continue here with what is kept.";
const OPENING = "Opening your lesson…";
const DAMAGED_DRAFTS = `What this browser kept of what you wrote and did not send cannot be read. It is not lost: it
  stays in this browser.`;

/**
 * A region of the page.
 * @typedef {{ name: string, el: HTMLElement, page: HTMLElement }} Region
 */

export default delivered(async ({ model, el, post }, signal) => {
  const whole = () => {
    const root = around(el, ".vfw-lesson, .vfw-step");
    return root && (root.matches(".vfw-in-cells") || find(root, ".vfw-stage")) && root;
  };
  const root = await once(whole, signal);
  if (root) attend(root, model, el, post, signal);
});

/**
 * @param {HTMLElement} root the lesson, or the step that is in a cell of its own
 * @param {Model} model
 * @param {HTMLElement} el
 * @param {Post} post
 * @param {AbortSignal} signal
 */
function attend(root, model, el, post, signal) {
  el.classList.add("vfw-leaf-widget");
  const listen = listenUntil(signal);
  const regions = layOut(root, el, signal);
  const live = liveRegion(el, signal);
  /** @type {string} */
  const lesson = model.get("lesson");
  const tell = (/** @type {string} */ text, /** @type {() => [string, string]} */ file) =>
    tellAbove(el, "vfw-lost", text, file);
  const keepsNothing = () => tellOnce(() => tellAbove(el, "vfw-lost", KEEPS_NOTHING));
  const drafts = new Drafts(lesson, {
    keepsNothing,
    damaged: (text) => tell(DAMAGED_DRAFTS, () => ["drafts.txt", text]),
    changed: () => regions.forEach(({ page }) => fillInSheet(page, drafts.all)),
  });

  const aside = keyOf(lesson);
  const offerAside = () => {
    for (const region of regions) region.el.classList.toggle("vfw-has-aside", asideIn(aside).length > 0);
  };
  // Another visitor may have left a kept lesson: nothing is shown before the kernel has checked it.
  let waits = false;
  const paint = (/** @type {Region} */ { name, el: area, page }) => {
    if (waits) return;
    const active = focused();
    const from = active && page.contains(active) ? active : null;
    const { command, value } = from?.dataset ?? {};
    const question = from && around(from, "[data-number]")?.dataset.number;
    page.innerHTML = model.get(`${name}_html`);
    area.dataset.shows = ["asks", "answers"].filter((part) => find(page, `.vfw-${part}`)).join(" ");
    offerAside();
    fillIn(page, drafts.all);
    fillInSheet(page, drafts.all);
    writeMoments(page);
    area.dispatchEvent(new Event(PAINTED, { bubbles: true }));
    if (from) focusAgain(page, question ? { question } : { command, value });
  };
  /** @type {string} */
  const key = model.get("slot") && keyOf(model.get("slot"));
  let mayKeep = Boolean(key);
  let isElsewhere = false;
  const keep = () => {
    const text = model.get("keeps");
    if (key && text && !isElsewhere && !(mayKeep && keepText(key, text))) keepsNothing();
  };
  const setAside = (/** @type {string} */ why) => {
    const text = keptText(key);
    mayKeep &&= putAside(key);
    offerAside();
    tell(`${why} It is not lost: it stays in this browser.`, () => ["lesson.json", text]);
  };
  const say = () => live.tell(model.get("said"));
  const list = () => tellKept({ asks: true });
  const lessonName = lesson.split(":").at(-1) ?? "";
  const choosing =
    key && lesson ? choosingLesson(regions[0].page, { slot: key, lesson: lessonName, drafts, list, listen }) : null;
  const tellKept = (/** @type {{ asks?: boolean, goes_on?: boolean | null }} */ how, taken = () => {}) => {
    const { sensitivity = "" } = chosenLikings();
    const [has_drafts, earlier] = [drafts.unsent > 0, choosing?.earlier ?? []];
    const message = { kind: "kept", text: keptText(key), has_drafts, goes_on: false, sensitivity, earlier, ...how };
    send("head", message, taken);
  };

  /**
   * @param {string} region where it arose
   * @param {object} message
   * @param {() => void} [taken]
   */
  const send = (region, message, taken) => post.send({ region, step: model.get("step"), ...message }, taken);
  const hear = (/** @type {Message} */ { kind, why }) => {
    if (kind === "keep copy") setAside(why);
    if (kind === "list lessons") list();
    if (kind === "turned") turn(root);
  };

  for (const { name, page } of regions) {
    listen(page, "submit", (event) => {
      event.preventDefault();
      const [form, { answer, handIn }] = [event.target, event.target.dataset];
      const said = Object.fromEntries(new FormData(form).entries());
      const taken = () =>
        drafts.forget(new Set(findAll(form, "[data-draft]").map((field) => field.dataset.draft ?? "")));
      if (handIn === undefined)
        send(name, { kind: "answer", number: Number(answer), value: said.value ?? "" }, taken);
      else send(name, { kind: "hand in", answers: said, sure: event.submitter?.value === "sure" }, taken);
    });
    listen(page, "input", ({ target }) => target.dataset.draft && drafts.note(target.dataset.draft, target.value));
    listen(page, "change", ({ target: { dataset, value } }) => {
      if (dataset.sends) send(name, { kind: "command", name: dataset.sends, value });
    });
    listen(page, "click", ({ target }) => {
      if (target.closest('[data-local="save aside"]')) saveAside(aside);
      if (target.closest('[data-local="save sheet"]')) saveSheet(root, lesson);
      if (root.matches(".vfw-paged") && target.closest("[data-leads-to]")) leadToQuestion(root);
      const { command, value = "" } = around(target, "button[data-command]")?.dataset ?? {};
      if (command === undefined) return;
      if (command === "print") print();
      else if (choosing?.allows(command, value) ?? true) send(name, { kind: "command", name: command, value });
    });
    // JupyterLab would take the letters of an answer for commands.
    listen(page, "focusin", ({ target }) => put(target, NO_SHORTCUTS));
  }

  const wear = () => {
    const likes = chosenLikings();
    for (const { page } of regions) page.style.zoom = String(zoomFor(likes));
    root.classList.toggle("vfw-dark", isDark(likes, isDarkAround()));
  };
  whenLiked(wear, signal);
  wear();
  if (root.matches(".vfw-paged")) {
    joinStory(root, signal);
    whenKeptElsewhere(key, () => (isElsewhere ||= giveWay(root, signal)), signal);
  }
  const paints = regions.map((region) => /** @type {const} */ ([`change:${region.name}_html`, () => paint(region)]));
  for (const [change, does] of paints) model.on(change, does);
  post.listen(hear, signal);
  model.on("change:keeps", keep);
  model.on("change:said", say);
  let wentOn = key ? (post.watch.cameBack?.goesOn ?? false) : null;
  // Another window owns the kept lesson by now: after a reload the page asks whose it is.
  watchOver(regions[0].page, model, post, () => (isElsewhere ? false : wentOn), signal);
  if (key) {
    waits = root.matches(".vfw-paged") && (keptText(key) !== "" || drafts.unsent > 0);
    tellKept({ goes_on: wentOn }, () => {
      wentOn = null;
      waits = false;
      for (const region of regions) paint(region);
    });
  }
  if (waits) regions[0].page.append(html("p", { class: "vfw-aside", role: "status" }, OPENING));
  for (const region of regions) paint(region);
  signal.addEventListener("abort", () => {
    for (const [change, does] of paints) model.off(change, does);
    model.off("change:keeps", keep);
    model.off("change:said", say);
  });
}

/**
 * The regions, in the order in which they are read, and the stage of the step among them.
 * @param {HTMLElement} root
 * @param {HTMLElement} el
 * @param {AbortSignal} signal
 * @returns {Region[]}
 */
function layOut(root, el, signal) {
  const [stage, isStep, isStory] = [find(root, ".vfw-stage"), root.matches(".vfw-step"), root.matches(".vfw-paged")];
  const names = isStep ? ["above", "below"] : isStory ? ["head", "above", "below", "foot"] : ["head"];
  const regions = names.map((name) => {
    const page = html("div", { class: "vfw-lesson-page" });
    return { name, page, el: html("div", { class: `vfw-leaf vfw-leaf-${name}` }, page) };
  });
  for (const { name, el: area } of regions) {
    if (name === "head") el.before(area);
    if (name === "above") stage?.before(area);
    if (name === "below") stage?.after(area);
    if (name === "foot") root.append(area);
    signal.addEventListener("abort", () => area.remove());
  }
  return regions;
}

/**
 * Stop this window, because the lesson goes on in another: if both kept what is done in them, each would overwrite the
 * other's answers.
 * @param {HTMLElement} root
 * @param {AbortSignal} signal
 */
function giveWay(root, signal) {
  root.inert = true;
  const here = html("button", { type: "button" }, "Continue here");
  here.addEventListener("click", () => location.reload());
  const notice = html("div", { class: "vfw-failed", role: "alert" }, html("div", {}, html("p", {}, ELSEWHERE), here));
  document.body.prepend(notice);
  signal.addEventListener("abort", () => notice.remove());
  return true;
}

/**
 * The focus goes on to the question it was in, or to the button it was on; where that is gone, to what is first.
 * @param {HTMLElement} page
 * @param {{ question?: string, command?: string, value?: string }} last
 */
function focusAgain(page, { question, command, value }) {
  const next = question
    ? find(page, `[data-number="${question}"] :is(input, textarea, .vfw-said)`)
    : find(page, `[data-command="${command}"][data-value="${value}"]`);
  const first = next ? null : find(page, "[data-first]");
  (next ?? first ?? find(page, "h2, button"))?.focus({ preventScroll: !first });
  find(page, ".vfw-asks")?.scrollIntoView({ block: "nearest" });
}

/**
 * Another page of the story is read from its beginning.
 * @param {HTMLElement} story
 */
function turn(story) {
  find(story, ".vfw-step h2")?.focus({ preventScroll: true });
  story.scrollIntoView({ block: "start" });
}

/**
 * @param {HTMLElement} story
 * @param {AbortSignal} signal
 */
function joinStory(story, signal) {
  for (const box of [story.parentElement, document.documentElement]) box?.classList.add("vfw-around-story");
  tellQuestionsBelow(story, () => find(story, ".vfw-below"), signal);
  fillWindowWithGame(story, signal);
}

/**
 * @param {HTMLElement} page
 * @param {Model} model
 * @param {Post} post
 * @param {() => boolean | null} went whether it was to go on, until the kernel has heard of it
 * @param {AbortSignal} signal
 */
function watchOver(page, model, post, went, signal) {
  const goesOn = () => went() ?? !find(page, ".vfw-asks");
  const keeps = () => (model.get("lesson") ? ". Your answers are kept in this browser." : ".");
  post.watch.over({ root: page, post, keeps, goesOn }, signal);
}
