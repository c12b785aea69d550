"""The worlds that are worth looking into."""

from __future__ import annotations

from tests.whatif.asking import JUNE_1919, question
from vfw.votes.rules.board import PLACE, STATES
from vfw.votes.rules.position import RATIFIED, REJECTED, UNDECIDED
from vfw.whatif.playouts import Ending, simulate
from vfw.whatif.question import NOTHING
from vfw.whatif.tallies import Tally, count_playouts
from vfw.whatif.ui.playout_match import narrowest_playout, suggest_playouts

ALL_BUT = len(STATES)


def ending(no: tuple[str, ...] = (), short: int = 5, *, sent: bool = True) -> Ending:
    """An end in which these states say no, and all others yes."""
    votes = bytearray([RATIFIED if sent else UNDECIDED] * len(STATES))
    for state in no:
        votes[PLACE[state]] = REJECTED
    return Ending(len(no) < 13, int(sent), bytes(votes), "", short, frozenset())


def tally(*endings: Ending) -> Tally:
    counted_so = Tally()
    for number, one in enumerate(endings, start=1):
        counted_so.count(number, one)
    return counted_so


SOUTH = ("AL", "GA", "MS")


def test_three_are_offered_and_each_is_what_it_is_called() -> None:
    ends = [ending(SOUTH)] * 20 + [ending(SOUTH, short=1), ending((*SOUTH, "NY")), *[ending(SOUTH)] * 20]
    offered = suggest_playouts(tally(*ends), decides="DE")
    assert [one.label for one in offered] == [
        "The middle: 45 ratify · world 1",
        "The narrowest: Delaware decides · world 21",
        "The strangest: New York says no · world 22",
    ]
    assert narrowest_playout(tally(*ends)) == 21


def test_a_state_that_never_says_yes_is_as_strange() -> None:
    ends = [ending(SOUTH)] * 30 + [ending(("AL", "GA"))]
    assert suggest_playouts(tally(*ends))[-1].words == "Mississippi says yes"


def test_without_a_strange_state_the_rarest_number_is_strange() -> None:
    """Each state says yes in half of the worlds."""
    first, second = STATES[: ALL_BUT // 2], STATES[ALL_BUT // 2 :]
    ends = [ending(first), ending(second)] * 12 + [ending(STATES), ending()]
    assert suggest_playouts(tally(*ends))[-1].words in ("none ratifies", "48 ratify")


def test_what_every_tenth_world_has_is_not_strange() -> None:
    ends = [ending(SOUTH)] * 4 + [ending(("NY", *SOUTH))]
    assert not any("strangest" in one.name for one in suggest_playouts(tally(*ends)))


def test_a_world_that_is_offered_twice_bears_both_names() -> None:
    (both,) = suggest_playouts(tally(ending(SOUTH, short=2)), decides="DE")
    assert both.label == "The middle, the narrowest: 45 ratify; Delaware decides · world 1"


def test_where_nobody_knows_who_decided_it_is_said_by_how_much() -> None:
    ends = [ending(short=4), ending(short=2)]
    assert suggest_playouts(tally(*ends))[1].words == "decided by 2 states"


def test_where_it_is_never_sent_no_world_is_narrow() -> None:
    never = tally(ending(sent=False), ending(sent=False))
    assert [one.label for one in suggest_playouts(never)] == ["The middle: none ratifies · world 1"]


def test_of_no_worlds_none_is_offered() -> None:
    assert suggest_playouts(Tally()) == []
    assert narrowest_playout(Tally()) == 0


def test_counted_worlds_are_what_they_are_said_to_be() -> None:
    setup = question(NOTHING, JUNE_1919, players="random").as_it_was
    found = count_playouts(setup, setup, 5, 1, 60).as_it_was
    middle, narrow, *strange = suggest_playouts(found)
    assert f"{simulate(setup, 5, middle.number).votes.count(RATIFIED)} ratify" == middle.words
    assert simulate(setup, 5, narrow.number).short == found.narrowest[0]
    for one in strange:
        assert one.number in range(1, 61)
