"""Quick answers: the play of a practiced player, in single cases; and that there is one to every question."""

from itertools import chain

import pytest

from tests.votes.games import fifth_turn, last_turn, solitaire_ending, whole_game
from tests.votes.scenes import PLAINS, WEST, Dice, d4, d6, d8, each, scene
from vfw.core import Decision
from vfw.core.questions import Word
from vfw.votes.players.heuristics import best_choice, choice_values
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST
from vfw.votes.rules.view import view


def chosen(game: scene) -> Word:
    """Return the heuristic answer to the pending question; a card by its title."""
    pending = game.position.pending
    assert isinstance(pending, Decision), pending
    return game.legal[pending.choices.index(best_choice(game.position, pending))]


def test_every_choice_of_every_question_has_a_value() -> None:
    kinds = set()
    for position in chain(whole_game(2), fifth_turn(1), fifth_turn(2), last_turn(2), solitaire_ending(1)):
        pending = position.pending
        if isinstance(pending, Decision):
            assert len(choice_values(position, pending)) == len(pending.choices)
            assert best_choice(position, pending) in pending.choices
            kinds.add(pending.about)
    assert len(kinds) > 10


def test_heuristics_read_only_what_a_view_shows() -> None:
    for position in whole_game(5):
        pending = position.pending
        if isinstance(pending, Decision):
            assert choice_values(position, pending) == choice_values(view(position, pending.seat), pending)


# States


def test_a_cube_goes_where_it_decides_the_state() -> None:
    ready = {**each(WEST, "P"), "KS": "PPP"}
    assert chosen(scene(ready, sent=True).play("Lucy Stone")) == "KS"
    assert chosen(scene(ready, state_cards=["Kansas"]).play("Lucy Stone")) == "KS"


def test_opposing_cubes_go_where_there_are_few() -> None:
    game = scene(each("GA FL", "RRRR") | {"MO": "RR"}, dice=[d6(3, 3)]).play("Alice Paul & Lucy Burns")
    assert chosen(game) == "MO"


def test_the_state_with_the_largest_gain_is_cleared() -> None:
    game = scene({"KS": "YY", "OH": "YPP", "UT": "Y"}).play("Gerrymandering")
    assert chosen(game) == "KS"


def test_clearing_stops_once_nothing_is_left_to_gain() -> None:
    game = scene({"KS": "YY"}).play("Gerrymandering")
    assert "done" not in game.legal or chosen(game) != "done"


def test_bellwether_takes_the_state_with_the_largest_change() -> None:
    board = {"GA": "RRR", "OH": "PPP"}
    assert chosen(scene(board, sent=True).play("Bellwether State")) == "GA"


def test_the_surest_vote_is_called_first() -> None:
    assert chosen(scene({"KS": "PPP", "OH": "P", "GA": "RRR"}, turn=6, sent=True).clean_up()) == "KS"


def test_colors_are_mixed_because_some_cards_clear_one() -> None:
    game = scene(KS="P").play("Women to the Polls").answer("NJ")
    assert game.legal == ["purple", "yellow"]
    assert chosen(scene(NJ="P").play("Women to the Polls").answer("NJ")) == "yellow"
    assert chosen(scene(NJ="Y").play("Women to the Polls").answer("NJ")) == "purple"


# Campaigners


def test_the_higher_die_goes_where_there_is_more_to_gain() -> None:
    names = "purple West, yellow South, red South"
    full = each(WEST, "PPPPP")
    game = scene(full, campaigners=names, dice=[d4(1, 4)]).play("Lucy Stone", "campaign").answer("purple1")
    assert chosen(game) == 1
    game = scene(full, campaigners=names, dice=[d4(1, 4)]).play("Lucy Stone", "campaign").answer("yellow1")
    assert chosen(game) == 4


def test_a_campaigner_moves_away_from_a_full_region() -> None:
    names = "purple West, red South"
    settled = scene(each(WEST, "ratified"), campaigners=names, buttons=2, dice=[d4(4)]).play("Lucy Stone", "campaign")
    assert chosen(settled.answer("keep")) == "move"
    open_ = scene(campaigners=names, buttons=2, dice=[d4(4)]).play("Lucy Stone", "campaign")
    assert chosen(open_.answer("keep")) != "move"


def test_the_region_with_most_to_gain_is_focused_on() -> None:
    assert chosen(scene(each(f"{WEST} {PLAINS}", "PPPPP")).play("Regional Focus")) not in ("West", "Plains")


# Dice and buttons


@pytest.mark.parametrize(("faces", "answer"), [((1, 1), "reroll"), ((4, 4), "keep"), ((2, 3), "keep")])
def test_few_cubes_are_rolled_again(faces: tuple[int, int], answer: str) -> None:
    assert chosen(scene(buttons=3, dice=[d4(*faces)]).play("Lucy Stone", "campaign")) == answer


@pytest.mark.parametrize(("faces", "answer"), [((1, 1), "reroll"), ((6, 6), "keep")])
def test_dice_without_a_marker_are_rolled_again(faces: tuple[int, int], answer: str) -> None:
    assert chosen(scene(buttons=3, dice=[d6(*faces)]).play("Lucy Stone", "lobby")) == answer


def test_the_dice_of_superior_lobbying_count_as_markers() -> None:
    game = scene(buttons=3, congress=1, dice=[d8(5, 5, 5, 5)]).play("Superior Lobbying", by=SUFFRAGIST)
    assert chosen(game) == "reroll"
    game = scene(buttons=3, congress=1, dice=[d8(6, 6, 1, 1)]).play("Superior Lobbying", by=SUFFRAGIST)
    assert chosen(game) == "keep"
    assert chosen(scene(buttons=3, sent=True, dice=[d8(5, 5, 5, 5)]).play("Superior Lobbying", by=SUFFRAGIST)) == "keep"


def test_a_roll_for_much_is_made_again() -> None:
    assert chosen(scene(buttons=1, dice=[d6(1)]).play("1918 Midterm Elections")) == "reroll"


def test_the_last_state_that_can_be_lost_is_worth_any_button() -> None:
    twelve = f"{WEST} TX AR LA MS"
    behind = scene(each(twelve, "rejected"), turn=6, buttons=1, dice=[d6(1), d6(6)], TN="P").clean_up().answer("TN")
    assert chosen(behind) == "reroll"
    early = scene(TN="P", turn=6, sent=True, buttons=1, dice=[d6(1), d6(6)]).clean_up().answer("TN")
    assert chosen(early) == "pass"


def test_a_likely_reroll_is_taken_with_many_buttons() -> None:
    game = scene(TN="P", turn=6, sent=True, buttons=9, dice=[d6(1), d6(2)]).clean_up().answer("TN")
    assert chosen(game) == "reroll"


@pytest.mark.parametrize(
    ("in_effect", "oppobot", "dice", "price", "chance"),
    [
        ([], "", [d6(1), d6(4)], 5 / 6, 2 / 6),
        (["Miss Febb Wins the Last Vote"], "", [d6(1), d6(4)], 5 / 6, 3 / 6),
        (["Voter Registration"], "", [d8(1), d6(4)], 7 / 8, 4 / 8),
        (["Voter Suppression"], "", [d6(4), d8(1)], 7 / 8, 5 / 8),
        ([], "hard", [d6(1), d6(1)], 4 / 6, 4 / 6),
    ],
    ids=["usual dice", "ties", "a d8", "a d8 of the Opposition", "the black die"],
)
def test_another_roll_is_weighed_by_the_dice_that_are_rolled(
    in_effect: list[str], oppobot: str, dice: list[Dice], price: float, chance: float
) -> None:
    """The last button is worth as much as the best roll that can still come."""
    game = scene(turn=6, sent=True, buttons=1, their_buttons=1, in_effect=in_effect, oppobot=oppobot, dice=dice)
    asked = game.clean_up().answer("TN").position
    assert isinstance(asked.pending, Decision)
    assert choice_values(asked, asked.pending) == pytest.approx([price, chance])


def test_the_opposition_stops_a_claim_if_that_is_cheap() -> None:
    assert chosen(scene(buttons=6, their_buttons=6).strategy_phase().answer(1)) == "supersede"
    assert chosen(scene(buttons=6, their_buttons=3).strategy_phase().answer(3)) == "defer"


# Cards


def test_the_better_card_is_played_or_claimed() -> None:
    drawn = scene(deck=["Border States", "Emma Goldman"]).play("Woman and the Republic")
    assert chosen(drawn) == "Border States"
    open_cards = ["Counter Strat", "National Focus", "Change In Plans"]
    claim = scene(strategy_cards=open_cards).play("Southern Strategy")
    while claim.asked != "strategy card":
        claim.answer(chosen(claim))
    assert chosen(claim) == "National Focus"


def test_the_opponents_best_card_is_taken_and_their_card_put_out_of_effect() -> None:
    hand = ["Old Dixie", "Emma Goldman", "White Supremacy and the Suffrage Movement"]
    theirs = scene(their_hand=hand, in_effect=["Beer Brewers", "Prison Tour Special"])
    assert chosen(theirs.play("Change In Plans", by=SUFFRAGIST)) == "Old Dixie"
    cancelling = scene(in_effect=["Prison Tour Special", "Beer Brewers"]).play("Counter Strat", by=SUFFRAGIST)
    assert chosen(cancelling) == "Beer Brewers"
    assert chosen(scene(in_effect=["Prison Tour Special", "Beer Brewers"]).play("Counter Strat", by=OPPOSITION)) == (
        "Prison Tour Special"
    )


def test_good_cards_come_back_on_top_and_the_others_do_not() -> None:
    poor = ["Transcontinental Railroad", "Anti-Suffrage Riots"]
    assert chosen(scene(deck=poor).play("Progress, Not Politics")) == "done"
    assert chosen(scene(deck=[*poor, "NAOWS Forms"]).play("Progress, Not Politics")) == "NAOWS Forms"
