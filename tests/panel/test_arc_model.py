"""The arc of a game as it is shown: how it went in a sentence, and where lines, areas and words lie."""

import re
from dataclasses import replace
from itertools import combinations
from math import hypot
from xml.etree import ElementTree

import pytest

from vfw.panel.rendering.arc import (
    locate_point,
    outline_interval,
    outline_lead,
    render_arc,
    render_arc_table,
    split_runs,
)
from vfw.panel.rendering.arc_picture import ACROSS, DISC, draw_arc_picture, place_discs
from vfw.panel.session.arc import ArcProgress
from vfw.panel.view_models.arc import ArcModel, ArcPart, ArcPoint, ArcSide, TurningPointModel


def face(*tenths: int | None, turns: tuple[int, ...] = (), is_over: bool = True, who: str = "") -> ArcModel:
    """The arc of a game whose chances were these; the last of them is its end, where it is over."""
    last = len(tenths) - 1
    points = [
        ArcPoint(10 * n, f"Round {n + 1}", n / last, None if ten is None else ten / 10, is_round=n < last)
        for n, ten in enumerate(tenths)
    ]
    if is_over:
        points[-1] = ArcPoint(10 * last, "The end", 1.0, points[-1].chance, is_over=True)
    return ArcModel(
        kicker="North and south",
        who=who,
        above=ArcSide("north", "you win"),
        below=ArcSide("south", "South wins"),
        points=points,
        stripes=[ArcPart("Turn 1", "1", "", 0.0, 0.5), ArcPart("Turn 2", "2", "", 0.5, 1.0)],
        turns=[
            TurningPointModel(n, f"Round {n + 1}", "one card", f"Card {n}", "", "It was played.", "north")
            for n in turns
        ],
        is_whole=None not in tenths,
        counted="240 games from each moment",
        made="seed 7",
    )


@pytest.mark.parametrize(
    ("arc", "went"),
    [
        (face(6, 7, 8, 9, 10), "Ahead from the first round to the last, and won"),
        (face(3, 2, 2, 1, 0), "Behind from the first round to the last, and lost"),
        (face(3, 2, 3, 2, 8, 10, turns=(3,)), "Behind for 4 rounds, then one card turned it"),
        (face(7, 8, 8, 7, 2, 0, turns=(3,)), "Ahead for 4 rounds, then one card turned it"),
        (face(3, 2, 3, 2, 8, 10), "Behind for most of the game, and won"),
        (face(3, 3, 3, 6, 7, 8, 9, 10), "Ahead from round 4 on, and won"),
        (face(3, 3, 3, 3, 6, 7, 8, 9, 10), "Ahead from turn 2 on, and won"),
        (face(4, 6, 4, 6, 4, 6, 7, 10), "Ahead and behind by turns, and won"),
        (face(7, 7, 3, 3, 7, 4, 10, turns=(5,)), "Ahead and behind by turns, then one card turned it"),
        (face(7, 7, 3, 3, 7, 4, 10), "Ahead and behind by turns, and won at the end"),
        (face(7, 3, 3, 3, 3, 2, 10, turns=(5,)), "Behind for most of the game, then one card turned it"),
        (face(7, 8, 4, 7, 8, 7, 6, 0), "Ahead for most of the game, and lost at the end"),
        (face(3, 7, 4, 7, 8, 7, 6, 10), "Ahead for most of the game, and won"),
        (face(7, 8, 8, 0), "Ahead from the first round to the last, and lost at the end"),
        (face(3, 8, 10, turns=(0,)), "Behind for 1 round, then one card turned it"),
        (face(3, 5, 3, 8, 10, turns=(2,)), "Behind for 2 rounds, then one card turned it"),
        (face(4, 7, 6, is_over=False), "Ahead from turn 2 on, so far"),
        (face(4, 3, 2, is_over=False), "Behind so far"),
        (face(6, 7, 10, who="The north"), "The north: ahead from the first round to the last, and won"),
        (face(6, None, 10), "How the game went"),
    ],
)
def test_how_a_game_went_in_one_sentence(arc: ArcModel, went: str) -> None:
    assert arc.headline == went


def test_only_rounds_are_counted_and_a_win_at_the_vote_is_called_so() -> None:
    arc = face(3, 3, 3, 3, 10, turns=(3,))
    points = [replace(point, is_round=n < 2) for n, point in enumerate(arc.points)]
    assert replace(arc, points=points).headline == "Behind for 2 rounds, then one card turned it"
    voting = replace(arc, turns=[], stripes=[arc.stripes[0], replace(arc.stripes[1], has_points=True)])
    assert voting.headline == "Behind from the first round to the last, and won at the last vote"


def test_a_moment_says_its_chance_and_how_sure_that_is() -> None:
    assert ArcPoint(1, "Turn 5, round 3", 0.5, 0.6, 0.54, 0.66).said == "Turn 5, round 3: 6 in 10, between 5 and 7"
    assert ArcPoint(1, "Turn 5, round 3", 0.5, 0.0, 0.0, 0.138).said == "Turn 5, round 3: 0 in 10, between 0 and 2"
    assert ArcPoint(1, "Turn 5, round 3", 0.5, None).said == "Turn 5, round 3: not known yet"
    assert ArcPoint(1, "The end", 1.0, 0.0, is_over=True).said == "The end: lost"


def test_a_turning_point_is_told_in_a_sentence() -> None:
    arc = face(5, 5, 2, 2, 0, turns=(1, 3))
    assert arc.summary[1:] == ["Round 2: Card 1; from 5 in 10 to 2 in 10.", "Round 4: Card 3; 2 in 10, then lost."]


def test_a_change_within_one_tenth_is_told_in_hundredths() -> None:
    points = [ArcPoint(0, "a", 0, 0.55), ArcPoint(1, "b", 0.5, 0.64), ArcPoint(2, "c", 1, 0.64)]
    arc = face(6, 6, 6, turns=(0,))
    assert "from 55 in 100 to 64 in 100" in ArcModel(**{**vars(arc), "points": points}).told(arc.turns[0])


def test_what_is_not_known_yet_is_a_gap_in_the_curve() -> None:
    assert [[point.number for point in run] for run in split_runs(face(5, 5, None, 5, None, 4, 3).points)] == [
        [0, 10],
        [50, 60],
    ]


def test_the_areas_end_where_the_curve_crosses_the_line_of_even() -> None:
    (run,) = split_runs(face(7, 3, is_over=False).points)
    assert outline_lead(run, above=True) == [
        (0, 50),
        (0, pytest.approx(30)),
        (pytest.approx(50), 50),
        (100, 50),
        (100, 50),
    ]
    assert outline_lead(run, above=False)[-2:] == [(100, pytest.approx(70)), (100, 50)]
    assert len(outline_interval(run)) == 4


@pytest.mark.parametrize("first", [0, 1, 19, 36])
@pytest.mark.parametrize("tenths", [(3, 4, 3), (8, 2, 7), (5, 5, 10), (10, 10, 10)])
def test_in_the_picture_the_discs_of_neighboring_turning_points_are_apart(first: int, tenths: tuple[int, ...]) -> None:
    chances = [5] * 40
    chances[first + 1 : first + 4] = tenths
    discs = place_discs(face(*chances, turns=(first, first + 1, first + 2)))
    assert all(hypot(x - u, y - v) >= 2 * DISC for (x, y), (u, v) in combinations(discs, 2))
    assert all(0 <= x <= ACROSS for x, _ in discs)


def test_the_picture_names_each_turning_point_below_the_curve() -> None:
    drawn = ElementTree.fromstring(draw_arc_picture(face(5, 5, 8, 5, turns=(1,))))
    words = [element.text for element in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert {"1", "Card 1", "Round 2", "It was played."} <= {*words}


def test_a_place_is_counted_from_the_upper_left() -> None:
    assert locate_point(face(2, 10).points[0]) == pytest.approx((0, 80))


def test_no_turning_point_is_said_too() -> None:
    arc = face(5, 5, 5, 10)
    html = render_arc(arc, {point.number: 0 for point in arc.points}, [], [], ArcProgress("", None), 1)
    assert "No round changed the chances by more than chance explains." in html
    assert "<ol" not in render_arc_table(arc)


def test_the_changes_of_the_table_fit_its_shares_and_stand_with_what_brought_them() -> None:
    chances = (0.504, 0.496, 0.515, 0.524, 0.524)
    points = [ArcPoint(n, f"Round {n}", n / 4, chance) for n, chance in enumerate(chances)]
    html = render_arc_table(replace(face(5, 5, 5, 5, 5, is_over=False), points=points))
    assert re.findall(r"<td>(\d+) %</td><td>[^<]*</td><td>([^<]*)</td>", html) == [
        ("50", "0"),
        ("50", "+2"),
        ("52", "0"),
        ("52", "0"),
        ("52", ""),
    ]
    assert '<th scope="col">Change until the next moment</th>' in html
