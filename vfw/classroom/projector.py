"""The projector: a game that a whole class plays from one screen, one question at a time, with raised hands.

It uses the page and the runner of the panel. `projector_game.py` decides what the class is asked, and what follows from
its votes.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import traitlets

from vfw.classroom.projector_game import ClassGame
from vfw.classroom.projector_html import render_projector, render_projector_dialog, render_projector_failure
from vfw.classroom.projector_session import CopyVotes, OfferVotes, ProjectorSession, SaveVotes
from vfw.panel.runner import Renderer, SessionWidget
from vfw.panel.session.messages import Begin, Message, parse_message
from vfw.panel.skins.registry import DEFAULT_SKIN
from vfw.panel.web.assets import PROJECTED_STYLES, join_files, read_bundle
from vfw.panel.web.widgets import ReliableWidget

WEB = Path(__file__).parent / "web"


class ProjectorControls(ReliableWidget):
    """The keyboard of the projector, and the votes of the class, which the browser keeps beside the game.

    Attributes:
        slot: The name under which the browser keeps the game.
        votes: The votes, as a text.
    """

    _esm = read_bundle("projector", WEB)
    _css = "\n".join([join_files(PROJECTED_STYLES), join_files(["projector.css"], WEB)])

    slot = traitlets.Unicode("").tag(sync=True)
    votes = traitlets.Unicode("").tag(sync=True)


class Projector(SessionWidget):
    """The app for a whole class.

    It fills the window of an app; in a notebook it stays in its cell.

    Args:
        slot: The name under which the browser keeps the game, and continues it after a reload.
        whole_page: True if it fills the window.
    """

    def __init__(self, *, slot: str = "projector", whole_page: bool = True) -> None:
        self.session, self._controls = ProjectorSession(), ProjectorControls(slot=slot)
        renderer = Renderer(render_projector, render_projector_dialog, render_projector_failure)
        beside = [self._controls]
        super().__init__(DEFAULT_SKIN, self.session, renderer, slot=slot, whole_page=whole_page, beside=beside)
        self.add_class("vfw-projected")
        self.add_class("vfw-projector")
        self._controls.add_class("vfw-lectern")
        self._controls.on_press(self.receive)
        self.dispatch(Begin())

    @property
    def game(self) -> ClassGame | None:
        """The game of the class; None before it has begun."""
        return self.session.game

    def parse(self, sent: Mapping[str, Any]) -> Message | OfferVotes:
        """See `SessionWidget.parse`."""
        match sent:
            case {"kind": "votes", "text": str(text)}:
                return OfferVotes(text)
        return parse_message(sent)

    def execute(self, effect: Any) -> None:
        """See `SessionWidget.execute`."""
        match effect:
            case SaveVotes(text):
                self._controls.votes = text
            case CopyVotes():
                self._controls.send_first({"kind": "keep copy"})
            case _:
                super().execute(effect)
