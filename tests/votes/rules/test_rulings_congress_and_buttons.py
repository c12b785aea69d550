"""Rulings 9 to 13: Congress, the Amendment, buttons and the Strategy Phase."""

import pytest

from tests.votes.endings import is_over
from tests.votes.scenes import (
    ATLANTIC,
    MIDWEST,
    NORTHEAST,
    PLAINS,
    SOUTH,
    WEST,
    d6,
    d8,
    dealt,
    each,
    scene,
)
from vfw.votes.rules.seats import OPPOSITION, SIDES, SUFFRAGIST


def votes(game: scene) -> str:
    """The states that have voted since the last card was taken, in the order in which they did."""
    return " ".join(event[1] for event in game.news if event[0] == "voted")


# 9 to 11: Congress and the Amendment


def test_ruling_09_the_sixth_marker_sends_the_amendment() -> None:
    table = {"WA": "PPPP", "CA": "PPYYY", "GA": "RRRR", "VT": "RRRRRR", "NY": "PPY", "SC": "RRR"}
    card = scene(table, congress=5).play("Frances Willard")
    states = {"WA": "ratified", "CA": "ratified", "GA": "rejected", "VT": "rejected"}
    card.leaves(congress=0, sent=True, buttons=2, **states).done()


def test_ruling_09_states_vote_by_region_and_by_postal_code() -> None:
    table = each("NY CT TN DE WI IL TX AL WY CO WA AZ", "PPPP")
    card = scene(table, congress=5).play("Frances Willard")
    assert votes(card) == "AZ WA CO WY AL TX IL WI DE TN CT NY"


def test_ruling_09_the_13th_rejection_stops_the_conversion() -> None:
    red, purple = f"{WEST} CO KS MT ND NE", f"OK SD WY {SOUTH} {MIDWEST} {ATLANTIC} {NORTHEAST}"
    card = scene(each(red, "RRRR") | each(purple, "PPPP"), congress=5).play("Petition to Congress")
    card.leaves(congress=0, sent=True, **each(red, "rejected"))
    assert is_over(card, OPPOSITION, "rejected")


def test_ruling_09_the_36th_ratification_stops_the_conversion() -> None:
    purple, red = f"{WEST} {PLAINS} {SOUTH} {MIDWEST} DE KY MD NC", f"PA TN VA WV {NORTHEAST}"
    card = scene(each(purple, "YYYY") | each(red, "RRRR"), congress=5).play("Petition to Congress")
    card.leaves(congress=0, sent=True, **each(purple, "ratified"))
    assert is_over(card, SUFFRAGIST, "ratified")


def test_ruling_09_the_card_goes_on_after_the_conversion() -> None:
    card = scene(NY="PPPP", VT="PPP", congress=5).play("Petition to Congress").refuses("NY").at("VT WA MT TX MO DE")
    card.leaves(congress=0, sent=True, NY="ratified", VT="ratified", **each("WA MT TX MO DE", "P")).done()


def test_ruling_09_once_sent_nothing_touches_congress() -> None:
    scene(sent=True).play("Maud Wood Park").leaves().done()
    scene(sent=True, dice=[d6(6)]).play("1918 Midterm Elections").leaves().done()
    scene(sent=True).play("War in Europe").leaves(in_effect={"War in Europe": "turn"}).done()


def test_ruling_09_once_sent_lobbying_is_not_offered() -> None:
    assert scene(sent=True).take("Lucy Stone").legal == ["event", "campaign", "organize"]
    assert scene(sent=True).take("Old Dixie").legal == ["event", "campaign", "organize"]


def test_ruling_09_superior_lobbying_can_send_the_amendment_and_does_nothing_after_that() -> None:
    card = scene(NY="PPPP", GA="RRRR", congress=3, dice=[d8(6, 7, 8, 1)]).play("Superior Lobbying")
    card.leaves(congress=0, sent=True, NY="ratified", GA="rejected").done()
    scene(sent=True, dice=[d8(6, 7, 8, 6)]).play("Superior Lobbying").leaves().done()
    scene(sent=True, dice=[d8(6, 7, 8, 6)]).play("Superior Lobbying", by=OPPOSITION).leaves().done()


def test_ruling_09_a_game_can_end_in_the_middle_of_superior_lobbying() -> None:
    card = scene(each(f"{WEST} CO KS MT ND NE", "RRRR"), congress=5, dice=[d8(6, 6, 6, 6)]).play("Superior Lobbying")
    assert is_over(card, OPPOSITION, "rejected")


def test_ruling_10_what_does_not_fit_is_lost() -> None:
    scene(congress=5, dice=[d6(3)]).play("1918 Midterm Elections").leaves(congress=0, sent=True).done()
    lobby = scene(congress=5, dice=[d6(6, 6)]).play("Lucy Stone", "lobby")
    lobby.leaves(congress=0, sent=True).done()
    scene(congress=0).play("Senator Joseph Brown").leaves(GA="RR").done()


def test_ruling_11_suffragist_lobbying_adds() -> None:
    scene(congress=0, dice=[d6(6, 6)]).play("Lucy Stone", "lobby").leaves(congress=2).done()
    scene(congress=0, dice=[d6(5, 6)]).play("Lucy Stone", "lobby").leaves(congress=1).done()
    scene(congress=0, dice=[d6(5, 1)]).play("Lucy Stone", "lobby").leaves().done()


def test_ruling_11_opposition_lobbying_removes() -> None:
    two = "red South, red Northeast"
    scene(congress=3, campaigners=two, dice=[d6(6, 5)]).play("Old Dixie", "lobby").leaves(congress=2).done()
    scene(congress=1, campaigners=two, dice=[d6(6, 6)]).play("Old Dixie", "lobby").leaves(congress=0).done()


def test_ruling_11_the_opposition_cannot_lobby_an_empty_congress() -> None:
    assert scene(congress=0).take("Old Dixie").legal == ["event", "campaign", "organize"]
    assert scene(congress=1).take("Old Dixie").legal == ["event", "campaign", "organize", "lobby"]
    assert scene(congress=0).take("Lucy Stone").legal == ["event", "campaign", "organize", "lobby"]


def test_ruling_11_superior_lobbying_cannot_take_what_is_not_there() -> None:
    scene(congress=1, dice=[d8(6, 7, 8, 8)]).play("Superior Lobbying", by=OPPOSITION).leaves(congress=0).done()
    scene(congress=0, dice=[d8(6, 7, 8, 8)]).play("Superior Lobbying", by=OPPOSITION).leaves().done()


# 12: buttons


def test_ruling_12_the_supply_is_12_and_6() -> None:
    scene(buttons=9).play("The Club Movement").leaves(buttons=12).done()
    scene(buttons=4).play("The Woman Patriot").leaves(buttons=6).done()
    scene(buttons=11).play("Lucy Stone", "organize").leaves(buttons=12).done()


def test_ruling_12_a_loss_stops_at_nothing() -> None:
    scene(in_effect=["Fifteenth Amendment"], their_buttons=1).play("15th Divides Suffragists").leaves(
        their_buttons=0
    ).done()
    scene(their_buttons=0).play("The Great 1906 San Francisco Earthquake").leaves().done()


def test_ruling_12_organizing_gains_one_for_each_campaigner() -> None:
    scene(campaigners="purple West, yellow West, yellow South, red South").play("Lucy Stone", "organize").leaves(
        buttons=3
    ).done()
    scene().play("Old Dixie", "organize").leaves(buttons=1).done()


def test_ruling_12_organizing_is_not_offered_at_full_supply() -> None:
    assert scene(buttons=12).take("Lucy Stone").legal == ["event", "campaign", "lobby"]
    assert scene(buttons=6).take("Old Dixie").legal == ["event", "campaign"]
    assert "organize" in scene(buttons=6).take("Lucy Stone").legal


def test_ruling_12_the_supply_also_limits_claimed_cards() -> None:
    scene(buttons=3).play("Efficient Organizing", by=OPPOSITION).leaves(buttons=6).done()
    scene(buttons=11).play("Montana").leaves(buttons=12).done()
    scene(their_buttons=0).play("Opposition Research").leaves().done()


# 13: the Strategy Phase


OPEN, DECK = ["Regional Focus", "Counter Strat", "Transportation"], ["National Focus", "Bellwether State"]


def committing(buttons: int, their_buttons: int) -> scene:
    """The Suffragists, who hold so many buttons, are about to commit some of them."""
    return scene(
        turn=2, buttons=buttons, their_buttons=their_buttons, strategy_cards=OPEN, strategy_deck=DECK
    ).strategy_phase()


def asks_for_the_first_card(game: scene) -> bool:
    """The Strategy Phase is over."""
    return (game.position.round, game.asked, game.asked_side) == (1, "card", SUFFRAGIST)


@pytest.mark.parametrize(("held", "theirs", "most"), [(5, 2, 3), (2, 5, 2), (12, 6, 7), (1, 0, 1), (3, 0, 1)])
def test_ruling_13_at_most_one_more_than_the_opposition_holds_is_committed(held: int, theirs: int, most: int) -> None:
    game = committing(held, theirs)
    assert (game.asked, game.asked_side, game.legal) == ("buttons", SUFFRAGIST, list(range(most + 1)))
    game.refuses(-1, most + 1, "1")


def test_ruling_13_after_a_deferral_the_suffragists_pay_and_take_a_card() -> None:
    game = committing(4, 3).answer(2)
    assert (game.asked, game.asked_side, game.legal) == ("response", OPPOSITION, ["defer", "match", "supersede"])
    game.answer("defer").leaves(buttons=2)
    assert (game.asked, game.asked_side, game.legal) == ("strategy card", SUFFRAGIST, OPEN)
    game.answer("Counter Strat").leaves(
        buttons=2,
        claimed=["Counter Strat"],
        strategy_cards=["Regional Focus", "Transportation", "National Focus"],
    ).done()
    assert game.position.strategy_deck == ("strategy:bellwether-state",)
    assert asks_for_the_first_card(game)


def test_ruling_13_after_a_match_both_pay_and_neither_takes_a_card() -> None:
    game = committing(4, 3).answer(2, "match").leaves(buttons=2, their_buttons=1)
    game.done()
    assert asks_for_the_first_card(game)


def test_ruling_13_superseding_costs_one_more_and_takes_a_card() -> None:
    game = committing(4, 3).answer(2, "supersede").leaves(buttons=2, their_buttons=0)
    assert (game.asked_side, game.legal) == (OPPOSITION, OPEN)
    game.answer("Regional Focus").leaves(
        buttons=2,
        their_buttons=0,
        their_claimed=["Regional Focus"],
        strategy_cards=["Counter Strat", "Transportation", "National Focus"],
    ).done()
    assert asks_for_the_first_card(game)


def test_ruling_13_a_commitment_of_nothing_is_matched_or_superseded() -> None:
    game = committing(4, 2).answer(0)
    assert game.legal == ["match", "supersede"]
    game.answer("match").leaves().done()
    committing(4, 2).answer(0, "supersede", "Regional Focus").leaves(
        their_buttons=1,
        their_claimed=["Regional Focus"],
        strategy_cards=["Counter Strat", "Transportation", "National Focus"],
    ).done()


@pytest.mark.parametrize("theirs", [1, 2, 12])
def test_ruling_13_the_opposition_does_not_defer_to_a_commitment_of_nothing(theirs: int) -> None:
    game = committing(4, theirs).answer(0)
    game.refuses("defer")
    assert (game.asked, game.asked_side) == ("response", OPPOSITION)


@pytest.mark.parametrize(
    ("theirs", "committed", "answers"),
    [(2, 1, ["defer", "match", "supersede"]), (2, 2, ["defer", "match"]), (1, 1, ["defer", "match"])],
)
def test_ruling_13_the_opposition_cannot_answer_with_buttons_it_does_not_hold(
    theirs: int, committed: int, answers: list[str]
) -> None:
    assert committing(5, theirs).answer(committed).legal == answers


def test_ruling_13_an_opposition_with_a_single_answer_is_not_asked() -> None:
    # One more than they hold: they can only defer.
    game = committing(5, 2).answer(3)
    assert (game.asked, game.asked_side) == ("strategy card", SUFFRAGIST)
    game.leaves(buttons=2)
    game = committing(5, 0).answer(1)
    assert (game.asked, game.asked_side) == ("strategy card", SUFFRAGIST)
    # Nothing against nothing: they can only match.
    assert asks_for_the_first_card(committing(5, 0).answer(0).leaves())


def test_ruling_13_suffragists_without_buttons_commit_nothing_unasked() -> None:
    game = committing(0, 1)
    assert (game.asked, game.asked_side, game.legal) == ("response", OPPOSITION, ["match", "supersede"])
    assert asks_for_the_first_card(committing(0, 0).leaves())


def test_ruling_13_the_strategy_phase_comes_after_planning_from_the_second_turn_on() -> None:
    match = dealt(1)
    assert match.pending.label == "suffragist card"
    assert not any(event[0] in ("committed", "responded") for position in match.positions for event in position.news)
    game = scene(turn=1, buttons=1).clean_up()
    assert (game.position.turn, game.position.round, game.asked) == (2, 0, "buttons")
    assert [len(game.position.held_for(side).hand) for side in SIDES] == [13, 13]


def test_ruling_13_where_the_strategy_deck_is_empty_nothing_takes_the_place_of_a_card() -> None:
    game = scene(turn=6, buttons=1, strategy_cards=OPEN, strategy_deck=[]).strategy_phase().answer(1, "Transportation")
    game.leaves(buttons=0, claimed=["Transportation"], strategy_cards=["Regional Focus", "Counter Strat"])
