"""The fuzzer is only as good as what it finds: each promise broken, and told by its own sentence."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.core.sealed_bids import WORTH, Draft, Position, SealedBids, View, hides
from vfw.core.checks import BrokenPromise, check
from vfw.core.match import Match
from vfw.core.position import drafted, frozen
from vfw.core.questions import Decision, Pending, Reply, Roll, Shuffle


def found(game: SealedBids, **how: Any) -> tuple[int, str]:
    """The promise that is found broken in one of a few games, and the sentence that tells it."""
    for seed in range(8):
        try:
            check(game, seed, **{"everywhere": True, "hides": hides, "longest": 40, **how})
        except BrokenPromise as broken:
            return broken.promise, str(broken)
    return 0, "every promise was kept"


def changed(position: Position, **fields: Any) -> Position:
    draft = drafted(position, Draft)
    vars(draft).update(fields)
    return frozen(draft, Position)


# 1. What is offered is accepted, and nothing else


class FailsAtTheDie(SealedBids):
    def answer(self, position: Position, reply: Reply) -> Position:
        if isinstance(position.pending, Roll) and position.pending.accepts(reply):
            raise RuntimeError("it rolled under the table")
        return super().answer(position, reply)


class FailsWhereItRefuses(SealedBids):
    def answer(self, position: Position, reply: Reply) -> Position:
        if reply == "no such word":
            raise KeyError(reply)
        return super().answer(position, reply)


class WritesOnTheTable(SealedBids):
    def answer(self, position: Position, reply: Reply) -> Position:
        vars(position)["gains"] = (position.gains[0] + 1, 0)
        return super().answer(position, reply)


class RefusesTwo(SealedBids):
    def answer(self, position: Position, reply: Reply) -> Position:
        if reply == 2:
            raise RuntimeError("two is a bad number")
        return super().answer(position, reply)


@pytest.mark.parametrize(
    ("game", "told"),
    [
        (FailsAtTheDie(), "the game failed on a legal reply: RuntimeError('it rolled under the table')"),
        (FailsWhereItRefuses(), "'no such word' was refused with KeyError('no such word'), not IllegalReply"),
        (WritesOnTheTable(), "answering changed the position that was asked"),
        (RefusesTwo(), "2 was offered and failed: RuntimeError('two is a bad number')"),
    ],
)
def test_a_game_that_fails_on_a_reply_is_found(game: SealedBids, told: str) -> None:
    assert found(game) == (1, f"promise 1: {told}")


@pytest.mark.parametrize("wrong", ["no such word", -1, 99, (), (0,), ("no such card",)], ids=repr)
def test_a_game_that_accepts_an_unoffered_reply_is_found(wrong: Reply) -> None:
    class Takes(SealedBids):
        def answer(self, position: Position, reply: Reply) -> Position:
            return super().answer(position, 0 if reply == wrong else reply)

    assert found(Takes()) == (1, f"promise 1: {wrong!r} was accepted though it was not offered")


def test_an_offered_reply_is_no_wrong_reply() -> None:
    assert found(SealedBids(), options={"highest": 99}, longest=20)[0] == 0

    class OneCard(SealedBids):
        def question(self, draft: Draft) -> Pending:
            return Shuffle(("no such card",), "again") if draft.lots[0] != "no such card" else super().question(draft)

    assert "accepted though it was not offered" not in found(OneCard())[1]


# 2. A save opens where it was written


def test_a_save_that_is_written_otherwise_when_it_was_opened_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    save, blanks = Match.save, iter(range(1000))
    monkeypatch.setattr(Match, "save", lambda match: save(match) + " " * next(blanks))
    assert found(SealedBids()) == (2, "promise 2: the save of the opened save is another text")


# 3. Views and worlds


class ImaginesOneWorld(SealedBids):
    def imagine(self, view: View, rng: Random) -> Position:
        return super().imagine(view, Random(1))


def test_a_single_imagined_position_is_fine_if_nothing_is_declared_hidden() -> None:
    assert check(ImaginesOneWorld(), 0).outcome


def test_a_single_imagined_position_is_found_if_something_is_hidden() -> None:
    assert found(ImaginesOneWorld())[1].endswith("imagines one world only, though something is hidden")
    with pytest.raises(BrokenPromise, match="imagines one world only"):
        check(ImaginesOneWorld(), 0, hides=lambda position, seat: True)


# 4. Every game ends, and undo returns the very position that was


class OffersTheSameTwice(SealedBids):
    def question(self, draft: Draft) -> Pending:
        question = super().question(draft)
        return question._replace(choices=(0, 0, 1)) if isinstance(question, Decision) else question


class OffersTwo(SealedBids):
    def question(self, draft: Draft) -> Pending:
        question = super().question(draft)
        return question._replace(choices=(0, 1)) if isinstance(question, Decision) else question


def test_two_different_things_are_a_choice_and_the_same_twice_is_none() -> None:
    assert found(OffersTwo())[0] == 0
    promise, told = found(OffersTheSameTwice())
    assert (promise, told[:62]) == (4, "promise 4: offers no choice between different things: Decision")


def test_a_game_that_does_not_end_is_found() -> None:
    assert found(SealedBids(), longest=3) == (4, "promise 4: not over after 3 answers")


def test_an_undo_that_makes_a_new_position_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    undo = Match.undo

    def new(match: Match[Any, Any], seat: str | None, *, free: bool) -> Any:
        match._positions[-1] = changed(undo(match, seat, free=free))
        return match.position

    monkeypatch.setattr(Match, "undo", new)
    assert found(SealedBids()) == (4, "promise 4: undo returned another position than the one that was")


def test_a_redo_that_comes_elsewhere_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def redo(match: Match[Any, Any]) -> Any:
        match._undone.pop()
        return match.position

    monkeypatch.setattr(Match, "redo", redo)
    assert found(SealedBids()) == (4, "promise 4: redo came to another position")


# 5. Fair undo takes back what taught nothing


def test_an_undo_that_takes_everything_for_fair_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    undo = Match.undo
    monkeypatch.setattr(Match, "undo", lambda match, seat, *, free: undo(match, seat, free=True))
    promise, told = found(SealedBids())
    assert promise == 5
    assert told.startswith("promise 5: fair undo took back Decision(seat='south'")


def test_an_undo_that_forgets_what_was_taught_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "_taught", lambda *_: False)
    assert found(SealedBids()) == (5, "promise 5: fair undo took back what taught south something")


def test_an_undo_that_returns_to_a_die_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "_moment_to_return_to", lambda match, *_: (0, ""))
    promise, told = found(SealedBids())
    assert (promise, told[:44]) == (5, "promise 5: fair undo came back to Shuffle(ca")


class BidsAsMuchAsIsHidden(SealedBids):
    """North may bid nothing or the letters of the next lot, and no seat sees the other's choices."""

    def question(self, draft: Draft) -> Pending:
        question = super().question(draft)
        if isinstance(question, Decision) and question.seat == "north" and len(draft.lots) == len(WORTH):
            return question._replace(choices=(0, len(draft.lots[1])))
        return question

    def view(self, position: Position, seat: str | None) -> View:
        view = super().view(position, seat)
        return replace(view, pending=view.pending._replace(choices=())) if isinstance(view.pending, Decision) else view


def test_an_undo_that_forgets_what_only_a_possible_answer_taught_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert found(BidsAsMuchAsIsHidden(), hides=lambda *_: False)[0] == 0
    monkeypatch.setattr(Match, "_taught", lambda *_: False)
    assert found(BidsAsMuchAsIsHidden(), hides=lambda *_: False)[1].endswith("took back what taught north something")


def test_a_free_undo_is_looked_at_too_where_no_fair_one_is_possible(monkeypatch: pytest.MonkeyPatch) -> None:
    undo = Match.undo

    def new_when_free(match: Match[Any, Any], seat: str | None, *, free: bool) -> Any:
        position = undo(match, seat, free=free)
        match._positions[-1] = changed(position) if free else position
        return match.position

    monkeypatch.setattr(Match, "undo", new_when_free)
    assert found(SealedBids()) == (4, "promise 4: undo returned another position than the one that was")


# Where it looks


class Looked(SealedBids):
    """Counts the moments at which a position is imagined, and fails at one of them."""

    def __init__(self, fails_at: int = -1) -> None:
        self.moments: set[int] = set()
        self.fails_at = fails_at

    def imagine(self, view: View, rng: Random) -> Position:
        moment = 4 * len(view.sold) + view.bids_in
        self.moments.add(moment)
        return (
            changed(super().imagine(view, rng), gains=(100, 100))
            if moment == self.fails_at
            else super().imagine(view, rng)
        )


def test_it_looks_at_the_start_and_the_end_at_least_and_everywhere_when_asked_to() -> None:
    everywhere, here_and_there = Looked(), Looked()
    check(everywhere, 1, everywhere=True, hides=hides)
    check(here_and_there, 1, hides=hides)
    assert {0, 12} <= here_and_there.moments < everywhere.moments
    for moment in (0, 12):
        with pytest.raises(BrokenPromise, match="sees something else in an imagined world"):
            check(Looked(fails_at=moment), 1, hides=hides)
