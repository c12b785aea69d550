"""The base classes of the modes, and the mode of the start page. The page has exactly one mode at any moment."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from vfw.core.questions import Reply
from vfw.panel.html import render_command_button
from vfw.panel.modes.controller import PanelController
from vfw.panel.rendering.menu import QUESTION, spoken_answer
from vfw.panel.rendering.start_page import LEARN, REPLACE, START_VIEWS, StartPage, new_game_options
from vfw.panel.rendering.table import render_table_regions
from vfw.panel.session.game_session import GameSession
from vfw.panel.session.preferences import GUIDED
from vfw.panel.surfaces.surface import Surface
from vfw.panel.view_models.advice import HintModel
from vfw.templating import Markup

Commands = Mapping[str, Callable[[], object]]
"""The actions of the buttons and forms of the page, by name."""


class Mode(ABC):
    """Says what is accepted, offered, painted and announced until another question is asked.

    Attributes:
        clears_announcements: True if earlier announcements must be removed from the page.
    """

    clears_announcements = False

    def __init__(self, controller: PanelController) -> None:
        self.controller = controller

    def take(self, *replies: Reply) -> None:  # noqa: B027 - in most modes nothing is asked
        """Accept the replies that were picked; if nothing is asked, drop them."""

    @abstractmethod
    def commands(self, fields: Mapping[str, Any]) -> Commands:
        """Return the commands that are offered. `fields` came with the command."""

    @abstractmethod
    def regions(self, question: int) -> dict[str, str]:
        """Return the HTML of the regions by name; `question` is the number of the question."""

    def show_on(self, surface: Surface, question: int) -> dict[str, str]:
        """Show the board, on which places can be picked.

        Returns:
            The HTML of regions of the page, if the board is a part of the page.
        """
        return {}

    def spoken_lines(self) -> list[str]:
        """Return the lines that a screen reader announces; each event is reported only once."""
        return []

    def answer(self, about: str) -> list[str]:
        """Return the lines that answer a visitor's request to hear something."""
        return []


class StartPageMode(Mode):
    """The start page: no match is open, and the visitor chooses what begins."""

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        """See `Mode.commands`."""
        controller = self.controller
        teaches = controller.skin.capabilities.tutorial
        lesson: Commands = {
            "lesson": lambda: controller.start_lesson(int(fields["value"])),
            "guided": self._play_guided,
        }
        return {
            **{view: partial(controller.show_start_view, view) for view in START_VIEWS if view != LEARN or teaches},
            "play": lambda: controller.begin(new_game_options(controller.skin).play.answers),
            "watch": lambda: controller.begin(new_game_options(controller.skin).watch.answers),
            "begin": partial(controller.begin, fields),
            **(
                {"begin asked": partial(controller.begin, controller.requested_game.way.answers)}
                if controller.requested_game
                else {}
            ),
            "continue": controller.go_on,
            "save": controller.save,
            **(lesson if teaches else {}),
            **({"begin anyway": controller.pending_start} if controller.pending_start else {}),
        }

    def show_on(self, surface: Surface, question: int) -> dict[str, str]:
        """Show the table at the start of a usual game. A board that is a widget keeps what it showed last."""
        if surface.widget is not None:
            return {}
        game = self.controller.skin.game
        begins = game.start(self.controller.skin.capabilities.game_setup.usual)
        return surface.show_past(game.view(begins, None), (), question)

    def _play_guided(self) -> None:
        """Start the recommended game with a coach. The visitor keeps this preference for other games."""
        controller = self.controller
        controller.page.send({"kind": "like", "name": "help", "value": GUIDED})
        controller.apply_preferences(replace(controller.preferences, help=GUIDED))
        controller.begin(new_game_options(controller.skin).play.answers)

    def regions(self, question: int) -> dict[str, str]:
        """See `Mode.regions`."""
        controller = self.controller
        leaf = REPLACE if controller.pending_start else controller.start_view
        page = StartPage(
            controller.skin,
            controller.waiting,
            leaf,
            controller.notice,
            controller.tutorial_progress.learned,
            controller.requested_game,
        )
        return {"cover": page.html(question)}


class TableMode(Mode):
    """A match is open.

    Attributes:
        asks: True if places can be picked on the board.
    """

    asks = True

    def __init__(self, controller: PanelController, session: GameSession) -> None:
        super().__init__(controller)
        self.session = session

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        """See `Mode.commands`."""
        return {**self.controller.files(), "start page": self.controller.home, **self.clock_commands(fields)}

    def clock_commands(self, fields: Mapping[str, Any]) -> Commands:
        """Return the commands of the clock; none if there is no clock."""
        controller, session = self.controller, self.session
        if not session.clock.is_there:
            return {}
        return {
            "clock": lambda: controller.act(partial(session.clock.stop, fields["value"] == "stop")),
            "time is up": lambda: controller.act(session.handle_time_up) if session.clock.is_up else None,
        }

    def regions(self, question: int) -> dict[str, str]:
        """See `Mode.regions`."""
        return render_table_regions(self.session)

    def show_on(self, surface: Surface, question: int) -> dict[str, str]:
        """See `Mode.show_on`."""
        session = self.session
        return surface.show(
            session.view, session.news, question, is_asked=self.asks, hinted=[hint.names for hint in self.marked]
        )

    @property
    def marked(self) -> Sequence[HintModel]:
        """Good answers, best first, that are marked where they can be given."""
        return self.session.hints.faces

    def turn_call(self, seat: str) -> list[str]:
        """Return the name of the player who is asked, if several share the screen without handing it over.

        The name is announced only when it changes.
        """
        session, names = self.session, self.session.names
        if not names.can_be_typed or session.capabilities.secrets.needs_hidden_hand(session.match.position):
            return []
        return session.announcer.announce_once("whose", f"{names.of(seat)}:" if seat in session.match.seats else "")

    def exit_buttons(self) -> list[Markup]:
        """Return the buttons that repeat or leave a step of the tutorial; [] in a game."""
        if self.session.coach is None:
            return []
        again = render_command_button("again", "This step again", value=str(self.session.coach.number))
        return [again, render_command_button("start page", "Leave")]

    def answer(self, about: str) -> list[str]:
        """See `Mode.answer`."""
        return self.question() if about == QUESTION else spoken_answer(about, self.session)

    def question(self) -> list[str]:
        """Return the question, for a visitor who wants to hear it again."""
        return self.spoken_lines()
