"""The panel: a game on a page, and its board alone."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import ipywidgets

from vfw.core.match import Match
from vfw.core.questions import Reply
from vfw.panel.rendering.page import render_failure, render_page, render_requested_dialog
from vfw.panel.runner import Renderer, SessionWidget
from vfw.panel.session.game_session import GameSession
from vfw.panel.session.messages import Begin, Command, Pick, ShowReplay
from vfw.panel.session.new_game import QUERY_VARIABLE, find_requested_game, new_game_options
from vfw.panel.session.saved_games import describe_older_save
from vfw.panel.session.table import GameTable
from vfw.panel.skins.capabilities import Skin
from vfw.panel.skins.registry import Showable, resolve_showable, skin_of_match
from vfw.panel.surfaces.boards import BoardView
from vfw.panel.surfaces.surface import surface_for

GAME_RENDERER = Renderer(render_page, render_requested_dialog, render_failure)


class Panel(SessionWidget):
    """A game on a page.

    `Panel()` opens the start page, `Panel(game)` that of another game; the address of the page can request a scenario,
    such as `?scenario=1919-to-the-states`. `Panel(match)` shows that match; a position is continued with persons in all
    seats; a `Path` of a save or of a recorded game, or its text, is opened. `Panel(...).replay()` replays it.

    Args:
        game: the game, match, position or file.
        skin: the appearance of the game; by default as the exhibit knows it, or plain.
        slot: the name under which the browser saves the game; without one it is not saved.
        whole_page: True if the panel fills the window of an app; in a notebook it keeps to its cell.
        styles: a stylesheet for a page that embeds the panel.
        create_session: creates the session, with the arguments of `GameSession`.
        renderer: renders the session.

    Raises:
        DamagedSave: the file cannot be read; the error names the place.
        TypeError: `game` is anything else.
    """

    def __init__(
        self,
        game: Showable = None,
        *,
        skin: Skin | None = None,
        slot: str = "",
        whole_page: bool = False,
        styles: str = "",
        create_session: Callable[..., GameSession] = GameSession,
        renderer: Renderer = GAME_RENDERER,
    ) -> None:
        looks, match = resolve_showable(game, skin)
        query = os.environ.get(QUERY_VARIABLE, "") if match is None else ""
        requested = find_requested_game(new_game_options(looks), query) if query else None
        self.session = create_session(looks, requested_game=requested)
        super().__init__(looks, self.session, renderer, slot=slot, whole_page=whole_page, styles=styles)
        self.dispatch(Begin(match, describe_older_save(match, looks) if match else ""))

    @property
    def table(self) -> GameTable | None:
        """The open game; None on the start page."""
        return self.session.table

    @property
    def match(self) -> Match[Any, Any] | None:
        """The open match; None on the start page."""
        return self.table.match if self.table else None

    def replay(self) -> Panel:
        """Replay the open game from its start; the game waits unchanged.

        Returns:
            The panel, which a notebook displays.

        Raises:
            ValueError: there is no open game.
        """
        self.dispatch(ShowReplay())
        return self

    def pick(self, *replies: Reply) -> None:
        """Answer the question at hand with these replies.

        Raises:
            IllegalReply: the question has no such answer.
        """
        self.dispatch(Pick(replies))

    def command(self, name: str, **fields: Any) -> None:
        """Run the command of a button or a form.

        Raises:
            ValueError: the command is not accepted now; the message names those that are.
        """
        self.dispatch(Command(name, fields))


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
        self._surface.show(BoardView(position, news, is_past=True), 0)
