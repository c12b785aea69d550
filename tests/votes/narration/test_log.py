"""The log: every event is a sentence, for both seats and for spectators."""

from typing import Any

import pytest

from tests.votes.scenes import GAME, d4, d6, scene
from tests.votes.wording import changed_nothing, whole_sentence
from vfw.core import Outcome
from vfw.votes.narration.log import format_cubes_moved, format_log
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import OPPOSITION, SIDES, SUFFRAGIST
from vfw.votes.rules.view import view

SEATS = (*SIDES, None)


def test_every_event_is_a_sentence_for_both_seats_and_for_the_table(positions: list[Position]) -> None:
    for position in positions:
        for event in position.news:
            for seat in SEATS:
                sentence = GAME.say(event, seat)
                if changed_nothing(event):
                    assert sentence == ""
                else:
                    assert whole_sentence(sentence), (event, sentence)


def test_the_random_games_contain_every_event(positions: list[Position]) -> None:
    happened = {event[0] for position in positions for event in position.news}
    play = {"turn", "drew", "played", "discarded", "paid", "gained", "lost", "stays", "lapsed", "claimed"}
    strategy = {"committed", "responded", "looked", "put back", "sorted", "shuffled", "reconsidered", "focused"}
    dice = {"rolled", "missed", "assigned", "no room", "moved", "campaigner"}
    states = {"added", "removed", "congress", "voted", "picked", "vote rolled", "over"}
    assert happened >= play | strategy | dice | states


@pytest.mark.parametrize(
    ("event", "yours", "table"),
    [
        (("drew", SUFFRAGIST, ("lucy-stone",)), "You draw Lucy Stone.", "The Suffragists draw one card."),
        (
            ("drew", SUFFRAGIST, ()),
            "You draw no card: the deck is empty.",
            "The Suffragists draw no card: the deck is empty.",
        ),
        (
            ("played", SUFFRAGIST, "lucy-stone", "event"),
            "You play Lucy Stone as an event.",
            "The Suffragists play Lucy Stone as an event.",
        ),
        (
            ("played", SUFFRAGIST, "lucy-stone", "discard"),
            "You discard Lucy Stone: nothing in hand can be played.",
            "The Suffragists discard Lucy Stone: nothing in hand can be played.",
        ),
        (
            ("congress", SUFFRAGIST, 2),
            "You add two markers to Congress.",
            "The Suffragists add two markers to Congress.",
        ),
        (
            ("claimed", SUFFRAGIST, "state:utah"),
            "You claim the State card Utah.",
            "The Suffragists claim the State card Utah.",
        ),
        (("paid", SUFFRAGIST, 1), "You pay one button.", "The Suffragists pay one button."),
        (("voted", "NY", 1), "New York ratifies the Amendment.", "New York ratifies the Amendment."),
        (
            ("vote rolled", SUFFRAGIST, "TN", 4, 2),
            "You roll a 4, and two cubes make it 6.",
            "The Suffragists roll a 4, and two cubes make it 6.",
        ),
        (("vote rolled", SUFFRAGIST, "TN", 8, 0), "You roll an 8.", "The Suffragists roll an 8."),
        (
            ("vote rolled", SUFFRAGIST, "TN", 8, 1),
            "You roll an 8, and one cube makes it 9.",
            "The Suffragists roll an 8, and one cube makes it 9.",
        ),
        (
            ("played", SUFFRAGIST, "state:california", "event"),
            "You play the State card California.",
            "The Suffragists play the State card California.",
        ),
        (
            ("played", SUFFRAGIST, "strategy:counter-strat", "event"),
            "You play the Strategy card Counter Strat.",
            "The Suffragists play the Strategy card Counter Strat.",
        ),
        (
            ("put back", SUFFRAGIST, "lucy-stone", "top"),
            "You put Lucy Stone on top of your draw deck.",
            "The Suffragists put a card on top of their draw deck.",
        ),
        (("shuffled", SUFFRAGIST), "You shuffle your draw deck.", "The Suffragists shuffle their draw deck."),
        (
            ("committed", SUFFRAGIST, 2),
            "You commit two buttons to strategy.",
            "The Suffragists commit two buttons to strategy.",
        ),
        (
            ("reconsidered", SUFFRAGIST, "NY"),
            "New York must vote again.",
            "New York must vote again.",
        ),
        (
            ("overturned", SUFFRAGIST, "NY"),
            "The ratification of New York is overturned.",
            "The ratification of New York is overturned.",
        ),
        (
            ("nothing", SUFFRAGIST, "NY"),
            "New York has voted already: nothing happens.",
            "New York has voted already: nothing happens.",
        ),
        (
            ("sent",),
            "Congress passes the Amendment and sends it to the states!",
            "Congress passes the Amendment and sends it to the states!",
        ),
    ],
)
def test_a_side_is_you_for_its_own_seat_and_named_for_others(event: tuple[Any, ...], yours: str, table: str) -> None:
    assert GAME.say(event, SUFFRAGIST) == yours
    assert GAME.say(event, OPPOSITION) == GAME.say(event, None) == table


def test_the_opposition_is_singular() -> None:
    assert GAME.say(("congress", OPPOSITION, -1), None) == "The Opposition removes one marker from Congress."
    assert (
        GAME.say(("rolled", OPPOSITION, 6, (3, 4), "emma-goldman"), SUFFRAGIST)
        == "The Opposition rolls two d6: 3 and 4."
    )
    assert GAME.say(("responded", OPPOSITION, "match", 1), SUFFRAGIST) == "The Opposition matches."
    assert GAME.say(("put back", OPPOSITION, "old-dixie", "bottom"), SUFFRAGIST) == (
        "The Opposition puts a card at the bottom of its draw deck."
    )


def test_cubes_that_move_alike_share_a_sentence() -> None:
    game = scene(campaigners="purple West", dice=[d4(3)]).play("Lucy Stone", "campaign").at("WA WA CA")
    said = [sentence for sentence, _ in format_log(game.news, None)]
    assert said == [
        "The Suffragists play Lucy Stone to campaign.",
        "The Suffragists roll a d4: 3.",
        "The purple campaigner gets the 3.",
        "Purple cubes go to Washington (2) and California.",
    ]


def test_many_states_are_counted_by_region_and_listed_after_a_line_break() -> None:
    eight = ["TX", "LA", "MS", "AL", "GA", "SC", "FL", "AR"]
    assert "\n" not in format_cubes_moved("added", "red", eight)
    assert format_cubes_moved("added", "red", [*eight, "VT", "VT"]).split("\n") == [
        "Ten red cubes go to nine states: eight in the South and two in the Northeast.",
        "Texas, Louisiana, Mississippi, Alabama, Georgia, South Carolina, Florida, Arkansas and Vermont (2).",
    ]


def test_cubes_that_move_in_one_state_are_counted() -> None:
    game = scene(campaigners="purple West", dice=[d4(3)]).play("Lucy Stone", "campaign").at("WA WA WA")
    assert format_log(game.news, None)[-1] == ("Three purple cubes go to Washington.", False)


def test_an_empty_deck_reads_the_same_for_both_seats() -> None:
    game = scene(deck=[]).play("The Young Woman Citizen")
    assert format_log(game.news, SUFFRAGIST)[-1] == ("You draw no card: the deck is empty.", False)
    assert format_log(game.news, OPPOSITION)[-1] == ("The Suffragists draw no card: the deck is empty.", False)


def test_the_strategy_phase_in_the_log() -> None:
    said = [sentence for sentence, _ in format_log(strategy_phase(3, 2).answer(1, "supersede").news, OPPOSITION)]
    assert said == [
        "The Suffragists commit one button to strategy.",
        "You supersede.",
        "The Suffragists pay one button.",
        "You pay two buttons.",
    ]


def test_a_forced_commitment_does_not_clutter_the_log() -> None:
    assert format_log(strategy_phase(0, 0).news, None) == [("Neither side commits a button to strategy.", False)]


def strategy_phase(buttons: int, their_buttons: int) -> scene:
    return scene(turn=2, buttons=buttons, their_buttons=their_buttons).strategy_phase()


def test_the_log_marks_lines_that_begin_a_card_or_a_turn() -> None:
    game = scene(dice=[d6(2)]).play("1918 Midterm Elections")
    assert format_log(game.news, SUFFRAGIST) == [
        ("You play 1918 Midterm Elections as an event.", True),
        ("You roll a d6: 2.", False),
        ("That is not enough: 1918 Midterm Elections does nothing.", False),
    ]


def test_an_accepted_failure_reads_like_an_unavoidable_one() -> None:
    game = scene(buttons=1, dice=[d6(2)]).play("1918 Midterm Elections").answer("keep")
    assert format_log(game.news, None)[-1] == ("That is not enough: 1918 Midterm Elections does nothing.", False)


def test_a_seen_event_reads_like_the_event_itself(positions: list[Position]) -> None:
    for position in positions:
        for seat in SEATS:
            assert format_log(view(position, seat).news, seat) == format_log(position.news, seat)


def test_the_end_of_the_game_is_in_the_log() -> None:
    game = scene(turn=6).clean_up()
    assert isinstance(game.position.pending, Outcome)
    assert format_log(game.news, None) == [("Congress never sent the Amendment to the states: it has failed.", True)]
