"""The projector: a game that a whole class plays from one screen, one question at a time, with raised hands.

It uses the page and the runner of the panel. `projector_game.py` decides what the class is asked, and what follows from
its votes.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import traitlets

from vfw.classroom.groups import scenario_options
from vfw.classroom.projector_game import ClassGame, Stage
from vfw.classroom.projector_html import begin_html, menu_html, render_game
from vfw.classroom.projector_session import OfferVotes, ProjectorSession, PutVotesAside, SaveVotes
from vfw.panel.panel import create_page
from vfw.panel.rendering.dialogs import render_dialog, render_failure
from vfw.panel.rendering.start_page import render_warning
from vfw.panel.runner import SessionWidget
from vfw.panel.session.messages import Begin, Message, PickPlace, parse_message
from vfw.panel.skins.registry import DEFAULT_SKIN
from vfw.panel.skins.votes.board import VotesBoard
from vfw.panel.surfaces.state_map import StateMap
from vfw.panel.web.assets import PROJECTED_STYLES, join_files, read_bundle
from vfw.panel.web.widgets import ReliableWidget
from vfw.templating import EMPTY, Markup

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

    session: ProjectorSession

    def __init__(self, *, slot: str = "projector", whole_page: bool = True) -> None:
        page = create_page(DEFAULT_SKIN, slot=slot, whole_page=whole_page)
        self.map = StateMap(lambda place, question: self.guarded(lambda: self.dispatch(PickPlace(place, question))))
        self._controls = ProjectorControls(slot=slot)
        super().__init__(page, [page, self.map.areas(), self._controls])
        self.add_class("vfw-projected")
        self.add_class("vfw-projector")
        self._controls.add_class("vfw-lectern")
        self._controls.on_press(self.receive)
        self.session = ProjectorSession()
        self.dispatch(Begin())

    @property
    def game(self) -> ClassGame | None:
        """The game of the class; None before it has begun."""
        return self.session.game

    @property
    def question(self) -> int:
        """The number of the question that is shown."""
        return self.session.question

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
            case PutVotesAside():
                self._controls.send_first({"kind": "put aside"})
            case _:
                super().execute(effect)

    def paint(self) -> None:
        """See `SessionWidget.paint`."""
        session, game = self.session, self.session.game
        warning = render_warning(session.notice, session.browser_has_more) if session.notice else EMPTY
        regions: dict[str, Markup] = {"menu": menu_html(is_playing=game is not None)}
        if game is None:
            options = scenario_options(session.groups)
            regions["cover"] = begin_html(
                options, session.opponent, session.dice, session.groups, session.question, warning
            )
        else:
            self._show_on_map(game)
            regions |= render_game(session, game, warning)
        self.page.show(regions, session.question)

    def _show_on_map(self, game: ClassGame) -> None:
        """Show the states; those with a letter can be picked, and all others while the class names another choice."""
        board, view = VotesBoard(), game.table.view
        faces = board.states(view, board.changed(game.table.news))
        choices = game.shortlist.choices if game.stage in (Stage.ASK, Stage.TIE, Stage.OTHERS) else ()
        choices += game.shortlist.others if game.stage == Stage.OTHERS else ()
        replies = [str(choice.replies[0]) for choice in choices]
        places = {place for place, reply in board.places(view).items() if reply in replies}
        regions = [reply for reply in replies if game.about == "region"]
        self.map.show(
            faces,
            question=self.question,
            states_legal=[reply for reply in replies if reply in faces],
            regions_legal=sorted({*regions, *places}),
            campaigners=board.campaigners(view),
        )

    def send_everything(self) -> None:
        """See `SessionWidget.send_everything`."""
        self.map.send_again()
        super().send_everything()

    def render_dialog(self, about: str) -> str:
        """See `SessionWidget.render_dialog`."""
        view = self.game.table.view if self.game else None
        sensitivity = self.session.preferences.sensitivity
        return render_dialog(DEFAULT_SKIN.capabilities.dialogs.sheet(about, view), sensitivity)

    def render_failure(self) -> str:
        """See `SessionWidget.render_failure`."""
        return render_failure(self.question, can_undo=self.game is not None)
