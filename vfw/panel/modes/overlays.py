"""Overlays over the table that must be answered before play continues."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from functools import partial
from typing import Any

from vfw.core.questions import Decision
from vfw.panel.modes.controller import PanelController
from vfw.panel.modes.mode import Commands, TableMode
from vfw.panel.rendering import dialogs
from vfw.panel.rendering.dialogs import UndoConsent, render_consent
from vfw.panel.session.game_session import GameSession
from vfw.panel.view_models.dialog import DialogModel
from vfw.panel.view_models.prompt import Offer, RevealedOffers

UNSEEN = "The last choice, which not all may see."
"""Describes an act that not all players at the table may see."""


class IntroductionMode(TableMode):
    """The introduction that is read first, if a game begins in the middle of history."""

    def __init__(self, controller: PanelController, session: GameSession, face: DialogModel) -> None:
        super().__init__(controller, session)
        self._face = face

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        """See `Mode.commands`."""
        controller = self.controller
        return {
            "read": lambda: controller.act(self.session.close_introduction, controller.notice),
            "start page": controller.home,
        }

    def regions(self, question: int) -> dict[str, str]:
        """See `Mode.regions`."""
        return {**super().regions(question), "table": "", "cover": dialogs.render_introduction(self._face, question)}

    def spoken_lines(self) -> list[str]:
        """See `Mode.spoken_lines`."""
        return [f"{self._face.title}. Read how it begins, then begin."]


class OverlayMode(TableMode):
    """An overlay over the table. The mode below it stays visible, and accepts nothing."""

    def __init__(self, under: TableMode) -> None:
        super().__init__(under.controller, under.session)
        self._under, self.asks = under, under.asks

    def regions(self, question: int) -> dict[str, str]:
        """See `Mode.regions`."""
        return {**self._under.regions(question), "cover": self.cover_html(question)}

    @abstractmethod
    def cover_html(self, question: int) -> str:
        """Return the HTML of the overlay."""

    def spoken_lines(self) -> list[str]:
        """See `Mode.spoken_lines`."""
        return self._under.spoken_lines()

    def question(self) -> list[str]:
        """See `TableMode.question`."""
        return self._under.question()


class HandOffMode(OverlayMode):
    """The screen changes hands. Announcements to one person are removed before the other looks."""

    clears_announcements = True

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        """See `Mode.commands`."""
        ready: Commands = {"ready": partial(self._take, fields.get("name")), "start page": self.controller.home}
        ask_all: Commands = {"ask all": partial(self.controller.act, self.session.ask_consent)}
        return {**ready, **ask_all, **self.clock_commands(fields)}

    def _take(self, name: str | None) -> None:
        """Give the screen to the person who is asked; `name` is the name they entered, "" removes it."""
        if name is not None and self.session.names.write_next(str(name)):
            self.controller.save_whole()
        self.controller.act(self.session.screen.take)

    def spoken_lines(self) -> list[str]:
        """See `Mode.spoken_lines`."""
        # With two players, the question itself names the player who is asked.
        return (
            [*self.session.announcer.spoken_lines(), *self.question()]
            if self._call_to_screen
            else super().spoken_lines()
        )

    def question(self) -> list[str]:
        """See `TableMode.question`."""
        return [self._call_to_screen] if self._call_to_screen else super().question()

    @property
    def _call_to_screen(self) -> str:
        """The call to the next person, if more than two share the screen."""
        pending, names = self.session.match.pending, self.session.names
        if not (isinstance(pending, Decision) and names.can_be_typed):
            return ""
        looks_away = self.session.capabilities.secrets.look_away_text_at(self.session.view)
        return f"{names.with_seat(pending.seat)}, it is your turn. {looks_away}"

    def cover_html(self, question: int) -> str:
        """See `OverlayMode.cover_html`."""
        session = self.session
        asks_all = bool(session.undo_steps.consent_needed_from)
        return dialogs.render_hand_off(session.skin, session.names, session.view, question, asks_all=asks_all)


class RevealedOffersMode(OverlayMode):
    """The exchanged cards are shown to both players until they have seen them."""

    def __init__(self, under: TableMode, opened: RevealedOffers) -> None:
        super().__init__(under)
        self._opened, self.asks = opened, False

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        """See `Mode.commands`."""
        return {"next": partial(self.controller.act, self.session.close), "start page": self.controller.home}

    def cover_html(self, question: int) -> str:
        """See `OverlayMode.cover_html`."""
        return dialogs.render_revealed_offers(self._opened.title, self._offers, self._who_looks, question)

    def spoken_lines(self) -> list[str]:
        """See `Mode.spoken_lines`."""
        return [*self.session.announcer.spoken_lines(), *self.question()]

    def question(self) -> list[str]:
        """See `TableMode.question`."""
        lie = " ".join([f"{one.name}: {one.cards}." for one in self._offers])
        return [f"{self._opened.title}. {lie} {self._who_looks}".strip()]

    @property
    def _offers(self) -> list[Offer]:
        return self.session.names.name_offers(self._opened.offers)

    @property
    def _who_looks(self) -> str:
        """A sentence that says who looks and who does not; "" if all persons may look."""
        persons, secrets = self.session.participants.persons, self.session.capabilities.secrets
        names = [one.name for one in self._offers if one.seat in persons]
        if len(names) == len(persons):
            return ""
        look = "look together" if len(names) > 1 else "looks"
        return f"{' and '.join(names)} {look}. {secrets.look_away_text_at(self.session.view)}"


class NoteFirstMode(OverlayMode):
    """The note of a card is read before the card is played."""

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        """See `Mode.commands`."""
        controller, first = self.controller, self.controller.note_gate
        return {
            "play it": lambda: controller.act(partial(self.session.answer, *first.read())),
            "not now": partial(controller.act, first.drop),
        }

    def cover_html(self, question: int) -> str:
        """See `OverlayMode.cover_html`."""
        return dialogs.render_note_before_card(
            self._face, self.controller.note_gate.card, self.session.preferences.sensitivity, question
        )

    def spoken_lines(self) -> list[str]:
        """See `Mode.spoken_lines`."""
        return [f"Before you play {self._face.title}, read its note."]

    def question(self) -> list[str]:
        """See `TableMode.question`."""
        return self.spoken_lines()

    @property
    def _face(self) -> DialogModel:
        return self.session.capabilities.dialogs.sheet(f"card:{self.controller.note_gate.card}", self.session.view)


class UndoConsentMode(OverlayMode):
    """All players are asked to agree to an undo: the last act first, each act with the person who did it.

    No hidden cards are seen meanwhile. An act before the answers of others can be undone once these are undone.
    """

    clears_announcements = True

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        """See `Mode.commands`."""
        controller, session = self.controller, self.session
        return {
            "agree": partial(controller.act, session.undo),
            "put back": partial(controller.act, session.undo_steps.redo_all),
            "enough": partial(controller.act, session.accept_undo),
            "start page": controller.home,
            **self.clock_commands(fields),
        }

    @property
    def _consent(self) -> UndoConsent:
        undo_steps, names, seat = self.session.undo_steps, self.session.names, self.session.undo_steps.last_actor
        before = (undo_steps.redo_text or UNSEEN) if undo_steps.can_redo else ""
        known = UndoConsent(before=before, why_not=undo_steps.known_reason())
        if seat is None or known.why_not:
            return known
        return known._replace(
            whose=names.of(seat), what=undo_steps.consent_text or UNSEEN, seat=seat, sign=names.sign(seat)
        )

    def cover_html(self, question: int) -> str:
        """See `OverlayMode.cover_html`."""
        return render_consent(self._consent, question)

    def spoken_lines(self) -> list[str]:
        """See `Mode.spoken_lines`."""
        return self._consent.spoken

    def question(self) -> list[str]:
        """See `TableMode.question`."""
        return self._consent.spoken
