"""Chance: one answer for each purpose and ordinal, scripts, and real dice."""

from __future__ import annotations

from fractions import Fraction

import pytest

from vfw.core.chance import chance_from, physical, scripted, seeded
from vfw.core.questions import Roll, Shuffle

ATTACK, DEFENCE = Roll(6, 2, "attack"), Roll(6, 2, "defence")
DECK = Shuffle(("a", "b", "c"), "deck")


def test_a_result_follows_from_seed_purpose_and_ordinal_alone() -> None:
    chance = seeded(7)
    second = chance(ATTACK, [ATTACK])
    assert second == chance(ATTACK, [DEFENCE, ATTACK, DEFENCE])
    assert ATTACK.accepts(second)
    results = {chance(ATTACK, [ATTACK] * earlier) for earlier in range(40)}
    assert len(results) > 10


def test_purposes_and_seeds_have_independent_results() -> None:
    attacks = [seeded(7)(ATTACK, [ATTACK] * n) for n in range(20)]
    assert attacks != [seeded(7)(DEFENCE, [DEFENCE] * n) for n in range(20)]
    assert attacks != [seeded(8)(ATTACK, [ATTACK] * n) for n in range(20)]


def test_seeded_dice_are_fair_enough() -> None:
    faces = [face for n in range(600) for face in seeded(1)(ATTACK, [ATTACK] * n)]  # type: ignore[union-attr]
    assert all(150 < faces.count(face) < 250 for face in range(1, 7))


def test_a_script_runs_out_and_then_waits() -> None:
    chance = scripted(((1, 2), ("b", "a", "c")))
    assert chance(ATTACK, []) == (1, 2)
    assert chance(DECK, [ATTACK]) == ("b", "a", "c")
    assert chance(ATTACK, [ATTACK, DECK]) is None


def test_real_dice_wait_while_cards_may_be_shuffled() -> None:
    assert physical()(ATTACK, []) is None
    assert physical()(DECK, []) is None
    with_cards = physical(seeded(2))
    assert with_cards(ATTACK, []) is None
    assert DECK.accepts(with_cards(DECK, []))


@pytest.mark.parametrize("chance", [seeded(7), seeded("rose"), scripted(((1, 2),)), physical(), physical(seeded(3))])
def test_chance_goes_into_a_save_and_comes_back(chance: seeded | scripted | physical) -> None:
    assert chance_from(chance.header()) == chance


def test_odds_list_every_outcome_and_add_up() -> None:
    odds = Roll(8, 4, "lobbying").odds()
    assert sum(odds.values()) == 1
    assert odds[(8, 8, 8, 8)] == Fraction(1, 4096)
    assert sum(chance for faces, chance in Roll(6, 3, "x").odds().items() if 6 in faces) == Fraction(91, 216)


def test_a_shuffle_accepts_only_the_same_cards() -> None:
    assert DECK.accepts(("c", "a", "b"))
    assert not DECK.accepts(("c", "a"))
    assert not DECK.accepts(("c", "a", "a"))
