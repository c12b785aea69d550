"""The greedy player: it looks one play ahead in imagined games that fit its view."""

from __future__ import annotations

from math import sqrt
from random import Random

from vfw.core.chance import draw_result
from vfw.core.position import Event
from vfw.core.questions import Decision, Outcome, Reply
from vfw.votes.players.evaluation import estimate_win, rough_card_value
from vfw.votes.players.heuristics import best_choice, choice_values
from vfw.votes.players.playouts import (
    AFTER_A_PLAY,
    Change,
    Option,
    cards_claimed,
    decision_of,
    needs_lookahead,
    summarize_change,
)
from vfw.votes.rules.playing import EVENT, actions, may_be_event, uses
from vfw.votes.rules.position import Draft, Position
from vfw.votes.rules.seats import Side, side_of
from vfw.votes.rules.view import View, imagine

PLAYOUTS = 8
AT_LEAST = 2
"""Plays of each answer before any is dropped: a single one does not show the effect of dice and cards."""
SURE = 2.0
"""The standard errors by which an answer is assumed better than its results, before it is dropped."""
NEGLIGIBLE = 0.001
"""The gain in the chance to win that is not worth another try."""


class GreedyPlayer:
    """A player that looks one play ahead: it tries each play in imagined games and chooses the one with the best table.

    Within a play it answers by heuristics. `playouts` is the number of tries of each play when all are ranked; to
    choose, it drops those that are clearly behind. It remembers its planned use of a chosen card until it is asked for
    it. All that it does follows from the views and from `rng`.
    """

    def __init__(self, rng: Random, playouts: int = PLAYOUTS) -> None:
        if playouts < 1:
            raise ValueError(f"{playouts!r} playouts are too few; expected 1 or more")
        self.rng = rng
        self.playouts = playouts
        self._meant: tuple[Reply, ...] = ()

    def choose(self, view: View) -> Reply:
        """Return the reply to the question of `view`.

        Raises:
            ValueError: If the view does not wait for a decision of its seat.
        """
        question = decision_of(view)
        meant, self._meant = self._meant, ()
        if not needs_lookahead(view, question):
            return best_choice(view, question)
        if question.about == "use" and meant[:-1] == (view.card,):
            return meant[-1]
        self._meant = self._winner(view, question)
        return self._meant[0]

    def _winner(self, view: View, question: Decision) -> tuple[Reply, ...]:
        """Return the best answer: all are tried in the same imagined games, and those that fall behind drop out."""
        side = side_of(question.seat)
        racing: dict[tuple[Reply, ...], list[float]] = {way: [] for way in _ways(view, question)}
        for tried in range(1, self.playouts + 1):
            if len(racing) == 1:
                break
            world, dice = imagine(view, self.rng), self.rng.getrandbits(32)
            for way, values in racing.items():
                values.append(play_out(world, way, side, Random(dice))[0])
            if tried >= AT_LEAST:
                first = max(racing.values(), key=sum)
                racing = {way: values for way, values in racing.items() if values is first or _may_win(values, first)}
        return max(racing, key=lambda way: sum(racing[way]))

    def ranked(self, view: View) -> list[Option]:
        """Return the answers, the best first.

        Of the actions only one is listed for each, with the card whose event is worth least. A claimed card is left
        for after the card of the hand, when the view asks for one.

        Raises:
            ValueError: If the view does not wait for a decision of its seat.
        """
        question = decision_of(view)
        side = side_of(question.seat)
        ways, ahead = _ways(view, question), needs_lookahead(view, question)
        tried: list[list[Played]] = [[] for _ in ways]
        for _ in range(self.playouts if ahead else 1):
            world, dice = imagine(view, self.rng), self.rng.getrandbits(32)
            for way, plays in zip(ways, tried, strict=True):
                plays.append(play_out(world, way, side, Random(dice)))
        options = [_option(way, side, plays) for way, plays in zip(ways, tried, strict=True)]
        if ahead:
            return sorted(options, key=lambda option: -option.value)
        by_merit = sorted(zip(choice_values(view, question), options, strict=True), key=lambda pair: -pair[0])
        return [option for _, option in by_merit]


def _may_win(values: list[float], first: list[float]) -> bool:
    """Return whether plays with these values could be better on average than the first ones, by more than NEGLIGIBLE.

    Both were tried in the same imagined games.
    """
    behind = [other - own for other, own in zip(first, values, strict=True)]
    n = len(behind)
    mean = sum(behind) / n
    variance = sum([(one - mean) ** 2 for one in behind]) / (n - 1)
    return SURE * sqrt(variance / n) - mean > NEGLIGIBLE


def _ways(view: View, question: Decision) -> list[tuple[Reply, ...]]:
    """Return the answers; with cards of the hand, each event, and each action with the card that is worth least.

    The use follows the card where there is a choice.
    """
    if question.why != "operations":
        return [(choice,) for choice in question.choices]
    side = side_of(question.seat)
    hand = [str(key) for key in question.choices if key in view.held_for(side).hand]
    least = min(hand, key=lambda key: rough_card_value(view, side, key))
    plays = [(key, EVENT) for key in hand if may_be_event(view, side, key)]
    plays += [(least, action) for action in actions(view, side)]
    return [(key, use) if len(uses(view, side, key)) > 1 else (key,) for key, use in plays] or [(least,)]


Played = tuple[float, list[Event]]
"""The evaluation of the table after a play, and the events of the play."""


def play_out(world: Position, replies: tuple[Reply, ...], side: Side, rng: Random) -> Played:
    """Answer with `replies`, then by heuristics and dice from `rng` until the play is over; evaluate for `side`."""
    judged: list[float] = []
    events: list[Event] = []

    def judge_after_play(draft: Draft) -> None:
        if not judged and type(draft.todo[-1].step) in AFTER_A_PLAY:
            judged.append(estimate_win(draft).win_probability(side))
            events.extend(draft.happened)

    given, table = list(replies), world.draft()
    while not judged:
        pending = table.pending
        if isinstance(pending, Outcome):
            return float(side in map(side_of, pending.winners)), events
        if not isinstance(pending, Decision):
            reply = draw_result(pending, rng)
        elif given:
            reply = given.pop(0)
        else:
            reply = best_choice(table, pending)
        table.answer(reply, judge_after_play)
        if not judged:
            events.extend(table.happened)
    return judged[0], events


def _option(replies: tuple[Reply, ...], side: Side, plays: list[Played]) -> Option:
    changes = [summarize_change(events, side) for _, events in plays]
    n = len(plays)
    mean = Change(
        markers=sum(change.markers for change in changes) / n,
        cubes=sum(change.cubes for change in changes) / n,
        votes=sum(change.votes for change in changes) / n,
        buttons=sum(change.buttons for change in changes) / n,
    )
    claimed = [cards_claimed(events, side) for _, events in plays]
    always = tuple([key for key in claimed[0] if all(key in others for others in claimed)])
    return Option(replies, sum(value for value, _ in plays) / n, mean, always)
