"""The mode: what the page is about, of which there is exactly one at any moment."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from vfw.core.questions import Decision, Reply
from vfw.panel.faces.changing_hands import Offer, Opened
from vfw.panel.faces.hint import HintFace
from vfw.panel.faces.html import command_button
from vfw.panel.faces.sheets import SheetFace
from vfw.panel.modes.controller import PanelController
from vfw.panel.screens import covers
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

    forgets = False

    def __init__(self, desk: PanelController) -> None:
        self.desk = desk

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

    def hear(self) -> list[str]:
        """What a screen reader says, line by line; what happened is told only once."""
        return []

    def answer(self, about: str) -> list[str]:
        """What is told to whoever asks for something to be heard."""
        return []


class StartPageMode(Mode):
    """Nothing is on the table: it is asked what begins."""

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        desk = self.desk
        teaches = desk.skin.abilities.tutorial
        lesson: Commands = {"lesson": lambda: desk.learn(int(fields["value"])), "guided": self._play_guided}
        return {
            **{leaf: partial(desk.turn_to, leaf) for leaf in LEAVES if leaf != LEARN or teaches},
            "play": lambda: desk.begin(new_game(desk.skin).play.answers),
            "watch": lambda: desk.begin(new_game(desk.skin).watch.answers),
            "begin": partial(desk.begin, fields),
            **({"begin asked": partial(desk.begin, desk.asked.way.answers)} if desk.asked else {}),
            "continue": desk.go_on,
            "save": desk.save,
            **(lesson if teaches else {}),
            **({"begin anyway": desk.instead} if desk.instead else {}),
        }

    def show_on(self, surface: Surface, question: int) -> dict[str, str]:
        """The table as a usual game finds it. What is a widget goes on showing what it showed last."""
        if surface.widget is not None:
            return {}
        game = self.desk.skin.game
        begins = game.start(self.desk.skin.abilities.starts.usual)
        return surface.show_past(game.view(begins, None), (), question)

    def _play_guided(self) -> None:
        """Play as is recommended, with a coach: in this game, and in others until something else is liked."""
        desk = self.desk
        desk.page.send({"kind": "like", "name": "help", "value": GUIDED})
        desk.mind(replace(desk.manner, help=GUIDED))
        desk.begin(new_game(desk.skin).play.answers)

    def regions(self, question: int) -> dict[str, str]:
        desk = self.desk
        leaf = REPLACE if desk.instead else desk.leaf
        page = StartPage(desk.skin, desk.waiting, leaf, desk.notice, desk.tutor.learned, desk.asked)
        return {"cover": page.html(question)}


class TableMode(Mode):
    """A match is on the table.

    Attributes:
        asks: whether something can be picked on the board.
    """

    asks = True

    def __init__(self, desk: PanelController, sitting: GameSession) -> None:
        super().__init__(desk)
        self.sitting = sitting

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        return {**self.desk.files(), "start page": self.desk.home, **self.of_the_clock(fields)}

    def of_the_clock(self, fields: Mapping[str, Any]) -> Commands:
        """What can be done with the clock, and what it says; nothing where there is none."""
        desk, sitting = self.desk, self.sitting
        if not sitting.clock.is_there:
            return {}
        return {
            "clock": lambda: desk.act(partial(sitting.clock.stop, fields["value"] == "stop")),
            "time is up": lambda: desk.act(sitting.time_is_up) if sitting.clock.is_up else None,
        }

    def regions(self, question: int) -> dict[str, str]:
        return table_regions_html(self.sitting)

    def show_on(self, surface: Surface, question: int) -> dict[str, str]:
        sitting = self.sitting
        return surface.show(
            sitting.view, sitting.news, question, is_asked=self.asks, hinted=[hint.names for hint in self.marked]
        )

    @property
    def marked(self) -> Sequence[HintFace]:
        """Good answers, best first, that are marked where they can be given."""
        return self.sitting.hints.faces

    def calls(self, seat: str) -> list[str]:
        """Whoever is asked now, by name, where several share the screen and it does not change hands: said when that
        changes."""
        sitting, names = self.sitting, self.sitting.names
        if not names.can_be_typed or sitting.abilities.secrets.hands_matter(sitting.match.position):
            return []
        return sitting.ear.once("whose", f"{names.of(seat)}:" if seat in sitting.match.seats else "")

    def ways_out(self) -> list[str]:
        """Buttons that begin a step of the tutorial again, or leave it; [] in a game."""
        if self.sitting.coach is None:
            return []
        again = command_button("again", "This step again", value=str(self.sitting.coach.number))
        return [again, command_button("start page", "Leave")]

    def answer(self, about: str) -> list[str]:
        return self.question() if about == QUESTION else answer(about, self.sitting)

    def question(self) -> list[str]:
        """What is asked, for whoever wants to hear it again."""
        return self.hear()


class IntroductionMode(TableMode):
    """What begins in the middle of history is read about first."""

    def __init__(self, desk: PanelController, sitting: GameSession, face: SheetFace) -> None:
        super().__init__(desk, sitting)
        self._face = face

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        desk = self.desk
        return {"read": lambda: desk.act(self.sitting.read_on, desk.notice), "start page": desk.home}

    def regions(self, question: int) -> dict[str, str]:
        return {**super().regions(question), "table": "", "cover": covers.introduction_html(self._face, question)}

    def hear(self) -> list[str]:
        return [f"{self._face.title}. Read how it begins, then begin."]


class OverlayMode(TableMode):
    """Something lies over the table until it is answered; what is under it is seen, and takes nothing."""

    def __init__(self, under: TableMode) -> None:
        super().__init__(under.desk, under.sitting)
        self._under, self.asks = under, under.asks

    def regions(self, question: int) -> dict[str, str]:
        return {**self._under.regions(question), "cover": self.cover_html(question)}

    @abstractmethod
    def cover_html(self, question: int) -> str:
        """What lies over the table."""

    def hear(self) -> list[str]:
        return self._under.hear()

    def question(self) -> list[str]:
        return self._under.question()


class HandOffMode(OverlayMode):
    """The screen changes hands. What was said to one person is not for the other."""

    forgets = True

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        ready: Commands = {"ready": partial(self._take, fields.get("name")), "start page": self.desk.home}
        ask_all: Commands = {"ask all": partial(self.desk.act, self.sitting.ask_all)}
        return {**ready, **ask_all, **self.of_the_clock(fields)}

    def _take(self, name: str | None) -> None:
        """The person who is asked has the screen, and may have said a name; "" takes it back."""
        if name is not None and self.sitting.names.write_next(str(name)):
            self.desk.keep_whole()
        self.desk.act(self.sitting.screen.take)

    def hear(self) -> list[str]:
        # Of two at a table the question itself says whose it is.
        return [*self.sitting.ear.hear(), *self.question()] if self._calls else super().hear()

    def question(self) -> list[str]:
        return [self._calls] if self._calls else super().question()

    @property
    def _calls(self) -> str:
        """Who is called to the screen, where more than two share it."""
        pending, names = self.sitting.match.pending, self.sitting.names
        if not (isinstance(pending, Decision) and names.can_be_typed):
            return ""
        looks_away = self.sitting.abilities.secrets.who_looks_away(self.sitting.view)
        return f"{names.whole(pending.seat)}, it is your turn. {looks_away}"

    def cover_html(self, question: int) -> str:
        sitting = self.sitting
        asks_all = bool(sitting.acts.must_agree)
        return covers.hand_off_html(sitting.skin, sitting.names, sitting.view, question, asks_all=asks_all)


class RevealedOffersMode(OverlayMode):
    """What has changed hands lies open before those two, until they have seen it."""

    def __init__(self, under: TableMode, opened: Opened) -> None:
        super().__init__(under)
        self._opened, self.asks = opened, False

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        return {"next": partial(self.desk.act, self.sitting.close), "start page": self.desk.home}

    def cover_html(self, question: int) -> str:
        return covers.opened_html(self._opened.title, self._offers, self._who_looks, question)

    def hear(self) -> list[str]:
        return [*self.sitting.ear.hear(), *self.question()]

    def question(self) -> list[str]:
        lie = " ".join([f"{one.name}: {one.lies}." for one in self._offers])
        return [f"{self._opened.title}. {lie} {self._who_looks}".strip()]

    @property
    def _offers(self) -> list[Offer]:
        return self.sitting.names.told(self._opened.offers)

    @property
    def _who_looks(self) -> str:
        """Who of those at the screen looks, and who does not; "" where nobody else is there."""
        persons, secrets = self.sitting.company.persons, self.sitting.abilities.secrets
        names = [one.name for one in self._offers if one.seat in persons]
        if len(names) == len(persons):
            return ""
        look = "look together" if len(names) > 1 else "looks"
        return f"{' and '.join(names)} {look}. {secrets.who_looks_away(self.sitting.view)}"


class NoteFirstMode(OverlayMode):
    """The note of a card is read before the card is played."""

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        desk, first = self.desk, self.desk.first
        return {
            "play it": lambda: desk.act(partial(self.sitting.answer, *first.read())),
            "not now": partial(desk.act, first.drop),
        }

    def cover_html(self, question: int) -> str:
        return covers.note_first_html(self._face, self.desk.first.card, self.sitting.manner.sensitivity, question)

    def hear(self) -> list[str]:
        return [f"Before you play {self._face.title}, read its note."]

    def question(self) -> list[str]:
        return self.hear()

    @property
    def _face(self) -> SheetFace:
        return self.sitting.abilities.sheets.sheet(f"card:{self.desk.first.card}", self.sitting.view)
