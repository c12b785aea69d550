"""The chances of a vote in Final Voting, in whole numbers of dice.

Rules: Final Voting.  Ruling 28.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import NamedTuple

from vfw.votes.rules import effects
from vfw.votes.rules.oppobot import counted, votes_with_black_die
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST, Side
from vfw.votes.rules.tabletop import Table


class Dice(NamedTuple):
    """The faces that the dice of a vote can show: all of them, or a single one once a die is rolled.

    Attributes:
        suffragist: The counts of the Suffragists' faces.
        opposition: The counts of the Opposition's faces.
        ties: Whether the Suffragists win on equal totals.
    """

    suffragist: tuple[int, ...]
    opposition: tuple[int, ...]
    ties: bool

    def lying(self, side: Side, face: int) -> Dice:
        """Return the same dice, with the die of `side` showing `face`."""
        return self._replace(suffragist=(face,)) if side == SUFFRAGIST else self._replace(opposition=(face,))


def voting_dice(table: Table) -> Dice:
    """Return the dice of the two sides, by the cards in effect and the dice of the Oppobot."""
    suffragist = effects.die(table, effects.voting_die, SUFFRAGIST, usual=table.voting_die)
    opposition = effects.die(table, effects.voting_die, OPPOSITION, usual=table.voting_die)
    black = votes_with_black_die(table)
    return Dice(
        suffragist=tuple(range(1, suffragist + 1)),
        opposition=tuple([counted(face, black) for face in range(1, opposition + 1)]),
        ties=bool(effects.active(table, effects.wins_ties, SUFFRAGIST)),
    )


@cache
def ratifies(lead: int, dice: Dice) -> Fraction:
    """Return the chance that a state ratifies by one roll of each die; `lead` is that of the Suffragists, in cubes.

    >>> SIX = (1, 2, 3, 4, 5, 6)
    >>> ratifies(0, Dice(SIX, SIX, ties=False)), ratifies(1, Dice(SIX, SIX, ties=False))
    (Fraction(5, 12), Fraction(7, 12))
    """
    enough = 0 if dice.ties else 1
    wins = sum(face + lead - other >= enough for face in dice.suffragist for other in dice.opposition)
    return Fraction(wins, len(dice.suffragist) * len(dice.opposition))


def wins(side: Side, lead: int, dice: Dice) -> Fraction:
    """Return the chance that `side` gets the state by one roll of each die; `lead` is that of the Suffragists."""
    return ratifies(lead, dice) if side == SUFFRAGIST else 1 - ratifies(lead, dice)


def reroll_wins(side: Side, lead: int, dice: Dice, faces: tuple[int, int]) -> Fraction:
    """Return the chance that another roll puts `side` ahead of these faces, the Suffragists’ first."""
    rolls_against = dice.lying(OPPOSITION, faces[1]) if side == SUFFRAGIST else dice.lying(SUFFRAGIST, faces[0])
    return wins(side, lead, rolls_against)


@cache
def rerolls_to_come(side: Side, lead: int, dice: Dice) -> tuple[tuple[float, float], ...]:
    """Return pairs of the chance of a re-roll and its probability.

    There is one for each pair of dice with which `side` would be behind and another roll could help. They serve to
    compare many votes quickly, and are not exact.
    """
    likelihood = 1 / (len(dice.suffragist) * len(dice.opposition))
    found = []
    for face in dice.suffragist:
        for other in dice.opposition:
            behind = wins(side, lead, Dice((face,), (other,), dice.ties)) == 0
            if behind and (chance := reroll_wins(side, lead, dice, (face, other))):
                found.append((float(chance), likelihood))
    return tuple(found)


@cache
def turns_an_even_vote(side: Side, dice: Dice) -> Fraction:
    """Return how likely one re-roll wins a state without cubes that `side` has lost.

    It is a mean over all pairs of dice that lose it.

    >>> SIX = (1, 2, 3, 4, 5, 6)
    >>> [turns_an_even_vote(side, Dice(SIX, SIX, ties=False)) for side in (SUFFRAGIST, OPPOSITION)]
    [Fraction(5, 18), Fraction(7, 18)]
    """
    pairs = [(face, other) for face in dice.suffragist for other in dice.opposition]
    lost = [pair for pair in pairs if not wins(side, 0, Dice(pair[:1], pair[1:], dice.ties))]
    return mean([reroll_wins(side, 0, dice, faces) for faces in lost])


@cache
def ratifies_with_rerolls(lead: int, dice: Dice, faces: tuple[int, int], buttons: tuple[int, int]) -> Fraction:
    """Return the chance that a state ratifies if the side behind rolls again, for a button, as long as that can help.

    `faces` are the present dice, and `buttons` the buttons held, the Suffragists’ first.
    """
    ahead = ratifies(lead, Dice(faces[:1], faces[1:], dice.ties))
    behind = OPPOSITION if ahead else SUFFRAGIST
    suffragist, opposition = buttons
    if not (opposition if ahead else suffragist) or not reroll_wins(behind, lead, dice, faces):
        return ahead
    if behind == SUFFRAGIST:
        left, rolled = (suffragist - 1, opposition), [(face, faces[1]) for face in dice.suffragist]
    else:
        left, rolled = (suffragist, opposition - 1), [(faces[0], face) for face in dice.opposition]
    return mean([ratifies_with_rerolls(lead, dice, pair, left) for pair in rolled])


def mean(chances: list[Fraction]) -> Fraction:
    """Return the mean of equally likely numbers."""
    return sum(chances, Fraction(0)) / len(chances)
