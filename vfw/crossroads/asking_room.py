"""The room *What if?* without its widgets: which question is asked, who plays it, and what has been counted of it."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import ceil
from time import monotonic

from vfw.crossroads.playing_worlds import Playing
from vfw.jobs.batch import Task
from vfw.jobs.pool import Pool, QueueStats
from vfw.resources import lessons
from vfw.votes import VotesForWomen
from vfw.votes.advice.players import VERSION
from vfw.whatif.answered import asked
from vfw.whatif.inquiring import OF_A_PIECE, counted_as_record
from vfw.whatif.question import Question
from vfw.whatif.ready import ready
from vfw.whatif.runs import Run
from vfw.whatif.tallies import Counts

PLAYERS = ("random", "steady", "planner")
"""Who can play a question, from the weakest to the strongest."""
OWN = "own"
"""Who plays where the question has two different players, one for each side."""
WITH_A_PLANNER = 400
"""Worlds of each kind at a time, where somebody thinks for long."""
IN_A_CLASS = 400
"""Worlds of each kind that one of many visitors may have played at a time."""
CLASS = "VFW_CLASS"
"""Is in the environment of an exhibit that a network can reach: there a class asks, or will soon."""
A_FEW = 3
"""So many others who have something worked out make a class."""
FIRST = "connecticut-session"
"""The question of the first sight: one door that opens, a short game, and a difference that the model sees."""


@dataclass(frozen=True)
class Answer:
    """What is shown of an answer.

    Attributes:
        counts: what was counted. is_ready: whether that was beforehand, and not here.
    """

    counts: Counts
    is_ready: bool


class AskingRoom:
    """What a visitor asks. `on_news` is called when what is played meanwhile has brought more.

    Attributes:
        name: of a shipped question; "" for one's own. question: as it was asked, whoever plays it.
        seed: of all its worlds. player: who plays it, one of `players`. crowd: who else had something worked out when
            that was last asked; None before it is known. has_given_way: whether the run at hand was stopped because
            others wait.
    """

    def __init__(
        self,
        pool: Pool,
        on_news: Callable[[], object],
        *,
        first: str = FIRST,
        now: Callable[[], float] = monotonic,
    ) -> None:
        self._pool, self._on_news, self._now = pool, on_news, now
        self.crowd: QueueStats | None = None
        self.has_given_way = False
        self._runs: dict[str, Playing] = {}
        self.name, self.question, self.seed = first, _shipped(first), 0
        self._counted: dict[str, Counts] = {}
        self.player = _usual(self.question)

    # What is asked

    def choose(self, name: str) -> None:
        """Ask a shipped question. Raises ValueError, which names those there are."""
        self._ask(name, _shipped(name))

    def ask(self, question: Question, seed: int = 0, counted: Mapping[str, Counts] | None = None) -> None:
        """Ask a question of one's own, or one from a file, with what was counted of it then, by player."""
        self._ask("", question, seed)
        self._counted = {player: counts for player, counts in (counted or {}).items() if player in self.players}
        self.player = next(iter(self._counted), self.player)

    def _ask(self, name: str, question: Question, seed: int = 0) -> None:
        self.stop()
        self.name, self.question, self.seed, self._counted = name, question, seed, {}
        self.player = _usual(question)

    @property
    def players(self) -> tuple[str, ...]:
        """Who can play it."""
        if self._is_about_players:
            return (OWN,)
        return PLAYERS if _usual(self.question) in PLAYERS else (*PLAYERS, OWN)

    @property
    def _is_about_players(self) -> bool:
        """Whether others play the changed worlds: it would not be asked any more where all are played alike."""
        return self.question.played_by("steady").changes != self.question.changes

    def play_with(self, player: str) -> None:
        """Let others play it. Raises ValueError, which names who can."""
        if player not in self.players:
            raise ValueError(f"{player!r} is no player; expected one of {', '.join(self.players)}")
        self.stop()
        self.player = player

    def _played_by(self, player: str) -> Question:
        return self.question if player == OWN else self.question.played_by(player)

    # What is counted

    @property
    def at_hand(self) -> Question:
        """The question with those who play it."""
        return self._played_by(self.player)

    @property
    def beforehand(self) -> dict[str, Counts]:
        """What was counted before anybody asked, by player; for one's own question what its file holds, and nothing
        where rules or players have changed since."""
        if self._counted:
            return self._counted
        try:
            return dict(ready(self.name).by_player) if self.name else {}
        except ValueError:
            return {}

    @property
    def versions(self) -> str:
        """By which rules and players it was counted: "rules 0.2, players 5"; and by which seed, where that is not the
        usual one."""
        return f"rules {VotesForWomen.rules}, players {VERSION}{f', seed {self.seed}' if self.seed else ''}"

    @property
    def playing(self) -> Playing | None:
        """The run that was begun last for the question and the player at hand; None where none was."""
        return self._runs.get(Run(self.at_hand, 0, self.seed).key)

    @property
    def answer(self) -> Answer | None:
        """What is known: here, as soon as there is anything, else beforehand; None where nothing is."""
        if (playing := self.playing) and (counts := playing.counts).games:
            return Answer(counts, is_ready=False)
        counts = self.beforehand.get(self.player, Counts())
        return Answer(counts, is_ready=True) if counts.games else None

    @property
    def by_player(self) -> dict[str, Counts]:
        """What is known of each who has played it."""
        before = self.beforehand
        found = {}
        for player in self.players:
            here = self._runs.get(Run(self._played_by(player), 0, self.seed).key)
            counts = here.counts if here else Counts()
            if not counts.games:
                counts = before.get(player, Counts())
            if counts.games:
                found[player] = counts
        return found

    # Playing

    @property
    def is_playing(self) -> bool:
        return self.playing is not None and not self.playing.is_over

    @property
    def at_a_time(self) -> int:
        """Worlds of each kind that a run has, or is longer by."""
        most = [self.question.games]
        if self._thinks:
            most.append(WITH_A_PLANNER)
        if self.is_class:
            most.append(IN_A_CLASS)
        return min(most)

    @property
    def is_class(self) -> bool:
        """Whether a class is here, or so many others have something worked out, that everybody plays less at a time."""
        return CLASS in os.environ or (self.crowd is not None and self.crowd.others >= A_FEW)

    def get_ready(self) -> None:
        """Somebody may play soon: have those who work for the page ready, so that the first picture is soon there."""
        question = self.at_hand
        worlds = (question.as_it_was, question.as_changed, self.seed, 1, 1)
        self._pool.expect(Task(counted_as_record, worlds))

    def look_around(self) -> None:
        """Learn who else has something worked out; there may be news at once, or never."""
        self._pool.crowd(self._see)

    def _see(self, crowd: QueueStats) -> None:
        before = self.crowd
        self._note(crowd)
        if crowd != before:
            self._on_news()

    def seconds_for(self, games: int) -> float | None:
        """How long so many worlds of each kind will take at most, if nobody else comes; None where that cannot be
        said."""
        if self.crowd is None or self._thinks:
            return None
        return self.crowd.seconds(ceil(games / OF_A_PIECE))

    @property
    def _thinks(self) -> bool:
        return Run(self.at_hand, 0, self.seed).thinks

    def start(self) -> None:
        """Play it here, from the first world on."""
        self._begin(self.at_a_time, Counts())

    def stop(self) -> None:
        """What is counted stays, and can be gone on with."""
        self.has_given_way = False
        if self.playing:
            self.playing.stop()

    def go_on(self) -> None:
        """Play what is missing of a run that was stopped, or has failed."""
        if self.playing and self.playing.is_over:
            self._begin(self.playing.run.games, self.playing.counts)

    def more(self) -> None:
        """Play more worlds than before: the bands get narrower."""
        if self.playing and self.playing.is_over:
            self._begin(self.playing.run.games + self.at_a_time, self.playing.counts)

    def forget(self) -> None:
        """Show what was counted beforehand again."""
        self.stop()
        self._runs.pop(Run(self.at_hand, 0, self.seed).key, None)

    def _begin(self, games: int, known: Counts) -> None:
        self.stop()
        run = Run(self.at_hand, games, self.seed)
        playing = Playing(run, known, self._pool, self._hear, now=self._now)
        self._runs[run.key] = playing
        playing.begin()

    def _hear(self) -> None:
        """More is counted. Where others have come meanwhile, a long run gives way to them."""
        playing = self.playing
        if playing and not playing.is_over:
            self._pool.crowd(self._note)
            if self.is_class and playing.played >= IN_A_CLASS:
                self.stop()
                self.has_given_way = True
        self._on_news()

    def _note(self, crowd: QueueStats) -> None:
        self.crowd = crowd


def _shipped(name: str) -> Question:
    if name not in lessons("whatif"):
        raise ValueError(f"there is no question {name!r}; expected one of {', '.join(lessons('whatif'))}")
    return asked(name)


def _usual(question: Question) -> str:
    setups = question.as_it_was, question.as_changed
    kinds = {kind for setup in setups for kind in (setup.conduct.suffragist, setup.conduct.opposition)}
    only = kinds.pop()
    return only if only in PLAYERS and not kinds else OWN
