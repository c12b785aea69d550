"""Tables of Buy the Vote! for tests: cards in a wished order, whole bids at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vfw.companions.buy_the_vote.cards import BY_KEY
from vfw.companions.buy_the_vote.game import BuyTheVote
from vfw.companions.buy_the_vote.position import Draft, Position, Row
from vfw.core.position import Event, drafted, frozen
from vfw.core.questions import Decision, Reply

GAME = BuyTheVote()


def begun(*first: str, **options: Any) -> Position:
    """A game in which these cards are dealt first, the others after them by their codes."""
    rest = [card for card in BY_KEY if card not in first]
    return GAME.answer(GAME.start(options), (*first, *rest))


def answered(position: Position, *replies: Reply) -> Position:
    for reply in replies:
        position = GAME.answer(position, reply)
    return position


def bid(position: Position, *rows: Row) -> Position:
    """Every seat that is asked bids such a row, in order."""
    for row in rows:
        position = answered(position, *row, "ready")
    return position


def changed(position: Position, **fields: Any) -> Position:
    """The position with other fields, as no game came to it."""
    draft = drafted(position, Draft)
    for name, value in fields.items():
        setattr(draft, name, value)
    return frozen(draft, Position)


def asked(position: Position) -> Decision:
    assert isinstance(position.pending, Decision)
    return position.pending


def told(position: Position, kind: str) -> list[Event]:
    """The news of a kind."""
    return [event for event in position.news if event[0] == kind]


def money(position: Position) -> Mapping[str, int]:
    return dict(zip(position.seats, position.money, strict=True))


def bars(position: Position) -> Mapping[str, Sequence[str]]:
    return dict(zip(position.seats, position.bars, strict=True))
