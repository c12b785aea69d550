"""How fast games are played on this machine, at random and by each quick player, and how long the planner takes."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random

from vfw import engine
from vfw.core.chance import fallen
from vfw.core.players import any_reply
from vfw.core.questions import Decision, Outcome
from vfw.votes import VotesForWomen
from vfw.votes.advice.planner import Planning
from vfw.votes.advice.players import KINDS
from vfw.whatif import ladder

REFERENCE_LOOP = "s = 0\nfor i in range(10_000_000): s += i*i"
PLAYER_SECONDS = 6.0
"""How long each player plays on one core: as many games as that takes are then played by several processes."""


def benchmark_players(games: int, jobs: int) -> Iterator[str]:
    """What was measured, line by line: so many random games, and each player alone and with so many processes."""
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


def time_reference_loop() -> float:
    """How long this machine takes for THE_LOOP: figures of different machines, or hours, can be compared by it."""
    loop = compile(REFERENCE_LOOP, "the loop", "exec")
    began = time.perf_counter()
    exec(loop, {})
    return time.perf_counter() - began


def time_planner(loop: float) -> tuple[float, float]:
    """How long the planner takes for the first card of a game, with the playouts it has at a table, and for the longest
    piece of that work, in units of `loop` seconds."""
    rules, dice, pieces = VotesForWomen(), Random(0), list[float]()
    table = rules.start({})
    while not isinstance(table.pending, Decision):
        assert not isinstance(table.pending, Outcome)
        table = rules.answer(table, fallen(table.pending, dice))
    planning = Planning(rules.view(table, table.pending.seat), 0)
    while work := planning.round():
        for number, piece in enumerate(work):
            began = time.perf_counter()
            planning.take(number, piece.do())
            pieces.append((time.perf_counter() - began) / loop)
    return sum(pieces), max(pieces)


def measure_speeds(kind: str, jobs: int) -> tuple[float, float]:
    """Games a second of this kind of player against itself, by one process and by `jobs`, as the ladder plays them."""
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
