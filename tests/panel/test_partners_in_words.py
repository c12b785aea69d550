"""Partners at a table: shared dice, offers of an exchange, and the seat that votes."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.panel.conftest import NewScreen
from tests.panel.screen import Screen
from tests.panel.test_partners import begin
from tests.panel.test_stage import VOTING_WITH_BUTTONS
from tests.panel.visiting import act, send_preferences
from tests.votes.partner_tables import FIRST, PURPLE, SECOND, TEAM, YELLOW, played
from tests.votes.scenes import d4, scene
from vfw.core.chance import seeded
from vfw.core.match import Match
from vfw.core.questions import Decision
from vfw.panel.session.screen import NAMES_KEY
from vfw.panel.skins.registry import DEFAULT_SKIN as SKIN
from vfw.votes import VotesForWomen
from vfw.votes.rules.view import view
from vfw.votes.seating import TABLES


def test_shared_dice_are_shown_and_taken_ones_announced() -> None:
    game = scene(at="2v1", round=1, campaigners=TEAM, dice=[d4(1, 2, 4)]).play("Lucy Stone", "campaign")
    assert SKIN.prompt(view(game.position, PURPLE)).dice == [(4, 1), (4, 2), (4, 4)]
    game.answer("purple1")
    game.answer(2)
    face = SKIN.prompt(view(game.position, PURPLE))
    assert face.dice == [(4, 1), (4, 4)]
    assert "So far the 2." in face.aloud


@pytest.mark.parametrize(("table", "unseen"), [("2v2", True), ("open", False)])
def test_an_offer_names_the_given_cards_and_the_hidden_ones(table: str, unseen: bool) -> None:
    offered = next(p for p in played(table) if isinstance(p.pending, Decision) and p.pending.why == "answer")
    face = SKIN.prompt(view(offered, YELLOW))
    assert face.detail.startswith("The purple player offers it")
    assert ("offers it, unseen." in face.detail) == unseen
    assert face.aloud == face.detail


def test_open_cards_have_the_color_of_their_seat() -> None:
    position = next(p for p in played("open") if isinstance(p.pending, Decision))
    cards = SKIN.capabilities.hand.hand(view(position, PURPLE)).cards
    sides = {key: seat for seat, held in zip(position.seats, position.holdings, strict=True) for key in held.hand}
    assert {card.side for card in cards} == {PURPLE, YELLOW}
    assert all(card.side == sides[card.key] for card in cards)


def test_the_asked_person_is_announced_by_name_without_a_hand_off(screen: Screen) -> None:
    begin(screen, "open")
    screen.match.found[NAMES_KEY] = {PURPLE: "Anna", YELLOW: "Bea"}
    rng, called = Random(2), []
    for _ in range(60):
        called += [line for line in screen.lines if line in ("Anna:", "Bea:")]
        act(screen, rng)
    assert called[:2] == ["Anna:", "Bea:"]


def test_the_stage_shows_the_sign_of_the_acting_seat(show: NewScreen) -> None:
    match = Match(
        VotesForWomen(),
        {"scenario": VOTING_WITH_BUTTONS.replace("solitaire", "competitive"), **TABLES["2v2"]},
        chance=seeded(5),
    )
    match.found[NAMES_KEY] = {PURPLE: "Anna", FIRST: "Carl"}
    screen = show(match)
    send_preferences(screen, shows_steps=True, help="none")
    screen.press("read")
    assert "<b>Anna</b>" in screen.html("cover"), "who calls the first state"
    screen.press("next")
    screen.pick(screen.picks[0])
    assert "<b>Carl</b>" in screen.html("cover"), "whose die is held"
    assert "Carl:" in screen.lines


def test_the_act_of_a_computer_names_its_seat(screen: Screen) -> None:
    send_preferences(screen, shows_steps=True)
    begin_beside_computers(screen)
    rng, named = Random(1), set[str]()
    for _ in range(40):
        if "next" in screen.commands:
            named.update(re.findall(r'vfw-whose".*?<b>([^<]+)', screen.html("prompt")) or ["nobody"])
            assert re.findall(r'vfw-kicker">([^·<]+) ·', screen.html("prompt")) == ["Turn 1"], "the seat stands above"
        act(screen, rng)
    assert named <= {"Suffragists, purple", "Suffragists, yellow", "Opposition, first", "Opposition, second"}
    assert "Suffragists, yellow" in named


def begin_beside_computers(screen: Screen) -> None:
    """Two persons, who play against each other, and a computer beside each."""
    persons, computers = dict.fromkeys((PURPLE, FIRST), "person"), dict.fromkeys((YELLOW, SECOND), "greedy")
    screen.press("choose")
    screen.press("begin", table="2v2", seed="7", **{str(seat): kind for seat, kind in {**persons, **computers}.items()})
