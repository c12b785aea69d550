// A leaf of a lesson: paints HTML that Python wrote, sends forms and buttons back, and keeps a text in this browser.

import { delivered } from "../../panel/web/shared/delivery.js";
import { around, find, findAll, focused, html, listenUntil, NO_SHORTCUTS, put } from "../../panel/web/shared/dom.js";
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

const DRAFTED = "vfw-drafted"; // the answer sheet is another leaf than the questions
const KEEPS_NOTHING = `This browser does not keep your answers: its storage is switched off or full. Print them, on the
  last page, before you close it.`;
const DAMAGED_DRAFTS = `What this browser kept of what you wrote and did not send cannot be read. It is not lost: it
  stays in this browser.`;

export default delivered(({ model, el, post }, signal) => {
  const listen = listenUntil(signal);
  const page = el.appendChild(html("div", { class: "vfw-lesson-page" }));
  const live = liveRegion(el, signal);
  const elsewhere = el.appendChild(html("div", { class: "vfw-lost", role: "alert" }));
  /** @type {string} */
  const lesson = model.get("lesson");
  const tell = (/** @type {string} */ text, /** @type {() => [string, string]} */ file) =>
    tellAbove(el, "vfw-lost", text, file);
  const keepsNothing = () => tellOnce(() => tellAbove(el, "vfw-lost", KEEPS_NOTHING));
  const drafts = new Drafts(lesson, {
    keepsNothing,
    damaged: (text) => tell(DAMAGED_DRAFTS, () => ["drafts.txt", text]),
    changed: () => document.dispatchEvent(new Event(DRAFTED)),
  });

  const aside = keyOf(lesson);
  const offerAside = () => el.classList.toggle("vfw-has-aside", asideIn(aside).length > 0);
  const paint = () => {
    const active = focused();
    const from = active && page.contains(active) ? active : null;
    const { command, value } = from?.dataset ?? {};
    const question = from && around(from, "[data-number]")?.dataset.number;
    page.innerHTML = model.get("html");
    el.dataset.shows = ["asks", "answers"].filter((part) => find(page, `.vfw-${part}`)).join(" ");
    offerAside();
    fillIn(page, drafts.all);
    fillInSheet(page, drafts.all);
    writeMoments(page);
    el.dispatchEvent(new Event(PAINTED, { bubbles: true }));
    if (from) focusAgain(page, question ? { question } : { command, value });
  };
  /** @type {string} */
  const key = model.get("slot") && keyOf(model.get("slot"));
  let mayKeep = Boolean(key);
  const keep = () => {
    const text = model.get("keeps");
    if (key && text && !(mayKeep && keepText(key, text))) keepsNothing();
  };
  const setAside = (/** @type {string} */ why) => {
    const text = keptText(key);
    mayKeep &&= putAside(key);
    offerAside();
    tell(`${why} It is not lost: it stays in this browser.`, () => ["lesson.json", text]);
  };
  const say = () => live.tell(model.get("said"));
  const list = () => tellKept({ asks: true });
  const name = lesson.split(":").at(-1) ?? "";
  const choosing = key && lesson ? choosingLesson(page, { slot: key, lesson: name, drafts, list, listen }) : null;
  const tellKept = (/** @type {{ asks?: boolean, goes_on?: boolean }} */ how) => {
    const { sensitivity = "" } = chosenLikings();
    const [has_drafts, earlier] = [drafts.unsent > 0, choosing?.earlier ?? []];
    post.send({ kind: "kept", text: keptText(key), has_drafts, goes_on: false, sensitivity, earlier, ...how });
  };

  const send = (/** @type {object} */ message, /** @type {() => void} */ taken = () => {}) => {
    elsewhere.replaceChildren();
    post.send(message, taken);
  };
  const hear = (/** @type {Message} */ { kind, why }) => {
    if (kind === "put aside") setAside(why);
    if (kind === "list lessons") list();
    if (kind === "turned") turn(el);
  };

  listen(page, "submit", (event) => {
    event.preventDefault();
    const [form, { answer, handIn }] = [event.target, event.target.dataset];
    const said = Object.fromEntries(new FormData(form).entries());
    const taken = () => drafts.forget(new Set(findAll(form, "[data-draft]").map((field) => field.dataset.draft ?? "")));
    if (handIn === undefined) send({ kind: "answer", number: Number(answer), value: said.value ?? "" }, taken);
    else send({ kind: "hand in", answers: said, sure: event.submitter?.value === "sure" }, taken);
  });
  listen(page, "input", ({ target }) => target.dataset.draft && drafts.note(target.dataset.draft, target.value));
  listen(page, "change", ({ target: { dataset, value } }) => {
    if (dataset.sends) send({ kind: "command", name: dataset.sends, value });
  });
  listen(document, DRAFTED, () => fillInSheet(page, drafts.all));
  listen(page, "click", ({ target }) => {
    if (target.closest('[data-local="save aside"]')) saveAside(aside);
    if (target.closest('[data-local="save sheet"]')) saveSheet(el, lesson);
    const story = around(el, ".vfw-paged");
    if (story && target.closest("[data-leads-to]")) leadToQuestion(story);
    const { command, value = "" } = around(target, "button[data-command]")?.dataset ?? {};
    if (command === undefined) return;
    if (command === "print") print();
    else if (choosing?.allows(command, value) ?? true) send({ kind: "command", name: command, value });
  });
  // JupyterLab would take the letters of an answer for commands.
  listen(page, "focusin", ({ target }) => put(target, NO_SHORTCUTS));

  const wear = () => {
    const likes = chosenLikings();
    page.style.zoom = String(zoomFor(likes));
    around(el, ".vfw-lesson, .vfw-step")?.classList.toggle("vfw-dark", isDark(likes, isDarkAround()));
  };
  whenLiked(wear, signal);
  wear();
  requestAnimationFrame(() => {
    wear();
    const story = around(el, ".vfw-paged");
    if (story) joinStory(story, el, page, signal);
  });
  model.on("change:html", paint);
  post.listen(hear, signal);
  model.on("change:keeps", keep);
  model.on("change:said", say);
  paint();
  const other = "This lesson goes on in another window too. The browser keeps that of the last to act.";
  whenKeptElsewhere(key, () => elsewhere.replaceChildren(html("p", {}, other)), signal);
  if (key) {
    watchOver(page, model, post, signal);
    tellKept({ goes_on: post.watch.cameBack?.goesOn ?? false });
  }
  signal.addEventListener("abort", () => {
    model.off("change:html", paint);
    model.off("change:keeps", keep);
    model.off("change:said", say);
  });
});

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
 * @param {HTMLElement} el
 */
function turn(el) {
  const story = around(el, ".vfw-lesson");
  if (!story) return;
  find(story, ".vfw-step h2")?.focus({ preventScroll: true });
  story.scrollIntoView({ block: "start" });
}

/**
 * @param {HTMLElement} story
 * @param {HTMLElement} el
 * @param {HTMLElement} page
 * @param {AbortSignal} signal
 */
function joinStory(story, el, page, signal) {
  for (const box of [story.parentElement, document.documentElement]) box?.classList.add("vfw-around-story");
  el.dispatchEvent(new Event(PAINTED, { bubbles: true }));
  if (!el.closest(".vfw-leaf-foot")) return;
  tellQuestionsBelow(story, () => find(page, ".vfw-below"), signal);
  fillWindowWithGame(story, signal);
}

/**
 * @param {HTMLElement} page
 * @param {Model} model
 * @param {Post} post
 * @param {AbortSignal} signal
 */
function watchOver(page, model, post, signal) {
  const goesOn = () => !find(page, ".vfw-asks");
  const keeps = () => (model.get("lesson") ? ". Your answers are kept in this browser." : ".");
  post.watch.over({ root: page, post, keeps, goesOn }, signal);
}
