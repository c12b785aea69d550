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
from vfw.templating import EMPTY, Markup


@dataclass(frozen=True)
class BoardView:
    """Contents of a board.

    Attributes:
        view: The view of a position.
        news: The events whose changes are marked.
        is_asked: True if the viewer can pick the places among the choices, each once.
        choices: The choices that can be picked, if those are not all.
        hinted: For each hint, the places that it names.
        is_past: True if a past position is shown, in which nothing can be picked.
    """

    view: Any
    news: Sequence[Event] = ()
    is_asked: bool = False
    hinted: Sequence[Sequence[Word]] = ()
    is_past: bool = False
    choices: Sequence[Word] | None = None


class Board(Capability):
    """A table without a board.

    Attributes:
        name: The name of the board, such as "map"; "" without a board.
        rows: The name of its table in rows, such as "Places"; "" without one.
    """

    name = rows = ""

    def places(self, view: Any) -> Mapping[str, Word]:
        """Return the places on the board that are another name for a choice, and the choice."""
        return {}


@dataclass(frozen=True)
class BoardHighlights:
    """The events, choices and hints that a board marks.

    Attributes:
        news: The events since the viewer last chose.
        choices: The choices that may be picked on the board; () if the viewer is not asked.
        hinted: For each hint, best first, the places that it names.
        is_past: True if a past position is shown.
    """

    news: Sequence[Event] = ()
    choices: Sequence[Word] = ()
    hinted: Sequence[Sequence[Word]] = ()
    is_past: bool = False


class DrawnBoard(Board):
    """A board that is drawn again whenever it changes.

    Attributes:
        has_hand: True if a hand is drawn below it. Then one element has `data-part="board"` and one `data-part="hand"`:
            on a phone the question is shown between them.
        is_long: True if it is higher than a phone screen: the question is then shown above it.
    """

    name = "board"
    has_hand = False
    is_long = False

    def drawn(self, view: Any, shown: BoardHighlights) -> Markup:
        """Return the board as HTML, with its pictures as SVG.

        The page reads these attributes:

        - `data-pick` makes a button a choice; see `reply_button` in `panel/templates/buttons.html`.
        - `data-key` keeps the focus when the board is drawn again.
        - `data-cell="column,row"` in an element with `data-grid` makes all such elements one stop for Tab. Arrow keys
          go to the next one in that direction; rows count from the top. A digit as `aria-keyshortcuts` focuses one.
        - `data-drags` lets an element be dragged to a choice. It is pressed first, unless the value is "chosen".

        A touch beside a button that may be pressed presses it. If squares are small on a phone, an element with the
        class "vfw-enlarges" can be moved in its frame after `enlarge_button` of `panel/templates/board.html` was
        pressed. The stylesheet of the game sets its size below "[data-enlarged]".
        """
        return EMPTY
