"""Rulings 20 to 26: Strategy cards, and event cards like them."""

import pytest

from tests.votes.endings import THIRTY_FIVE, TWELVE, is_over
from tests.votes.scenes import (
    each,
    scene,
)
from vfw.core import Shuffle
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.seats import OPPOSITION, SIDES, SUFFRAGIST

SIX = ["Lucy Stone", "Anna Dickinson", "Frances Willard", "Helen Keller", "Pioneer Women", "Maud Wood Park"]
SIX_OF_THEIRS = ["Old Dixie", "Gerrymandering", "Emma Goldman", "Red Scare", "Border States", "Horace Greeley"]


def test_ruling_20_each_card_goes_above_the_one_before_and_at_the_bottom_below_it() -> None:
    card = scene(deck=[*SIX_OF_THEIRS, "Beer Brewers"]).play("Progress, Not Politics")
    card.answer("Emma Goldman", "Old Dixie", "Horace Greeley")
    assert (card.asked, card.legal) == ("card", ["Gerrymandering", "Red Scare", "Border States", "done"])
    card.answer("done").refuses("done").answer("Border States", "Gerrymandering")
    # The last one is no choice.
    top, bottom = ["Horace Greeley", "Old Dixie", "Emma Goldman"], ["Border States", "Gerrymandering", "Red Scare"]
    card.leaves(deck=[*top, "Beer Brewers", *bottom]).done()


def test_ruling_20_all_of_them_may_go_on_top() -> None:
    card = scene(deck=[*SIX_OF_THEIRS, "Beer Brewers"]).play("Progress, Not Politics").answer(*SIX_OF_THEIRS)
    card.leaves(deck=[*SIX_OF_THEIRS[::-1], "Beer Brewers"]).done()


def test_ruling_20_or_all_to_the_bottom() -> None:
    card = scene(deck=[*SIX_OF_THEIRS, "Beer Brewers"]).play("Progress, Not Politics").answer("done")
    card.answer(*SIX_OF_THEIRS[:-1]).leaves(deck=["Beer Brewers", *SIX_OF_THEIRS]).done()


def test_ruling_20_progress_looks_at_what_is_there() -> None:
    card = scene(deck=SIX_OF_THEIRS[:2]).play("Progress, Not Politics")
    assert card.legal == [*SIX_OF_THEIRS[:2], "done"]
    card.answer("Gerrymandering", "Old Dixie").leaves().done()
    scene(deck=SIX_OF_THEIRS[:1]).play("Progress, Not Politics").answer("done").leaves().done()
    scene(deck=[]).play("Progress, Not Politics").leaves().done()


def test_ruling_20_the_whole_event_comes_before_the_others_go_back() -> None:
    card = scene(deck=[*SIX, "The Club Movement"]).play("The Winning Plan").answer("Anna Dickinson")
    for state in ["NY", "WA", "MT", "TX", "MO", "DE"]:
        assert card.asked == "state"
        card.at(state)
    assert (card.asked, card.legal) == ("card", [*SIX[:1], *SIX[2:], "done"])
    card.puts(at_bottom=[*SIX[2:], "Lucy Stone"])
    card.leaves(
        **each("NY WA MT TX MO DE", "P"),
        buttons=1,
        deck=["The Club Movement", *SIX[2:], "Lucy Stone"],
        discards=["Anna Dickinson"],
    ).done()


def test_ruling_20_the_played_card_may_draw_itself() -> None:
    deck = ["The Young Woman Citizen", *SIX[:5], "Maud Wood Park", "The Club Movement", "The Union Signal"]
    card = scene(deck=deck).play("The Winning Plan").answer("The Young Woman Citizen")
    # Two groups of cards are being looked at, and the newer one is dealt with first.
    assert card.legal == ["Maud Wood Park", "The Club Movement"]
    assert [len(group) for group in card.position.held_for(SUFFRAGIST).drawn] == [5, 2]
    card.answer("Maud Wood Park").leaves(
        congress=2,
        deck=["The Union Signal"],
        discards=["The Club Movement", "Maud Wood Park", "The Young Woman Citizen"],
    )
    assert card.legal == [*SIX[:5], "done"]
    card.puts(on_top=SIX[1:3], at_bottom=[SIX[4], SIX[3], SIX[0]]).leaves(
        congress=2,
        deck=[SIX[2], SIX[1], "The Union Signal", SIX[4], SIX[3], SIX[0]],
        discards=["The Club Movement", "Maud Wood Park", "The Young Woman Citizen"],
    ).done()


def test_ruling_20_the_played_card_may_sort_itself() -> None:
    deck = ["Progress, Not Politics", *SIX_OF_THEIRS[:5], "Beer Brewers", "NAOWS Forms", "The SSWSC"]
    card = scene(deck=deck).play("The Winning Plan", by=OPPOSITION)
    card.answer("Progress, Not Politics", "The SSWSC", "done", "NAOWS Forms")
    # Beer Brewers went to the bottom; the five of the Winning Plan follow, on top of The SSWSC.
    assert card.legal == [*SIX_OF_THEIRS[:5], "done"]
    card.puts(on_top=SIX_OF_THEIRS[:4], at_bottom=SIX_OF_THEIRS[4:5]).leaves(
        deck=[*SIX_OF_THEIRS[:4][::-1], "The SSWSC", "NAOWS Forms", "Beer Brewers", SIX_OF_THEIRS[4]],
        discards=["Progress, Not Politics"],
    ).done()


def test_ruling_20_where_none_can_be_played_all_go_back() -> None:
    drawn = ["Reconstruction", "Women and World War I"]
    card = scene(deck=drawn).play("The Winning Plan")
    assert card.legal == [*drawn, "done"]
    card.answer(*drawn).leaves(deck=drawn[::-1]).done()
    scene(deck=[]).play("The Winning Plan").leaves().done()


def test_ruling_20_the_only_card_that_can_be_played_is_no_choice() -> None:
    card = scene(deck=["Reconstruction", "Maud Wood Park"]).play("The Winning Plan")
    assert card.legal == ["Reconstruction", "done"]
    card.answer("done").leaves(congress=2, deck=["Reconstruction"], discards=["Maud Wood Park"]).done()


def test_ruling_20_the_next_turn_draws_what_was_put_on_top() -> None:
    deck = [*SIX_OF_THEIRS, "Beer Brewers"]
    game = scene(turn=2, round=6, hand=["NAOWS Forms"], deck=deck).play("Progress, Not Politics")
    game.puts(on_top=["Old Dixie", "Red Scare"], at_bottom=["Emma Goldman", *SIX_OF_THEIRS[4:], "Gerrymandering"])
    hand = ["NAOWS Forms", "Red Scare", "Old Dixie", "Beer Brewers", "Emma Goldman", *SIX_OF_THEIRS[4:]]
    game.leaves(hand=hand, deck=["Gerrymandering"], **_planning(game))


def _planning(game: scene) -> dict[str, list[str]]:
    """The effects of the Planning Phase on the other side, whose deck was not arranged."""
    return {
        "their_hand": [CARDS[key].title for key in game.position.held_for(SUFFRAGIST).hand],
        "their_deck": [CARDS[key].title for key in game.position.suffragist.deck],
    }


def test_ruling_21_the_deck_is_shuffled_before_the_event() -> None:
    deck = ["Lucy Stone", "The Young Woman Citizen", "Anna Dickinson", "Maud Wood Park"]
    order = ["Maud Wood Park", "Anna Dickinson", "Lucy Stone"]
    card = scene(turn=6, deck=deck, shuffles=[order]).play("Eye on the Future").answer("The Young Woman Citizen")
    assert card.legal == order[:2]
    card.answer("Maud Wood Park").leaves(
        congress=2,
        deck=["Lucy Stone"],
        discards=["Anna Dickinson", "Maud Wood Park", "The Young Woman Citizen"],
    ).done()


def test_ruling_21_it_is_shuffled_also_when_nothing_could_be_chosen() -> None:
    deck = ["Reconstruction", "Women and World War I", "Union Victory"]
    card = scene(turn=5, deck=deck, shuffles=[deck[::-1]]).play("Eye on the Future").leaves(deck=deck[::-1])
    card.done()
    assert ("shuffled", SUFFRAGIST) in card.news


def test_ruling_21_a_single_card_is_not_shuffled_and_an_empty_deck_gives_nothing() -> None:
    scene(turn=5, deck=["Reconstruction"]).play("Eye on the Future").leaves().done()
    card = scene(turn=5, deck=["Maud Wood Park", "Reconstruction"]).play("Eye on the Future")
    card.leaves(congress=2, deck=["Reconstruction"], discards=["Maud Wood Park"]).done()
    scene(turn=5, deck=["Maud Wood Park"]).play("Eye on the Future").leaves(
        congress=2, deck=[], discards=["Maud Wood Park"]
    ).done()
    scene(turn=5, deck=[]).play("Eye on the Future").leaves().done()


def test_ruling_21_a_card_from_the_deck_may_stay_in_effect() -> None:
    deck = ["Prison Tour Special", "Lucy Stone"]
    card = scene(turn=5, deck=deck).play("Eye on the Future").answer("Prison Tour Special")
    card.leaves(in_effect={"Prison Tour Special": "turn"}, deck=["Lucy Stone"]).done()


def test_ruling_21_what_was_known_of_the_deck_is_no_longer_known() -> None:
    game = scene(turn=5, deck=[*SIX_OF_THEIRS[:4], "The Woman Patriot"]).play("Progress, Not Politics")
    game.puts(on_top=SIX_OF_THEIRS[:2], at_bottom=[*SIX_OF_THEIRS[2:4], "The Woman Patriot"]).play("The Club Movement")
    assert {*game.position.opposition.deck} <= {*game.position.held_for(OPPOSITION).seen}
    game.play("Eye on the Future", by=OPPOSITION).answer("The Woman Patriot")
    assert isinstance(game.position.pending, Shuffle)
    assert (len(game.position.opposition.deck), game.position.held_for(OPPOSITION).seen) == (4, ())


def test_ruling_22_a_card_that_bears_a_campaigner_cannot_be_picked() -> None:
    hand = ["NAOWS Forms", "Transcontinental Railroad", "Old Dixie", "Red Scare"]
    card = scene(their_hand=hand).play("Change In Plans")
    assert card.refuses(*hand[:2]).legal == hand[2:]


def test_ruling_22_nothing_happens_if_every_card_has_a_campaigner() -> None:
    scene(their_hand=["NAOWS Forms", "Transcontinental Railroad"]).play("Change In Plans").leaves().done()
    scene(their_hand=[]).play("Change In Plans").leaves().done()


def test_ruling_22_the_only_card_without_a_campaigner_is_no_choice() -> None:
    card = scene(their_hand=["NAOWS Forms", "Old Dixie"], their_deck=["Red Scare"]).play("Change In Plans")
    card.leaves(their_hand=["NAOWS Forms", "Red Scare"], their_deck=[], their_discards=["Old Dixie"]).done()


def test_ruling_22_from_an_empty_deck_comes_no_replacement() -> None:
    card = scene(their_hand=["Old Dixie", "Red Scare"], their_deck=[]).play("Change In Plans").answer("Red Scare")
    card.leaves(their_hand=["Old Dixie"], their_discards=["Red Scare"]).done()


def test_ruling_23_any_state_may_be_named_and_one_that_has_voted_stays_as_it_is() -> None:
    for state in ("NY", "GA"):
        card = scene(ratified="NY", rejected="GA").play("Bellwether State")
        assert len(card.legal) == 48
        card.answer(state).leaves().done()
        assert ("nothing", SUFFRAGIST, state) in card.news


def test_ruling_23_in_a_barred_region_opposing_cubes_go_and_none_are_added() -> None:
    card = scene(in_effect=["The Civil War"], GA="RRR").play("Bellwether State").answer("GA")
    card.leaves(GA="").done()
    card = scene(in_effect=["The Civil War"], GA="PPP").play("Bellwether State", by=OPPOSITION).answer("GA")
    card.leaves(GA="RRRR").done()


def test_ruling_23_the_fourth_cube_claims_and_once_sent_decides() -> None:
    for side, cubes, vote in ((SUFFRAGIST, "PPPP", "ratified"), (OPPOSITION, "RRRR", "rejected")):
        card = scene(GA="PR"[side == SUFFRAGIST], state_cards=["Georgia"]).play("Bellwether State", by=side)
        card.answer("GA").at("GA", "GA GA GA GA").leaves(GA=cubes, claimed=["Georgia"], state_cards=[]).done()
        card = scene(GA="PR"[side == SUFFRAGIST], sent=True, state_cards=["Georgia"]).play("Bellwether State", by=side)
        card.answer("GA").at("GA", "GA GA GA GA").leaves(GA=vote, claimed=["Georgia"], state_cards=[]).done()


def test_ruling_23_own_cubes_count_and_what_is_left_over_is_lost() -> None:
    card = scene(GA="PY", state_cards=["Georgia"]).play("Bellwether State").answer("GA").at("GA GA GA GA")
    card.leaves(GA="PPPPPY", claimed=["Georgia"], state_cards=[]).done()
    scene(GA="PPPP", state_cards=["Georgia"]).play("Bellwether State").answer("GA").at("GA GA GA GA").leaves(
        GA="PPPPPPPP"
    ).done()
    scene(GA="RRR", sent=True).play("Bellwether State", by=OPPOSITION).answer("GA").leaves(GA="rejected").done()


def test_ruling_23_it_can_win() -> None:
    card = scene(ratified=THIRTY_FIVE, NY="RR").play("Bellwether State").answer("NY").at("NY NY", "NY NY NY NY")
    assert is_over(card, SUFFRAGIST, "ratified")


def test_ruling_24_both_need_that_the_amendment_was_sent() -> None:
    assert scene().take("Governor Clement’s Veto").legal == ["campaign", "organize"]
    assert (
        "Governor Clement’s Veto"
        not in scene(campaigners="", hand=["Governor Clement’s Veto", "Old Dixie"]).round_of(OPPOSITION).legal
    )
    for side in SIDES:
        assert "Reconsideration" not in scene(claimed=["Reconsideration"]).round_of(side).legal
        assert "Reconsideration" in scene(claimed=["Reconsideration"], sent=True).round_of(side).legal


def test_ruling_24_with_nothing_to_replace_the_card_is_gone() -> None:
    veto = scene(rejected="GA").play("Governor Clement’s Veto").leaves()
    veto.done()
    assert veto.position.opposition.discards == ("governor-clements-veto",)
    for side, state in ((SUFFRAGIST, {"ratified": "NY"}), (OPPOSITION, {"rejected": "NY"})):
        card = scene(**state).play("Reconsideration", by=side).leaves()  # type: ignore[arg-type]
        card.done()
        assert card.position.removed[-1] == "strategy:reconsideration"


def test_ruling_24_the_only_vote_is_no_choice() -> None:
    scene(ratified="NY").play("Governor Clement’s Veto").leaves(NY="rejected").done()
    scene(rejected="NY").play("Reconsideration").at("NY NY").leaves(NY="PP").done()
    scene(ratified="NY").play("Reconsideration", by=OPPOSITION).leaves(NY="RR").done()


def test_ruling_24_the_veto_that_is_the_13th_rejection_wins_at_once() -> None:
    card = scene(rejected=TWELVE, ratified="TN NY").play("Governor Clement’s Veto").answer("TN").leaves(TN="rejected")
    assert is_over(card, OPPOSITION, "rejected")


def test_ruling_24_a_state_reconsidered_can_vote_again() -> None:
    card = scene(ratified=THIRTY_FIVE, rejected="NY").play("Reconsideration").at("NY NY").leaves(NY="PP")
    card.done()
    assert len(card.position.ratified) == 35
    card.play("The Club Movement").play("Horace Greeley").at("NY NY CT CT").leaves(NY="", CT="RR").done()


def test_ruling_24_in_a_barred_region_the_vote_goes_and_no_cube_comes() -> None:
    scene(rejected="GA", in_effect=["The Civil War"]).play("Reconsideration").leaves(GA="").done()


RIOTS = CARDS["anti-suffrage-riots"].steps or ()


@pytest.mark.parametrize("size", [0, 1, 2])
def test_ruling_25_a_small_hand_goes_whole(size: int) -> None:
    hand, deck = SIX[:size], ["Zitkala-Ša", "The Club Movement", "Woodrow Wilson"]
    card = scene(their_hand=hand, their_deck=deck).does(OPPOSITION, *RIOTS)
    changed = {"their_hand": deck[:size], "their_deck": deck[size:], "their_discards": hand} if size else {}
    card.leaves(**changed).done()


def test_ruling_25_two_at_random_from_a_larger_one() -> None:
    card = scene(their_hand=SIX[:3], their_deck=["Zitkala-Ša"]).does(OPPOSITION, *RIOTS)
    assert isinstance(card.position.pending, Shuffle)
    card.answer(("Frances Willard", "Anna Dickinson", "Lucy Stone"))
    card.leaves(
        their_hand=["Lucy Stone", "Zitkala-Ša"], their_deck=[], their_discards=["Frances Willard", "Anna Dickinson"]
    ).done()


def test_ruling_25_from_an_empty_deck_nothing_is_drawn() -> None:
    card = scene(their_hand=SIX[:3], their_deck=[], shuffles=[SIX[:2]]).does(OPPOSITION, *RIOTS)
    card.leaves(their_hand=[SIX[2]], their_discards=SIX[:2]).done()
    card = scene(their_hand=SIX[:1], their_deck=[]).does(OPPOSITION, *RIOTS)
    card.leaves(their_hand=[], their_discards=SIX[:1]).done()


def test_ruling_26_any_card_of_the_turn_of_either_side() -> None:
    lying = ["War in Europe", "The Civil War", "Processions for Suffrage"]
    for side in SIDES:
        card = scene(in_effect=lying).play("Counter Strat", by=side)
        assert card.legal == lying
        card.answer("Processions for Suffrage")
        whose = "discards" if side == SUFFRAGIST else "their_discards"
        left = {"War in Europe": "turn", "The Civil War": "turn"}
        card.leaves(in_effect=left, **{whose: ["Processions for Suffrage"]}).done()


def test_ruling_26_the_only_one_is_no_choice() -> None:
    scene(in_effect=["The Civil War", "Southern Strategy"]).play("Counter Strat").leaves(
        in_effect={"Southern Strategy": "game"}, their_discards=["The Civil War"]
    ).done()


def test_ruling_26_with_none_nothing_happens() -> None:
    for side in SIDES:
        scene(in_effect=["Southern Strategy", "Voter Suppression"]).play("Counter Strat", by=side).leaves().done()


def test_ruling_26_its_effects_end() -> None:
    game = scene(in_effect=["The Civil War"], claimed=["Counter Strat"]).round_of(SUFFRAGIST).answer("Counter Strat")
    game.play("Women to the Polls").at("PA PA DE DE NJ NJ")
