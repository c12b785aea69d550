"""The text of a question, and what is wrong with one."""

from __future__ import annotations

import pytest

from tests.whatif.asking import NASHVILLE, question, text
from vfw.front_matter import BadText
from vfw.resources import lessons
from vfw.whatif.question import DEFAULT_GAMES, REQUIRED, parse_question

CONNECTICUT = "Connecticut: no cubes"


def test_a_question_is_understood() -> None:
    asked = question(CONNECTICUT, games="2,000", players="steady against planner")
    assert (asked.title, asked.moment, asked.date, asked.when) == ("What if?", NASHVILLE, "9 August 1920", (1920, 8, 9))
    assert asked.known == ("It is so. [HWS6]",)
    assert (asked.games, asked.introduction) == (2000, "A word.")
    assert asked.as_it_was.conduct == asked.as_changed.conduct
    assert (asked.as_it_was.conduct.suffragist, asked.as_it_was.conduct.opposition) == ("steady", "planner")
    assert question(CONNECTICUT).games == DEFAULT_GAMES


@pytest.mark.parametrize("key", REQUIRED)
def test_what_is_missing_is_named(key: str) -> None:
    lines = [line for line in text(CONNECTICUT).split("\n") if not line.startswith(f"{key}:")]
    with pytest.raises(BadText, match=f"“{key}: …” is missing above; it says"):
        parse_question("\n".join(lines), lessons("scenarios"))


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        ({"moment": "1920-nashvile"}, "there is no scenario “1920-nashvile”; did you mean “1920-nashville”"),
        ({"players": "stedy"}, "“stedy” is no player; did you mean “steady”"),
        ({"games": "many"}, "write a whole number from 1 to 1,000,000"),
        ({"games": "1,00"}, "write a whole number from 1 to 1,000,000"),
        ({"both": "Ohio: 1 green"}, "is no change; write one like"),
        ({"when": "31 February 1919"}, "line 8: “31 February 1919” never came; February 1919 has 28 days"),
        ({"when": "one day"}, "“one day” is no date; write “1848”, “July 1848” or “19 July 1848”"),
    ],
)
def test_a_wrong_word_is_named_with_the_right_ones(more: dict[str, str], complaint: str) -> None:
    with pytest.raises(BadText) as found:
        parse_question(text(CONNECTICUT, **{"moment": NASHVILLE, **more}), lessons("scenarios"))
    assert complaint in str(found.value)


def test_a_scenario_with_a_fault_is_named_with_it() -> None:
    with pytest.raises(BadText, match="the scenario “broken” has a fault of its own: line 1"):
        parse_question(text(CONNECTICUT, moment="broken"), {"broken": "no scenario"})


def test_other_players_play_both_worlds() -> None:
    asked = question(CONNECTICUT).with_players("random")
    assert {setup.conduct.suffragist for setup in (asked.as_it_was, asked.as_changed)} == {"random"}
    assert asked.changes == question(CONNECTICUT).changes
    with pytest.raises(ValueError, match="'nobody' is no player; expected one of random"):
        asked.with_players("nobody")
