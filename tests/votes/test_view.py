"""What a seat may know: nothing hidden shows in its view, its log or its prompts, and imagining keeps to the view."""

import pickle
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from random import Random

import pytest

from tests.votes.games import last_turn, whole_game
from tests.votes.scenes import GAME, d8, scene
from vfw.core import Outcome
from vfw.votes.deck import CARDS, ERAS
from vfw.votes.log import chronicle
from vfw.votes.position import OPPOSITION, OTHER, SIDES, SUFFRAGIST, Position
from vfw.votes.prompts import prompt
from vfw.votes.view import OpenCamp, View, view

SEATS = (*SIDES, None)
GAMES = [(whole_game, 1), (whole_game, 2), (last_turn, 1), (last_turn, 2)]


@pytest.fixture(scope="module", params=GAMES, ids=lambda game: f"{game[0].__name__} {game[1]}")
def positions(request: pytest.FixtureRequest) -> list[Position]:
    play, seed = request.param
    return list(play(seed))


def hidden(position: Position, seat: str | None) -> set[str]:
    """The cards whose place `seat` must not learn: those in a deck, in another hand, or looked at by another seat."""
    cards = {*position.strategy_deck}
    for side in SIDES:
        camp = position.camp(side)
        cards.update(camp.deck)
        if side != seat:
            cards.update(camp.hand, camp.drawn)
    return cards


def said(position: Position, seat: str | None) -> Iterator[str]:
    """All that `seat` is told at this point."""
    for event in position.news:
        yield GAME.say(event, seat)
    for sentence, _ in chronicle(position.news, seat):
        yield sentence
    words = prompt(view(position, seat))
    yield from (words.headline, words.detail, *words.labels.values())


def test_no_key_is_part_of_another() -> None:
    """Else the next tests would see what is not there."""
    assert not [(one, other) for one in CARDS for other in CARDS if one != other and one in other]


def test_a_view_holds_no_hidden_card(positions: list[Position]) -> None:
    for position in positions:
        for seat in SEATS:
            seen = view(position, seat)
            text, data = repr(seen), pickle.dumps(seen)
            shown = [key for key in hidden(position, seat) if key in text or key.encode() in data]
            assert not shown, f"{seat} sees {shown} in {position}"


def test_a_view_does_show_what_is_open(positions: list[Position]) -> None:
    """So that the test above is not passed by showing nothing."""
    for position in positions:
        for seat in SIDES:
            seen, own, other = view(position, seat), position.camp(seat), position.camp(OTHER[seat])
            assert (seen.camp(seat).hand, seen.camp(seat).drawn) == (own.hand, own.drawn)
            theirs = seen.camp(OTHER[seat])
            assert (theirs.hand_size, theirs.drawn_size, theirs.deck_size) == (
                len(other.hand),
                len(other.drawn),
                len(other.deck),
            )
            assert seen.strategy_deck_size == len(position.strategy_deck)
            assert (theirs.buttons, theirs.discards, theirs.claimed) == (other.buttons, other.discards, other.claimed)


def test_no_sentence_and_no_prompt_names_a_hidden_card(positions: list[Position]) -> None:
    for position in positions:
        for seat in SEATS:
            titles = [CARDS[key].title for key in hidden(position, seat)]
            for text in said(position, seat):
                named = [title for title in titles if title in text]
                assert not named, f"{seat} is told {text!r}"


def test_a_view_pickles(positions: list[Position]) -> None:
    for position in positions[:: len(positions) // 10]:
        for seat in SEATS:
            seen = view(position, seat)
            assert pickle.loads(pickle.dumps(seen)) == seen


def test_every_field_of_a_position_is_shown_or_hidden_on_purpose(positions: list[Position]) -> None:
    shown = {field.name for field in fields(View)}
    assert set(vars(positions[-1])) - shown == {"strategy_deck"}
    assert shown - set(vars(positions[-1])) == {"seat", "strategy_deck_size"}
    assert {field.name for field in fields(OpenCamp)} - set(positions[-1].suffragist._fields) == {
        "hand_size",
        "drawn_size",
        "deck_size",
    }


def test_the_choices_of_another_seat_are_hidden() -> None:
    game = scene().round_of(SUFFRAGIST)
    assert view(game.position, SUFFRAGIST).pending == game.position.pending
    for seat in (OPPOSITION, None):
        pending = view(game.position, seat).pending
        assert (pending.seat, pending.about, pending.choices) == (SUFFRAGIST, "card", ())  # type: ignore[union-attr]


def test_cards_being_looked_at_are_seen_by_one_seat_only() -> None:
    game = scene(deck=["Lucy Stone", "Anna Dickinson", "Frances Willard"]).play("The Young Woman Citizen")
    drawn = ("lucy-stone", "anna-dickinson")
    mine, theirs = view(game.position, SUFFRAGIST), view(game.position, OPPOSITION)
    assert (mine.suffragist.drawn, mine.pending.choices) == (drawn, drawn)  # type: ignore[union-attr]
    assert (theirs.suffragist.drawn, theirs.suffragist.drawn_size) == ((), 2)
    assert ("drew", SUFFRAGIST, drawn) in mine.news
    assert ("drew", SUFFRAGIST, 2) in theirs.news
    assert "The Suffragists draw two cards." in list(said(game.position, OPPOSITION))


# Imagining


def test_an_imagined_world_looks_the_same(positions: list[Position]) -> None:
    for number, position in enumerate(positions):
        for seat in SIDES:
            seen = GAME.view(position, seat)
            world = GAME.imagine(seen, Random(number))
            assert GAME.view(world, seat) == seen, position


def test_imagined_decks_keep_early_above_middle_above_late(positions: list[Position]) -> None:
    for number, position in enumerate(positions[::5]):
        for seat in SIDES:
            world = GAME.imagine(GAME.view(position, seat), Random(number))
            for side in SIDES:
                eras = [ERAS.index(CARDS[key].era) for key in world.camp(side).deck]
                assert eras == sorted(eras)


def test_imagined_worlds_hold_every_card_once(positions: list[Position]) -> None:
    for number, position in enumerate(positions[::5]):
        if isinstance(position.pending, Outcome):
            continue  # the card that ended the game lies nowhere
        for seat in SIDES:
            world = GAME.imagine(GAME.view(position, seat), Random(number))
            for side in SIDES:
                assert Counter(cards_of(world, side)) == Counter(cards_of(position, side))


def cards_of(position: Position, side: str) -> list[str]:
    camp = position.camp(side)
    return [*camp.hand, *camp.deck, *camp.drawn, *camp.discards]


def test_an_opponents_hand_is_imagined_anew_and_the_own_hand_never() -> None:
    position = scene(turn=4).round_of(SUFFRAGIST).position
    worlds = [GAME.imagine(GAME.view(position, SUFFRAGIST), Random(seed)) for seed in range(20)]
    assert {world.suffragist.hand for world in worlds} == {position.suffragist.hand}
    assert len({world.opposition.hand for world in worlds}) > 10
    assert len({world.suffragist.deck for world in worlds}) > 10
    assert len({world.strategy_deck for world in worlds}) > 10


def test_the_question_of_the_other_seat_is_imagined_too() -> None:
    """The Suffragists are choosing between cards the Opposition cannot see: in every world there is such a choice."""
    deck = ["Lucy Stone", "Anna Dickinson"]
    position = scene(deck=deck).play("The Young Woman Citizen").position
    seen = GAME.view(position, OPPOSITION)
    for seed in range(20):
        world = GAME.imagine(seen, Random(seed))
        assert len(GAME.view(world, SUFFRAGIST).pending.choices) == 2  # type: ignore[union-attr]


def test_dice_on_the_table_are_seen_by_all() -> None:
    game = scene(buttons=1, dice=[d8(3)]).play("Frederick Douglass")
    assert {view(game.position, seat).rolled for seat in SEATS} == {(3,)}
