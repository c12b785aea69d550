"""The Strategy Phase: the Suffragists commit buttons, the Opposition defers, matches or supersedes.

Rules: Strategy Phase.  Ruling 13.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from vfw.core.questions import Decision
from vfw.votes.rules.partners import WHO_BIDS, win_strategy_card
from vfw.votes.rules.position import Draft, Step
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST, Side
from vfw.votes.rules.steps import pay

DEFER: Final = "defer"
MATCH: Final = "match"
SUPERSEDE: Final = "supersede"


@dataclass(frozen=True)
class commit(Step):
    """Let the Suffragists commit buttons: at most one more than the Opposition holds.

    Of two partners the second commits, and the second answers.  Teams 5.
    """

    def do(self, draft: Draft) -> Decision | None:
        """See `Step.do`."""
        draft.side, draft.card = SUFFRAGIST, ""
        draft.change_seats(WHO_BIDS)
        most = min(draft.buttons(SUFFRAGIST), draft.buttons(OPPOSITION) + 1)
        return self.choice(draft, "buttons", tuple(range(most + 1)), "strategy")

    def resume(self, draft: Draft, reply: int) -> None:
        """See `Step.resume`."""
        draft.tell("committed", SUFFRAGIST, reply)
        draft.then(respond(reply))


@dataclass(frozen=True)
class respond(Step):
    """Let the Opposition answer the commitment of `n` buttons; both spend what they said."""

    n: int

    def do(self, draft: Draft) -> Decision | None:
        """See `Step.do`."""
        draft.side = OPPOSITION
        held = draft.buttons(OPPOSITION)
        answers = [DEFER] if self.n else []
        if held >= self.n:
            answers.append(MATCH)
        if held > self.n:
            answers.append(SUPERSEDE)
        return self.choice(draft, "response", tuple(answers), "strategy")

    def resume(self, draft: Draft, reply: str) -> None:
        """See `Step.resume`."""
        draft.tell("responded", OPPOSITION, reply, self.n)
        self._spend(draft, SUFFRAGIST, self.n)
        if reply == DEFER:
            win_strategy_card(draft, SUFFRAGIST)
        elif reply == MATCH:
            self._spend(draft, OPPOSITION, self.n)
        else:
            self._spend(draft, OPPOSITION, self.n + 1)
            win_strategy_card(draft, OPPOSITION)

    def _spend(self, draft: Draft, side: Side, n: int) -> None:
        if n:
            draft.side = side
            pay(draft, n)
