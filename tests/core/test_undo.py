"""Taking back: whether one can be told before, and what an answer taught that shows only in other worlds."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.core.sealed_bids import Position, SealedBids, View
from vfw.core import Match, NothingToUndo, scripted
from vfw.core.position import drafted, frozen
from vfw.core.questions import Decision, Pending

ORDER = ("land", "bread", "ship")


def bids(*replies: int, game: SealedBids | None = None) -> Match[Any, Any]:
    match: Match[Any, Any] = Match(game or SealedBids(), chance=scripted((ORDER,)))
    for reply in replies:
        match.answer(reply)
    return match


def test_a_possible_undo_is_told_before_and_nothing_changes() -> None:
    match = bids(3)
    before = match.position
    assert not match.why_no_undo("north")
    assert not match.why_no_undo()
    assert match.position is before


def test_an_impossible_undo_is_told_too() -> None:
    assert bids().why_no_undo("north")
    assert bids(3, 1).why_no_undo("north"), "south has answered since"
    assert bids(3, 1).why_no_undo("south"), "north's bid has come to light"
    assert not bids(3, 1).why_no_undo("north", free=True)


def test_at_sight_everything_is_told_but_what_was_learned() -> None:
    class Unimagined(SealedBids):
        def imagine(self, view: View, rng: Random) -> Position:
            raise AssertionError("no world is imagined")

    game = Unimagined()
    assert "nothing has been answered" in Match(game, position=bids().position).why_no_undo_at_sight("north")
    assert "another seat" in bids(3, 1, game=game).why_no_undo_at_sight("north")
    assert not bids(3, game=game).why_no_undo_at_sight("north")
    assert not bids(3, 1, game=game).why_no_undo_at_sight("south"), "but it will not be taken back"


def test_the_first_answer_of_a_game_without_chance_can_be_taken_back() -> None:
    begun = bids().position
    match: Match[Any, Any] = Match(SealedBids(), position=begun)
    match.answer(3)
    assert match.undo("north", free=True) is begun
    with pytest.raises(NothingToUndo, match="nothing has been answered yet"):
        match.undo("north")


class Guess(SealedBids):
    """North may bid only as much as the lot after this one is worth, and is not told how much that is."""

    def question(self, draft: Any) -> Pending:
        question = super().question(draft)
        if isinstance(question, Decision) and question.seat == "north" and draft.lots[0] == "land":
            return question._replace(choices=(0, len(draft.lots[1])))
        return question

    def view(self, position: Position, seat: str | None) -> View:
        view = super().view(position, seat)
        if isinstance(view.pending, Decision):
            return replace(view, pending=view.pending._replace(choices=()))
        return view


def test_that_an_answer_was_possible_teaches_something_too() -> None:
    # The bread comes next, so 5 is a bid. Were it the ship, 5 would be none: who could take it back would know.
    match = bids(5, game=Guess())
    with pytest.raises(NothingToUndo, match="hidden"):
        match.undo("north")
    assert not bids(0, game=Guess()).why_no_undo("north"), "0 is possible in every world"


def test_a_game_in_which_nothing_is_hidden_is_taken_back_freely() -> None:
    class Open(SealedBids):
        def view(self, position: Position, seat: str | None) -> Any:
            return position

        def imagine(self, view: Any, rng: Random) -> Position:
            return frozen(drafted(view, type(view)), Position)

    match = bids(2, 4, game=Open())
    assert not match.why_no_undo("south")
    assert not match.why_no_undo("south", free=True)
