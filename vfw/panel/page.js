// The page around the panel: clicks, forms, focus, the game kept in the browser, and the connection.
// The panel's regions are plain HTML painted by Python; this widget has no picture of its own.

const SECOND_CLICK = 200; // ms in which the late half of a double click may still arrive
const PING_EVERY = 2500; // ms
const LOST_AFTER = 8000; // ms without a word; a kernel may be busy for a while

export default { render };

function render({ model, el }) {
  el.classList.add("vfw-page-widget");
  const gone = new AbortController();
  const start = () => {
    const root = el.closest(".vfw-panel");
    if (root) attend(root, model, gone.signal);
    else if (!gone.signal.aborted) requestAnimationFrame(start);
  };
  start();
  return () => gone.abort();
}

function attend(root, model, signal) {
  const listen = (target, type, does, options = {}) => target.addEventListener(type, does, { signal, ...options });
  // JupyterLab would take arrows and letters for its own shortcuts.
  root.setAttribute("data-lm-suppress-shortcuts", "true");
  root.classList.toggle("vfw-whole-page", model.get("whole_page") && !root.closest(".jp-NotebookPanel"));

  const live = liveRegion(root, signal);
  const kept = keptGame(model.get("slot"));
  const focus = focusKeeper(root, listen);
  const connection = watchConnection(root, kept, (message) => model.send(message), listen, signal);
  const painted = { question: null, at: 0 };

  const look = () => {
    const question = questionOn(root);
    const isNew = question !== painted.question;
    if (isNew) {
      Object.assign(painted, { question, at: performance.now() });
      connection.caughtUp();
    }
    close(root, connection.lost);
    focus.settle(isNew);
    showTheNewest(root);
  };
  const observer = new MutationObserver(look);
  observer.observe(root, { childList: true, subtree: true });

  listen(root, "click", (event) => {
    const target = event.target.closest("[data-pick], button[data-command], [data-local]");
    if (!target) return;
    if (target.dataset.local === "reload") location.reload();
    if (target.dataset.local === "save") kept.download();
    // A late second click must not answer the question that was painted under it. A key has no such half.
    if (target.dataset.local || (event.detail > 0 && performance.now() - painted.at < SECOND_CLICK)) return;
    const question = questionAround(target);
    const { pick, command, value } = target.dataset;
    if (pick !== undefined) connection.send({ kind: "pick", reply: JSON.parse(pick), question });
    else connection.send({ kind: "command", name: command, fields: { value: value ?? "" }, question });
  });
  listen(root, "submit", (event) => {
    const form = event.target.closest("form[data-command]");
    if (!form) return;
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(form));
    connection.send({ kind: "command", name: form.dataset.command, fields, question: questionAround(form) });
  });
  const holdsKey = (event) => event.repeat && (event.key === "Enter" || event.key === " ") && event.preventDefault();
  listen(root, "keydown", holdsKey, { capture: true });
  // The prompt beside it grows and shrinks, and the window too: the newest line stays in sight.
  const logSize = new ResizeObserver(() => scrollToTheEnd(root.querySelectorAll(".vfw-log ol")));
  logSize.observe(root.querySelector(".vfw-area-log"));
  listen(root, "vfw-leave-map", () => focus.toHeadline());
  listen(root, "vfw-say", (event) => live.say(event.detail.text));

  const hear = (message) => {
    connection.heard();
    if (message.kind === "begin") kept.begin(message.header, message.put_aside);
    if (message.kind === "append" && !kept.append(message.from, message.entries)) connection.send({ kind: "keep whole" });
    // What was painted may have been lost with the connection.
    if (message.kind === "pong" && message.question !== painted.question) connection.send({ kind: "paint whole" });
  };
  const say = () => live.say(model.get("said").split("\n", 2)[1] ?? "");
  model.on("msg:custom", hear);
  model.on("change:said", say);
  signal.addEventListener("abort", () => {
    observer.disconnect();
    logSize.disconnect();
    model.off("msg:custom", hear);
    model.off("change:said", say);
  });
  look();
  connection.send({ kind: "held", save: kept.whole() });
}

function questionOn(root) {
  return questionAround(root.querySelector(".vfw-cover") ?? root.querySelector(".vfw-prompt"));
}

function questionAround(element) {
  const number = Number(element?.closest("[data-question]")?.dataset.question ?? NaN);
  return Number.isNaN(number) ? null : number;
}

/** Under a cover nothing can be reached, and nothing but the banner while the exhibit does not answer. */
function close(root, isLost) {
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

// Python repaints a region by replacing its HTML. What had the focus is found again by what it does; where it is gone,
// or cannot answer the new question, the focus goes to where the question is answered.
function focusKeeper(root, listen) {
  let last = null; // what had the focus in the panel, while the visitor is in it
  let prefersList = false;

  const describe = (element) =>
    ["pick", "command", "value", "key"]
      .filter((name) => element.dataset[name] !== undefined)
      .map((name) => `[data-${name}="${CSS.escape(element.dataset[name])}"]`)
      .join("");
  listen(document, "focusin", ({ target }) => {
    const region = target.closest?.("[data-region]")?.dataset.region;
    last = root.contains(target) ? { region, selector: describe(target) } : null;
  });
  listen(root, "toggle", ({ target }) => (prefersList = target.open), { capture: true });

  const find = (selector) => [...root.querySelectorAll(selector)].find((element) => element.checkVisibility());
  const toAnswer = () => {
    const places = find(".vfw-cover")
      ? [".vfw-cover [data-first]"]
      : [
          prefersList && ".vfw-prompt details [data-pick]",
          '.vfw-map [data-choice][tabindex="0"]',
          ".vfw-hand [data-pick]",
          ".vfw-prompt [data-pick]",
          ".vfw-prompt .vfw-primary",
          ".vfw-prompt h2",
        ];
    const place = places.filter(Boolean).map(find).find(Boolean);
    place?.focus({ preventScroll: place.closest(".vfw-map") !== null });
  };
  const again = () => {
    const { region, selector } = last;
    const same = region && selector && find(`[data-region="${region}"] :is(${selector})`);
    if (same) same.focus({ preventScroll: true });
    return Boolean(same);
  };
  const isOfUse = (element) =>
    element.closest(".vfw-map") ? find(".vfw-map [data-choice]") : element.closest("[data-region]") && !element.matches("h2");
  return {
    settle(isNew) {
      for (const list of root.querySelectorAll(".vfw-prompt details:not([data-painted])")) {
        list.dataset.painted = "";
        list.open = prefersList;
      }
      const here = document.activeElement;
      if (here && here !== document.body && !here.closest("[inert]")) {
        if (isNew && root.contains(here) && !isOfUse(here)) toAnswer();
      } else if (last && !again()) toAnswer();
    },
    toHeadline: () => root.querySelector(".vfw-prompt h2")?.focus(),
  };
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
  for (const log of logs) log.scrollTop = log.scrollHeight;
}

// Voila says nothing when a kernel dies or a cable is pulled: this does.
function watchConnection(root, kept, sendNow, listen, signal) {
  const banner = document.createElement("div");
  banner.className = "vfw-banner";
  banner.setAttribute("role", "alert");
  root.prepend(banner);
  let heardAt = performance.now();
  let isCatchingUp = false;
  const state = {
    lost: false,
    send(message) {
      try {
        sendNow(message);
      } catch {
        lose();
      }
    },
    /** A sign of life. Clicks are taken again once the page shows how the game stands by now. */
    heard() {
      heardAt = performance.now();
      if (!state.lost || isCatchingUp) return;
      isCatchingUp = true;
      state.send({ kind: "paint whole" });
    },
    caughtUp() {
      if (!isCatchingUp) return;
      state.lost = isCatchingUp = false;
      banner.replaceChildren();
    },
  };
  const lose = () => {
    isCatchingUp = false;
    if (state.lost) return;
    state.lost = true;
    const notice = document.createElement("div");
    const text = document.createElement("p");
    text.textContent = kept.works
      ? "The exhibit does not answer. Your game is kept in this browser."
      : "The exhibit does not answer, and this browser keeps no games.";
    const reload = document.createElement("button");
    Object.assign(reload, { type: "button", textContent: "Load the page again" });
    reload.dataset.local = "reload";
    notice.append(text, reload);
    banner.replaceChildren(notice);
    const wasHere = root.contains(document.activeElement);
    close(root, true);
    if (wasHere) reload.focus();
  };
  const ping = () => state.send({ kind: "ping" });
  const pinging = setInterval(() => {
    // A page in the background is not waited for: browsers let it sleep.
    if (document.hidden) heardAt = performance.now();
    else if (performance.now() - heardAt > LOST_AFTER) lose();
    ping();
  }, PING_EVERY);
  // An exhibit on the visitor's own machine still answers without a network, so this is a reason to ask, not to despair.
  for (const change of ["online", "offline"]) listen(window, change, ping);
  signal.addEventListener("abort", () => {
    clearInterval(pinging);
    banner.remove();
  });
  return state;
}

// The game as the browser keeps it: a line for the head and one for each reply. Written whole each time, so that two
// windows with one slot never mix their games: the last to move is the one that is kept.
function keptGame(slot) {
  const key = `vfw:${slot}`;
  let lines = [];
  const state = {
    works: Boolean(slot),
    begin(header, putAside) {
      lines = [JSON.stringify(header)];
      // Where it cannot be put aside, nothing may be written over it.
      if (putAside) guarded(() => localStorage.setItem(freeName(`${key}:put aside`), localStorage.getItem(key)));
      write();
    },
    /** Keep the replies from number `from` on. Whether those before it were known. */
    append(from, entries) {
      if (lines.length - 1 < from) return false;
      lines = [...lines.slice(0, from + 1), ...entries.map((entry) => JSON.stringify(entry))];
      write();
      return true;
    },
    whole() {
      const text = (slot && guarded(() => localStorage.getItem(key))) || "";
      const [head, ...replies] = text.split("\n");
      return head.startsWith("{") ? `${head.slice(0, -1)},"replies":[${replies.join(",")}]}` : text;
    },
    download() {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([state.whole()], { type: "application/json" }));
      link.download = "votes-for-women.json";
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    },
  };
  // A full or forbidden store loses the autosave, never the game.
  const guarded = (act) => {
    try {
      return act();
    } catch {
      state.works = false;
    }
  };
  const write = () => state.works && guarded(() => localStorage.setItem(key, lines.join("\n")));
  return state;
}

function freeName(name) {
  let number = 1;
  while (localStorage.getItem(`${name} ${number}`) !== null) number += 1;
  return `${name} ${number}`;
}
