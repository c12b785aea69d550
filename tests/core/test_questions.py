"""Replies that answer a question, and replies that do not."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.core.sealed_bids import SealedBids
from vfw.core.chance import scripted
from vfw.core.match import Match
from vfw.core.players import RandomPlayer, any_reply, playout
from vfw.core.questions import Decision, IllegalReply, Outcome, Reply, Roll, Shuffle, require

TWO_DICE = Roll(6, 2, "lobbying")
OVER = Outcome(("north",), "gains")


@pytest.mark.parametrize("reply", [(1, 6), (6, 1), (3, 3)], ids=repr)
def test_as_many_faces_as_there_are_dice_answer_a_roll(reply: Reply) -> None:
    require(TWO_DICE, reply)


@pytest.mark.parametrize(
    "reply", [(1,), (1, 2, 3), (0, 1), (1, 7), (True, 1), (1, 2.0), ("1", "2"), [1, 2], {1: 1, 2: 2}, 12], ids=repr
)
def test_other_faces_other_dice_and_other_things_do_not(reply: Any) -> None:
    with pytest.raises(IllegalReply, match=r"roll lobbying: .* expected 2 whole numbers from 1 to 6"):
        require(TWO_DICE, reply)


@pytest.mark.parametrize("reply", [("b", "b"), ("a",), ["b", "a"], (1, 2), "ab"], ids=repr)
def test_a_shuffle_is_answered_by_the_same_cards_in_a_tuple(reply: Any) -> None:
    cards = Shuffle(("a", "b"), "deck")
    require(cards, ("b", "a"))
    with pytest.raises(IllegalReply, match=r"shuffle deck: .* expected the same cards in some order: a, b"):
        require(cards, reply)


def test_nothing_answers_a_game_that_is_over() -> None:
    for reply in ("pass", 0, ()):
        with pytest.raises(IllegalReply, match=r"the game is over: .* expected no reply"):
            require(OVER, reply)
    with pytest.raises(ValueError, match="nothing to reply: the game is over"):
        any_reply(OVER, Random(1))


def test_a_decision_alone_has_choices() -> None:
    order = ("land", "bread", "ship")
    waiting = Match(SealedBids(), chance=scripted())
    assert isinstance(waiting.pending, Shuffle)
    assert waiting.legal() == ()
    match = Match(SealedBids(), {"highest": 2}, chance=scripted((order,)))
    assert match.legal() == (0, 1, 2)


def test_the_table_may_interrupt_with_an_unoffered_reply() -> None:
    asked = Decision("north", "bid", (1, 2), "lot", interrupts=("time is up",))
    require(asked, "time is up")
    with pytest.raises(IllegalReply, match=r"north bid: 'time' does not answer this; expected one of 1, 2$"):
        require(asked, "time")
    assert {any_reply(asked, Random(seed)) for seed in range(50)} == {1, 2}


def test_any_reply_is_each_of_the_choices_in_turn_and_nothing_else() -> None:
    question, rng = Decision("north", "bid", ("a", "b", "c"), "land"), Random(7)
    assert {any_reply(question, rng) for _ in range(99)} == {"a", "b", "c"}


def test_a_player_at_random_chooses_for_a_decision_alone() -> None:
    game, player = SealedBids(), RandomPlayer(Random(7))
    match = Match(game, chance=scripted((("land", "bread", "ship"),)))
    assert player.choose(match.view("north")) in range(6)
    waiting = Match(game, chance=scripted())
    with pytest.raises(ValueError, match="nothing to choose: the view waits for Shuffle"):
        player.choose(waiting.view("north"))


def test_a_playout_goes_on_to_the_end_and_no_further_than_it_may() -> None:
    game = SealedBids()
    begun = game.start({})
    over = playout(game, begun, Random(7))
    assert isinstance(over.pending, Outcome)
    assert playout(game, over, Random(7)) is over
    assert playout(game, begun, Random(7), longest=20) == over
    with pytest.raises(
        RuntimeError, match=r"sealed-bids: not over after 3 answers, waiting for Decision\(seat='north'"
    ):
        playout(game, begun, Random(7), longest=3)


def test_a_refusal_names_the_rule_where_the_game_knows_it() -> None:
    refused = IllegalReply(Decision("north", "card", ("ace", "ten"), ""), "king", "kings stay in the pack")
    assert refused.rule == "kings stay in the pack"
    assert str(refused) == ("north card: 'king' does not answer this: kings stay in the pack; expected one of ace, ten")
