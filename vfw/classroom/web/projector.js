// The projector: the space bar goes on, the field is at hand where it is needed, and this browser keeps the votes and what was typed.

const POINTING = 4000; // ms after the last movement of the pointer
const HAVE_SPACE_OF_THEIR_OWN =
  "input, textarea, select, button, a, summary, [role=button], [popover], .vfw-map, .vfw-map-table";

export default delivered(render);

function render({ model, el, post }) {
  const gone = new AbortController();
  const start = () => {
    const root = el.closest(".vfw-projector");
    if (root) attend(root, model.get("slot"), gone.signal);
    else if (!gone.signal.aborted) requestAnimationFrame(start);
  };
  start();
  keepVotes(model, post, gone.signal);
  return () => gone.abort();
}

function attend(root, slot, signal) {
  const isSwitchedOff = () => root.querySelector('[data-setting="space"][data-value="off"]')?.ariaPressed === "true";
  const hear = (event) => {
    const isChord = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
    // Whoever clicks beside everything gives the focus to what lies around the room.
    const isAround = root.matches(".vfw-whole-page") && event.target.contains(root);
    const isOurs = root.contains(event.target) || isAround;
    if (event.key !== " " || isChord || event.repeat || !isOurs || isSwitchedOff()) return;
    if (event.target.closest(HAVE_SPACE_OF_THEIR_OWN) || root.querySelector(".vfw-menu:popover-open")) return;
    const next = (root.querySelector(".vfw-cover") ?? root).querySelector("[data-space]");
    if (!next || next.closest("[inert]")) return;
    event.preventDefault();
    next.click();
  };
  document.addEventListener("keydown", hear, { signal });

  const showHint = () => root.classList.toggle("vfw-no-space", isSwitchedOff());
  root.addEventListener("click", () => requestAnimationFrame(showHint), { signal });

  let resting = 0;
  const point = () => {
    root.classList.add("vfw-pointing");
    clearTimeout(resting);
    resting = setTimeout(() => root.classList.remove("vfw-pointing"), POINTING);
  };
  root.addEventListener("pointermove", point, { signal });
  signal.addEventListener("abort", () => clearTimeout(resting));

  // What was typed for a question is typed again where its field is painted anew, also when the page was loaded again:
  // the question in one line, and in the next what was typed.
  const name = `vfw:${slot}:typed`;
  let typed = slot ? keptText(name) : "";
  const note = ({ target }) => {
    if (!target.matches(".vfw-hands input")) return;
    typed = `${target.dataset.asked}\n${target.value}`;
    if (slot) keepText(name, typed);
  };
  root.addEventListener("input", note, { signal });
  const settle = () => {
    showHint();
    const field = root.querySelector(".vfw-hands input:not([data-painted])");
    if (!field) return;
    field.dataset.painted = "";
    const [asked, text] = typed.split("\n");
    if (!field.value && field.dataset.asked === asked) field.value = text;
    // After the page has found a place for the focus.
    requestAnimationFrame(() => root.querySelector(".vfw-cover, .vfw-menu:popover-open") ?? field.focus({ preventScroll: true }));
  };
  const observer = new MutationObserver(settle);
  observer.observe(root, { childList: true, subtree: true });
  signal.addEventListener("abort", () => observer.disconnect());
  settle();
}

function keepVotes(model, post, signal) {
  const name = `vfw:${model.get("slot")}:votes`;
  let mayKeep = Boolean(model.get("slot"));
  // That nothing is kept is said of the game, which is written right after them.
  const keep = () => mayKeep && keepText(name, model.get("votes"));
  const hear = ({ kind }) => {
    if (kind === "put aside") mayKeep &&= putAside(name);
  };
  const text = mayKeep ? keptText(name) : "";
  model.on("change:votes", keep);
  post.listen(hear, signal);
  signal.addEventListener("abort", () => {
    model.off("change:votes", keep);
  });
  post.send({ kind: "votes", text });
}
