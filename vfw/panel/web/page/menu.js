// The menu, and files that are opened from it.

const LARGEST_SAVE = 4_000_000; // bytes; a whole game is some 20,000, a recorded one 80,000

function openMenu(root, listen, kept, open, refuse) {
  const menu = () => root.querySelector(".vfw-menu");
  const isOpen = () => menu()?.matches(":popover-open");
  const button = () => root.querySelector('.vfw-head [data-local="menu"], .vfw-cover [data-local="menu"]');
  const state = {
    toggle() {
      if (isOpen()) return state.close();
      root.classList.toggle("vfw-has-aside", kept.hasAside);
      menu().showPopover();
      menu().querySelector("button").focus();
    },
    close() {
      if (!isOpen()) return;
      const hadFocus = menu().contains(document.activeElement);
      menu().hidePopover();
      if (hadFocus) button()?.focus();
    },
    chooseFile: () => menu().querySelector("[data-open]").click(),
  };
  listen(document, "keydown", (event) => event.key === "Escape" && state.close());
  listen(document, "pointerdown", ({ target }) => {
    if (!target.closest(".vfw-menu, [data-local='menu'], .vfw-opened")) state.close();
  });
  listen(root, "change", async ({ target }) => {
    if (!target.matches("[data-open]") || !target.files.length) return;
    const [file] = target.files;
    target.value = "";
    const text = await file.slice(0, LARGEST_SAVE).text();
    const isWhole = file.size <= LARGEST_SAVE;
    state.close();
    if (!isWhole && !text.includes("\n")) return refuse();
    // Of a file with many recorded games, one a line, the first is opened.
    open(isWhole ? text : text.split("\n", 1)[0]);
  });
  return state;
}
