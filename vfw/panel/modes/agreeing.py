"""Those at the table are asked whether what they did is taken back: the last act first, each their own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from vfw.panel.modes.mode import Commands
from vfw.panel.modes.table import Covered
from vfw.panel.rendering.dialogs import UndoConsent, render_consent

UNSEEN = "The last choice, which not all may see."
"""So is called what has no words for all at the table."""


class Agreeing(Covered):
    """Nobody's cards are seen meanwhile, because it is for all to agree. What a seat did before others answered can be
    taken back once these have taken back theirs."""

    forgets = True

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        desk, sitting = self.desk, self.sitting
        return {
            "agree": partial(desk.act, sitting.undo),
            "put back": partial(desk.act, sitting.acts.put_back),
            "enough": partial(desk.act, sitting.settle),
            "start page": desk.home,
            **self.of_the_clock(fields),
        }

    @property
    def _consent(self) -> UndoConsent:
        acts, names, seat = self.sitting.acts, self.sitting.names, self.sitting.acts.did_last
        before = (acts.would_do_again or UNSEEN) if acts.can_be_done_again else ""
        known = UndoConsent(before=before, why_not=acts.why_not_at_sight())
        if seat is None or known.why_not:
            return known
        return known._replace(whose=names.of(seat), what=acts.did_in_one_go or UNSEEN, seat=seat, sign=names.sign(seat))

    def cover_html(self, question: int) -> str:
        return render_consent(self._consent, question)

    def hear(self) -> list[str]:
        return self._consent.spoken

    def question(self) -> list[str]:
        return self._consent.spoken
