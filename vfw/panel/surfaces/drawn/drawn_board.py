"""What a game puts on a board that is drawn as a part of the page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from vfw.core.position import Event
from vfw.core.questions import Word
from vfw.panel.surfaces.boards import Board


@dataclass(frozen=True)
class Shown:
    """What is to be seen on a board beside the view.

    Attributes:
        news: what has happened since the viewer last chose, to be marked.
        choices: what may be picked there now; () where the viewer is not asked.
        hinted: for each hint, best first, all that it names.
        is_past: whether it is looked back upon.
    """

    news: Sequence[Event] = ()
    choices: Sequence[Word] = ()
    hinted: Sequence[Sequence[Word]] = ()
    is_past: bool = False


LARGER = (
    '<button type="button" class="vfw-button vfw-larger" data-local="larger board" aria-description="the board">'
    "<span>Larger</span><span>Smaller</span></button>"
)
"""What shows a board larger on a telephone; a skin puts it where there is room."""


class DrawnBoard(Board):
    """A board that is drawn anew whenever it differs.

    Attributes:
        name: what people call it, such as "table".
        has_hand: whether below it a hand is drawn. Then one element has `data-part="board"` and one `data-part="hand"`:
            on a telephone the question stands between them.
        is_long: whether it is higher than a telephone: there the question stands above it.
    """

    name = "board"
    has_hand = False
    is_long = False

    def drawn(self, view: Any, shown: Shown) -> str:
        """The board as HTML, its pictures as SVG.

        What may be picked is a button with `data-pick`, as `vfw.panel.html.render_reply_button` writes it.
        Elements with a `data-key` keep the focus when the board is drawn again. Those with
        `data-cell="column,row"` inside an element with `data-grid` are one stop for Tab; arrow keys go to the
        next one that way, rows counted from above. One of these with a digit as `aria-keyshortcuts` gets the
        focus by that key, wherever it was. What of them has `data-drags` can be dragged to one that may be
        picked, and is pressed first, unless it is "chosen". A finger beside one that may be pressed presses it.

        Of squares that are small on a telephone, what has the class "vfw-enlarges" can be moved about in its frame once
        `LARGER` was pressed; how large they are then, the stylesheet of the game says below "[data-enlarged]".
        """
        return ""
