"""The arc of a game: its chances at each moment, and where it turned."""

from random import Random
from typing import Any

import pytest

from tests.jobs.held import Held
from tests.votes.advice.played import played
from vfw.core.match import Match
from vfw.jobs.batch import run_inline
from vfw.jobs.pool import RunningJob
from vfw.votes.advice import arc
from vfw.votes.advice.arc import AGAIN, BETWEEN, CLEANUP, FIRST, Arc, ArcInquiry, Turning
from vfw.votes.advice.kept_arc import DamagedArc, kept, known_from
from vfw.votes.advice.moments import Moment
from vfw.votes.advice.playouts import played_on
from vfw.votes.rules.position import OPPOSITION, SUFFRAGIST
from vfw.votes.rules.view import imagine

RULES = "0.2"


@pytest.fixture(autouse=True)
def _few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arc, "PLAYOUTS", 24)
    monkeypatch.setattr("vfw.votes.advice.kept_arc.PLAYOUTS", 24)


def inquiry(match: Match[Any, Any], seat: str | None = None, known: Any = None) -> ArcInquiry:
    return ArcInquiry(match.positions, match.replies, match.options, seat, known)


def turned(chances: list[int], again: list[int] | None = None, **between: int) -> Arc:
    """An arc of so many games won of 24 at each moment of turn 3; `again` are those that were played once more."""
    moments = tuple(Moment(number, 3, number + 1, -1, False) for number in range(len(chances)))
    counts = {(FIRST, number): won for number, won in enumerate(chances)}
    counts |= {(AGAIN, number): won for number, won in enumerate(again or chances)}
    counts |= {(BETWEEN, number): between.get(f"at{number}", won) for number, won in enumerate(chances)}
    counts |= {(CLEANUP, number): won for number, won in enumerate(chances[1:]) if number == 5}
    return Arc(moments, "stem", None, "", counts)


def test_the_chance_at_a_moment_is_the_share_of_imagined_worlds_that_are_won() -> None:
    match = played("1920-tennessee")
    found = run_inline(inquiry(match, SUFFRAGIST))
    view = match.game.view(match.positions[found.moments[1].number], SUFFRAGIST)
    seeds = [f"{found.stem}/{FIRST}/{number}" for number in range(24)]
    won = sum(played_on(imagine(view, Random(seed)), f"{seed}/dice").winner == SUFFRAGIST for seed in seeds)
    assert found.counts[FIRST, 1] == won


def test_at_the_end_of_a_game_the_chance_is_what_came_of_it() -> None:
    found = run_inline(inquiry(match := played("1920-tennessee")))
    assert match.outcome
    assert found.chance(len(found.moments) - 1) == float(match.outcome.winners[0] == SUFFRAGIST)
    assert found.games(len(found.moments) - 1) == (0, 0)


def test_the_same_game_has_the_same_arc_in_whatever_order_it_is_worked_out() -> None:
    match, pool = played("1920-tennessee"), Held()
    thought = RunningJob(inquiry(match), pool)
    thought.begin(lambda: None)
    pool.do_all()
    assert thought.inquiry.found.counts == run_inline(inquiry(played("1920-tennessee"))).counts
    assert thought.inquiry.done == 1


def test_another_game_draws_other_worlds() -> None:
    assert inquiry(played("1920-tennessee")).found.stem != inquiry(played("1920-tennessee", seed=6)).found.stem


def test_what_is_known_fills_in_moment_by_moment() -> None:
    work = inquiry(played("1920-tennessee"))
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
    work = inquiry(match := played("1920-january"))
    found = run_inline(work)
    starts = arc.largest_changes(found)
    assert len(starts) == arc.TRIED_AGAIN
    again = {number for what, number in found.counts if what == AGAIN}
    assert again == {n for start in starts for n in (start, start + 1)} - {len(found.moments) - 1}
    in_rounds = {start for start in starts if found.moments[start].round and found.moments[start].votes < 0}
    assert {number for what, number in found.counts if what == BETWEEN} == in_rounds
    assert match.outcome


def test_a_game_turns_where_the_chance_changes_beyond_chance() -> None:
    assert turned([12, 12, 2, 2]).turning_points() == [Turning(1, 0.5, 1 / 12, OPPOSITION)]
    assert turned([12, 11, 10, 9]).turning_points() == []
    assert turned([12, 12, 2, 2], again=[12, 12, 12, 12]).turning_points() == []


def test_three_turning_points_at_most_in_the_order_of_the_game() -> None:
    points = turned([23, 1, 22, 2, 23, 8]).turning_points()
    assert [point.moment for point in points] == [0, 1, 3]
    assert len(points) == 3


def test_the_side_whose_play_brought_more_is_named() -> None:
    assert turned([12, 12, 2, 2], at1=12).turning_points()[0].by == OPPOSITION
    assert turned([12, 12, 2, 2], at1=3).turning_points()[0].by == SUFFRAGIST


def test_all_moments_draw_from_the_same_lots_and_dice() -> None:
    """So neighbouring moments differ by less chance."""
    work = inquiry(played("1920-january"))
    stems = {piece.arguments[1] for piece in work.round()}
    assert stems == {f"{work.found.stem}/{FIRST}"}


def test_what_a_new_turn_brings_is_no_play_of_the_last_round() -> None:
    found = turned([12, 12, 12, 12, 12, 12, 2], at5=12)
    assert found.turning_points()[0].by == OPPOSITION
    found.counts[CLEANUP, 5] = 11
    assert found.turning_points()[0].by == ""


def test_a_game_that_has_not_begun_has_no_arc() -> None:
    match = Match(played("1920-tennessee").game, {}, chance=None)
    with pytest.raises(ValueError, match="has not begun"):
        ArcInquiry(match.positions[:1], (), {}, None)


def test_an_arc_is_kept_and_known_again() -> None:
    match = played("1920-tennessee")
    whole = run_inline(inquiry(match))
    fresh = inquiry(match).found
    known = known_from(kept(whole, RULES), fresh, RULES)
    again = inquiry(match, known=known)
    assert again.found == whole
    assert again.round() == []


def test_only_a_whole_arc_is_kept() -> None:
    with pytest.raises(ValueError, match="not known yet"):
        kept(inquiry(played("1920-tennessee")).found, RULES)


@pytest.mark.parametrize(("name", "other"), [("rules", "0.1"), ("players", "1"), ("playouts", 7), ("seat", OPPOSITION)])
def test_what_others_counted_is_counted_anew(name: str, other: object) -> None:
    match = played("1920-tennessee")
    found = {**kept(run_inline(inquiry(match)), RULES), name: other}
    assert known_from(found, inquiry(match).found, RULES) == {}


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
    found = {**kept(run_inline(inquiry(match)), RULES), **change}
    with pytest.raises(DamagedArc, match=why):
        known_from(found, inquiry(match).found, RULES)


@pytest.mark.parametrize("found", [None, [], "arc", {}, {"rules": "0.2"}])
def test_what_is_no_arc_is_refused(found: object) -> None:
    with pytest.raises(DamagedArc):
        known_from(found, inquiry(played("1920-tennessee")).found, RULES)


@pytest.mark.long
def test_the_arc_of_a_whole_game_by_all_its_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """The end is what came of it, and a turning point is seen in the first counts of both its ends too."""
    monkeypatch.setattr(arc, "PLAYOUTS", 240)
    match = played(seed=3)
    found = run_inline(inquiry(match))
    assert match.outcome
    assert found.chance(len(found.moments) - 1) == float(match.outcome.winners[0] == SUFFRAGIST)
    points = found.turning_points()
    assert 1 <= len(points) <= arc.TURNING_POINTS
    for point in points:
        if not found.moments[point.moment + 1].is_over:
            before, after = (found.counts[FIRST, moment] for moment in (point.moment, point.moment + 1))
            assert (after > before) == (point.after > point.before)
