"""How fast games are played on this machine: at random as playouts are, and by each player against itself."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random

from vfw import engine
from vfw.core.players import any_reply
from vfw.core.questions import Outcome
from vfw.votes import VotesForWomen
from vfw.votes.advice.players import KINDS
from vfw.whatif import ladder

THE_LOOP = "s = 0\nfor i in range(10_000_000): s += i*i"
SECONDS = 6.0
"""How long each player plays on one core: as many games as that takes are then played by several processes."""


def report(games: int, jobs: int) -> Iterator[str]:
    """What was measured, line by line: so many random games, and each player alone and with so many processes."""
    yield f"the engine is {engine.in_use()}"
    speed, answers = random_games(games)
    kept, answers_kept = random_games(games, keeping=True)
    loop = seconds_of_the_loop()
    yield f"{speed:.0f} games a second, {1e6 / answers:.1f} µs an answer"
    yield f"{kept:.0f} games a second, {1e6 / answers_kept:.1f} µs an answer, where each position is kept"
    yield f"the loop takes {loop:.2f} s: {speed * loop:.0f} and {kept * loop:.0f} games in its time"
    yield f"each player against itself, games a second: on one core, with --jobs {jobs}, and the efficiency of that"
    for kind in KINDS:
        alone, together = speeds(kind, jobs)
        yield f"  {kind:8} {alone:8.2f} {together:8.2f} {together / (jobs * alone):6.0%}"


def random_games(games: int, *, keeping: bool = False) -> tuple[float, float]:
    """Play random games: games a second, and answers a second. As playouts do they go on in one draft, or, `keeping`
    them, from position to position, as matches do."""
    game, answers = VotesForWomen(), 0
    began = time.perf_counter()
    for seed in range(games):
        position, rng = game.start({}), Random(seed)
        draft = position.draft(hears=False)
        while not isinstance(position.pending if keeping else draft.pending, Outcome):
            if keeping:
                position = game.answer(position, any_reply(position.pending, rng))
            else:
                draft.answer(any_reply(draft.pending, rng))
            answers += 1
    seconds = time.perf_counter() - began
    return games / seconds, answers / seconds


def seconds_of_the_loop() -> float:
    """How long this machine takes for THE_LOOP: figures of different machines, or hours, can be compared by it."""
    loop = compile(THE_LOOP, "the loop", "exec")
    began = time.perf_counter()
    exec(loop, {})
    return time.perf_counter() - began


def speeds(kind: str, jobs: int) -> tuple[float, float]:
    """Games a second of this kind of player against itself, by one process and by `jobs`, as the ladder plays them."""
    games: list[ladder.Setting] = []
    alone, began = 0.0, time.perf_counter()
    while not games or alone < SECONDS:
        games.append(ladder.Setting(0, f"{kind}-{kind}", len(games) + 1))
        ladder.play(games[-1])
        alone = time.perf_counter() - began
    began = time.perf_counter()
    for _ in ladder.played(games, jobs):
        pass
    return len(games) / alone, len(games) / (time.perf_counter() - began)
