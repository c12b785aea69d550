// A leaf of a lesson: paints HTML that Python wrote, sends forms and buttons back, and keeps a text in this browser.

const LIKINGS = "vfw:likings";
const DRAFTED = "vfw-drafted"; // the answer sheet is another leaf than the questions
const KEEPS_NOTHING = `This browser does not keep your answers: its storage is switched off or full. Print them, on the
  last page, before you close it.`;
const DAMAGED_DRAFTS = `What this browser kept of what you wrote and did not send cannot be read. It is not lost: it stays
  in this browser.`;

export default delivered(render);

function render({ model, el, post }) {
  const gone = new AbortController();
  const listen = (target, type, does) => target.addEventListener(type, does, { signal: gone.signal });
  const page = el.appendChild(document.createElement("div"));
  const live = el.appendChild(document.createElement("div"));
  const elsewhere = el.appendChild(document.createElement("div"));
  Object.assign(live, { className: "vfw-live", role: "status" });
  Object.assign(elsewhere, { className: "vfw-lost", role: "alert" });
  page.className = "vfw-lesson-page";
  const tell = (text, file) => tellAbove(el, "vfw-lost", text, file);
  const drafts = draftsOn(page, model.get("lesson"), tell);

  const aside = `vfw:${model.get("lesson")}`;
  const offerAside = () => el.classList.toggle("vfw-has-aside", asideIn(aside).length > 0);
  const paint = () => {
    const focused = page.contains(document.activeElement) ? document.activeElement : null;
    const { command, value } = focused?.dataset ?? {};
    const question = focused?.closest("[data-number]")?.dataset.number;
    page.innerHTML = model.get("html");
    el.dataset.shows = ["asks", "answers"].filter((part) => page.querySelector(`.vfw-${part}`)).join(" ");
    offerAside();
    drafts.fillIn();
    el.dispatchEvent(new Event(PAINTED, { bubbles: true }));
    if (!focused) return;
    const asked = `[data-number="${question}"]`;
    const next = question
      ? page.querySelector(`${asked} :is(input, textarea, .vfw-said)`)
      : page.querySelector(`[data-command="${command}"][data-value="${value}"]`);
    const first = next ? null : page.querySelector("[data-first]");
    (next ?? first ?? page.querySelector("h2, button"))?.focus({ preventScroll: !first });
    page.querySelector(".vfw-asks")?.scrollIntoView({ block: "nearest" });
  };
  /** Another page of the story is read from its beginning. */
  const turn = () => {
    const story = el.closest(".vfw-lesson");
    const title = story?.querySelector(".vfw-step h2");
    title?.focus({ preventScroll: true });
    story?.scrollIntoView({ block: "start" });
  };
  const key = model.get("slot") && `vfw:${model.get("slot")}`;
  let mayKeep = Boolean(key);
  const keep = () => {
    const text = model.get("keeps");
    if (key && text && !(mayKeep && keepText(key, text))) tellOnce(() => tell(KEEPS_NOTHING));
  };
  const setAside = (why) => {
    const text = keptText(key);
    mayKeep &&= putAside(key);
    offerAside();
    tell(`${why} It is not lost: it stays in this browser.`, () => ["lesson.json", text]);
  };
  const say = () => (live.textContent = model.get("said").split("\n", 2)[1] ?? "");

  const send = (message, taken) => {
    elsewhere.replaceChildren();
    post.send(message, taken);
  };
  const hear = ({ kind, why }) => {
    if (kind === "put aside") setAside(why);
    if (kind === "turned") turn();
  };

  listen(page, "submit", (event) => {
    event.preventDefault();
    const [form, { answer, handIn }] = [event.target, event.target.dataset];
    const said = Object.fromEntries(new FormData(form));
    const taken = () => drafts.forget(form);
    if (handIn === undefined) send({ kind: "answer", number: Number(answer), value: said.value ?? "" }, taken);
    else send({ kind: "hand in", answers: said, sure: event.submitter?.value === "sure" }, taken);
  });
  listen(page, "input", ({ target }) => drafts.note(target));
  listen(document, DRAFTED, drafts.onSheet);
  listen(page, "click", ({ target }) => {
    if (target.closest('[data-local="save aside"]')) saveAside(aside);
    if (target.closest("[data-leads-to]")) leadToQuestion(el.closest(".vfw-paged"));
    const button = target.closest("button[data-command]");
    if (!button) return;
    if (button.dataset.command === "wipe") drafts.wipe();
    if (button.dataset.command === "print") print();
    else send({ kind: "command", name: button.dataset.command, value: button.dataset.value ?? "" });
  });
  // JupyterLab would take the letters of an answer for commands.
  listen(page, "focusin", ({ target }) => target.setAttribute("data-lm-suppress-shortcuts", "true"));

  const likes = objectIn(keptText(LIKINGS)) ?? {};
  const isDark = likes.light === "dark" || (likes.light !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  requestAnimationFrame(() => {
    el.closest(".vfw-lesson, .vfw-step")?.classList.toggle("vfw-dark", isDark);
    const story = el.closest(".vfw-paged");
    if (!story) return;
    for (const around of [story.parentElement, document.documentElement]) around.classList.add("vfw-around-story");
    el.dispatchEvent(new Event(PAINTED, { bubbles: true }));
    if (!el.closest(".vfw-leaf-foot")) return;
    tellQuestionsBelow(story, () => page.querySelector(".vfw-below"), gone.signal);
    fillWindowWithGame(story, gone.signal);
  });
  page.style.zoom = { 2: 1.2, 3: 1.45 }[likes.size] ?? 1;
  model.on("change:html", paint);
  post.listen(hear, gone.signal);
  model.on("change:keeps", keep);
  model.on("change:said", say);
  paint();
  listen(window, "storage", (event) => {
    if (!key || event.key !== key) return;
    const text = document.createElement("p");
    text.textContent = "This lesson goes on in another window too. The browser keeps that of the last to act.";
    elsewhere.replaceChildren(text);
  });
  if (key) {
    const { watch } = post.line;
    const goesOn = () => !page.querySelector(".vfw-asks");
    const keeps = () => (model.get("lesson") ? ". Your answers are kept in this browser." : ".");
    watch.over({ root: page, post, keeps, goesOn }, gone.signal);
    const { sensitivity = "" } = likes;
    const [has_drafts, goes_on] = [drafts.unsent() > 0, watch.cameBack?.goesOn ?? false];
    post.send({ kind: "kept", text: keptText(key), has_drafts, goes_on, sensitivity });
  }
  return () => {
    gone.abort();
    model.off("change:html", paint);
    model.off("change:keeps", keep);
    model.off("change:said", say);
  };
}

/** What has been written or chosen and not been sent yet. In a story this browser keeps it, whatever becomes of the page. */
function draftsOn(page, lesson, tell) {
  const slot = lesson && `vfw:${lesson}:drafts`;
  // All leaves of a story know of it, also where the browser keeps nothing.
  const here = slot ? ((globalThis[Symbol.for("vfw drafts")] ??= {})[slot] ??= {}) : {};
  let mayKeep = Boolean(slot);
  const all = () => (mayKeep && objectIn(keptText(slot))) || here.drafts || {};
  const keep = (drafts) => {
    here.drafts = drafts;
    if (!slot) return;
    const text = keptText(slot);
    if (mayKeep && text && !objectIn(text)) {
      mayKeep = putAside(slot);
      tell(DAMAGED_DRAFTS, () => ["drafts.txt", text]);
    }
    if (!(mayKeep && keepText(slot, JSON.stringify(drafts)))) tellOnce(() => tell(KEEPS_NOTHING));
    document.dispatchEvent(new Event(DRAFTED));
  };
  return {
    note(field) {
      keep({ ...all(), [field.dataset.draft]: field.value });
    },
    fillIn() {
      const drafts = all();
      for (const field of page.querySelectorAll("[data-draft]")) {
        const draft = drafts[field.dataset.draft];
        if (draft === undefined) continue;
        if (field.type === "radio") field.checked = field.value === draft;
        else field.value = draft;
      }
      this.onSheet();
    },
    /** Fill in the answer sheet, if it is there: what is written and not sent, in place of what says that it is open. */
    onSheet() {
      const drafts = all();
      for (const place of page.querySelectorAll("[data-drafted]")) {
        const draft = (drafts[place.dataset.drafted] ?? "").trim();
        place.hidden = !draft;
        place.querySelector("span").textContent = draft;
        const after = place.nextElementSibling;
        if (after?.matches(".vfw-open")) after.hidden = Boolean(draft);
      }
    },
    /** What was written there has arrived. */
    forget(form) {
      const arrived = new Set([...form.querySelectorAll("[data-draft]")].map((field) => field.dataset.draft));
      keep(Object.fromEntries(Object.entries(all()).filter(([draft]) => !arrived.has(draft))));
    },
    wipe() {
      keep({});
      if (slot) forgetAside(`vfw:${lesson}`);
    },
    unsent: () => Object.values(all()).filter(Boolean).length,
  };
}

/** The object in a text, whose values are texts; undefined where there is none. */
function objectIn(text) {
  try {
    const object = JSON.parse(text);
    const values = object?.constructor === Object ? Object.values(object) : [null];
    return values.every((value) => typeof value === "string") ? object : undefined;
  } catch {
    return undefined;
  }
}
