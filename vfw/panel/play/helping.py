"""Help for the one at the screen: hints that are asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from vfw.core.match import Match
from vfw.core.questions import Reply
from vfw.jobs.batch import CompletedJob
from vfw.jobs.pool import Pool
from vfw.panel.faces.hint import HintFace, still_said
from vfw.panel.play.company import Company
from vfw.panel.play.counsel import Counsel, coach_seed
from vfw.panel.skins.protocol import Skin


class Hints:
    """What was asked for about the question at hand of `match`, and nothing once it has been answered.

    Where several persons look at the screen, how often an answer wins is left out.

    Attributes:
        counsel: what is thought about it now.
    """

    def __init__(self, match: Match[Any, Any], skin: Skin, company: Company, pool: Pool) -> None:
        self._match, self._skin, self._is_shared = match, skin, len(company.persons) > 1
        self.counsel = Counsel[Sequence[HintFace]](match, pool)

    def ask(self, view: Any, on_news: Callable[[], object], known: Sequence[HintFace] = ()) -> None:
        """Let a player look at the question with the eyes of the seat of `view`, unless good answers are `known`, or
        have been told with the question before."""
        known = known or self._still_said
        inquiry = CompletedJob(known) if known else self._skin.abilities.advice.hinting(view, coach_seed(self._match))
        if inquiry:
            self.counsel.ask(inquiry, on_news)

    def were_asked(self, so_far: Sequence[Reply]) -> bool:
        """Whether somebody asked for hints about the question at hand, or before the last replies, these."""
        since = self.counsel.since
        return since is not None and len(since) <= len(so_far)

    @property
    def _still_said(self) -> Sequence[HintFace]:
        since = self.counsel.since
        return still_said(self.counsel.result or (), since) if since is not None else ()

    @property
    def faces(self) -> Sequence[HintFace]:
        """Good answers, best first; () where none were asked for, or they are still thought about."""
        found = () if self.counsel.is_thinking else self.counsel.found or ()
        return [replace(hint, compared="") for hint in found] if self._is_shared else found
