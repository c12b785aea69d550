"""The Oppobot: its setup, its Strategy Phase, its round, the dice it rolls, its Campaigning and its votes."""

from dataclasses import replace
from typing import Any

import pytest

from tests.votes.games import solitaire_game
from tests.votes.scenes import (
    MIDWEST,
    NORTHEAST,
    PLAINS,
    SILENT,
    SOUTH,
    WEST,
    d4,
    d6,
    d8,
    dealt,
    drawing,
    each,
    in_region,
    scene,
    solitaire,
)
from vfw.votes.rules.deck import CARDS, EARLY, ERAS, LATE, MIDDLE, START, STRATEGY, keys
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST
from vfw.votes.rules.steps import congress
from vfw.votes.rules.tabletop import BLACK_D4, BLACK_D6, HARD, NORMAL, OPPOBOT

# Setup


@pytest.fixture(scope="module")
def started() -> Position:
    return dealt(1, NORMAL).position


def test_setup_leaves_two_strategy_cards_out(started: Position) -> None:
    unused = {"strategy:change-in-plans", "strategy:opposition-research"}
    assert unused < set(started.removed)
    assert (len(started.strategy_cards), len(started.strategy_deck)) == (3, 7)
    assert {*started.strategy_cards, *started.strategy_deck} == set(keys(STRATEGY)) - unused


def test_setup_stacks_33_cards_early_on_middle_on_late(started: Position) -> None:
    eras = [CARDS[key].era for key in started.opposition.deck]
    assert eras == [EARLY] * 11 + [MIDDLE] * 11 + [LATE] * 11
    assert {CARDS[key].deck for key in started.opposition.deck} == {OPPOBOT}


def test_setup_sets_two_cards_of_each_era_aside(started: Position) -> None:
    aside = started.opposition.set_aside
    assert sorted(CARDS[key].era for key in aside) == sorted(ERAS * 2)
    assert {*aside, *started.opposition.deck, *keys(OPPOBOT, START)} == set(keys(OPPOBOT))


def test_setup_gives_it_no_hand_and_no_buttons_and_the_suffragists_seven_cards(started: Position) -> None:
    theirs, held = started.opposition, started.held_for(OPPOSITION)
    assert (held.hand, theirs.buttons, held.claimed, theirs.discards) == ((), 0, (), ())
    assert (len(started.held_for(SUFFRAGIST).hand), len(started.suffragist.deck)) == (7, 45)
    assert (started.pending.label, started.oppobot) == ("suffragist card", NORMAL)


def test_it_is_dealt_again_in_each_game() -> None:
    one, other = (dealt(seed, NORMAL).position.opposition for seed in (1, 2))
    assert one.deck != other.deck
    assert set(one.set_aside) != set(other.set_aside)


# Its cards, round by round


@pytest.fixture(scope="module")
def played() -> list[tuple[int, int, str, str]]:
    """Turn, round, key and use of every card it plays in a game of six turns."""
    plays, turn, round_ = [], 1, 1
    for position in solitaire_game(1):
        for event in position.news:
            match event:
                case ("turn", number):
                    turn, round_ = number, 1
                case ("played", side, key, use) if side == OPPOSITION:
                    plays.append((turn, round_, key, use))
                    round_ += 1
    assert position.turn == 6
    assert position.opposition.deck == ()
    return plays


def test_it_plays_one_card_in_each_of_36_rounds_and_then_its_deck_is_empty(
    played: list[tuple[int, int, str, str]],
) -> None:
    assert [(turn, round_) for turn, round_, _, _ in played] == [(t, r) for t in range(1, 7) for r in range(1, 7)]
    assert len({key for _, _, key, _ in played}) == 36


def test_the_start_cards_are_events_of_the_first_rounds_of_turns_1_3_and_5(
    played: list[tuple[int, int, str, str]],
) -> None:
    assert [play for play in played if CARDS[play[2]].era == START] == [
        (1, 1, "oppobot:the-patriarchy", "event"),
        (3, 1, "oppobot:naows-forms", "event"),
        (5, 1, "oppobot:war-in-europe", "event"),
    ]


def test_it_plays_early_cards_before_middle_before_late(played: list[tuple[int, int, str, str]]) -> None:
    eras = [CARDS[key].era for _, _, key, _ in played if CARDS[key].era != START]
    assert eras == [EARLY] * 11 + [MIDDLE] * 11 + [LATE] * 11


def test_it_organizes_and_lobbies_never(played: list[tuple[int, int, str, str]]) -> None:
    assert {use for _, _, _, use in played} == {"event", "campaign"}


def test_it_plays_the_top_card_of_its_deck_after_the_suffragists_have_played() -> None:
    table = SILENT | {"congress": 3, "their_deck": ["Old Dixie", "Border States"]}
    game = solitaire(**table).play("The Club Movement")
    game.leaves(
        buttons=4,
        their_deck=["Border States"],
        their_discards=["Old Dixie"],
        **each("LA MS AL GA FL", "R"),
    ).done()


def test_a_start_card_is_not_drawn_and_leaves_the_deck_alone() -> None:
    game = solitaire(turn=5, round=1, deck=["Old Dixie"]).play("War in Europe")
    game.leaves(in_effect={"War in Europe": "turn"}).done()
    assert game.position.opposition.deck == ("oppobot:old-dixie",)


def test_a_start_card_is_an_event_even_where_it_does_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """No card of the reconstruction does nothing; a card of a custom deck may."""
    key = "oppobot:war-in-europe"
    monkeypatch.setitem(CARDS, key, replace(CARDS[key], steps=(congress(-1),)))
    solitaire(turn=5, round=1, congress=0).play("War in Europe").leaves().done()


def test_a_start_card_that_has_been_played_is_not_played_again() -> None:
    """As where a scenario begins with it in effect."""
    game = solitaire(turn=5, round=1, congress=3, in_effect=["War in Europe"]).play("Old Dixie")
    game.leaves(**each("LA MS AL GA FL", "R")).done()


def test_without_a_card_it_still_campaigns() -> None:
    game = solitaire(their_deck=[], campaigners="purple West, red South", dice=[*drawing("TX"), d4(1)])
    game.play("The Club Movement").leaves(buttons=4, TX="R").done()


# The dice draw a state


def test_the_rulebook_conservative_opposition_is_two_cubes_in_idaho_montana_and_new_jersey() -> None:
    dice = [d6(1), d8(4), d6(2), d8(1), d6(6), d8(8)]
    solitaire(dice=dice).play("Conservative Opposition").leaves(ID="RR", MT="RR", NJ="RR").done()


def test_the_rulebook_emma_goldman_is_a_d8_for_each_region_from_west_to_northeast() -> None:
    dice = [d8(1), d8(2), d8(3), d8(4), d8(5), d8(6)]
    solitaire(dice=dice).play("Emma Goldman").leaves(WA="R", WY="R", LA="R", WI="R", VA="R", RI="R").done()


def test_the_same_state_may_be_drawn_again() -> None:
    card = solitaire(dice=drawing("ID ID MT")).play("Conservative Opposition")
    card.leaves(ID="RRRR", MT="RR").done()


def test_a_state_that_has_voted_is_drawn_again_in_its_region() -> None:
    dice = [*drawing("ID"), *in_region("CA NV"), *drawing("MT NJ")]
    card = solitaire(ratified="ID", rejected="CA", dice=dice).play("Conservative Opposition")
    card.leaves(**each("NV MT NJ", "RR")).done()
    card = solitaire(ratified="WY", dice=in_region("WA WY CO LA WI VA RI")).play("Emma Goldman")
    card.leaves(**each("WA CO LA WI VA RI", "R")).done()


def test_a_region_that_has_voted_is_drawn_again() -> None:
    dice = [d6(1), d6(1), *drawing("MT NJ"), d6(1), *drawing("TX")]
    card = solitaire(rejected=WEST, dice=dice).play("Conservative Opposition")
    card.leaves(**each("MT NJ TX", "RR")).done()


def test_a_region_that_has_voted_is_passed_over_where_each_gets_one() -> None:
    card = solitaire(ratified=PLAINS, dice=in_region("WA LA WI VA RI")).play("Emma Goldman")
    card.leaves(**each("WA LA WI VA RI", "R")).done()


def test_the_last_state_of_a_region_and_the_last_region_need_no_die() -> None:
    table = {"ratified": f"{WEST} {PLAINS} {SOUTH}", "rejected": "VT NH ME MA RI CT NJ"}
    solitaire(**table, dice=in_region("IL VA")).play("Emma Goldman").leaves(**each("IL VA NY", "R")).done()
    title = "Conservative Opposition"
    table = {"ratified": f"{WEST} {PLAINS} {SOUTH} {MIDWEST}", "rejected": NORTHEAST}
    solitaire(**table, dice=in_region("TN KY WV")).play(title).leaves(**each("TN KY WV", "RR")).done()


# The Strategy Phase

LYING = ["Counter Strat", "National Focus", "Transportation"]
NEXT = "Regional Focus"


def strategy_phase(buttons: int, die: int, **arrangement: Any) -> scene:
    """The Suffragists hold so many buttons, and the d4 will show `die`."""
    table: dict[str, Any] = {
        "oppobot": NORMAL,
        "turn": 2,
        "strategy_cards": LYING,
        "strategy_deck": [NEXT],
        "dice": [d4(die)],
    }
    return scene(**table | arrangement, buttons=buttons).strategy_phase()


def test_the_suffragists_commit_up_to_one_more_than_the_die_can_show() -> None:
    game = strategy_phase(9, 1)
    assert (game.asked, game.legal) == ("buttons", [0, 1, 2, 3, 4, 5])
    assert strategy_phase(2, 1).legal == [0, 1, 2]


def test_a_commitment_above_the_die_lets_them_choose_a_strategy_card() -> None:
    game = strategy_phase(5, 2).answer(3)
    assert (game.asked_side, game.asked, game.legal) == (SUFFRAGIST, "strategy card", LYING)
    game.answer("Transportation").leaves(
        buttons=2, claimed=["Transportation"], strategy_cards=["Counter Strat", "National Focus", NEXT]
    ).done()


def test_a_commitment_equal_to_the_die_gives_neither_side_a_card() -> None:
    game = strategy_phase(5, 3).answer(3).leaves(buttons=2)
    assert ("no strategy",) in game.news
    game.done()


def test_a_commitment_below_the_die_lets_it_play_a_random_one_at_once() -> None:
    states = "CA KS GA IL PA ME"
    game = strategy_phase(5, 4, dice=[d4(4), d6(3), *in_region(states)]).answer(3)
    game.leaves(buttons=2, strategy_cards=["Counter Strat", "Transportation", NEXT], **each(states, "RR")).done()
    assert "strategy:national-focus" in game.position.removed


def test_a_side_without_buttons_is_not_asked_and_the_die_is_still_rolled() -> None:
    states = "CA KS GA IL PA ME"
    game = strategy_phase(0, 1, dice=[d4(1), d6(4), *in_region(states)])
    game.leaves(strategy_cards=["Counter Strat", "Transportation", NEXT], **each(states, "RR")).done()


def test_there_is_no_strategy_phase_in_the_first_turn(started: Position) -> None:
    assert (started.turn, started.round, started.pending.label) == (1, 1, "suffragist card")


def test_a_turn_begins_with_six_cards_for_the_suffragists_and_the_strategy_phase() -> None:
    hand = ["Lucy Stone", "Helen Keller", "Zitkala-Ša"]
    table: dict[str, Any] = {"congress": 3, "buttons": 2, "their_deck": ["Old Dixie"]}
    game = solitaire(**table, turn=2, round=6, hand=hand).play("The Club Movement")
    assert (game.position.turn, game.position.round, game.asked, game.legal) == (3, 0, "buttons", [0, 1, 2, 3, 4, 5])
    assert len(game.position.held_for(SUFFRAGIST).hand) == 3 + 6
    assert not [event for event in game.news if event[:2] == ("drew", OPPOSITION)]


# Final Voting


def voting(**arrangement: Any) -> scene:
    """The last turn has ended; the Suffragists are about to pick a state. `buttons` are theirs."""
    normal: dict[str, Any] = {"oppobot": NORMAL}
    return scene(**normal | arrangement, turn=6, sent=True).clean_up()


def picked_by_it(game: scene) -> list[str]:
    return [event[2] for event in game.news if event[:2] == ("picked", OPPOSITION)]


def test_it_picks_the_state_with_the_most_red_cubes() -> None:
    game = voting(GA="RR", TX="RRR", FL="R", NY="PPP", dice=[d6(6), d6(1)]).answer("CA")
    assert picked_by_it(game) == ["TX"]
    assert game.position.pending.label == "roll opposition vote"
    game.answer((2,), (3,)).leaves(CA="ratified", TX="rejected")
    assert (game.asked, game.asked_side) == ("state", SUFFRAGIST)


def test_of_several_with_as_many_red_cubes_one_is_drawn() -> None:
    game = voting(**each("TX GA FL", "RR"), VA="R", dice=[d6(6), d6(1), d6(3)]).answer("CA")
    assert picked_by_it(game) == ["GA"]


def test_without_red_cubes_it_picks_one_with_the_fewest_suffragist_cubes() -> None:
    table = {"ratified": f"{WEST} {PLAINS} {SOUTH} TN KY", "rejected": "VT NH ME MA RI CT NJ"}
    cubes = {**each("MN IA MO WI MI IL IN OH", "PPP"), **each("WV PA VA NC MD DE", "PY"), "NY": "Y"}
    game = voting(**table, **cubes, dice=[d6(6), d6(1)]).answer("WV")
    assert picked_by_it(game) == ["NY"]
    game = voting(**table, **cubes | {"NY": "PPP"}, dice=[d6(6), d6(1), d8(6), d8(5)]).answer("WV")
    assert picked_by_it(game) == ["DE"]


def test_of_more_states_than_a_die_has_faces_the_region_is_drawn_first() -> None:
    game = voting(dice=[d6(6), d6(1), d6(5), d8(1)]).answer("CA")
    assert picked_by_it(game) == ["TN"]


def test_it_rolls_no_die_again_and_the_suffragists_may() -> None:
    game = voting(buttons=1, dice=[d6(1), d6(4), d6(6)], TX="RRR").answer("CA")
    assert (game.asked, game.asked_side) == ("reroll", SUFFRAGIST)
    game.answer("reroll").leaves(buttons=0, CA="ratified")
    assert picked_by_it(game) == ["TX"]


def test_voter_suppression_gives_it_a_d8_when_it_picks_too() -> None:
    game = voting(in_effect=["Voter Suppression"], TX="RRR", dice=[d6(6), d8(8), d8(5), d6(6)]).answer("CA")
    game.leaves(CA="rejected", TX="rejected")


def test_the_amendment_never_sent_is_its_victory() -> None:
    game = solitaire(turn=6, congress=5).clean_up()
    assert game.outcome == (OPPOSITION, "never sent")


# The black dice


def test_a_1_of_its_black_d4_counts_2_in_the_strategy_phase() -> None:
    for difficulty in (BLACK_D4, HARD):
        assert ("no strategy",) in strategy_phase(5, 1, oppobot=difficulty).answer(2).news
    for difficulty in (NORMAL, BLACK_D6):
        assert strategy_phase(5, 1, oppobot=difficulty).answer(2).asked == "strategy card"


def test_a_1_of_its_black_d4_counts_2_when_it_campaigns() -> None:
    for difficulty, cubes in ((NORMAL, "R"), (BLACK_D4, "RR"), (BLACK_D6, "R"), (HARD, "RR")):
        game = scene(oppobot=difficulty, dice=[*drawing("TX"), d4(1)]).play("Southern Resentment", "campaign")
        game.leaves(TX=cubes).done()


@pytest.mark.parametrize(("cards", "die"), [([], d6), (["Voter Suppression"], d8)])
def test_a_1_of_its_black_die_counts_2_in_final_voting(cards: list[str], die: Any) -> None:
    votes = ((NORMAL, "ratified"), (BLACK_D4, "ratified"), (BLACK_D6, "rejected"), (HARD, "rejected"))
    for difficulty, vote in votes:
        voting(oppobot=difficulty, in_effect=cards, dice=[d6(2), die(1)]).answer("CA").leaves(CA=vote)


def test_a_1_of_the_suffragists_is_a_1_whatever_it_rolls() -> None:
    voting(oppobot=HARD, CA="P", dice=[d6(1), d6(2)]).answer("CA").leaves(CA="rejected")


def test_the_dice_that_draw_places_are_not_black() -> None:
    game = scene(oppobot=HARD, dice=[*drawing("WA"), d4(3)]).play("Southern Resentment", "campaign")
    assert game.position.cubes("WA") == {"red": 3}
