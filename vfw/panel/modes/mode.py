"""The mode: what the page is about, of which there is exactly one at any moment."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from vfw.core.questions import Reply
from vfw.panel.faces.hint import HintFace
from vfw.panel.faces.html import command_button
from vfw.panel.modes.controller import PanelController
from vfw.panel.screens.asked_aloud import QUESTION, answer
from vfw.panel.screens.start_page import LEARN, LEAVES, REPLACE, StartPage, new_game
from vfw.panel.screens.table_regions import table_regions_html
from vfw.panel.session.game_session import GameSession
from vfw.panel.session.preferences import GUIDED
from vfw.panel.surfaces.surface import Surface

Commands = Mapping[str, Callable[[], object]]
"""What the buttons and forms of the page do, by name."""


class Mode(ABC):
    """Says what is accepted, offered, painted and heard, as long as nothing else is asked.

    Attributes:
        forgets: whether what was heard before must not be found on the page any more.
    """

    clears_announcements = False

    def __init__(self, controller: PanelController) -> None:
        self.controller = controller

    def take(self, *replies: Reply) -> None:  # noqa: B027 - in most modes nothing is asked
        """Accept what was picked; where nothing is asked, it is dropped."""

    @abstractmethod
    def commands(self, fields: Mapping[str, Any]) -> Commands:
        """What is offered. `fields` are those that came with the command."""

    @abstractmethod
    def regions(self, question: int) -> dict[str, str]:
        """What is painted: the HTML of the regions by name; `question` is the number of what is asked."""

    def show_on(self, surface: Surface, question: int) -> dict[str, str]:
        """What is painted on the board, and may be picked there. Regions come back where it is a part of the page."""
        return {}

    def spoken_lines(self) -> list[str]:
        """What a screen reader says, line by line; what happened is told only once."""
        return []

    def answer(self, about: str) -> list[str]:
        """What is told to whoever asks for something to be heard."""
        return []


class StartPageMode(Mode):
    """Nothing is on the table: it is asked what begins."""

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        controller = self.controller
        teaches = controller.skin.abilities.tutorial
        lesson: Commands = {
            "lesson": lambda: controller.start_lesson(int(fields["value"])),
            "guided": self._play_guided,
        }
        return {
            **{leaf: partial(controller.show_start_view, leaf) for leaf in LEAVES if leaf != LEARN or teaches},
            "play": lambda: controller.begin(new_game(controller.skin).play.answers),
            "watch": lambda: controller.begin(new_game(controller.skin).watch.answers),
            "begin": partial(controller.begin, fields),
            **({"begin asked": partial(controller.begin, controller.asked.way.answers)} if controller.asked else {}),
            "continue": controller.go_on,
            "save": controller.save,
            **(lesson if teaches else {}),
            **({"begin anyway": controller.instead} if controller.instead else {}),
        }

    def show_on(self, surface: Surface, question: int) -> dict[str, str]:
        """The table as a usual game finds it. What is a widget goes on showing what it showed last."""
        if surface.widget is not None:
            return {}
        game = self.controller.skin.game
        begins = game.start(self.controller.skin.abilities.starts.usual)
        return surface.show_past(game.view(begins, None), (), question)

    def _play_guided(self) -> None:
        """Play as is recommended, with a coach: in this game, and in others until something else is liked."""
        controller = self.controller
        controller.page.send({"kind": "like", "name": "help", "value": GUIDED})
        controller.apply_preferences(replace(controller.preferences, help=GUIDED))
        controller.begin(new_game(controller.skin).play.answers)

    def regions(self, question: int) -> dict[str, str]:
        controller = self.controller
        leaf = REPLACE if controller.instead else controller.leaf
        page = StartPage(
            controller.skin,
            controller.waiting,
            leaf,
            controller.notice,
            controller.tutorial_progress.learned,
            controller.asked,
        )
        return {"cover": page.html(question)}


class TableMode(Mode):
    """A match is on the table.

    Attributes:
        asks: whether something can be picked on the board.
    """

    asks = True

    def __init__(self, controller: PanelController, session: GameSession) -> None:
        super().__init__(controller)
        self.session = session

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        return {**self.controller.files(), "start page": self.controller.home, **self.of_the_clock(fields)}

    def of_the_clock(self, fields: Mapping[str, Any]) -> Commands:
        """What can be done with the clock, and what it says; nothing where there is none."""
        controller, session = self.controller, self.session
        if not session.clock.is_there:
            return {}
        return {
            "clock": lambda: controller.act(partial(session.clock.stop, fields["value"] == "stop")),
            "time is up": lambda: controller.act(session.handle_time_up) if session.clock.is_up else None,
        }

    def regions(self, question: int) -> dict[str, str]:
        return table_regions_html(self.session)

    def show_on(self, surface: Surface, question: int) -> dict[str, str]:
        session = self.session
        return surface.show(
            session.view, session.news, question, is_asked=self.asks, hinted=[hint.names for hint in self.marked]
        )

    @property
    def marked(self) -> Sequence[HintFace]:
        """Good answers, best first, that are marked where they can be given."""
        return self.session.hints.faces

    def calls(self, seat: str) -> list[str]:
        """Whoever is asked now, by name, where several share the screen and it does not change hands: said when that
        changes."""
        session, names = self.session, self.session.names
        if not names.can_be_typed or session.abilities.secrets.hands_matter(session.match.position):
            return []
        return session.announcer.announce_once("whose", f"{names.of(seat)}:" if seat in session.match.seats else "")

    def ways_out(self) -> list[str]:
        """Buttons that begin a step of the tutorial again, or leave it; [] in a game."""
        if self.session.coach is None:
            return []
        again = command_button("again", "This step again", value=str(self.session.coach.number))
        return [again, command_button("start page", "Leave")]

    def answer(self, about: str) -> list[str]:
        return self.question() if about == QUESTION else answer(about, self.session)

    def question(self) -> list[str]:
        """What is asked, for whoever wants to hear it again."""
        return self.spoken_lines()
