"""What is said: the text of every card, a prompt for every question, a sentence for every event."""

from typing import Any

import pytest

from tests.votes.games import fifth_turn, last_turn, whole_game
from tests.votes.golden import CARDS_TXT, cards_text
from tests.votes.scenes import GAME, WEST, d4, d6, scene
from tests.votes.wording import changed_nothing, well_put, whole_sentence
from vfw.core import Decision, Outcome, Roll
from vfw.votes.rules.position import OPPOSITION, SIDES, SUFFRAGIST, Position
from vfw.votes.rules.view import view
from vfw.votes.telling.card_words import card_text, conditions_text
from vfw.votes.telling.log import chronicle
from vfw.votes.telling.prompts import USE_LABELS, Prompt, prompt
from vfw.votes.telling.use_words import missing, use_words, why_not
from vfw.votes.telling.words import NUMBERS

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


# What a card can be used for


def gives(game: scene, use: str, seat: str = SUFFRAGIST) -> str:
    return use_words(view(game.position, seat), use)


def test_organizing_gives_a_button_for_each_campaigner_up_to_the_supply() -> None:
    assert gives(scene().round_of(SUFFRAGIST), "organize") == "two buttons"
    assert gives(scene(buttons=11).round_of(SUFFRAGIST), "organize") == "one button"
    assert gives(scene().round_of(OPPOSITION), "organize", OPPOSITION) == "one button"


def test_campaigning_gives_a_die_for_each_campaigner() -> None:
    assert gives(scene().round_of(SUFFRAGIST), "campaign") == "roll two d4 for cubes"
    assert gives(scene(campaigners="yellow West").round_of(SUFFRAGIST), "campaign") == "roll a d4 for cubes"


def test_a_card_that_changes_the_campaigning_die_does_so_for_its_side_alone() -> None:
    game = scene(in_effect=["Prison Tour Special"]).round_of(SUFFRAGIST)
    assert gives(game, "campaign") == "roll two d6 for cubes"
    assert gives(game, "campaign", OPPOSITION) == "roll a d4 for cubes"


def test_the_war_in_europe_is_paid_for_by_the_suffragists_alone() -> None:
    game = scene(in_effect=["War in Europe"], buttons=1).round_of(SUFFRAGIST)
    assert gives(game, "campaign") == "pay one button, roll two d4"
    assert gives(game, "campaign", OPPOSITION) == "roll a d4 for cubes"


def test_lobbying_says_which_numbers_count_and_what_for() -> None:
    game = scene(congress=2).round_of(SUFFRAGIST)
    assert gives(game, "lobby") == "two d6: 6 adds a marker"
    assert gives(game, "lobby", OPPOSITION) == "a d6: 6 removes a marker"
    game = scene(in_effect=["Processions for Suffrage"], congress=2).round_of(SUFFRAGIST)
    assert gives(game, "lobby") == "two d8: 6+ adds a marker"
    assert gives(game, "lobby", OPPOSITION) == "a d6: 6 removes a marker"


def test_an_event_says_its_cost_where_a_card_in_effect_sets_one() -> None:
    dear = ["A Threat to the Ideal of Womanhood", "1918 Pandemic"]
    for cards in (dear[:1], dear[1:], dear):
        game = scene(in_effect=cards, buttons=1).round_of(SUFFRAGIST)
        assert gives(game, "event") == "pay one extra button"
        assert gives(game, "event", OPPOSITION) == ""
    assert gives(scene().round_of(SUFFRAGIST), "event") == ""


def test_a_use_that_is_not_offered_gives_nothing() -> None:
    none = scene(campaigners="").round_of(SUFFRAGIST)
    assert [gives(none, use) for use in USE_LABELS] == [""] * len(USE_LABELS)
    assert gives(scene(sent=True).round_of(SUFFRAGIST), "lobby") == ""


def test_what_a_use_gives_is_what_then_happens(positions: list[Position]) -> None:
    """Wherever a player is asked how to play a card: the price, the buttons gained, the dice."""
    said = set()
    for position in positions:
        pending = position.pending
        if not isinstance(pending, Decision) or pending.about != "use":
            continue
        for use in pending.choices:
            gain = use_words(view(position, pending.seat), str(use))
            after = GAME.answer(position, use)
            pays = ("paid", pending.seat) in [event[:2] for event in after.news[1:2]]
            assert len(gain.split()) <= 6
            if use == "event":
                assert pays or not gain
            elif use == "organize":
                assert ("gained", pending.seat, NUMBERS.index(gain.split()[0])) in after.news
            else:
                assert isinstance(after.pending, Roll)
                dice = "a" if after.pending.n == 1 else NUMBERS[after.pending.n]
                assert f"{dice} d{after.pending.sides}" in gain
                assert gain.startswith("pay") == pays
            said.add(gain)
    assert len(said) > 12, said


def test_why_not_is_silent_exactly_where_a_use_is_offered(positions: list[Position]) -> None:
    asked = 0
    reasons = set()
    for position in positions:
        pending = position.pending
        if not isinstance(pending, Decision) or pending.why != "operations":
            continue
        seen = view(position, pending.seat)
        for card in position.camp(pending.seat).hand:
            legal = uses_offered(position, card) if card in pending.choices else set()
            why = {use: why_not(seen, card, use) for use in USE_LABELS}
            assert {use for use, reason in why.items() if not reason} == legal
            reasons |= set(why.values())
            asked += 1
    assert asked > 1000
    assert reasons >= {
        "",
        "no campaigner on the map",
        "no marker in Congress to remove",
        "the Amendment has been sent",
        "you hold all six buttons",
        "only if Fifteenth Amendment is in effect",
        "costs one button, and you have none",
        "you have a card that can be played",
    }


def uses_offered(position: Position, card: str) -> set[str]:
    """How a card of the hand can be played: what is asked then, or what happens where there is only one way."""
    after = GAME.answer(position, card)
    if isinstance(after.pending, Decision) and after.pending.about == "use":
        return {str(use) for use in after.pending.choices}
    return {event[3] for event in after.news[:1]}


def test_why_not_says_the_same_once_the_card_has_left_the_hand(positions: list[Position]) -> None:
    for position in positions:
        pending = position.pending
        if isinstance(pending, Decision) and pending.about == "use":
            seen = view(position, pending.seat)
            assert {use for use in USE_LABELS if not why_not(seen, position.card, use)} == set(pending.choices)


def test_why_not_names_everything_that_an_event_lacks() -> None:
    game = scene(in_effect=["The Civil War"], buttons=3).round_of(SUFFRAGIST)
    seen = view(game.position, SUFFRAGIST)
    assert why_not(seen, "reconstruction", "event") == (
        "only if The Civil War is not in effect and Fifteenth Amendment is in effect"
    )
    assert why_not(seen, "woodrow-wilson", "event") == "costs four buttons, and you have three"


def test_why_not_counts_what_cards_in_effect_make_dearer() -> None:
    game = scene(in_effect=["War in Europe", "1918 Pandemic"], buttons=4, campaigners="purple West")
    seen = view(game.round_of(SUFFRAGIST).position, SUFFRAGIST)
    assert why_not(seen, "woodrow-wilson", "event") == "costs five buttons, and you have four"
    poor = scene(in_effect=["War in Europe"], campaigners="purple West").round_of(SUFFRAGIST)
    assert why_not(view(poor.position, SUFFRAGIST), "lucy-stone", "campaign") == "costs one button, and you have none"


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


# Log


def test_every_event_is_a_sentence_for_both_seats_and_for_the_table(positions: list[Position]) -> None:
    for position in positions:
        for event in position.news:
            for seat in SEATS:
                sentence = GAME.say(event, seat)
                if changed_nothing(event):
                    assert sentence == ""
                else:
                    assert whole_sentence(sentence), (event, sentence)


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
