"""The session without widgets: the question, the player, the runs, and the queue."""

from __future__ import annotations

import pytest

from tests.whatif.questions import question
from tests.whatif.ui.manual_pool import ManualPool
from tests.whatif.ui.sample_counts import counts
from vfw.jobs.pool import INLINE_POOL, Pool, QueueStats
from vfw.whatif.jobs import PLAYOUTS_PER_TASK, describe_wait
from vfw.whatif.precomputed import NotPrecomputed
from vfw.whatif.runs import Run, play_run
from vfw.whatif.tallies import Counts
from vfw.whatif.ui import session as session_module
from vfw.whatif.ui.question_regions import render_progress
from vfw.whatif.ui.session import (
    AS_ASKED,
    CLASS_GAMES,
    CLASS_THRESHOLD,
    CLASS_VARIABLE,
    DEFAULT_QUESTION,
    PLANNER_GAMES,
    WhatIfSession,
)

GAMES = 5 * PLAYOUTS_PER_TASK
QUESTION = question("Connecticut: no cubes", games=str(GAMES))


class Clock:
    """A clock that is a second later at every look."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        self.time += 1
        return self.time


def session_for(pool: Pool, news: list[int] | None = None) -> WhatIfSession:
    """Return a session with a visitor's own question; the games counted are noted at each report."""
    session = WhatIfSession(pool, lambda: None if news is None else news.append(games(session)), now=Clock())
    session.ask(QUESTION)
    return session


def games(session: WhatIfSession) -> int:
    return session.answer.counts.games if session.answer else 0


class TestRuns:
    def test_a_run_ends_with_the_counts_of_the_command(self) -> None:
        session = session_for(INLINE_POOL)
        assert session.answer is None
        session.start()
        assert session.answer is not None
        assert not session.is_playing
        assert not session.answer.is_precomputed
        assert session.answer.counts.record() == play_run(Run(QUESTION, GAMES)).record()

    def test_counts_fill_while_a_run_goes_on(self) -> None:
        pool, news = ManualPool(), list[int]()
        session = session_for(pool, news)
        session.start()
        assert session.is_playing
        for _ in range(5):
            pool.work()
        assert news == [8, 16, 24, 40], "with the last piece of a round the next one begins"

    def test_many_results_at_once_are_reported_once(self) -> None:
        pool, news = ManualPool(), list[int]()
        session = WhatIfSession(pool, lambda: news.append(games(session)), now=lambda: 0.0)
        session.ask(QUESTION)
        session.start()
        pool.work(5)
        assert news == [PLAYOUTS_PER_TASK, GAMES], "the first picture, and the end"

    def test_a_stopped_run_keeps_its_counts_and_resumes(self) -> None:
        pool = ManualPool()
        session = session_for(pool)
        session.start()
        pool.work(2)
        session.stop()
        assert not session.is_playing
        assert pool.is_idle
        assert games(session) == 2 * PLAYOUTS_PER_TASK
        session.resume()
        while session.is_playing:
            pool.work()
        assert session.answer is not None
        assert session.answer.counts.record() == play_run(Run(QUESTION, GAMES)).record()

    def test_more_playouts_extend_a_run(self) -> None:
        session = session_for(INLINE_POOL)
        session.start()
        session.play_more()
        assert session.answer is not None
        assert session.answer.counts.record() == play_run(Run(QUESTION, 2 * GAMES)).record()

    def test_a_failure_is_reported_and_nothing_is_lost(self) -> None:
        pool, news = ManualPool(), list[int]()
        session = session_for(pool, news)
        session.start()
        pool.work()
        pool.fail("The machine is full.")
        assert session.playing is not None
        assert session.playing.failure == "The machine is full."
        assert not session.is_playing
        assert (games(session), len(news)) == (PLAYOUTS_PER_TASK, 2)
        session.resume()
        while session.is_playing:
            pool.work()
        assert (games(session), session.playing.failure) == (GAMES, "")

    def test_the_time_left_follows_from_the_speed_here(self) -> None:
        pool, now = ManualPool(), [0.0]
        session = WhatIfSession(pool, lambda: None, now=lambda: now[0])
        session.ask(QUESTION)
        session.start()
        assert session.playing is not None
        assert session.playing.seconds_left is None
        now[0] = 10.0
        pool.work()
        assert session.playing.seconds_left == pytest.approx(40)
        assert session.playing.took == pytest.approx(10)


class TestQuestionAndPlayer:
    def test_another_question_or_player_stops_a_run_and_keeps_its_counts(self) -> None:
        pool = ManualPool()
        session = session_for(pool)
        session.start()
        pool.work()
        session.choose_player("random")
        assert pool.is_idle
        assert (session.playing, games(session)) == (None, 0)
        session.start()
        pool.work(5)
        assert {player: counts.games for player, counts in session.by_player.items()} == {
            "random": GAMES,
            "steady": PLAYOUTS_PER_TASK,
        }
        session.choose_player("steady")
        assert games(session) == PLAYOUTS_PER_TASK
        session.choose("hawke-v-smith")
        session.ask(QUESTION)
        assert games(session) == PLAYOUTS_PER_TASK

    def test_two_different_players_are_a_separate_choice(self) -> None:
        session = session_for(ManualPool())
        assert AS_ASKED not in session.players
        session.ask(question("Connecticut: no cubes", players="steady against greedy"))
        assert (session.player, session.players[-1]) == (AS_ASKED, AS_ASKED)
        assert session.current_question is session.question
        session.choose_player("random")
        assert session.current_question.as_changed.conduct.opposition == "random"

    def test_an_unknown_player_is_refused(self) -> None:
        with pytest.raises(ValueError, match="'oracle' is no player; expected one of random, steady, planner"):
            session_for(ManualPool()).choose_player("oracle")

    def test_an_unknown_question_is_refused(self) -> None:
        with pytest.raises(ValueError, match="there is no question 'what'; expected one of connecticut-session, "):
            session_for(ManualPool()).choose("what")

    def test_runs_with_planners_are_shorter(self) -> None:
        session = WhatIfSession(ManualPool(), lambda: None)
        assert session.games_per_run == session.question.games
        session.choose_player("planner")
        assert session.games_per_run == PLANNER_GAMES


class TestQueue:
    def test_runs_of_a_class_are_shorter(self) -> None:
        pool, told = ManualPool(), list[int]()
        session = WhatIfSession(pool, lambda: told.append(session.games_per_run))
        for others in (CLASS_THRESHOLD - 1, CLASS_THRESHOLD):
            pool.queue_stats = QueueStats(others, 10.0)
            session.check_queue()
        assert told == [session.question.games, CLASS_GAMES]

    def test_a_long_run_yields_to_other_visitors(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(session_module, "CLASS_GAMES", 2 * PLAYOUTS_PER_TASK)
        pool = ManualPool()
        session = session_for(pool)
        session.ask(question("Connecticut: no cubes", games=str(2 * GAMES)))
        session.start()
        pool.work(3)
        assert session.is_playing, "no other visitor is there"
        session.stop()
        session.resume()
        pool.queue_stats = QueueStats(CLASS_THRESHOLD, 10.0)
        pool.work()
        assert session.is_playing, "a turn is not over yet"
        pool.work()
        assert (session.is_playing, session.has_yielded, games(session)) == (False, True, GAMES)

    def test_the_wait_follows_from_the_other_visitors(self) -> None:
        pool = ManualPool()
        session = WhatIfSession(pool, lambda: None)
        assert session.estimate_seconds(80) is None
        pool.queue_stats = QueueStats(1, 10.0)
        session.check_queue()
        assert session.estimate_seconds(10 * PLAYOUTS_PER_TASK) == pytest.approx(2.0)
        session.choose_player("planner")
        assert session.estimate_seconds(80) is None, "how long a planner thinks is not known by what others asked"


class TestPrecomputed:
    @pytest.fixture(autouse=True)
    def precomputed_counts(self, monkeypatch: pytest.MonkeyPatch) -> None:
        class Found:
            by_player = {"random": Counts(), "steady": counts()}  # noqa: RUF012

        def found(name: str) -> type[Found]:
            if name == DEFAULT_QUESTION:
                return Found
            raise NotPrecomputed("stale")

        monkeypatch.setattr(session_module, "load_precomputed", found)

    def test_precomputed_counts_are_shown_at_once(self) -> None:
        session = WhatIfSession(ManualPool(), lambda: None)
        assert session.answer is not None
        assert session.answer.is_precomputed
        assert session.answer.counts.record() == counts().record()
        assert list(session.by_player) == ["steady"]

    def test_precomputed_counts_stay_until_a_run_and_come_back(self) -> None:
        pool = ManualPool()
        session = WhatIfSession(pool, lambda: None)
        session.start()
        assert session.answer is not None
        assert session.answer.is_precomputed
        pool.work()
        assert not session.answer.is_precomputed
        session.forget()
        assert session.answer.is_precomputed
        assert pool.is_idle

    def test_stale_counts_are_not_shown(self) -> None:
        session = WhatIfSession(ManualPool(), lambda: None)
        session.choose("hawke-v-smith")
        assert session.answer is None
        assert session.by_player == {}


OTHERS = 29
CLASS_QUESTION = question("Connecticut: no cubes")


def waiting_session(others: int) -> WhatIfSession:
    """Return a session whose question has no counts, with this many other visitors in the queue."""
    pool = ManualPool()
    pool.queue_stats = QueueStats(others, 8.0)
    session = WhatIfSession(pool, lambda: None)
    session.ask(CLASS_QUESTION)
    session.check_queue()
    return session


def test_a_class_has_400_playouts_a_run_even_without_a_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    assert waiting_session(0).games_per_run == CLASS_QUESTION.games
    monkeypatch.setenv(CLASS_VARIABLE, "yes")
    assert waiting_session(0).games_per_run == CLASS_GAMES


def test_a_waiting_visitor_reads_how_long_and_why() -> None:
    session = waiting_session(OTHERS)
    pieces = CLASS_GAMES / PLAYOUTS_PER_TASK
    assert pieces * (OTHERS + 1) / 8 == pytest.approx(187.5)
    assert "400 worlds of each kind, about 4 minutes: 29 others are asking" in render_progress(session)
    session.start()
    assert "about 4 minutes left: 29 others are asking" in render_progress(session)
    assert "others are asking" not in render_progress(waiting_session(0))


def test_the_announced_wait_does_not_waver() -> None:
    said = {describe_wait(QueueStats(0, 8.0), pieces) for pieces in range(81, 120)}
    assert said == {"about 15 seconds"}
