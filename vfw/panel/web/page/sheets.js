// Sheets that open in place, beside the words they are about: by hovering, by focus, by a click, which keeps them open.
// A state's sheet is on the map.

const SHEET_REST = 350; // ms the pointer rests before a sheet opens
const SHEET_GRACE = 250; // ms to move the pointer onto it
const SHEET_MARGIN = 8; // px

function openSheets(root, ask, listen, signal) {
  const sheet = document.createElement("div");
  sheet.className = "vfw-opened vfw-sheet";
  sheet.popover = "manual";
  sheet.setAttribute("role", "dialog");
  root.append(sheet);
  let [anchor, isPinned, isStateShown, timer] = [null, false, false, 0];

  const showState = (key) => {
    isStateShown = key !== null;
    root.querySelector(".vfw-map")?.dispatchEvent(new CustomEvent("vfw-show-state", { detail: { key }, cancelable: true }));
  };
  const open = (by) => {
    clearTimeout(timer);
    const about = by.dataset.sheet;
    const key = about.match(/^state:(.*)$/)?.[1];
    if (key) return showState(key);
    if (anchor !== by) isPinned = false;
    anchor = by;
    if (sheet.dataset.about !== about || !sheet.matches(":popover-open")) ask(about);
  };
  const state = {
    /** Python has answered what the sheet says. */
    fill(about, html) {
      if (anchor?.dataset.sheet !== about || !anchor.isConnected) return;
      const close = '<button type="button" class="vfw-button" data-close>Close</button>';
      sheet.innerHTML = `${html}<div class="vfw-close">${close}</div>`;
      sheet.dataset.about = about;
      tellWhatIsShown(["story", "record"], sheet);
      sheet.setAttribute("aria-label", sheet.querySelector("h2")?.textContent ?? "");
      if (!sheet.matches(":popover-open")) sheet.showPopover();
      place(sheet, anchor.getBoundingClientRect());
      scrollToTheEnd(sheet.querySelectorAll("ol"));
      if (isPinned) sheet.querySelector("[data-close]").focus({ preventScroll: true });
    },
    close() {
      clearTimeout(timer);
      if (isStateShown) showState(null);
      if (!sheet.matches(":popover-open")) return;
      const hadFocus = sheet.contains(document.activeElement);
      sheet.hidePopover();
      if (hadFocus && anchor?.isConnected) anchor.focus({ preventScroll: true });
      [anchor, isPinned] = [null, false];
    },
  };
  const later = (time, does) => {
    clearTimeout(timer);
    timer = setTimeout(does, time);
  };
  const isOurs = (target) => target instanceof Node && (sheet.contains(target) || anchor?.contains(target));

  // A repaint brings words under a pointer that rests; only one that moves means them.
  let rest = "";
  listen(root, "pointermove", ({ clientX, clientY }) => (rest = `${clientX},${clientY}`), { capture: true });
  listen(root, "pointerover", ({ target, pointerType, clientX, clientY }) => {
    const by = target.closest("[data-sheet]");
    if (pointerType !== "mouse" || isPinned || rest === `${clientX},${clientY}`) return;
    if (by) later(SHEET_REST, () => open(by));
    else if (isOurs(target)) clearTimeout(timer);
    else later(SHEET_GRACE, state.close);
  });
  listen(root, "focusin", ({ target }) => {
    if (target.matches("[data-sheet]:focus-visible")) open(target);
    else if (!isOurs(target)) state.close();
  });
  listen(root, "click", ({ target }) => {
    const by = target.closest("[data-sheet]");
    if (by) {
      open(by);
      isPinned = true;
      if (sheet.matches(":popover-open")) sheet.querySelector("[data-close]")?.focus({ preventScroll: true });
    } else if (target.closest("[data-close]") || !isOurs(target)) state.close();
  });
  listen(root, "keydown", (event) => {
    if (!event.target.matches("span[data-sheet]") || !["Enter", " "].includes(event.key)) return;
    event.preventDefault();
    event.target.click();
  });
  listen(document, "keydown", (event) => {
    // The sheet stands at the end of the page: from its last button on, Tab goes on where the words are.
    const leaves = event.key === "Tab" && !event.shiftKey && event.target.matches?.(".vfw-opened [data-close]");
    if (event.key === "Escape" || leaves) state.close();
  });
  // What is unfolded in it makes it larger.
  const size = new ResizeObserver(() => anchor && place(sheet, anchor.getBoundingClientRect()));
  size.observe(sheet);
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    size.disconnect();
    sheet.remove();
  });
  return state;
}

/** Put the sheet below what it is about, or above where there is more room; never outside the window. */
function place(sheet, about) {
  // The panel may be zoomed; where it stands is measured in what it is drawn in.
  const zoom = sheet.currentCSSZoom ?? 1;
  const [width, height] = [sheet.offsetWidth * zoom, sheet.offsetHeight * zoom];
  const isRoomBelow = about.bottom + height + SHEET_MARGIN <= innerHeight || about.top < innerHeight - about.bottom;
  const top = isRoomBelow ? about.bottom + 4 : about.top - height - 4;
  const within = (value, size, room) => Math.max(SHEET_MARGIN, Math.min(value, room - size - SHEET_MARGIN));
  sheet.style.left = `${within(about.left, width, innerWidth) / zoom}px`;
  sheet.style.top = `${within(top, height, innerHeight) / zoom}px`;
}
