"""The session of a visitor on the page *What if?*, without widgets: the question, the player, and the counts."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import ceil
from time import monotonic

from vfw.jobs.batch import Task
from vfw.jobs.pool import Pool, QueueStats
from vfw.resources import lessons
from vfw.votes import VotesForWomen
from vfw.votes.players.registry import VERSION
from vfw.whatif.api import load_question
from vfw.whatif.jobs import PLAYOUTS_PER_TASK, RunInProgress, count_to_record
from vfw.whatif.precomputed import load_precomputed
from vfw.whatif.question import Question
from vfw.whatif.runs import Run
from vfw.whatif.tallies import Counts

PLAYERS = ("random", "steady", "planner")
"""The players of a question, from the weakest to the strongest."""
AS_ASKED = "own"
"""The player name for a question with two different players, one for each side."""
PLANNER_GAMES = 400
"""Playouts of each kind in a run with a slow player."""
CLASS_GAMES = 400
"""Playouts of each kind in a run of one of many visitors."""
CLASS_VARIABLE = "VFW_CLASS"
"""The environment variable of an exhibit on a network: there a class asks, or will soon."""
CLASS_THRESHOLD = 3
"""The number of other waiting visitors that makes a class."""
DEFAULT_QUESTION = "connecticut-session"
"""The question that the page opens with: a small change, a short game, and a difference that the model sees."""


@dataclass(frozen=True)
class ShownAnswer:
    """The answer that is shown.

    Attributes:
        counts: The counts.
        is_precomputed: True if they were computed in advance, and not here.
    """

    counts: Counts
    is_precomputed: bool


class WhatIfSession:
    """The question of a visitor, and its runs.

    Args:
        pool: The pool that plays.
        on_news: Called when there are new counts.
        first: The name of the first question.
        now: The clock.

    Attributes:
        name: The name of a shipped question; "" for another.
        question: The question as it was asked, with its own players.
        seed: The seed of all its playouts.
        player: The current player, one of `players`.
        queue_stats: The load of the pool at the last check; None before it is known.
        has_yielded: True if the run was stopped because other visitors wait.
    """

    def __init__(
        self,
        pool: Pool,
        on_news: Callable[[], object],
        *,
        first: str = DEFAULT_QUESTION,
        now: Callable[[], float] = monotonic,
    ) -> None:
        self._pool, self._on_news, self._now = pool, on_news, now
        self.queue_stats: QueueStats | None = None
        self.has_yielded = False
        self._runs: dict[str, RunInProgress] = {}
        self.name, self.question, self.seed = first, _load_shipped(first), 0
        self._counted: dict[str, Counts] = {}
        self.player = _default_player(self.question)

    # Question and player

    def choose(self, name: str) -> None:
        """Ask a shipped question.

        Raises:
            ValueError: The name is unknown; the message names the known ones.
        """
        self._ask(name, _load_shipped(name))

    def ask(self, question: Question, seed: int = 0, counted: Mapping[str, Counts] | None = None) -> None:
        """Ask a visitor's own question, or one from a file with its counts, by player."""
        self._ask("", question, seed)
        self._counted = {player: counts for player, counts in (counted or {}).items() if player in self.players}
        self.player = next(iter(self._counted), self.player)

    def _ask(self, name: str, question: Question, seed: int = 0) -> None:
        self.stop()
        self.name, self.question, self.seed, self._counted = name, question, seed, {}
        self.player = _default_player(question)

    @property
    def players(self) -> tuple[str, ...]:
        """The players that can play the question."""
        if self._is_about_players:
            return (AS_ASKED,)
        return PLAYERS if _default_player(self.question) in PLAYERS else (*PLAYERS, AS_ASKED)

    @property
    def _is_about_players(self) -> bool:
        """True if the changed playouts have other players: with one player for all, the question would be lost."""
        return self.question.with_players("steady").changes != self.question.changes

    def choose_player(self, player: str) -> None:
        """Choose the player.

        Raises:
            ValueError: The player is unknown; the message names the known ones.
        """
        if player not in self.players:
            raise ValueError(f"{player!r} is no player; expected one of {', '.join(self.players)}")
        self.stop()
        self.player = player

    def _played_by(self, player: str) -> Question:
        return self.question if player == AS_ASKED else self.question.with_players(player)

    # Counts

    @property
    def current_question(self) -> Question:
        """The question with the current player."""
        return self._played_by(self.player)

    @property
    def precomputed(self) -> dict[str, Counts]:
        """The counts that were computed in advance, by player; for a file its own counts.

        It is empty if rules or players have changed since.
        """
        if self._counted:
            return self._counted
        try:
            return dict(load_precomputed(self.name).by_player) if self.name else {}
        except ValueError:
            return {}

    @property
    def versions(self) -> str:
        """The versions of the counts, "rules 0.2, players 5", and the seed if it is unusual."""
        return f"rules {VotesForWomen.rules}, players {VERSION}{f', seed {self.seed}' if self.seed else ''}"

    @property
    def playing(self) -> RunInProgress | None:
        """The last run of the current question and player; None without one."""
        return self._runs.get(Run(self.current_question, 0, self.seed).key)

    @property
    def answer(self) -> ShownAnswer | None:
        """The counts of this session, or else the precomputed ones; None without any."""
        if (playing := self.playing) and (counts := playing.counts).games:
            return ShownAnswer(counts, is_precomputed=False)
        counts = self.precomputed.get(self.player, Counts())
        return ShownAnswer(counts, is_precomputed=True) if counts.games else None

    @property
    def by_player(self) -> dict[str, Counts]:
        """The known counts of each player."""
        before = self.precomputed
        found = {}
        for player in self.players:
            here = self._runs.get(Run(self._played_by(player), 0, self.seed).key)
            counts = here.counts if here else Counts()
            if not counts.games:
                counts = before.get(player, Counts())
            if counts.games:
                found[player] = counts
        return found

    # Runs

    @property
    def is_playing(self) -> bool:
        """True if a run is in progress."""
        return self.playing is not None and not self.playing.is_over

    @property
    def games_per_run(self) -> int:
        """Playouts of each kind in a run, or in its extension."""
        most = [self.question.games]
        if self._has_planner:
            most.append(PLANNER_GAMES)
        if self.is_class:
            most.append(CLASS_GAMES)
        return min(most)

    @property
    def is_class(self) -> bool:
        """True if a class or many other visitors wait, so that every run is shorter."""
        return CLASS_VARIABLE in os.environ or (
            self.queue_stats is not None and self.queue_stats.others >= CLASS_THRESHOLD
        )

    def warm_up(self) -> None:
        """Prepare the workers for the current question, so that the first picture comes soon."""
        question = self.current_question
        playouts = (question.as_it_was, question.as_changed, self.seed, 1, 1)
        self._pool.expect(Task(count_to_record, playouts))

    def check_queue(self) -> None:
        """Ask for the load of the pool; the answer may come at once, or never."""
        self._pool.request_stats(self._on_queue_stats)

    def _on_queue_stats(self, queue_stats: QueueStats) -> None:
        before = self.queue_stats
        self._note(queue_stats)
        if queue_stats != before:
            self._on_news()

    def estimate_seconds(self, games: int) -> float | None:
        """Estimate the most seconds for this many playouts of each kind, without further visitors; None if unknown."""
        if self.queue_stats is None or self._has_planner:
            return None
        return self.queue_stats.seconds(ceil(games / PLAYOUTS_PER_TASK))

    @property
    def _has_planner(self) -> bool:
        return Run(self.current_question, 0, self.seed).has_planner

    def start(self) -> None:
        """Play the question here, from the first playout on."""
        self._begin(self.games_per_run, Counts())

    def stop(self) -> None:
        """Stop the run; its counts stay, and it can be resumed."""
        self.has_yielded = False
        if self.playing:
            self.playing.stop()

    def resume(self) -> None:
        """Play the rest of a run that was stopped, or has failed."""
        if self.playing and self.playing.is_over:
            self._begin(self.playing.run.games, self.playing.counts)

    def play_more(self) -> None:
        """Extend the run, which makes the intervals narrower."""
        if self.playing and self.playing.is_over:
            self._begin(self.playing.run.games + self.games_per_run, self.playing.counts)

    def forget(self) -> None:
        """Show the precomputed counts again."""
        self.stop()
        self._runs.pop(Run(self.current_question, 0, self.seed).key, None)

    def _begin(self, games: int, known: Counts) -> None:
        self.stop()
        run = Run(self.current_question, games, self.seed)
        playing = RunInProgress(run, known, self._pool, self._on_run_news, now=self._now)
        self._runs[run.key] = playing
        playing.begin()

    def _on_run_news(self) -> None:
        """Report new counts; a long run yields to other visitors that have come meanwhile."""
        playing = self.playing
        if playing and not playing.is_over:
            self._pool.request_stats(self._note)
            if self.is_class and playing.played >= CLASS_GAMES:
                self.stop()
                self.has_yielded = True
        self._on_news()

    def _note(self, queue_stats: QueueStats) -> None:
        self.queue_stats = queue_stats


def _load_shipped(name: str) -> Question:
    if name not in lessons("whatif"):
        raise ValueError(f"there is no question {name!r}; expected one of {', '.join(lessons('whatif'))}")
    return load_question(name)


def _default_player(question: Question) -> str:
    setups = question.as_it_was, question.as_changed
    kinds = {kind for setup in setups for kind in (setup.conduct.suffragist, setup.conduct.opposition)}
    only = kinds.pop()
    return only if only in PLAYERS and not kinds else AS_ASKED
