// Checks whether the server behind the page still runs. A page whose kernel is gone, or whose server has restarted,
// gets no answer: it loads again as soon as the server answers.

const EVERY = 8000; // ms; dead for a minute at most, with what it takes to be opened again
const LATE = 5000; // ms without an answer

/**
 * @param {{ home: string, run: string, kernel: string }} own what this page was made with
 * @param {{ gone: () => void, away: (isAway: boolean) => void }} tell
 */
export function watchSigns({ home, run, kernel }, { gone, away }) {
  const look = async () => {
    try {
      const address = `${home}alive?kernel=${encodeURIComponent(kernel)}`;
      const answer = await fetch(address, { cache: "no-store", signal: AbortSignal.timeout(LATE) });
      const signs = await answer.json();
      away(false);
      if (signs.run !== run || !signs.kernel) return gone();
    } catch {
      away(true);
    }
    setTimeout(look, EVERY);
  };
  setTimeout(look, EVERY);
}

/** The kernel behind this page; "" where it has none. */
export function kernelOfPage() {
  const config = document.getElementById("jupyter-config-data")?.textContent;
  return config ? (JSON.parse(config).kernelId ?? "") : "";
}
