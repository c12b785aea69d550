"""Whose piece is next, and how many may wait."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest

from vfw.jobs.dispatcher import FairQueue, Load, QueuedTask, QueueFullError
from vfw.jobs.protocol import Frame


class Pupil:
    """Somebody who asks; what is answered is not looked at."""

    def __init__(self, name: str) -> None:
        self.name = name

    def tell(self, answer: Frame) -> None:
        pass


ADA, IDA, MAY = (Pupil(name) for name in ("Ada", "Ida", "May"))


def job(asker: Pupil, number: int = 0, errand: int = 0, *, is_awaited: bool = True, payload: bytes = b"") -> QueuedTask:
    return QueuedTask(asker, errand, number, payload, is_awaited)


def waiting(jobs: Iterable[QueuedTask]) -> FairQueue:
    turns = FairQueue()
    for each in jobs:
        turns.add(each)
    return turns


def order(turns: FairQueue) -> list[str]:
    """Whose jobs are taken, and their numbers."""
    taken = []
    while one := turns.next():
        assert isinstance(one.asker, Pupil)
        taken.append(f"{one.asker.name} {one.number}")
    return taken


def test_askers_take_turns_piece_by_piece() -> None:
    turns = waiting([*[job(ADA, n) for n in range(4)], *[job(IDA, n) for n in range(2)], job(MAY)])
    assert order(turns) == ["Ada 0", "Ida 0", "May 0", "Ada 1", "Ida 1", "Ada 2", "Ada 3"]


def test_of_thirty_who_ask_at_once_nobody_is_two_pieces_ahead() -> None:
    pupils = [Pupil(str(n)) for n in range(30)]
    jobs = [job(pupil, n) for pupil in pupils for n in range(4)]
    Random(1848).shuffle(jobs)
    turns = waiting(jobs)
    done = dict.fromkeys(pupils, 0)
    while one := turns.next():
        assert isinstance(one.asker, Pupil)
        done[one.asker] += 1
        assert max(done.values()) - min(done.values()) <= 1
    assert set(done.values()) == {4}


def test_who_comes_later_is_not_behind_all_that_waits() -> None:
    turns = waiting(job(ADA, n) for n in range(100))
    turns.next()
    turns.add(job(IDA, 7))
    assert order(turns)[:3] == ["Ada 1", "Ida 7", "Ada 2"]


def test_what_somebody_waits_for_comes_before_what_nobody_does() -> None:
    turns = waiting([job(ADA, n, is_awaited=False) for n in range(2)])
    turns.add(job(IDA, 0, is_awaited=False))
    turns.add(job(ADA, 5, errand=1))
    turns.add(job(IDA, 6, errand=1))
    assert order(turns) == ["Ada 5", "Ida 6", "Ada 0", "Ida 0", "Ada 1"]


def test_errands_of_one_asker_are_done_as_they_came() -> None:
    turns = waiting([job(ADA, 0, errand=4), job(ADA, 1, errand=3), job(ADA, 2, errand=4)])
    assert order(turns) == ["Ada 0", "Ada 2", "Ada 1"]


def test_a_job_that_is_put_back_is_the_next_of_its_errand() -> None:
    turns = waiting(job(ADA, n) for n in range(3))
    first = turns.next()
    assert first
    turns.put_back(first)
    assert order(turns) == ["Ada 0", "Ada 1", "Ada 2"]


def test_an_errand_that_is_dropped_leaves_the_others_and_their_turns() -> None:
    turns = waiting([job(ADA, 0, errand=1), job(ADA, 1, errand=2), job(IDA, 2, errand=1, is_awaited=False)])
    turns.drop(ADA, 1)
    turns.drop(ADA, 77)
    turns.drop(MAY)
    assert turns.load.pieces == 2
    assert order(turns) == ["Ada 1", "Ida 2"]


def test_of_who_is_gone_nothing_waits() -> None:
    turns = waiting([job(who, errand=n, is_awaited=n != 1) for n in range(3) for who in (ADA, IDA)])
    turns.drop(ADA)
    assert order(turns) == ["Ida 0", "Ida 0", "Ida 0"]


@pytest.mark.parametrize("of_one", [Load(3, 1_000), Load(1_000, 30)])
def test_one_asker_has_a_share_and_others_have_theirs(of_one: Load) -> None:
    turns = FairQueue(of_one=of_one)
    for number in range(3):
        turns.add(job(ADA, number, payload=bytes(10)))
    with pytest.raises(QueueFullError, match="You have asked for too much at once"):
        turns.add(job(ADA, payload=bytes(10)))
    turns.add(job(IDA, payload=bytes(10)))
    assert turns.next()
    turns.add(job(ADA, 3, payload=bytes(10)))
    assert order(turns) == ["Ida 0", "Ada 1", "Ada 2", "Ada 3"]


@pytest.mark.parametrize("of_all", [Load(3, 1_000), Load(1_000, 30)])
def test_all_together_have_a_bound_too(of_all: Load) -> None:
    turns = FairQueue(of_all=of_all)
    for pupil in (ADA, IDA, MAY):
        turns.add(job(pupil, payload=bytes(10)))
    with pytest.raises(QueueFullError, match="Too much is asked for here just now"):
        turns.add(job(Pupil("Sue"), payload=bytes(10)))
    turns.drop(MAY)
    turns.add(job(Pupil("Sue"), payload=bytes(10)))
    assert turns.load == Load(3, 30)


def test_nothing_is_counted_any_more_once_nothing_waits() -> None:
    chance = Random(1920)
    turns = FairQueue(of_one=Load(20, 10_000))
    pupils = [Pupil(str(n)) for n in range(5)]
    for step in range(2_000):
        pupil = chance.choice(pupils)
        match chance.randrange(4):
            case 0:
                turns.drop(pupil, chance.randrange(3))
            case 1:
                turns.next()
            case _:
                size = chance.randrange(100)
                try:
                    turns.add(job(pupil, step, chance.randrange(3), is_awaited=size % 2 == 0, payload=bytes(size)))
                except QueueFullError:
                    turns.drop(pupil)
    left = turns.load.pieces
    assert left > 0
    assert len(order(turns)) == left
    assert turns.load == Load()
    assert turns._loads == {}
