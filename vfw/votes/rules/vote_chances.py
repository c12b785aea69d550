"""The arithmetic of a vote in Final Voting: how likely a state ratifies, in whole numbers of dice.

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
    """What the dice of a vote can show: all their faces, or a single one where a die lies.

    Attributes:
        suffragist, opposition: what the faces count.
        ties: whether the Suffragists win on equal totals.
    """

    suffragist: tuple[int, ...]
    opposition: tuple[int, ...]
    ties: bool

    def lying(self, side: Side, face: int) -> Dice:
        """The same, with the die of `side` showing `face`."""
        return self._replace(suffragist=(face,)) if side == SUFFRAGIST else self._replace(opposition=(face,))


def voting_dice(table: Table) -> Dice:
    """The dice the two sides roll, as the cards in effect and the dice of the Oppobot have it."""
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
    """The chance that a state ratifies if each die falls once; `lead` is how many more cubes the Suffragists have.

    >>> SIX = (1, 2, 3, 4, 5, 6)
    >>> ratifies(0, Dice(SIX, SIX, ties=False)), ratifies(1, Dice(SIX, SIX, ties=False))
    (Fraction(5, 12), Fraction(7, 12))
    """
    enough = 0 if dice.ties else 1
    wins = sum(face + lead - other >= enough for face in dice.suffragist for other in dice.opposition)
    return Fraction(wins, len(dice.suffragist) * len(dice.opposition))


def wins(side: Side, lead: int, dice: Dice) -> Fraction:
    """The chance that `side` gets the state if each die falls once; `lead` is that of the Suffragists."""
    return ratifies(lead, dice) if side == SUFFRAGIST else 1 - ratifies(lead, dice)


def reroll_wins(side: Side, lead: int, dice: Dice, faces: tuple[int, int]) -> Fraction:
    """The chance that another roll puts `side` ahead where these faces lie, the Suffragists’ first."""
    rolls_against = dice.lying(OPPOSITION, faces[1]) if side == SUFFRAGIST else dice.lying(SUFFRAGIST, faces[0])
    return wins(side, lead, rolls_against)


@cache
def rerolls_to_come(side: Side, lead: int, dice: Dice) -> tuple[tuple[float, float], ...]:
    """(chance of a re-roll, how likely it comes to that) for each pair of dice with which `side` would be behind and
    another roll could help; for comparing many votes quickly, not exact."""
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
    """How likely one re-roll wins a state without cubes that `side` has lost, over all pairs of dice that lose it.

    >>> SIX = (1, 2, 3, 4, 5, 6)
    >>> [turns_an_even_vote(side, Dice(SIX, SIX, ties=False)) for side in (SUFFRAGIST, OPPOSITION)]
    [Fraction(5, 18), Fraction(7, 18)]
    """
    pairs = [(face, other) for face in dice.suffragist for other in dice.opposition]
    lost = [pair for pair in pairs if not wins(side, 0, Dice(pair[:1], pair[1:], dice.ties))]
    return mean([reroll_wins(side, 0, dice, faces) for faces in lost])


@cache
def ratifies_with_rerolls(lead: int, dice: Dice, faces: tuple[int, int], buttons: tuple[int, int]) -> Fraction:
    """The chance that a state ratifies if whoever is behind rolls again, for a button, as long as that can help.

    `faces` lie, and `buttons` are held, the Suffragists’ first.
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
    """Their mean, where each is as likely as any other."""
    return sum(chances, Fraction(0)) / len(chances)
