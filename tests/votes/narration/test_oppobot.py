"""The Oppobot in words: a sentence for every event, a prompt for every throw, also at a real table."""

from random import Random
from typing import Any

import pytest

from tests.votes.games import solitaire_ending, solitaire_game, solitaire_last_turn
from tests.votes.scenes import GAME, PLAINS, SOUTH, WEST, d4, d6, d8, drawing, each, in_region, scene, solitaire
from tests.votes.wording import changed_nothing, well_put, whole_sentence
from vfw.core import Decision, Match, Roll, physical, seeded
from vfw.core.players import any_reply
from vfw.votes.narration.cards import card_line, oppobot_text
from vfw.votes.narration.log import format_log
from vfw.votes.narration.odds import describe_odds as odds_words
from vfw.votes.narration.odds import pending_odds
from vfw.votes.narration.prompts import AGAINST_THE_DIE, Prompt, build_prompt
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import OPPOSITION, SIDES, SUFFRAGIST
from vfw.votes.rules.tabletop import BLACK_D4, BLACK_D6, HARD, NORMAL, OPPOBOT
from vfw.votes.rules.view import view

SEATS = (*SIDES, None)


@pytest.fixture(scope="module")
def positions() -> list[Position]:
    """Return those of 45 games played at random.

    15 begin with the first shuffle, 15 with turn 5 and the Amendment sent, and 15 with the end of the last turn.
    """
    games = [play(seed) for play in (solitaire_game, solitaire_ending, solitaire_last_turn) for seed in range(15)]
    return [position for game in games for position in game]


# Cards


def test_a_card_line_names_the_owner() -> None:
    assert card_line("oppobot:the-patriarchy").startswith("The Patriarchy (Oppobot, Start): Place a red campaigner")
    assert card_line("oppobot:the-sswsc") == (
        "The SSWSC (Oppobot, Middle): Only if Southern Strategy is in effect. "
        "Add one red cube in each state of the South."
    )


def test_oppobot_text_describes_the_effect_of_a_claimed_card() -> None:
    assert oppobot_text("strategy:national-focus") == "Add two red cubes in one random state of each region."
    assert oppobot_text("state:utah") == "Add one red cube in each other state of the West."
    assert oppobot_text("strategy:change-in-plans") == ""
    for card in CARDS.values():
        text = oppobot_text(card.key)
        assert not text or whole_sentence(text)


def test_every_question_has_a_prompt_and_a_label_for_each_choice(positions: list[Position]) -> None:
    for position in positions:
        pending = position.pending
        for seat in SEATS:
            words = build_prompt(view(position, seat))
            assert well_put(words.headline), words
            assert not words.detail or well_put(words.detail), words
            own = isinstance(pending, Decision) and pending.seat == seat
            assert tuple(words.labels) == (pending.choices if own and isinstance(pending, Decision) else ())
            assert len(set(words.labels.values())) == len(words.labels), words


def test_the_random_games_contain_every_question(positions: list[Position]) -> None:
    """So that the test above has seen every question there is against the Oppobot, all but one; that follows below."""
    asked = {type(position.asking.step).__name__ for position in positions if position.asking}
    dice = {"draw_region", "draw_state", "draw_one", "speak_in", "answer_by_die", "roll_for"}
    assert asked >= dice | {"shuffle_bot_deck", "commit_to_die", "lose_at_random", "pick_state", "compare"}


def test_the_opposition_is_asked_nothing(positions: list[Position]) -> None:
    seats = {position.pending.seat for position in positions if isinstance(position.pending, Decision)}
    assert seats == {SUFFRAGIST}


@pytest.mark.parametrize("difficulty", [NORMAL, HARD])
def test_at_a_real_table_every_throw_waits_and_its_purpose_is_named(difficulty: str) -> None:
    """Cards are shuffled by the computer, all dice are waited for."""
    options = {"opponent": OPPOBOT, "difficulty": difficulty}
    match, rng, throws = Match(GAME, options, chance=physical(seeded(3))), Random(3), 0
    while not match.outcome:
        if isinstance(match.pending, Roll):
            words = build_prompt(match.view(SUFFRAGIST))
            assert f"d{match.pending.sides}" in words.headline
            throws += words.headline.startswith("The Oppobot rolls")
        match.answer(any_reply(match.pending, rng))
    assert throws > 60


def throw(game: scene) -> Prompt:
    assert isinstance(game.position.pending, Roll)
    return build_prompt(view(game.position, SUFFRAGIST))


def test_a_throw_for_a_region_and_one_for_a_state_name_what_each_face_draws() -> None:
    game = solitaire().play("Conservative Opposition")
    assert throw(game) == Prompt(
        "The Oppobot rolls a d6",
        "For a region: 1 West, 2 Plains, 3 South, 4 Midwest, 5 Atlantic & Appalachia, 6 Northeast.",
    )
    assert throw(game.answer((1,))) == Prompt(
        "The Oppobot rolls a d8",
        "For a state of the West: 1 Washington, 2 Oregon, 3 California, 4 Idaho, 5 Nevada, 6 Utah, 7 Arizona, "
        "8 New Mexico.",
    )


@pytest.mark.parametrize(
    ("states", "headline", "detail"),
    [
        ("TX GA", "a d6", "By lot: 1-3 Texas; 4-6 Georgia."),
        ("TX GA FL", "a d6", "By lot: 1-2 Texas; 3-4 Georgia; 5-6 Florida."),
        ("TX GA SC FL", "a d4", "By lot: 1 Texas; 2 Georgia; 3 South Carolina; 4 Florida."),
        ("TX LA GA SC FL", "a d8", "By lot: 1 Texas; 2 Louisiana; 3 Georgia; 4 South Carolina; 5 Florida; else again."),
        (f"{SOUTH} CA", "a d6", "By lot, the region first: 1-3 the West; 4-6 the South."),
    ],
)
def test_a_random_choice_names_the_result_of_each_face(states: str, headline: str, detail: str) -> None:
    game = solitaire(**each(states, "PP")).play("Red Scare")
    assert throw(game) == Prompt(f"The Oppobot rolls {headline}", detail)


def test_the_second_die_of_a_random_choice_names_faces_that_repeat_both() -> None:
    game = solitaire(**each(f"{SOUTH} CA", "PP"), dice=[d6(1)]).play("Red Scare")
    assert throw(game) == Prompt("The Oppobot rolls a d8", "By lot: 1 California; else both dice again.")
    found = pending_odds(view(game.position, SUFFRAGIST))
    assert found
    assert odds_words(found) == ["One can be drawn, each 13 times in 100; else both dice fall again."]


def test_the_black_dice_say_that_a_1_counts_as_2() -> None:
    black = "The black die: a 1 counts as 2."
    for difficulty, said, in_votes in (
        (NORMAL, "", ""),
        (BLACK_D4, black, ""),
        (BLACK_D6, "", black),
        (HARD, black, black),
    ):
        table: dict[str, Any] = {"oppobot": difficulty}
        game = scene(**table, dice=drawing("TX")).play("Southern Resentment", "campaign")
        assert throw(game).detail == f"For red cubes in Texas. {said}".strip()
        game = scene(**table, turn=2, buttons=3).strategy_phase().answer(2)
        assert throw(game).detail == f"Against two buttons. {said}".strip()
        game = scene(**table, turn=6, sent=True).clean_up().answer("TX")
        assert throw(game) == Prompt("The Suffragists: roll a d6 for Texas")
        assert throw(game.answer((3,))) == Prompt("The Opposition: roll a d6 for Texas", in_votes)


def test_superior_lobbying_says_how_long_it_rolls() -> None:
    assert throw(solitaire(congress=3).oppobot_claims("Superior Lobbying")) == Prompt(
        "The Oppobot rolls four d8",
        "Superior Lobbying: each die of 6 or more removes a marker; all roll again until one does.",
    )


def test_a_commitment_against_the_die_says_what_it_may_bring() -> None:
    game = scene(oppobot=NORMAL, turn=2, buttons=6).strategy_phase()
    assert build_prompt(view(game.position, SUFFRAGIST)) == Prompt(
        "Commit how many buttons?",
        AGAINST_THE_DIE,
        {
            0: "No buttons",
            1: "One button",
            2: "Two buttons",
            3: "Three buttons",
            4: "Four buttons",
            5: "Five buttons (a card for certain)",
        },
    )


def test_every_event_is_a_sentence_for_both_seats_and_for_the_table(positions: list[Position]) -> None:
    for position in positions:
        for event in position.news:
            for seat in SEATS:
                sentence = GAME.say(event, seat)
                if changed_nothing(event):
                    assert sentence == ""
                else:
                    assert whole_sentence(sentence), (event, sentence)


def test_every_line_of_the_log_is_a_sentence(positions: list[Position]) -> None:
    for position in positions:
        for seat in SEATS:
            for line, _ in format_log(position.news, seat):
                assert whole_sentence(line), line


def test_the_random_games_contain_every_event(positions: list[Position]) -> None:
    happened = {event[0] for position in positions for event in position.news}
    cards = {"played", "claimed", "stays", "lapsed", "discarded", "campaigner", "moved", "focused"}
    cubes = {"added", "removed", "congress", "voted", "left over", "lost"}
    assert happened >= cards | cubes | {"threw", "no strategy", "committed", "picked", "vote rolled", "over"}
    threw = {event[3] for position in positions for event in position.news if event[0] == "threw"}
    assert threw == {"region", "state", "lot", "again", "both again", "cubes", "strategy"}


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (("threw", 6, 2, "region", "Plains"), "A d6 2: the Plains."),
        (("threw", 6, 5, "region", "Atlantic & Appalachia"), "A d6 5: Atlantic & Appalachia."),
        (("threw", 8, 1, "state", "MT"), "A d8 1: Montana."),
        (("threw", 6, 2, "again", "Plains"), "A d6 2: no state is left in the Plains, thrown again."),
        (("threw", 8, 1, "again", "MT"), "A d8 1: Montana has voted, thrown again."),
        (("threw", 8, 7, "again", ""), "A d8 7: thrown again."),
        (("threw", 8, 7, "both again", ""), "A d8 7: both dice thrown again."),
        (("threw", 6, 3, "lot", "strategy:counter-strat"), "A d6 3: Counter Strat."),
        (("threw", 6, 3, "lot", "purple"), "A d6 3: purple."),
        (("threw", 4, 3, "cubes", 3), "A d4 3: three red cubes."),
        (("threw", 4, 1, "cubes", 1), "A d4 1: one red cube."),
        (("threw", 4, 1, "cubes", 2), "A d4 2: two red cubes."),
        (("threw", 4, 3, "strategy", 3), "A d4 3 against the buttons."),
        (("no strategy",), "Neither side claims a Strategy card."),
        (
            ("left over", OPPOSITION, 2),
            "Two red cubes left over: every state of the region has voted.",
        ),
        (("played", OPPOSITION, "oppobot:old-dixie", "campaign"), "The Opposition plays Old Dixie to campaign."),
        (("claimed", OPPOSITION, "state:utah"), "The Opposition claims the State card Utah."),
    ],
)
def test_events_of_dice_and_oppobot_read_the_same_for_all_seats(event: tuple[Any, ...], sentence: str) -> None:
    assert GAME.say(event, SUFFRAGIST) == GAME.say(event, None) == sentence


def told(game: scene) -> list[str]:
    return [line for line, _ in format_log(game.news, SUFFRAGIST)]


def test_throws_that_follow_each_other_share_a_line() -> None:
    card = solitaire(dice=[d6(2), d8(1), d6(1), d8(4), d6(6), d8(8)]).play("Conservative Opposition")
    assert told(card) == [
        "The Opposition plays Conservative Opposition as an event.",
        "Dice: d6 2: the Plains; d8 1: Montana.",
        "Two red cubes go to Montana.",
        "Dice: d6 1: the West; d8 4: Idaho.",
        "Two red cubes go to Idaho.",
        "Dice: d6 6: the Northeast; d8 8: New Jersey.",
        "Two red cubes go to New Jersey.",
    ]


def test_repeated_throws_name_their_reason() -> None:
    dice = [d6(1), *drawing("TX"), *in_region("GA"), d4(2)]
    game = solitaire(ratified=f"{WEST} TX", dice=dice).play("Southern Resentment", "campaign")
    assert told(game) == [
        "The Opposition plays Southern Resentment to campaign.",
        "Dice: d6 1: no state is left in the West, thrown again; d6 3: the South; d8 1: Texas has voted, thrown again; "
        "d8 6: Georgia; d4 2: two red cubes.",
        "Two red cubes go to Georgia.",
    ]


def test_a_throw_repeated_several_times_is_one_line_with_every_face() -> None:
    dice = [d6(1), d6(2), d6(1), d6(3), d8(1), d8(6), d8(1), d8(8), d4(2)]
    game = solitaire(ratified=f"{WEST} {PLAINS} TX GA", dice=dice).play("Southern Resentment", "campaign")
    assert told(game)[1] == (
        "Dice: d6 1, 2, 1: no state is left in the West or the Plains, thrown again; d6 3: the South; "
        "d8 1, 6, 1: Texas and Georgia have voted, thrown again; d8 8: Florida; d4 2: two red cubes."
    )


def test_faces_that_draw_nothing_are_logged_once() -> None:
    throws = [("threw", 8, face, "again", "") for face in (8, 7, 8)] + [("threw", 8, 5, "lot", "MD")]
    assert format_log(throws, None) == [("Dice: d8 8, 7, 8: thrown again; d8 5: Maryland.", False)]


def test_the_strategy_phase_against_the_oppobot_is_logged() -> None:
    states = "CA KS GA IL PA ME"
    lying = ["National Focus", "Counter Strat", "Transportation"]
    dice = [d4(1), d6(1), *in_region(states)]
    game = scene(oppobot=HARD, turn=2, buttons=1, strategy_cards=lying, dice=dice).strategy_phase().answer(1)
    assert told(game)[:6] == [
        "You commit one button to strategy.",
        "Dice: d4 2 against the buttons.",
        "You pay one button.",
        "Dice: d6 1: National Focus.",
        "The Opposition claims the Strategy card National Focus.",
        "Dice: d8 3: California.",
    ]
