"""The knowledge of a seat: its hand, the table, and what the plays of others have shown."""

from random import Random

import pytest

from tests.companions.constitution.dealt import GAME
from vfw.companions.constitution.cards import PACKS, PARTY
from vfw.companions.constitution.player import CONSTITUTION
from vfw.companions.constitution.position import PLACE, SEATS
from vfw.companions.constitution.view import HiddenHands, infer_from_plays
from vfw.core.chance import seeded
from vfw.core.checks import check, fuzz
from vfw.core.match import Match
from vfw.core.players import any_reply


@pytest.mark.parametrize("seed", range(24))
def test_every_promise_is_kept(seed: int) -> None:
    options = {"pack": tuple(PACKS)[seed % 3], "partners": ("drawn", "agreed")[seed % 2]}
    assert check(GAME, seed, options=options, hides=CONSTITUTION.hides).outcome


@pytest.mark.long
@pytest.mark.parametrize("first", range(0, 5_000, 1_000))
def test_every_promise_is_kept_over_five_thousand_games(first: int) -> None:
    seeds = range(first, first + 1_000)
    broken = [found for _, found in fuzz(GAME, seeds, hides=CONSTITUTION.hides) if isinstance(found, Exception)]
    assert broken == []


@pytest.mark.parametrize("seed", range(30))
def test_imagined_hands_respect_what_plays_have_ruled_out(seed: int) -> None:
    match, rng = Match(GAME, chance=seeded(seed)), Random(seed)
    ruled_out = 0
    while not match.outcome:
        position = match.position
        for seat, lacks in infer_from_plays(position):
            hand = position.hands[PLACE[seat]]
            assert [card for card in hand if lacks(card)] == []
            ruled_out += 1
        match.answer(any_reply(match.pending, rng))
    assert ruled_out > 100


def test_imagined_hands_agree_with_what_was_told() -> None:
    match, rng = Match(GAME, chance=seeded(1)), Random(1)
    moved = 0
    while not match.outcome:
        view = match.view("south")
        unseen = HiddenHands(view)
        for world in range(3):
            position = unseen.imagined(Random(world))
            assert position.hands[0] == view.hand
            assert sorted(card for hand in position.hands[1:] for card in hand) == sorted(unseen.cards)
            for seat in SEATS[1:]:
                assert all(seat not in unseen.barred[card] for card in position.hands[PLACE[seat]])
            moved += position.hands != match.position.hands
        match.answer(any_reply(match.pending, rng))
    assert moved > 50


def test_a_view_has_no_hand_but_its_own() -> None:
    match = Match(GAME, chance=seeded(2))
    for seat in SEATS:
        view = match.view(seat)
        assert view.hand == match.position.hands[PLACE[seat]]
        assert not hasattr(view, "hands")
        others = {card for other in SEATS if other != seat for card in match.position.hands[PLACE[other]]}
        lying = {*view.cards, *view.drawn, *[card for event in view.news for card in event[1:]]}
        assert not {card for card in others & lying if card in PARTY} - {*view.drawn}
    assert match.view(None).hand == ()


def test_an_unknown_seat_is_refused() -> None:
    with pytest.raises(ValueError, match="expected one of south, west, north, east, or None"):
        GAME.view(GAME.start({}), "middle")


def test_a_view_is_frozen_and_equal_by_value() -> None:
    match = Match(GAME, chance=seeded(2))
    view = match.view("south")
    assert view == match.view("south")
    assert view != match.view("north")
    with pytest.raises(AttributeError, match="frozen"):
        view.hand = ()
