// Texts of history: the number of a source leads to its place in the list below.

function readHistory(root, listen) {
  listen(root, "click", (event) => {
    const number = event.target.closest(".vfw-prose a[href^='#']");
    if (!number) return;
    // The address of the page stays as it is.
    event.preventDefault();
    const source = number.closest(".vfw-prose").querySelector(`#${CSS.escape(number.hash.slice(1))}`);
    if (!source) return;
    source.closest("details")?.setAttribute("open", "");
    source.tabIndex = -1;
    source.focus();
  });
}
