"""A scenario that asks for another number of rounds in the last turn, or other dice at the end."""

from __future__ import annotations

from random import Random

import pytest

from tests.votes.scenes import GAME
from vfw.core import Decision, Outcome
from vfw.core.players import any_reply
from vfw.resources import lessons
from vfw.votes.narration.drawing import position_html
from vfw.votes.rules.position import Position
from vfw.votes.rules.tabletop import ROUNDS, TURNS, VOTING_DIE
from vfw.votes.scenarios import scenario
from vfw.votes.scenarios.fields import BadScenario
from vfw.votes.scenarios.writer import write_scenario

WEST = lessons("scenarios")["1912-the-west-is-won"]


def asking_for(*lines: str) -> str:
    """The scenario of 1912 with these lines more."""
    return WEST.replace("begins: turn 5\n", "\n".join(["begins: turn 5", *lines, ""]))


def at_the_card(position: Position, turn: int) -> Position:
    """Play at random until the first card of a turn is chosen."""
    rng = Random(1)
    while not (isinstance(p := position.pending, Decision) and position.turn == turn and p.why == "operations"):
        assert not isinstance(p, Outcome)
        position = GAME.answer(position, any_reply(p, rng))
    return position


def test_the_rules_apply_without_a_line_that_changes_them() -> None:
    table = GAME.start({"scenario": WEST})
    assert (table.last_turn, table.voting_die) == (ROUNDS, VOTING_DIE)
    assert (GAME.start({}).last_turn, GAME.start({}).voting_die) == (ROUNDS, VOTING_DIE)


def test_the_last_turn_alone_is_longer_and_has_a_card_for_each_round() -> None:
    start = GAME.start({"scenario": asking_for("last turn: 8 rounds")})
    fifth = at_the_card(start, TURNS - 1)
    assert (fifth.rounds_of_turn, fifth.round_of_turn, fifth.round) == (ROUNDS, 1, 1)
    sixth = at_the_card(fifth, TURNS)
    assert (sixth.rounds_of_turn, sixth.round_of_turn) == (8, 1)
    assert sixth.round == ROUNDS - 8 + 1, "so it says how many rounds are left, as in every turn"
    assert {len(held.hand) for held in sixth.holdings} == {8 + 1}
    assert "Turn 6, round 1" in position_html(sixth)


def test_it_can_begin_in_a_round_that_the_rules_do_not_have() -> None:
    text = asking_for("last turn: 8 rounds").replace("begins: turn 5", "begins: turn 6, round 8")
    table = at_the_card(GAME.start({"scenario": text}), TURNS)
    assert (table.round_of_turn, table.round) == (8, ROUNDS)
    with pytest.raises(BadScenario, match="never comes; that turn has 6 rounds"):
        scenario.parse_scenario(text.replace("last turn: 8 rounds\n", ""))


def test_a_moment_of_such_a_game_is_written_and_begins_again() -> None:
    text = asking_for("last turn: 8 rounds", "voting dice: d8")
    moment = at_the_card(GAME.start({"scenario": text}), TURNS)
    written = write_scenario(moment, title="Mine", date="1920", goal="Win.", length=10)
    assert "begins: turn 6, round 1\nlast turn: 8 rounds\nvoting dice: d8\n" in written
    again = GAME.start({"scenario": written})
    assert (again.round, again.last_turn, again.voting_die) == (moment.round, 8, 8)
    assert again.holdings[0].hand == moment.holdings[0].hand


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("last turn: 13 rounds", "rounds of the last turn: a whole number from 1 to 12"),
        ("last turn: none", "rounds of the last turn: a whole number from 1 to 12"),
        ("voting dice: d7", "is no die; write d4, d6, d8, d10, d12, d20"),
    ],
)
def test_impossible_values_are_refused_by_name(line: str, complaint: str) -> None:
    with pytest.raises(BadScenario) as found:
        scenario.parse_scenario(asking_for(line))
    assert complaint in str(found.value)
