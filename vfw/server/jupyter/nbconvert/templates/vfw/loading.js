// Says that the page is still loading, and offers to load it again if nothing has come for a while.
//
// A part shows only when it has come whole, and over a slow network a large one takes longer than anybody waits. So a
// page asks for something tiny now and then: as long as that is answered, what is under way is taken to be coming.
// Seconds are counted, not read from a clock: a laptop that was closed has not waited.
(() => {
  const ASKS_AFTER = 5;
  const OFFERS_AFTER = 20;
  // The largest part is 110 KB: at a kilobyte a second it would be here. An answer vouches for nothing any longer.
  const BELIEVES_FOR = 120;

  const loading = /** @type {HTMLElement} */ (document.getElementById("vfw-loading"));
  const [count, offer] = loading.querySelectorAll(/** @type {"p"} */ (".vfw-count, .vfw-late"));
  const tiny = new URL(loading.dataset.tiny ?? "", location.href).href;
  let here = 0;
  let quiet = 0;
  let withoutPart = 0;
  let asking = false;

  const look = () => (offer.hidden = quiet < OFFERS_AFTER && withoutPart < BELIEVES_FOR);

  // Without credentials it has a connection of its own, and need not wait until one of the six to the exhibit is free.
  const ask = async () => {
    asking = true;
    try {
      await fetch(tiny, { cache: "no-store", credentials: "omit", redirect: "manual" });
      quiet = 0;
      look();
    } catch {
      // No answer is no sign of life.
    }
    asking = false;
  };

  const arrivals = new PerformanceObserver((list) => {
    // A file that could not be loaded has no size.
    const parts = /** @type {PerformanceResourceTiming[]} */ (list.getEntries());
    const came = parts.filter(({ name, decodedBodySize }) => name !== tiny && decodedBodySize);
    if (!came.length) return;
    here += came.length;
    quiet = withoutPart = 0;
    count.textContent = `Still loading. Parts that are here: ${here}`;
    look();
  });
  arrivals.observe({ type: "resource", buffered: true });

  const seconds = setInterval(() => {
    quiet += 1;
    withoutPart += 1;
    if (quiet >= ASKS_AFTER && !asking) ask();
    look();
  }, 1000);

  // Voila shows the cells with a place for each widget, and fills it when the widget's scripts and state have come.
  const isReady = () => {
    const cells = document.getElementById("rendered_cells");
    if (!cells || cells.style.display === "none") return false;
    if (cells.querySelector("script[type='application/vnd.voila.cell-output+json']")) return false;
    const places = [...cells.querySelectorAll(".jp-OutputArea-output")];
    return places.every((place) => place.textContent !== "Loading widget...");
  };

  new MutationObserver((_, observer) => {
    if (!isReady()) return;
    observer.disconnect();
    arrivals.disconnect();
    clearInterval(seconds);
    loading.remove();
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ["style"] });

  offer.querySelector("button")?.addEventListener("click", () => location.reload());
})();
