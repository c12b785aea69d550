// Nothing of a visitor stays: not in the browser's storage for this address, not in its history.

const AGAIN = 1000; // ms
const LATE = 5000; // ms without an answer

/** Empty all that pages can keep in this browser. */
export function wipe() {
  for (const store of ["localStorage", "sessionStorage"])
    try {
      window[/** @type {"localStorage"} */ (store)].clear();
    } catch {
      // This browser keeps nothing.
    }
  // It goes from page to page of a window.
  window.name = "";
  const names = document.cookie.split("; ").map((cookie) => cookie.split("=")[0]);
  for (const path of pathsTo(location.pathname))
    for (const name of names) document.cookie = `${name}=; max-age=0; path=${path}`;
}

/** All paths whose cookies a page at this address sees. @param {string} pathname */
function pathsTo(pathname) {
  const steps = pathname.split("/").map((_, at, all) => all.slice(0, at + 1).join("/"));
  return steps.flatMap((step) => (step ? [step, `${step}/`] : ["/"]));
}

/**
 * Leave this page for the first picture, which wipes once more: a kernel may have answered in the meantime, and what it
 * says is kept. While no server answers, the page shows nothing: an error of the browser's own
 * would stay for ever.
 * @param {string} home
 * @param {string} [ended] the run of a server that is about to end: the next one is waited for
 */
export async function beginAnew(home, ended = "") {
  wipe();
  document.documentElement.classList.add("vfw-forgotten");
  while (!(await answers(`${home}alive`, ended))) await new Promise((resolve) => setTimeout(resolve, AGAIN));
  // In the place of this page: there is no way back to it.
  location.replace(home);
}

/** @param {string} address @param {string} ended */
async function answers(address, ended) {
  try {
    const answer = await fetch(address, { cache: "no-store", signal: AbortSignal.timeout(LATE) });
    return answer.ok && (await answer.json()).run !== ended;
  } catch {
    return false;
  }
}
