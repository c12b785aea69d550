"""Two players on a side, by the numbers of the specification: what a card does (8 to 16)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.votes.partner_tables import FIRST, PURPLE, SECOND, TEAM, YELLOW, started
from tests.votes.scenes import d4, scene
from vfw.core import Roll
from vfw.votes import VotesForWomen
from vfw.votes.coach.event_forecast import forecast_event
from vfw.votes.narration.odds import NumberRecorder
from vfw.votes.rules.benefit import would_help
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.playing import claim_strategy
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST, Seat
from vfw.votes.rules.special import discard_at_random
from vfw.votes.rules.tabletop import NORMAL
from vfw.votes.rules.view import view

# What a card does


@pytest.mark.parametrize(("round_", "seat"), [(1, PURPLE), (2, YELLOW)])
def test_teams_8_an_event_of_either_partner_places_cubes_of_either_color(round_: int, seat: Seat) -> None:
    game = scene(at="2v1", round=round_).play("Women to the Polls").answer("NJ")
    assert (game.asked, game.asked_seat, game.legal) == ("colour", seat, ["purple", "yellow"])
    game.answer("yellow", "PA", "purple")
    assert (game.position.cubes("NJ"), game.position.cubes("PA")) == ({"yellow": 1}, {"purple": 1})


@pytest.mark.parametrize("round_", [1, 2])
def test_teams_8_a_campaigner_card_places_its_printed_color(round_: int) -> None:
    game = scene(at="2v1", round=round_, campaigners="").play("Women’s Trade Union League")
    assert [name[:-1] for name, _ in game.position.campaigners] == ["yellow"]


def campaigning(round_: int, **how: Any) -> scene:
    return scene(at="2v1", round=round_, campaigners=TEAM, **how).play("Lucy Stone", "campaign")


def test_teams_9_the_printed_example() -> None:
    """Two purple campaigners and a yellow one: three dice. Purple splits them two and one, Yellow gives one all."""
    game = campaigning(1, dice=[d4(1, 2, 4)])
    assert (game.asked, game.asked_seat, game.legal) == ("campaigner", PURPLE, ["purple1", "purple2"])
    game.answer("purple1")
    assert (game.asked, game.legal) == ("die", [1, 2, 4, "done"])
    game.answer(1, 2, "done").at("NY NY NY", "WA WA WA WA").leaves(NY="PPP", WA="PPPP").done()
    game = campaigning(2, dice=[d4(1, 1, 1)])
    assert game.position.seat_of(SUFFRAGIST) == YELLOW
    game.at("TX TX TX").leaves(TX="YYY").done()


def test_teams_9_any_split_is_allowed_none_included() -> None:
    game = campaigning(1, dice=[d4(1, 1, 1)]).answer("purple1", "done").at("WA WA WA").leaves(WA="PPP")
    assert ("shared", SUFFRAGIST, "purple1", ()) in game.news
    game.done()
    campaigning(1, dice=[d4(1, 1, 1)]).answer("purple2", 1, 1, 1).at("WA WA WA").leaves(WA="PPP").done()


def test_teams_9_all_dice_are_rolled_again_or_none() -> None:
    game = campaigning(2, buttons=1, dice=[d4(1, 1, 1), d4(1, 1, 2)])
    assert game.legal == ["keep", "reroll"]
    game.answer("reroll").at("TX TX TX TX").leaves(TX="YYYY", buttons=0).done()


def test_teams_9_a_campaigner_moves_once_before_its_first_cube() -> None:
    game = campaigning(2, buttons=1, dice=[d4(1, 1, 1)]).answer("keep", "move", "West").at("WA WA WA")
    game.leaves(WA="YYY", buttons=0, campaigners="purple Northeast, purple West, yellow West").done()


def test_ruling_35_campaigning_is_not_offered_without_a_campaigner_of_the_own_color() -> None:
    yellow = scene(at="2v1", round=2, campaigners="purple West").take("Lucy Stone")
    assert (yellow.asked_seat, yellow.legal) == (YELLOW, ["event", "organize", "lobby"])
    purple = scene(at="2v1", round=1, campaigners="purple West").take("Lucy Stone")
    assert "campaign" in purple.legal


def test_teams_9_two_of_the_opposition_use_all_red_campaigners() -> None:
    for round_ in (1, 2):
        game = scene(at="1v2", round=round_, campaigners="red South, red West", dice=[d4(1, 1)])
        game.play("Old Dixie", "campaign")
        assert (game.asked, game.legal) == ("campaigner", ["red1", "red2"])


def test_teams_10_organizing_and_lobbying_count_both_colors() -> None:
    for round_ in (1, 2):
        game = scene(at="2v1", round=round_, campaigners=TEAM)
        game.play("Lucy Stone", "organize").leaves(buttons=3).done()


def test_teams_11_free_moves_are_for_campaigners_of_the_own_color() -> None:
    game = scene(at="2v1", round=1, campaigners=TEAM, claimed=["Transportation"], dice=[d4(1, 1, 1)])
    game.play("Transportation")
    assert (game.asked, game.legal) == ("campaigner", ["purple1", "purple2", "done"])


def test_teams_11_without_a_campaigner_of_the_own_color_a_free_move_promises_nothing() -> None:
    for team, promised in ((TEAM, True), ("purple West", False)):
        seen = view(scene(at="2v1", round=2, campaigners=team).round_of(SUFFRAGIST).position, YELLOW)
        assert ("for free" in forecast_event(seen, SUFFRAGIST, "strategy:transportation", NumberRecorder())) == promised


def test_teams_12_a_lasting_card_serves_both_partners() -> None:
    for round_ in (1, 2):
        game = campaigning(round_, in_effect=["Prison Tour Special"])
        assert isinstance(roll := game.position.pending, Roll)
        assert (roll.sides, roll.n) == (6, 3)


def test_teams_12_the_active_player_spends_the_pool() -> None:
    paid = campaigning(1, buttons=2, dice=[d4(1, 1, 1)] * 3).answer("reroll", "reroll")
    assert paid.position.buttons(SUFFRAGIST) == 0
    assert paid.asked == "campaigner", "nothing is left to roll again for"


def test_teams_13_four_cubes_of_both_colors_claim_the_card_for_the_fourth_ones_player() -> None:
    game = scene(
        NY="PPP",
        at="2v1",
        round=2,
        campaigners="purple West, yellow Northeast",
        state_cards=["New York"],
        dice=[d4(1, 1)],
    )
    game.play("Lucy Stone", "campaign").at("NY NY")
    assert game.position.held_by(YELLOW).claimed == ("state:new-york",)
    assert game.position.held_by(PURPLE).claimed == ()


@pytest.mark.parametrize(("round_", "seat"), [(1, PURPLE), (2, YELLOW)])
def test_teams_13_an_event_claims_a_strategy_card_for_its_player(round_: int, seat: Seat) -> None:
    game = scene(at="2v1", round=round_).does(SUFFRAGIST, claim_strategy())
    card = game.position.strategy_cards[0]
    game.answer(card)
    assert game.position.held_by(seat).claimed == (card,)


@pytest.mark.parametrize("by_oppobot", [False, True])
def test_teams_14_riots_take_one_card_of_each_partner(by_oppobot: bool) -> None:
    if by_oppobot:
        game = scene(oppobot=NORMAL, at="cooperative", round=2).play("Anti-Suffrage Riots", by=OPPOSITION)
    else:
        game = scene(at="2v1", round=2).play("Anti-Suffrage Riots")
    while not game.asked:
        game.answer(game.position.pending.cards)  # type: ignore[union-attr]
    lost = [event[1] for event in game.news if event[0] == "discarded"]
    drew = [(event[1], len(event[2])) for event in game.news if event[0] == "drew"]
    assert lost == [PURPLE, YELLOW]
    assert drew == [(PURPLE, 1), (YELLOW, 1)]


def test_teams_14_an_empty_hand_is_passed_over() -> None:
    game = scene(at="2v1", round=2, their_hand=[]).play("Anti-Suffrage Riots")
    while not game.asked:
        game.answer(game.position.pending.cards)  # type: ignore[union-attr]
    assert [event[1] for event in game.news if event[0] in ("discarded", "drew")] == [PURPLE, PURPLE]


@pytest.mark.parametrize(("round_", "partner"), [(3, YELLOW), (2, PURPLE)])
def test_teams_14_riots_are_an_event_while_either_partner_holds_a_card(round_: int, partner: Seat) -> None:
    """The seat whose round it is has no card left; the other has."""
    game = scene(oppobot=NORMAL, at="cooperative", round=round_, their_hand=[])
    game.play("Anti-Suffrage Riots", by=OPPOSITION)
    while not game.asked:
        game.answer(game.position.pending.cards)  # type: ignore[union-attr]
    assert [event[1] for event in game.news if event[0] == "discarded"] == [partner]


def test_teams_14_riots_are_no_event_while_neither_partner_holds_a_card() -> None:
    table = scene(oppobot=NORMAL, at="cooperative").round_of(SUFFRAGIST).position.draft()
    assert would_help(table, "oppobot:anti-suffrage-riots")
    for seat in (PURPLE, YELLOW):
        table.alter_held(seat, hand=())
    assert not would_help(table, "oppobot:anti-suffrage-riots")


@pytest.mark.parametrize(("n", "lost"), [(1, [PURPLE]), (2, [PURPLE, YELLOW]), (3, [PURPLE, PURPLE, YELLOW])])
def test_teams_14_of_a_deck_of_ones_own_the_first_loses_the_odd_card(n: int, lost: list[Seat]) -> None:
    game = scene(at="2v1", round=2).does(OPPOSITION, discard_at_random(n))
    while not game.asked:
        game.answer(game.position.pending.cards)  # type: ignore[union-attr]
    assert [event[1] for event in game.news if event[0] == "discarded"] == lost


def test_teams_15_change_in_plans_names_one_opponent() -> None:
    game = scene(at="2v2", round=1).play("Change In Plans")
    assert (game.asked, game.asked_seat, game.legal) == ("opponent", PURPLE, [FIRST, SECOND])
    game.answer(SECOND)
    hand = game.position.held_by(SECOND).hand
    seen = {seat: view(game.position, seat) for seat in (PURPLE, YELLOW)}
    assert seen[PURPLE].held_by(SECOND).shown == hand
    assert seen[PURPLE].held_by(FIRST).shown == seen[YELLOW].held_by(SECOND).shown == ()
    discarded = next(key for key in hand if not CARDS[key].campaigner)
    game.answer(discarded)
    assert discarded not in game.position.held_by(SECOND).hand
    assert len(game.position.held_by(SECOND).hand) == len(hand)


def test_teams_15_opposition_research_halves_the_pool() -> None:
    game = scene(at="2v2", their_buttons=5).play("Opposition Research")
    assert game.position.buttons(OPPOSITION) == 2


def test_teams_15_cards_that_need_an_opposition_hand_are_out_of_the_cooperative_game() -> None:
    removed = started("cooperative").removed
    assert {"strategy:change-in-plans", "strategy:opposition-research"} <= {*removed}
    assert {*removed} == {*started("solitaire").removed}


def test_teams_16_a_card_put_on_top_is_drawn_by_the_partner_unknown() -> None:
    game = scene(at="1v2", turn=5, round=1).play("Progress, Not Politics")
    drawn = game.position.held_by(FIRST).drawn[-1]
    game.answer(drawn[0], "done")
    while game.asked == "card" and game.asked_seat == FIRST and game.position.held_by(FIRST).drawn:
        game.answer(game.legal[0])
    top = game.position.opposition.deck[0]
    assert top == drawn[0]
    assert [view(game.position, seat).opposition.deck[0] for seat in (FIRST, SECOND)] == [top, ""]


def test_teams_16_a_partner_looks_into_the_deck_alone_also_with_open_hands() -> None:
    game = scene(oppobot=NORMAL, at="open", round=1).play("The Winning Plan")
    looked_at = game.position.held_by(PURPLE).drawn[-1]
    assert view(game.position, PURPLE).held_by(PURPLE).drawn == (looked_at,)
    partners = view(game.position, YELLOW)
    assert (partners.held_by(PURPLE).drawn, partners.held_by(PURPLE).drawn_sizes) == ((), (len(looked_at),))
    assert partners.held_by(PURPLE).hand == game.position.held_by(PURPLE).hand, "these lie open"
    assert view(VotesForWomen().imagine(partners, Random(1)), YELLOW) == partners
