"""Who wins a game of which nothing can be asked yet: it is played many times from its beginning, at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from random import Random
from typing import Any

from vfw.core.game import Game
from vfw.core.intervals import wilson
from vfw.core.players import playout
from vfw.core.questions import Outcome
from vfw.whatif.process_pool import process_pool

DEFAULT_RANDOM_GAMES = 1_000
"""Games."""
RANDOM_BATCH = 50
NO_WINNER = "nobody"

Wins = Counter[str]


def count_wins(
    game: Game[Any, Any], games: int, seed: int, jobs: int, progress: Callable[[int], None] = lambda done: None
) -> Wins:
    """How often each seat has won, or nobody; where several win a game, each has. The same for the same seed, however
    many processes, `jobs`, there are. `progress` is told how many games are done."""
    firsts, wins = range(1, games + 1, RANDOM_BATCH), Wins()
    with ExitStack() as open_:
        each = open_.enter_context(process_pool(jobs)).map if jobs > 1 else map
        for first, found in zip(firsts, each(partial(_count_batch, game, seed, games), firsts), strict=True):
            wins += found
            progress(min(first + RANDOM_BATCH - 1, games))
    return wins


def report_wins(game: Game[Any, Any], wins: Wins, games: int) -> Iterator[str]:
    """Markdown: a row for each seat, and for nobody where nobody has won some."""
    seats = list(game.start({}).seats)
    rows = [*seats, NO_WINNER] if wins[NO_WINNER] else seats
    yield f"# {game.name}: who wins at random"
    lines = ["| Who | Games won | Share | 95 % interval |", "|---|---:|---:|---|"]
    for who in rows:
        low, high = wilson(wins[who], games)
        share = f"{wins[who] / games:.1%}".replace("%", " %")
        lines.append(f"| {who} | {wins[who]:,} of {games:,} | {share} | {100 * low:.1f} to {100 * high:.1f} % |")
    yield "\n".join(lines)
    yield (
        f"{games:,} games of rules {game.rules}, from the beginning; every choice is drawn evenly from what is offered."
        " A share of games at random says how the rules lean, and nothing of how people play."
    )


def _count_batch(game: Game[Any, Any], seed: int, games: int, first: int) -> Wins:
    wins = Wins()
    for number in range(first, min(first + RANDOM_BATCH, games + 1)):
        outcome = playout(game, game.start({}), Random(f"{seed}/{number}")).pending
        assert isinstance(outcome, Outcome)
        wins.update(outcome.winners or [NO_WINNER])
    return wins
