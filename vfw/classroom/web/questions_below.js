// How many questions lie below what one sees of a page of the story, and the way to the first of them.

const PAINTED = "vfw:painted"; // a leaf says so
const BEHIND_THE_FOOT = 64; // px at the lower edge of the window

/** Keep what `cue()` finds, a button in the foot, up to date; it is painted anew with the foot. */
function tellQuestionsBelow(story, cue, signal) {
  const below = new Set();
  const say = () => {
    const button = cue();
    if (!button) return;
    button.hidden = !below.size;
    button.textContent = `${below.size} question${below.size > 1 ? "s" : ""} below`;
  };
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (isIntersecting || boundingClientRect.top < 0) below.delete(target);
        else below.add(target);
      }
      say();
    },
    { rootMargin: `0px 0px -${BEHIND_THE_FOOT}px 0px` },
  );
  const look = () => {
    sight.disconnect();
    below.clear();
    // The words of a question may be in sight while there is nothing to answer it with.
    for (const form of openQuestions(story)) sight.observe(form.querySelector("[type=submit]"));
    say();
  };
  story.addEventListener(PAINTED, look, { signal });
  signal.addEventListener("abort", () => sight.disconnect());
  look();
}

/** Bring the first question that is open to where it can be answered. */
function leadToQuestion(story) {
  const [form] = openQuestions(story);
  form?.closest(".vfw-question").scrollIntoView({ block: "center" });
  form?.querySelector("input, textarea").focus({ preventScroll: true });
}

function openQuestions(story) {
  return story.querySelectorAll(".vfw-step .vfw-question form");
}
