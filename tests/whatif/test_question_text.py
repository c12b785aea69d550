"""A question as a text, and read again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.whatif.asking import JUNE_1919, WEST, question
from vfw.front_matter import BadText
from vfw.resources import lessons
from vfw.whatif.question import BELOW, GAME_BELOW, Question, parse_question, serialize_question


def again(asked: Question) -> Question:
    return parse_question(serialize_question(asked), lessons("scenarios"))


@pytest.mark.parametrize("name", lessons("whatif"))
def test_a_question_of_ours_is_written_and_read(name: str) -> None:
    asked = parse_question(lessons("whatif")[name], lessons("scenarios"))
    assert again(asked) == asked


def test_all_that_can_be_said_is_written() -> None:
    asked = question(
        "Congress 4 instead of 3\n  player: random against planner\n  the Opposition bids nothing",
        WEST, both="Congress 3 instead of 2", players="steady against random", games="250", when="May 1911",
        known="nothing", assumed="known: so it begins\n  and so it goes on",
    )  # fmt: skip
    assert again(asked) == asked
    assert asked.known == ()
    assert [change.words for change in asked.both] == ["Congress 3 instead of 2"]


def test_lines_on_players_give_way_to_who_plays() -> None:
    asked = question("two rounds more\n  player: random against planner", WEST).with_players("steady")
    assert [change.words for change in asked.changes] == ["two rounds more"]
    assert again(asked) == asked


@pytest.mark.parametrize("moment", [BELOW, GAME_BELOW])
def test_a_moment_of_ones_own_stands_below(moment: str) -> None:
    text = lessons("scenarios")[JUNE_1919].replace("red cubes: LA 1", "red cubes: LA 3")
    told = serialize_question(question("Tennessee: 1 red more", JUNE_1919)).replace(
        f"moment: {JUNE_1919}", f"moment: {moment}"
    )
    asked = parse_question(f"{told}\n{text}", {})
    assert (asked.moment, asked.introduction) == (moment, "A word.")
    assert asked.start.is_from_game == asked.as_changed.is_from_game == (moment == GAME_BELOW)
    assert "LA 3" in asked.start.scenario
    assert again(asked) == asked
    assert again(replace(asked, introduction="")) == replace(asked, introduction="")


def test_a_moment_that_is_not_there_or_has_a_fault_is_named_with_its_line() -> None:
    text = serialize_question(question("Tennessee: 1 red more", JUNE_1919)).replace(
        f"moment: {JUNE_1919}", "moment: below"
    )
    with pytest.raises(BadText, match="line 3: there is no scenario below; write its text under"):
        parse_question(text, {})
    broken = lessons("scenarios")[JUNE_1919].replace("Find 36 states", "Find 36 states\nlenth: 3")
    whole = f"{text}\n{broken}"
    with pytest.raises(BadText, match="in the scenario below, “lenth” is no key; did you mean “length”") as found:
        parse_question(whole, {})
    assert whole.split("\n")[found.value.line - 1] == "lenth: 3 that ratify before 13 reject."
