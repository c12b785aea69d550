"""The page of a game: its tabs, the dialogs it requests, and the board alone for a notebook."""

from __future__ import annotations

from typing import Any

import ipywidgets

from vfw.core.match import Match
from vfw.history.writing import Sensitivity
from vfw.panel.rendering.arc import render_arc_table
from vfw.panel.rendering.dialogs import render_dialog, render_record
from vfw.panel.rendering.replay import render_whole_log_of_replay
from vfw.panel.rendering.table import render_whole_log
from vfw.panel.session.game_session import GameSession
from vfw.panel.session.replay import Replay
from vfw.panel.skins.capabilities import Capabilities, Skin
from vfw.panel.skins.registry import SKINS, skin_of_match
from vfw.panel.surfaces.surface import Surface, surface_for
from vfw.panel.view_models.arc import ArcModel
from vfw.panel.web.page import PageWidget
from vfw.templating import Markup, render


def create_page(skin: Skin, *, slot: str, whole_page: bool, styles: str = "") -> PageWidget:
    """Return a page for the game of `skin`. `styles` come after those of games."""
    # Those of all games: of two pages in one window the styles of the last count for both.
    dressed = [*[known.capabilities.about.styles for known in SKINS.values()], styles]
    names = skin.capabilities.dialogs.names()
    return PageWidget(styles="\n".join(dressed), game=skin.game.name, slot=slot, whole_page=whole_page, names=names)


def render_requested_dialog(
    about: str, skin: Skin, shown: GameSession | Replay | None, sensitivity: Sensitivity, arc: ArcModel | None = None
) -> Markup:
    """Render the dialog about "scenario", "record", "log", "arc", or a subject of the skin.

    Args:
        about: The subject.
        skin: The skin of the game.
        shown: The game on the table or in replay; None on the start page.
        sensitivity: The preference about painful words.
        arc: The arc of that game, if it was opened.

    Raises:
        ValueError: There is no such dialog.
    """
    if about == "scenario" and shown and (face := skin.capabilities.scenarios.introduction(shown.match)):
        return render_dialog(face)
    if about == "record" and shown and skin.capabilities.history:
        return render_record(skin.capabilities.history.record(shown.match), sensitivity)
    if about == "arc" and arc:
        return render_arc_table(arc)
    if about == "log" and shown:
        return render_whole_log_of_replay(shown) if isinstance(shown, Replay) else render_whole_log(shown)
    return render_dialog(skin.capabilities.dialogs.sheet(about, shown.view if shown else None), sensitivity)


class MapView(ipywidgets.Box):
    """The board of a match alone, for a notebook.

    `MapView(match)` shows the present position. `show()` shows the position since then, with the changes marked;
    `show(position)` shows any other position of the same game.

    Raises:
        ValueError: The game has no board.
    """

    def __init__(self, match: Match[Any, Any]) -> None:
        self._match = match
        self._surface = surface_for(skin_of_match(match).capabilities.board, lambda place, question: None)
        if self._surface.widget is None:
            raise ValueError(f"{match.game.name} has no board; show it in a Panel")
        self._shown = len(match.positions)
        super().__init__([self._surface.widget])
        self.add_class("vfw-map-view")
        self.layout.width, self.layout.max_width = "100%", "960px"
        self.show()

    def show(self, position: Any = None) -> None:
        """Show a position, by default the present one with its changes marked."""
        news: list[Any] = []
        if position is None:
            position = self._match.position
            news = [event for earlier in self._match.positions[self._shown :] for event in earlier.news]
            self._shown = len(self._match.positions)
        self._surface.show_past(position, news, 0)


def render_tabs(capabilities: Capabilities, surface: Surface) -> Markup:
    """Render the tabs beside the board. The page switches them."""
    tabs = [
        ("log", "What happened"),
        *([("table", "On the table")] if capabilities.table else []),
        *([("camps", capabilities.sides.tab)] if capabilities.sides else []),
        *([("rows", surface.rows)] if surface.rows else []),
    ]
    label = f"Show beside the {surface.name}" if surface.name else "Show"
    return render("panel/templates/tabs.html", tabs=tabs, label=label)
