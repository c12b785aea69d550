// The game as the browser keeps it: a line for the head and one for each reply. Written whole each time, so that two
// windows with one slot never mix their games: the last to move is the one that is kept.
function keptGame(slot, listen, tellOfOther) {
  const key = `vfw:${slot}`;
  let lines = [];
  const state = {
    works: Boolean(slot),
    begin(header, putAside) {
      lines = [JSON.stringify(header)];
      // Where it cannot be put aside, nothing may be written over it.
      if (putAside) guarded(() => localStorage.setItem(freeName(`${key}:put aside`), localStorage.getItem(key)));
      write();
    },
    /** Keep the replies from number `from` on. Whether those before it were known. */
    append(from, entries) {
      if (lines.length - 1 < from) return false;
      lines = [...lines.slice(0, from + 1), ...entries.map((entry) => JSON.stringify(entry))];
      write();
      return true;
    },
    whole() {
      const text = (slot && guarded(() => localStorage.getItem(key))) || "";
      const [head, ...replies] = text.split("\n");
      return head.startsWith("{") ? `${head.slice(0, -1)},"replies":[${replies.join(",")}]}` : text;
    },
    download: () => download("votes-for-women.json", state.whole()),
  };
  listen(window, "storage", (event) => slot && event.key === key && lines.length && tellOfOther());
  // A full or forbidden store loses the autosave, never the game.
  const guarded = (act) => {
    try {
      return act();
    } catch {
      state.works = false;
    }
  };
  const write = () => state.works && guarded(() => localStorage.setItem(key, lines.join("\n")));
  return state;
}

function freeName(name) {
  let number = 1;
  while (localStorage.getItem(`${name} ${number}`) !== null) number += 1;
  return `${name} ${number}`;
}
