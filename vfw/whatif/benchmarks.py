"""Benchmarks: how fast games and playouts are played on this machine, and what many machines would gain.

The figures are watched, and not tested: a busy machine would fail such a test.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from vfw import engine
from vfw.companions.companion import Companion
from vfw.core.chance import draw_result
from vfw.core.players import any_reply
from vfw.core.questions import Decision, Outcome
from vfw.jobs.dask_cluster import import_distributed, is_installed
from vfw.resources import lessons
from vfw.votes import VotesForWomen
from vfw.votes.players.planner import PlanningJob
from vfw.votes.players.registry import KINDS
from vfw.whatif import ladder
from vfw.whatif.api import load_question
from vfw.whatif.question import DEFAULT_GAMES, Question
from vfw.whatif.report import describe_shared_luck
from vfw.whatif.runs import Run, play_run, process_executor
from vfw.whatif.statistics import difference
from vfw.whatif.tallies import Counts

PLAYOUT_QUESTIONS = {"June 1919": ("no-special-sessions", ""), "1848": ("no-special-sessions", "1848-seneca-falls")}
"""The question to play for each moment; with a second name, it is played from that scenario instead."""
PLAYOUT_GAMES = 400
"""Playouts of each kind."""
MILLION = 1_000_000
CLUSTER_WORKERS = (1, 10, 100)
"""Workers of a cluster on one machine, which only waits for TASK_SECONDS a task."""
TASK_SECONDS, TASKS_PER_WORKER = 1.0, 5
EXTRAPOLATED_WORKERS = 1000


def benchmark_playouts(jobs: int) -> Iterator[str]:
    """Yield the measurements of playouts, line by line."""
    yield f"the engine is {engine.in_use()}; steady players, worlds of both kinds"
    memory, each, scale = list[float](), 2 * PLAYOUT_GAMES, DEFAULT_GAMES / PLAYOUT_GAMES
    for moment, (name, scenario) in PLAYOUT_QUESTIONS.items():
        question = _start_elsewhere(load_question(name), scenario)
        alone, counts = _time_run(question, 1, memory)
        together, _ = _time_run(question, jobs)
        yield (
            f"from {moment}: {DEFAULT_GAMES:,} of each kind in {together * scale:.0f} s with --jobs {jobs}, "
            f"{alone * scale:.0f} s on one core, efficiency {alone / (jobs * together):.0%}; "
            f"a million games take {alone / each * MILLION / 3600:.1f} core hours"
        )
        if question.changes:
            yield f"  {describe_shared_luck(difference(counts))}"
        else:
            yield f"  nothing is changed: {_count_alike(counts)} of {counts.games} worlds end alike"
    first, *_, last = memory
    games = f"{len(PLAYOUT_QUESTIONS) * PLAYOUT_GAMES} worlds of each kind"
    yield f"memory of the process that plays alone: {first:.0f} MB after its first batch, {last:.0f} MB after {games}"
    if not is_installed():
        yield "no library distributed here: nothing is known of a cluster"
        return
    yield f"a scheduler whose workers wait {TASK_SECONDS:.0f} s a task, {TASKS_PER_WORKER} tasks each:"
    own = 0.0
    for workers in CLUSTER_WORKERS:
        seconds = _time_cluster(workers)
        ideal = TASK_SECONDS * TASKS_PER_WORKER
        own = (seconds - ideal) / (workers * TASKS_PER_WORKER)
        yield f"  {workers:4} workers: {ideal / seconds:.0%} of the time is work, {1000 * own:.1f} ms more a task"
    busy = own * EXTRAPOLATED_WORKERS / TASK_SECONDS
    yield (
        f"  on paper, {EXTRAPOLATED_WORKERS} workers with such tasks keep the scheduler {busy:.0%} busy: "
        f"{'batches of a second do' if busy < 1 else f'batches should take {busy * TASK_SECONDS:.0f} s or more'}"
    )


def _start_elsewhere(question: Question, scenario: str) -> Question:
    """Return the question, or, for another scenario, one from there that changes nothing."""
    if not scenario:
        return question
    setup = replace(question.as_it_was, scenario=lessons("scenarios")[scenario])
    return replace(question, as_it_was=setup, as_changed=setup, changes=())


def _time_run(question: Question, jobs: int, memory: list[float] | None = None) -> tuple[float, Counts]:
    """Return the seconds of a run and its counts; add the memory of this process after each batch to `memory`."""

    def note(counts: Counts, played: int) -> None:
        if memory is not None and played:
            memory.append(_megabytes())

    began = time.perf_counter()
    counts = play_run(Run(question, PLAYOUT_GAMES), process_executor(jobs), progress=note)
    return time.perf_counter() - began, counts


def _count_alike(counts: Counts) -> int:
    """Return the number of playouts that were won in both kinds, or lost in both."""
    return counts.games - counts.as_it_was.won - counts.as_changed.won + 2 * counts.both


def _time_cluster(workers: int) -> float:
    """Return the seconds that workers take which are threads of this process and only wait."""
    distributed = import_distributed()
    with (
        distributed.LocalCluster(
            n_workers=workers, threads_per_worker=1, processes=False, dashboard_address=None, silence_logs="ERROR"
        ) as cluster,
        distributed.Client(cluster, set_as_default=False) as client,
    ):
        client.gather(client.map(_wait, range(workers), [0.0] * workers, pure=False))
        began = time.perf_counter()
        tasks: Any = client.map(_wait, range(workers * TASKS_PER_WORKER), [TASK_SECONDS] * workers * TASKS_PER_WORKER)
        client.gather(tasks)
        return time.perf_counter() - began


def _wait(number: int, seconds: float) -> int:
    time.sleep(seconds)
    return number


def _megabytes() -> float:
    """Return the peak memory of this process in MB; 0 if the system does not tell."""
    if sys.platform == "win32":
        return 0.0
    import resource  # not on Windows

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1024 if sys.platform == "linux" else 1024**2)


REFERENCE_LOOP = "s = 0\nfor i in range(10_000_000): s += i*i"
PLAYER_SECONDS = 6.0
"""Seconds that each player plays on one core; several processes then play as many games."""


def benchmark_players(games: int, jobs: int) -> Iterator[str]:
    """Yield the measurements, line by line: random games, each player alone and with `jobs` processes, the planner."""
    yield f"the engine is {engine.in_use()}"
    speed, answers = time_random_games(games)
    kept, answers_kept = time_random_games(games, keeping=True)
    loop = time_reference_loop()
    yield f"{speed:.0f} games a second, {1e6 / answers:.1f} µs an answer"
    yield f"{kept:.0f} games a second, {1e6 / answers_kept:.1f} µs an answer, where each position is kept"
    yield f"the loop takes {loop:.2f} s: {speed * loop:.0f} and {kept * loop:.0f} games in its time"
    yield f"each player against itself, games a second: on one core, with --jobs {jobs}, and the efficiency of that"
    for kind in [kind for kind in KINDS if kind != "planner"]:
        alone, together = measure_speeds(kind, jobs)
        yield f"  {kind:8} {alone:8.2f} {together:8.2f} {together / (jobs * alone):6.0%}"
    a_play, longest = time_planner(loop)
    yield f"the planner takes {a_play:.2f} of the loop's time for a play, {longest:.2f} for the longest piece of that"


def time_random_games(games: int, *, keeping: bool = False) -> tuple[float, float]:
    """Play random games and return games a second and answers a second.

    Args:
        games: The number of games.
        keeping: True if each position is kept, as in matches; otherwise one draft goes on, as in playouts.
    """
    game, answers = VotesForWomen(), 0
    began = time.perf_counter()
    for seed in range(games):
        position, rng = game.start({}), Random(seed)
        draft = position.draft(keeps_news=False)
        while not isinstance(position.pending if keeping else draft.pending, Outcome):
            if keeping:
                position = game.answer(position, any_reply(position.pending, rng))
            else:
                draft.answer(any_reply(draft.pending, rng))
            answers += 1
    seconds = time.perf_counter() - began
    return games / seconds, answers / seconds


def time_reference_loop() -> float:
    """Return the seconds that this machine takes for REFERENCE_LOOP, by which machines and hours can be compared."""
    loop = compile(REFERENCE_LOOP, "the loop", "exec")
    began = time.perf_counter()
    exec(loop, {})
    return time.perf_counter() - began


def time_planner(loop: float) -> tuple[float, float]:
    """Time the planner on the first card of a game, with the playouts it has at a table.

    Args:
        loop: Seconds of the reference loop, the unit of the result.

    Returns:
        The time of the whole choice and of its longest task, in units of `loop`.
    """
    rules, dice, pieces = VotesForWomen(), Random(0), list[float]()
    position = rules.start({})
    while not isinstance(position.pending, Decision):
        assert not isinstance(position.pending, Outcome)
        position = rules.answer(position, draw_result(position.pending, dice))
    planning = PlanningJob(rules.view(position, position.pending.seat), 0)
    while work := planning.round():
        for number, piece in enumerate(work):
            began = time.perf_counter()
            planning.take(number, piece.do())
            pieces.append((time.perf_counter() - began) / loop)
    return sum(pieces), max(pieces)


def measure_speeds(kind: str, jobs: int) -> tuple[float, float]:
    """Return games a second of this player against itself, with one process and with `jobs`, on the ladder."""
    games: list[ladder.GameSetting] = []
    alone, began = 0.0, time.perf_counter()
    while not games or alone < PLAYER_SECONDS:
        games.append(ladder.GameSetting(0, f"{kind}-{kind}", len(games) + 1))
        ladder.play_game(games[-1])
        alone = time.perf_counter() - began
    began = time.perf_counter()
    for _ in ladder.play_games(games, jobs):
        pass
    return len(games) / alone, len(games) / (time.perf_counter() - began)


COMPANION_SECONDS = 6.0
"""Seconds of each measurement, at random and with the best player; at least one game each."""


def benchmark_companion(companion: Companion) -> Iterator[str]:
    """Yield the measurements of a smaller game, line by line."""
    games, answers = time_companion_games(companion)
    yield f"{companion.game.name}: {games:.1f} random games a second, {1e6 / answers:.1f} µs an answer"
    name = list(companion.players)[-1]
    mean, longest, a_game = time_best_player(companion)
    yield f"{name}: {1e3 * mean:.1f} ms a choice, {1e3 * longest:.0f} ms the longest; {a_game:.1f} s a game by itself"


def time_companion_games(companion: Companion) -> tuple[float, float]:
    """Return random games a second and answers a second; each position is kept until the next."""
    game, games, answers = companion.game, 0, 0
    began = time.perf_counter()
    while not games or time.perf_counter() - began < COMPANION_SECONDS:
        position, rng = game.start(companion.options), Random(games)
        while not isinstance(position.pending, Outcome):
            position = game.answer(position, any_reply(position.pending, rng))
            answers += 1
        games += 1
    seconds = time.perf_counter() - began
    return games / seconds, answers / seconds


def time_best_player(companion: Companion) -> tuple[float, float, float]:
    """Return the seconds of the best player in all seats: mean and longest of a choice, and a game."""
    game, games, choices = companion.game, 0, list[float]()
    best = list(companion.players.values())[-1]
    began = time.perf_counter()
    while not games or time.perf_counter() - began < COMPANION_SECONDS:
        position, chance = game.start(companion.options), Random(games)
        players = {seat: best(Random(f"{games} {seat}")) for seat in position.seats}
        while not isinstance(pending := position.pending, Outcome):
            if isinstance(pending, Decision):
                asked = time.perf_counter()
                reply = players[pending.seat].choose(game.view(position, pending.seat))
                choices.append(time.perf_counter() - asked)
            else:
                reply = draw_result(pending, chance)
            position = game.answer(position, reply)
        games += 1
    return sum(choices) / len(choices), max(choices), sum(choices) / games
