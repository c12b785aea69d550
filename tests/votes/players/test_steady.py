"""The steady player: it answers everything, by its view alone, sends the Amendment when states are ready, and wins."""

from collections import Counter
from itertools import chain
from random import Random

import pytest

from tests.votes.games import fifth_turn, last_turn, solitaire_ending, solitaire_game, whole_game
from tests.votes.scenes import GAME, KEYS, MIDWEST, NORTHEAST, PLAINS, SOUTH, WEST, d4, d6, d8, each, scene
from vfw.core import Decision, Outcome, Reply
from vfw.core.chance import draw_result
from vfw.votes.players.steady import SteadyPlayer
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST
from vfw.votes.rules.view import View, imagine, view
from vfw.whatif.ladder import list_games, run_ladder

MOST = f"{MIDWEST} {NORTHEAST} {PLAINS} {WEST} TX AR LA"
"""All states but those one loses most easily: 35 of them."""


@pytest.fixture(scope="module")
def asked() -> list[Position]:
    """Positions that ask for every kind of decision."""
    games = chain(whole_game(6), fifth_turn(5), fifth_turn(6), last_turn(6), solitaire_game(6), solitaire_ending(6))
    by_kind: dict[tuple[str, str, str, str], list[Position]] = {}
    for position in games:
        pending = position.pending
        if isinstance(pending, Decision):
            step = type(position.asking.step).__name__ if position.asking else ""
            why = pending.why if pending.about == "card" else ""
            by_kind.setdefault((pending.seat, pending.about, why, step), []).append(position)
    return [position for positions in by_kind.values() for position in positions[:3]]


def seen(position: Position) -> View:
    assert isinstance(position.pending, Decision)
    return view(position, position.pending.seat)


def answer(game: scene) -> Reply:
    """Return the reply of the steady player, a card by its title."""
    reply = SteadyPlayer(Random(1)).choose(seen(game.position))
    return CARDS[reply].title if isinstance(reply, str) and reply in CARDS else reply


# What it knows


def test_the_steady_player_answers_every_question_a_seat_can_be_asked(asked: list[Position]) -> None:
    player = SteadyPlayer(Random(1))
    for position in asked:
        assert isinstance(position.pending, Decision)
        assert player.choose(seen(position)) in position.pending.choices
    assert len({position.pending.about for position in asked if isinstance(position.pending, Decision)}) > 10


def test_the_steady_player_decides_by_its_view_alone(asked: list[Position]) -> None:
    """Neither the world behind it, nor chance, nor what the player was asked before."""
    busy = SteadyPlayer(Random(1))
    for position in asked:
        shown = seen(position)
        answers = {SteadyPlayer(Random(world)).choose(seen(imagine(shown, Random(world)))) for world in range(3)}
        assert answers == {busy.choose(shown)}


@pytest.mark.parametrize("options", [{}, {"opponent": "oppobot"}], ids=["two", "solitaire"])
def test_the_steady_player_reads_only_the_view_of_an_imagined_game(options: dict[str, str]) -> None:
    for seed in range(3):
        player, dice, table = SteadyPlayer(Random(1)), Random(seed), GAME.start(options).draft()
        while not isinstance(pending := table.pending, Outcome):
            if isinstance(pending, Decision):
                reply: Reply = player.answer(table, pending)
                assert reply == SteadyPlayer(Random(1)).choose(view(table, pending.seat)), pending
            else:
                reply = draw_result(pending, dice)
            table.answer(reply)


def test_a_kept_evaluation_reads_the_present_table() -> None:
    """Another table, on which all stood like this, has gone on."""
    player = SteadyPlayer(Random(1))
    before = (
        scene(each(MOST, "PPPP"), buttons=6, turn=6, dice=[d4(4, 4)]).play("Lucy Stone", "campaign").position.draft()
    )
    assert isinstance(before.pending, Decision)
    assert player.answer(before, before.pending) == "keep"
    before.congress = 5
    here = scene(each(MOST, "PPPP"), buttons=6, turn=6, dice=[d6(1, 6)]).play("Lucy Stone", "lobby").position
    assert isinstance(here.pending, Decision)
    assert player.answer(here, here.pending) == "reroll"


def test_a_view_of_another_seats_question_is_refused() -> None:
    position = scene().round_of(SUFFRAGIST).position
    for wrong in (view(position, OPPOSITION), view(position, None), view(GAME.start({}), SUFFRAGIST)):
        with pytest.raises(ValueError, match="waits for"):
            SteadyPlayer(Random(1)).choose(wrong)


# How it plays


def test_it_sends_the_amendment_when_states_are_ready_and_not_without_them() -> None:
    hand = ["Maud Wood Park", "Helen Keller"]
    ready = scene(each(MOST, "PPPP"), hand=hand, congress=4, turn=5, round=1).round_of(SUFFRAGIST)
    assert answer(ready) == "Maud Wood Park"
    without = scene(each(f"{SOUTH} {WEST}", "RR"), hand=hand, congress=4, turn=5, round=1).round_of(SUFFRAGIST)
    assert answer(without) == "Helen Keller"


def test_it_takes_the_last_marker_in_the_last_round() -> None:
    hand = ["Maud Wood Park", "The Club Movement", "Helen Keller"]
    game = scene(hand=hand, congress=4, turn=6, round=6).round_of(SUFFRAGIST)
    assert answer(game) == "Maud Wood Park"


def test_the_opposition_takes_the_last_marker_away() -> None:
    hand = ["Senator Henry Cabot Lodge", "The Woman Patriot"]
    game = scene(each(MOST, "PPPP"), hand=hand, congress=5, turn=6, round=5).round_of(OPPOSITION)
    assert answer(game) == "Senator Henry Cabot Lodge"


def test_the_start_card_comes_first() -> None:
    game = scene(turn=1, round=1, campaigners="", hand=["Lucy Stone", "Seneca Falls Convention"]).round_of(SUFFRAGIST)
    assert answer(game) == "Seneca Falls Convention"


def test_an_action_takes_the_card_that_is_worth_least() -> None:
    hand = ["Union Victory", "Frances Harper", "Reconstruction"]
    there = each("VA WV KY TN NC MD DE PA", "PPPP")
    game = scene(there, hand=hand, campaigners="purple West, yellow West").round_of(SUFFRAGIST)
    assert answer(game) == "Frances Harper"
    assert answer(game.answer(KEYS["Frances Harper"])) == "campaign"


def test_once_the_amendment_is_sent_it_brings_states_to_their_vote() -> None:
    west = {**each(WEST, "P"), "ID": "PPP"}
    assert answer(scene(west, sent=True).play("Utah")) == "ID"
    assert answer(scene(west).play("Utah")) != "ID"


def test_good_dice_are_kept_and_bad_ones_rolled_again() -> None:
    assert answer(scene(buttons=6, dice=[d4(4, 4)]).play("Lucy Stone", "campaign")) == "keep"
    assert answer(scene(buttons=12, dice=[d4(1, 1)]).play("Lucy Stone", "campaign")) == "reroll"
    late = scene(each(MOST, "PPPP"), buttons=6, congress=5, turn=6, dice=[d6(1, 5)])
    assert answer(late.play("Lucy Stone", "lobby")) == "reroll"


def test_superior_lobbying_is_rolled_again_as_long_as_it_matters() -> None:
    for faces, sent, expected in (
        ((5, 5, 5, 5), False, "reroll"),
        ((6, 6, 1, 1), False, "keep"),
        ((5, 5, 5, 5), True, "keep"),
    ):
        game = scene(each(MOST, "PPPP"), turn=6, buttons=3, dice=[d8(*faces)], sent=sent, congress=0 if sent else 4)
        assert answer(game.play("Superior Lobbying", by=SUFFRAGIST)) == expected


def test_a_button_is_spent_on_a_vote_if_no_better_use_will_come() -> None:
    behind = scene(each(f"{WEST} TX AR LA MS", "rejected"), turn=6, buttons=1, dice=[d6(1), d6(6)], TN="P")
    assert answer(behind.clean_up().answer("TN")) == "reroll"
    early = scene(TN="P", turn=6, sent=True, buttons=1, dice=[d6(1), d6(6)])
    assert answer(early.clean_up().answer("TN")) == "pass"
    rich = scene(TN="P", turn=6, sent=True, buttons=9, dice=[d6(1), d6(2)])
    assert answer(rich.clean_up().answer("TN")) == "reroll"


def test_the_state_likeliest_to_vote_for_the_side_is_picked() -> None:
    assert answer(scene(TN="P", KY="PP", GA="RR", turn=6, sent=True).clean_up()) == "KY"


def test_a_claimed_card_is_played_while_there_is_time_and_not_for_nothing() -> None:
    last = scene(claimed=["National Focus"], turn=6, round=6).play("Lucy Stone", "organize")
    assert answer(last) == "National Focus"
    nothing = scene(claimed=["Reconsideration"], sent=True, turn=5).play("Lucy Stone", "organize")
    assert answer(nothing) == "done"


def test_a_bid_is_never_higher_than_the_value_of_a_card() -> None:
    assert answer(scene(buttons=9, their_buttons=0).strategy_phase()) == 1
    dear = answer(scene(buttons=12, their_buttons=6).strategy_phase())
    assert isinstance(dear, int)
    assert dear < 7


# How well


def test_steady_beats_random_on_either_side() -> None:
    games = run_ladder(list_games(1848, ["steady-random", "random-steady"], 12), jobs=1)
    won = Counter((result.setting.pairing, result.winner) for result in games)
    assert won["steady-random", SUFFRAGIST] == won["random-steady", OPPOSITION] == 12


@pytest.mark.long
def test_steady_wins_its_share_against_greedy() -> None:
    """With sides swapped, and as the Suffragists alone, as which greedy wins a third against itself."""
    games = run_ladder(list_games(1848, ["steady-greedy", "greedy-steady"], 40), jobs=1)
    won = Counter((result.setting.pairing, result.winner) for result in games)
    assert won["steady-greedy", SUFFRAGIST] >= 0.5 * 40
    assert won["steady-greedy", SUFFRAGIST] + won["greedy-steady", OPPOSITION] >= 0.65 * 80
