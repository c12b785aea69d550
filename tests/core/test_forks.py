"""A match that goes its own way from a moment of another."""

from __future__ import annotations

from typing import Any

import pytest

from tests.core.sealed_bids import SealedBids
from vfw.core import Match, Roll, scripted, seeded

ORDER = ("land", "bread", "ship")
OTHER_ORDER = ("ship", "land", "bread")


def played() -> Match[Any, Any]:
    """The lots in order, a tie, and the die that breaks it."""
    match: Match[Any, Any] = Match(SealedBids(), chance=scripted((ORDER, (3,))), players={"north": "person"})
    match.answer(2)
    match.answer(2)
    return match


def test_without_a_moment_it_begins_where_the_match_is() -> None:
    match = played()
    fork = match.fork()
    assert fork == match
    assert fork.positions == match.positions
    fork.answer(0)
    assert len(fork.replies) == len(match.replies) + 1


@pytest.mark.parametrize("moment", range(1, 5))
def test_with_a_moment_it_begins_there(moment: int) -> None:
    match = played()
    fork = match.fork(moment, chance=scripted())
    assert fork.replies == match.replies[:moment]
    assert fork.positions == match.positions[: moment + 1]
    assert fork.players == match.players


def test_from_the_start_chance_of_its_own_answers_first() -> None:
    match = played()
    assert match.fork(0, chance=scripted((OTHER_ORDER,))).replies == (OTHER_ORDER,)
    assert match.fork(0).replies == (ORDER,)


def test_it_throws_its_own_dice_where_it_is_given_some() -> None:
    match = played()
    north_again = match.fork(2, chance=scripted((OTHER_ORDER, (6,))))
    assert north_again.replies == (ORDER, 2)
    assert north_again.answer(2).news[-1] == ("sold", "land", "north", 2)
    assert match.fork(2).answer(2).news[-1] == ("sold", "land", "south", 2)


@pytest.mark.parametrize("moment", [-1, 5])
def test_a_moment_outside_the_match_is_refused(moment: int) -> None:
    with pytest.raises(ValueError, match=rf"moment {moment} is not in this match; expected 0 to 4"):
        played().fork(moment)


def test_a_match_without_a_chance_of_its_own_has_that_of_seed_0() -> None:
    assert Match(SealedBids()).replies == Match(SealedBids(), chance=seeded(0)).replies


def test_a_die_right_after_the_cards_is_told_of_them() -> None:
    told: list[list[str]] = []

    class Listening(scripted):
        def __call__(self, question: Any, earlier: Any) -> Any:
            told.append([each.why for each in earlier])
            return super().__call__(question, earlier)

    class WeatherFirst(SealedBids):
        def question(self, draft: Any) -> Any:
            return Roll(6, 1, "weather")

    Match(WeatherFirst(), chance=Listening((ORDER,)))
    assert told == [[], ["lots"]]
