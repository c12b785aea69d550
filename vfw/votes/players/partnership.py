"""How an artificial player plays with a partner: for the side, whose buttons, cubes and cards both use.

It offers no exchange and agrees to one, for the cards of a hand are played by either; it gives a Strategy card, or a
claimed one, to the partner who has fewer of them, because each may play one a round; and of the last button that both
could spend it thinks twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Final

from vfw.core.questions import Decision, Word
from vfw.votes.players.evaluation import BUTTON, Known
from vfw.votes.rules.actions import DONE, gather_dice
from vfw.votes.rules.partners import KEEP, give_claimed
from vfw.votes.rules.position import ROUNDS, Seat, Side, Step, side_of

SCARCE: Final = 2
"""How many times as dear the last button of two partners is, as long as another round of the turn may need it."""


def scarcity(table: Known, side: Side) -> int:
    """How many times as dear as usual a button of `side` is that would be spent on rolling again. The last one is
    dearer where a partner plays after this round."""
    shared = len(table.seats_of(side)) > 1 and table.round < ROUNDS
    return SCARCE if shared and table.buttons(side) == 1 else 1


def exchanges(table: Known, question: Decision, step: Step) -> list[float]:
    """To offer an exchange brings the side nothing; a partner who offers one has a reason."""
    return [BUTTON if (choice == KEEP) == (question.why == "offer") else 0.0 for choice in question.choices]


def opponents(table: Known, question: Decision, step: Step) -> list[float]:
    """The hand with most cards has most to choose from."""
    return [float(table.held_by(Seat(str(seat))).hand_size) for seat in question.choices]


def receivers(table: Known, question: Decision, step: Step) -> list[float]:
    """Whoever has fewer claimed cards plays this one sooner."""
    return [-float(len(table.held_by(Seat(str(seat))).claimed)) for seat in question.choices]


def gifts(table: Known, question: Decision, step: Step) -> list[float]:
    """A card is given as long as one has two more than the partner."""
    assert isinstance(step, give_claimed)
    (partner,) = [seat for seat in table.seats_of(side_of(question.seat)) if seat != question.seat]
    ahead = len(question.choices) - 1 - len(table.held_by(partner).claimed)
    return [0.0 if key == DONE else ahead - 1.5 for key in question.choices]


def shares(step: gather_dice, choices: Sequence[Word], brings: Callable[[str, int], float]) -> list[float]:
    """What each choice of a die leads to at best, where `brings` says what so many cubes of a campaigner bring, and the
    last of the team gets the dice that are left."""
    (other,) = step.team

    def brought(dice: tuple[int, ...]) -> float:
        given = sum(step.taken) + sum(dice)
        return brings(step.name, given) + brings(other, sum(step.taken) + sum(step.left) - given)

    best: dict[Word, float] = {}
    for dice in _subsets(step.left):
        for choice in dict.fromkeys(dice) if dice else (DONE,):
            best[choice] = max(best.get(choice, -1.0), brought(dice))
    return [best[choice] for choice in choices]


def _subsets(dice: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    for n in range(len(dice) + 1):
        yield from combinations(dice, n)
