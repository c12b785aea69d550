"""Hidden information is not on the page: neither in its HTML nor in the state of any widget."""

from random import Random

import pytest

from tests.panel.conftest import NewScreen
from tests.panel.exchanging import assert_nothing_hidden_is_shown
from tests.panel.screen import Screen
from vfw.core.match import Match
from vfw.core.questions import Decision
from vfw.votes import VotesForWomen
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST
from vfw.votes.rules.view import View


def titles(hand: tuple[str, ...]) -> list[str]:
    return [CARDS[key].title for key in hand]


def test_the_screen_is_handed_over_before_a_hand_is_shown(screen: Screen) -> None:
    screen.begin(opposition="person")
    position = screen.match.position
    assert screen.commands == ["ready"]
    for title in titles(position.held_for(SUFFRAGIST).hand + position.held_for(OPPOSITION).hand):
        assert title not in screen.state
    screen.press("ready")
    for title in titles(position.held_for(SUFFRAGIST).hand):
        assert title in screen.html("hand")
    for title in titles(position.held_for(OPPOSITION).hand):
        assert title not in screen.html("hand")


def test_while_the_screen_changes_hands_nothing_can_be_picked(screen: Screen) -> None:
    screen.begin(opposition="person")
    assert screen.picks == []
    assert screen.legal == []
    before = screen.match.replies
    screen.pick(screen.match.legal()[0])
    assert screen.match.replies == before


def test_the_screen_changes_hands_whenever_the_other_is_asked_and_only_then(screen: Screen) -> None:
    screen.begin(opposition="person")
    rng, handed = Random(6), 0
    at_the_screen = None
    while isinstance(pending := screen.match.pending, Decision):
        if pending.seat != at_the_screen and screen.panel.table and screen.panel.table.screen.awaits_hand_off:
            assert screen.html("hand") == ""
            assert screen.commands in (["ready"], ["ready", "ask all"])
            screen.press("ready")
            handed += 1
        at_the_screen = pending.seat
        assert screen.html("cover") == ""
        screen.pick(rng.choice(screen.picks))
    assert handed >= 36


def test_in_final_voting_hands_do_not_matter_and_the_screen_need_not_be_handed_over(show: NewScreen) -> None:
    match = voting()
    screen, rng = show(match), Random(1)
    if "ready" in screen.commands:
        screen.press("ready")
    while not match.outcome:
        assert screen.html("cover") == ""
        screen.pick(rng.choice(screen.picks))


def voting() -> Match[Position, View]:
    """A match of two persons that has come to Final Voting."""
    for seed in range(100):
        match, rng = Match(VotesForWomen(), players={"suffragist": "person"}), Random(seed)
        while isinstance(pending := match.pending, Decision):
            if pending.why == "vote":
                return match
            match.answer(rng.choice(pending.choices))
    raise AssertionError("no random game came to Final Voting")


@pytest.mark.parametrize("seed", range(4))
def test_the_page_is_the_same_whatever_is_hidden(screen: Screen, seed: int) -> None:
    """At every question the true position is exchanged for an imagined one: nothing on the page may change."""
    screen.begin(opposition="person", seed=str(seed))
    rng = Random(seed)
    for _ in range(120):
        if not isinstance(screen.match.pending, Decision):
            break
        table = screen.panel.table
        assert table is not None
        assert_nothing_hidden_is_shown(screen, VotesForWomen().imagine(table.view, rng))
        screen.press("ready") if "ready" in screen.commands else screen.pick(rng.choice(screen.picks))
