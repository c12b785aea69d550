"""Undo at a shared screen: acts of others are undone only if all who answered since agree."""

from __future__ import annotations

from random import Random

import pytest

from tests.companions.suffragetto.setting import GAME
from tests.panel.conftest import NewScreen
from tests.panel.screen import Screen
from tests.panel.test_partners import begin, foreign
from tests.panel.visiting import act
from tests.votes.scenario_texts import saying
from vfw.companions.buy_the_vote.game import BuyTheVote
from vfw.core import Match, seeded
from vfw.core.questions import Decision
from vfw.panel.session import table
from vfw.panel.session.undo import UndoConsent
from vfw.votes import VotesForWomen

FIRST_CARD = "seneca-falls-convention"


def asked(screen: Screen) -> str:
    """The seat that is asked."""
    pending = screen.match.pending
    return pending.seat if isinstance(pending, Decision) else ""


def purple_plays(screen: Screen) -> None:
    """The Purple player plays the first card for its event: two buttons, and two cubes."""
    begin(screen, "2v2")
    screen.press("ready", name="Ada")
    screen.pick(FIRST_CARD, "event")
    while asked(screen) == "purple-suffragist":
        screen.pick(screen.match.legal()[0])


def first_plays(screen: Screen) -> None:
    screen.press("ready", name="Ben")
    screen.pick("the-patriarchy", "event")
    while asked(screen) == "first-opposition":
        screen.pick(screen.match.legal()[0])


def is_at_the_first_question(screen: Screen) -> bool:
    return not any(isinstance(position.pending, Decision) for position in screen.match.positions[:-1])


def test_a_slip_can_be_undone_before_the_screen_changes_hands(screen: Screen) -> None:
    purple_plays(screen)
    screen.press("ask all")
    assert "Ada, take this back?" in screen.html("cover")
    assert "Seneca Falls Convention" in screen.html("cover")
    screen.press("agree")
    screen.press("enough")
    assert is_at_the_first_question(screen)
    assert "Ada, it is your turn" in screen.html("cover")
    screen.press("ready")
    assert FIRST_CARD in screen.picks


def test_each_person_undoes_their_own_acts_the_last_first(screen: Screen) -> None:
    purple_plays(screen)
    by_purple = screen.match.replies
    first_plays(screen)
    screen.press("ready", name="Cleo")
    screen.press("ask all")
    assert "Ben agrees" in screen.html("cover")
    screen.press("agree")
    assert screen.match.replies == by_purple
    assert "Ada agrees" in screen.html("cover")
    screen.press("agree")
    assert is_at_the_first_question(screen)
    assert "agree" not in screen.commands


def test_everything_is_redone_if_a_person_does_not_agree(screen: Screen) -> None:
    purple_plays(screen)
    first_plays(screen)
    position = screen.match.position
    screen.press("ask all")
    screen.press("agree")
    screen.press("agree")
    screen.press("put back")
    assert screen.match.position == position
    screen.press("enough")
    assert "Suffragists, yellow, it is your turn" in screen.html("cover")


def test_undone_acts_can_be_redone_one_by_one_before_the_hand_over(screen: Screen) -> None:
    purple_plays(screen)
    replies = screen.match.replies
    screen.press("ask all")
    screen.press("agree")
    screen.press("enough")
    screen.press("ready")
    redone = 0
    while "ready" not in screen.commands:
        screen.press("redo")
        redone += 1
    assert redone > 1
    assert screen.match.replies == replies
    assert "Opposition, first, it is your turn" in screen.html("cover")


def test_a_person_cannot_redo_what_another_undid(screen: Screen) -> None:
    purple_plays(screen)
    first_plays(screen)
    screen.press("ask all")
    for command in ("agree", "agree", "enough", "ready"):
        screen.press(command)
    while "ready" not in screen.commands and "disabled" not in screen.button("redo"):
        screen.press("redo")
    assert asked(screen) == "first-opposition"
    screen.press("ready")
    assert "(disabled: " in screen.button("redo")


def test_own_acts_can_be_redone_after_the_agreement(screen: Screen) -> None:
    purple_plays(screen)
    screen.press("ready")
    screen.pick("the-patriarchy", "event")
    replies = screen.match.replies
    for command in ("undo", "ask all", "enough", "ready", "redo"):
        screen.press(command)
    assert screen.match.replies == replies


def test_no_hand_is_on_the_page_while_all_are_asked(screen: Screen) -> None:
    purple_plays(screen)
    screen.press("ready")
    assert screen.panel.table
    screen.press("ask all")
    assert screen.panel.table.screen.seen_by is None
    assert not [title for title in foreign(screen) if title in screen.state + screen.said]
    screen.press("enough")
    assert "Opposition, first, it is your turn" in screen.html("cover")


def test_the_consent_question_is_announced(screen: Screen) -> None:
    purple_plays(screen)
    screen.press("ask all")
    assert "Ada, take this back? The purple player plays" in screen.said
    assert "Press Ada agrees or Leave it so." in screen.said


def test_an_act_that_revealed_something_stays_with_a_reason(show: NewScreen) -> None:
    cards = ("opposition hand: Woman and the Republic; Emma Goldman", "opposition deck: Border States; Horace Greeley")
    text = saying("begins: turn 3, round 1, Opposition next", "partners: suffragist", *cards)
    screen = show(
        Match(VotesForWomen(), {"scenario": text.replace("Greeley", "Greeley; Late, shuffled")}, chance=seeded(1))
    )
    screen.press("read")
    screen.press("ready")
    screen.pick("woman-and-the-republic", "event")
    replies = screen.match.replies
    screen.pick("border-states")
    screen.press("all")
    screen.press("ask all")
    screen.press("agree")
    assert screen.match.replies == replies, (
        "what was drawn has been seen, and which of it is played can be chosen again"
    )
    assert "Taken back" in screen.html("cover")
    assert "Nothing further can be: this answer showed something that was hidden." in screen.said
    assert "agree" not in screen.commands


def test_the_overlay_says_if_nothing_can_be_undone() -> None:
    assert UndoConsent(why_not="a die has fallen since").spoken == [
        "This cannot be taken back. Nothing can be: a die has fallen since. Press Leave it so."
    ]


def test_a_fallen_die_stays_even_with_consent(screen: Screen) -> None:
    begin(screen, "2v2")
    rng = Random(3)
    offered = refused = 0
    for _ in range(150):
        if screen.match.outcome:
            break
        before = [position.pending for position in screen.match.positions[:-1]]
        dice_last = bool(before) and not isinstance(before[-1], Decision)
        if "ask all" in screen.commands:
            assert not dice_last
            offered += 1
        refused += dice_last
        act(screen, rng)
    assert offered > 5
    assert refused > 5


def test_a_computer_agrees_to_nothing(screen: Screen) -> None:
    screen.begin(opposition="random")
    rng = Random(3)
    for _ in range(60):
        assert "ask all" not in screen.commands
        act(screen, rng)


def test_consent_works_without_hidden_cards(show: NewScreen) -> None:
    screen = show(Match(GAME, players={"suffragettes": "person", "police": "person"}))
    screen.pick("G6", "G7")
    screen.pick("G12", "G11")
    screen.press("ask all")
    for command in ("agree", "agree", "enough"):
        screen.press(command)
    assert screen.match.replies == ()


def test_a_card_that_another_drew_stays_drawn(show: NewScreen) -> None:
    ours = ("suffragist hand: Lucy Stone; Helen Keller", "suffragist claimed: Change In Plans")
    theirs = ("opposition hand: Border States; Old Dixie", "opposition deck: Horace Greeley; Late, shuffled")
    screen = show(
        Match(VotesForWomen(), {"scenario": saying("begins: turn 3, round 1", *ours, *theirs)}, chance=seeded(1))
    )
    screen.press("read")
    screen.press("ready")
    screen.pick("strategy:change-in-plans")
    screen.pick("border-states")
    drawn = screen.match.replies
    while "ready" not in screen.commands:
        screen.pick(screen.picks[0])
    screen.press("ready")
    assert "Horace Greeley" in screen.html("hand")
    screen.press("ask all")
    screen.press("agree")
    assert screen.match.replies == drawn, "all that came after it is taken back, and it is not"
    assert "Nothing further can be: this answer showed another player a card." in screen.said
    screen.press("enough")
    screen.press("ready")
    assert "this answer showed another player a card" in screen.html("prompt")


def bid(show: NewScreen) -> Screen:
    """A table with a clock: one of two players has made a sealed bid, and all are asked."""
    screen = show(Match(BuyTheVote(), {"players": 2}, chance=seeded(1), players={"a": "person", "b": "person"}))
    rng = Random(1)
    while "ask all" not in screen.commands:
        act(screen, rng)
    screen.press("ask all")
    return screen


def test_hidden_acts_are_undone_and_redone_unseen(show: NewScreen) -> None:
    screen = bid(show)
    replies = screen.match.replies
    assert "Avery, take this back? The last choice, which not all may see." in screen.said
    screen.press("agree")
    assert screen.match.replies != replies
    assert "Taken back: The last choice, which not all may see." in screen.said
    screen.press("put back")
    assert screen.match.replies == replies


def test_time_runs_out_while_all_are_asked(show: NewScreen, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = bid(show)
    monkeypatch.setattr(table, "EARLY_SECONDS", 10_000)
    screen.send({"kind": "command", "name": "time is up", "fields": {}, "question": screen.panel.question})
    assert screen.match.outcome
    assert screen.html("cover") == ""
