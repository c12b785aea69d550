"""The text of a question: parsed, serialized, and its errors."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.whatif.questions import JUNE_1919, NASHVILLE, WEST, question, text
from vfw.front_matter import TextError
from vfw.resources import lessons
from vfw.whatif.question import BELOW, DEFAULT_GAMES, GAME_BELOW, REQUIRED, Question, parse_question, serialize_question

CONNECTICUT = "Connecticut: no cubes"


def test_a_question_is_parsed() -> None:
    asked = question(CONNECTICUT, games="2,000", players="steady against planner")
    assert (asked.title, asked.moment, asked.date, asked.when) == ("What if?", NASHVILLE, "9 August 1920", (1920, 8, 9))
    assert asked.known == ("It is so. [HWS6]",)
    assert (asked.games, asked.introduction) == (2000, "A word.")
    assert asked.as_it_was.conduct == asked.as_changed.conduct
    assert (asked.as_it_was.conduct.suffragist, asked.as_it_was.conduct.opposition) == ("steady", "planner")
    assert question(CONNECTICUT).games == DEFAULT_GAMES


@pytest.mark.parametrize("key", REQUIRED)
def test_a_missing_key_is_named(key: str) -> None:
    lines = [line for line in text(CONNECTICUT).split("\n") if not line.startswith(f"{key}:")]
    with pytest.raises(TextError, match=f"“{key}: …” is missing above; it says"):
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
def test_a_wrong_value_is_named_with_the_remedy(more: dict[str, str], complaint: str) -> None:
    with pytest.raises(TextError) as found:
        parse_question(text(CONNECTICUT, **{"moment": NASHVILLE, **more}), lessons("scenarios"))
    assert complaint in str(found.value)


def test_a_faulty_scenario_is_named() -> None:
    with pytest.raises(TextError, match="the scenario “broken” has a fault of its own: line 1"):
        parse_question(text(CONNECTICUT, moment="broken"), {"broken": "no scenario"})


def test_other_players_play_both_kinds() -> None:
    asked = question(CONNECTICUT).with_players("random")
    assert {setup.conduct.suffragist for setup in (asked.as_it_was, asked.as_changed)} == {"random"}
    assert asked.changes == question(CONNECTICUT).changes
    with pytest.raises(ValueError, match="'nobody' is no player; expected one of random"):
        asked.with_players("nobody")


def again(asked: Question) -> Question:
    return parse_question(serialize_question(asked), lessons("scenarios"))


@pytest.mark.parametrize("name", lessons("whatif"))
def test_a_shipped_question_survives_serialization(name: str) -> None:
    asked = parse_question(lessons("whatif")[name], lessons("scenarios"))
    assert again(asked) == asked


def test_every_key_survives_serialization() -> None:
    asked = question(
        "Congress 4 instead of 3\n  player: random against planner\n  the Opposition bids nothing",
        WEST, both="Congress 3 instead of 2", players="steady against random", games="250", when="May 1911",
        known="nothing", assumed="known: so it begins\n  and so it goes on",
    )  # fmt: skip
    assert again(asked) == asked
    assert asked.known == ()
    assert [change.words for change in asked.both] == ["Congress 3 instead of 2"]


def test_other_players_replace_changes_of_players() -> None:
    asked = question("two rounds more\n  player: random against planner", WEST).with_players("steady")
    assert [change.words for change in asked.changes] == ["two rounds more"]
    assert again(asked) == asked


@pytest.mark.parametrize("moment", [BELOW, GAME_BELOW])
def test_a_moment_can_follow_the_question(moment: str) -> None:
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


def test_a_missing_or_faulty_moment_is_named_with_its_line() -> None:
    text = serialize_question(question("Tennessee: 1 red more", JUNE_1919)).replace(
        f"moment: {JUNE_1919}", "moment: below"
    )
    with pytest.raises(TextError, match="line 3: there is no scenario below; write its text under"):
        parse_question(text, {})
    broken = lessons("scenarios")[JUNE_1919].replace("Find 36 states", "Find 36 states\nlenth: 3")
    whole = f"{text}\n{broken}"
    with pytest.raises(TextError, match="in the scenario below, “lenth” is no key; did you mean “length”") as found:
        parse_question(whole, {})
    assert whole.split("\n")[found.value.line - 1] == "lenth: 3 that ratify before 13 reject."
