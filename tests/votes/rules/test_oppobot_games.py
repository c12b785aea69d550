"""Whole games against the Oppobot: they keep every promise, can be saved and imagined; and how one is asked for."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.votes import tables
from tests.votes.games import solitaire_ending, solitaire_game
from tests.votes.scenes import GAME, dealt
from vfw.core import Decision, Match, seeded
from vfw.core.checks import check
from vfw.core.players import any_reply
from vfw.votes.rules.deck import CARDS, ERAS, START
from vfw.votes.rules.playing import CAMPAIGN, EVENT
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import OPPOSITION, SIDES, SUFFRAGIST
from vfw.votes.rules.tabletop import HARD, NORMAL, OPPOBOT

DIFFICULTIES = (NORMAL, HARD)


def options(difficulty: str) -> dict[str, str]:
    return {"opponent": OPPOBOT, "difficulty": difficulty}


# The promises of every game


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("seed", range(24))
def test_a_game_against_the_oppobot_keeps_every_promise(seed: int, difficulty: str) -> None:
    match = check(GAME, seed, options=options(difficulty), hides=lambda position, seat: True)
    assert match.position.oppobot == difficulty
    assert match.outcome is not None


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_it_keeps_them_at_every_point(difficulty: str) -> None:
    assert (
        check(GAME, 100, options=options(difficulty), everywhere=True, hides=lambda position, seat: True).outcome
        is not None
    )


def test_the_oppobot_has_no_buttons_no_hand_and_no_question() -> None:
    for play in (solitaire_game, solitaire_ending):
        for position in play(7):
            theirs = position.held_for(OPPOSITION)
            assert (position.buttons(OPPOSITION), theirs.hand, theirs.claimed, theirs.drawn) == (0, (), (), ())
            assert not isinstance(position.pending, Decision) or position.pending.seat == SUFFRAGIST


def test_every_card_has_one_place_whenever_a_card_is_asked_for() -> None:
    for play in (solitaire_game, solitaire_ending):
        for position in asking_for_a_card(play(8)):
            assert Counter(tables.everywhere(position)) == Counter(tables.of_this_game(position))


def asking_for_a_card(positions: Any) -> list[Position]:
    return [
        position
        for position in positions
        if isinstance(position.pending, Decision) and position.pending.why == "operations"
    ]


def test_a_position_is_drawn_in_a_notebook() -> None:
    position = dealt(1, HARD).position
    assert "the Opposition 0" in (position._repr_html_() or "")
    assert "War in Europe" in (CARDS["oppobot:war-in-europe"]._repr_html_() or "")


@pytest.mark.parametrize("seat", SIDES)
def test_imagined_worlds_hold_every_card_once_and_the_eras_in_order(seat: str) -> None:
    for number, position in enumerate(asking_for_a_card(solitaire_game(9))):
        seen = GAME.view(position, seat)
        world = GAME.imagine(seen, Random(number))
        assert GAME.view(world, seat) == seen
        assert Counter(tables.everywhere(world)) == Counter(tables.of_this_game(position))
        assert eras(world.opposition.deck) == eras(position.opposition.deck)
        assert eras(world.opposition.set_aside) == eras(position.opposition.set_aside)


def eras(cards: tuple[str, ...]) -> list[str]:
    return [CARDS[key].era for key in cards]


@pytest.mark.parametrize("seat", SIDES)
def test_cards_set_aside_and_the_order_of_the_deck_are_imagined_again(seat: str) -> None:
    seen = GAME.view(dealt(1, NORMAL).position, seat)
    worlds = [GAME.imagine(seen, Random(seed)).opposition for seed in range(20)]
    assert len({world.set_aside for world in worlds}) > 15
    assert len({world.deck for world in worlds}) > 15


@pytest.mark.parametrize("seat", SIDES)
def test_open_start_cards_are_in_no_imagined_deck(seat: str) -> None:
    """Not in one whose eras are mixed either, as a scenario may have it."""
    table = dealt(1, NORMAL).position.draft()
    table.alter(OPPOSITION, mixed=True)
    for seed in range(20):
        world = GAME.imagine(GAME.view(table, seat), Random(seed)).opposition
        assert START not in eras((*world.deck, *world.set_aside))


def test_the_last_card_of_an_era_is_one_of_the_three_that_can_be_left() -> None:
    """Of the 13 Late cards ten have been seen, two are set aside, and one is still in the deck."""
    last = asking_for_a_card(solitaire_game(1))[-1]
    assert (last.turn, last.round, len(last.opposition.deck)) == (6, 6, 1)
    seen = GAME.view(last, SUFFRAGIST)
    imagined = {GAME.imagine(seen, Random(seed)).opposition.deck for seed in range(60)}
    left = {*last.opposition.deck, *[key for key in last.opposition.set_aside if CARDS[key].era == "late"]}
    assert {key for deck in imagined for key in deck} == left
    assert len(left) == 3


# Events


def test_in_every_era_more_cards_are_events_than_campaigns() -> None:
    """Also in random games, in which Congress seldom has the markers that some cards wait for."""
    news = [event for seed in range(20) for position in solitaire_game(seed) for event in position.news]
    played = [event[2:] for event in news if event[:2] == ("played", OPPOSITION)]
    draws = Counter((CARDS[card].era, use) for card, use in played)
    for era in ERAS:
        assert draws[era, EVENT] > draws[era, CAMPAIGN]


# Saving


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_a_saved_game_opens_where_it_was_and_goes_on_alike(difficulty: str) -> None:
    match, rng = dealt(4, difficulty), Random(4)
    for _ in range(150):
        match.answer(any_reply(match.pending, rng))
    again: Match[Position, Any] = Match.load(match.save(), [GAME])
    assert (again, again.position.oppobot, again.options) == (match, difficulty, options(difficulty))
    for one in (match, again):
        rng = Random(5)
        while not one.outcome:
            one.answer(any_reply(one.pending, rng))
    assert again == match


def test_the_same_seed_brings_the_suffragists_the_same_cards_with_and_without_the_oppobot() -> None:
    """Results follow from their purpose; the decks of the two Oppobots are alike too."""
    competitive, normal, hard = (dealt(6, opponent).position for opponent in ("", *DIFFICULTIES))
    assert competitive.suffragist == normal.suffragist == hard.suffragist
    assert normal.opposition == hard.opposition != competitive.opposition


# Asking for a game


def test_normal_is_the_difficulty_where_none_is_named() -> None:
    assert GAME.start({"opponent": OPPOBOT}) == GAME.start(options(NORMAL))
    assert GAME.start({}).oppobot == ""


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (
            {"foe": "oppobot"},
            r"unknown option 'foe'; this game has suffragists, opposition, hands, opponent, ",
        ),
        ({"opponent": "robot"}, r"option 'opponent' is 'robot'; expected oppobot$"),
        ({"opponent": ""}, r"option 'opponent' is ''; expected oppobot$"),
        ({"opponent": None}, r"option 'opponent' is None; expected oppobot$"),
        ({"opponent": True}, r"option 'opponent' is True; expected oppobot$"),
        (
            {"opponent": OPPOBOT, "difficulty": "easy"},
            r"is 'easy'; expected normal or black-d4 or black-d6 or hard$",
        ),
        (
            {"opponent": OPPOBOT, "difficulty": 2},
            r"'difficulty' is 2; expected normal or black-d4 or black-d6 or hard$",
        ),
        ({"difficulty": HARD}, r"option 'difficulty' is the Oppobot's; it needs the option 'opponent': 'oppobot'$"),
    ],
)
def test_a_wrong_option_names_the_right_ones(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        GAME.start(wrong)
    with pytest.raises(ValueError, match=says):
        Match(GAME, wrong, chance=seeded(1))
