"""What a game shows besides its board: words about it, cards in the hand, what lies on the table, sheets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from vfw.panel.view_models import Capability
from vfw.panel.view_models.dialog import DialogModel
from vfw.panel.view_models.table import HandModel, Pile, SideModel, Tally, Track


@dataclass(frozen=True)
class About:
    """Words about a game; "" where it has none.

    Attributes:
        subtitle: a line below the title. aim: what each side wants and what one does, in three sentences.
        rights: whose game it is, with *italic* words.
        styles: a stylesheet for what the game names itself, such as its sides, in the layer "vfw.game"; the panel bears
            the name of the game as `data-game`.
    """

    subtitle: str = ""
    aim: str = ""
    rights: str = ""
    styles: str = ""


class Hand(Capability):
    """Cards that a seat holds."""

    def hand(self, view: Any) -> HandModel:
        """The cards at the foot of the page: the viewer's hand, or those the viewer has to choose among."""
        return HandModel("", ())


class Camps(Capability):
    """What each side has.

    Attributes:
        tab: what people call all sides together; label: the same, for who does not see them.
    """

    tab = "All sides"
    label = "The sides"

    def camps(self, view: Any) -> list[SideModel]:
        return []


class Table(Capability):
    """What lies on the table: how far things are, and cards open to all."""

    def tracks(self, view: Any) -> tuple[list[Track], list[Tally]]:
        return [], []

    def piles(self, view: Any) -> list[Pile]:
        return []

    def facts(self, view: Any) -> list[tuple[str, str]]:
        """What else there is to know: (name, value) each."""
        return []


class Sheets(Capability):
    """What explains itself when it is touched."""

    def sheet(self, about: str, view: Any) -> DialogModel:
        """The sheet about "help", "word:...", "card:..." or a pile, as the view (None: nobody's) knows it.
        Raises ValueError where there is none."""
        raise ValueError(f"no sheet about {about!r}")

    def names(self) -> dict[str, str]:
        """What open sheets where they stand in the log: the names of cards and places, and the sheet of each."""
        return {}

    def terms_in(self, text: str) -> list[tuple[int, int, str]]:
        """Where a text uses words of the game that have a sheet: (start, end, sheet) each, in order."""
        return []
