// A page for which the room was full tries again by itself, until the visitor stops it. Each does so at a moment of its
// own, so that a class does not come back all at once.
{
  const main = /** @type {HTMLElement} */ (document.querySelector("main"));
  const status = /** @type {HTMLElement} */ (document.querySelector("[role=status]"));
  const now = /** @type {HTMLAnchorElement} */ (document.querySelector(".ways a"));
  const stop = /** @type {HTMLButtonElement} */ (document.querySelector(".ways button"));
  /** @type {ReturnType<typeof setTimeout>} */
  let next;
  let isStopped = false;
  const wait = () => (next = setTimeout(tryAgain, 20_000 + 20_000 * Math.random()));
  const tryAgain = async () => {
    // If no server answers, the browser would show an error page of its own, and that does not try again.
    const answers = await fetch(main.dataset.answers ?? "", { cache: "no-store" }).then(({ ok }) => ok, () => false);
    if (isStopped) return;
    if (answers) location.reload();
    else wait();
  };
  wait();
  status.textContent = "This page tries again by itself, about every 30 seconds.";
  stop.hidden = false;
  stop.addEventListener("click", () => {
    isStopped = true;
    clearTimeout(next);
    now.focus();
    stop.hidden = true;
    status.textContent = "This page no longer tries again by itself.";
  });
}
