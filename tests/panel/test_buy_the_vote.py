"""Buy the Vote! in the panel: bids by label and their secrecy, the reveal, the race."""

import json
import re
from html import unescape
from random import Random
from typing import Any

import pytest

from tests.panel.conftest import NewScreen
from tests.panel.screen import Buttons, Screen
from vfw.companions.buy_the_vote.cards import BY_KEY
from vfw.companions.buy_the_vote.game import BuyTheVote
from vfw.core import Match
from vfw.core.chance import scripted
from vfw.core.players import any_reply
from vfw.core.questions import Decision
from vfw.panel.skins.buy_the_vote.board import map_states, replies_to_label
from vfw.panel.skins.buy_the_vote.tutorial import STEPS, BuyTheVoteTutorial
from vfw.panel.skins.registry import SKINS

SKIN = SKINS["buy-the-vote"]
ASKS = {"kind": "manner", "shows_steps": False, "help": "hints"}
FIRST = ("OH", "FL", "CA")


def game(*first: str, players: int = 2, others: str = "person", **options: Any) -> Match[Any, Any]:
    order = (*(first or FIRST), *[card for card in BY_KEY if card not in (first or FIRST)])
    seats = dict.fromkeys("abcde"[1:players], others)
    return Match(
        BuyTheVote(), {"players": players, **options}, chance=scripted((order,)), players={"a": "person", **seats}
    )


def bid(screen: Screen, *replies: str | int) -> None:
    if screen.panel.table and screen.panel.table.is_for_all:
        screen.press("next")
    if "ready" in screen.commands:
        screen.press("ready")
    for reply in replies:
        screen.pick(reply)


def seen(screen: Screen) -> str:
    """All that is sent to a browser, without the names of the widgets."""
    return re.sub(r"IPY_MODEL_\w+", "", screen.state)


def on_board(screen: Screen) -> list[Any]:
    return Buttons(screen.html("board")).picks()


def test_the_prompt_names_the_cards_and_votes_of_a_label(show: NewScreen) -> None:
    screen = show(game())
    bid(screen)
    prompt = screen.html("prompt")
    assert screen.names("prompt", "heading 2")[0].endswith("Label 1: how much for Ohio?")
    assert "18 votes. You have $10M for other labels." in prompt
    assert [">On to label 2<" in prompt, ">Seal all: ready<" in prompt, "Back to" in prompt] == [True, True, False]
    assert 'aria-label="Label 2: Florida, 29 votes, swing state"' in screen.html("board")


def test_a_bid_button_changes_the_bid_and_stays_at_the_label(show: NewScreen) -> None:
    screen = show(game())
    bid(screen)
    assert [1, "back"] in on_board(screen)
    screen.pick(1, "back")
    assert screen.names("prompt", "heading 2")[0].endswith("Label 1: $1M for Ohio?")
    assert [0, "back"] in on_board(screen)
    screen.press("undo")
    assert "Label 1: how much" in screen.html("prompt")


def test_going_to_another_label_changes_no_bid() -> None:
    assert replies_to_label((4, 6, 0), 2, 0) == ["back", "back"]
    assert replies_to_label((4, 6, 0), 0, 2) == [4, 6]


def test_the_page_of_another_player_reveals_no_bid(show: NewScreen) -> None:
    high, none = show(game()), show(game())
    bid(high, 7, 2, 1, "ready")
    bid(none, 0, 0, 0, "ready")
    assert high.match.position != none.match.position
    assert seen(high) == seen(none), "while the screen changes hands"
    for screen in (high, none):
        screen.press("ready")
    assert seen(high) == seen(none), "and for the one who bids next"
    assert "$10M" in high.html("board"), "money is public"
    assert "sealed ✉" in high.html("board")


def test_a_sealed_bid_is_shown_and_the_screen_is_handed_over(show: NewScreen) -> None:
    screen = show(game(players=3))
    bid(screen, 7, "ready")
    assert "Bell, it is your turn" in screen.html("cover")
    assert "bids stay secret until all are ready" in screen.html("cover")
    assert "1 of 3 bids are sealed." in screen.html("board")


def test_bids_are_revealed_by_label_once_all_are_sealed(show: NewScreen) -> None:
    screen = show(game())
    bid(screen, 5, 0, 2, "ready")
    bid(screen, 5, 0, 3, "ready")
    assert screen.match.position.round == 2
    assert screen.html("cover") == "", "all look, before the screen changes hands"
    assert "Round 1 of 8" in screen.read("prompt")
    assert "All bids are open" in screen.html("prompt")
    assert "data-pace" not in screen.html("prompt"), "nobody is hurried"
    board = screen.html("board")
    assert [words in board for words in ("A tie: it stays", "No bid: it stays", "Bell wins")] == [True, True, True]
    screen.press("next")
    assert "Avery, it is your turn" in screen.html("cover")
    screen.press("ready")
    screen.press("look back")
    screen.send({"kind": "command", "name": "last", "fields": {}, "question": screen.panel.question})
    board = screen.html("board")
    assert [words in board for words in ("A tie: it stays", "No bid: it stays", "Bell wins")] == [True, True, True]
    assert board.count("$5M") >= 2


def test_a_swing_state_takes_a_card_on_the_board(show: NewScreen) -> None:
    screen = show(game())
    bid(screen, 0, 1, "ready")
    bid(screen, 1, "ready")
    assert "Florida swings: whose last card do you take?" in screen.html("prompt")
    assert "b" in on_board(screen)
    assert "Take Ohio, 18" in screen.html("board")
    screen.pick("b")
    assert screen.match.position.bars == (("FL", "OH"), ())


def test_the_race_ranks_all_candidates_and_shows_the_missing_votes(show: NewScreen) -> None:
    screen = show(game(players=3))
    for replies in ((0, 0, 1, "ready"), (1, "ready"), ("ready",)):
        bid(screen, *replies)
    bid(screen)
    board = screen.html("board")
    assert "197 short" in board
    assert board.index("California 55") < board.index("Ohio 18")
    assert "Nominee" in board
    assert "Running Mate" in board


def test_the_map_shows_the_holder_or_the_label_of_a_state(show: NewScreen) -> None:
    assert set(map_states()) == set(BY_KEY)
    screen = show(game())
    bid(screen, 0, 0, 1, "ready")
    bid(screen, "ready")
    bid(screen)
    board = unescape(screen.html("board"))
    assert "<title>California, 55 votes, held by You</title>" in board
    assert "<title>Ohio, 18 votes, on label 1</title>" in board
    assert "<title>Texas, 38 votes, not seen yet</title>" in board


@pytest.mark.parametrize("players", [2, 5])
def test_a_whole_game_can_be_played_at_one_screen(show: NewScreen, players: int) -> None:
    screen, rng = show(game(players=players)), Random(players)
    screen.send(ASKS)
    for _ in range(2000):
        pending = screen.match.pending
        if not isinstance(pending, Decision):
            break
        bid(screen, any_reply(pending, rng))  # type: ignore[arg-type]
    assert screen.match.outcome
    assert "The game is over" in screen.html("prompt")
    assert "electoral votes" in screen.html("prompt")


def test_a_hint_suggests_a_bid_against_strategists(show: NewScreen) -> None:
    screen = show(game(players=3, others="planner"))
    screen.send(ASKS)
    screen.press("hint")
    assert "Bid " in screen.html("prompt")
    assert "Where do I stand?" not in screen.html("prompt")
    assert "No player has votes yet: 270 short of 270." in screen.html("prompt")
    screen.pick("ready")
    for _ in range(100):
        if screen.match.position.round == 2:
            break
        screen.press("next")
    assert screen.match.position.round == 2
    assert len(screen.match.position.lots) == 3


@pytest.mark.parametrize("number", range(len(STEPS)))
def test_a_tutorial_step_can_be_completed(number: int) -> None:
    lesson, game = STEPS[number], BuyTheVote()
    match = BuyTheVoteTutorial().lesson_match(lesson)
    events = [event for position in match.positions for event in position.news]
    assert lesson.done(match.pending, events) == ""
    assert lesson.said(match.pending, events, at_first=True) == lesson.opening
    mine = {0: [0, 0, 0, 9], 1: [0, 0, 0, 10], 2: [0, 0, 10]}[number]
    while not lesson.done(match.pending, events):
        pending = match.pending
        assert isinstance(pending, Decision)
        if pending.seat != "a" or pending.about == "steal":
            reply: Any = "c" if pending.about == "steal" else "ready"
        else:
            reply = mine.pop(0) if mine else "ready"
        match.answer(reply)
        events = [event for position in match.positions for event in position.news]
    assert "**" in lesson.done(match.pending, events) or "pile" in lesson.done(match.pending, events)
    if number == 2:
        assert ("taken", "a", "c", "TX") in events
    assert game.name == match.game.name


def test_rules_terms_and_states_have_dialogs() -> None:
    sheets = SKIN.capabilities.dialogs
    rules = " ".join(text for _, text in sheets.sheet("help", None).parts)
    assert "If no player has money, the round is settled at once." in rules
    for word in ("270", "Coozies Games", "buythevotegame.com", "last card", "$30M"):
        assert word in rules
    assert "38 electoral votes" in sheets.sheet("state:TX", None).parts[0][1]
    for start, end, about in sheets.terms_in("A swing state helps the nominee."):
        assert sheets.sheet(about, None).title.lower() == "a swing state helps the nominee."[start:end]
    for story, word in (("what-it-was", "Kickstarter"), ("what-it-shows", "538")):
        assert any(about == f"word:{story}" for _, _, about in sheets.terms_in(SKIN.capabilities.about.aim))
        note = sheets.sheet(f"word:{story}", None).note
        assert note is not None
        assert word in note.body
    with pytest.raises(ValueError, match="no sheet about 'card:x'"):
        sheets.sheet("card:x", None)


def test_a_game_begins_with_the_chosen_options(show: NewScreen) -> None:
    screen = show(BuyTheVote())
    assert "heading 1: Buy the Vote!" in screen.read("cover")
    assert "Coozies Games" in screen.html("cover")
    screen.press("choose")
    screen.press("begin", players="3", a="person", b="random", c="planner", clock="15 minutes", ties="casual", seed="1")
    assert screen.match.options == {"players": 3, "ties": "casual", "clock": "15 minutes", "votes": "2012"}
    assert screen.match.players == {"a": "person", "b": "random", "c": "planner"}
    assert json.loads(screen.match.save())["game"] == "buy-the-vote"


def test_spoken_text_has_the_race_and_the_labels(show: NewScreen) -> None:
    screen = show(game(players=3))
    bid(screen)
    screen.send({"kind": "ask", "about": "board"})
    assert "Label 2: Florida, 29 votes, swing state." in screen.said
    assert "The top two together: 0 of 270." in screen.said


def test_a_reveal_belongs_to_no_seat_and_lasts_for_all_labels(show: NewScreen) -> None:
    screen = show(game("OH", "TX", "CA", others="planner"))
    screen.send({**ASKS, "shows_steps": True})
    for reply in (1, "ready"):
        screen.pick(reply)
    assert "heading 2: Bell next" in screen.read("prompt"), "who has sealed a bid is not asked again"
    assert "Avery" not in screen.html("prompt")
    screen.press("next")
    prompt = screen.html("prompt")
    assert "Round 1 of 8" in screen.read("prompt")
    assert "All bids are open" in prompt
    assert all(name in prompt for name in ("Ohio", "Texas", "California"))
    pace = re.search(r'data-pace="(\d+)"', prompt)
    assert pace
    assert int(pace[1]) >= 3 * 600
    assert "bidding" not in screen.html("board"), "what was bid is looked at"


def test_the_menu_says_that_a_save_shows_sealed_bids(show: NewScreen) -> None:
    screen = show(game())
    bid(screen)
    assert "A save is not encrypted. Everyone who reads the file finds sealed bids in it." in screen.html("menu")
    assert "sealed bids" not in show(BuyTheVote()).html("menu"), "nothing can be saved yet"


def test_letters_on_the_map_are_on_land() -> None:
    for card, (_, (left, top, width, height), (x, y), room) in map_states().items():
        assert left <= x <= left + width, card
        assert top <= y <= top + height, card
        assert room <= width
    assert map_states()["HI"].room < map_states()["HI"].box[2] / 2, "on the largest island"


def test_a_replay_shows_no_sealed_bid_of_others(show: NewScreen) -> None:
    screen = show(game(players=3))
    bid(screen, 7, "back", 6, "ready")
    screen.press("ready")
    screen.press("look back")
    for name, fields in (("last", {}), ("see", {"value": "b"}), ("forward", {})):
        screen.send({"kind": "command", "name": name, "fields": fields, "question": screen.panel.question})
        assert "$6M" not in seen(screen)
        assert "$7M" not in seen(screen)
    with pytest.raises(ValueError, match="the cards of 'a' may not be seen here"):
        screen.send({"kind": "command", "name": "see", "fields": {"value": "a"}, "question": screen.panel.question})
