// How many questions lie below what one sees of a page of the story, and the way to the first of them.

import { around, find, findAll, listenUntil } from "../../panel/web/shared/dom.js";

export const PAINTED = "vfw:painted"; // a leaf says so
const BEHIND_THE_FOOT = 64; // px at the lower edge of the window

/** @typedef {{ target: Element, isIntersecting: boolean, boundingClientRect: { top: number } }} Sight */

/** Those of some elements that lie below what is in sight. */
export class Below {
  /** @type {Set<Element>} */
  #elements = new Set();

  /** @param {Sight[]} entries what came into sight or left it */
  see(entries) {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      if (isIntersecting || boundingClientRect.top < 0) this.#elements.delete(target);
      else this.#elements.add(target);
    }
  }

  forget() {
    this.#elements.clear();
  }

  get words() {
    const { size } = this.#elements;
    return size ? `${size} question${size > 1 ? "s" : ""} below` : "";
  }
}

/**
 * Keep the button that `cue()` finds in the foot up to date; it is rendered again with the foot.
 * @param {HTMLElement} story
 * @param {() => HTMLElement | null} cue
 * @param {AbortSignal} signal
 */
export function tellQuestionsBelow(story, cue, signal) {
  const below = new Below();
  const say = () => {
    const button = cue();
    if (!button) return;
    button.hidden = !below.words;
    button.textContent = below.words;
  };
  const see = (/** @type {Sight[]} */ entries) => {
    below.see(entries);
    say();
  };
  const sight = new IntersectionObserver(see, { rootMargin: `0px 0px -${BEHIND_THE_FOOT}px 0px` });
  const look = () => {
    sight.disconnect();
    below.forget();
    // The words of a question may be in sight while there is nothing to answer it with.
    for (const form of openQuestions(story)) {
      const button = find(form, "[type=submit]");
      if (button) sight.observe(button);
    }
    say();
  };
  listenUntil(signal)(story, PAINTED, look);
  signal.addEventListener("abort", () => sight.disconnect());
  look();
}

/**
 * Bring the first question that is open to where it can be answered.
 * @param {HTMLElement} story
 */
export function leadToQuestion(story) {
  const [form] = openQuestions(story);
  if (!form) return;
  around(form, ".vfw-question")?.scrollIntoView({ block: "center" });
  find(form, "input, textarea")?.focus({ preventScroll: true });
}

/** @param {HTMLElement} story */
function openQuestions(story) {
  return findAll(story, ".vfw-step .vfw-question form");
}
