"""Spoken answers on request: the question, the regions, the hand, the last events, the score."""

import re
from random import Random

import pytest

from tests.core.sealed_bids import SealedBids
from tests.panel.conftest import NewScreen
from tests.panel.screen import Screen
from tests.panel.visiting import act
from vfw.panel.session.speech import ANSWER_KEYS
from vfw.panel.web.widgets import CLEAR_MARK


def ask(screen: Screen, about: str) -> list[str]:
    """Return the answer to a spoken request."""
    before = screen.panel.page.said
    screen.send({"kind": "ask", "about": about})
    assert screen.panel.page.said != before
    return screen.lines


@pytest.fixture
def alone(screen: Screen) -> Screen:
    """The first question of a game against the computer."""
    screen.begin(seed="11")
    return screen


def test_everything_that_can_be_asked_for_has_a_button_and_a_key(alone: Screen) -> None:
    (asking,) = alone.find("menu", "group", "Hear it")
    assert len(asking.inside) == len(ANSWER_KEYS)
    menu = "\n".join(alone.read("menu"))
    assert all(f"[{about}] (key {key})" in menu for about, key in ANSWER_KEYS.items())
    assert "button: Off [keys off]" in menu


def test_the_question_can_be_heard_again_and_again(alone: Screen) -> None:
    asked = ask(alone, "question")
    assert asked[0] == "Play a card."
    assert ask(alone, "question") == asked


def test_the_regions_are_announced_as_totals(alone: Screen) -> None:
    cubes, votes = ask(alone, "board")
    assert cubes.startswith("Cubes now: the West none; the Plains none; ")
    assert votes == "No states have ratified, none has rejected."


def test_the_hand_is_announced_with_the_effect_of_each_card(alone: Screen) -> None:
    told = {line.split(".")[0]: line for line in ask(alone, "hand")}
    assert len(told) == 7
    assert told["Lucy Stone"].endswith("in one state of each region. Can be played for: Event.")
    assert told["Reconstruction"].endswith("It waits until Fifteenth Amendment is in effect.")
    rng = Random(3)
    while not any("cannot be chosen" in line for line in ask(alone, "hand")):
        act(alone, rng)
    closed = next(line for line in alone.lines if "cannot be chosen" in line)
    assert re.search(r"Can be played for: .+: .+\. Event cannot be chosen: .+\.$", closed), closed


def test_the_last_events_can_be_heard_again(alone: Screen) -> None:
    told = alone.lines[:-1]
    assert ask(alone, "last") == told
    assert ask(alone, "last") == told, "asking is nothing that happens"


def test_the_score_is_announced(alone: Screen) -> None:
    table, *sides = ask(alone, "score")
    assert "Congress: 0 of 6 markers." in table
    assert "0 of 36 to ratify." in table
    assert [side.split(":")[0] for side in sides] == ["Suffragists (you)", "Opposition"]
    assert "Buttons 0 of 12, Campaigners 0" in sides[0]


def test_no_hand_is_announced_while_the_screen_changes_hands(screen: Screen) -> None:
    screen.begin(opposition="person", seed="3")
    assert ask(screen, "hand") == ["There is nothing to tell."]
    screen.press("ready")
    drawn = next(line for line in screen.lines if "You draw" in line)
    assert drawn in ask(screen, "last")
    while "ready" not in screen.commands:
        screen.pick(screen.picks[0])
    assert screen.panel.page.said.partition("\n")[0].endswith(CLEAR_MARK)
    told = [line for about in ANSWER_KEYS for line in ask(screen, about)]
    assert not any("You draw" in line for line in told)
    assert ask(screen, "hand") == ["There is nothing to tell."]


def test_on_the_start_page_nothing_can_be_asked_for(screen: Screen) -> None:
    assert not any("(key " in line for line in screen.read("menu"))


def test_a_game_offers_no_requests_for_parts_it_does_not_have(show: NewScreen) -> None:
    screen = show(SealedBids())
    screen.press("play")
    menu = "\n".join(screen.read("menu"))
    assert [about for about in ANSWER_KEYS if f"[{about}] (key" in menu] == [
        "question",
        "last",
        "score",
    ]
    assert ask(screen, "score")


def test_an_unknown_request_is_refused_with_the_known_ones(alone: Screen) -> None:
    with pytest.raises(ValueError, match=r"no answer to .*weather.*; expected question, board, hand, last"):
        alone.send({"kind": "ask", "about": "weather"})
