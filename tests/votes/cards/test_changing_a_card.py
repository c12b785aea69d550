"""A card is changed as CONTRIBUTING.md says: what it says, does and is advised for follows; kept texts differ."""

from dataclasses import replace
from difflib import ndiff

import pytest

from tests.votes.golden import CARDS_TXT, cards_text, kept_games
from tests.votes.scenes import each, scene
from vfw.votes.advice.foretelling import foretold
from vfw.votes.archive.replay import replayed
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.position import SUFFRAGIST
from vfw.votes.rules.steps import congress, cubes_per_region, gain
from vfw.votes.rules.view import view
from vfw.votes.telling.card_words import card_text
from vfw.votes.telling.figures import Figures

KEY = "lucy-stone"
SAYS = "Add one marker to Congress. Gain two buttons. Add one Suffragist cube in one state of each region."


@pytest.fixture(autouse=True)
def changed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lucy Stone gains one button as printed, and nothing for Congress."""
    steps = (congress(1), gain(2), cubes_per_region(1))
    assert CARDS[KEY].steps == (gain(1), cubes_per_region(1))
    monkeypatch.setitem(CARDS, KEY, replace(CARDS[KEY], steps=steps))


def test_it_says_what_it_does_now_and_so_does_advice() -> None:
    assert card_text(KEY) == SAYS
    seen = view(scene(congress=2, buttons=3).round_of(SUFFRAGIST).position, SUFFRAGIST)
    assert foretold(seen, SUFFRAGIST, KEY, Figures()) == (
        "gives Congress one marker more: three in all; brings two buttons, so that you hold five; "
        "adds one cube in a state of each of six regions"
    )


def test_it_does_what_it_says_now() -> None:
    card = scene().play("Lucy Stone").at("VT MO WA DE MT TX")
    card.leaves(**each("VT MO WA DE MT TX", "P"), congress=1, buttons=2).done()


def test_the_kept_texts_differ_in_that_card_alone() -> None:
    before, now = CARDS_TXT.read_text(encoding="utf-8").splitlines(), cards_text().splitlines()
    differing = [line for line in ndiff(before, now) if line[0] in "+-"]
    assert differing == ["-     Gain one button. Add one Suffragist cube in one state of each region.", f"+     {SAYS}"]
    assert now[now.index(f"    {SAYS}") - 1].startswith("Lucy Stone ")


def test_games_in_which_it_was_played_are_other_games_now_and_so_the_rules_get_a_version() -> None:
    games = kept_games()
    ops = {f"event {KEY}", f"choose {KEY}"}
    shown = {game["id"] for game in games if any(ops.intersection(play["ops"]) for play in game["plays"])}
    assert 0 < len(shown) < len(games)
    assert {name for name, difference in replayed(games) if difference} == shown
