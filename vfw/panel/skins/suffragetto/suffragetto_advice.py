"""Hints for Suffragetto: the best turns that the computer knows of, and why."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from vfw.companions.suffragetto.best_turns import Weighed, other_reply, replies, weighed
from vfw.companions.suffragetto.position import View, entered
from vfw.companions.suffragetto.squares import GOAL, NAMES, SQUARES, SUFFRAGETTE, ZONE_NAMES, ZONES
from vfw.companions.suffragetto.whole_turns import Route, after, routes
from vfw.companions.suffragetto.worths import FAR, IN_PLAY, gain
from vfw.core.questions import Decision, Reply
from vfw.jobs.batch import BatchJob, CompletedJob
from vfw.panel.faces.hint import HintFace
from vfw.panel.faces.remark import Objections, Remark
from vfw.panel.skins.abilities.learning import Advice
from vfw.panel.skins.suffragetto.open_ways import rank_word, what_it_takes, who_stands
from vfw.panel.skins.suffragetto.suffragetto_starts import WeighedTurns

SO_MANY = 3
A_PIECE = IN_PLAY[SUFFRAGETTE]
"""So much must be at stake before a coach speaks up."""
TAKING, ENTERING, MOVING, EXCHANGING = "Arrest and disabling", "Entry", "Steps and hops", "Exchange"


class SuffragettoAdvice(Advice):
    """Three turns, each with a reason that can be seen on the board."""

    counts_chances = False

    def hinting(self, view: View, seed: str) -> BatchJob[Sequence[HintFace]] | None:
        if not isinstance(view.pending, Decision):
            return None
        if reply := other_reply(view):
            return CompletedJob([_of_exchange(view, str(reply))])
        return Hinted(view, Random(seed))

    def objections(self, view: View, seed: str) -> BatchJob[Objections] | None:
        is_turn = isinstance(view.pending, Decision) and view.pending.about == "piece" and not other_reply(view)
        return Weighing(view, Random(seed)) if is_turn else None

    def stands(self, view: View) -> str:
        inside = entered(view.board, view.mover)
        return f"{6 - inside} more in {ZONE_NAMES[GOAL[view.mover]]}"


class Hinted(WeighedTurns):
    """The best turns, told."""

    @property
    def found(self) -> Sequence[HintFace]:
        return [_hint(self._view, one) for one in self.ranked[:SO_MANY]]


class Weighing(WeighedTurns):
    """What speaks against each turn."""

    @property
    def found(self) -> Objections:
        return TurnObjections(self._view, self.all, self.ranked if self.done == 1 else ())


class TurnObjections:
    """What the best answers to the turns of `view` say against them."""

    def __init__(self, view: View, weighed: Sequence[Weighed], ranked: Sequence[Weighed]) -> None:
        self._view = view
        self._turns = {tuple(replies(view, one.route)): one for one in weighed}
        self.hints = [_hint(view, one) for one in ranked[:SO_MANY]]

    def goes_on(self, given: Sequence[Reply]) -> bool:
        return any(words[: len(given)] == tuple(given) for words in self._turns)

    def to(self, given: Sequence[Reply]) -> Remark | None:
        chosen = self._turns.get(tuple(map(str, given)))
        if chosen is None:
            return None
        best = max(self._turns.values(), key=lambda one: one.worth)
        if best.worth - chosen.worth < A_PIECE or not (cost := _cost(self._view, chosen.route)):
            return None
        return Remark(_hint(self._view, chosen), cost, _hint(self._view, best))


def _cost(view: View, route: Route) -> str:
    """What the other side can do about a turn, in a sentence; "" where that is nothing to speak of."""
    board, side = after(view.board, route), 1 - view.mover
    answer = max(routes(board, side), key=lambda turn: gain(board, turn), default=None)
    if answer is None or not (answer.taken or ZONES[answer.path[-1]] == GOAL[side]):
        return ""
    can = what_it_takes(board, side, answer.taken) or f"enters {ZONE_NAMES[GOAL[side]]}"
    return f"Then {who_stands(board, answer.path[0])} {can}."


def _hint(view: View, one: Weighed) -> HintFace:
    route, words = one.route, replies(view, one.route)
    start, end = SQUARES[route.path[0]], SQUARES[route.path[-1]]
    piece = rank_word(view.board[route.path[0]])
    answer = f"{piece} {start} – {end}" if len(route.path) > 1 else f"Stop on {end}"
    reason, rule = _why(view, route)
    then = HintFace(answer, reason, rule, picks=words[1]) if len(words) > 1 else None
    return HintFace(answer, reason, rule, picks=words[0], places=(end,), then=then)


def _why(view: View, route: Route) -> tuple[str, str]:
    """What can be seen to speak for a turn, and the rule on which that rests."""
    board, side = view.board, view.mover
    start, end = route.path[0], route.path[-1]
    if route.taken:
        return f"It {what_it_takes(board, side, route.taken)}.", TAKING
    if ZONES[end] == GOAL[side] != ZONES[start]:
        inside = f"{entered(board, side) + 1} of 6, and nobody can take it there"
        return f"It enters {ZONE_NAMES[GOAL[side]]}: {inside}.", ENTERING
    if _threatened(board, side, start) and not _threatened(after(board, route), side, end):
        return f"The {NAMES[board[start]]} could be taken on {SQUARES[start]}, and not on {SQUARES[end]}.", TAKING
    nearer = FAR[side][start] - FAR[side][end]
    if nearer > 0:
        steps = f"{nearer} step{'s' if nearer > 1 else ''}"
        return f"It comes {steps} nearer to {ZONE_NAMES[GOAL[side]]}.", MOVING
    best = max((one.worth for one in weighed(board, side, [route])), default=0)
    return ("It keeps the others from gaining more." if best >= 0 else "All else would lose more."), MOVING


def _threatened(board: bytes, side: int, cell: int) -> bool:
    """Whether the other side could put out of play who stands there."""
    return any(cell in turn.taken for turn in routes(board, 1 - side))


def _of_exchange(view: View, reply: str) -> HintFace:
    assert isinstance(view.pending, Decision)
    if view.pending.about == "yard":
        return HintFace(f"Start off from {reply}", "It has the most ways out.", EXCHANGING, picks=reply)
    if view.pending.about == "pairs":
        return HintFace("Exchange as many as you can", "You have fewer on the board.", EXCHANGING, picks=reply)
    reason = "You have fewer pieces on the board, so the same number helps you more."
    return HintFace("Insist upon an exchange", reason, EXCHANGING, picks=reply)
