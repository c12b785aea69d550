"""Rulings 14 to 19: playing cards."""

import pytest

from tests.votes.scenes import (
    d4,
    d6,
    d8,
    each,
    scene,
)
from vfw.votes.rules.actions import campaign
from vfw.votes.rules.playing import (
    ALL_BUTTONS,
    NO_CAMPAIGNER,
    NO_MARKER,
    PLAYABLE,
    SENT,
    TOO_DEAR,
    UNMET,
    Offer,
    action_offers,
    event_offer,
    offers,
    unmet,
)
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST

THREAT = "A Threat to the Ideal of Womanhood"


def test_ruling_14_without_a_campaigner_only_events_can_be_played() -> None:
    hand = ["Lucy Stone", "Reconstruction", "Anna Dickinson"]
    game = scene(campaigners="red South", hand=hand).round_of(SUFFRAGIST)
    assert game.legal == ["Lucy Stone", "Anna Dickinson"]
    game.refuses("Reconstruction").answer("Lucy Stone")
    assert game.asked == "state"
    assert scene(campaigners="purple West", hand=hand).round_of(SUFFRAGIST).legal == hand


def test_ruling_14_where_nothing_can_be_played_a_card_is_discarded_without_effect() -> None:
    hand = ["Reconstruction", "Women and World War I"]
    game = scene(campaigners="red South", hand=hand).round_of(SUFFRAGIST)
    assert game.legal == hand
    game.answer("Reconstruction").leaves(hand=["Women and World War I"], discards=["Reconstruction"]).done()


def test_ruling_15_a_claimed_card_may_come_before_the_card_from_the_hand() -> None:
    game = scene(hand=["The Club Movement", "Lucy Stone"], claimed=["Montana", "Georgia"]).round_of(SUFFRAGIST)
    assert game.legal == ["The Club Movement", "Lucy Stone", "Montana", "Georgia"]
    game.answer("Montana").leaves(buttons=2, claimed=["Georgia"])
    # One in a round: now the card from the hand, and then it is the turn of the other side.
    assert (game.asked_side, game.legal) == (SUFFRAGIST, ["The Club Movement", "Lucy Stone"])
    game.refuses("Georgia").answer("The Club Movement", "event")
    game.leaves(buttons=6, hand=["Lucy Stone"], claimed=["Georgia"], discards=["The Club Movement"]).done()
    assert game.asked_side == OPPOSITION


def test_ruling_15_or_after_it() -> None:
    game = scene(claimed=["Montana", "Georgia"]).play("The Club Movement")
    assert (game.asked_side, game.legal) == (SUFFRAGIST, ["Montana", "Georgia", "done"])
    game.answer("Georgia").leaves(buttons=6, claimed=["Montana"]).done()
    assert game.asked_side == OPPOSITION


def test_ruling_15_or_not_at_all() -> None:
    game = scene(claimed=["Montana"]).play("The Club Movement").answer("done")
    game.leaves(buttons=4).done()
    assert game.asked_side == OPPOSITION
    game.play("The Woman Patriot")
    assert game.asked_side == SUFFRAGIST
    assert "Montana" in game.legal


def test_ruling_15_after_any_use_of_the_card_from_the_hand() -> None:
    for use in ("organize", "campaign", "lobby"):
        game = scene(claimed=["Montana"], campaigners="purple West", dice=[d6(1) if use == "lobby" else d4(1)] * 2)
        game.play("Lucy Stone", use)
        if use == "campaign":
            game.at("WA")
        assert game.legal == ["Montana", "done"]
    hand = ["Reconstruction", "Women and World War I"]
    game = scene(campaigners="red South", hand=hand, claimed=["Montana"]).round_of(SUFFRAGIST).answer("Reconstruction")
    assert game.legal == ["Montana", "done"]


def test_ruling_15_only_on_the_own_round() -> None:
    game = scene(their_claimed=["Montana"]).round_of(SUFFRAGIST)
    assert "Montana" not in game.legal
    game.play("The Club Movement")
    assert game.asked_side == OPPOSITION
    assert "Montana" in game.legal


def test_ruling_15_a_card_claimed_in_this_round_may_be_played_in_it() -> None:
    game = scene(NJ="PY", state_cards=["New Jersey"]).play("Women to the Polls").at("NJ NJ PA PA DE DE")
    assert (game.asked_side, game.legal) == (SUFFRAGIST, ["New Jersey", "done"])
    game.answer("New Jersey").leaves(NJ="PPPY", PA="PP", DE="PP", buttons=2, state_cards=[]).done()
    assert game.asked_side == OPPOSITION
    game = scene(buttons=4, strategy_cards=["Efficient Organizing", "Counter Strat", "Transportation"]).play(
        "Woodrow Wilson"
    )
    assert game.answer("Efficient Organizing").legal == ["Efficient Organizing", "done"]
    assert game.answer("Efficient Organizing").position.buttons(SUFFRAGIST) == 5


def test_ruling_15_a_card_claimed_by_a_claimed_card_waits_for_the_next_round() -> None:
    game = scene(WA="PPP", state_cards=["Utah"], UT="PP", claimed=["National Focus"]).play("The Club Movement")
    game.answer("National Focus").at("UT UT MT MT TX TX MO MO DE DE NY").at("NY")
    assert game.position.held_for(SUFFRAGIST).claimed == ("state:utah",)
    assert game.asked_side == OPPOSITION


def test_ruling_15_a_card_whose_condition_is_not_met_is_not_offered() -> None:
    claimed = ["Reconsideration", "Eye on the Future"]
    game = scene(turn=4, claimed=claimed).play("The Club Movement")
    assert game.asked_side == OPPOSITION
    assert scene(turn=5, claimed=claimed).play("The Club Movement").legal == ["Eye on the Future", "done"]
    assert scene(turn=4, sent=True, claimed=claimed).play("The Club Movement").legal == ["Reconsideration", "done"]
    # The card from the hand can bring it about.
    game = scene(turn=4, congress=5, claimed=claimed).round_of(SUFFRAGIST).refuses("Reconsideration")
    assert game.play("Frances Willard").legal == ["Reconsideration", "done"]


def test_ruling_15_after_it_is_played_it_is_out_of_the_game() -> None:
    for title, side in (("Montana", SUFFRAGIST), ("Opposition Research", OPPOSITION)):
        game = scene().play(title, by=side).leaves(**{"buttons": 2} if title == "Montana" else {})
        camp, held = game.position.camp(side), game.position.held_for(side)
        assert game.position.removed[-1] == game.card
        assert game.card not in (*held.claimed, *camp.discards, *held.hand)


def test_ruling_15_a_side_that_loses_the_cubes_keeps_the_card() -> None:
    game = scene(NJ="PY", state_cards=["New Jersey"]).play("Women to the Polls").at("NJ NJ PA PA DE DE")
    game.play("New York Newspapers").at("NY NY NJ NJ").leaves(NJ="PY", NY="RR").done()
    assert "New Jersey" in game.legal
    # And another fourth cube does not take it away.
    game = scene(NJ="RR", their_claimed=["New Jersey"]).play("New York Newspapers").at("NY NY")
    game.leaves(NJ="RRRR", NY="RR").done()


def test_ruling_15_with_an_empty_hand_a_claimed_card_may_still_be_played_or_not() -> None:
    for claimed in (["Montana"], ["Montana", "Georgia"]):
        game = scene(hand=[], claimed=claimed).round_of(SUFFRAGIST)
        assert (game.asked_side, game.legal) == (SUFFRAGIST, [*claimed, "done"])
        game.answer("Montana").leaves(buttons=2, claimed=claimed[1:]).done()
        assert game.asked_side == OPPOSITION
    assert scene(hand=[]).round_of(SUFFRAGIST).asked_side == OPPOSITION


def test_ruling_16_the_condition_of_an_event_applies_to_the_event_only() -> None:
    assert scene().take("Reconstruction").legal == ["campaign", "organize", "lobby"]
    assert scene(buttons=3).take("Woodrow Wilson").legal == ["campaign", "organize", "lobby"]
    scene(buttons=3).play("Woodrow Wilson", "organize").leaves(buttons=5).done()


def test_ruling_16_both_surcharges_together_cost_one() -> None:
    both = [THREAT, "1918 Pandemic"]
    scene(in_effect=both, buttons=2).play("Maud Wood Park").leaves(buttons=1, congress=2).done()
    assert scene(in_effect=both, buttons=0).take("Maud Wood Park").legal == ["campaign", "organize", "lobby"]


def test_ruling_16_the_surcharge_comes_on_top_of_the_cost_of_the_card() -> None:
    scene(in_effect=[THREAT], buttons=4).take("Woodrow Wilson").refuses("event")
    card = scene(in_effect=[THREAT], buttons=5).play("Woodrow Wilson")
    assert card.position.buttons(SUFFRAGIST) == 0


def test_ruling_16_the_surcharge_is_paid_again_for_an_event_that_was_drawn() -> None:
    drawn = ["Lucy Stone", "Maud Wood Park"]
    card = scene(in_effect=[THREAT], buttons=2, deck=drawn).play("The Young Woman Citizen").answer("Maud Wood Park")
    card.leaves(buttons=0, congress=2, deck=[], discards=drawn).done()
    card = scene(in_effect=[THREAT], buttons=1, deck=drawn).play("The Young Woman Citizen")
    card.leaves(buttons=0, deck=[], discards=drawn).done()


def test_ruling_16_only_events_and_only_the_suffragists_pay_it() -> None:
    scene(in_effect=[THREAT]).play("Lucy Stone", "organize").leaves(buttons=2).done()
    scene(in_effect=[THREAT]).play("The Woman Patriot").leaves(buttons=3).done()
    table = scene(in_effect=[THREAT], buttons=1).round_of(SUFFRAGIST).position
    prices = [
        event_offer(table, SUFFRAGIST, key).price for key in ("lucy-stone", "state:utah", "strategy:national-focus")
    ]
    assert prices == [1, 0, 0]


def test_each_use_of_a_card_has_an_offer_with_its_price_and_reason() -> None:
    hand = ["Woodrow Wilson", "Reconstruction"]
    table = scene(in_effect=[THREAT, "War in Europe"], hand=hand, buttons=4).round_of(SUFFRAGIST).position
    discard = Offer("discard", why_not=PLAYABLE)
    actions = [Offer("campaign", 1), Offer("organize"), Offer("lobby")]
    assert [*offers(table, SUFFRAGIST, "woodrow-wilson")] == [Offer("event", 5, TOO_DEAR), *actions, discard]
    assert [*offers(table, SUFFRAGIST, "reconstruction")] == [Offer("event", 1, UNMET), *actions, discard]
    assert [condition.card for condition in unmet(table, "reconstruction")] == ["fifteenth-amendment"]  # type: ignore[attr-defined]


def test_without_a_campaigner_a_card_is_discarded_unless_another_can_be_played() -> None:
    table = scene(campaigners="", hand=["Reconstruction"], buttons=12, sent=True).round_of(SUFFRAGIST).position
    actions = [Offer(action, why_not=NO_CAMPAIGNER) for action in ("campaign", "organize", "lobby")]
    for others, discard in (((), ""), (("fifteenth-amendment",), PLAYABLE)):
        event, *found = offers(table, SUFFRAGIST, "reconstruction", others)
        assert event == Offer("event", 0, UNMET)
        assert found == [*actions, Offer("discard", why_not=discard)]


def test_the_reasons_against_an_action_follow_the_rules() -> None:
    full = scene(buttons=12, sent=True).round_of(SUFFRAGIST).position
    assert [offer.why_not for offer in action_offers(full, SUFFRAGIST)] == ["", ALL_BUTTONS, SENT]
    assert [offer.why_not for offer in action_offers(scene().position, OPPOSITION)] == ["", "", NO_MARKER]
    dear = scene(in_effect=["War in Europe"]).round_of(SUFFRAGIST).position
    assert action_offers(dear, SUFFRAGIST)[0] == Offer("campaign", 1, TOO_DEAR)


def test_ruling_16_claimed_cards_pay_no_surcharge() -> None:
    scene(in_effect=[THREAT, "1918 Pandemic"]).play("Montana").leaves(buttons=2).done()
    scene(in_effect=[THREAT]).play("Efficient Organizing").leaves(buttons=5).done()


def test_ruling_16_an_event_that_a_claimed_card_plays_does_pay_it() -> None:
    deck = ["Maud Wood Park", "Lucy Stone"]
    card = scene(in_effect=[THREAT], buttons=1, deck=deck).play("California").answer("Maud Wood Park")
    card.leaves(buttons=0, congress=2, deck=[], discards=deck[::-1]).done()
    # What it takes must be there, else nothing can be played.
    scene(in_effect=[THREAT], deck=deck).play("California").leaves(deck=[], discards=deck).done()
    scene(in_effect=[THREAT], turn=5, deck=deck, shuffles=[deck]).play("Eye on the Future").leaves().done()


def test_ruling_16_war_in_europe_takes_a_button_for_each_campaigning_action() -> None:
    one = "purple West, red South"
    game = scene(in_effect=["War in Europe"], campaigners=one, buttons=2, dice=[d4(1), d4(3)])
    game.play("Lucy Stone", "campaign").answer("reroll").at("WA WA CA").leaves(buttons=0, WA="PP", CA="P").done()
    assert scene(in_effect=["War in Europe"]).take("Lucy Stone").legal == ["event", "organize", "lobby"]
    red = scene(in_effect=["War in Europe"], dice=[d4(1)]).play("Old Dixie", "campaign")
    red.at("GA").leaves(GA="R").done()


def test_ruling_16_war_in_europe_takes_it_also_from_an_action_granted_by_a_card() -> None:
    one = "purple West, red South"
    granted = scene(in_effect=["War in Europe"], campaigners=one, buttons=1, dice=[d4(1)]).does(SUFFRAGIST, campaign())
    granted.at("WA").leaves(buttons=0, WA="P").done()
    scene(in_effect=["War in Europe"], campaigners=one).does(SUFFRAGIST, campaign()).leaves().done()


def test_ruling_17_a_roll_is_repeated_as_often_as_it_can_be_paid() -> None:
    game = scene(buttons=2, dice=[d8(1), d8(2), d8(3)]).play("Frederick Douglass").answer("reroll", "reroll")
    game.at("NY VT NH").leaves(buttons=0, **each("NY VT NH", "P")).done()


def test_ruling_17_the_dice_of_a_claimed_card_too() -> None:
    for side, congress in ((SUFFRAGIST, 4), (OPPOSITION, 0)):
        game = scene(congress=2, buttons=2, dice=[d8(6, 1, 1, 1), d8(7, 8, 1, 2)]).play("Superior Lobbying", by=side)
        game.answer("reroll", "keep").leaves(buttons=1, congress=congress).done()


def test_ruling_17_a_roll_can_be_kept() -> None:
    game = scene(buttons=2, dice=[d8(1), d8(2)]).play("Frederick Douglass").answer("reroll", "keep")
    game.at("NY VT").leaves(buttons=1, NY="P", VT="P").done()


def test_ruling_17_all_dice_are_rolled_again() -> None:
    game = scene(buttons=1, dice=[d6(6, 1), d6(1, 1)]).play("Helen Keller").answer("reroll")
    game.at("NY NY").leaves(buttons=0, NY="PP").done()
    lobby = scene(buttons=1, dice=[d6(6, 1), d6(6, 6)]).play("Lucy Stone", "lobby").answer("reroll")
    lobby.leaves(buttons=0, congress=2).done()


@pytest.mark.parametrize("face", [3, 4, 5, 6])
def test_ruling_17_a_success_is_not_rolled_again(face: int) -> None:
    scene(buttons=3, dice=[d6(face)]).play("1918 Midterm Elections").leaves(congress=3).done()


@pytest.mark.parametrize("face", [1, 2])
def test_ruling_17_a_failure_can_be_rolled_again_or_accepted(face: int) -> None:
    game = scene(buttons=3, dice=[d6(face), d6(face), d6(3)]).play("1918 Midterm Elections").answer("reroll", "reroll")
    game.leaves(buttons=1, congress=3).done()
    scene(buttons=1, dice=[d6(face)]).play("1918 Midterm Elections").answer("keep").leaves().done()


def test_ruling_18_a_persistent_card_whose_roll_failed_does_not_stay() -> None:
    game = scene(dice=[d6(2)]).play("Fifteenth Amendment").leaves()
    game.done()
    assert game.position.suffragist.discards == ("fifteenth-amendment",)
    assert not game.position.is_in_effect("fifteenth-amendment")


def test_ruling_18_in_effect_means_in_its_box() -> None:
    """Played for an action, The Civil War is not in effect."""
    game = scene().play("The Civil War", "organize").leaves(buttons=1)
    assert "event" in game.take("National Woman’s Rights Convention").legal


def test_ruling_19_only_a_card_whose_event_can_be_played_is_offered() -> None:
    drawn = ["Reconstruction", "Maud Wood Park", "Lucy Stone"]
    card = scene(deck=drawn).play("The Young Woman Citizen")
    card.leaves(congress=2, deck=["Lucy Stone"], discards=drawn[:2]).done()


def test_ruling_19_where_neither_can_be_played_both_are_discarded() -> None:
    drawn = ["Reconstruction", "Women and World War I"]
    scene(deck=drawn).play("The Young Woman Citizen").leaves(deck=[], discards=drawn).done()


def test_ruling_19_the_card_that_draws_has_left_the_hand() -> None:
    card = scene(hand=["Lucy Stone"], deck=["Maud Wood Park", "Frances Willard"]).play("The Young Woman Citizen")
    assert card.position.held_for(SUFFRAGIST).hand == ("lucy-stone",)
    assert card.position.held_for(SUFFRAGIST).drawn == (("maud-wood-park", "frances-willard"),)


def test_ruling_19_a_short_deck_gives_what_is_there() -> None:
    scene(deck=["Maud Wood Park"]).play("The Young Woman Citizen").leaves(
        congress=2, deck=[], discards=["Maud Wood Park"]
    ).done()
    scene(deck=[]).play("The Young Woman Citizen").leaves().done()


def test_ruling_19_a_card_that_was_drawn_may_draw_again() -> None:
    deck = ["The Young Woman Citizen", "Lucy Stone", "Frances Willard", "Maud Wood Park"]
    card = scene(deck=deck).play("A Vindication of the Rights of Woman").answer("The Young Woman Citizen")
    card.answer("Maud Wood Park").leaves(
        congress=2, deck=[], discards=["Lucy Stone", "Frances Willard", "Maud Wood Park", "The Young Woman Citizen"]
    ).done()


def test_ruling_19_a_persistent_card_that_was_drawn_stays() -> None:
    card = scene(deck=["Beer Brewers", "Old Dixie"]).play("The Eden Sphinx").answer("Beer Brewers")
    card.leaves(in_effect={"Beer Brewers": "turn"}, deck=[], discards=["Old Dixie"]).done()


def test_ruling_19_a_claimed_card_draws_in_the_same_way() -> None:
    drawn = ["Reconstruction", "Women and World War I"]
    scene(deck=drawn).play("Ohio").leaves(deck=[], discards=drawn).done()
    scene(deck=[]).play("Virginia", by=OPPOSITION).leaves().done()
