"""An artificial player beside a partner plays for the side."""

from __future__ import annotations

from random import Random

import pytest

from tests.votes.partner_tables import PURPLE, TEAM, YELLOW
from tests.votes.scenes import d4, scene
from vfw.core.questions import Reply
from vfw.votes.players.greedy import GreedyPlayer
from vfw.votes.players.steady import SteadyPlayer
from vfw.votes.rules.seats import Seat
from vfw.votes.rules.strategy_phase import DEFER
from vfw.votes.rules.view import view

Player = type[GreedyPlayer] | type[SteadyPlayer]
both = pytest.mark.parametrize("player", [GreedyPlayer, SteadyPlayer])


def chosen(game: scene, player: Player) -> Reply:
    """Return the answer of such a player."""
    return player(Random(1)).choose(view(game.position, game.asked_seat))


@pytest.mark.parametrize(
    ("at", "round_", "buttons", "does"),
    [
        ("2v1", 2, 1, "keep"),
        ("2v1", 6, 1, "reroll"),
        ("2v1", 2, 2, "reroll"),
        ("1v1", 2, 1, "reroll"),
    ],
)
def test_the_last_button_is_left_to_the_partner_who_plays_next(at: str, round_: int, buttons: int, does: str) -> None:
    game = scene(at=at, round=round_, campaigners=TEAM, buttons=buttons, dice=[d4(1, 2, 2)])
    game.play("Lucy Stone", "campaign")
    assert chosen(game, SteadyPlayer) == does


@both
def test_no_exchange_is_offered_and_an_offered_one_is_accepted(player: Player) -> None:
    game = scene(at="2v1", round=6, hand=["Lucy Stone"], partners_hand=["Helen Keller"]).clean_up()
    assert chosen(game, player) == "keep card"
    assert chosen(game.answer("exchange"), player) == "exchange"


@both
@pytest.mark.parametrize(("has_one", "gets"), [(YELLOW, PURPLE), (PURPLE, YELLOW)])
def test_a_won_card_goes_to_the_partner_with_fewer_cards(player: Player, has_one: str, gets: str) -> None:
    game = scene(at="2v1", buttons=3, their_buttons=3).strategy_phase().answer(1, DEFER)
    game.answer(game.position.strategy_cards[0])
    draft = game.position.draft()
    draft.alter_held(Seat(has_one), claimed=("state:ohio",))
    seen = view(draft.frozen(), YELLOW)
    assert player(Random(1)).choose(seen) == gets


@both
@pytest.mark.parametrize(("claimed", "gives"), [(["Ohio", "Utah"], True), (["Ohio"], False)])
def test_claimed_cards_are_shared_out(player: Player, claimed: list[str], gives: bool) -> None:
    game = scene(at="2v1", round=6, partners_hand=[], claimed=claimed).clean_up()
    assert (chosen(game, player) != "done") == gives
