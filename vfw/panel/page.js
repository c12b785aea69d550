// The page around the panel: one place where clicks, forms, focus, the saved game and the connection are looked after.
// The panel's regions are plain HTML painted by Python; this widget has no picture of its own.

const DOUBLE_CLICK_MS = 200;
const PING_EVERY_MS = 3000;
const LOST_AFTER_MS = 9000;

function render({ model, el }) {
  el.classList.add("vfw-page-widget");
  let stop = () => {};
  const start = () => {
    const root = el.closest(".vfw-panel");
    if (root) stop = attend(root, model);
    else waiting = requestAnimationFrame(start);
  };
  let waiting = requestAnimationFrame(start);
  return () => {
    cancelAnimationFrame(waiting);
    stop();
  };
}

function attend(root, model) {
  const leaving = new AbortController();
  const listen = (target, type, handler, options = {}) =>
    target.addEventListener(type, handler, { signal: leaving.signal, ...options });

  // JupyterLab would take arrows and letters for its own shortcuts.
  root.setAttribute("data-lm-suppress-shortcuts", "true");
  root.classList.toggle("vfw-whole-page", model.get("whole_page") && !root.closest(".jp-NotebookPanel"));

  const send = (message) => {
    try {
      model.send(message);
    } catch {
      connection.lose();
    }
  };
  const live = announcer(root);
  const connection = watchConnection(root, send, listen);
  const saved = savedGame(model.get("slot"));
  const focus = focusKeeper(root, listen);
  const painted = { question: null, at: 0 };

  const observer = new MutationObserver(() => {
    const question = root.querySelector(".vfw-prompt")?.dataset.question ?? null;
    if (question !== painted.question) Object.assign(painted, { question, at: performance.now() });
    focus.restore();
    scrollToTheNewest(root);
  });
  observer.observe(root, { childList: true, subtree: true });

  listen(root, "click", (event) => {
    const target = event.target.closest("[data-pick], [data-command]");
    if (!target || !root.contains(target) || target.tagName === "FORM" || target.disabled) return;
    if (target.dataset.local === "reload") return location.reload();
    if (connection.lost) return live.say("The exhibit does not answer. Reload the page to go on.");
    // A late second click must not answer the question that was painted under it.
    if (event.detail > 0 && performance.now() - painted.at < DOUBLE_CLICK_MS) return;
    if (target.dataset.pick !== undefined) {
      const question = Number(target.closest("[data-question]")?.dataset.question);
      send({ kind: "pick", reply: JSON.parse(target.dataset.pick), question });
    } else {
      send({ kind: "command", name: target.dataset.command, fields: { value: target.dataset.value ?? "" } });
    }
  });
  listen(root, "submit", (event) => {
    const form = event.target.closest("form[data-command]");
    if (!form) return;
    event.preventDefault();
    send({ kind: "command", name: form.dataset.command, fields: Object.fromEntries(new FormData(form)) });
  });
  listen(root, "keydown", (event) => {
    if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
  }, { capture: true });
  listen(root, "vfw-leave-map", () => focus.toPrompt());
  listen(root, "vfw-say", (event) => live.say(event.detail?.text ?? event.detail));

  const onMessage = (message) => {
    connection.heard();
    if (message.kind === "begin") saved.begin(message.header);
    if (message.kind === "append" && !saved.append(message.from, message.entries)) send({ kind: "need all" });
    if (message.kind === "forget") saved.forget();
    if (message.kind === "focus") focus.toPrompt();
  };
  model.on("msg:custom", onMessage);
  const onSay = () => live.say(model.get("said").split("\n", 2)[1] ?? "");
  model.on("change:said", onSay);
  send({ kind: "held", save: saved.whole() });

  return () => {
    leaving.abort();
    observer.disconnect();
    connection.stop();
    model.off("msg:custom", onMessage);
    model.off("change:said", onSay);
  };
}

function announcer(root) {
  let region = root.querySelector(":scope > .vfw-live");
  if (!region) {
    region = document.createElement("div");
    region.className = "vfw-live";
    region.setAttribute("role", "status");
    region.setAttribute("aria-live", "polite");
    root.append(region);
  }
  return { say: (text) => (region.textContent = text) };
}

// Python repaints a region by replacing its HTML; what had the focus is then found again by what it does.
function focusKeeper(root, listen) {
  let last = null;
  const describe = (element) =>
    ["pick", "command", "value", "key"]
      .filter((name) => element.dataset[name] !== undefined)
      .map((name) => `[data-${name}="${CSS.escape(element.dataset[name])}"]`)
      .join("");
  listen(root, "focusin", (event) => {
    const region = event.target.closest("[data-region]")?.dataset.region;
    last = region ? { region, selector: describe(event.target) } : null;
  });
  listen(document, "focusin", (event) => {
    if (!root.contains(event.target)) last = null;
  });
  const toPrompt = () => {
    const cover = root.querySelector(".vfw-cover");
    const place = cover ?? root.querySelector(".vfw-prompt");
    const target = place?.querySelector("[data-pick]:not(:disabled), [data-first]") ?? place?.querySelector("h2");
    target?.focus({ preventScroll: true });
  };
  return {
    toPrompt,
    restore() {
      if (!last || (document.activeElement && document.activeElement !== document.body)) return;
      const region = root.querySelector(`[data-region="${last.region}"]`);
      const same = last.selector && region?.querySelector(`${last.selector}:not(:disabled)`);
      if (same) same.focus({ preventScroll: true });
      else toPrompt();
    },
  };
}

function scrollToTheNewest(root) {
  for (const log of root.querySelectorAll(".vfw-log ol:not([data-scrolled])")) {
    log.dataset.scrolled = "";
    log.scrollTop = log.scrollHeight;
  }
  for (const hand of root.querySelectorAll(".vfw-hand ul:not([data-scrolled])")) {
    hand.dataset.scrolled = "";
    hand.scrollLeft = (hand.querySelector(".vfw-playing")?.offsetLeft ?? 0) - hand.offsetLeft - 8;
  }
}

function watchConnection(root, send, listen) {
  const banner = document.createElement("div");
  banner.className = "vfw-banner";
  banner.setAttribute("role", "alert");
  banner.hidden = true;
  root.prepend(banner);
  let heardAt = performance.now();
  const state = {
    lost: false,
    heard() {
      heardAt = performance.now();
      if (!state.lost) return;
      state.lost = false;
      banner.hidden = true;
      banner.replaceChildren();
    },
    lose() {
      if (state.lost) return;
      state.lost = true;
      const text = document.createElement("p");
      text.textContent = "The exhibit does not answer. Your game is kept in this browser.";
      const reload = document.createElement("button");
      reload.textContent = "Reload the page";
      reload.dataset.command = "reload";
      reload.dataset.local = "reload";
      banner.replaceChildren(text, reload);
      banner.hidden = false;
    },
    stop() {
      clearInterval(pinging);
      banner.remove();
    },
  };
  const ping = () => send({ kind: "ping" });
  const pinging = setInterval(() => {
    if (document.hidden) heardAt = performance.now();
    else if (performance.now() - heardAt > LOST_AFTER_MS) state.lose();
    ping();
  }, PING_EVERY_MS);
  listen(window, "offline", () => state.lose());
  listen(window, "online", ping);
  return state;
}

// The game as the browser keeps it: a head and one line for each reply, so that an answer adds one line.
function savedGame(slot) {
  const key = slot && `vfw:${slot}`;
  const read = () => {
    try {
      return (key && localStorage.getItem(key)) || "";
    } catch {
      return "";
    }
  };
  const write = (text) => {
    try {
      if (key) localStorage.setItem(key, text);
    } catch {
      // A full or forbidden store loses the autosave, never the game.
    }
  };
  return {
    begin: (header) => write(JSON.stringify(header)),
    append(from, entries) {
      if (!key) return true;
      const lines = read().split("\n");
      if (lines.length - 1 < from) return false;
      write([...lines.slice(0, from + 1), ...entries.map((entry) => JSON.stringify(entry))].join("\n"));
      return true;
    },
    whole() {
      const text = read();
      if (!text) return "";
      const [head, ...replies] = text.split("\n");
      return head.startsWith("{") ? `${head.slice(0, -1)},"replies":[${replies.join(",")}]}` : text;
    },
    forget() {
      try {
        if (key) localStorage.removeItem(key);
      } catch {
        // Nothing is kept where nothing may be stored.
      }
    },
  };
}

export default { render };
