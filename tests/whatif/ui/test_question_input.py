"""Questions from links, and from moments of a visitor's own game."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64encode
from typing import Any

import pytest

from tests.whatif.questions import NASHVILLE, WEST, question
from tests.whatif.ui.game_moments import own_game, own_moment
from vfw.panel.session.saved_games import keep_moment
from vfw.panel.skins.registry import DEFAULT_SKIN
from vfw.resources import lessons
from vfw.votes import VotesForWomen
from vfw.votes.rules.position import Position
from vfw.votes.rules.view import View
from vfw.votes.scenarios.scenario import parse_scenario
from vfw.votes.seating import TABLES
from vfw.whatif.question import GAME_BELOW, Question, parse_question, serialize_question
from vfw.whatif.question import parse_question as read_question
from vfw.whatif.ui import question_input
from vfw.whatif.ui.question_draft import QuestionDraft, make_starting_moment
from vfw.whatif.ui.question_input import BadMoment, BadQuestionInput, extract_scenario, make_link, parse_link

RECORD = {"moment": NASHVILLE, "below": "", "players": ["steady"] * 2, "games": 9, "both": [], "changed": []}


def test_a_shipped_question_is_linked_by_its_name() -> None:
    asked = parse_question(lessons("whatif")["hawke-v-smith"], lessons("scenarios"))
    link = make_link(asked, "hawke-v-smith", 12)
    assert link == "?question=hawke-v-smith&seed=12"
    assert parse_link(link[1:]) == ("hawke-v-smith", asked, 12)


def built(moment: str = NASHVILLE, text: str = "") -> Question:
    start = make_starting_moment(moment, text or lessons("scenarios")[moment])
    return QuestionDraft(start, ("Connecticut: 1 red fewer",), ("Vermont: no cubes",), games=300).question


def test_another_question_is_linked_with_its_lines() -> None:
    assert len(make_link(built())) < 400
    assert parse_link(make_link(built())[1:]) == ("", built(), 0)


def test_a_moment_of_a_game_is_linked() -> None:
    asked = built(GAME_BELOW, own_moment(6, "solitaire"))
    assert parse_link(make_link(asked, seed=4)[1:]) == ("", asked, 4)


def test_a_link_carries_no_free_words() -> None:
    lines = "the Amendment sent in the worst of hours\n  two rounds more"
    told = question(lines, WEST, known="This is no truth. [HWS6]", title="What if you were rude?")
    linked = parse_link(make_link(told)[1:])
    assert linked is not None
    asked = linked.question
    assert (asked.as_it_was, asked.as_changed) == (told.as_it_was, told.as_changed)
    assert "rude" not in asked.title
    assert [change.words for change in asked.changes] == ["the Amendment sent", "two rounds more"]
    assert "no truth" not in " ".join(asked.known)


def test_an_address_without_a_question_asks_none() -> None:
    assert parse_link("") is None
    assert parse_link("voila-theme=light") is None


def test_a_question_too_long_for_an_address_has_no_link(monkeypatch: pytest.MonkeyPatch) -> None:
    assert make_link(built())
    monkeypatch.setattr(question_input, "MAX_LINK_CHARACTERS", 100)
    assert make_link(built()) == ""


def packed(text: str) -> str:
    return "asked=" + urlsafe_b64encode(zlib.compress(text.encode())).decode()


@pytest.mark.parametrize(
    ("query", "complaint"),
    [
        ("question=nobody-asks", "asks for a question that is not here; there are connecticut-session"),
        ("question=hawke-v-smith&seed=x", "The link is damaged"),
        ("asked=abc", "The link is damaged"),
        ("asked=" + make_link(built())[7:-20], "The link is damaged"),
        (packed(" " * 1_000_000), "The link is damaged"),
        (packed("[]"), "The link is damaged"),
        (packed(json.dumps({**RECORD, "games": 0})), "The link is damaged"),
        (packed(json.dumps({**RECORD, "players": ["nobody", "steady"]})), "The link is damaged"),
        (packed(json.dumps({**RECORD, "moment": "never"})), "asks for what cannot be changed at its moment"),
        (
            packed(json.dumps({**RECORD, "changed": ["more luck"]})),
            "asks for what cannot be changed at its moment",
        ),
    ],
)
def test_a_damaged_or_impossible_link_is_refused(query: str, complaint: str) -> None:
    with pytest.raises(BadQuestionInput) as found:
        parse_link(query)
    assert complaint in str(found.value)


RULES = VotesForWomen()


def kept(**otherwise: object) -> str:
    match = own_game()
    number = next(n for n, position in enumerate(match.positions) if position.turn == 4 and can_begin(position))
    return json.dumps({**json.loads(keep_moment(match, number, DEFAULT_SKIN).text), **otherwise})


def can_begin(position: Position) -> bool:
    return not DEFAULT_SKIN.capabilities.scenarios.why_no_public_scenario(position)


def test_the_moment_is_the_one_that_the_panel_kept() -> None:
    assert parse_scenario(extract_scenario(kept())).title.startswith("Your game, turn 4, ")


@pytest.mark.parametrize("at", TABLES)
@pytest.mark.parametrize("turn", [1, 2, 5, 6])
def test_the_open_information_of_a_moment_is_restored(turn: int, at: str) -> None:
    position = next(one for one in own_game(at).positions if one.turn == turn and can_begin(one))
    begun = RULES.start({"scenario": own_moment(turn, at)})
    there, here = (lying(RULES.view(one, None)) for one in (begun, position))
    assert there == here


def lying(view: View) -> dict[str, Any]:
    """Return the open information of a table, except for the last dice."""
    fields = {name: getattr(view, name) for name in view._fields if name not in ("news", "rolled")}
    return {**fields, "removed": {*view.removed}}


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "No moment of your game has come along"),
        ("{", "damaged"),
        ("[]", "expected an object"),
        ('{"kind": "saved game"}', "no moment of a game"),
        (kept(game="suffragetto"), "'suffragetto'"),
        (kept(rules="0.1"), "by rules '0.1'"),
        (kept(scenario="---\ntitle: x\n---\n"), "damaged"),
        (kept(scenario=3), "expected an object"),
    ],
)
def test_an_unusable_moment_is_refused(text: str, says: str) -> None:
    with pytest.raises(BadMoment, match=says):
        extract_scenario(text)


def test_a_question_from_a_game_names_its_moment() -> None:
    asked = QuestionDraft(make_starting_moment(GAME_BELOW, own_moment(4))).with_change("two rounds more").question
    assert asked.date == "turn 4, strategy phase of your game"
    assert asked.title.startswith("What if, after turn 4, strategy phase of your game, ")
    assert asked.as_changed.is_from_game
    again = read_question(serialize_question(asked), {})
    assert (again.title, again.date, again.as_changed.is_from_game) == (asked.title, asked.date, True)
