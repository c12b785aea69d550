"""Votes for Women as a game: how it starts, how an answer is worked out, what a seat knows and hears."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from vfw.core.position import Event
from vfw.core.questions import Reply, require
from vfw.votes import cards as cards
from vfw.votes import log, view
from vfw.votes.position import NONE, SIDES, SUFFRAGIST, Camp, Position
from vfw.votes.turn import set_up
from vfw.votes.view import View


class VotesForWomen:
    """The competitive game for two, the Suffragists and the Opposition.

    >>> VotesForWomen().start({}).pending.why
    'state cards'
    """

    name = "votes-for-women"
    rules = "0.1"
    seats = SIDES

    def start(self, options: Mapping[str, Any]) -> Position:
        """The table before the first shuffle. There are no options yet: any raises ValueError."""
        if options:
            raise ValueError(f"unknown options {', '.join(map(repr, options))}; the competitive game has none")
        table = object.__new__(Position)
        table.__dict__.update(EMPTY_TABLE)
        draft = table.draft()
        draft.then(set_up())
        return draft.carried_out()

    def answer(self, position: Position, reply: Reply) -> Position:
        require(position.pending, reply)
        return position.answered(reply)

    def view(self, position: Position, seat: str) -> View:
        return view.view(position, seat)

    def imagine(self, seen: View, rng: Random) -> Position:
        return view.imagine(seen, rng)

    def say(self, event: Event, seat: str | None) -> str:
        return log.say(event, seat)


EMPTY_TABLE: dict[str, Any] = {
    "pending": None,
    "news": (),
    "oppobot": "",
    "turn": 0,
    "round": 0,
    "side": SUFFRAGIST,
    "card": "",
    "rolled": (),
    "purple": NONE,
    "yellow": NONE,
    "red": NONE,
    "votes": NONE,
    "congress": 0,
    "sent": False,
    "campaigners": (),
    "suffragist": Camp(),
    "opposition": Camp(),
    "in_effect": (),
    "strategy_deck": (),
    "strategy_cards": (),
    "state_cards": (),
    "removed": (),
    "todo": (),
    "asking": None,
}
