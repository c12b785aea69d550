"""Dialogs: cards, terms, discards, how to play, the whole log."""

import re
from html import unescape
from random import Random
from typing import Any

import pytest

from tests import accessible
from tests.panel.screen import Screen
from vfw.history.texts import read
from vfw.panel.skins.votes.skin import VotesSkin
from vfw.votes.coach.hints import PARTNERS_RULE
from vfw.votes.narration.cards import card_text
from vfw.votes.narration.glossary import TERMS
from vfw.votes.rules.deck import CARDS


def sheet(screen: Screen, about: str) -> str:
    screen.send({"kind": "sheet", "about": about})
    content: dict[str, Any] = screen.sent[-1][1]["content"]
    assert (content["kind"], content["about"]) == ("sheet", about)
    return str(content["html"])


def test_every_name_and_term_has_a_dialog(screen: Screen) -> None:
    skin = VotesSkin()
    abouts = {*skin.capabilities.dialogs.names().values(), *(f"word:{key}" for key in TERMS), "help"}
    on_the_map = {about for about in abouts if about.startswith("place:")}
    assert len(on_the_map) == 48
    for about in abouts - on_the_map:
        assert sheet(screen, about)


def test_a_card_dialog_has_its_effect_and_missing_conditions(screen: Screen) -> None:
    assert card_text("lucy-stone") in sheet(screen, "card:lucy-stone")
    screen.begin()
    assert "It waits until" in sheet(screen, "card:reconstruction")


def test_a_term_in_the_text_opens_its_explanation(screen: Screen) -> None:
    assert TERMS["button"].text in sheet(screen, "word:button")
    assert "Congress [word:congress]" in " ".join(screen.read("cover"))


def test_the_dialog_on_the_two_colors_explains_their_meaning(screen: Screen) -> None:
    told = sheet(screen, "word:purple-and-yellow")
    assert "The history behind it" in told
    assert "neither color is one group" in told
    assert "The history behind it" not in sheet(screen, "word:button")


def test_the_rules_for_partners_are_in_a_dialog_and_on_a_page(screen: Screen) -> None:
    assert any(line.startswith(f"{PARTNERS_RULE}. ") for line in accessible.read(sheet(screen, "help")))
    assert read("partners").head["title"] == PARTNERS_RULE


def test_a_dialog_lists_the_discards_of_a_side(screen: Screen) -> None:
    screen.begin()
    rng = Random(1)
    while len(screen.match.position.opposition.discards) < 3:
        screen.pick(rng.choice(screen.picks))
    lying = [CARDS[key].title for key in screen.match.position.opposition.discards]
    assert re.findall("<b>(.*?)</b>", unescape(sheet(screen, "discards:opposition"))) == lying[::-1]


def test_the_whole_log_begins_with_the_first_turn(screen: Screen) -> None:
    screen.begin()
    rng = Random(1)
    while screen.match.position.turn < 3:
        screen.pick(rng.choice(screen.picks))
    assert "Turn 1 begins." not in screen.html("log")
    assert "Turn 1 begins." in sheet(screen, "log")


@pytest.mark.parametrize("about", ["", "card:nobody", "word:nothing", "hand:opposition", "discards:nobody"])
def test_an_unknown_subject_has_no_dialog(screen: Screen, about: str) -> None:
    screen.begin()
    with pytest.raises(ValueError, match="no sheet about"):
        screen.send({"kind": "sheet", "about": about})
