"""Advice about the question at hand: hints, the chance to win, and warnings of the coach in a guided game.

A pool computes each advice request. Its result is valid as long as the question is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from time import monotonic
from typing import Any, Generic, TypeVar

from vfw.core.match import Match
from vfw.core.questions import Decision, Reply
from vfw.jobs.batch import BatchJob, CompletedJob
from vfw.jobs.pool import RunningJob
from vfw.panel.session.effects import Outbox
from vfw.panel.session.participants import Participants
from vfw.panel.session.screen import SharedScreen
from vfw.panel.skins.capabilities import Skin
from vfw.panel.view_models.advice import AnswerCritique, CoachWarning, HintModel, WinProbabilityModel, continue_hints

FoundT = TypeVar("FoundT")

NEWS_INTERVAL = 0.3
"""Seconds between two reports of progress, so that visitors can follow them."""


def coach_seed(match: Match[Any, Any]) -> str:
    """Return the seed for all advice about the question at hand, so that repeated requests give the same answer."""
    return f"{match.chance.header()} coach {len(match.replies)}"


class AdviceRequest(Generic[FoundT]):
    """A request for advice about the question at hand of `match`. It has no result once the question is answered.

    Attributes:
        job: the job that works on the last request; None for none.
        is_awaited: True if the visitor waits for the last request.
    """

    def __init__(self, match: Match[Any, Any], outbox: Outbox) -> None:
        self._match, self._outbox, self.is_awaited = match, outbox, True
        self.job: RunningJob[FoundT] | None = None
        self._asked_at: tuple[Reply, ...] = ()
        self._reported_at = 0.0

    def ask(self, job: BatchJob[FoundT], *, is_awaited: bool = True) -> None:
        """Request advice about the question at hand.

        Args:
            job: the work to do.
            is_awaited: True if the visitor waits for it; otherwise the pool works when it has time.
        """
        self.stop()
        self.is_awaited = is_awaited
        self._asked_at, self._reported_at = self._match.replies, monotonic()
        self.job = self._outbox.start(job, is_awaited=is_awaited)

    def give(self, found: FoundT) -> None:
        """Answer the request at once with what is known already."""
        self.stop()
        self.is_awaited, self._asked_at = True, self._match.replies
        self.job = RunningJob(CompletedJob(found))
        self.job.is_over = True

    def note_progress(self) -> bool:
        """Take note of progress. Return whether it is shown now: the last of it always, a part from time to time."""
        now = monotonic()
        if self.is_thinking and now - self._reported_at < NEWS_INTERVAL:
            return False
        self._reported_at = now
        return True

    @property
    def is_about_question(self) -> bool:
        """True if it is about the question at hand."""
        return self._at_hand is not None

    @property
    def can_be_asked(self) -> bool:
        """True if nothing was requested about this question yet, or the request failed."""
        return self._at_hand is None or bool(self.failure)

    @property
    def is_thinking(self) -> bool:
        """True if more can still be found."""
        job = self._at_hand
        return job is not None and not job.is_over

    @property
    def failure(self) -> str:
        """The reason why the request failed; "" if it did not."""
        job = self._at_hand
        return job.failure if job else ""

    @property
    def found(self) -> FoundT | None:
        """The result so far; None for none."""
        job = self._at_hand
        if job is None or job.failure:
            return None
        try:
            return job.job.found
        except ValueError:
            return None

    @property
    def result(self) -> FoundT | None:
        """The final result of the last request, also if another question is asked by now; None before."""
        job = self.job
        return job.job.found if job and job.is_over and not job.failure else None

    @property
    def since(self) -> tuple[Reply, ...] | None:
        """The replies given since the request; None if nothing was requested, or its position was undone."""
        known, replies = len(self._asked_at), self._match.replies
        return replies[known:] if self.job and replies[:known] == self._asked_at else None

    def stop(self) -> None:
        """Cancel the request."""
        self._outbox.stop(self.job)
        self.job = None

    def drop(self) -> None:
        """Cancel a request that still runs for another question."""
        if self.job and not self.job.is_over and self._at_hand is None:
            self.stop()

    @property
    def _at_hand(self) -> RunningJob[FoundT] | None:
        # This runs for every click: without a running job, skip the comparison of many replies.
        return self.job if self.job and self._asked_at == self._match.replies else None


WISHES_KEY = "chances wished for"
"""The key under which the seats whose persons want to see the chance are kept with the match."""
DECLINED_KEY = "chances declined to"
"""The key for the seats that wanted to see it, and have not been told yet that others declined."""
COUNTING = "still being counted"
"""Shown in place of the chance until it is known."""


class WinChances:
    """The chance to win at `match`, if it was requested.

    A person alone against computers sees the chance computed from what their seat knows, also in few words beside
    hints. Several persons see it computed from public information, so that it reveals nothing hidden, and only as long
    as all of them agree.

    Attributes:
        request: the current request; awaited if the visitor asked for the chance, and not beside hints.
        is_shared: True if several persons would see it.
    """

    def __init__(
        self, match: Match[Any, Any], skin: Skin, participants: Participants, screen: SharedScreen, outbox: Outbox
    ) -> None:
        self._match, self._skin, self._screen, self._outbox = match, skin, screen, outbox
        self._persons = frozenset(participants.persons)
        self._willing, self._untold = self._kept(WISHES_KEY), self._kept(DECLINED_KEY)
        self.request = AdviceRequest[WinProbabilityModel](match, outbox)
        self.is_shared = len(self._persons) > 1

    @property
    def face(self) -> WinProbabilityModel | None:
        """The chance as far as it is known; None if it was not requested, or nothing is known yet."""
        found = self.request.found if self.request.is_awaited else None
        return found.so_far if found and self.request.is_thinking else found

    @property
    def in_short(self) -> str:
        """The chance and its margin in few words, if it is computed beside hints; else ""."""
        if self.request.is_awaited:
            return ""
        if self.request.is_thinking:
            return COUNTING
        face = self.request.found
        return f"{face.short}, {face.between}" if face else ""

    @property
    def can_be_asked(self) -> bool:
        """True if the chance was not requested for this question yet, or the request failed."""
        return self.request.can_be_asked or not self.request.is_awaited

    @property
    def are_agreed(self) -> bool:
        """True if all who would see it have agreed."""
        return not self.is_shared or self._willing >= self._persons

    @property
    def has_said_so(self) -> bool:
        """True if the viewer wants to see it, and others have not agreed yet."""
        return not self.are_agreed and self._screen.seen_by in self._willing

    @property
    def is_proposed(self) -> bool:
        """True if others want to see it, and the viewer has not answered yet."""
        return not self.are_agreed and bool(self._willing) and self._screen.seen_by not in self._willing

    @property
    def proposed_by(self) -> list[str]:
        """The names of the seats that want to see it."""
        return [self._skin.seat_name(seat) for seat in sorted(self._willing)]

    @property
    def is_declined(self) -> bool:
        """True if the viewer wanted to see it, and must be told that others declined."""
        return self._screen.seen_by in self._untold

    @property
    def can_be_stopped(self) -> bool:
        """True if it is shown to several persons, each of whom can stop that."""
        return self.is_shared and self.are_agreed

    @property
    def waits_for(self) -> list[str]:
        """The names of the seats that have not agreed."""
        return [self._skin.seat_name(seat) for seat in sorted(self._persons - self._willing)]

    def ask(self) -> None:
        """Record that the viewer wants to see it, and start to compute it if all others agree."""
        seat = self._screen.seen_by
        assert seat is not None
        self._willing.add(seat)
        self._untold.clear()
        self._keep()
        if self.are_agreed:
            known = None if self.request.is_thinking else self.request.found
            if known:
                self.request.give(known)
            elif job := self._batch_job(seat):
                self.request.ask(job)

    def ask_beside_hints(self) -> None:
        """Compute it beside requested hints, if the viewer is the only person and other processes do the work."""
        seat = self._screen.seen_by
        if seat is None or self.is_shared or not self._outbox.has_workers or not self.request.can_be_asked:
            return
        if job := self._batch_job(seat):
            self.request.ask(job, is_awaited=False)

    def _batch_job(self, seat: str) -> BatchJob[WinProbabilityModel] | None:
        view = self._match.view(None if self.is_shared else seat)
        return self._skin.capabilities.advice.chance(view, coach_seed(self._match))

    def decline(self) -> None:
        """Decline for the viewer, or stop showing it.

        It is not shown any more, and those who wanted to see it are told.
        """
        self._untold = {seat for seat in self._willing if seat != self._screen.seen_by}
        self._willing.clear()
        self.request.stop()
        self._keep()

    def acknowledge_decline(self) -> None:
        """Record that the viewer has been told that others declined."""
        if self.is_declined:
            self._untold.discard(str(self._screen.seen_by))
            self._keep()

    def _kept(self, name: str) -> set[str]:
        """Return the seats that are kept with the match under this name."""
        kept = self._match.found.get(name)
        return {seat for seat in self._persons if isinstance(kept, list) and seat in kept}

    def _keep(self) -> None:
        if self.is_shared:
            self._match.found[WISHES_KEY], self._match.found[DECLINED_KEY] = sorted(self._willing), sorted(self._untold)


class Hints:
    """Hints requested for the question at hand of `match`. There are none once it is answered.

    If several persons look at the screen, the hints do not say how often an answer wins.

    Attributes:
        request: the current request.
    """

    def __init__(self, match: Match[Any, Any], skin: Skin, participants: Participants, outbox: Outbox) -> None:
        self._match, self._skin, self._is_shared = match, skin, len(participants.persons) > 1
        self.request = AdviceRequest[Sequence[HintModel]](match, outbox)

    def ask(self, view: Any, known: Sequence[HintModel] = ()) -> None:
        """Request hints from the view of one seat.

        Args:
            view: the question as the seat sees it.
            known: good answers that are known already, or were given with the question before.
        """
        if known := known or self._still_said:
            self.request.give(known)
        elif job := self._skin.capabilities.advice.find_hints(view, coach_seed(self._match)):
            self.request.ask(job)

    def were_asked(self, so_far: Sequence[Reply]) -> bool:
        """Return whether hints were requested for the question at hand, or before the last replies `so_far`."""
        since = self.request.since
        return since is not None and len(since) <= len(so_far)

    @property
    def _still_said(self) -> Sequence[HintModel]:
        since = self.request.since
        return continue_hints(self.request.result or (), since) if since is not None else ()

    @property
    def faces(self) -> Sequence[HintModel]:
        """Good answers, best first; () if none were requested, or they are not known yet."""
        found = () if self.request.is_thinking else self.request.found or ()
        return [replace(hint, compared="") for hint in found] if self._is_shared else found


SPOKEN_KEY = "remarks made"
"""The key under which the moments of warnings are kept with the match."""


class CoachWarnings:
    """The coach of a guided game: checks each question in the background, and warns before a weak answer.

    It warns at most once a round, never too late, and not if the visitor asked for hints. It holds an answer back and
    never changes it. With several persons at a screen there is no such coach: all of them would see its warnings.

    Attributes:
        remark: the warning about the answer that is held back; None if none is.
    """

    def __init__(
        self, match: Match[Any, Any], skin: Skin, participants: Participants, hints: Hints, outbox: Outbox
    ) -> None:
        self._match, self._skin, self._participants, self._hints = match, skin, participants, hints
        self.request = AdviceRequest[AnswerCritique](match, outbox)
        self.remark: CoachWarning | None = None
        self._held: tuple[Reply, ...] = ()
        self._better: HintModel | None = None
        kept = match.found.get(SPOKEN_KEY)
        self._spoke_at = {moment for moment in kept if isinstance(moment, str)} if isinstance(kept, list) else set()

    @property
    def can_speak(self) -> bool:
        """True if there is exactly one person, and the game has advice."""
        return len(self._participants.persons) == 1 and bool(self._skin.capabilities.advice)

    def look(self) -> None:
        """Start to check the question at hand, unless it is part of an answer that was checked."""
        self.drop()
        if self._so_far is None:
            self._better = None
        pending = self._match.pending
        is_asked = isinstance(pending, Decision) and pending.seat in self._participants.persons
        if is_asked and self._so_far is None and self._moment not in self._spoke_at:
            job = self._skin.capabilities.advice.find_objections(self._view, coach_seed(self._match))
            if job:
                self.request.ask(job, is_awaited=False)

    def holds_back(self, replies: tuple[Reply, ...]) -> bool:
        """Return whether a warning comes before this answer; if so, keep the answer."""
        self.drop()
        objections, so_far = self.request.result, self._so_far
        if objections is None or so_far is None or self._moment in self._spoke_at or self._hints.were_asked(so_far):
            return False
        self.remark = objections.objection_to((*so_far, *replies))
        if self.remark:
            self._held = replies
            self._spoke_at.add(self._moment)
            self._match.found[SPOKEN_KEY] = sorted(self._spoke_at)
        return self.remark is not None

    @property
    def hints(self) -> Sequence[HintModel]:
        """Good answers to the question at hand, if it or the card before it was checked already; else ()."""
        objections, since = self.request.result, self.request.since
        return continue_hints(objections.hints, since) if objections and since is not None else ()

    @property
    def advice(self) -> Sequence[HintModel]:
        """The better answer than the one held back, if the visitor chose again; else ()."""
        since = self.request.since
        return continue_hints([self._better], since) if self._better and since is not None else ()

    def choose_again(self) -> bool:
        """Discard the held answer, and advise the better one until an answer is given.

        Returns:
            Whether the better one begins otherwise than the replies already given, which must be undone then.
        """
        if self.remark is None:
            return False
        self._better, so_far = self.remark.better, self._so_far
        self.drop()
        return bool(so_far and so_far[0] != self._better.picks)

    def let_go(self) -> tuple[Reply, ...]:
        """Return the held answer, which is given after all."""
        held = self._held
        self.drop()
        return held

    def drop(self) -> None:
        """Hold nothing back any more."""
        self.remark, self._held = None, ()

    @property
    def _so_far(self) -> tuple[Reply, ...] | None:
        """The replies since the question that was checked; () if it is still asked, None if another one is."""
        objections, since = self.request.result, self.request.since
        if since == ():
            return ()
        return since if objections and since and objections.goes_on(since) else None

    @property
    def _view(self) -> Any:
        (person,) = self._participants.persons
        return self._match.view(person)

    @property
    def _moment(self) -> str:
        """The moment of the game: the coach warns once in each."""
        return self._skin.capabilities.moments.moment(self._view)
