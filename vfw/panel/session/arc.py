"""The arc of a match: the job that computes it, the time that is left, and the moments for what-if questions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final

from vfw.core.match import Match
from vfw.core.players import PERSON
from vfw.jobs.pool import RunningJob
from vfw.panel.session.effects import Outbox
from vfw.panel.skins.capabilities import Skin
from vfw.panel.view_models.arc import ArcModel
from vfw.translation import N_
from vfw.translation import gettext as _

MIN_SHARE: Final = 0.05
"""The share of the work that must be done before the remaining time is estimated."""
MINUTE_STEPS: Final = (1, 2, 3, 4, 5, 10, 15, 20, 30, 45, 60)
"""The estimates, in minutes: at most this many are left."""
OVER_AN_HOUR: Final = 90
"""The estimate if the last step is not enough, in minutes."""
LONGER_FACTOR: Final = 1.5
"""The factor by which the time must exceed the last estimate before the estimate grows."""
MINUTE: Final = 60.0


class RemainingTime:
    """An estimate of the remaining time of a job, in steps that people use, which rarely grows.

    The job began at the time `now`, in s, when `share` of it was done.

    Attributes:
        minutes: at most how many are left, one of MINUTE_STEPS or OVER_AN_HOUR; None if too little is done to say.
    """

    def __init__(self, share: float, now: float) -> None:
        self._known, self._began = share, now
        self.minutes: int | None = None

    def see(self, share: float, now: float) -> None:
        """Update the estimate. It uses the whole time so far, because the recent speed varies."""
        done = share - self._known
        if done < MIN_SHARE:
            return
        left = (now - self._began) * (1 - share) / done / MINUTE
        step = next((step for step in MINUTE_STEPS if left <= step), OVER_AN_HOUR)
        if self.minutes is None or step < self.minutes or left > LONGER_FACTOR * self.minutes:
            self.minutes = step


QUARTERS = 4
NEWS_INTERVAL = 0.5
"""Seconds between two reports of progress."""


def human_seats(match: Match[Any, Any], skin: Skin) -> list[str]:
    """Return the seats that persons hold."""
    by_rule = skin.capabilities.seating.automated_seats(match.position)
    return [seat for seat in match.seats if seat not in by_rule and match.players.get(seat, PERSON) == PERSON]


def why_no_arc(match: Match[Any, Any], skin: Skin) -> str:
    """Return why the arc of a match cannot be shown; "" if it can.

    As long as two persons play, it would tell each of them how they stand.
    """
    if why_none := skin.capabilities.arcs.why_no_arc(match):
        return why_none
    return _("more than one person plays it; it is shown once the game is over") if is_contested(match, skin) else ""


def is_contested(match: Match[Any, Any], skin: Skin) -> bool:
    """Return whether persons still play the match against each other, so that none may be told how they stand."""
    return match.outcome is None and len(human_seats(match, skin)) > 1


class ArcJob:
    """The computation of the arc of a match that does not change meanwhile.

    Raises ValueError, with the reason, if the match has no arc.

    Args:
        match: the match.
        skin: the skin of its game.
        outbox: takes the effects.
        now: the clock, in s.

    Attributes:
        job: the job that works it out.
        damage: the reason why the arc kept with the match was not usable; "" if it was.
    """

    def __init__(
        self, match: Match[Any, Any], skin: Skin, outbox: Outbox, *, now: Callable[[], float] = monotonic
    ) -> None:
        self.match, self.arcs, self.persons = match, skin.capabilities.arcs, human_seats(match, skin)
        self._replies_at_start = len(match.replies)
        self.damage = match.damage or self.arcs.forget(match, self.persons)
        self.job = RunningJob(self.arcs.job(match, self.persons), is_awaited=False)
        self._outbox, self._now, self._reported_at = outbox, now, float("-inf")
        self._is_known = self.job.job.done == 1
        self._quarter = int(QUARTERS * self.share)
        self._has_begun = False
        self._left: RemainingTime | None = None

    def begin(self) -> bool:
        """Start the work, unless it runs already or everything is known. Return whether it was started."""
        if self._has_begun or self._is_known:
            return False
        self._has_begun = True
        self._left = RemainingTime(self.share, self._now())
        self._outbox.run(self.job)
        return True

    def stop(self) -> None:
        """Stop the work."""
        self._outbox.stop(self.job)

    def keep(self) -> None:
        """Keep the arc of a finished game with the match."""
        if not self.failure and self.match.outcome:
            self.arcs.keep(self.match, self.job.job.found)

    def note_progress(self) -> bool:
        """Take note of progress. Return whether it is shown now: at the end, and at most twice a second before."""
        if self.job.is_over:
            return True
        now = self._now()
        assert self._left
        self._left.see(self.share, now)
        if now - self._reported_at < NEWS_INTERVAL:
            return False
        self._reported_at = now
        return True

    def belongs_to(self, match: Match[Any, Any]) -> bool:
        """Return whether this is the arc of the match in its present state."""
        return match is self.match and len(match.replies) == self._replies_at_start

    @property
    def failure(self) -> str:
        """The reason why the arc cannot be computed; "" if it can."""
        return self.job.failure

    @property
    def share(self) -> float:
        """The share of the work that is done."""
        return self.job.job.done

    def next_quarter(self) -> int:
        """Return the quarter of the work done since the last call, 1 to 3; 0 for none."""
        before, self._quarter = self._quarter, int(QUARTERS * self.share)
        return self._quarter if before < self._quarter < QUARTERS else 0

    @property
    def minutes_left(self) -> int | None:
        """The most minutes that are left, see `RemainingTime`; None if too little is done to say."""
        return self._left.minutes if self._left else None

    @property
    def face(self) -> ArcModel:
        """The arc as far as it is known."""
        return self.arcs.face(self.match, self.persons, self.job.job.found)


def what_if_moment(match: Match[Any, Any], number: int, skin: Skin) -> int | None:
    """Return the last position up to this number from which another game can begin.

    Returns None if there is none, or persons still play the match against each other.
    """
    if is_contested(match, skin):
        return None
    why_not, positions = skin.capabilities.scenarios.why_no_public_scenario, match.positions
    return next((moment for moment in range(number, -1, -1) if not why_not(positions[moment])), None)


def deciding_moment(match: Match[Any, Any], arc_job: ArcJob | None, skin: Skin) -> int | None:
    """Return the position for a what-if question about what decided a finished match.

    That is before its first turning point, if its arc is known and has one, else the beginning of its last part.
    """
    face = arc_job.face if arc_job and arc_job.belongs_to(match) else None
    if face and face.is_whole and face.turns:
        before, _ = face.change(face.turns[0])
        return what_if_moment(match, before.number, skin)
    begins = skin.capabilities.scenarios.last_part_start(match)
    later = range(begins, len(match.positions))
    why_not = skin.capabilities.scenarios.why_no_public_scenario
    first = next((moment for moment in later if not why_not(match.positions[moment])), begins)
    return what_if_moment(match, first, skin)


DAMAGED_ARC = N_("The arc in this file is damaged and was left out; it is worked out again.")
ARC_COMPLETE = N_("The arc is worked out.")
QUARTERS_DONE = {
    1: N_("A quarter of the arc is worked out. {left}."),
    2: N_("Half of the arc is worked out. {left}."),
    3: N_("Three quarters of the arc is worked out. {left}."),
}
FAILED = N_("The arc could not be worked out: {why}.")


@dataclass(frozen=True)
class ArcProgress:
    """Progress of the computation: words, and a share; the share is None while none runs."""

    words: str
    share: float | None


def describe_progress(arc_job: ArcJob) -> ArcProgress:
    """Return the progress of the arc in words."""
    face = arc_job.face
    if arc_job.failure:
        return ArcProgress(_(FAILED).format(why=arc_job.failure), None)
    if face.is_whole:
        return ArcProgress("", None)
    left = _left(arc_job.minutes_left)
    if face.known < len(face.open):
        return ArcProgress(
            _("Working out: {known} of {all} moments. {left}").format(known=face.known, all=len(face.open), left=left),
            arc_job.share,
        )
    return ArcProgress(_("Looking again where it turned. {left}").format(left=left), arc_job.share)


def announce_quarter(arc_job: ArcJob) -> str:
    """Return the announcement of each finished quarter, once; else ""."""
    quarter = arc_job.next_quarter()
    return _(QUARTERS_DONE[quarter]).format(left=_left(arc_job.minutes_left)) if quarter else ""


def announce_end(arc_job: ArcJob) -> list[str]:
    """Return the announcement at the end of the work: the arc in words, or the reason of a failure."""
    return [describe_progress(arc_job).words] if arc_job.failure else [_(ARC_COMPLETE), *arc_job.face.summary]


def _left(minutes: int | None) -> str:
    """Return the remaining time in words, by `MinutesLeft`.

    >>> _left(None), _left(1), _left(3)
    ('It takes some minutes on a busy machine', 'Less than a minute is left', 'About 3 minutes are left')
    >>> _left(90)
    'More than an hour is left'
    """
    if minutes is None:
        return _("It takes some minutes on a busy machine")
    if minutes > MINUTE_STEPS[-1]:
        return _("More than an hour is left")
    if minutes == MINUTE_STEPS[0]:
        return _("Less than a minute is left")
    return _("About {minutes} minutes are left").format(minutes=minutes)
