"""What the players are to reach, and when enough games have been played to know it.

A run that looks at its results again and again, and ends when it likes them, finds what is not there. So it looks at
few checkpoints only, which stand beforehand, and at each the interval is so much wider that all of them together are
wrong in 5 of 100 runs at most (Bonferroni): with four looks each interval holds in 98.75 of 100.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import ceil
from typing import NamedTuple

from vfw.core.intervals import wilson
from vfw.votes.rules.position import SUFFRAGIST
from vfw.whatif.ladder import PAIRINGS, GameResult, GameSetting

CHECKPOINTS = 4
"""Checkpoints, evenly spaced; the last one is the end of the run."""
CHECKPOINT_Z = 2.4977054744123737
"""How many standard deviations hold 98.75 in 100 of a normal distribution: 95 in 100 with all looks together."""

MET, MISSED, OPEN = "met", "missed", "open"


class Target(NamedTuple):
    """How often a kind of player is to win its games.

    Attributes:
        kind: the player. pairings: those whose games count, all together. low, high: the share, of 1.
    """

    kind: str
    pairings: tuple[str, ...]
    low: float
    high: float

    @property
    def words(self) -> str:
        """As a sentence would have it: "planner wins at least 60 % of planner-greedy and greedy-planner"."""
        share = f"at least {self.low:.0%}" if self.high == 1 else f"{self.low:.0%} to {self.high:.0%}"
        side = " as the Suffragists" if self.is_of_a_side else ""
        return f"{self.kind} wins {share} of {' and '.join(self.pairings)}{side}".replace("%", " %")

    @property
    def is_of_a_side(self) -> bool:
        """Whether the player meets itself, and what counts is the side."""
        return any(PAIRINGS[name].suffragist == PAIRINGS[name].opposition for name in self.pairings)

    def won(self, result: GameResult) -> bool:
        """Whether the player won this game, which is of one of the pairings."""
        pairing = PAIRINGS[result.setting.pairing]
        return (result.winner == SUFFRAGIST) == (pairing.suffragist == self.kind)


TARGETS = (
    Target("planner", ("planner-greedy", "greedy-planner"), 0.60, 1.0),
    Target("planner", ("planner-planner",), 0.40, 0.60),
    Target("planner", ("planner-oppobot-normal",), 0.55, 0.70),
)


class Finding(NamedTuple):
    """What is known of a target.

    Attributes:
        won, games: of those that count. low, high: the interval of a look. verdict: MET, MISSED or OPEN.
    """

    target: Target
    won: int
    games: int
    low: float
    high: float
    verdict: str

    @property
    def sentence(self) -> str:
        """The target, whether it is met, and by how many games that is known."""
        share = f"{self.won / self.games:.1%} of {self.games} games, {self.low:.1%} to {self.high:.1%}"
        return f"Target: {self.target.words}: {self.verdict} ({share.replace('%', ' %')})."


def evaluate_target(target: Target, results: Iterable[GameResult]) -> Finding | None:
    """What these results say of the target; None where none of them counts.

    It is met or missed where the whole interval lies within it or outside, else open.
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
    """What these results say of each target of which all pairings were played."""
    played = {result.setting.pairing for result in results}
    whole = [target for target in TARGETS if played.issuperset(target.pairings)]
    return [found for target in whole if (found := evaluate_target(target, results))]


def play_until_decided(
    games: Sequence[GameSetting], climb: Callable[[Sequence[GameSetting]], Iterable[GameResult]]
) -> Iterator[list[GameResult]]:
    """Have `climb` play these games up to a checkpoint, and from there on only those on which a target depends that is
    still open, or no target at all: the results of each stretch."""
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
