// The page around the panel: clicks, forms, the computer's pace, and what is painted when.
// The other files named page_*.js are parts of this one: anywidget takes one module.

const KEEPS_NOTHING =
  "This browser does not keep your game: its storage is switched off or full. Save it as a file, from the menu.";

export default delivered(render);

function render({ model, el, post }) {
  el.classList.add("vfw-page-widget");
  const gone = new AbortController();
  const start = () => {
    const root = el.closest(".vfw-panel");
    if (root?.querySelector(".vfw-area-map") && root.querySelector(".vfw-area-states"))
      attend(root, model, post, gone.signal);
    else if (!gone.signal.aborted) requestAnimationFrame(start);
  };
  start();
  return () => gone.abort();
}

function attend(root, model, post, signal) {
  const listen = (target, type, does, options = {}) => target.addEventListener(type, does, { signal, ...options });
  // Jupyter would take arrows and letters for its own shortcuts; it asks what has the focus, and nothing around it.
  listen(root, "focusin", ({ target }) => target.setAttribute("data-lm-suppress-shortcuts", "true"), { capture: true });
  paintRegions(root, model, signal);
  const isWholePage = model.get("whole_page") && !root.closest(".jp-NotebookPanel");
  root.classList.toggle("vfw-whole-page", isWholePage);
  const around = isWholePage ? [document.body] : [];

  const live = liveRegion(root, signal);
  const kept = keptGame(
    model.get("slot"),
    listen,
    () => post.send({ kind: "elsewhere" }),
    () => tellAbove(root, "vfw-banner", KEEPS_NOTHING),
  );
  const focus = focusKeeper(root, listen);
  const painted = { question: null, at: 0, isBehind: false, isLocked: false };
  const command = (name, fields = {}) =>
    post.send({ kind: "command", name, fields, question: painted.question });
  const pace = pacemaker(root, () => command("next"), signal);
  const likings = keepLikings(root, (likes) => {
    const { pace: steps, help, learned, sensitivity } = likes;
    post.send({ kind: "manner", shows_steps: steps !== "none", help, learned, sensitivity });
    pace.set(likes.pace);
  });
  const sheets = openSheets(root, (about) => post.send({ kind: "sheet", about }), listen, signal);
  readHistory(root, listen);
  const replay = openReplay(root, command, listen, signal);
  const menu = openMenu(
    root,
    listen,
    kept,
    (text) => post.send({ kind: "open", save: text }),
    () => post.send({ kind: "too large" }),
  );
  const start = startPage(root, listen);
  const link = linker(model.get("names"));

  const tell = () => tellWhatIsShown(LAYING_OUT, root, ...around);
  listen(root, "vfw-map-sized", tell);
  const look = () => {
    tell();
    const question = questionOn(root);
    const isNew = question !== painted.question;
    if (isNew) {
      Object.assign(painted, { question, at: performance.now() });
      sheets.close();
    }
    closeUnderCover(root, painted.isLocked);
    link(root);
    start.settle();
    likings.show();
    // Before the focus moves, which changes styles: so the page is laid out once.
    showTheNewest(root);
    focus.settle(isNew);
    pace.beat(question);
    replay.beat();
  };
  const observer = new MutationObserver(look);
  // Of a replay only what differs is painted, and that may be nothing but these.
  const attributeFilter = ["data-question", "data-step", "data-goes-on"];
  observer.observe(root, { childList: true, subtree: true, attributeFilter });

  const localDeeds = {
    save: () => kept.download(),
    "save aside": () => kept.downloadAside(),
    menu: () => menu.toggle(),
    open: () => menu.chooseFile(),
    "whole screen": () => toggleFullScreen(root),
    pause: () => pace.pause(true),
    "play on": () => pace.pause(false),
  };
  const isLateHalf = watchDoubleClicks(signal);
  listen(root, "click", (event) => {
    const target = event.target.closest("[data-pick], [data-use], button[data-command], [data-local], [data-setting]");
    if (!target) return;
    const { pick, use, local, setting, value } = target.dataset;
    if (local) localDeeds[local]();
    if (setting) likings.like(setting, value);
    if (local || setting || isLateHalf(event, painted.at)) return;
    if (target.ariaDisabled === "true" && use) live.say(target.title);
    else if (pick ?? use) {
      const card = target.closest(".vfw-card")?.querySelector("[data-pick]").dataset.pick;
      const replies = (pick ? [pick] : [card, use]).map(JSON.parse);
      post.send({ kind: "pick", replies, question: questionAround(target) });
    } else {
      menu.close();
      command(target.dataset.command, { value: value ?? "" });
    }
  });
  listen(root, "submit", (event) => {
    const form = event.target.closest("form[data-command]");
    if (!form) return;
    event.preventDefault();
    command(form.dataset.command, Object.fromEntries(new FormData(form)));
  });
  listen(document, "keydown", ({ key }) => {
    const isOpen = root.querySelector(":popover-open") !== null;
    if (key === "Escape" && !isOpen) root.querySelector(".vfw-cover [data-leaves]")?.click();
  });
  const holdsKey = (event) => event.repeat && (event.key === "Enter" || event.key === " ") && event.preventDefault();
  listen(root, "keydown", holdsKey, { capture: true });
  // Not :focus-within, which would hide the uses of a card in the moment in which the focus moves to them.
  listen(root, "focusin", ({ target }) => {
    for (const card of root.querySelectorAll(".vfw-card"))
      card.classList.toggle("vfw-raised", card.contains(target) && target.matches(":focus-visible"));
  });
  listen(root, "click", ({ target }) => turnTo(root, target.closest("[data-tab]")?.dataset.tab));
  // The prompt beside it grows and shrinks, and the window too: the newest line stays in sight.
  const logSize = new ResizeObserver(() => scrollToTheEnd(root.querySelectorAll(".vfw-log ol")));
  logSize.observe(root.querySelector(".vfw-area-log"));
  listen(root, "vfw-leave-map", () => focus.toHeadline());
  listen(root, "vfw-say", (event) => live.say(event.detail.text));

  const hear = (message) => {
    if (message.kind === "begin") kept.begin(message.header, message.put_aside);
    if (message.kind === "append" && !kept.append(message.from, message.entries)) post.send({ kind: "keep whole" });
    if (message.kind === "like") likings.like(message.name, message.value);
    if (message.kind === "download") download(message.name, message.text);
    if (message.kind === "sheet") sheets.fill(message.about, message.html);
    // What was painted may have been lost on its way; a moment later it may only have been slow.
    const isBehind = message.kind === "pong" && message.question !== painted.question;
    if (isBehind && painted.isBehind) post.send({ kind: "paint whole" });
    if (message.kind === "pong") painted.isBehind = isBehind && !painted.isBehind;
  };
  const say = () => live.say(model.get("said").split("\n", 2)[1] ?? "");
  post.listen(hear, signal);
  model.on("change:said", say);
  signal.addEventListener("abort", () => {
    observer.disconnect();
    for (const element of around) delete element.dataset.shows;
    logSize.disconnect();
    model.off("change:said", say);
  });
  turnTo(root, "log");
  likings.begin();
  look();
  const { watch } = post.line;
  watch.over(
    {
      root,
      post,
      keeps: () =>
        kept.works || model.get("is_kept")
          ? ". Your game is kept in this browser."
          : ", and this browser keeps no games.",
      isCurrent: (pong) => pong.question === painted.question,
      changed: (isLost) => {
        painted.isLocked = isLost;
        closeUnderCover(root, isLost);
        return isLost;
      },
      goesOn: () => kept.isOpen && !root.querySelector(".vfw-start, .vfw-coach"),
    },
    signal,
  );
  const { goesOn = false, isUnsent = false } = watch.cameBack ?? {};
  post.send({ kind: "held", save: kept.whole(), goes_on: goesOn, is_unsent: isUnsent });
}

function questionOn(root) {
  return questionAround(root.querySelector(".vfw-cover") ?? root.querySelector(".vfw-prompt"));
}

function questionAround(element) {
  const number = Number(element?.closest("[data-question]")?.dataset.question ?? NaN);
  return Number.isNaN(number) ? null : number;
}

/** Under a cover nothing can be reached, and nothing but the banner while the exhibit does not answer. */
function closeUnderCover(root, isLost) {
  const cover = root.querySelector(".vfw-cover");
  for (const layout of root.querySelectorAll(".vfw-layout")) layout.inert = isLost || cover !== null;
  if (cover) cover.inert = isLost;
}

function liveRegion(root, signal) {
  const region = document.createElement("div");
  region.className = "vfw-live";
  region.setAttribute("role", "status");
  root.append(region);
  signal.addEventListener("abort", () => region.remove());
  return { say: (text) => (region.textContent = text) };
}

/** Turn to one of the tabs beside the map. */
function turnTo(root, tab) {
  if (!tab) return;
  root.dataset.tab = tab;
  for (const button of root.querySelectorAll("[data-tab]")) button.ariaPressed = String(button.dataset.tab === tab);
}

function showTheNewest(root) {
  const logs = root.querySelectorAll(".vfw-log ol:not([data-painted])");
  for (const log of logs) log.dataset.painted = "";
  scrollToTheEnd(logs);
  for (const hand of root.querySelectorAll(".vfw-hand ul:not([data-painted])")) {
    hand.dataset.painted = "";
    hand.scrollLeft = (hand.querySelector(".vfw-playing")?.offsetLeft ?? 0) - hand.offsetLeft - 8;
  }
}

function scrollToTheEnd(logs) {
  for (const log of logs) {
    const now = log.querySelector("[aria-current]");
    log.scrollTop = now ? now.offsetTop - log.offsetTop - log.clientHeight / 2 : log.scrollHeight;
  }
}
