"""The arc of a game: its chances at each moment, and where it turned."""

from random import Random
from typing import Any

import pytest

from tests.jobs.manual_pool import ManualPool
from tests.votes.coach.played import played
from vfw.core.match import Match
from vfw.core.questions import Decision
from vfw.jobs.batch import run_inline
from vfw.jobs.pool import RunningJob
from vfw.votes.coach import arc
from vfw.votes.coach.arc import (
    AGAIN,
    BETWEEN,
    CLEANUP,
    FIRST,
    Arc,
    ArcJob,
    DamagedArc,
    Moment,
    TurningPoint,
    find_moments,
    parse_counts,
    plays_between,
    serialize_arc,
)
from vfw.votes.players.playouts import play_to_end
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST, side_of
from vfw.votes.rules.view import imagine

RULES = "0.2"


@pytest.fixture(autouse=True)
def _few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arc, "PLAYOUTS", 24)
    monkeypatch.setattr("vfw.votes.coach.arc.PLAYOUTS", 24)


def job(match: Match[Any, Any], seat: str | None = None, known: Any = None) -> ArcJob:
    return ArcJob(match.positions, match.replies, match.options, seat, known)


def turned(chances: list[int], again: list[int] | None = None, **between: int) -> Arc:
    """An arc of so many games won of 24 at each moment of turn 3; `again` are those that were played once more."""
    moments = tuple(Moment(number, 3, number + 1, -1, False) for number in range(len(chances)))
    counts = {(FIRST, number): won for number, won in enumerate(chances)}
    counts |= {(AGAIN, number): won for number, won in enumerate(again or chances)}
    counts |= {(BETWEEN, number): between.get(f"at{number}", won) for number, won in enumerate(chances)}
    counts |= {(CLEANUP, number): won for number, won in enumerate(chances[1:]) if number == 5}
    return Arc(moments, "stem", None, "", counts)


def test_the_chance_at_a_moment_is_the_share_of_won_imagined_games() -> None:
    match = played("1920-tennessee")
    found = run_inline(job(match, SUFFRAGIST))
    view = match.game.view(match.positions[found.moments[1].number], SUFFRAGIST)
    seeds = [f"{found.stem}/{FIRST}/{number}" for number in range(24)]
    won = sum(play_to_end(imagine(view, Random(seed)), f"{seed}/dice").winner == SUFFRAGIST for seed in seeds)
    assert found.counts[FIRST, 1] == won


def test_at_the_end_of_a_game_the_chance_is_the_result() -> None:
    found = run_inline(job(match := played("1920-tennessee")))
    assert match.outcome
    assert found.chance(len(found.moments) - 1) == float(match.outcome.winners[0] == SUFFRAGIST)
    assert found.games(len(found.moments) - 1) == (0, 0)


def test_the_same_game_has_the_same_arc_in_whatever_order_it_is_worked_out() -> None:
    match, pool = played("1920-tennessee"), ManualPool()
    thought = RunningJob(job(match))
    thought.begin(pool, lambda: None)
    pool.do_all()
    assert thought.job.found.counts == run_inline(job(played("1920-tennessee"))).counts
    assert thought.job.done == 1


def test_another_game_draws_other_imagined_games() -> None:
    assert job(played("1920-tennessee")).found.stem != job(played("1920-tennessee", seed=6)).found.stem


def test_the_arc_fills_in_moment_by_moment() -> None:
    work = job(played("1920-tennessee"))
    pieces, steps = work.round(), []
    for number, piece in enumerate(pieces):
        work.take(number, piece.do())
        steps.append((work.found.known, work.done))
    assert steps == sorted(steps)
    assert [known for known, _ in steps] == [1, 2, 2, 3, 3, 4, 4, 5]
    assert 0 < steps[-1][1] < 1
    with pytest.raises(ValueError, match="counts are missing"):
        work.found.turning_points()


def test_the_largest_changes_are_counted_once_more_and_told_apart_by_side() -> None:
    work = job(match := played("1920-january"))
    found = run_inline(work)
    starts = arc.largest_changes(found)
    assert len(starts) == arc.TRIED_AGAIN
    again = {number for what, number in found.counts if what == AGAIN}
    assert again == {n for start in starts for n in (start, start + 1)} - {len(found.moments) - 1}
    in_rounds = {start for start in starts if found.moments[start].round and found.moments[start].votes < 0}
    assert {number for what, number in found.counts if what == BETWEEN} == in_rounds
    assert match.outcome


def test_a_game_turns_where_the_chance_changes_beyond_chance() -> None:
    assert turned([12, 12, 2, 2]).turning_points() == [TurningPoint(1, 0.5, 1 / 12, OPPOSITION)]
    assert turned([12, 11, 10, 9]).turning_points() == []
    assert turned([12, 12, 2, 2], again=[12, 12, 12, 12]).turning_points() == []


def test_three_turning_points_at_most_in_the_order_of_the_game() -> None:
    points = turned([23, 1, 22, 2, 23, 8]).turning_points()
    assert [point.moment for point in points] == [0, 1, 3]
    assert len(points) == 3


def test_the_side_whose_play_brought_more_is_named() -> None:
    assert turned([12, 12, 2, 2], at1=12).turning_points()[0].by == OPPOSITION
    assert turned([12, 12, 2, 2], at1=3).turning_points()[0].by == SUFFRAGIST


def test_all_moments_share_random_numbers_and_dice() -> None:
    """Neighboring moments therefore differ by less chance."""
    work = job(played("1920-january"))
    stems = {piece.arguments[1] for piece in work.round()}
    assert stems == {f"{work.found.stem}/{FIRST}"}


def test_changes_by_a_new_turn_belong_to_no_play() -> None:
    found = turned([12, 12, 12, 12, 12, 12, 2], at5=12)
    assert found.turning_points()[0].by == OPPOSITION
    found.counts[CLEANUP, 5] = 11
    assert found.turning_points()[0].by == ""


def test_a_game_that_has_not_begun_has_no_arc() -> None:
    match = Match(played("1920-tennessee").game, {}, chance=None)
    with pytest.raises(ValueError, match="has not begun"):
        ArcJob(match.positions[:1], (), {}, None)


def test_an_arc_is_kept_and_known_again() -> None:
    match = played("1920-tennessee")
    whole = run_inline(job(match))
    fresh = job(match).found
    known = parse_counts(serialize_arc(whole, RULES), fresh, RULES)
    again = job(match, known=known)
    assert again.found == whole
    assert again.round() == []


def test_only_a_whole_arc_is_kept() -> None:
    with pytest.raises(ValueError, match="not known yet"):
        serialize_arc(job(played("1920-tennessee")).found, RULES)


@pytest.mark.parametrize(("name", "other"), [("rules", "0.1"), ("players", "1"), ("playouts", 7), ("seat", OPPOSITION)])
def test_counts_by_other_rules_or_players_are_counted_again(name: str, other: object) -> None:
    match = played("1920-tennessee")
    found = {**serialize_arc(run_inline(job(match)), RULES), name: other}
    assert parse_counts(found, job(match).found, RULES) == {}


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"stem": "0"}, "another game"),
        ({"moments": 4}, "another game"),
        ({"counts": {}}, "expected a list"),
        ({"counts": []}, "missing"),
        ({"counts": [["first", 0, 25]]}, "is no count"),
        ({"counts": [["first", 99, 2]]}, "is no count"),
        ({"counts": ["first"]}, "is no count"),
        ({"counts": [["first", 0, True]]}, "True. is no count"),
        ({"counts": [["first", False, 2]]}, "False, 2. is no count"),
        ({"counts": [["first", 0, 2], ["first", 0, 3]]}, 'moment 0 has two counts named "first"'),
    ],
)
def test_a_damaged_arc_is_refused_by_name(change: dict[str, object], why: str) -> None:
    match = played("1920-tennessee")
    found = {**serialize_arc(run_inline(job(match)), RULES), **change}
    with pytest.raises(DamagedArc, match=why):
        parse_counts(found, job(match).found, RULES)


@pytest.mark.parametrize("found", [None, [], "arc", {}, {"rules": "0.2"}])
def test_data_that_are_not_an_arc_are_refused(found: object) -> None:
    with pytest.raises(DamagedArc):
        parse_counts(found, job(played("1920-tennessee")).found, RULES)


@pytest.mark.long
def test_the_arc_of_a_whole_game_by_all_its_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """The end is what came of it, and a turning point is seen in the first counts of both its ends too."""
    monkeypatch.setattr(arc, "PLAYOUTS", 240)
    match = played(seed=3)
    found = run_inline(job(match))
    assert match.outcome
    assert found.chance(len(found.moments) - 1) == float(match.outcome.winners[0] == SUFFRAGIST)
    points = found.turning_points()
    assert 1 <= len(points) <= arc.TURNING_POINTS
    for point in points:
        if not found.moments[point.moment + 1].is_over:
            before, after = (found.counts[FIRST, moment] for moment in (point.moment, point.moment + 1))
            assert (after > before) == (point.after > point.before)


def test_each_strategy_phase_each_round_and_each_vote_is_a_moment() -> None:
    match = played("1920-january")
    moments = find_moments(match.positions)
    before = [moment for moment in moments if moment.votes < 0]
    assert [(moment.turn, moment.round) for moment in before] == [(6, number) for number in range(7)]
    voting = moments[len(before) :]
    assert [moment.votes for moment in voting] == [*range(len(voting))]
    assert [moment.number for moment in moments] == sorted({moment.number for moment in moments})
    assert [moment.is_over for moment in moments] == [False] * (len(moments) - 1) + [True]


def test_a_round_begins_as_its_first_card_is_asked_for() -> None:
    match = played("1920-january")
    for moment in find_moments(match.positions):
        if moment.round and moment.votes < 0:
            pending = match.positions[moment.number].pending
            assert isinstance(pending, Decision)
            assert (side_of(pending.seat), pending.about) == (SUFFRAGIST, "card")


def test_a_game_that_goes_on_has_the_moments_it_came_to() -> None:
    whole, begun = played("1920-january"), played("1920-january", answers=40)
    moments = find_moments(begun.positions)
    assert 1 < len(moments) < len(find_moments(whole.positions))
    assert moments == find_moments(whole.positions)[: len(moments)]


def test_between_the_plays_of_a_round_the_opposition_is_next() -> None:
    match = played("1920-january")
    moments = find_moments(match.positions)
    first, second = moments[1], moments[2]
    between = plays_between(match.positions, match.replies, first, second, SUFFRAGIST)
    assert between is not None
    assert (between.turn, between.round) == (first.turn, first.round)
    after = between.draft().carried_out()
    pending = after.pending
    played_by = [event[1] for event in after.news if event[0] == "played"]
    assert played_by == [OPPOSITION] or (isinstance(pending, Decision) and side_of(pending.seat) == OPPOSITION)


def test_a_vote_has_no_table_between_its_plays() -> None:
    match = played("1920-january")
    *_, last, end = find_moments(match.positions)
    assert plays_between(match.positions, match.replies, last, end, SUFFRAGIST) is None


def test_the_last_round_of_a_turn_ends_before_the_turn_does() -> None:
    match = played("1912-the-west-is-won")
    moments = find_moments(match.positions)
    last = next(n for n, moment in enumerate(moments) if moment.round == 6)
    ended = plays_between(match.positions, match.replies, moments[last], moments[last + 1], OPPOSITION)
    assert ended is not None
    assert (ended.turn, ended.round) == (5, 6)
    begun = ended.draft().carried_out()
    assert (begun.turn, begun.round) == (6, 0)
