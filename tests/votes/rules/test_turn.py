"""The sequence of play: setup, planning, rounds, cleanup, and how a game ends."""

from itertools import groupby
from random import Random

import pytest

from tests.votes.scenes import d6, d8, dealt, scene
from vfw.core import Outcome
from vfw.core.players import any_reply
from vfw.votes.rules.deck import CARDS, ERAS, STATE, STRATEGY, keys
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import OPPOSITION, SIDES, SUFFRAGIST


@pytest.fixture(scope="module")
def started() -> Position:
    return dealt(1).position


def test_setup_deals_seven_cards_the_start_card_among_them(started: Position) -> None:
    for side in SIDES:
        camp, held = started.camp(side), started.held_for(side)
        assert (len(held.hand), len(camp.deck)) == (7, 45)
        assert CARDS[held.hand[0]].era == "start"
        assert set(held.hand + camp.deck) == set(keys(side))
        assert (camp.buttons, camp.discards, held.claimed, held.drawn) == (0, (), (), ())


def test_setup_stacks_early_on_middle_on_late(started: Position) -> None:
    for side in SIDES:
        eras = [CARDS[key].era for key in started.held_for(side).hand[1:] + started.camp(side).deck]
        assert eras == sorted(eras, key=ERAS.index)


def test_setup_opens_nine_state_and_three_strategy_cards(started: Position) -> None:
    assert len(started.state_cards) == 9
    assert set(started.state_cards) | set(started.removed) == set(keys(STATE))
    assert (len(started.strategy_cards), len(started.strategy_deck)) == (3, 9)
    assert set(started.strategy_cards) | set(started.strategy_deck) == set(keys(STRATEGY))


def test_setup_leaves_the_board_empty(started: Position) -> None:
    assert not any(started.purple + started.yellow + started.red + started.votes)
    assert (started.turn, started.round, started.congress, started.sent) == (1, 1, 0, False)
    assert (started.campaigners, started.in_effect) == ((), ())


def test_the_decks_are_shuffled() -> None:
    one, other = (dealt(seed).position for seed in (1, 2))
    assert one.suffragist.deck != other.suffragist.deck
    assert one.strategy_cards + one.strategy_deck != other.strategy_cards + other.strategy_deck


def test_the_suffragists_play_first_in_each_of_six_rounds_of_six_turns() -> None:
    match, rng, rounds = dealt(1), Random(1), []
    while not match.outcome:
        position = match.position
        if getattr(position.pending, "about", "") == "card" and getattr(position.pending, "why", "") == "operations":
            rounds.append((position.turn, position.round, position.side))
        match.answer(any_reply(match.pending, rng))
    # Who plays a claimed card first is asked for the card from the hand next.
    rounds = [one for one, _ in groupby(rounds)]
    everything = [(turn, round_, side) for turn in range(1, 7) for round_ in range(1, 7) for side in SIDES]
    # A single playable card is played without a question, so a few may be missing.
    assert rounds == [one for one in everything if one in set(rounds)]
    assert len(rounds) > 60


def test_a_card_played_leaves_the_hand_for_the_discards() -> None:
    game = scene(hand=["Lucy Stone", "Anna Dickinson"]).play("Lucy Stone", "organize").leaves(buttons=2)
    assert game.position.held_for(SUFFRAGIST).hand == ("anna-dickinson",)
    assert game.position.suffragist.discards == ("lucy-stone",)


def test_a_turn_ends_after_the_opposition_has_played_its_sixth_card() -> None:
    game = scene(turn=2, round=6).play("The Woman Patriot")
    assert (game.position.turn, game.position.round) == (3, 0)
    # The Strategy Phase comes first: the Suffragists hold nothing, the Opposition has gained three buttons.
    assert (game.asked, game.asked_side) == ("response", OPPOSITION)
    game.answer("match")
    assert (game.position.turn, game.position.round) == (3, 1)
    assert (game.asked, game.asked_side) == ("card", SUFFRAGIST)


def test_planning_adds_six_cards_to_the_held_one() -> None:
    deck = ["Lucy Stone", "Anna Dickinson", "Frances Willard", "The Union Signal", "Pioneer Women", "Sojourner Truth"]
    game = scene(turn=2, round=6, their_hand=["Frances Harper"], their_deck=[*deck, "Helen Keller"])
    game.play("The Woman Patriot").answer("match")
    assert game.legal == ["Frances Harper", *deck]
    assert game.position.suffragist.deck == ("helen-keller",)


@pytest.mark.parametrize("turn", [1, 2, 3, 4, 5])
def test_cleanup_discards_the_cards_of_the_turn_and_keeps_the_others(turn: int) -> None:
    lying = ["Prison Tour Special", "The Civil War", "Fifteenth Amendment", "Voter Suppression"]
    game = scene(turn=turn, in_effect=lying).clean_up()
    assert [lasting.card for lasting in game.position.in_effect] == ["fifteenth-amendment", "voter-suppression"]
    assert game.position.suffragist.discards == ("prison-tour-special",)
    assert game.position.opposition.discards == ("the-civil-war",)
    assert game.position.turn == turn + 1


def test_a_card_for_the_turn_changes_nothing_in_the_next() -> None:
    game = scene(turn=2, round=6, in_effect=["The Civil War"], GA="R", buttons=0).play("The Woman Patriot")
    game.answer("match").play("Frances Willard").play("The Civil War", "organize")
    game.play("National Woman’s Rights Convention").at("GA")
    assert game.position.cubes("GA") == {}


def test_before_final_voting_the_cards_of_the_game_go_too() -> None:
    lying = ["Prison Tour Special", "The Civil War", "Eighteenth Amendment", "Southern Strategy", "Voter Suppression"]
    game = scene(turn=6, sent=True, in_effect=lying).clean_up()
    game.leaves(
        in_effect={"Voter Suppression": "final voting"},
        discards=["Prison Tour Special", "Eighteenth Amendment", "Southern Strategy"],
        their_discards=["The Civil War"],
    )
    assert (game.asked, game.asked_side) == ("state", SUFFRAGIST)


def test_the_opposition_wins_if_the_amendment_was_never_sent() -> None:
    game = scene(turn=6, congress=5, in_effect=["The Civil War"]).clean_up()
    assert game.outcome == (OPPOSITION, "never sent")
    game.leaves()


def test_the_last_card_of_the_sixth_turn_leads_to_final_voting() -> None:
    game = scene(turn=6, round=6, sent=True, dice=[d6(1), d8(8)], in_effect=["Voter Suppression"])
    game.play("The Woman Patriot").answer("TN").leaves(buttons=3, TN="rejected")
    assert game.asked_side == OPPOSITION


def test_the_game_is_over_before_the_turn_is() -> None:
    """The next turn does not begin."""
    rejected = "WA OR CA ID NV UT AZ NM TX AR LA MS"
    game = scene(turn=2, round=6, rejected=rejected, GA="RR").play("Senator Joseph Brown")
    assert isinstance(game.position.pending, Outcome)
    assert (game.outcome, game.position.turn) == ((OPPOSITION, "rejected"), 2)
