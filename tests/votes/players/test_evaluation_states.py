"""The values of cubes and markers: states first, then Congress, and both in one currency."""

from typing import Any

import pytest

from tests.votes.games import fifth_turn, last_turn, solitaire_game, whole_game
from tests.votes.scenes import MIDWEST, NORTHEAST, PLAINS, SOUTH, WEST, each, scene, solitaire
from vfw.votes.players.evaluation_states import (
    CLOSED,
    StateEvaluation,
    best_state,
    lead_in,
    value_tables_on,
    win_probability,
)
from vfw.votes.rules.board import PLACE, STATES
from vfw.votes.rules.seats import OPPOSITION, SIDES, SUFFRAGIST, Side

READY = each(f"{MIDWEST} {NORTHEAST} {PLAINS} {WEST} TX AR LA", "PPPP")
LACKING = each(f"{MIDWEST} {SOUTH} {PLAINS}", "RR")


def evaluation(game: scene, side: Side = SUFFRAGIST) -> StateEvaluation:
    """Evaluate the scene for the side in a round of the Suffragists."""
    return StateEvaluation(game.round_of(SUFFRAGIST).position, side)


# Cubes


def test_the_lead_of_one_side_is_the_deficit_of_the_other() -> None:
    game = scene(NY="PPY", GA="RR", KS="ratified", NJ="rejected")
    ours, theirs = evaluation(game), evaluation(game, OPPOSITION)
    assert ours.leads == theirs.leads
    assert [ours.leads[PLACE[state]] for state in ("NY", "GA", "WA", "KS", "NJ")] == [3, -2, 0, CLOSED, CLOSED]
    for lead in range(-20, 21):
        assert ours.row.worth[lead] + theirs.row.worth[lead] == pytest.approx(1)


def test_the_gain_of_cubes_is_the_change_of_value() -> None:
    here = evaluation(scene(NY="PP", GA="RRR"))
    for n in (1, 2, 3, 4):
        for state, lead in (("NY", 2), ("GA", -3), ("WA", 0)):
            change = here.row.worth[lead + n] - here.row.worth[lead]
            assert here.gains(n)[PLACE[state]] == pytest.approx(change)
    assert here.best(1) == sorted(here.gains(1), reverse=True)


def test_a_cube_gains_nothing_in_a_state_that_takes_none() -> None:
    voted = evaluation(scene(KS="ratified", NJ="rejected"))
    assert voted.gains(2)[PLACE["KS"]] == voted.gains(2)[PLACE["NJ"]] == 0
    barred = scene(in_effect=["The Civil War"])
    assert evaluation(barred).gains(1)[PLACE["GA"]] == 0 < evaluation(barred).gains(1)[PLACE["WA"]]
    assert evaluation(barred, OPPOSITION).gains(1)[PLACE["GA"]] > 0


def test_the_way_to_a_state_card_is_worth_more_the_nearer_it_is() -> None:
    game = scene({**each("NY CA", "PPP"), "UT": "P"}, state_cards=["California", "Utah"])
    gains = evaluation(game).gains(1)
    assert gains[PLACE["CA"]] > gains[PLACE["NY"]]
    assert gains[PLACE["CA"]] > gains[PLACE["UT"]]


def test_cubes_go_where_their_total_gain_is_largest() -> None:
    """The fourth cube claims the card; one alone would go elsewhere."""
    game = scene({**each("NY", "PP"), **each("CA", "R")}, state_cards=["New York"]).round_of(SUFFRAGIST)
    assert best_state(game.position, SUFFRAGIST, ("CA", "NY", "WA"), 2)[0] == "NY"
    assert best_state(game.position, SUFFRAGIST, ("CA", "WA"), 2)[0] == "WA"
    assert best_state(game.position, SUFFRAGIST, (), 2) == ("", -1)


def test_a_card_of_final_voting_changes_what_every_lead_is_worth() -> None:
    game = scene(in_effect=["Miss Febb Wins the Last Vote"])
    usual, with_ties = (value_tables_on(one.round_of(SUFFRAGIST).position, SUFFRAGIST) for one in (scene(), game))
    assert with_ties.usual.worth[0] == pytest.approx(usual.usual.worth[0] + 1 / 6)


# Markers


def test_markers_are_worth_more_once_states_are_ready() -> None:
    for side in SIDES:
        ready, lacking = (evaluation(scene(board, congress=4, turn=5), side) for board in (READY, LACKING))
        assert ready.markers(2) > 5 > 1 > lacking.markers(2)


def test_a_marker_is_worth_more_the_fewer_rounds_are_left_for_it() -> None:
    early, late = (evaluation(scene(READY, congress=4, turn=turn)) for turn in (3, 6))
    assert late.markers(1) > early.markers(1) > 0


def test_markers_count_up_to_the_sixth_and_down_to_the_last() -> None:
    game = scene(READY, congress=4, turn=5)
    assert evaluation(game).markers(0) == 0
    assert evaluation(game).markers(3) == evaluation(game).markers(2) > evaluation(game).markers(1)
    theirs = evaluation(scene(READY, congress=1, turn=5), OPPOSITION)
    assert theirs.markers(2) == theirs.markers(1) > 0
    assert evaluation(scene(congress=0), OPPOSITION).markers(1) == 0


def test_once_the_amendment_is_sent_markers_are_worth_nothing() -> None:
    assert evaluation(scene(sent=True)).markers(3) == 0


# The same table


def test_an_evaluation_holds_until_the_table_changes() -> None:
    game = scene(NY="P", buttons=3).round_of(SUFFRAGIST)
    here = StateEvaluation(game.position, SUFFRAGIST)
    assert here.is_of(game.position, SUFFRAGIST)
    assert not here.is_of(game.position, OPPOSITION)
    others = (scene(NY="PP", buttons=3), scene(NY="P", buttons=4), scene(NY="P", buttons=3, congress=1))
    assert not any(here.is_of(other.round_of(SUFFRAGIST).position, SUFFRAGIST) for other in others)


def test_leads_are_read_in_the_order_of_the_board() -> None:
    game = scene(NY="PY", GA="R").round_of(SUFFRAGIST)
    assert [lead_in(game.position, place) for place in range(48)] == StateEvaluation(game.position, SUFFRAGIST).leads
    assert len(STATES) == 48


MOST = f"{MIDWEST} {NORTHEAST} {PLAINS} {WEST}"


def promised(*, voting: bool = False, **table: Any) -> float:
    return win_probability(scene(**table).round_of(SUFFRAGIST).position, voting=voting)


@pytest.mark.parametrize("play", [whole_game, fifth_turn, last_turn, solitaire_game])
def test_the_win_probability_is_between_0_and_1_on_every_table(play: Any) -> None:
    chances = {
        win_probability(position, voting=voting) for position in play(3) if position.turn for voting in (False, True)
    }
    assert all(0 < chance < 1 for chance in chances)
    assert len(chances) > 10


@pytest.mark.parametrize(
    ("less", "more"),
    [
        ({}, each("PA VA KY TN", "PP")),
        ({"turn": 5, "congress": 2}, {"turn": 5, "congress": 5}),
        ({"turn": 6, "congress": 3}, {"turn": 4, "congress": 3}),
        ({"buttons": 1}, {"buttons": 6}),
        ({"sent": True, "turn": 6, "their_buttons": 6}, {"sent": True, "turn": 6, "their_buttons": 1}),
        ({}, {"claimed": ["National Focus"]}),
    ],
)
def test_gains_of_the_suffragists_raise_the_win_probability(less: dict[str, Any], more: dict[str, Any]) -> None:
    ready = each(MOST, "PPP")
    assert promised(**ready | less) < promised(**ready | more)


def test_as_final_voting_begins_the_states_decide() -> None:
    ahead: dict[str, Any] = each(MOST, "PPPP") | each("TX AR LA MS", "P")
    behind: dict[str, Any] = each(MOST, "RR")
    assert promised(**ahead, sent=True, turn=6, round=6, voting=True) > 0.8
    assert promised(**behind, sent=True, turn=6, round=6, voting=True) < 0.05


def test_games_against_the_oppobot_have_their_own_weights() -> None:
    table: dict[str, Any] = each(MOST, "PP")
    alone = win_probability(solitaire(**table).round_of(SUFFRAGIST).position, voting=False)
    assert alone != promised(**table)
