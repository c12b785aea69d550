"""The ops of a recorded game: what was chosen and rolled in a play, as answers to the questions of the engine.

The engine asks; the answer is the next op that fits the question. An op leaves the record when the engine reports that
it happened, so an engine may ask fewer questions than the record has ops.
"""

from __future__ import annotations

from collections.abc import Sequence

from vfw.core.position import Event
from vfw.core.questions import Decision, Reply, Roll, Shuffle
from vfw.votes.rules.actions import MOVE, STAY
from vfw.votes.rules.board import REGION_OF
from vfw.votes.rules.position import Position

USES = ("event", "campaign", "organize", "lobby", "discard")
CONSEQUENCES = {
    *USES, "done", "keep", "claim", "congress", "pass", "top-done", "confirm-state", "stop-removing",
    "stop-moving", "no-state-available", "drew", "none-playable", "choose", "select", "campaigner",
    "random-discard",
}  # fmt: skip
"""Ops that only name what follows from the rules or what was the one thing possible: the engine need not ask."""


class Ops:
    """The ops of one play that have not happened yet."""

    def __init__(self, ops: Sequence[str]) -> None:
        self.left = [op.removesuffix(" (forced)") for op in ops]

    def first(self, *verbs: str) -> list[str] | None:
        """The words of the first op with one of these verbs."""
        for op in self.left:
            words = op.split()
            if words[0] in verbs or (op[0] in "+-" and op[0] in verbs):
                return words
        return None

    def drop(self, op: str) -> None:
        if op in self.left:
            self.left.remove(op)

    def drop_up_to(self, op: str) -> None:
        """`op` has happened; what stands before it was nothing to the engine."""
        if op in self.left:
            del self.left[: self.left.index(op) + 1]

    def drop_first(self, *verbs: str) -> None:
        words = self.first(*verbs)
        if words:
            self.drop(" ".join(words))

    def drop_roll(self) -> None:
        """The next dice have fallen; a `keep` before them was said of dice that nobody could roll again."""
        while (words := self.first("roll", "reroll", "keep")) and words[0] == "keep":
            self.drop("keep")
        self.drop_first("roll", "reroll")

    def take(self, *verbs: str) -> str:
        """What the first op with one of these verbs names; the op has happened."""
        words = _needed(self.first(*verbs), " or ".join(verbs))
        self.drop(" ".join(words))
        return words[1]

    def unexplained(self) -> list[str]:
        return [op for op in self.left if op.split()[0] not in CONSEQUENCES]


def reply_of(position: Position, ops: Ops) -> Reply:
    """The answer that the record gives to the question at hand. Raises LookupError where it has none, and TypeError
    where no op could be one."""
    pending = position.pending
    if isinstance(pending, Roll):
        words = _needed(ops.first("roll", "reroll"), "a roll")
        return tuple(int(face) for face in words[-pending.n :])
    if isinstance(pending, Shuffle):
        return _order(pending, ops)
    assert isinstance(pending, Decision)
    return _choice(position, pending, ops)


def _order(pending: Shuffle, ops: Ops) -> tuple[str, ...]:
    words = _needed(ops.first("random-discard", "shuffled"), "a shuffle")
    named = tuple(words[2:])
    rest = tuple(card for card in pending.cards if card not in named)
    ops.drop(" ".join(words))
    # After a shuffle the record names the deck without the cards that the event then drew: those lay on top.
    return (*named, *rest) if words[0] == "random-discard" else (*rest, *named)


def _choice(position: Position, pending: Decision, ops: Ops) -> Reply:
    match pending.about:
        case "card":
            return _card(pending, ops)
        case "use":
            return _needed(ops.first(*USES), "a use")[0]
        case "state":
            return _state(pending, ops)
        case "colour":
            return _colour(position, ops)
        case "reroll":
            return _reroll(pending, ops)
        case "campaigner" if pending.why == "move":
            words = ops.first("move", "roll")
            return words[1] if words and words[0] == "move" else "done"
        case "campaigner" if pending.why == "campaigning":
            return _needed(ops.first("assign"), "an assignment")[1]
        case "die":
            return int(_needed(ops.first("assign"), "an assignment")[2])
        case "region" if pending.why == "focus":
            words = ops.first("+", "-")
            return REGION_OF[words[1]] if words else str(pending.choices[0])
        case "region":
            return " ".join(_needed(ops.first("move"), "a move")[2:])
        case "buttons" if pending.why == "strategy":
            return int(_needed(ops.first("suffragist"), "a commitment")[2])
        case "response":
            return _needed(ops.first("opposition"), "a response")[1]
        case "strategy card":
            taken = [words for op in ops.left if (words := op.split())[1:2] == ["take"]]
            return _needed(taken[0] if taken else None, "Strategy card that is taken")[2]
        case "card in effect":
            return _needed(ops.first("cancel"), "a card to cancel")[1]
    raise TypeError(f"no op answers {pending!r}")


def _card(pending: Decision, ops: Ops) -> Reply:
    match pending.why:
        case "operations":
            return _needed(ops.first(*USES), "a card")[1]
        case "claimed":
            words = ops.first(*USES)
            return words[1] if words else "done"
        case "drawn" | "search":
            return _needed(ops.first("choose"), "a card drawn")[1]
        case "top":
            words = ops.first("to-top", "top-done")
            return words[1] if words and words[0] == "to-top" else "done"
        case "bottom":
            return _needed(ops.first("to-bottom"), "a card for the bottom")[1]
        case "theirs":
            return _needed(ops.first("discard-theirs"), "a card of theirs")[1]
    raise TypeError(f"no op answers {pending!r}")


def _state(pending: Decision, ops: Ops) -> Reply:
    match pending.why:
        case "vote":
            return _needed(ops.first("vote"), "a vote")[1]
        case "take over":
            return ops.take("select-state")
        case "overturn" | "reconsider":
            return _needed(ops.first("unratify", "unreject"), "vote to overturn")[1]
        case "clear":
            words = ops.first("-", "stop-clearing")
            if words and words[0] != "stop-clearing" and words[1] in pending.choices:
                return words[1]
            ops.drop("stop-clearing")
            return "done"
    if STAY in pending.choices:
        words = _needed(ops.first("move", "no-state-available"), "a move")
        return MOVE if words[0] == "move" else STAY
    words = _needed(ops.first("+", "-", "move"), "a cube")
    return MOVE if words[0] == "move" else words[1]


def _colour(position: Position, ops: Ops) -> Reply:
    """The colour of the next cube in the state at hand: a record may go back and forth between states."""
    state = getattr(position.asking.step if position.asking else None, "state", "")
    words = next((words for op in ops.left if (words := op.split())[0][0] in "+-" and words[1] == state), None)
    return _needed(words, f"cube in {state}")[0][1:]


def _reroll(pending: Decision, ops: Ops) -> Reply:
    if pending.choices[0] == "pass":
        words = ops.first("pass", "reroll")
        passes = not words or words[0] == "pass"
        ops.drop_first("pass") if passes else None
        return "pass" if passes else "reroll"
    words = ops.first("keep", "reroll")
    keeps = not words or words[0] == "keep"
    ops.drop_first("keep") if keeps else None
    return "keep" if keeps else "reroll"


def _needed(words: list[str] | None, what: str) -> list[str]:
    if words is None:
        raise LookupError(f"the record has no {what} left")
    return words


def strike(event: Event, ops: Ops) -> None:
    """Take out of the record what the engine says has happened."""
    match event:
        case ("added", _, colour, state):
            ops.drop(f"+{colour} {state}")
        case ("removed", _, colour, state):
            ops.drop(f"-{colour} {state}")
        case ("rolled", _, _, _, _) | ("vote rolled", _, _, _, _):
            ops.drop_roll()
        case ("missed", *_):
            ops.drop_first("keep")
        case ("assigned", _, name, die):
            ops.drop_up_to(f"assign {name} {die}")
        case ("no room", *_):
            ops.drop_first("no-state-available")
        case ("moved", _, name, region):
            ops.drop(f"move {name} {region}")
        case ("played", _, card, use):
            ops.drop(f"{use} {card}")
            ops.drop(f"choose {card}")
        case ("picked", _, state):
            ops.drop(f"vote {state}")
        case ("committed", side, n):
            ops.drop(f"{side} commit {n}")
        case ("responded", side, response, _):
            ops.drop(f"{side} {response}")
        case ("claimed", side, card):
            ops.drop(f"{side} take {card}")
        case ("put back", _, card, where):
            ops.drop(f"to-{where} {card}")
        case ("shuffled", _):
            ops.drop_first("shuffled")
        case ("sorted", _):
            ops.drop_first("top-done")
        case ("discarded", _, card):
            ops.drop(f"discard-theirs {card}")
        case ("lapsed", card):
            ops.drop(f"cancel {card}")
        case ("overturned" | "reconsidered", _, state):
            ops.drop(f"unratify {state}")
            ops.drop(f"unreject {state}")
