"""A run of a question by quick players as work for a pool: it fills while it runs, can be stopped and gone on with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from time import monotonic
from typing import Any

from vfw.thinking.crowd import Crowd
from vfw.thinking.inquiry import Piece
from vfw.thinking.pool import Pool
from vfw.thinking.thought import Thought
from vfw.whatif.playouts import Ending, Playout, ResumablePlayout, Setup
from vfw.whatif.runs import Run
from vfw.whatif.tallies import Counts, count_playouts

PLAYOUTS_PER_TASK = 8
"""Worlds of each kind in a piece: a quarter of a second from 1848 on the pure engine."""
FIRST_ROUND_TASKS, MAX_ROUND_TASKS = 4, 256
"""Pieces: the first picture comes soon, and later rounds are each twice as large, so that little is waited for."""


class PlayoutJob:
    """An `Inquiry` whose `found` are the counts so far: of the worlds from 1 on, however many of them there are."""

    def __init__(self, run: Run, known: Counts | None = None) -> None:
        """Go on from what is `known`, of the worlds from 1 on."""
        self.run, self._counts = run, known or Counts()
        self._next, self._round_size = self._counts.games + 1, FIRST_ROUND_TASKS
        self._in_round: list[Any] = []

    def round(self) -> Sequence[Piece]:
        for record in self._in_round:
            self._counts.add(Counts.from_record(record))
        question = self.run.question
        pieces = list[Piece]()
        while self._next <= self.run.games and len(pieces) < self._round_size:
            games = min(PLAYOUTS_PER_TASK, self.run.games + 1 - self._next)
            playouts = (question.as_it_was, question.as_changed, self.run.seed, self._next, games)
            pieces.append(Piece(count_to_record, playouts))
            self._next += games
        self._round_size = min(2 * self._round_size, MAX_ROUND_TASKS)
        self._in_round = [None] * len(pieces)
        return pieces

    def take(self, number: int, result: Any) -> None:
        self._in_round[number] = result

    @property
    def done(self) -> float:
        return self.found.games / self.run.games

    @property
    def found(self) -> Counts:
        """What is counted: of the round at hand the pieces that are there without a gap, so that it can be gone on
        with from the next world."""
        counts = Counts.from_record(self._counts.record())
        for record in self._in_round:
            if record is None:
                break
            counts.add(Counts.from_record(record))
        return counts


def count_to_record(as_it_was: Setup, as_changed: Setup, seed: int, first: int, games: int) -> dict[str, Any]:
    """The counts of these worlds, as any process can send them."""
    return count_playouts(as_it_was, as_changed, seed, first, games).record()


MAX_PLAYOUTS_AT_ONCE = 8
"""Worlds of each kind that are played at a time; first it is one, so that something comes soon."""

PlayoutOrEnding = ResumablePlayout | Ending
"""A world that is played, or how it came out."""


class RoundwisePlayoutJob:
    """An `Inquiry` whose `found` are the counts so far: of the worlds from 1 on, however many of them there are."""

    def __init__(self, run: Run, known: Counts | None = None) -> None:
        """Go on from what is `known`, of the worlds from 1 on."""
        self.run, self._counts = run, known or Counts()
        self._next, self._limit = self._counts.games + 1, 1
        self._playouts: dict[int, list[PlayoutOrEnding]] = {}
        self._in_round: list[tuple[int, int]] = []

    def round(self) -> Sequence[Piece]:
        self._count()
        question, seed = self.run.question, self.run.seed
        while len(self._playouts) < self._limit and self._next <= self.run.games:
            kinds = question.as_it_was, question.as_changed
            self._playouts[self._next] = [ResumablePlayout(Playout(setup, seed, self._next)) for setup in kinds]
            self._next += 1
        pairs = [(number, kind) for number in self._playouts for kind in (0, 1)]
        self._in_round = [(number, kind) for number, kind in pairs if not self._ending(number, kind)]
        return [Piece(play_one_round, (self._playouts[number][kind],)) for number, kind in self._in_round]

    def take(self, number: int, result: Any) -> None:
        first, kind = self._in_round[number]
        self._playouts[first][kind] = result

    @property
    def done(self) -> float:
        return self._counts.games / self.run.games

    @property
    def found(self) -> Counts:
        """What is counted, as it is now."""
        return Counts.from_record(self._counts.record())

    def _ending(self, number: int, kind: int) -> Ending | None:
        playout = self._playouts[number][kind]
        return playout if isinstance(playout, Ending) else None

    def _count(self) -> None:
        """Count the worlds that are over, in the order of their numbers, as far as there is no gap."""
        for number in sorted(self._playouts):
            was, is_ = self._ending(number, 0), self._ending(number, 1)
            if was is None or is_ is None:
                break
            self._counts.count(number, was, is_)
            del self._playouts[number]
            self._limit = min(2 * self._limit, MAX_PLAYOUTS_AT_ONCE)


def play_one_round(playout: ResumablePlayout) -> PlayoutOrEnding:
    """The world after this round."""
    return playout.advance(to_the_end=False) or playout


NEWS_INTERVAL = 0.5
"""s between two looks at what has been counted so far."""
MIN_SECONDS_TO_ESTIMATE = 1.0
"""s after which it can be said how long the rest takes."""


class RunInProgress:
    """The worlds of a run that are not yet counted, from what is `known` of it on.

    `on_news` is called when there is more to show: as soon as there is anything, then at most twice a second, and once
    when it is over.

    Attributes:
        run: the question, how many worlds of each kind, and the seed. counts: of the worlds from 1 on, those that were
            there without a gap when this was last looked at. took: s that this has taken so far.
    """

    def __init__(
        self,
        run: Run,
        known: Counts,
        pool: Pool,
        on_news: Callable[[], object],
        *,
        now: Callable[[], float] = monotonic,
    ) -> None:
        self.run, self.known, self.counts = run, known, known
        kind = RoundwisePlayoutJob if run.has_planner else PlayoutJob
        self._job = kind(run, Counts.from_record(known.record()))
        self._running_job = Thought(self._job, pool)
        self._on_news, self._now = on_news, now
        self._began = self._ended = now()
        self._last_news = float("-inf")

    def begin(self) -> None:
        """Let the pool play."""
        self._running_job.begin(self._on_job_news)

    def stop(self) -> None:
        """Nobody waits for more."""
        if not self.is_over:
            self._running_job.stop()
            self.counts, self._ended = self._job.found, self._now()

    @property
    def is_over(self) -> bool:
        return self._running_job.is_over

    @property
    def failure(self) -> str:
        """Why it went no further; "" where it did not fail."""
        return self._running_job.failure

    @property
    def played(self) -> int:
        """How many worlds of each kind were played since it began."""
        return self.counts.games - self.known.games

    @property
    def took(self) -> float:
        return (self._ended if self.is_over else self._now()) - self._began

    @property
    def seconds_left(self) -> float | None:
        """What the rest takes, as it went so far; None where that cannot be said yet."""
        if not self.played or self.took < MIN_SECONDS_TO_ESTIMATE:
            return None
        return self.took * (self.run.games - self.counts.games) / self.played

    def _on_job_news(self) -> None:
        now = self._now()
        if not self.is_over and now - self._last_news < NEWS_INTERVAL:
            return
        before, self.counts = self.counts.games, self._job.found
        if self.is_over:
            self._ended = now
        elif self.counts.games == before:
            return
        self._last_news = now
        self._on_news()


WAIT_STEPS = (5, 10, 15, 20, 30, 40, 60, 90)
"""s that are said, where it is not much longer: so that it does not waver."""


def describe_wait(crowd: Crowd, pieces: int) -> str:
    """How long so many pieces take at most, and why.

    >>> wait_in_words(Crowd(12, 8.0), 25)
    'about 60 seconds: 12 others are asking'
    >>> wait_in_words(Crowd(1, 8.0), 1000)
    'about 5 minutes: one other is asking'
    """
    seconds = crowd.seconds(pieces)
    step = next((step for step in WAIT_STEPS if seconds <= step), None)
    long = f"about {step} seconds" if step else f"about {ceil(seconds / 60)} minutes"
    return f"{long}{describe_wait_reason(crowd)}"


def describe_wait_reason(crowd: Crowd | None) -> str:
    """Why it takes so long, as the end of a sentence; "" where nobody else asks, or nothing is known.

    >>> because_of(Crowd(12, 8.0))
    ': 12 others are asking'
    """
    if not crowd or not crowd.others:
        return ""
    return f": {'one other is' if crowd.others == 1 else f'{crowd.others} others are'} asking"
