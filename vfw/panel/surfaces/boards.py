"""Boards as a skin describes them: a table without a board, and boards drawn as a part of the page.

Boards on which a game has another kind of surface have subclasses beside that surface.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from vfw.core.position import Event
from vfw.core.questions import Word
from vfw.panel.view_models import Capability


class Board(Capability):
    """A table without a board."""

    def places(self, view: Any) -> Mapping[str, Word]:
        """Return the places on the board that are another name for a choice, and the choice."""
        return {}


@dataclass(frozen=True)
class BoardHighlights:
    """The events, choices and hints that a board marks.

    Attributes:
        news: the events since the viewer last chose.
        choices: the choices that may be picked on the board; () if the viewer is not asked.
        hinted: for each hint, best first, the places that it names.
        is_past: True if a past position is shown.
    """

    news: Sequence[Event] = ()
    choices: Sequence[Word] = ()
    hinted: Sequence[Sequence[Word]] = ()
    is_past: bool = False


ENLARGE_BUTTON = (
    '<button type="button" class="vfw-button vfw-larger" data-local="larger board" aria-description="the board">'
    "<span>Larger</span><span>Smaller</span></button>"
)
"""A button that enlarges the board on a phone; a skin includes it if the board has room for it."""


class DrawnBoard(Board):
    """A board that is drawn again whenever it changes.

    Attributes:
        name: the name of the board, such as "table".
        has_hand: True if a hand is drawn below it. Then one element has `data-part="board"` and one `data-part="hand"`:
            on a phone the question is shown between them.
        is_long: True if it is higher than a phone screen: the question is then shown above it.
    """

    name = "board"
    has_hand = False
    is_long = False

    def drawn(self, view: Any, shown: BoardHighlights) -> str:
        """Return the board as HTML, with its pictures as SVG.

        A choice is a button with `data-pick`, as `vfw.panel.view_models.html.pick_button` writes it. Elements with a
        `data-key` keep
        the focus when the board is drawn again. Elements with `data-cell="column,row"` inside an element with
        `data-grid` are
        one stop for Tab; arrow keys go to the next one in that direction, with rows counted from the top. Among these,
        one
        with a digit as `aria-keyshortcuts` gets the focus by that key. One with `data-drags` can be dragged to a
        choice, and
        is pressed first, unless it is "chosen". A touch beside a button that may be pressed presses it.

        If squares are small on a phone, an element with the class "vfw-enlarges" can be moved in its frame after
        `ENLARGE_BUTTON` was pressed; the stylesheet of the game sets its size below "[data-enlarged]".
        """
        return ""
