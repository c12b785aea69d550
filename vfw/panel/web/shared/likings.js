// How this visitor likes the page: kept in the browser, for every panel in it.

const LIKINGS = "vfw:likings";
const LOOKS = { size: "1", light: "system", motion: "system" };
const USUAL = { ...LOOKS, pace: "usual", help: "hints", sensitivity: "masked", space: "on" };
const KNOWN = { help: ["none", "odds", "hints"], sensitivity: ["full", "masked", "described"] };
const ZOOMS = { 1: 1, 2: 1.2, 3: 1.45 };

function keepLikings(root, tell) {
  const kept = () => {
    try {
      return JSON.parse(localStorage.getItem(LIKINGS) ?? "{}");
    } catch {
      return {};
    }
  };
  let likes = { ...USUAL, ...kept() };
  for (const [name, words] of Object.entries(KNOWN)) if (!words.includes(likes[name])) likes[name] = USUAL[name];
  const darkness = matchMedia("(prefers-color-scheme: dark)");
  const apply = () => {
    root.dataset.size = likes.size;
    root.style.zoom = ZOOMS[likes.size] ?? 1;
    root.style.setProperty("--vfw-zoom", ZOOMS[likes.size] ?? 1);
    const isDark = likes.light === "dark" || (likes.light === "system" && darkness.matches);
    root.classList.toggle("vfw-dark", isDark);
    // For what lies around it.
    document.documentElement.classList.toggle("vfw-dark-page", isDark);
    root.classList.toggle("vfw-still", likes.motion === "still");
    state.show();
  };
  const state = {
    begin() {
      apply();
      tell(likes);
    },
    like(name, value) {
      likes = { ...likes, [name]: value };
      try {
        localStorage.setItem(LIKINGS, JSON.stringify(likes));
      } catch {
        // Where nothing can be kept, the liking lasts as long as the page.
      }
      apply();
      tell(likes);
    },
    /** Mark on the menu what is chosen. */
    show() {
      for (const button of root.querySelectorAll("[data-setting]")) {
        const isChosen = likes[button.dataset.setting] === button.dataset.value;
        if (button.matches("input")) button.checked = isChosen;
        else if (button.ariaPressed !== String(isChosen)) button.ariaPressed = String(isChosen);
      }
    },
  };
  darkness.addEventListener("change", apply);
  return state;
}

function toggleFullScreen(root) {
  if (document.fullscreenElement) document.exitFullscreen();
  else (root.classList.contains("vfw-whole-page") ? document.documentElement : root).requestFullscreen();
}
