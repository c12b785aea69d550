"""Targets for the strength of players, and when enough games have been played to decide them.

A run that looks at its results again and again, and ends when it likes them, finds effects that do not exist. So it
looks only at a few checkpoints, which are fixed in advance. At each the interval is so much wider that all of them
together are wrong in at most 5 of 100 runs (Bonferroni): with four looks each interval holds in 98.75 of 100.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import ceil
from typing import NamedTuple

from vfw.core.intervals import wilson
from vfw.votes.rules.seats import SUFFRAGIST
from vfw.whatif.ladder import PAIRINGS, GameResult, GameSetting

CHECKPOINTS = 4
"""The number of checkpoints, evenly spaced; the last one is the end of the run."""
CHECKPOINT_Z = 2.4977054744123737
"""Standard deviations that hold 98.75 in 100 of a normal distribution: 95 in 100 over all checkpoints."""

MET, MISSED, OPEN = "met", "missed", "open"


class Target(NamedTuple):
    """The share of games that a kind of player should win.

    Attributes:
        kind: The kind of player.
        pairings: The pairings whose games count, all together.
        low: The lowest share, 0 to 1.
        high: The highest share, 0 to 1.
    """

    kind: str
    pairings: tuple[str, ...]
    low: float
    high: float

    @property
    def words(self) -> str:
        """The target in words: "planner wins at least 60 % of planner-greedy and greedy-planner"."""
        share = f"at least {self.low:.0%}" if self.high == 1 else f"{self.low:.0%} to {self.high:.0%}"
        side = " as the Suffragists" if self.is_of_a_side else ""
        return f"{self.kind} wins {share} of {' and '.join(self.pairings)}{side}".replace("%", " %")

    @property
    def is_of_a_side(self) -> bool:
        """True if the player meets itself, so that the side counts."""
        return any(PAIRINGS[name].suffragist == PAIRINGS[name].opposition for name in self.pairings)

    def won(self, result: GameResult) -> bool:
        """Return whether the player won this game, which is of one of the pairings."""
        pairing = PAIRINGS[result.setting.pairing]
        return (result.winner == SUFFRAGIST) == (pairing.suffragist == self.kind)


TARGETS = (
    Target("planner", ("planner-greedy", "greedy-planner"), 0.60, 1.0),
    Target("planner", ("planner-planner",), 0.40, 0.60),
    Target("planner", ("planner-oppobot-normal",), 0.55, 0.70),
)


class Finding(NamedTuple):
    """The state of a target.

    Attributes:
        target: The target.
        won: The games that the player won.
        games: The games that count.
        low: The lower end of the interval of a checkpoint.
        high: The upper end.
        verdict: MET, MISSED or OPEN.
    """

    target: Target
    won: int
    games: int
    low: float
    high: float
    verdict: str

    @property
    def sentence(self) -> str:
        """The target, its verdict, and the games behind it, as a sentence."""
        share = f"{self.won / self.games:.1%} of {self.games} games, {self.low:.1%} to {self.high:.1%}"
        return f"Target: {self.target.words}: {self.verdict} ({share.replace('%', ' %')})."


def evaluate_target(target: Target, results: Iterable[GameResult]) -> Finding | None:
    """Evaluate a target on these results; None if none of them counts.

    It is met or missed if the whole interval is within or outside of it, and open otherwise.
    """
    games = [result for result in results if result.setting.pairing in target.pairings]
    if not games:
        return None
    won = sum([target.won(result) for result in games])
    low, high = wilson(won, len(games), CHECKPOINT_Z)
    verdict = OPEN
    if low >= target.low and high <= target.high:
        verdict = MET
    elif high < target.low or low > target.high:
        verdict = MISSED
    return Finding(target, won, len(games), low, high, verdict)


def evaluate_targets(results: Sequence[GameResult]) -> list[Finding]:
    """Evaluate each target whose pairings were all played."""
    played = {result.setting.pairing for result in results}
    whole = [target for target in TARGETS if played.issuperset(target.pairings)]
    return [found for target in whole if (found := evaluate_target(target, results))]


def play_until_decided(
    games: Sequence[GameSetting], climb: Callable[[Sequence[GameSetting]], Iterable[GameResult]]
) -> Iterator[list[GameResult]]:
    """Play these games up to each checkpoint, and yield the results of each stretch.

    After a checkpoint only games go on that an open target depends on, or no target at all.

    Args:
        games: The games.
        climb: Plays games and returns their results.
    """
    last = max([game.game for game in games], default=0)
    results, known, before = list[GameResult](), set[str](), 0
    for look in range(1, CHECKPOINTS + 1):
        checkpoint = ceil(last * look / CHECKPOINTS)
        stretch = [game for game in games if before < game.game <= checkpoint and game.pairing not in known]
        found = list(climb(stretch))
        yield found
        results += found
        before = checkpoint
        known = {name for one in evaluate_targets(results) if one.verdict != OPEN for name in one.target.pairings}
