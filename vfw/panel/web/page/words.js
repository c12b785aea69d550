// Names of cards and states open their sheets where they stand in the log.

function linker(names) {
  const forms = Object.keys(names).sort((a, b) => b.length - a.length);
  const spellings = forms.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${spellings || "(?!)"})(?![\\p{L}\\d])`, "gu");
  return (root) => {
    for (const words of root.querySelectorAll("span[data-sheet]:not(.vfw-ref)")) asButton(words);
    for (const list of root.querySelectorAll("[data-names]:not([data-linked])")) {
      list.dataset.linked = "";
      linkIn(list, pattern, names);
    }
  };
}

/** Not a button element, which would not break over lines with the text around it. */
function asButton(words) {
  Object.assign(words, { className: "vfw-ref", role: "button", tabIndex: 0 });
}

function linkIn(element, pattern, names) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const pieces = [];
    let from = 0;
    for (const { 0: name, index } of text.data.matchAll(pattern)) {
      const words = document.createElement("span");
      words.textContent = name;
      words.dataset.sheet = names[name];
      asButton(words);
      pieces.push(text.data.slice(from, index), words);
      from = index + name.length;
    }
    if (pieces.length) text.replaceWith(...pieces, text.data.slice(from));
  }
}
