// The form that asks everything: what was chosen for the last game is chosen for the next, kept in the browser for every
// panel in it. A question or an answer that hangs on another is shown only where that one is answered so.

const CHOICES = "vfw:choices";

function startPage(root, listen) {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem(CHOICES)) ?? {};
  } catch {
    // What cannot be read is not remembered.
  }
  const keep = ({ name, value }) => {
    kept = { ...kept, [name]: value };
    try {
      localStorage.setItem(CHOICES, JSON.stringify(kept));
    } catch {
      // Where nothing can be kept, the choice lasts as long as the page.
    }
  };
  listen(root, "change", ({ target }) => {
    const form = target.closest("form[data-remembered]");
    if (!form || target.dataset.setting) return;
    keep(target);
    answerAsBefore(form, kept);
  });
  return {
    /** Show what was just painted from its top, and answer its form. */
    settle() {
      for (const page of root.querySelectorAll(".vfw-start:not([data-painted])")) {
        page.dataset.painted = "";
        for (const around of [root, page.parentElement]) around.scrollTo(0, 0);
      }
      for (const form of root.querySelectorAll("form[data-remembered]:not([data-painted])")) {
        form.dataset.painted = "";
        for (const field of form.querySelectorAll("input:not([type=radio])")) field.value = kept[field.name] ?? "";
        answerAsBefore(form, kept);
      }
    },
  };
}

/** Answer every question as it was answered before, else as another answer proposes, else as usual, else with the first
 * answer that is offered now. */
function answerAsBefore(form, kept) {
  for (const question of form.querySelectorAll("[data-asks]")) {
    const isAsked = isOpen(question, form);
    question.hidden = question.disabled = !isAsked;
    const answers = [...question.querySelectorAll("input")].filter((answer) => {
      const isOffered = isOpen(answer.closest("label"), form);
      answer.closest("label").hidden = answer.disabled = !isOffered;
      return isOffered;
    });
    if (answers.some((answer) => answer.dataset.setting)) continue;
    const name = question.dataset.asks;
    const chosen = [...form.querySelectorAll("input[data-proposes]:checked")];
    const proposed = chosen.map((answer) => JSON.parse(answer.dataset.proposes)[name]);
    const wanted = [kept[name], ...proposed, ...question.dataset.usual.split(" ")];
    const found = wanted.map((value) => answers.find((answer) => answer.value === value)).find(Boolean);
    (found ?? answers[0]).checked = true;
  }
}

/** Whether the questions that this hangs on, which stand above it, are answered so. */
function isOpen(element, form) {
  const answers = new FormData(form);
  const only = Object.entries(JSON.parse(element.dataset.only ?? "{}"));
  return only.every(([name, values]) => values.includes(answers.get(name)));
}
