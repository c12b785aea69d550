"""Notes on the cards: in their dialogs, linked, and required before a card is played."""

import re
from html import escape
from random import Random
from typing import Any

import pytest

from tests.panel.conftest import NewScreen
from tests.panel.screen import Screen
from tests.panel.test_dialogs import sheet
from vfw.core.chance import seeded
from vfw.core.match import Match
from vfw.core.players import any_reply
from vfw.core.questions import Decision
from vfw.front_matter import TextError
from vfw.history import sources
from vfw.history.notes import notes
from vfw.history.writing import plain
from vfw.panel.rendering import dialogs
from vfw.panel.session.answering import NoteGate
from vfw.panel.view_models import dialog
from vfw.votes import VotesForWomen
from vfw.votes.rules.deck import CARDS, STATE

WITH_NOTES = [key for key in CARDS if key.rpartition(":")[2] in notes()]
READ_FIRST = "southern-strategy"
OTHER = "the-club-movement"
PLAIN = {"kind": "manner", "shows_steps": False}


def holding(card: str) -> Match[Any, Any]:
    """A match in which the Suffragists can play this card, or one whose key begins so; chance plays the Opposition."""
    for seed in range(100):
        players = {"suffragist": "person", "opposition": "random"}
        match, rng = Match(VotesForWomen(), chance=seeded(seed), players=players), Random(seed)
        while not match.outcome:
            pending = match.pending
            asked = isinstance(pending, Decision) and (pending.seat, pending.why) == ("suffragist", "operations")
            if asked and any(str(choice).startswith(card) for choice in match.legal()):
                return match
            match.answer(any_reply(pending, rng))
    raise AssertionError(f"no hand with {card}")


@pytest.fixture(scope="module")
def match() -> Match[Any, Any]:
    return holding(READ_FIRST)


@pytest.fixture
def table(show: NewScreen, match: Match[Any, Any]) -> Screen:
    """A person holds the card whose note is read first, and may play it."""
    screen = show(match.fork())
    screen.send(PLAIN)
    return screen


# In the sheet


def test_every_card_with_a_title_of_its_own_has_a_note() -> None:
    assert {key for key, card in CARDS.items() if card.deck != STATE and key not in WITH_NOTES} == set()
    assert not [key for key in WITH_NOTES if CARDS[key].deck == STATE]


@pytest.mark.parametrize("key", WITH_NOTES)
def test_the_dialog_of_a_card_has_its_note_with_linked_sources(show: NewScreen, key: str) -> None:
    html = dialogs.render_note(notes()[key.rpartition(":")[2]], "full", "sheet-")
    assert html in show_sheet(show, key)
    numbers = re.findall(r'<a href="#(sheet-source-[^"]+)"', html)
    assert numbers
    for number in numbers:
        assert html.count(f'id="{number}"') == 1
        assert number.removeprefix("sheet-source-") in sources()


def show_sheet(show: NewScreen, key: str) -> str:
    screen = show()
    screen.send({**PLAIN, "sensitivity": "full"})
    return sheet(screen, f"card:{key}")


def test_unconfirmed_statements_are_marked() -> None:
    marked = [note for note in notes().values() if note.status == "confirmed in part"]
    assert marked
    for note in marked:
        assert '<small class="vfw-unconfirmed">(not confirmed)</small>' in dialogs.render_note(note, "masked", "")


@pytest.mark.parametrize(
    ("liking", "covered", "shown", "left_out"),
    [("full", 0, 1, 0), ("masked", 1, 0, 0), ("described", 0, 0, 1), ("something", 1, 0, 0), (None, 1, 0, 0)],
)
def test_passages_follow_the_sensitivity_preference(
    screen: Screen, liking: str | None, covered: int, shown: int, left_out: int
) -> None:
    screen.send({**PLAIN, **({"sensitivity": liking} if liking else {})})
    html = sheet(screen, f"card:{READ_FIRST}")
    assert html.count('<details class="vfw-covered">') == covered
    assert html.count('class="vfw-warned"') == shown
    assert html.count('class="vfw-left-out"') == left_out
    assert ("Belle Kearney" in html) == (not left_out)


def test_a_damaged_note_is_reported_and_the_game_continues(
    show: NewScreen, match: Match[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(card: str) -> None:
        raise TextError(3, "the keys never end", f"lessons/cards/{card}.md")

    monkeypatch.setattr(dialog, "note", broken)
    screen = show(match.fork())
    screen.send(PLAIN)
    assert f"lessons/cards/{READ_FIRST}.md, line 3: the keys never end" in sheet(screen, f"card:{READ_FIRST}")
    screen.pick(READ_FIRST, "event")
    assert screen.match.position.card or screen.match.replies[-2:] == (READ_FIRST, "event")


# On the card


def test_a_card_in_the_hand_leads_to_its_history_and_a_state_card_does_not(show: NewScreen) -> None:
    match = holding("state:")
    hand = show(match).html("hand")
    for key in map(str, match.legal()):
        way = f'data-sheet="card:{key}" aria-label="History: {escape(CARDS[key].title)}">History</button>'
        assert hand.count(way) == (CARDS[key].deck != STATE)


# Before it is played


def test_a_note_is_held_back_for_until_it_has_been_read_once() -> None:
    first = NoteGate()
    assert not first.holds_back((OTHER, "event"), [OTHER])
    assert first.card == ""
    assert first.holds_back((READ_FIRST, "event"), [OTHER, READ_FIRST])
    assert first.card == READ_FIRST
    first.drop()
    assert first.card == ""
    assert first.holds_back((READ_FIRST, "event"), [READ_FIRST]), "who went back has not played it"
    assert first.read() == (READ_FIRST, "event")
    assert first.card == ""
    assert not first.holds_back((READ_FIRST, "event"), [READ_FIRST])
    assert first.holds_back(("old-dixie",), ["old-dixie"]), "another card has a note of its own"


def test_a_second_copy_of_a_card_needs_its_own_note_once() -> None:
    first = NoteGate()
    assert first.holds_back(("yes",), ["oppobot:old-dixie"])
    first.read()
    assert not first.holds_back(("yes",), ["old-dixie"])


def test_the_note_comes_before_the_event_and_back_changes_nothing(table: Screen) -> None:
    before, note = table.match.position, notes()[READ_FIRST]
    table.pick(READ_FIRST, "event")
    assert table.match.position is before
    assert table.commands == ["play it", "not now"]
    assert note.before in table.html("cover")
    assert plain(note.body).split()[0] in table.html("cover")
    assert f'data-card="{READ_FIRST}"' in table.html("cover")
    assert table.said.startswith("Before you play")
    table.pick(READ_FIRST, "event")
    assert table.match.position is before, "nothing under the cover can be pressed"
    table.press("not now")
    assert (table.html("cover"), table.match.position) == ("", before)


def test_play_it_plays_the_card_and_after_an_undo_it_is_played_at_once(table: Screen) -> None:
    table.pick(READ_FIRST, "event")
    table.press("play it")
    assert ("played", "suffragist", READ_FIRST, "event") in [e for p in table.match.positions for e in p.news]
    assert table.html("cover") == ""
    table.press("undo")
    table.pick(READ_FIRST, "event")
    assert table.html("cover") == ""
    assert table.match.replies[-2:] == (READ_FIRST, "event")


def test_the_note_comes_also_if_the_use_is_chosen_after_the_card(table: Screen) -> None:
    table.pick(READ_FIRST)
    assert table.html("cover") == ""
    table.pick("event")
    assert "not now" in table.commands
    table.press("play it")
    assert table.match.replies[-2:] == (READ_FIRST, "event")


def test_another_use_of_the_card_needs_no_reading(table: Screen) -> None:
    table.pick(READ_FIRST, "organize")
    assert table.html("cover") == ""
    assert table.match.replies[-2:] == (READ_FIRST, "organize")


def test_another_game_of_the_same_session_does_not_ask_again(table: Screen, match: Match[Any, Any]) -> None:
    table.pick(READ_FIRST, "event")
    table.press("play it")
    table.panel.session.start_match(match.fork())
    table.pick(READ_FIRST, "event")
    assert table.html("cover") == ""


def test_the_passages_change_with_the_preference(table: Screen) -> None:
    table.pick(READ_FIRST, "event")
    assert "Belle Kearney" in table.html("cover")
    table.send({**PLAIN, "sensitivity": "described"})
    assert "Belle Kearney" not in table.html("cover")
    assert "is left out here" in table.html("cover")


def test_when_the_computer_plays_such_a_card_nothing_covers_the_table(show: NewScreen) -> None:
    screen, rng, seen = show(), Random(2), 0
    screen.send(PLAIN)
    screen.begin(suffragist="person", opposition="random")
    while not screen.match.outcome and seen < 3:
        if "play it" in screen.commands:
            screen.press("play it")
        elif command := next((name for name in ("throw", "go on") if name in screen.commands), ""):
            screen.press(command)
        else:
            replies = len(screen.match.replies)
            screen.pick(rng.choice(screen.picks))
            news = [event for position in screen.match.positions[replies + 1 :] for event in position.news]
            played = [e[2] for e in news if e[0] == "played" and e[1] == "opposition" and e[3] == "event"]
            if any(notes()[card].before for card in played if card in notes()):
                seen += 1
                assert "vfw-note-first" not in screen.html("cover")
    assert seen == 3


def test_a_notebook_panel_without_confirmations_plays_the_card_at_once(show: NewScreen, match: Match[Any, Any]) -> None:
    screen = show(match.fork())
    screen.pick(READ_FIRST, "event")
    assert screen.html("cover") == ""
    assert screen.match.replies[-2:] == (READ_FIRST, "event")
