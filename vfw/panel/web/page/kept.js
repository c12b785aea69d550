// The game as the browser keeps it: a line for the head and one for each reply. Written whole each time, so that two
// windows with one slot never mix their games: the last to move is the one that is kept.
function keptGame(slot, listen, tellOfOther, tellOfLoss) {
  const key = `vfw:${slot}`;
  let lines = [];
  let aside = "";
  let mayWrite = Boolean(slot);
  const state = {
    works: mayWrite,
    begin(header, isPutAside) {
      lines = [JSON.stringify(header)];
      if (isPutAside) {
        aside = state.whole();
        // Where it cannot be put aside, nothing may be written over it.
        mayWrite &&= putAside(key);
      }
      write();
    },
    /** Keep the replies from number `from` on. Whether those before it were known. */
    append(from, entries) {
      if (lines.length - 1 < from) return false;
      lines = [...lines.slice(0, from + 1), ...entries.map((entry) => JSON.stringify(entry))];
      write();
      return true;
    },
    whole: () => (slot ? asSave(keptText(key)) : ""),
    /** Whether a game was begun or gone on with on this page. */
    get isOpen() {
      return lines.length > 0;
    },
    /** Give what was put aside on this page, or is about to be. */
    download: () => download("votes-for-women.json", aside || state.whole()),
    /** Whether anything lies there that was put aside, on this page or on one before it. */
    get hasAside() {
      return asideIn(key).length > 0;
    },
    downloadAside: () => saveAside(key, (text, name) => (name.startsWith(`${key}:put aside `) ? asSave(text) : text)),
  };
  listen(window, "storage", (event) => slot && event.key === key && lines.length && tellOfOther());
  const write = () => {
    if (!slot) return;
    state.works = mayWrite && keepText(key, lines.join("\n"));
    if (!state.works) tellOnce(tellOfLoss);
  };
  return state;
}

/** The lines in which a game is kept, as the text of a save. What is no such thing stays as it is. */
function asSave(text) {
  const [head, ...replies] = text.split("\n");
  return head.startsWith("{") ? `${head.slice(0, -1)},"replies":[${replies.join(",")}]}` : text;
}
