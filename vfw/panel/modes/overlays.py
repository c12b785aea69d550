"""What lies over the table until it is answered."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from functools import partial
from typing import Any

from vfw.core.questions import Decision
from vfw.panel.faces.changing_hands import Offer, Opened
from vfw.panel.faces.sheets import SheetFace
from vfw.panel.modes.controller import PanelController
from vfw.panel.modes.mode import Commands, TableMode
from vfw.panel.screens import covers
from vfw.panel.screens.consent import Consent, consent_html
from vfw.panel.session.game_session import GameSession

UNSEEN = "The last choice, which not all may see."
"""So is called what has no words for all at the table."""


class IntroductionMode(TableMode):
    """What begins in the middle of history is read about first."""

    def __init__(self, controller: PanelController, session: GameSession, face: SheetFace) -> None:
        super().__init__(controller, session)
        self._face = face

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        controller = self.controller
        return {
            "read": lambda: controller.act(self.session.close_introduction, controller.notice),
            "start page": controller.home,
        }

    def regions(self, question: int) -> dict[str, str]:
        return {**super().regions(question), "table": "", "cover": covers.introduction_html(self._face, question)}

    def spoken_lines(self) -> list[str]:
        return [f"{self._face.title}. Read how it begins, then begin."]


class OverlayMode(TableMode):
    """Something lies over the table until it is answered; what is under it is seen, and takes nothing."""

    def __init__(self, under: TableMode) -> None:
        super().__init__(under.controller, under.session)
        self._under, self.asks = under, under.asks

    def regions(self, question: int) -> dict[str, str]:
        return {**self._under.regions(question), "cover": self.cover_html(question)}

    @abstractmethod
    def cover_html(self, question: int) -> str:
        """What lies over the table."""

    def spoken_lines(self) -> list[str]:
        return self._under.spoken_lines()

    def question(self) -> list[str]:
        return self._under.question()


class HandOffMode(OverlayMode):
    """The screen changes hands. What was said to one person is not for the other."""

    clears_announcements = True

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        ready: Commands = {"ready": partial(self._take, fields.get("name")), "start page": self.controller.home}
        ask_all: Commands = {"ask all": partial(self.controller.act, self.session.ask_consent)}
        return {**ready, **ask_all, **self.of_the_clock(fields)}

    def _take(self, name: str | None) -> None:
        """The person who is asked has the screen, and may have said a name; "" takes it back."""
        if name is not None and self.session.names.write_next(str(name)):
            self.controller.save_whole()
        self.controller.act(self.session.screen.take)

    def spoken_lines(self) -> list[str]:
        # Of two at a table the question itself says whose it is.
        return [*self.session.announcer.spoken_lines(), *self.question()] if self._calls else super().spoken_lines()

    def question(self) -> list[str]:
        return [self._calls] if self._calls else super().question()

    @property
    def _calls(self) -> str:
        """Who is called to the screen, where more than two share it."""
        pending, names = self.session.match.pending, self.session.names
        if not (isinstance(pending, Decision) and names.can_be_typed):
            return ""
        looks_away = self.session.abilities.secrets.who_looks_away(self.session.view)
        return f"{names.whole(pending.seat)}, it is your turn. {looks_away}"

    def cover_html(self, question: int) -> str:
        session = self.session
        asks_all = bool(session.undo_steps.consent_needed_from)
        return covers.hand_off_html(session.skin, session.names, session.view, question, asks_all=asks_all)


class RevealedOffersMode(OverlayMode):
    """What has changed hands lies open before those two, until they have seen it."""

    def __init__(self, under: TableMode, opened: Opened) -> None:
        super().__init__(under)
        self._opened, self.asks = opened, False

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        return {"next": partial(self.controller.act, self.session.close), "start page": self.controller.home}

    def cover_html(self, question: int) -> str:
        return covers.opened_html(self._opened.title, self._offers, self._who_looks, question)

    def spoken_lines(self) -> list[str]:
        return [*self.session.announcer.spoken_lines(), *self.question()]

    def question(self) -> list[str]:
        lie = " ".join([f"{one.name}: {one.lies}." for one in self._offers])
        return [f"{self._opened.title}. {lie} {self._who_looks}".strip()]

    @property
    def _offers(self) -> list[Offer]:
        return self.session.names.told(self._opened.offers)

    @property
    def _who_looks(self) -> str:
        """Who of those at the screen looks, and who does not; "" where nobody else is there."""
        persons, secrets = self.session.participants.persons, self.session.abilities.secrets
        names = [one.name for one in self._offers if one.seat in persons]
        if len(names) == len(persons):
            return ""
        look = "look together" if len(names) > 1 else "looks"
        return f"{' and '.join(names)} {look}. {secrets.who_looks_away(self.session.view)}"


class NoteFirstMode(OverlayMode):
    """The note of a card is read before the card is played."""

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        controller, first = self.controller, self.controller.first
        return {
            "play it": lambda: controller.act(partial(self.session.answer, *first.read())),
            "not now": partial(controller.act, first.drop),
        }

    def cover_html(self, question: int) -> str:
        return covers.note_first_html(
            self._face, self.controller.first.card, self.session.preferences.sensitivity, question
        )

    def spoken_lines(self) -> list[str]:
        return [f"Before you play {self._face.title}, read its note."]

    def question(self) -> list[str]:
        return self.spoken_lines()

    @property
    def _face(self) -> SheetFace:
        return self.session.abilities.sheets.sheet(f"card:{self.controller.first.card}", self.session.view)


class UndoConsentMode(OverlayMode):
    """Nobody's cards are seen meanwhile, because it is for all to agree. What a seat did before others answered can be
    taken back once these have taken back theirs."""

    clears_announcements = True

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        controller, session = self.controller, self.session
        return {
            "agree": partial(controller.act, session.undo),
            "put back": partial(controller.act, session.undo_steps.redo_all),
            "enough": partial(controller.act, session.accept_undo),
            "start page": controller.home,
            **self.of_the_clock(fields),
        }

    @property
    def _consent(self) -> Consent:
        undo_steps, names, seat = self.session.undo_steps, self.session.names, self.session.undo_steps.last_actor
        before = (undo_steps.redo_text or UNSEEN) if undo_steps.can_redo else ""
        known = Consent(before=before, why_not=undo_steps.known_reason())
        if seat is None or known.why_not:
            return known
        return known._replace(
            whose=names.of(seat), what=undo_steps.consent_text or UNSEEN, seat=seat, sign=names.sign(seat)
        )

    def cover_html(self, question: int) -> str:
        return consent_html(self._consent, question)

    def spoken_lines(self) -> list[str]:
        return self._consent.spoken

    def question(self) -> list[str]:
        return self._consent.spoken
