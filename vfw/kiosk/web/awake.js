// Keeps the screen on. A browser gives the lock back whenever the page is hidden, so it is asked for again.

/**
 * @param {EventTarget & Pick<Document, "visibilityState">} page
 * @param {{ request(what: "screen"): Promise<unknown> } | undefined} screen gives the lock; not every browser has it
 */
export function keepAwake(page, screen) {
  const ask = () => {
    // A browser that saves power refuses; the settings of the machine count then.
    if (page.visibilityState === "visible") screen?.request("screen").catch(() => {});
  };
  page.addEventListener("visibilitychange", ask);
  ask();
}
