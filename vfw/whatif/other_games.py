"""Other games than Votes for Women: their best player against random ones, and who wins at random.

The best player of a smaller game takes each side in turn. A game without questions is played from its beginning with
random choices. Each game follows from the seed and its number, so results do not depend on the number of processes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from functools import partial
from random import Random
from typing import Any, NamedTuple

from vfw.companions.companion import Companion
from vfw.companions.registry import COMPANIONS
from vfw.core.chance import draw_result
from vfw.core.game import Game
from vfw.core.intervals import wilson
from vfw.core.players import Player, RandomPlayer, playout
from vfw.core.questions import Decision, Outcome
from vfw.whatif.long_runs import process_pool

DEFAULT_LADDER_GAMES = 400
"""The default number of games of the ladder."""


class CompanionResult(NamedTuple):
    """The result of a game.

    Attributes:
        side: The side of the best player.
        points: Its points, 0 to 1.
        answers: The number of answers, chance included.
    """

    side: int
    points: float
    answers: int


def run_companion_ladder(
    companion: Companion, games: int, seed: int, jobs: int, progress: Callable[[int], None] = lambda done: None
) -> list[CompanionResult]:
    """Play games 1 to `games` in `jobs` processes.

    Args:
        companion: The smaller game.
        games: The number of games.
        seed: The seed that all games follow from.
        jobs: The number of processes.
        progress: Called with the number of games that are done.
    """
    results = []
    with ExitStack() as open_:
        each = open_.enter_context(process_pool(jobs)).map if jobs > 1 else map
        for result in each(partial(play_companion_game, companion.game.name, seed), range(games)):
            results.append(result)
            progress(len(results))
    return results


def play_companion_game(name: str, seed: int, number: int) -> CompanionResult:
    """Play a game of `name`: its best player takes one side, random ones all others.

    Chance and each seat draw from generators of their own.
    """
    companion = COMPANIONS[name]
    side = number % len(companion.sides)
    best = list(companion.players.values())[-1]
    position = companion.game.start(companion.options)
    rngs = {seat: Random(f"{seed} {number} {seat}") for seat in position.seats}
    players: dict[str, Player[Any]] = {
        seat: (best if seat in companion.sides[side] else RandomPlayer)(rng) for seat, rng in rngs.items()
    }
    outcome, answers = _play_to_end(companion.game, position, players, Random(f"{seed} {number} chance"))
    return CompanionResult(side, companion.points(outcome, companion.sides[side]), answers)


def _play_to_end(
    game: Game[Any, Any], position: Any, players: Mapping[str, Player[Any]], chance: Random
) -> tuple[Outcome, int]:
    """Return the outcome of a game, and its number of answers."""
    answers = 0
    while not isinstance(pending := position.pending, Outcome):
        if isinstance(pending, Decision):
            reply = players[pending.seat].choose(game.view(position, pending.seat))
        else:
            reply = draw_result(pending, chance)
        position = game.answer(position, reply)
        answers += 1
    return pending, answers


def report_companion_ladder(companion: Companion, results: Sequence[CompanionResult]) -> Iterator[str]:
    """Yield Markdown: a row for each side and one for all of them, and whether the aim is reached."""
    best = list(companion.players)[-1]
    yield f"# {companion.game.name}: {best} against random players"
    rows = [
        _row(" and ".join(seats), [result for result in results if result.side == side])
        for side, seats in enumerate(companion.sides)
    ]
    head = "| It plays | Games | Points | 95 % interval | Mean length |\n|---|--:|--:|---|--:|"
    yield "\n".join([head, *filter(None, rows), _row("each in turn", results)])
    reached, low, _ = _share(results)
    counts = low if companion.cautious else reached
    what = "the lower end of the interval" if companion.cautious else "its share"
    verdict = "met" if counts >= companion.aim else "missed"
    yield f"Aim: {what} should be at least {_percent(companion.aim)}: {verdict} ({_percent(counts)})."


def _row(who: str, results: Sequence[CompanionResult]) -> str:
    if not results:
        return ""
    share, low, high = _share(results)
    length = sum(result.answers for result in results) / len(results)
    return f"| {who} | {len(results)} | {_percent(share)} | {_percent(low)} to {_percent(high)} | {length:.0f} |"


def _share(results: Sequence[CompanionResult]) -> tuple[float, float, float]:
    """Return the share of the points, and its interval."""
    points, games = sum(result.points for result in results), len(results)
    return (points / games, *wilson(points, games))


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


DEFAULT_RANDOM_GAMES = 1_000
"""The default number of random games."""
RANDOM_BATCH = 50
NO_WINNER = "no winner"

Wins = Counter[str]


def count_wins(
    game: Game[Any, Any], games: int, seed: int, jobs: int, progress: Callable[[int], None] = lambda done: None
) -> Wins:
    """Count how often each seat wins, or none; every winner of a game counts.

    The counts are the same for the same seed, whatever the number of processes.

    Args:
        game: The game.
        games: The number of games.
        seed: The seed.
        jobs: The number of processes.
        progress: Called with the number of games that are done.
    """
    firsts, wins = range(1, games + 1, RANDOM_BATCH), Wins()
    with ExitStack() as open_:
        each = open_.enter_context(process_pool(jobs)).map if jobs > 1 else map
        for first, found in zip(firsts, each(partial(_count_batch, game, seed, games), firsts), strict=True):
            wins += found
            progress(min(first + RANDOM_BATCH - 1, games))
    return wins


def report_wins(game: Game[Any, Any], wins: Wins, games: int) -> Iterator[str]:
    """Yield Markdown: a row for each seat, and one for games without a winner if there are any."""
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
