"""The chance to win: counted in games played on, and every number of its sentence counted again another way."""

import pickle
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from random import Random

import pytest

from tests.votes.numbers_said import numbers_said, ways_to_say
from tests.votes.scenes import GAME
from vfw.core import Decision, Outcome
from vfw.core.chance import draw_result
from vfw.jobs.batch import run_inline
from vfw.panel.view_models import advice as view_model
from vfw.votes.coach.win_chance import (
    GAMES_PER_BATCH,
    MOST_GAMES,
    NARROW_INTERVAL,
    WinChance,
    WinChanceJob,
    describe_win_chance,
    round_to_tenths,
)
from vfw.votes.players.playouts import GameEnd
from vfw.votes.players.steady import SteadyPlayer
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import OPPOSITION, SIDES, SUFFRAGIST, Side
from vfw.votes.rules.view import View, imagine, view

SEED = "a chance"


def steady_game(seed: int, options: dict[str, str]) -> Iterator[Position]:
    """A game between steady players."""
    position, dice = GAME.start(options), Random(seed)
    while not isinstance(pending := position.pending, Outcome):
        yield position
        if isinstance(pending, Decision):
            position = GAME.answer(position, SteadyPlayer(dice).choose(view(position, pending.seat)))
        else:
            position = GAME.answer(position, draw_result(pending, dice))


@cache
def late_positions() -> list[Position]:
    """The first card of turn 6, from which games are soon played on, in games that go otherwise."""
    found = []
    for seed, options in ((1, {}), (2, {}), (4, {"opponent": "oppobot", "difficulty": "hard"})):
        game = steady_game(seed, options)
        late = (one for one in game if one.turn == 6 and one.round)
        found += [one for one in late if isinstance(one.pending, Decision) and one.pending.about == "card"][:1]
    return found


def all_views() -> Iterator[tuple[View, Side]]:
    for position in late_positions():
        for side in SIDES:
            yield view(position, None), side
        yield view(position, SUFFRAGIST), SUFFRAGIST


@cache
def known_chances() -> list[tuple[View, WinChance]]:
    """The chances from all these views."""
    return [(seen, run_inline(WinChanceJob(seen, side, SEED))) for seen, side in all_views()]


def end_of(world: Position, seed: str) -> Position:
    """The end of a world in which steady players answer every question, one position after the other."""
    dice, players = Random(seed), {str(seat): SteadyPlayer(Random()) for seat in world.seats}
    while not isinstance(pending := world.pending, Outcome):
        if isinstance(pending, Decision):
            world = GAME.answer(world, players[pending.seat].choose(view(world, pending.seat)))
        else:
            world = GAME.answer(world, draw_result(pending, dice))
    return world


def counted(seen: View, games: int) -> list[Position]:
    """The ends of the games that were counted, played on once more."""
    return [end_of(imagine(seen, Random(f"{SEED} world {n}")), f"{SEED} game {n}") for n in range(games)]


def lost_as(ends: list[Position], side: Side) -> dict[str, list[Position]]:
    """The games that `side` lost, by the reason for it."""
    lost: dict[str, list[Position]] = {}
    for end in ends:
        assert isinstance(end.pending, Outcome)
        if side not in end.pending.winners:
            lost.setdefault(end.pending.reason, []).append(end)
    return lost


def test_every_number_is_what_playing_on_gives() -> None:
    checked, before = set(), None
    ends: list[Position] = []
    for seen, chance in known_chances():
        said = describe_win_chance(chance, own=seen.seat is not None)
        if seen != before or len(ends) != chance.played:  # both sides of a table have the same games
            before, ends = seen, counted(seen, chance.played)
        lost = lost_as(ends, chance.side)
        won = len(ends) - sum(map(len, lost.values()))
        expected = {
            "games": len(ends),
            "games won": won,
            "tenths": round(10 * won / len(ends) + 1e-9),
            "in": 10,
            "votes to reject": 13,
            "votes to ratify": 36,
        }
        for reason, games in lost.items():
            missing = {
                "never sent": ("markers missing", [6 - end.congress for end in games]),
                "rejected": ("states missing", [36 - len(end.ratified) for end in games]),
                "ratified": ("rejections missing", [13 - len(end.rejected) for end in games]),
            }
            name, numbers = missing[reason]
            expected[name] = int(sum(numbers) / len(games) + 0.5)
        for name, number in said.numbers.items():
            assert expected[name] == number, f"{name}: {said}"
            checked.add(name)
    assert checked >= {"games", "games won", "tenths", "in", "states missing", "votes to reject"}


def test_the_numbers_are_those_of_the_sentences() -> None:
    for chance in (*CHANCES, *[chance for _, chance in known_chances()]):
        said = describe_win_chance(chance, own=True)
        numbers = numbers_said(f"{said.sentence} {said.games}")
        known = set().union(*[ways_to_say(number) for number in said.numbers.values()])
        assert numbers <= known, f"{numbers - known} is not among {said}"
        assert all(numbers & ways_to_say(number) for number in said.numbers.values()), said


def test_the_result_is_the_same_in_any_order_of_tasks() -> None:
    seen = view(late_positions()[0], SUFFRAGIST)
    there = WinChanceJob(seen, SUFFRAGIST, SEED)
    while pieces := there.round():
        for number in reversed(range(len(pieces))):
            there.take(number, pickle.loads(pickle.dumps(pieces[number])).do())
    assert there.found == run_inline(WinChanceJob(seen, SUFFRAGIST, SEED))
    assert there.done == 1


def test_the_chance_is_known_from_the_first_whole_batch_on() -> None:
    job = WinChanceJob(view(late_positions()[0], SUFFRAGIST), SUFFRAGIST, SEED)
    pieces = job.round()
    for number, piece in enumerate(pieces):
        with pytest.raises(ValueError, match=f"expected to be asked after {GAMES_PER_BATCH}"):
            _ = job.found
        job.take(number, piece.do())
        assert 0 < job.done <= 1
    first = job.found
    assert first.played == GAMES_PER_BATCH
    for piece in job.round()[:1]:
        job.take(0, piece.do())
        assert job.found == first


def test_games_are_played_until_the_interval_is_narrow() -> None:
    for _, chance in known_chances():
        low, high = chance.interval
        assert low - 1e-9 <= chance.share <= high + 1e-9
        assert high - low <= NARROW_INTERVAL or chance.played == MOST_GAMES
        assert chance.played % GAMES_PER_BATCH == 0


def test_the_chance_of_a_finished_game_is_refused() -> None:
    over = end_of(late_positions()[0], "")
    with pytest.raises(ValueError, match="the game is over"):
        WinChanceJob(view(over, SUFFRAGIST), SUFFRAGIST, SEED)


def test_both_sides_have_the_whole_chance_between_them() -> None:
    ours, theirs = (chance for _, chance in known_chances()[:2])
    assert {ours.side, theirs.side} == set(SIDES)
    assert ours.share + theirs.share == 1


# Words

NEVER_SENT = GameEnd(OPPOSITION, "never sent", sent=False, congress=2, ratified=0, rejected=0)
REJECTED = GameEnd(OPPOSITION, "rejected", sent=True, congress=0, ratified=31, rejected=13)
RATIFIED = GameEnd(SUFFRAGIST, "ratified", sent=True, congress=0, ratified=36, rejected=9)


def chance(side: Side, *ends: GameEnd) -> WinChance:
    return WinChance(side, tuple(sorted(ends)))


CHANCES = [
    chance(SUFFRAGIST, *[RATIFIED] * 3, *[NEVER_SENT] * 5, *[REJECTED] * 2),
    chance(SUFFRAGIST, *[RATIFIED] * 7, *[REJECTED] * 3),
    chance(OPPOSITION, *[RATIFIED] * 7, *[REJECTED] * 3),
    chance(SUFFRAGIST, *[NEVER_SENT] * 9),
    chance(SUFFRAGIST, *[RATIFIED] * 9),
    chance(OPPOSITION, *[RATIFIED] * 1, *[REJECTED] * 39),
]


def test_one_sentence_tells_the_chance_and_what_is_missing() -> None:
    assert [describe_win_chance(one, own=True).sentence for one in CHANCES] == [
        "About 3 in 10: most often Congress does not send the Amendment in time; four markers are missing in Congress.",
        "About 7 in 10: where you lose, 13 states reject the Amendment first; five states to ratify are missing then.",
        "About 3 in 10: 36 states ratify the Amendment; four rejections are missing.",
        "Hardly any chance: Congress does not send the Amendment in time; four markers are missing in Congress.",
        "Nearly certain: every game that was played on from here was won.",
        "Nearly certain: where you lose, 36 states ratify the Amendment; four rejections are missing then.",
    ]


def test_a_second_sentence_tells_the_number_of_games() -> None:
    assert [describe_win_chance(one, own=True).games for one in CHANCES[2:4]] == [
        "The computer played 10 games on from here, for both sides: you won 3 of them.",
        "The computer played 9 games on from here, for both sides: you won none of them.",
    ]


def test_the_table_is_told_the_side_of_the_chance() -> None:
    said = [describe_win_chance(one, own=False) for one in (CHANCES[1], CHANCES[5])]
    assert said[0].sentence.startswith("About 7 in 10 for the Suffragists: where they lose, 13 states reject")
    assert said[1].sentence.startswith("Nearly certain for the Opposition: where they lose, 36 states ratify")
    assert said[0].games.endswith("the Suffragists won 7 of them.")


def test_a_single_missing_marker_is_singular() -> None:
    nearly = chance(SUFFRAGIST, NEVER_SENT._replace(congress=5))
    assert describe_win_chance(nearly, own=True).sentence.endswith("in time; one marker is missing in Congress.")


@pytest.mark.parametrize("played", range(GAMES_PER_BATCH, MOST_GAMES + 1, GAMES_PER_BATCH))
def test_the_interval_contains_the_stated_chance(played: int) -> None:
    for won in range(played + 1):
        known = chance(SUFFRAGIST, *[RATIFIED] * won, *[REJECTED] * (played - won))
        low, high = known.interval
        assert (
            view_model.round_to_tenths(low)
            <= view_model.round_to_tenths(float(known.share))
            <= view_model.round_to_tenths(high)
        )
        assert view_model.round_to_tenths(float(known.share)) == round_to_tenths(known.share)


@pytest.mark.parametrize(("games", "said"), [(0, 0), (4, 0), (5, 1), (14, 1), (15, 2), (94, 9), (95, 10), (100, 10)])
def test_tenths_are_the_nearest(games: int, said: int) -> None:
    assert round_to_tenths(Fraction(games, 100)) == said
