"""The player with a plan sees views only, answers the same for the same seed, and is better than chance."""

from random import Random

import pytest

from tests.companions.constitution.dealt import GAME
from vfw.companions.constitution.cards import DEMOCRATS
from vfw.companions.constitution.player import CONSTITUTION, CountingPlayer, elections, margins
from vfw.core.chance import seeded
from vfw.core.intervals import wilson
from vfw.core.match import Match
from vfw.core.players import RandomPlayer, any_reply


def game(number: int, worlds: int) -> float:
    side = CONSTITUTION.sides[number % 2]
    match = Match(GAME, CONSTITUTION.options, chance=seeded(number))
    players = {
        seat: CountingPlayer(Random(f"{number} {seat}"), worlds)
        if seat in side
        else RandomPlayer(Random(f"{number} {seat}"))
        for seat in match.seats
    }
    while match.outcome is None:
        seat = match.pending.seat  # type: ignore[union-attr]
        match.answer(players[seat].choose(match.view(seat)))
    return CONSTITUTION.points(match.outcome, side)


def test_it_wins_more_than_it_loses_even_when_it_thinks_little() -> None:
    assert sum([game(number, worlds=6) for number in range(8)]) >= 6


@pytest.mark.long
def test_it_beats_chance_as_the_table_promises() -> None:
    won = sum([game(number, worlds=16) for number in range(400)])
    assert wilson(int(won), 400)[0] > CONSTITUTION.aim


def test_what_it_finds_follows_from_view_and_seeds() -> None:
    view = Match(GAME, chance=seeded(5)).view
    asked = Match(GAME, chance=seeded(5)).pending
    seat = asked.seat  # type: ignore[union-attr]
    first, again = margins(view(seat), (1, 2, 3)), margins(view(seat), (1, 2, 3))
    assert first == again
    assert len(first) == len(asked.choices)  # type: ignore[union-attr]
    assert margins(view(seat), (4, 5, 6)) != first


def test_the_player_answers_only_questions_of_its_seat() -> None:
    match = Match(GAME, chance=seeded(5))
    other = next(seat for seat in match.seats if seat != match.pending.seat)  # type: ignore[union-attr]
    with pytest.raises(ValueError, match="nothing to choose"):
        CountingPlayer(Random(1)).choose(match.view(other))


def test_elections_are_certain_once_the_votes_are_in() -> None:
    match, rng = Match(GAME, CONSTITUTION.options, chance=seeded(2)), Random(2)
    while match.outcome is None:
        match.answer(any_reply(match.pending, rng))
    assert elections(match.view(None), (1, 2, 3)) == (
        6 if match.position.party(match.outcome.winners[0]) == DEMOCRATS else 0
    )


def test_elections_from_the_beginning_are_open() -> None:
    view = Match(GAME, CONSTITUTION.options, chance=seeded(2)).view("south")
    assert 0 < elections(view, range(20)) < 40
