"""A match is on the table: what all that happens there has in common, what is read first, and what covers it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from vfw.core.questions import Decision
from vfw.panel.html import render_command_button
from vfw.panel.modes.desk import Desk
from vfw.panel.modes.mode import Commands, Mode
from vfw.panel.play.sitting import Sitting
from vfw.panel.rendering import dialogs
from vfw.panel.rendering.menu import QUESTION, spoken_answer
from vfw.panel.rendering.table import render_table_regions
from vfw.panel.surfaces.surface import Surface
from vfw.panel.view_models.advice import HintModel
from vfw.panel.view_models.dialog import DialogModel
from vfw.panel.view_models.prompt import Offer, RevealedOffers


class AtTable(Mode):
    """A match is on the table.

    Attributes:
        asks: whether something can be picked on the board.
    """

    asks = True

    def __init__(self, desk: Desk, sitting: Sitting) -> None:
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
        return render_table_regions(self.sitting)

    def show_on(self, surface: Surface, question: int) -> dict[str, str]:
        sitting = self.sitting
        return surface.show(
            sitting.view, sitting.news, question, is_asked=self.asks, hinted=[hint.names for hint in self.marked]
        )

    @property
    def marked(self) -> Sequence[HintModel]:
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
        again = render_command_button("again", "This step again", value=str(self.sitting.coach.number))
        return [again, render_command_button("start page", "Leave")]

    def answer(self, about: str) -> list[str]:
        return self.question() if about == QUESTION else spoken_answer(about, self.sitting)

    def question(self) -> list[str]:
        """What is asked, for whoever wants to hear it again."""
        return self.hear()


class Introduced(AtTable):
    """What begins in the middle of history is read about first."""

    def __init__(self, desk: Desk, sitting: Sitting, face: DialogModel) -> None:
        super().__init__(desk, sitting)
        self._face = face

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        desk = self.desk
        return {"read": lambda: desk.act(self.sitting.read_on, desk.notice), "start page": desk.home}

    def regions(self, question: int) -> dict[str, str]:
        return {**super().regions(question), "table": "", "cover": dialogs.render_introduction(self._face, question)}

    def hear(self) -> list[str]:
        return [f"{self._face.title}. Read how it begins, then begin."]


class Covered(AtTable):
    """Something lies over the table until it is answered; what is under it is seen, and takes nothing."""

    def __init__(self, under: AtTable) -> None:
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


class HandOff(Covered):
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
        return dialogs.render_hand_off(sitting.skin, sitting.names, sitting.view, question, asks_all=asks_all)


class LyingOpen(Covered):
    """What has changed hands lies open before those two, until they have seen it."""

    def __init__(self, under: AtTable, opened: RevealedOffers) -> None:
        super().__init__(under)
        self._opened, self.asks = opened, False

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        return {"next": partial(self.desk.act, self.sitting.close), "start page": self.desk.home}

    def cover_html(self, question: int) -> str:
        return dialogs.render_revealed_offers(self._opened.title, self._offers, self._who_looks, question)

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


class NoteFirst(Covered):
    """The note of a card is read before the card is played."""

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        desk, first = self.desk, self.desk.first
        return {
            "play it": lambda: desk.act(partial(self.sitting.answer, *first.read())),
            "not now": partial(desk.act, first.drop),
        }

    def cover_html(self, question: int) -> str:
        return dialogs.render_note_before_card(
            self._face, self.desk.first.card, self.sitting.manner.sensitivity, question
        )

    def hear(self) -> list[str]:
        return [f"Before you play {self._face.title}, read its note."]

    def question(self) -> list[str]:
        return self.hear()

    @property
    def _face(self) -> DialogModel:
        return self.sitting.abilities.sheets.sheet(f"card:{self.desk.first.card}", self.sitting.view)
