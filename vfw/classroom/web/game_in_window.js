// A game that one reaches fills the window, where it fits: with the first click or key in it, the text above is left.

const NEARLY = 8; // px
const ALMOST_FITS = 1.2; // times the window; on a telephone a game is longer, and one scrolls in it

function fillWindowWithGame(story, signal) {
  const fill = ({ target }) => {
    const game = target.closest(".vfw-with-game > .vfw-stage > .vfw-panel");
    if (!game) return;
    const { top, height } = game.getBoundingClientRect();
    if (height > innerHeight * ALMOST_FITS || Math.abs(top) < NEARLY) return;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    game.scrollIntoView({ block: "start", behavior: isCalm ? "instant" : "smooth" });
  };
  // Not as the button goes down: what moves away under it is not pressed.
  for (const type of ["click", "keyup"]) story.addEventListener(type, fill, { signal });
}
