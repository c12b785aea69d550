"""Those at the table are asked whether what they did is taken back: the last act first, each their own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from vfw.panel.modes.mode import Commands, OverlayMode
from vfw.panel.screens.consent import Consent, consent_html

UNSEEN = "The last choice, which not all may see."
"""So is called what has no words for all at the table."""


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
