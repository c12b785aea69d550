"""Recording of played games in the format that `replay` reads.

A record is one JSON object: `id`; `setup`, the decks top card first and the open cards; `plays`, one for each Strategy
Phase, each side's round and each state's vote in Final Voting; and `result`. A play holds the choices and rolls (`ops`,
in order) and the table after it (`after`, only the parts that changed since the play before). `replay` reads the same
ops.

The format is that of a game between one player on each side: it has no seats, so tables of partners are kept as saves
alone.

A choice that was not asked for leaves no op of its own, apart from `(forced)` answers in the Strategy Phase and the
`keep` of dice that could not be rolled again; its consequences do. Two ops are an addition of this exhibit: `discard
CARD`, if no card in hand could be played, and `stop-clearing`, if a card that clears states could have gone on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vfw.core.position import Event
from vfw.core.questions import Decision, Outcome, Pending, Reply, Roll, Shuffle
from vfw.votes.game import VotesForWomen
from vfw.votes.records.replay import REASONS, snapshot
from vfw.votes.rules.deck import ERAS, STATE, keys
from vfw.votes.rules.final_voting import pick_state
from vfw.votes.rules.position import Draft, Position
from vfw.votes.rules.seats import OPPOSITION, SIDES, SUFFRAGIST, Side, side_of
from vfw.votes.rules.strategy_phase import commit
from vfw.votes.rules.turn import STATE_CARDS_SET_ASIDE, STRATEGY_CARDS_OPEN, next_turn, play_a_card

STRATEGY, OPERATIONS, FINAL_VOTING = "strategy", "operations", "final-voting"


def record_game(replies: Sequence[Reply], name: str) -> dict[str, Any]:
    """Return the record of the game that these replies make, those of chance included.

    Raises:
        ValueError: If the game is not over.
    """
    return _Recorder(replies, name).record


class _Recorder:
    """A game that is played again and written down.

    A play begins and ends between two steps, so the steps are watched.
    """

    def __init__(self, replies: Sequence[Reply], name: str) -> None:
        self.plays: list[dict[str, Any]] = []
        self.play: dict[str, Any] | None = None
        self.before: dict[str, Any] = {}
        self.handled = 0
        self.asked = ""
        self.sides = 0
        self.dice_lie = self.rolls_again = self.has_looked = False
        self.own: set[str] = set()
        position = VotesForWomen().start({})
        orders: dict[str, Reply] = {}
        for reply in replies:
            if isinstance(position.pending, Shuffle) and not position.turn:
                orders[position.pending.why] = reply
            self.handled = 0
            self._answer(position.pending, reply)
            position = position.answered(reply, self.watch)
            self._handle_events(position.news)
        if not isinstance(position.pending, Outcome):
            raise ValueError(f"the game is not over: it waits for {position.pending.label}")
        self._close(position)
        self.record = {
            "id": name,
            "setup": _setup(orders),
            "plays": self.plays,
            "result": {
                "winner": side_of(position.pending.winners[0]),
                "reason": REASONS[position.pending.reason],
                "turn": position.turn,
            },
        }

    def watch(self, draft: Draft) -> None:
        """Look at the draft before a step."""
        task = draft.todo[-1]
        match task.step:
            case commit():
                kind, side = STRATEGY, "both"
            case pick_state(by):
                kind, side = FINAL_VOTING, by
            case play_a_card(by, True):
                kind, side = OPERATIONS, by
            case next_turn():
                kind = side = ""
            case _:
                return
        self._handle_events(draft.happened)
        self._close(draft)
        if kind:
            round_ = 0 if kind == FINAL_VOTING else draft.round
            self.play = {"turn": draft.turn, "round": round_, "side": side, "kind": kind, "ops": [], "after": {}}
            self.own = {key for held in draft.holdings for key in (*held.hand, *held.claimed)}
            self.has_looked = False

    def _close(self, position: Position) -> None:
        """Write down the changes by the play, which is over."""
        if self.play is None:
            return
        if self.dice_lie and self.play["kind"] == OPERATIONS:
            self._note("keep")
        if self.play["kind"] == OPERATIONS and not _ended_in_the_middle(position):
            self._note("done")
        now = snapshot(position)
        self.play["after"] = {part: seen for part, seen in now.items() if self.before.get(part) != seen}
        self.before = now
        self.plays.append(self.play)
        self.play, self.dice_lie = None, False

    def _note(self, *words: object) -> None:
        """Write down an op. Dice that are on the table when something else happens have been kept."""
        if self.play is None:
            return
        if self.dice_lie and words[0] not in ("keep", "reroll") and self.play["kind"] == OPERATIONS:
            self.play["ops"].append("keep")
        self.dice_lie = words[0] in ("roll", "reroll")
        self.play["ops"].append(" ".join(map(str, words)))

    def _answer(self, pending: Pending, reply: Reply) -> None:
        """Write down a reply that no event will report."""
        self.asked = pending.about if isinstance(pending, Decision) else ""
        match pending, reply:
            case Roll(sides), _:
                self.sides = sides
            case Shuffle(_, why), tuple(order) if self.play and why.endswith(" deck"):
                self._note("shuffled", why.removesuffix(" deck"), *order)
            case Decision(_, "reroll"), "reroll":
                self.rolls_again = True
            case Decision(seat, "reroll"), "pass":
                self._note("pass", side_of(seat))
            case Decision(_, "card", _, "top"), "done":
                self._note("top-done")
            case Decision(_, "state", _, "clear"), "done":
                self._note("stop-clearing")
            case Decision(_, "campaigner", _, "move"), "done":
                self._note("stop-moving")
            case Decision(_, "campaigner", _, "move"), name:
                self._note("select", name)
            case Decision(_, "state", _, "take over"), state:
                self._note("select-state", state)
                self._note("confirm-state")
            case Decision(_, "card in effect"), card:
                self._note("cancel", card)

    def _handle_events(self, events: Sequence[Event]) -> None:
        for event in events[self.handled :]:
            self._happened(event)
        self.handled = len(events)

    def _happened(self, event: Event) -> None:
        side = self.play["side"] if self.play else ""
        match event:
            case ("played", _, card, use):
                self._note(use if card in self.own else "choose", card)
            case ("drew", seat, tuple(cards)) if side_of(seat) == side:
                self._note("drew", *cards)
            case ("rolled", _, sides, faces, _):
                self._rolled(f"d{sides}", *faces)
            case ("vote rolled", by, _, face, _):
                self._rolled(by, f"d{self.sides}", face)
            case ("assigned", _, name, die):
                self._note("assign", name, die)
            case ("moved", _, name, region):
                self._note("move", name, region)
            case ("no room", *_):
                self._note("no-state-available")
            case ("added", _, color, state):
                self._note(f"+{color}", state)
            case ("removed", _, color, state):
                self._note(f"-{color}", state)
            case ("campaigner", _, color, region):
                self._note("campaigner", color, region)
            case ("congress", _, n):
                for _ in range(abs(n)):
                    self._note("congress", "+1" if n > 0 else "-1")
            case ("claimed", seat, card):
                self.own.add(card)
                self._note(*(("claim", card) if card in keys(STATE) else (side_of(seat), "take", card)))
            case ("put back", _, card, where):
                self._note(f"to-{where}", card)
            case ("looked", *_):
                self.has_looked = True
            case ("discarded", seat, card) if side_of(seat) != side:
                self._discarded(side_of(seat), card)
            case ("picked", _, state):
                self._note("vote", state)
            case ("overturned", _, state) | ("reconsidered", "opposition", state):
                self._note("unratify", state)
            case ("reconsidered", _, state):
                self._note("unreject", state)
            case ("committed", _, n):
                self._note(SUFFRAGIST, "commit", n, *(["(forced)"] if self.asked != "buttons" else []))
            case ("responded", _, response, _):
                self._note(OPPOSITION, response, *(["(forced)"] if self.asked != "response" else []))

    def _rolled(self, *words: object) -> None:
        self._note("reroll" if self.rolls_again else "roll", *words)
        self.rolls_again = False

    def _discarded(self, victim: Side, card: str) -> None:
        """Write down a card that leaves the hand of the other side: chosen if its cards were seen, else at random."""
        ops = self.play["ops"] if self.play else []
        if self.has_looked:
            self._note("discard-theirs", card)
        elif ops and ops[-1].startswith("random-discard"):
            ops[-1] += f" {card}"
        else:
            self._note("random-discard", victim, card)


def _ended_in_the_middle(position: Position) -> bool:
    return isinstance(position.pending, Outcome) and position.pending.reason != "never sent"


def _setup(orders: dict[str, Any]) -> dict[str, Any]:
    strategy = list(orders["strategy cards"])
    return {
        "draw_decks": {side: [key for era in ERAS for key in orders[f"{side} {era}"]] for side in SIDES},
        "strategy_deck": strategy[STRATEGY_CARDS_OPEN:],
        "strategy_cards": strategy[:STRATEGY_CARDS_OPEN],
        "state_cards": sorted(orders["state cards"][STATE_CARDS_SET_ASIDE:]),
    }
