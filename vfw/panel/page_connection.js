// Voila says nothing when a kernel dies or a cable is pulled: this does.

const PING_EVERY = 2500; // ms
const LOST_AFTER = 8000; // ms without a word; a kernel may be busy for a while

function watchConnection(root, isKept, sendNow, listen, signal) {
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
    text.textContent = isKept()
      ? "The exhibit does not answer. Your game is kept in this browser."
      : "The exhibit does not answer, and this browser keeps no games.";
    const reload = document.createElement("button");
    Object.assign(reload, { type: "button", textContent: "Load the page again" });
    reload.dataset.local = "reload";
    notice.append(text, reload);
    banner.replaceChildren(notice);
    const wasHere = root.contains(document.activeElement);
    closeUnderCover(root, true);
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
