// Whose vote? One woman after the other: the visitor says whether she could vote, and what is true is told beside the
// next question. Nothing is kept.

import { find, findAll, listenUntil, put } from "../../panel/web/shared/dom.js";
import { keptBack, say, wordsOf } from "./quick.js";

/** @param {HTMLElement} root */
function play(root) {
  const people = findAll(root, ".person");
  const marks = findAll(root, ".marks li");
  const [intro, last] = [".intro", ".last"].map((name) => /** @type {HTMLElement} */ (find(root, name)));
  const end = keptBack(root);
  /** @type {string[]} */
  const surprises = [];
  let asked = 0;

  function show() {
    people.forEach((person, n) => put(person, { "data-is": n === asked ? "asked" : n === asked - 1 ? "told" : null }));
    marks.forEach((mark, n) => put(mark, { "data-is": n === asked ? "asked" : n < asked ? "told" : null }));
    intro.hidden = asked > 0;
    last.hidden = asked < people.length;
    put(root, { "data-asked": asked });
  }

  /** @param {string} answer */
  function take(answer) {
    const person = people[asked];
    const name = wordsOf(find(person, "h2 b"));
    if (answer !== person.dataset.could) surprises.push(name);
    asked += 1;
    show();
    const next = people[asked] ?? last;
    find(next, "h2")?.focus();
    const told = `${name}: ${wordsOf(find(person, ".why"))}`;
    say(root, `${told} Next: ${wordsOf(find(next, "h2"))}. ${wordsOf(find(next, ".ask, p"))}`);
  }

  function close() {
    const told = find(end(""), ".yours");
    if (!told) return;
    told.hidden = false;
    told.textContent = surprises.length
      ? `Not as you thought: ${surprises.join(", ")}.`
      : "Each was as you thought.";
    say(root, told.textContent);
  }

  listenUntil(new AbortController().signal)(root, "click", ({ target }) => {
    const button = /** @type {HTMLElement | null} */ (target.closest("button"));
    if (button?.dataset.answer) take(button.dataset.answer);
    if (button && "ends" in button.dataset) close();
  });
  for (const answers of findAll(root, ".answers")) answers.hidden = false;
  show();
}

const door = find(document, ".quick");
if (door) play(door);
