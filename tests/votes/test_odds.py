"""Odds: every number that is told is counted again here, face by face, through the engine where that is possible."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import pytest

from tests.votes.games import hard_game, last_turn, whole_game
from tests.votes.scenes import GAME
from vfw.core import Decision, Roll
from vfw.votes.odds import Odds, distribution, mean, more_than, odds
from vfw.votes.position import OPPOSITION, RATIFIED, SUFFRAGIST, UNDECIDED, Position
from vfw.votes.standing import standing
from vfw.votes.view import view

SEEDS = range(6)


def rolls() -> Iterator[tuple[Position, Odds]]:
    """Positions of many games that have odds, with these."""
    for play in (whole_game, last_turn, hard_game):
        for seed in SEEDS:
            for position in play(seed):
                told = odds(view(position, SUFFRAGIST))
                if told:
                    yield position, told


def after(position: Position, faces: tuple[int, ...]) -> Position:
    return GAME.answer(position, faces)


def all_faces(roll: Roll) -> list[tuple[int, ...]]:
    return list(product(range(1, roll.sides + 1), repeat=roll.n))


def share(results: list[bool]) -> Fraction:
    return Fraction(sum(results), len(results))


@pytest.fixture(scope="module")
def told() -> list[tuple[Position, Odds]]:
    return list(rolls())


def test_every_kind_of_roll_is_among_these_games(told: list[tuple[Position, Odds]]) -> None:
    rules = {one.rule for _, one in told}
    assert rules == {
        "Lobbying",
        "Campaigning",
        "Event",
        "Event cards that need a roll",
        "Final Voting",
        "Strategy Phase",
        "Managing the Oppobot",
    }


def test_every_roll_has_odds() -> None:
    for play in (whole_game, last_turn, hard_game):
        for position in play(1):
            if isinstance(position.pending, Roll):
                assert odds(view(position, SUFFRAGIST)) or position.pending.why == "oppobot lobbying"


def test_a_card_that_needs_a_roll_succeeds_as_often_as_the_engine_lets_it(told: list[tuple[Position, Odds]]) -> None:
    counted = 0
    for position, one in told:
        if one.rule == "Event cards that need a roll" and isinstance(position.pending, Roll):
            ends = [after(position, faces) for faces in all_faces(position.pending)]
            asked_again = [isinstance(end.pending, Decision) and end.pending.why == position.card for end in ends]
            missed = [("missed", position.side, position.card) in end.news for end in ends]
            failed = list(map(any, zip(asked_again, missed, strict=True)))
            assert one.chances == {"success": 1 - share(failed)}
            counted += 1
    assert counted > 5


def test_markers_are_counted_as_the_dice_are(told: list[tuple[Position, Odds]]) -> None:
    counted = 0
    for position, one in told:
        if one.rule == "Lobbying" and isinstance(position.pending, Roll):
            won = [sum(face >= 6 for face in faces) for faces in all_faces(position.pending)]
            assert one.chances["at least one"] == share([n >= 1 for n in won])
            assert one.chances["mean"] == Fraction(sum(won), len(won))
            assert one.chances.get("at least two", share([n >= 2 for n in won])) == share([n >= 2 for n in won])
            counted += 1
    assert counted > 5


def test_rolling_again_is_set_against_the_dice_that_lie(told: list[tuple[Position, Odds]]) -> None:
    counted: Counter[str] = Counter()
    for position, one in told:
        if isinstance(position.pending, Decision) and "more" in one.chances:
            sides = max(one_more for event in _rolled_before(position) for one_more in [event])
            faces = list(product(range(1, sides + 1), repeat=len(position.rolled)))
            value = (lambda dice: sum(face >= 6 for face in dice)) if one.rule == "Lobbying" else sum
            assert one.chances["more"] == share([value(dice) > value(position.rolled) for dice in faces])
            counted[one.rule] += 1
    assert set(counted) >= {"Lobbying", "Campaigning", "Event"}


def _rolled_before(position: Position) -> list[int]:
    """How many sides the dice have that lie: the news of the throw tells it."""
    return [event[2] for event in position.news if event[0] == "rolled"]


def test_cubes_are_the_sum_of_the_dice(told: list[tuple[Position, Odds]]) -> None:
    counted = 0
    for position, one in told:
        if one.rule in ("Campaigning", "Event") and isinstance(position.pending, Roll) and not position.oppobot:
            sums = [sum(faces) for faces in all_faces(position.pending)]
            assert one.chances == {"mean": Fraction(sum(sums), len(sums))}
            counted += 1
    assert counted > 20


def test_a_vote_is_won_as_often_as_the_engine_gives_it_away(told: list[tuple[Position, Odds]]) -> None:
    counted = 0
    for position, one in told:
        if one.rule == "Final Voting":
            state = standing(view(position, SUFFRAGIST)).state  # type: ignore[union-attr]  # a state is voting
            assert one.chances[SUFFRAGIST] == share(list(_wins(position, state)))
            assert sum(one.chances.values()) == 1
            counted += 1
    assert counted > 20


def _wins(position: Position, state: str) -> Iterator[bool]:
    """Whether the Suffragists get the state, for every way in which the dice can fall while nobody rolls again."""
    if position.vote(state) != UNDECIDED:
        yield position.vote(state) == RATIFIED
    elif isinstance(position.pending, Roll):
        for faces in all_faces(position.pending):
            yield from _wins(after(position, faces), state)
    else:
        yield from _wins(GAME.answer(position, "pass"), state)


def test_the_strategy_die_gives_a_card_as_often_as_told(told: list[tuple[Position, Odds]]) -> None:
    counted = 0
    for position, one in told:
        if one.rule == "Strategy Phase":
            assert isinstance(position.pending, Roll)
            ends = [after(position, faces) for faces in all_faces(position.pending)]
            ours = [isinstance(end.pending, Decision) and end.pending.about == "strategy card" for end in ends]
            nobody = [("no strategy",) in end.news for end in ends]
            assert one.chances[SUFFRAGIST] == share(ours)
            assert one.chances[OPPOSITION] == 1 - share(ours) - share(nobody)
            counted += 1
    assert counted > 5


def test_what_is_drawn_by_lot_is_drawn_evenly(told: list[tuple[Position, Odds]]) -> None:
    counted = 0
    for position, one in told:
        if one.rule == "Managing the Oppobot":
            assert isinstance(position.pending, Roll)
            drawn = Counter(
                event[4]
                for faces in all_faces(position.pending)
                for event in after(position, faces).news[:1]
                if event[3] != "again"
            )
            assert set(drawn.values()) == {min(drawn.values())}
            assert one.chances == {"each": Fraction(1, len(drawn))}
            counted += 1
    assert counted > 50


def test_every_number_in_the_text_is_one_of_the_chances(told: list[tuple[Position, Odds]]) -> None:
    for position, one in told:
        in_text = {Fraction(int(times), int(of)) for times, of in re.findall(r"(\d+) times? in (\d+)", one.text)}
        chances = {chance for chance in one.chances.values() if chance <= 1}
        for told_chance in in_text:
            assert min(abs(told_chance - chance) for chance in chances) <= Fraction(1, 100), (position, one)
        averages = [
            Fraction(number) for number in re.findall(r"([\d.]+)(?: \w+| red cubes for [\w ]+)? on average", one.text)
        ]
        assert all(abs(average - one.chances["mean"]) <= Fraction(1, 20) for average in averages)
        assert in_text or averages or "never" in one.text or "for certain" in one.text


def test_distributions_are_exact() -> None:
    two_dice = distribution(6, 2)
    assert sum(two_dice.values()) == 1
    assert two_dice[7] == Fraction(1, 6)
    assert mean(two_dice) == 7
    assert more_than(two_dice, 10) == Fraction(3, 36)
