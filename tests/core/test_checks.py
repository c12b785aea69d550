"""The promises, kept by a game of another kind; and each of them broken by a game that breaks it on purpose."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from tests.core.sealed_bids import Draft, Position, SealedBids, View, hides
from vfw.core.checks import BrokenPromise, check, fuzz
from vfw.core.position import drafted, frozen
from vfw.core.questions import Decision, Pending, Reply


@pytest.mark.parametrize("seed", range(30))
def test_sealed_bids_keep_every_promise(seed: int) -> None:
    match = check(SealedBids(), seed, everywhere=True, hides=hides)
    assert match.outcome is not None


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
    seats = ("south",)


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
