"""A part of a game beside history: the states that voted in it, Congress, and the end; each with its source."""

import re
from typing import Any

import pytest

from tests.debrief.test_record import RECORDS
from vfw.classroom import Play
from vfw.core import Match
from vfw.debrief.comparison import ComparedOutcome
from vfw.debrief.record import compare_part
from vfw.history import ratification, sources
from vfw.history.writing import BRACKET, keys_of
from vfw.panel.skins.registry import DEFAULT_SKIN
from vfw.votes.records.replay import load_recorded_match
from vfw.votes.rules.board import NAMES
from vfw.votes.rules.tabletop import RATIFIED


def part(play: Play, *replies: Any) -> tuple[Match[Any, Any], list[ComparedOutcome]]:
    """The match of a step in which the learner replied so, and its comparison."""
    match = play.match()
    for reply in replies:
        match.answer(reply)
    end = play.end(match)
    assert end is not None
    return match, list(DEFAULT_SKIN.capabilities.history.beside(match, play.looks_from(match), end))


def test_the_states_that_voted_in_the_part_stand_beside_what_they_did() -> None:
    """In history Tennessee said yes; three states were lost before the learner looked on, and are no part of it."""
    before, shows = ("voter-registration", "organize"), ("TN", "reroll")
    match, rows = part(Play("1920-nashville", before, shows, rounds=0, seed="nashville-132"))
    assert len(match.position.rejected) == 8 + 3
    assert rows == [
        ComparedOutcome("Tennessee", "yes", "yes, 18 August 1920 [HWS6; CONAN1952]"),
        ComparedOutcome("The Amendment", "ratified", "ratified, 18 August 1920, with Tennessee [HWS6; CONAN1952]"),
    ]


def test_where_no_state_voted_the_next_of_history_is_named() -> None:
    play = Play("1920-january", shows=(0, "match"), rounds=0, seed="1920-a")
    _, rows = part(play)
    assert rows == [
        ComparedOutcome(
            "The next state",
            "none voted in these rounds",
            "Rhode Island and Kentucky, 6 January 1920 [HWS6; CONAN1952]",
        )
    ]


def test_before_the_amendment_is_sent_congress_stands_beside_congress() -> None:
    shows = (0, "match", "voter-registration", "lobby", "keep")
    _, rows = part(Play("1912-the-west-is-won", shows=shows, rounds=0, seed="1912-6"))
    assert rows == [
        ComparedOutcome(
            "Congress",
            "2 of 6 stars, then 3",
            "no in the Senate on 19 March 1914, 35 to 34; yes in the Senate on 4 June 1919, 56 to 25 [HWS5; CONAN1952]",
        )
    ]


@pytest.mark.parametrize("game", RECORDS[:4], ids=range(4))
def test_every_vote_of_a_game_stands_beside_the_table(game: dict[str, Any]) -> None:
    match = load_recorded_match(game)
    rows = {row.what: row for row in compare_part(match.positions, 0)}
    history = {row.name: row for row in ratification()}
    voted = {NAMES[state]: vote for state, vote in zip(NAMES, match.position.votes, strict=True) if vote}
    assert voted.keys() == rows.keys() & history.keys()
    for state, vote in voted.items():
        assert rows[state].game == ("yes" if vote == RATIFIED else "no")
        said = {"ratified": "yes, ", "rejected": "no, ", "none": "no vote "}[history[state].outcome]
        assert rows[state].record.startswith(said)
        assert str(history[state].on or "") in rows[state].record
    for row in rows.values():
        (bracket,) = re.findall(BRACKET, row.record)
        assert set(keys_of(bracket)) <= sources().keys()
