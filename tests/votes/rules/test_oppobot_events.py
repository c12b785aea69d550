"""The Oppobot plays a card as an event if its condition holds and the event has a benefit."""

from dataclasses import replace
from typing import Any

import pytest

from tests.votes.scenes import d4, drawing, solitaire
from vfw.votes.rules.automatic import lobby_until, unratify_drawn, when
from vfw.votes.rules.deck import CARDS, congress_has, keys
from vfw.votes.rules.position import Verb
from vfw.votes.rules.seats import SUFFRAGIST
from vfw.votes.rules.steps import congress
from vfw.votes.rules.tabletop import OPPOBOT

# Would it bring anything?


@pytest.mark.parametrize(
    ("title", "table"),
    [
        ("Southern Resentment", {"in_effect": ["Fifteenth Amendment"], "rejected": "TX LA AR", "ratified": "MS AL"}),
        ("Gerrymandering", {"NY": "PPP"}),
        ("Red Scare", {"NY": "YYY"}),
        ("Backlash to the Movement", {"NY": "RRR"}),
        ("The Great 1906 San Francisco Earthquake", {"OR": "P"}),
        ("Anti-Suffrage Riots", {"their_hand": [], "deck": []}),
        ("15th Divides Suffragists", {"in_effect": ["Fifteenth Amendment"], "NY": "YY"}),
        ("Governor Clement’s Veto", {"rejected": "NY"}),
    ],
)
def test_an_event_that_would_do_nothing_is_a_campaign(title: str, table: dict[str, Any]) -> None:
    game = solitaire(**table, dice=[*drawing("WA"), d4(2)]).play(title, "campaign")
    game.leaves(campaigners="purple Northeast, yellow Northeast, red West", WA="RR")
    assert all(condition.holds(game.position) for condition in CARDS[game.card].needs)


@pytest.mark.parametrize(
    ("title", "table", "leaves"),
    [
        (
            "Southern Resentment",
            {"in_effect": ["Fifteenth Amendment"], "rejected": "TX LA AR", "ratified": "MS"},
            {"AL": "R"},
        ),
        ("15th Divides Suffragists", {"in_effect": ["Fifteenth Amendment"], "their_buttons": 1}, {"their_buttons": 0}),
    ],
)
def test_an_event_that_does_some_of_what_it_says_is_one(
    title: str, table: dict[str, Any], leaves: dict[str, Any]
) -> None:
    solitaire(**table).play(title).leaves(**leaves).done()


@pytest.mark.parametrize(
    ("verb", "table"),
    [
        (lobby_until(8, 4), {}),
        (congress(-1), {}),
        (congress(-1), {"sent": True}),
        (unratify_drawn(2), {"congress": 3}),
        (when(congress_has(2), congress(-1)), {"congress": 1}),
        (when(congress_has(2), unratify_drawn(2)), {"congress": 2}),
    ],
)
def test_cards_of_a_custom_deck_are_weighed_too(
    verb: Verb, table: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    key = "oppobot:old-dixie"
    monkeypatch.setitem(CARDS, key, replace(CARDS[key], needs=(), steps=(verb,)))
    solitaire(**table, dice=[*drawing("TX"), d4(2)]).play("Old Dixie", "campaign").leaves(TX="RR").done()


def test_what_it_says_under_a_condition_that_holds_is_an_event(monkeypatch: pytest.MonkeyPatch) -> None:
    key = "oppobot:old-dixie"
    monkeypatch.setitem(CARDS, key, replace(CARDS[key], needs=(), steps=(when(congress_has(2), congress(-1)),)))
    solitaire(congress=2).play("Old Dixie", "event").leaves(congress=1).done()


# Does its condition hold?


@pytest.mark.parametrize("card", [card for card in map(CARDS.get, keys(OPPOBOT)) if card and card.needs])
def test_a_card_whose_condition_fails_is_a_campaign(card: Any) -> None:
    against = {"in_effect": ["Eighteenth Amendment"]} if "eighteenth" in str(card.needs) else {}
    table = {"NY": "PPYY", "their_buttons": 3} | against
    position = solitaire(**table).round_of(SUFFRAGIST).position
    assert not any(condition.holds(position) for condition in card.needs)
    solitaire(**table, dice=[*drawing("TX"), d4(1)]).play(card.title, "campaign").leaves(TX="R").done()


REMOVE_A_MARKER = [
    "Senator Joseph Brown",
    "Minor v. Happersett",
    "Senate Rejects Suffrage Amendment",
    "South Dakota Rejects Suffrage",
    "Senator George Vest",
    "Senator John Weeks",
    "Senator “Cotton Ed” Smith",
    "Senator Henry Cabot Lodge",
    "Senator William Borah",
]


@pytest.mark.parametrize("title", REMOVE_A_MARKER)
def test_an_event_that_waits_for_congress_is_a_campaign_without_it(title: str) -> None:
    solitaire(congress=2).play(title, "event")
    for table in ({"congress": 1}, {"sent": True}):
        solitaire(**table, dice=[*drawing("TX"), d4(3)]).play(title, "campaign").leaves(TX="RRR").done()


def test_only_cards_that_remove_markers_wait_for_congress() -> None:
    """Any other would be Campaigning for the rest of the game, once the Amendment is sent."""
    deck = [CARDS[key] for key in keys(OPPOBOT)]
    waiting = [card for card in deck if any(isinstance(condition, congress_has) for condition in card.needs)]
    assert [card.title for card in waiting] == REMOVE_A_MARKER
    assert all(congress(-1) in card.steps for card in waiting)
