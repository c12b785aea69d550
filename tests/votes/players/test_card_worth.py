"""What cards are worth at a glance: enough to choose between them."""

import pytest

from tests.votes.scenes import KEYS, scene
from vfw.votes.players.evaluation import worth
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.position import OPPOSITION, SIDES, SUFFRAGIST, Side


def worth_of(title: str, side: Side = SUFFRAGIST, **arrangement: object) -> float:
    game = scene(**arrangement)  # type: ignore[arg-type]
    return worth(game.round_of(side).position, side, KEYS[title])


def test_no_card_that_costs_nothing_is_worth_less_than_nothing() -> None:
    table = scene(ratified="KS", rejected="GA", buttons=4, their_buttons=4, turn=5).round_of(SUFFRAGIST).position
    for key, card in CARDS.items():
        if not card.is_oppobots and not card.cost:
            side = card.side if card.side in SIDES else SUFFRAGIST
            assert worth(table, side, key) >= 0, key


def test_more_of_the_same_is_worth_more() -> None:
    assert worth_of("The Club Movement") > worth_of("Montana") > 0
    assert worth_of("The West’s Awakening") > worth_of("Farmers for Suffrage")
    assert worth_of("Dr. Mabel Ping-Hua Lee") > worth_of("Helen Keller") > worth_of("Frederick Douglass")


def test_a_marker_is_worth_nothing_once_the_amendment_is_sent() -> None:
    assert worth_of("Maud Wood Park", sent=True) == 0 < worth_of("Maud Wood Park")


def test_the_opposition_can_remove_no_marker_that_is_not_there() -> None:
    with_marker, without = (worth_of("Senator Joseph Brown", OPPOSITION, congress=congress) for congress in (1, 0))
    assert without < with_marker


def test_what_hangs_on_a_roll_is_worth_its_chance_only() -> None:
    sure, likely = worth_of("Maud Wood Park"), worth_of("1918 Midterm Elections")
    assert likely == pytest.approx(sure * 3 / 2 * 4 / 6)


def test_a_card_that_cannot_be_played_now_keeps_a_part_of_its_worth() -> None:
    now = worth_of("Women and World War I", in_effect=["War in Europe"])
    later = worth_of("Women and World War I")
    assert 0 < later < now


def test_what_a_card_costs_is_taken_off() -> None:
    dear = worth_of("The Club Movement", buttons=1, their_buttons=0, in_effect=["1918 Pandemic"])
    assert dear < worth_of("The Club Movement")
