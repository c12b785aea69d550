// The sheet of a state: its name, what lies there, and what else is to be said of it. It opens beside the state.

const HOVER_REST = 250; // ms the pointer rests before the sheet opens
const HOVER_GRACE = 150; // ms to move the pointer onto the sheet
const SHEET_GAP = 6; // px between a state and its sheet

class StateSheet {
  constructor(el) {
    this.place = null;
    this.box = html("div", { class: "vfw-state-sheet", hidden: "" });
    this.room = el.appendChild(html("div", { class: "vfw-sheet-room" }, this.box));
    // By key there is Escape, and Enter for what leads on: Tab goes past the sheet, which closes as the focus goes.
    const about = { type: "button", class: "vfw-sheet-close", tabindex: -1, "aria-label": "Close" };
    this.closer = html("button", about, "✕");
  }

  /** Open the sheet of this place once the pointer has rested; without a place, go back to `otherwise` or close. */
  openSoon(place, otherwise) {
    clearTimeout(this.timer);
    const next = place ?? otherwise;
    this.timer = setTimeout(() => (next ? this.open(next) : this.close()), place ? HOVER_REST : HOVER_GRACE);
  }

  open(place) {
    clearTimeout(this.timer);
    this.place = place;
    const [name, rest] = nameAndRest(place);
    const head = html("p", {}, html("b", {}, name), rest, ...(place.page ? [] : linkToHistory(place, -1)));
    const notes = place.notes.map((note) => html("p", { class: "vfw-note" }, note));
    this.link = place.page ? html("a", { href: place.page, tabindex: -1 }, `The page of ${place.name} ›`) : null;
    const way = this.link ? [html("p", { class: "vfw-note" }, this.link)] : [];
    this.box.replaceChildren(this.closer, head, ...notes, ...way);
    this.box.hidden = false;
    this.box.scrollTop = 0;
    this.follow();
  }

  /** Stay as it is, while the pointer is on it. */
  keep() {
    clearTimeout(this.timer);
  }

  /** The focus in it goes back to the state. */
  close() {
    if (this.box.contains(document.activeElement)) this.place.button.focus({ preventScroll: true });
    clearTimeout(this.timer);
    this.place = null;
    this.box.hidden = true;
  }

  /** Lie inside the map and beside the state; where there is no room for that, at least beside its tag. */
  follow() {
    if (!this.place) return;
    const [width, height] = [this.box.offsetWidth, this.box.offsetHeight];
    const state = rectIn(this.room, this.place.box?.querySelector(".vfw-target") ?? this.place.button);
    const tag = rectIn(this.room, this.place.tag ?? this.place.button);
    const spots = [...spotsAround(state, width, height), ...spotsAround(tag, width, height)].map(({ x, y }) => {
      const [right, bottom] = [this.room.offsetWidth - width, this.room.offsetHeight - height];
      return new DOMRect(clamp(x, 0, right), clamp(y, 0, bottom), width, height);
    });
    // A call-out has others above and below it, and the sea to its left.
    if (this.place.box) spots.unshift(spots[2]);
    const [best] = spots.sort((a, b) => overlap(a, tag) - overlap(b, tag) || overlap(a, state) - overlap(b, state));
    Object.assign(this.box.style, { left: `${best.x}px`, top: `${best.y}px` });
  }
}

/** A link to the page of a state, in a list that is empty where there is none: for a region, in a notebook, and on a
 * kiosk, where nothing leads away. It opens beside the game, which must not be lost. The table of states has it for
 * those who come by key. */
function linkToHistory({ key, name, sign }, tabindex = 0) {
  const { voila, baseUrl } = document.body.dataset;
  if (sign || !voila || document.querySelector(".vfw-kiosk")) return [];
  const href = `${baseUrl.replace(/voila\/$/, "")}states/${key}`;
  const link = html("a", { href, target: "_blank", rel: "noopener", tabindex, class: "vfw-to-history" }, "In history");
  link.append(html("span", { "aria-hidden": "true" }, " ↗"));
  return [put(link, { "aria-label": `About ${name} in history, opens in a new tab` })];
}

/** Above, below, to the left and to the right. */
function spotsAround({ left, right, top, bottom }, width, height) {
  const [middle, centre] = [(left + right - width) / 2, (top + bottom - height) / 2];
  return [
    { x: middle, y: top - height - SHEET_GAP },
    { x: middle, y: bottom + SHEET_GAP },
    { x: left - width - SHEET_GAP, y: centre },
    { x: right + SHEET_GAP, y: centre },
  ];
}

function overlap(one, other) {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(across, 0) * Math.max(down, 0);
}
