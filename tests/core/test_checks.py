"""The promises, kept by a game of another kind; and each of them broken by a game that breaks it on purpose."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.core import night_watch
from tests.core.night_watch import NightWatch
from tests.core.sealed_bids import Draft, Position, SealedBids, View, hides
from vfw.core.checks import BrokenPromise, check, fuzz
from vfw.core.position import Event, drafted, frozen
from vfw.core.questions import Decision, Outcome, Pending, Reply


@pytest.mark.parametrize("seed", range(30))
def test_sealed_bids_keep_every_promise(seed: int) -> None:
    match = check(SealedBids(), seed, everywhere=True, hides=hides)
    assert match.outcome is not None


@pytest.mark.parametrize("guards", [2, 3, 4])
@pytest.mark.parametrize("seed", range(10))
def test_three_to_five_keep_every_promise_too(guards: int, seed: int) -> None:
    match = check(NightWatch(), seed, options={"guards": guards}, everywhere=True, hides=night_watch.hides)
    assert match.outcome
    assert [seat for seat, _ in match.outcome.scores] == [*match.seats]
    assert sum(points for _, points in match.outcome.scores) == night_watch.NIGHTS


class RefusesAnOffer(SealedBids):
    def answer(self, position: Position, reply: Reply) -> Position:
        if reply == 2:
            raise RuntimeError("two is a bad number")
        return super().answer(position, reply)


class TakesAnything(SealedBids):
    def answer(self, position: Position, reply: Reply) -> Position:
        return super().answer(position, 0 if reply == "no such word" else reply)


class Forgets(SealedBids):
    """Its positions depend on how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def start(self, options: Mapping[str, Any]) -> Position:
        self.asked += 1
        return super().start({"highest": 3 + self.asked})


class ImaginesOneWorld(SealedBids):
    """As it would, did the view hold what it must not."""

    def imagine(self, view: View, rng: Random) -> Position:
        return super().imagine(view, Random(1))


class ImaginesOtherwise(SealedBids):
    def imagine(self, view: View, rng: Random) -> Position:
        draft = drafted(super().imagine(view, rng), Position)
        draft.__dict__["gains"] = (100, 100)
        return frozen(draft, Position)


class NeverEnds(SealedBids):
    def answer(self, position: Position, reply: Reply) -> Position:
        after = super().answer(position, reply)
        return position if isinstance(position.pending, Decision) and not after.lots else after


class AsksNobody(SealedBids):
    def question(self, draft: Draft) -> Pending:
        question = super().question(draft)
        return question._replace(seat="west") if isinstance(question, Decision) else question


class LosesASeat(SealedBids):
    def answer(self, position: Position, reply: Reply) -> Position:
        draft = drafted(super().answer(position, reply), Draft)
        draft.__dict__["seats"] = ("south", "north")
        return frozen(draft, Position)


class SitsAlone(SealedBids):
    def start(self, options: Mapping[str, Any]) -> Position:
        draft = drafted(super().start(options), Draft)
        draft.__dict__["seats"] = ("north",)
        return frozen(draft, Position)


class HonoursAStranger(SealedBids):
    def question(self, draft: Draft) -> Pending:
        question = super().question(draft)
        return replace(question, winners=("west",)) if isinstance(question, Outcome) else question


class CountsForAStranger(SealedBids):
    def question(self, draft: Draft) -> Pending:
        question = super().question(draft)
        return replace(question, scores=(("west", 3),)) if isinstance(question, Outcome) else question


class ShowsABidOnTheTable(SealedBids):
    def view(self, position: Position, seat: str | None) -> View:
        view = super().view(position, seat)
        return view if seat or not position.bids else replace(view, own_bid=position.bids[0])


class CannotShowTheTable(SealedBids):
    def view(self, position: Position, seat: str | None) -> View:
        return super().view(position, position.seats[position.seats.index(str(seat))])


class TellsWhatIsHidden(SealedBids):
    """It hides the bid of north in the view of south, and tells it all the same."""

    def answer(self, position: Position, reply: Reply) -> Position:
        draft = drafted(super().answer(position, reply), Draft)
        if isinstance(position.pending, Decision):
            draft.__dict__["news"] = (("bid", position.pending.seat, reply),)
        return frozen(draft, Position)

    def view(self, position: Position, seat: str | None) -> View:
        view = super().view(position, seat)
        news = [("bid", event[1], "") if event[0] == "bid" and event[1] != seat else event for event in position.news]
        return replace(view, news=tuple(news))

    def say(self, event: Event, seat: str | None) -> str:
        return f"{event[1]} bids {event[2]}" if event[0] == "bid" else super().say(event, seat)


class AsksWithoutAChoice(SealedBids):
    def question(self, draft: Draft) -> Pending:
        question = super().question(draft)
        return question._replace(choices=(0,)) if isinstance(question, Decision) else question


@pytest.mark.parametrize(
    ("game", "promise"),
    [
        (RefusesAnOffer(), 1),
        (TakesAnything(), 1),
        (Forgets(), 2),
        (ImaginesOtherwise(), 3),
        (ImaginesOneWorld(), 3),
        (NeverEnds(), 4),
        (AsksNobody(), 4),
        (AsksWithoutAChoice(), 4),
        (LosesASeat(), 6),
        (SitsAlone(), 6),
        (HonoursAStranger(), 6),
        (CountsForAStranger(), 6),
        (ShowsABidOnTheTable(), 6),
        (CannotShowTheTable(), 6),
        (TellsWhatIsHidden(), 7),
    ],
)
def test_a_broken_promise_is_found(game: SealedBids, promise: int) -> None:
    results = [result for _, result in fuzz(game, range(10), everywhere=True, hides=hides, longest=20)]
    assert promise in {result.promise for result in results if isinstance(result, BrokenPromise)}


def test_the_fuzzer_hands_over_a_save_of_what_failed() -> None:
    results = list(fuzz(RefusesAnOffer(), range(5), hides=hides))
    broken = [result for _, result in results if isinstance(result, BrokenPromise)]
    assert broken
    assert all('"game": "sealed-bids"' in fault.save for fault in broken)
