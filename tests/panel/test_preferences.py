"""Confirmations before an answer, and the steps of the computer."""

import json
import re
from html import unescape
from random import Random

import pytest

from tests.panel.conftest import NewScreen
from tests.panel.scenes import CARD, choosing_a_card
from tests.panel.screen import Screen
from vfw.core.questions import Decision, IllegalReply, Roll
from vfw.panel.session.preferences import Preferences
from vfw.votes.narration.words import card_title

STEPWISE = {"kind": "manner", "shows_steps": True}
AT_ONCE = {"kind": "manner", "shows_steps": False}


def begin(screen: Screen, preferences: dict[str, object], **seats: str) -> None:
    screen.send(preferences)
    screen.begin(**seats)


def go_on(screen: Screen, rng: Random) -> None:
    """Press a button if there is one, otherwise choose."""
    for command in ("ready", "play it", "throw", "go on", "next"):
        if command in screen.commands:
            return screen.press(command)
    return screen.pick(rng.choice(screen.picks))


def test_a_card_can_be_undone_until_the_dice_are_thrown(show: NewScreen) -> None:
    screen = choosing_a_card(show)
    screen.send(AT_ONCE)
    screen.pick(CARD)
    before, moment = screen.match.position, screen.html("hand")
    screen.pick("campaign")
    assert "throw" in screen.commands
    assert isinstance(screen.match.pending, Roll)
    assert screen.picks == [], "nothing is entered by hand where the exhibit rolls"
    screen.press("undo")
    assert screen.match.position is before
    assert screen.html("hand").count("data-pick") == moment.count("data-pick")
    screen.press("redo")
    screen.press("throw")
    assert not isinstance(screen.match.pending, Roll)


def test_the_faces_of_program_dice_cannot_be_entered(show: NewScreen) -> None:
    screen = choosing_a_card(show)
    screen.send(AT_ONCE)
    screen.pick(CARD, "campaign")
    assert "throw" in screen.commands
    before = screen.match.replies
    for _ in range(2):
        with pytest.raises(IllegalReply):
            screen.pick(6)
    assert screen.match.replies == before


def test_rolling_again_is_itself_the_throw(show: NewScreen) -> None:
    screen = choosing_a_card(show, buttons=1)
    screen.send(AT_ONCE)
    screen.pick(CARD, "campaign")
    screen.press("throw")
    assert screen.picks == ["keep", "reroll"]
    rolls = sum(isinstance(position.pending, Roll) for position in screen.match.positions)
    screen.pick("reroll")
    assert not isinstance(screen.match.pending, Roll)
    assert sum(isinstance(position.pending, Roll) for position in screen.match.positions) == rolls + 1


@pytest.mark.parametrize("seed", range(3))
def test_revealing_cards_needs_a_confirmation(show: NewScreen, seed: int) -> None:
    """Whatever shows the person hidden cards in the midst of an act is doubted; whatever does not, is not."""
    screen, rng = show(), Random(seed)
    begin(screen, AT_ONCE, opposition="person", seed=str(seed))
    asked = 0
    while not screen.match.outcome:
        before = len(screen.match.replies)
        go_on(screen, rng)
        table = screen.panel.table
        assert table
        if not table.preview.unconfirmed:
            continue
        asked += 1
        assert len(screen.match.replies) == before, "a doubted reply has not been given"
        assert screen.commands == ["go on", "undo"]
        assert screen.legal == [], "nothing is chosen on the map meanwhile"
        position = screen.match.position
        screen.press("undo")
        assert screen.match.position is position
        assert not table.preview.unconfirmed
        replies = screen.match.replies
        screen.pick(rng.choice(screen.picks))
        if table.preview.unconfirmed:
            assert screen.match.replies == replies
            screen.press("go on")
            assert len(screen.match.replies) > len(replies)
            assert screen.match.why_no_undo(table.viewer) or table.screen.awaits_hand_off
    assert asked >= 2


def test_a_card_is_chosen_and_then_how_it_is_played_and_another_may_be_taken_instead(show: NewScreen) -> None:
    screen, card = choosing_a_card(show), CARD
    screen.send(AT_ONCE)
    before = screen.match.position
    screen.pick(card)
    assert screen.button("undo") == "button: Another card [undo]"
    screen.press("undo")
    assert screen.match.position is before
    assert card in screen.picks
    assert "Another card" not in screen.html("prompt"), "nothing is half done"
    screen.pick(card)
    screen.pick("lobby")
    assert screen.match.replies[-2:] == (card, "lobby")
    assert "You play" in screen.html("prompt"), "undo says what it takes back"
    screen.press("undo")
    assert "lobby" in screen.picks
    assert "You play" in screen.html("prompt"), "and redo what it does again"


def test_a_card_that_cannot_be_an_event_says_why(screen: Screen) -> None:
    begin(screen, AT_ONCE)
    rng, seen = Random(2), set[bool]()
    while len(seen) < 2:
        go_on(screen, rng)
        pending = screen.match.pending
        if isinstance(pending, Decision) and pending.about == "use":
            said, name = re.sub("<.*?>", "", unescape(screen.html("prompt"))), card_title(screen.match.position.card)
            is_open = "event" in pending.choices
            assert (f"{name}." if is_open else f"{name} cannot be played as an event. It ") in said
            seen.add(is_open)


@pytest.mark.parametrize("seed", range(4))
def test_the_shown_uses_of_cards_match_the_rules(show: NewScreen, seed: int) -> None:
    screen, rng = show(), Random(seed)
    begin(screen, AT_ONCE, seed=str(seed))
    seen = 0
    while not screen.match.outcome:
        pending = screen.match.pending
        if isinstance(pending, Decision) and pending.why == "operations" and screen.panel.table:
            game, session = screen.match.game, screen.panel.table
            hand = session.capabilities.hand.hand(session.view).cards if session.screen.seen_by else []
            for card in hand:
                if card.reply not in pending.choices:
                    continue
                answered = game.answer(screen.match.position, card.reply).pending
                offered = [use.reply for use in card.uses if not use.why_not]
                if isinstance(answered, Decision) and answered.about == "use":
                    assert offered == list(answered.choices)
                    seen += 1
                else:
                    assert len(offered) <= 1
        go_on(screen, rng)
    assert seen > 50


def test_each_step_of_the_computer_is_shown(screen: Screen) -> None:
    begin(screen, STEPWISE, suffragist="person", opposition="random")
    rng, steps = Random(5), 0
    while not screen.match.outcome:
        assert screen.panel.table
        if "next" in screen.commands and not screen.panel.table.is_staged:
            assert screen.legal == []
            assert 'data-pace="' in screen.html("prompt")
            before, lingered = screen.match.replies, screen.panel.table.computer.is_showing_step
            screen.press("next")
            steps += 1
            assert (len(screen.match.replies) > len(before)) == (not lingered)
            assert screen.said
            if not lingered:
                assert "next" in screen.commands or screen.match.outcome, "the last step is looked at too"
        else:
            go_on(screen, rng)
    assert steps > 60


def test_a_prompt_that_waits_for_the_visitor_has_no_pace(screen: Screen) -> None:
    """The page goes on by itself where there is one."""
    begin(screen, STEPWISE)
    rng, waited = Random(5), set[str]()
    while len(waited) < 3:
        is_watching = "next" in screen.commands
        assert ("data-pace" in screen.html("prompt")) == is_watching
        if not is_watching:
            waited.add("dice" if "throw" in screen.commands else "table" if screen.legal else "hand")
        go_on(screen, rng)
    screen.press("start page")
    begin(screen, AT_ONCE, suffragist="random")
    screen.press("begin anyway")
    assert screen.commands == ["next"]
    assert "data-pace" not in screen.html("prompt")


def test_watching_and_skipping_give_the_same_game(show: NewScreen) -> None:
    games = []
    for command in ("next", "skip"):
        screen, rng = show(), Random(9)
        begin(screen, STEPWISE)
        for _ in range(80):
            while "next" in screen.commands:
                screen.press(command)
            go_on(screen, rng)
        while "next" in screen.commands:
            screen.press(command)
        games.append(screen.match)
    assert games[0] == games[1]


def test_the_preferences_can_change_while_the_computer_moves(screen: Screen) -> None:
    begin(screen, STEPWISE, suffragist="random", opposition="person")
    assert "next" in screen.commands
    screen.send(AT_ONCE)
    screen.press("skip")
    assert screen.panel.table
    assert screen.panel.table.preferences == Preferences(asks=True, stages=True)
    if "ready" in screen.commands:
        screen.press("ready")
    pending = screen.match.pending
    assert isinstance(pending, Decision)
    assert pending.seat == "opposition"


def test_a_game_resumes_in_the_middle_of_the_computers_move(show: NewScreen) -> None:
    screen = show(slot="play")
    begin(screen, STEPWISE, suffragist="random", opposition="person")
    screen.press("next")
    replies = screen.match.replies
    other = show(slot="play")
    other.send(STEPWISE)
    other.send({"kind": "held", "save": screen.browser.save})
    other.press("continue")
    assert other.match.replies == replies
    assert "next" in other.commands


def test_thrown_dice_are_those_of_the_seed(show: NewScreen) -> None:
    games = []
    for preferences in (AT_ONCE, None):
        screen, rng = show(), Random(4)
        if preferences:
            screen.send(preferences)
        screen.begin()
        choices = 0
        while choices < 60:
            if set(screen.commands) & {"play it", "throw", "go on"}:
                go_on(screen, rng)
            else:
                screen.pick(sorted(screen.picks, key=str)[0])
                choices += 1
        while set(screen.commands) & {"play it", "throw", "go on"}:
            go_on(screen, rng)
        games.append(json.loads(screen.match.save())["replies"])
    assert games[0] == games[1]
