"""What is said: the text of every card, a prompt for every question, a sentence for every event."""

from typing import Any

import pytest

from tests.votes.games import fifth_turn, last_turn, whole_game
from tests.votes.golden import CARDS_TXT, cards_text
from tests.votes.scenes import GAME, WEST, d4, d6, scene
from vfw.core import Decision, Outcome
from vfw.votes.log import chronicle
from vfw.votes.position import OPPOSITION, SIDES, SUFFRAGIST, Position
from vfw.votes.prompts import Prompt, prompt
from vfw.votes.view import view
from vfw.votes.words import card_text, conditions_text, missing

SEATS = (*SIDES, None)


@pytest.fixture(scope="module")
def positions() -> list[Position]:
    """Those of 30 random games: 10 from the start, 10 with all that looks at hidden cards, 10 of the last turn."""
    games = [play(seed) for play in (whole_game, fifth_turn, last_turn) for seed in range(5, 15)]
    return [position for game in games for position in game]


# Cards


def test_the_cards_say_what_they_said() -> None:
    golden = CARDS_TXT.read_text(encoding="utf-8")
    assert cards_text() == golden, "the texts of cards have changed; where that is right: python -m tests.votes.golden"


def test_a_card_says_what_it_does_in_the_order_in_which_it_does_it() -> None:
    assert card_text("woodrow-wilson") == "Pay four buttons. Claim an available Strategy card."
    assert card_text("fifteenth-amendment") == (
        "Roll a d6; continue only on 3 to 6. Add two markers to Congress. Add eight Suffragist cubes anywhere, at most "
        "two in a state. Stays in effect for the rest of the game."
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
    shuffles = {"shuffle_state_cards", "shuffle_strategy_cards", "shuffle_onto", "shuffle_deck", "discard_at_random"}
    dice = {"roll", "throw", "roll_for"}
    cards = {"play_a_card", "play_a_claimed_card", "play_from_hand", "play_one_drawn", "claim_strategy"}
    strategy = {"commit", "respond", "play_one_and_sort", "sort_drawn", "search_deck", "discard_theirs"}
    strategy |= {"cancel_for_turn", "reconsider", "take_over", "cubes_in_region", "move_freely", "choose_region"}
    cubes = {"placing", "cubes_per_region", "add_one", "removing", "remove_one", "clear"}
    actions = {"keep_or_reroll", "accept", "give_dice", "give_die", "speak", "move"}
    assert asked >= shuffles | dice | cards | strategy | cubes | actions | {"pick_state", "compare"}


def test_one_seat_is_told_what_to_do_and_the_other_whom_it_waits_for() -> None:
    game = scene().play("Women to the Polls")
    mine, theirs = prompt(view(game.position, SUFFRAGIST)), prompt(view(game.position, OPPOSITION))
    assert (mine.headline, mine.labels["NJ"]) == ("Add six Suffragist cubes", "New Jersey")
    assert (theirs.headline, theirs.detail) == ("The Suffragists to choose", "Women to the Polls is being played.")


def asked(game: scene, seat: str = SUFFRAGIST) -> Prompt:
    return prompt(view(game.position, seat))


def test_in_the_strategy_phase_each_answer_says_what_it_costs() -> None:
    game = strategy_phase(3, 1)
    assert asked(game) == Prompt(
        "Commit how many buttons?",
        "Spent whatever happens. The Opposition, with one button, may defer (you take a Strategy card), match (nobody "
        "does) or pay one more (it does).",
        {0: "No buttons", 1: "One button", 2: "Two buttons (they can only defer)"},
    )
    assert asked(strategy_phase(3, 0)) == Prompt(
        "Commit how many buttons?",
        "Spent whatever happens. The Opposition holds none, so that one button takes a Strategy card.",
        {0: "No buttons", 1: "One button (they can only defer)"},
    )
    assert asked(strategy_phase(2, 5).answer(2), OPPOSITION) == Prompt(
        "The Suffragists commit two buttons",
        "Spent whatever you answer.",
        {
            "defer": "Defer (free): they take a card",
            "match": "Match (2 buttons): nobody takes a card",
            "supersede": "Supersede (3 buttons): you take a card",
        },
    )
    assert asked(strategy_phase(2, 5).answer(0), OPPOSITION) == Prompt(
        "The Suffragists commit no buttons",
        "",
        {"match": "Match (free): nobody takes a card", "supersede": "Supersede (1 button): you take a card"},
    )


def test_a_campaigner_without_room_says_so() -> None:
    game = scene(ratified=WEST, campaigners="purple West", buttons=1, dice=[d4(3)]).play("Lucy Stone", "campaign")
    assert asked(game.answer("keep")) == Prompt(
        "No cube can go in the West",
        "Its die is 3. The campaigner may move, for one button.",
        {"stay": "Stay, and lose the die", "move": "Move first (1 button)"},
    )


def test_the_dice_still_to_be_given_are_named() -> None:
    game = scene(campaigners="purple West, yellow West, yellow South", dice=[d4(3, 1, 2)]).play(
        "Lucy Stone", "campaign"
    )
    assert (asked(game).headline, asked(game).detail) == ("Who campaigns first?", "The dice: 3, 1 and 2.")
    game.answer("purple1", 1).at("WA")
    assert (asked(game).headline, asked(game).detail) == ("Who campaigns next?", "The dice: 3 and 2.")


def test_a_roll_that_is_not_enough_says_what_is() -> None:
    game = scene(buttons=1, dice=[d6(2)]).play("1918 Midterm Elections")
    assert asked(game).headline == "2 is not enough: roll again?"
    assert asked(game).detail == "1918 Midterm Elections needs 3 or more. Rolling again costs one button."


def test_why_only_some_cards_or_none_can_be_played_is_said() -> None:
    hand = ["Reconstruction", "Women and World War I"]
    assert asked(scene(campaigners="", hand=hand).round_of(SUFFRAGIST)).headline == "Discard a card"
    some = asked(scene(campaigners="", hand=[*hand, "Lucy Stone", "Anna Dickinson"]).round_of(SUFFRAGIST))
    assert some.detail == "You have no campaigner on the map, so only events can be played."
    also = asked(scene(claimed=["Montana"]).round_of(SUFFRAGIST))
    assert also.detail == "Choose one from your hand. Or play a claimed card first."


def test_a_vote_says_how_it_stands() -> None:
    voting = scene(turn=6, sent=True, TN="PP", buttons=1, dice=[d6(1), d6(5)]).clean_up().answer("TN")
    assert asked(voting).detail == "You have 3, they have 5, cubes included. Roll again for one button?"
    tied = scene(turn=6, sent=True, buttons=1, dice=[d6(5), d6(5)]).clean_up().answer("TN")
    assert asked(tied).detail == "It is 5 to 5, and the Opposition wins ties. Roll again for one button?"


def test_two_cubes_for_each_region_are_explained() -> None:
    game = scene().play("National Focus").at("NY")
    assert asked(game).detail == (
        "Both go to the same state of a region; five regions to go. Where red cubes lie, one of them goes instead."
    )


def test_who_has_won_is_told_to_all() -> None:
    game = scene(turn=6).clean_up()
    assert {prompt(view(game.position, seat)).headline for seat in SEATS} == {"The Opposition wins"}


def well_put(text: str) -> bool:
    """Whether a text begins as one does and shows nothing of the machine."""
    return bool(text) and not text[0].islower() and text == text.strip() and not set("_[]{}<>=") & set(text)


# Log

SILENT = (("gained", 0), ("lost", 0), ("congress", 0), ("committed", 0))
"""Events that changed nothing: there is nothing to say."""


def changed_nothing(event: tuple[Any, ...]) -> bool:
    return (event[0], event[-1]) in SILENT or event[0] == "sorted"


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
def test_a_seat_hears_you_where_others_hear_the_side(event: tuple[Any, ...], yours: str, table: str) -> None:
    assert GAME.say(event, SUFFRAGIST) == yours
    assert GAME.say(event, OPPOSITION) == GAME.say(event, None) == table


def test_the_opposition_is_one() -> None:
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
    said = [sentence for sentence, _ in chronicle(game.news, None)]
    assert said == [
        "The Suffragists play Lucy Stone to campaign.",
        "The Suffragists roll a d4: 3.",
        "The purple campaigner gets the 3.",
        "Purple cubes go to Washington (2) and California.",
    ]


def test_cubes_that_move_in_one_state_are_counted() -> None:
    game = scene(campaigners="purple West", dice=[d4(3)]).play("Lucy Stone", "campaign").at("WA WA WA")
    assert chronicle(game.news, None)[-1] == ("Three purple cubes go to Washington.", False)


def test_an_empty_deck_is_told_alike_to_both_seats() -> None:
    game = scene(deck=[]).play("The Young Woman Citizen")
    assert chronicle(game.news, SUFFRAGIST)[-1] == ("You draw no card: the deck is empty.", False)
    assert chronicle(game.news, OPPOSITION)[-1] == ("The Suffragists draw no card: the deck is empty.", False)


def test_what_the_strategy_phase_says() -> None:
    said = [sentence for sentence, _ in chronicle(strategy_phase(3, 2).answer(1, "supersede").news, OPPOSITION)]
    assert said == [
        "The Suffragists commit one button to strategy.",
        "You supersede.",
        "The Suffragists pay one button.",
        "You pay two buttons.",
    ]


def test_a_forced_commitment_does_not_clutter_the_log() -> None:
    assert chronicle(strategy_phase(0, 0).news, None) == [("Nobody commits a button to strategy.", False)]


def strategy_phase(buttons: int, their_buttons: int) -> scene:
    return scene(turn=2, buttons=buttons, their_buttons=their_buttons).strategy_phase()


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
