"""The debrief: three questions after a game, made from what was done in it, out of the text of staff."""

import re
from random import Random
from typing import Any

import pytest

from tests.votes.golden import kept_games
from vfw.core.chance import seeded
from vfw.core.match import Match
from vfw.core.players import any_reply
from vfw.debrief import questions
from vfw.debrief.questions import MAX_QUESTIONS, PLACEHOLDER, fill_placeholders, questions_after, select_questions
from vfw.front_matter import TextError
from vfw.history import floor_votes, ratification, sources, timeline
from vfw.history.notes import notes
from vfw.history.texts import Section, read
from vfw.history.writing import BRACKET, keys_of, plain
from vfw.votes import VotesForWomen
from vfw.votes.records.event_queries import ANY_GAME, OCCASIONS
from vfw.votes.records.replay import load_recorded_match

SECTIONS = read("debrief").sections
RECORDS = kept_games()[:6]
RECORDED = len(RECORDS)


def text_of(name: str) -> str:
    return read("debrief")[name].body


# The text


@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: section.name)
def test_a_section_asks_about_an_occasion_with_its_words_and_names_one_source(section: Section) -> None:
    assert section.name in OCCASIONS or section.name.startswith(ANY_GAME)
    assert set(PLACEHOLDER.findall(section.body)) <= set(OCCASIONS.get(section.name, ()))
    brackets = list(BRACKET.finditer(section.body))
    assert [bracket.end() for bracket in brackets] == [len(section.body)]
    (key,) = keys_of(brackets[0]["bracket"])
    assert key in sources()
    assert "?" in section.body


def test_every_occasion_is_asked_about_and_every_game_gives_three() -> None:
    names = [section.name for section in SECTIONS]
    assert set(OCCASIONS) <= set(names)
    assert sum(name.startswith(ANY_GAME) for name in names) >= MAX_QUESTIONS


def test_no_question_asks_to_argue_for_exclusion() -> None:
    said = " ".join(plain(section.body) for section in SECTIONS)
    assert not re.search(r"\b(defend|argue for|make the case|why was it right|in favor of)\b", said, re.IGNORECASE)
    assert "Nobody has to argue their case" in said


def test_its_numbers_are_those_of_the_tables() -> None:
    tennessee = next(act for act in ratification() if act.state == "TN")
    for name in ("lost-a-close-vote", "won-a-close-vote"):
        said = plain(text_of(name))
        assert f"{tennessee.house}" in said
        assert f"{tennessee.on}" in said
    refused = [
        vote for vote in floor_votes() if (vote.chamber, vote.kind, vote.result) == ("Senate", "amendment", "failed")
    ]
    assert (len(refused), "said no four times before" in plain(text_of("never-sent"))) == (4, True)
    california = next(event for event in timeline() if event.title == "California wins")
    assert re.findall(r"[\d,]+ votes", california.fact) == re.findall(r"[\d,]+ votes", text_of("campaigned-more"))
    plan = next(event for event in timeline() if event.title == "Emergency convention")
    assert "September 1916" in str(plan.on)
    assert "September 1916" in plain(text_of("lobbied-more"))


# The questions


def test_the_first_three_whose_occasion_was_given_are_asked_in_the_order_of_the_text() -> None:
    given = {"won-states": {"state": "Ohio", "n": "two"}, "lost-a-close-vote": {"state": "Utah"}, "any-game-model": {}}
    asked = select_questions(lambda name: given.get(name))
    names = ("lost-a-close-vote", "won-states", "any-game-model")
    assert asked == [fill_placeholders(text_of(name), given[name]) for name in names]
    assert asked[0].startswith("Utah was lost by a hair.")


def test_unknown_placeholders_and_covered_passages_stay() -> None:
    assert fill_placeholders("{state}, {sate} and {{about it|what {n} said}}", {"state": "Ohio", "n": "ten"}) == (
        "Ohio, {sate} and {{about it|what ten said}}"
    )


def test_a_text_that_cannot_be_read_says_so_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str) -> None:
        raise TextError(7, "write another name", f"lessons/{name}.md")

    monkeypatch.setattr(questions, "read", broken)
    assert select_questions(lambda name: {}) == ["lessons/debrief.md, line 7: write another name"]


def over(number: int, **seats: str) -> Match[Any, Any]:
    """A game that is over, in which these seats were not a person's: recorded ones, and two against the Oppobot."""
    if number < RECORDED:
        match: Match[Any, Any] = load_recorded_match(RECORDS[number])
    else:
        match, rng = Match(VotesForWomen(), {"opponent": "oppobot"}, chance=seeded(number)), Random(number)
        while not match.outcome:
            match.answer(any_reply(match.pending, rng))
    match.players.update(seats)
    return match


@pytest.mark.parametrize("seats", [{}, {"opposition": "greedy"}, {"suffragist": "greedy"}])
@pytest.mark.parametrize("number", range(RECORDED + 2))
def test_after_every_game_three_different_questions_are_asked(number: int, seats: dict[str, str]) -> None:
    match = over(number, **seats)
    asked, positions = questions_after(match), match.positions
    assert len({*asked}) == MAX_QUESTIONS
    for question in asked:
        assert not PLACEHOLDER.findall(question)
        assert BRACKET.search(question)
    played = {e[2].rpartition(":")[2] for p in positions for e in p.news if e[0] == "played" and e[3] == "event"}
    rewarded = [card for card in played if card in notes() and notes()[card].before]
    assert any("the game paid for it" in question for question in asked) == bool(rewarded)


def test_who_led_the_opposition_is_asked_as_a_historian() -> None:
    asked = {}
    for who, seats in (("person", {"suffragist": "greedy"}), ("computer", {"opposition": "greedy"})):
        asked[who] = questions_after(over(0, **seats))
    assert any("Speak as a historian" in question for question in asked["person"])
    assert not any("Speak as a historian" in question for question in asked["computer"])


def test_a_game_that_goes_on_is_not_talked_about_yet() -> None:
    match = over(RECORDED)
    match.undo(free=True)
    assert match.outcome is None
    assert questions_after(match) == []
