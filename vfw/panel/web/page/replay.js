// Looking back: the bar goes on by itself while it plays, follows the slider while it is drawn, and hears keys.

const REPLAY_KEYS = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last", " ": "play" };
const HAVE_KEYS_OF_THEIR_OWN = ".vfw-map, .vfw-map-table, [popover], input, select, textarea";
const GIVEN_BY_THE_PAGE = ["data-linked", "data-lm-suppress-shortcuts"];

function openReplay(root, command, listen, signal) {
  let [timer, beaten, sentAt, wanted] = [0, "", "", null];
  const bar = () => root.querySelector(".vfw-replay");
  const step = () => bar()?.dataset.step;
  const send = (name, fields) => {
    sentAt = step();
    command(name, fields);
  };
  const isSlider = (target) => target.matches(".vfw-replay [type=range]");

  // While the slider is drawn, only the newest place is asked for, and only once the last one has been painted.
  listen(root, "pointerdown", ({ target }) => isSlider(target) && (sentAt = ""));
  listen(root, "input", ({ target }) => {
    if (!isSlider(target)) return;
    if (sentAt === step()) wanted = target.value;
    else send("go", { value: target.value });
  });
  listen(root, "change", ({ target }) => {
    if (!isSlider(target) && !target.matches(".vfw-replay select")) return;
    wanted = null;
    send(target.name, { value: target.value });
  });
  listen(document, "keydown", (event) => {
    const { key, target, repeat } = event;
    // Whoever clicks beside everything gives the focus to what lies around the panel.
    const isOurs = root.contains(target) || (target.contains(root) && root.classList.contains("vfw-whole-page"));
    const isMeantHere = isOurs && bar() && !bar().closest("[inert]") && !target.closest(HAVE_KEYS_OF_THEIR_OWN);
    const presses = key === " " && target.closest("button, a, summary, [role=button]");
    const isChord = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
    if (!(key in REPLAY_KEYS) || !isMeantHere || presses || isChord) return;
    event.preventDefault();
    // A key that is held goes on as fast as can be painted, and stops when it is let go.
    if (!repeat || sentAt !== step()) send(REPLAY_KEYS[key]);
  });
  signal.addEventListener("abort", () => clearTimeout(timer));
  return {
    /** Something has been painted: perhaps another step. */
    beat() {
      if (step() !== sentAt) sentAt = "";
      if (!sentAt && wanted !== null) {
        send("go", { value: wanted });
        wanted = null;
      }
      const goesOn = Number(bar()?.dataset.goesOn ?? 0);
      const beat = `${step()} ${goesOn}`;
      if (beat === beaten) return;
      beaten = beat;
      clearTimeout(timer);
      if (goesOn) timer = setTimeout(() => command("play on"), goesOn);
    },
  };
}

/** Paint a region. Between two steps the elements of the bar stay: one may be held by the pointer or have the focus. */
function repaint(area, html) {
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  const [old, next] = [area.firstElementChild, fresh.content.firstElementChild];
  if (old?.matches(".vfw-replay") && next?.matches(".vfw-replay")) becomeLike(old, next);
  else area.replaceChildren(fresh.content);
}

function becomeLike(old, fresh) {
  for (const name of old.getAttributeNames())
    if (!fresh.hasAttribute(name) && !GIVEN_BY_THE_PAGE.includes(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  const [olds, freshs] = [[...old.childNodes], [...fresh.childNodes]];
  const isAlike = olds.length === freshs.length && olds.every((node, i) => node.nodeName === freshs[i].nodeName);
  if (!isAlike || freshs.some((node) => node instanceof Text)) {
    if (old.innerHTML === fresh.innerHTML) return;
    old.replaceChildren(...freshs);
    old.removeAttribute("data-linked");
  } else olds.forEach((node, i) => becomeLike(node, freshs[i]));
  if (old.matches("input, select") && !old.matches(":active")) old.value = fresh.value;
}
