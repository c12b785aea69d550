"""What is said: the text of every card, a prompt for every question, a sentence for every event."""

from typing import Any

import pytest

from tests.votes.games import last_turn, whole_game
from tests.votes.golden import CARDS_TXT, cards_text
from tests.votes.scenes import GAME, d4, d6, scene
from vfw.core import Decision, Outcome
from vfw.votes.log import chronicle
from vfw.votes.position import OPPOSITION, SIDES, SUFFRAGIST, Position
from vfw.votes.prompts import prompt
from vfw.votes.view import view
from vfw.votes.words import card_text, conditions_text, missing

SEATS = (*SIDES, None)


@pytest.fixture(scope="module")
def positions() -> list[Position]:
    """Those of 30 random games: 20 from the start, 10 more of the last turn and Final Voting."""
    games = [whole_game(seed) for seed in range(20)] + [last_turn(seed) for seed in range(10)]
    return [position for game in games for position in game]


# Cards


def test_the_cards_say_what_they_said() -> None:
    golden = CARDS_TXT.read_text(encoding="utf-8")
    assert cards_text() == golden, "the texts of cards have changed; where that is right: python -m tests.votes.golden"


def test_a_card_says_what_it_does_in_the_order_in_which_it_does_it() -> None:
    assert card_text("woodrow-wilson") == "Pay four buttons. Claim an available Strategy card."
    assert card_text("fifteenth-amendment") == (
        "Roll a d6; on 3 to 6: Add two markers to Congress. Add eight Suffragist cubes anywhere, at most two in a "
        "state. Stays in effect for the rest of the game."
    )
    assert conditions_text("reconstruction") == (
        "Only if The Civil War is not in effect and Fifteenth Amendment is in effect."
    )


def test_what_an_event_lacks() -> None:
    table = scene(buttons=3).round_of(SUFFRAGIST).position
    assert missing("lucy-stone", table, SUFFRAGIST) == ""
    assert missing("reconstruction", table, SUFFRAGIST) == "Needs: Fifteenth Amendment is in effect"
    assert missing("woodrow-wilson", table, SUFFRAGIST) == "Needs four buttons; you have three"


# Prompts


def test_every_question_has_a_prompt_and_a_label_for_each_choice(positions: list[Position]) -> None:
    for position in positions:
        pending = position.pending
        for seat in SEATS:
            words = prompt(view(position, seat))
            assert well_put(words.headline), words
            if isinstance(pending, Decision) and pending.seat == seat:
                assert tuple(words.labels) == pending.choices
                assert all(map(well_put, words.labels.values())), words
                assert len(set(words.labels.values())) == len(words.labels), words
            else:
                assert words.labels == {}


def test_the_random_games_ask_everything(positions: list[Position]) -> None:
    """So that the test above has seen every question there is. Each is named after the step that asks it."""
    asked = {type(position.asking.step).__name__ for position in positions if position.asking}
    shuffles = {"shuffle_state_cards", "shuffle_strategy_cards", "shuffle_onto"}
    dice = {"roll", "throw", "roll_for"}
    cards = {"play_a_card", "play_from_hand", "play_one_drawn", "claim_strategy"}
    cubes = {"placing", "cubes_per_region", "add_one", "removing", "remove_one", "clear"}
    actions = {"keep_or_reroll", "accept", "give_dice", "give_die", "speak", "move"}
    assert asked >= shuffles | dice | cards | cubes | actions | {"pick_state", "compare"}


def test_one_seat_is_told_what_to_do_and_the_other_whom_it_waits_for() -> None:
    game = scene().play("Women to the Polls")
    mine, theirs = prompt(view(game.position, SUFFRAGIST)), prompt(view(game.position, OPPOSITION))
    assert (mine.headline, mine.labels["NJ"]) == ("Add six Suffragist cubes", "New Jersey")
    assert (theirs.headline, theirs.detail) == ("The Suffragists to choose", "Women to the Polls is being played.")


def test_who_has_won_is_told_to_all() -> None:
    game = scene(turn=6).clean_up()
    assert {prompt(view(game.position, seat)).headline for seat in SEATS} == {"The Opposition wins"}


def well_put(text: str) -> bool:
    """Whether a text begins as one does and shows nothing of the machine."""
    return bool(text) and not text[0].islower() and text == text.strip() and not set("_[]{}<>=") & set(text)


# Log

SILENT = (("gained", 0), ("lost", 0), ("congress", 0))
"""Events that changed nothing: there is nothing to say."""


def changed_nothing(event: tuple[Any, ...]) -> bool:
    return (event[0], event[-1]) in SILENT


def test_every_event_is_a_sentence_for_both_seats_and_for_the_table(positions: list[Position]) -> None:
    for position in positions:
        for event in position.news:
            for seat in SEATS:
                sentence = GAME.say(event, seat)
                if changed_nothing(event):
                    assert sentence == ""
                else:
                    assert well_put(sentence), (event, sentence)
                    assert sentence.endswith((".", "!")), sentence


def test_the_random_games_have_seen_everything_happen(positions: list[Position]) -> None:
    happened = {event[0] for position in positions for event in position.news}
    play = {"turn", "drew", "played", "discarded", "paid", "gained", "lost", "stays", "lapsed", "claimed"}
    dice = {"rolled", "missed", "assigned", "no room", "moved", "campaigner"}
    states = {"added", "removed", "congress", "voted", "picked", "vote rolled", "over"}
    assert happened >= play | dice | states


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
            "You roll 4, 6 with two cubes.",
            "The Suffragists roll 4, 6 with two cubes.",
        ),
        (
            ("sent",),
            "Congress passes the Amendment and sends it to the states!",
            "Congress passes the Amendment and sends it to the states!",
        ),
    ],
)
def test_a_seat_hears_you_where_others_hear_the_side(event: tuple[Any, ...], yours: str, table: str) -> None:
    assert GAME.say(event, SUFFRAGIST) == yours
    assert GAME.say(event, OPPOSITION) == GAME.say(event, None) == table


def test_the_opposition_is_one() -> None:
    assert GAME.say(("congress", OPPOSITION, -1), None) == "The Opposition removes one marker from Congress."
    assert (
        GAME.say(("rolled", OPPOSITION, 6, (3, 4), "emma-goldman"), SUFFRAGIST) == "The Opposition rolls 2 d6: 3 and 4."
    )


def test_cubes_that_move_alike_share_a_sentence() -> None:
    game = scene(campaigners="purple West", dice=[d4(3)]).play("Lucy Stone", "campaign").at("WA WA CA")
    said = [sentence for sentence, _ in chronicle(game.news, None)]
    assert said == [
        "The Suffragists play Lucy Stone to campaign.",
        "The Suffragists roll a d4: 3.",
        "The purple campaigner gets the 3.",
        "Purple cubes go to Washington (2) and California.",
    ]


def test_the_log_marks_where_something_begins() -> None:
    game = scene(dice=[d6(2)]).play("1918 Midterm Elections")
    assert chronicle(game.news, SUFFRAGIST) == [
        ("You play 1918 Midterm Elections as an event.", True),
        ("You roll a d6: 2.", False),
        ("That is not enough: 1918 Midterm Elections does nothing.", False),
    ]


def test_a_failure_that_is_accepted_is_told_like_one_that_cannot_be_helped() -> None:
    game = scene(buttons=1, dice=[d6(2)]).play("1918 Midterm Elections").answer("keep")
    assert chronicle(game.news, None)[-1] == ("That is not enough: 1918 Midterm Elections does nothing.", False)


def test_what_a_seat_sees_is_told_as_what_happened(positions: list[Position]) -> None:
    for position in positions:
        for seat in SEATS:
            assert chronicle(view(position, seat).news, seat) == chronicle(position.news, seat)


def test_the_end_is_told() -> None:
    game = scene(turn=6).clean_up()
    assert isinstance(game.position.pending, Outcome)
    assert chronicle(game.news, None) == [("Congress never sent the Amendment to the states: it has failed.", True)]
