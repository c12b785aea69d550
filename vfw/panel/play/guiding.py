"""The coach of a guided game: looks at each question while it is thought about, and speaks up where much would be lost.

It says one thing in a round at most, nothing where it is too late, and nothing to whoever has asked for hints. It holds
an answer back and never changes one. Several persons at a screen have no such coach: it would speak to all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vfw.core.match import Match
from vfw.core.questions import Decision, Reply
from vfw.jobs.pool import Pool
from vfw.panel.faces.hint import HintFace, still_said
from vfw.panel.faces.remark import Objections, Remark
from vfw.panel.play.company import Company
from vfw.panel.play.counsel import Counsel, coach_seed
from vfw.panel.play.helping import Hints
from vfw.panel.skins.protocol import Skin

SPOKEN = "remarks made"
"""Under this name the moments at which it has spoken are kept with the match."""


class Guide:
    """Looks on at `match`.

    Attributes:
        remark: what it has to say against the answer that it holds back; None where it holds none back.
    """

    def __init__(self, match: Match[Any, Any], skin: Skin, company: Company, hints: Hints, pool: Pool) -> None:
        self._match, self._skin, self._company, self._hints = match, skin, company, hints
        self.counsel = Counsel[Objections](match, pool)
        self.remark: Remark | None = None
        self._held: tuple[Reply, ...] = ()
        self._better: HintFace | None = None
        kept = match.found.get(SPOKEN)
        self._spoke_at = {moment for moment in kept if isinstance(moment, str)} if isinstance(kept, list) else set()

    @property
    def can_speak(self) -> bool:
        """Whether there is one person to speak to, and something to be said."""
        return len(self._company.persons) == 1 and bool(self._skin.abilities.advice)

    def look(self) -> None:
        """Think about the question at hand, unless it is part of an answer that has been thought about."""
        self.drop()
        if self._so_far is None:
            self._better = None
        pending = self._match.pending
        is_asked = isinstance(pending, Decision) and pending.seat in self._company.persons
        if is_asked and self._so_far is None and self._moment not in self._spoke_at:
            inquiry = self._skin.abilities.advice.objections(self._view, coach_seed(self._match))
            if inquiry:
                self.counsel.ask(inquiry, lambda: None, is_awaited=False)

    def holds_back(self, replies: tuple[Reply, ...]) -> bool:
        """Whether there is something to be said before this answer is given; then it is kept."""
        self.drop()
        objections, so_far = self.counsel.result, self._so_far
        if objections is None or so_far is None or self._moment in self._spoke_at or self._hints.were_asked(so_far):
            return False
        self.remark = objections.to((*so_far, *replies))
        if self.remark:
            self._held = replies
            self._spoke_at.add(self._moment)
            self._match.found[SPOKEN] = sorted(self._spoke_at)
        return self.remark is not None

    @property
    def hints(self) -> Sequence[HintFace]:
        """Good answers to the question at hand, where it has been weighed already, or with the card before; else ()."""
        objections, since = self.counsel.result, self.counsel.since
        return still_said(objections.hints, since) if objections and since is not None else ()

    @property
    def advice(self) -> Sequence[HintFace]:
        """What was better than the answer that was held back, where one has chosen again; else ()."""
        since = self.counsel.since
        return still_said([self._better], since) if self._better and since is not None else ()

    def choose_again(self) -> bool:
        """The answer that is held back is not given, and the better one is advised until one is. Whether that begins
        otherwise than what has been replied already, which is to be taken back."""
        if self.remark is None:
            return False
        self._better, so_far = self.remark.better, self._so_far
        self.drop()
        return bool(so_far and so_far[0] != self._better.picks)

    def let_go(self) -> tuple[Reply, ...]:
        """The answer is to be given all the same."""
        held = self._held
        self.drop()
        return held

    def drop(self) -> None:
        """Nothing is held back any more."""
        self.remark, self._held = None, ()

    @property
    def _so_far(self) -> tuple[Reply, ...] | None:
        """The replies with which the answer to what was thought about has begun, or () where it is still to be given;
        None where something else is asked by now."""
        objections, since = self.counsel.result, self.counsel.since
        if since == ():
            return ()
        return since if objections and since and objections.goes_on(since) else None

    @property
    def _view(self) -> Any:
        (person,) = self._company.persons
        return self._match.view(person)

    @property
    def _moment(self) -> str:
        """When in the game it is: it speaks once in each of these."""
        return self._skin.abilities.moments.moment(self._view)
