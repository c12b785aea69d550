// Gives a slow computer time to start the widgets of a page. If one still does not start, the page loads again.
(() => {
  const STARTS_WITHIN = 120_000; // ms
  const AGAIN_AT_MOST = 3;
  const WITHIN = 600_000; // ms
  const READ_FOR = 4000; // ms
  const LOOK_EVERY = 1000; // ms

  // anywidget drops whatever it is sent for a widget that has not started when AbortSignal.timeout(2000) ends. The
  // scripts of a whole page may take a Chromebook longer than that, and anywidget has no setting for it.
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (time) => timeout(time === 2000 ? STARTS_WITHIN : time);

  const key = `vfw:loaded again ${location.pathname}`;

  /** Note another load. Return whether there may be one: without a memory there would be no end. */
  const mayLoadAgain = () => {
    try {
      /** @type {number[]} */
      const noted = JSON.parse(sessionStorage.getItem(key) ?? "[]");
      const times = noted.filter((at) => Date.now() - at < WITHIN);
      if (times.length >= AGAIN_AT_MOST) return false;
      sessionStorage.setItem(key, JSON.stringify([...times, Date.now()]));
      return true;
    } catch {
      return false;
    }
  };

  // An open page leaves a note for itself, so that it goes on where it was.
  const loadAgain = () => {
    if (dispatchEvent(new Event("vfw-load-again", { cancelable: true }))) location.reload();
  };

  let isTold = false;
  const tell = () => {
    if (isTold) return;
    isTold = true;
    const again = mayLoadAgain();
    const banner = document.createElement("div");
    banner.className = "vfw-unstarted";
    banner.setAttribute("role", "alert");
    const [text, button] = [document.createElement("p"), document.createElement("button")];
    text.textContent = again
      ? "Part of this page did not start. The page loads again by itself."
      : "Part of this page does not start. Close other tabs and programs. Then load the page again.";
    button.type = "button";
    button.textContent = "Load the page again";
    button.addEventListener("click", loadAgain);
    document.body.prepend(banner);
    // Screen readers hear what comes into an alert that was there before.
    requestAnimationFrame(() => banner.append(text, button));
    if (again) setTimeout(loadAgain, READ_FOR);
  };

  addEventListener("unhandledrejection", ({ reason }) => {
    if (String(reason?.message).includes("Failed to initialize model")) tell();
  });
  setInterval(() => {
    const places = [...document.querySelectorAll("#rendered_cells .jp-OutputArea-output")];
    const isBroken = places.some(({ firstChild }) => firstChild?.nodeValue?.startsWith("Error displaying widget"));
    if (isBroken || document.querySelector(".jupyter-widgets-error-widget")) tell();
  }, LOOK_EVERY);
})();
