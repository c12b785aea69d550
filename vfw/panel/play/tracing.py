"""The arc of a match as it is worked out: by whom, how far, and when it is looked at."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any

from vfw.core.match import Match
from vfw.core.players import PERSON
from vfw.jobs.pool import Pool, RunningJob
from vfw.panel.faces.arc_face import ArcFace
from vfw.panel.play.minutes_left import MinutesLeft
from vfw.panel.skins.protocol import Skin

QUARTERS = 4
BETWEEN_NEWS = 0.5
"""s between two looks at what has been found so far."""


def persons_at(match: Match[Any, Any], skin: Skin) -> list[str]:
    """The seats that persons hold."""
    by_rule = skin.abilities.seating.automatic(match.position)
    return [seat for seat in match.seats if seat not in by_rule and match.players.get(seat, PERSON) == PERSON]


def why_no_arc(match: Match[Any, Any], skin: Skin) -> str:
    """Why the arc of a match cannot be seen; "" where it can. As long as two persons play, it would tell each of them
    how they stand."""
    if why_none := skin.abilities.arcs.why_none(match):
        return why_none
    return "more than one person plays it; it is shown once the game is over" if is_contested(match, skin) else ""


def is_contested(match: Match[Any, Any], skin: Skin) -> bool:
    """Whether persons still play a match against each other, none of whom is to be told how they stand."""
    return match.outcome is None and len(persons_at(match, skin)) > 1


class Tracing:
    """The arc of a match that does not go on meanwhile, worked out by a pool.

    `on_news` is called when more of it can be shown, at most twice a second; `on_end` when all of it is known, which is
    then kept with the match, where that is over. Raises ValueError, which says why, where there is no arc.

    Attributes:
        damage: what was wrong with what was kept; "" where nothing was.
    """

    def __init__(
        self,
        match: Match[Any, Any],
        skin: Skin,
        pool: Pool,
        on_news: Callable[[], object],
        on_end: Callable[[], object],
        *,
        now: Callable[[], float] = monotonic,
    ) -> None:
        self.match, self.arcs, self.persons = match, skin.abilities.arcs, persons_at(match, skin)
        self._at = len(match.replies)
        self.damage = match.damage or self.arcs.forget(match, self.persons)
        self._thought = RunningJob(self.arcs.inquiry(match, self.persons), pool, is_awaited=False)
        self._on_news, self._on_end, self._now, self._told = on_news, on_end, now, float("-inf")
        self._is_known = self._thought.inquiry.done == 1
        self._quarter = int(QUARTERS * self.share)
        self._has_begun = False
        self._left: MinutesLeft | None = None

    def begin(self) -> None:
        """Let the pool work, unless it does so already, or all is known."""
        if not self._has_begun and not self._is_known:
            self._has_begun = True
            self._left = MinutesLeft(self.share, self._now())
            self._thought.begin(self._hear)

    def stop(self) -> None:
        """Nobody wants to know any more."""
        self._thought.stop()

    def is_of(self, match: Match[Any, Any]) -> bool:
        """Whether it is the arc of this match, as it stands."""
        return match is self.match and len(match.replies) == self._at

    @property
    def failure(self) -> str:
        """Why it cannot be worked out; "" where it can."""
        return self._thought.failure

    @property
    def share(self) -> float:
        """How much of the work is done."""
        return self._thought.inquiry.done

    def next_quarter(self) -> int:
        """The quarter of the work that has been done since this was last asked, 1 to 3; 0 where none was."""
        before, self._quarter = self._quarter, int(QUARTERS * self.share)
        return self._quarter if before < self._quarter < QUARTERS else 0

    @property
    def minutes_left(self) -> int | None:
        """At most how many it takes yet, as `MinutesLeft` tells it; None where too little is done to say."""
        return self._left.minutes if self._left else None

    @property
    def face(self) -> ArcFace:
        """What is known."""
        return self.arcs.face(self.match, self.persons, self._thought.inquiry.found)

    def _hear(self) -> None:
        if self._thought.is_over:
            if not self.failure and self.match.outcome:
                self.arcs.keep(self.match, self._thought.inquiry.found)
            self._on_end()
            return
        now = self._now()
        assert self._left
        self._left.see(self.share, now)
        if now - self._told >= BETWEEN_NEWS:
            self._told = now
            self._on_news()
