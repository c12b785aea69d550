"""The arithmetic of a vote: exactly what the engine makes of every fall of the dice."""

from fractions import Fraction
from itertools import combinations

import pytest

from tests.votes.scenes import GAME, scene
from vfw.core import Decision, Roll
from vfw.votes.narration.odds import round_percent
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import OPPOSITION, SIDES, SUFFRAGIST, Side, side_of
from vfw.votes.rules.tabletop import RATIFIED
from vfw.votes.rules.vote_chances import (
    Dice,
    ratifies,
    ratifies_with_rerolls,
    reroll_wins,
    rerolls_to_come,
    turns_an_even_vote,
    voting_dice,
    wins,
)

CARDS = ("Voter Registration", "Voter Suppression", "Miss Febb Wins the Last Vote")
IN_EFFECT = [chosen for n in range(len(CARDS) + 1) for chosen in combinations(CARDS, n)]
SIX, EIGHT = tuple(range(1, 7)), tuple(range(1, 9))
LEADS = range(-3, 4)


def called(
    lead: int, in_effect: tuple[str, ...] = (), buttons: int = 0, theirs: int = 0, oppobot: str = ""
) -> Position:
    """The Suffragists have picked Tennessee, where they have so many cubes more, and no die has fallen."""
    cubes = "P" * lead if lead > 0 else "R" * -lead
    game = scene(
        TN=cubes, turn=6, sent=True, in_effect=in_effect, oppobot=oppobot, buttons=buttons, their_buttons=theirs
    )
    return game.clean_up().answer("TN").position


def chance_to_ratify(position: Position) -> Fraction:
    """Enumerate all results of all dice; the side behind rolls again whenever it is asked."""
    if position.vote("TN"):
        return Fraction("TN" in position.ratified)
    if isinstance(position.pending, Roll):
        odds = position.pending.odds()
        return sum((chance * chance_to_ratify(GAME.answer(position, faces)) for faces, chance in odds.items()), NONE)
    return chance_to_ratify(GAME.answer(position, "reroll"))


NONE = Fraction(0)


@pytest.mark.parametrize("in_effect", IN_EFFECT, ids="+".join)
def test_the_chance_of_a_state_counts_every_result_of_the_dice(in_effect: tuple[str, ...]) -> None:
    for lead in LEADS:
        position = called(lead, in_effect)
        assert ratifies(lead, voting_dice(position)) == chance_to_ratify(position)


@pytest.mark.parametrize(
    ("dice", "rounded"),
    [
        (Dice(SIX, SIX, ties=False), [8, 17, 28, 42, 58, 72, 83]),
        (Dice(SIX, SIX, ties=True), [17, 28, 42, 58, 72, 83, 92]),
        (Dice(EIGHT, SIX, ties=False), [21, 31, 44, 56, 69, 79, 88]),
        (Dice(SIX, EIGHT, ties=False), [6, 13, 21, 31, 44, 56, 69]),
    ],
)
def test_one_cube_is_worth_about_a_seventh_of_a_state(dice: Dice, rounded: list[int]) -> None:
    assert [round_percent(ratifies(lead, dice)) for lead in LEADS] == rounded


def test_the_black_die_of_the_oppobot_counts_its_one_as_two() -> None:
    for lead in LEADS:
        position = called(lead, oppobot="hard")
        assert voting_dice(position) == Dice(SIX, (2, 2, 3, 4, 5, 6), ties=False)
        assert ratifies(lead, voting_dice(position)) == chance_to_ratify(position)


@pytest.mark.parametrize(("buttons", "theirs"), [(1, 0), (0, 1), (1, 1)])
def test_the_chance_with_rerolls_counts_every_result_and_every_button(buttons: int, theirs: int) -> None:
    for lead in (-2, 1):
        position = called(lead, (), buttons, theirs)
        dice = voting_dice(position)
        pairs = [(face, other) for face in SIX for other in SIX]
        chances = [ratifies_with_rerolls(lead, dice, pair, (buttons, theirs)) for pair in pairs]
        assert sum(chances) / 36 == chance_to_ratify(position)


def test_what_one_side_wins_the_other_does_not() -> None:
    dice = Dice(SIX, EIGHT, ties=True)
    for lead in LEADS:
        assert wins(SUFFRAGIST, lead, dice) + wins(OPPOSITION, lead, dice) == 1


def test_a_reroll_wins_with_the_faces_that_beat_the_present_die() -> None:
    dice = Dice(SIX, SIX, ties=False)
    assert reroll_wins(SUFFRAGIST, 0, dice, (1, 4)) == Fraction(2, 6)
    assert reroll_wins(OPPOSITION, 0, dice, (4, 1)) == Fraction(3, 6)
    assert reroll_wins(SUFFRAGIST, 1, dice, (1, 6)) == Fraction(1, 6)
    assert reroll_wins(SUFFRAGIST, 0, dice, (1, 6)) == 0


def rerolls_offered(lead: int, in_effect: tuple[str, ...], oppobot: str) -> dict[str, list[tuple[float, float]]]:
    """Return the re-rolls that each side is offered, by rolling both dice in the game.

    Each is the chance that another roll wins the state, and the probability of this question.
    """
    offered: dict[str, list[tuple[float, float]]] = {side: [] for side in SIDES}
    first = called(lead, in_effect, buttons=1, theirs=0 if oppobot else 1, oppobot=oppobot)
    for one, its_odds in thrown(first):
        for both, other_odds in thrown(one):
            pending = both.pending
            if isinstance(pending, Decision) and pending.about == "reroll":
                again = [
                    odds for after, odds in thrown(GAME.answer(both, "reroll")) if gets_it(side_of(pending.seat), after)
                ]
                offered[pending.seat].append((float(sum(again)), float(its_odds * other_odds)))
    return offered


def thrown(position: Position) -> list[tuple[Position, Fraction]]:
    """After every fall of the dice, with its odds."""
    assert isinstance(position.pending, Roll)
    return [(GAME.answer(position, faces), odds) for faces, odds in position.pending.odds().items()]


def gets_it(side: Side, position: Position) -> bool:
    """Return whether `side` gets Tennessee without re-rolls."""
    if isinstance(position.pending, Decision) and position.pending.about == "reroll":
        position = GAME.answer(position, "pass")
    return (position.vote("TN") == RATIFIED) == (side == SUFFRAGIST)


DICE = [*((in_effect, "") for in_effect in IN_EFFECT), ((), "hard"), (("Voter Suppression",), "hard")]
"""The cards in effect and the Oppobot, which is never asked, for it has no buttons."""


@pytest.mark.parametrize(("in_effect", "oppobot"), DICE)
def test_the_rerolls_to_come_are_those_the_rules_will_offer(in_effect: tuple[str, ...], oppobot: str) -> None:
    for lead in LEADS:
        dice, offered = voting_dice(called(lead, in_effect, oppobot=oppobot)), rerolls_offered(lead, in_effect, oppobot)
        for side in [SUFFRAGIST] if oppobot else SIDES:
            assert sorted(rerolls_to_come(side, lead, dice)) == sorted(offered[side])


@pytest.mark.parametrize(("in_effect", "oppobot"), DICE)
def test_an_even_vote_is_turned_as_often_as_the_rerolls_that_are_offered_win(
    in_effect: tuple[str, ...], oppobot: str
) -> None:
    dice, offered = voting_dice(called(0, in_effect, oppobot=oppobot)), rerolls_offered(0, in_effect, oppobot)
    for side in [SUFFRAGIST] if oppobot else SIDES:
        turned = sum(chance * likelihood for chance, likelihood in offered[side])
        assert float(turns_an_even_vote(side, dice)) == pytest.approx(turned / (1 - wins(side, 0, dice)))
