"""Tables that a test lays out."""

from collections.abc import Mapping
from typing import Any

from vfw.companions.constitution.game import Constitution
from vfw.companions.constitution.position import Draft, Position
from vfw.core.position import drafted, frozen

GAME = Constitution()


def drawn(*four: str, options: Mapping[str, Any] | None = None) -> Position:
    """The table after these cards were drawn first."""
    start = GAME.start(options or {})
    return GAME.answer(start, (*four, *[card for card in start.pending.cards if card not in four]))  # type: ignore


def laid(position: Position, **fields: Any) -> Position:
    """The position with other fields."""
    draft = drafted(position, Draft)
    draft.__dict__.update(fields)
    return frozen(draft, Position)
