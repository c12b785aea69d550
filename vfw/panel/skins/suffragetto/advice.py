"""Hints for Suffragetto: the best turns that the computer finds, and their reasons."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from vfw.companions.suffragetto.board import GOAL, NAMES, SQUARES, SUFFRAGETTE, ZONE_NAMES, ZONES
from vfw.companions.suffragetto.moves import Route, apply_route, routes
from vfw.companions.suffragetto.player import (
    DISTANCES,
    PIECE_VALUES,
    WeighedTurn,
    other_reply,
    replies,
    turn_gain,
    weigh_turns,
)
from vfw.companions.suffragetto.position import View, entered
from vfw.core.questions import Decision, Reply
from vfw.jobs.batch import BatchJob, CompletedJob
from vfw.panel.skins.capabilities import Advice
from vfw.panel.skins.suffragetto.start import TurnRankingJob
from vfw.panel.skins.suffragetto.text import describe_piece, describe_taken, piece_name
from vfw.panel.view_models.advice import AnswerCritique, CoachWarning, HintModel

MOST_HINTS = 3
LEAST_COST = PIECE_VALUES[SUFFRAGETTE]
"""The least loss for which the coach warns."""
TAKING, ENTERING, MOVING, EXCHANGING = "Arrest and disabling", "Entry", "Steps and hops", "Exchange"


class SuffragettoAdvice(Advice):
    """Three turns, each with a reason that the board shows."""

    has_win_chances = False

    def find_hints(self, view: View, seed: str) -> BatchJob[Sequence[HintModel]] | None:
        """See `Advice.find_hints`."""
        if not isinstance(view.pending, Decision):
            return None
        if reply := other_reply(view):
            return CompletedJob([_exchange_hint(view, str(reply))])
        return HintJob(view, Random(seed))

    def find_objections(self, view: View, seed: str) -> BatchJob[AnswerCritique] | None:
        """See `Advice.find_objections`."""
        is_turn = isinstance(view.pending, Decision) and view.pending.about == "piece" and not other_reply(view)
        return ObjectionJob(view, Random(seed)) if is_turn else None

    def still_needed(self, view: View) -> str:
        """See `Advice.still_needed`."""
        inside = entered(view.board, view.mover)
        return f"{6 - inside} more in {ZONE_NAMES[GOAL[view.mover]]}"


class HintJob(TurnRankingJob):
    """A ranking job whose result is hints."""

    @property
    def found(self) -> Sequence[HintModel]:
        """See `BatchJob.found`."""
        return [_hint(self._view, one) for one in self.ranked[:MOST_HINTS]]


class ObjectionJob(TurnRankingJob):
    """A ranking job whose result is the objections to each turn."""

    @property
    def found(self) -> AnswerCritique:
        """See `BatchJob.found`."""
        return TurnObjections(self._view, self.all, self.ranked if self.done == 1 else ())


class TurnObjections:
    """Objections to the turns of `view`, from the best answers to them."""

    def __init__(self, view: View, weighed: Sequence[WeighedTurn], ranked: Sequence[WeighedTurn]) -> None:
        self._view = view
        self._turns = {tuple(replies(view, one.route)): one for one in weighed}
        self.hints = [_hint(view, one) for one in ranked[:MOST_HINTS]]

    def goes_on(self, given: Sequence[Reply]) -> bool:
        """See `AnswerCritique.goes_on`."""
        return any(words[: len(given)] == tuple(given) for words in self._turns)

    def objection_to(self, given: Sequence[Reply]) -> CoachWarning | None:
        """See `AnswerCritique.to`."""
        chosen = self._turns.get(tuple(map(str, given)))
        if chosen is None:
            return None
        best = max(self._turns.values(), key=lambda one: one.worth)
        if best.worth - chosen.worth < LEAST_COST or not (cost := _cost(self._view, chosen.route)):
            return None
        return CoachWarning(_hint(self._view, chosen), cost, _hint(self._view, best))


def _cost(view: View, route: Route) -> str:
    """Describe the other side's best reply to a turn in a sentence; "" if it gains nothing."""
    board, side = apply_route(view.board, route), 1 - view.mover
    answer = max(routes(board, side), key=lambda turn: turn_gain(board, turn), default=None)
    if answer is None or not (answer.taken or ZONES[answer.path[-1]] == GOAL[side]):
        return ""
    can = describe_taken(board, side, answer.taken) or f"enters {ZONE_NAMES[GOAL[side]]}"
    return f"Then {describe_piece(board, answer.path[0])} {can}."


def _hint(view: View, one: WeighedTurn) -> HintModel:
    route, words = one.route, replies(view, one.route)
    start, end = SQUARES[route.path[0]], SQUARES[route.path[-1]]
    piece = piece_name(view.board[route.path[0]])
    answer = f"{piece} {start} – {end}" if len(route.path) > 1 else f"Stop on {end}"
    reason, rule = _reason_and_rule(view, route)
    then = HintModel(answer, reason, rule, picks=words[1]) if len(words) > 1 else None
    return HintModel(answer, reason, rule, picks=words[0], places=(end,), then=then)


def _reason_and_rule(view: View, route: Route) -> tuple[str, str]:
    """Return a reason for a turn that the board shows, and its rule."""
    board, side = view.board, view.mover
    start, end = route.path[0], route.path[-1]
    if route.taken:
        return f"It {describe_taken(board, side, route.taken)}.", TAKING
    if ZONES[end] == GOAL[side] != ZONES[start]:
        inside = f"{entered(board, side) + 1} of 6, and no piece can take it there"
        return f"It enters {ZONE_NAMES[GOAL[side]]}: {inside}.", ENTERING
    if _is_threatened(board, side, start) and not _is_threatened(apply_route(board, route), side, end):
        return f"The {NAMES[board[start]]} could be taken on {SQUARES[start]}, and not on {SQUARES[end]}.", TAKING
    nearer = DISTANCES[side][start] - DISTANCES[side][end]
    if nearer > 0:
        steps = f"{nearer} step{'s' if nearer > 1 else ''}"
        return f"It comes {steps} nearer to {ZONE_NAMES[GOAL[side]]}.", MOVING
    best = max((one.worth for one in weigh_turns(board, side, [route])), default=0)
    return ("It keeps the others from gaining more." if best >= 0 else "All else would lose more."), MOVING


def _is_threatened(board: bytes, side: int, cell: int) -> bool:
    """Return whether the other side could take the piece on a square."""
    return any(cell in turn.taken for turn in routes(board, 1 - side))


def _exchange_hint(view: View, reply: str) -> HintModel:
    assert isinstance(view.pending, Decision)
    if view.pending.about == "yard":
        return HintModel(f"Start off from {reply}", "It has the most ways out.", EXCHANGING, picks=reply)
    if view.pending.about == "pairs":
        return HintModel("Exchange as many as you can", "You have fewer on the board.", EXCHANGING, picks=reply)
    reason = "You have fewer pieces on the board, so the same number helps you more."
    return HintModel("Insist upon an exchange", reason, EXCHANGING, picks=reply)
