"""The chance of a side to win, counted in games that steady players play on from a view, and put into words.

The hidden cards are imagined again for each of them. Games are played in batches until the interval is narrow: if
nearly all end the same way, few are enough. The words are in tenths, with the main reason for lost games, and the
number of games.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random

from vfw.core.intervals import wilson
from vfw.core.questions import Outcome
from vfw.jobs.batch import Task
from vfw.votes.narration.odds import Number, NumberRecorder
from vfw.votes.narration.words import SIDE_NAMES
from vfw.votes.players.playouts import GameEnd, play_to_end
from vfw.votes.rules.seats import Side
from vfw.votes.rules.tabletop import FULL_CONGRESS, TO_RATIFY, TO_REJECT
from vfw.votes.rules.view import View, imagine

GAMES_PER_TASK, GAMES_PER_BATCH, MOST_GAMES = 4, 24, 96
"""Numbers of games: in a task, in a batch before the next check, and at most."""
NARROW_INTERVAL = 0.2
"""The width of an interval that is narrow enough to speak of tenths."""


@dataclass(frozen=True)
class LossReason:
    """The main reason for the lost games of `side`.

    Attributes:
        side: The side that loses.
        reason: The way most of these games end.
        games: The lost games that end so.
        missing: What the side needs then, on average: markers in Congress for the Suffragists if the Amendment is never
            sent, states that ratify if it is rejected; states that reject for the Opposition.
    """

    reason: str
    games: int
    missing: Fraction


@dataclass(frozen=True)
class WinChance:
    """The known chance of `side` to win.

    Attributes:
        side: The side.
        ends: The ends of the games that were played on, at least one, sorted.
    """

    side: Side
    ends: tuple[GameEnd, ...]

    @property
    def played(self) -> int:
        """Return the number of games."""
        return len(self.ends)

    @property
    def won(self) -> int:
        """Return the number of games that the side won."""
        return sum([end.winner == self.side for end in self.ends])

    @property
    def share(self) -> Fraction:
        """Return the share of the games that the side won."""
        return Fraction(self.won, self.played)

    @property
    def interval(self) -> tuple[float, float]:
        """Return the 95 % interval of its chance, after Wilson."""
        return wilson(self.won, self.played)

    @property
    def loss_reason(self) -> LossReason | None:
        """Return the main reason for its lost games; None if it lost none."""
        lost = [end for end in self.ends if end.winner != self.side]
        if not lost:
            return None
        reasons = [end.reason for end in lost]
        reason = max(sorted(set(reasons)), key=reasons.count)
        missing = [_missing(end) for end in lost if end.reason == reason]
        return LossReason(reason, len(missing), Fraction(sum(missing), len(missing)))


def _missing(end: GameEnd) -> int:
    """Return how much the side that lost still needed."""
    match end.reason:
        case "never sent":
            return FULL_CONGRESS - end.congress
        case "rejected":
            return TO_RATIFY - end.ratified
        case "ratified":
            return TO_REJECT - end.rejected
    raise ValueError(f"no rule for what is missing when a game ends as {end.reason!r}")


class WinChanceJob:
    """A batch job that counts the chance of `side` from the knowledge of `view`: that of a seat, or of the table."""

    def __init__(self, view: View, side: Side, seed: str) -> None:
        """Prepare the count; all chance follows from `seed`.

        Raises:
            ValueError: If the game is over.
        """
        if isinstance(view.pending, Outcome):
            raise ValueError(f"the game is over, {view.pending.label}; expected one that can be played on")
        self._view, self._side, self._seed = view, side, seed
        self._asked = 0
        self._ends: list[GameEnd] = []
        self._counted: list[GameEnd] = []

    def round(self) -> Sequence[Task]:
        """Return the next batch of games, in tasks."""
        if self._is_enough:
            return ()
        first, self._asked = self._asked, self._asked + GAMES_PER_BATCH
        starts = range(first, self._asked, GAMES_PER_TASK)
        return [Task(play_games, (self._view, self._seed, start, GAMES_PER_TASK)) for start in starts]

    def take(self, number: int, result: list[GameEnd]) -> None:
        """Take the ends of the games of a task.

        They count once their batch is complete: a few games look like certainty.
        """
        self._ends += result
        if len(self._ends) == self._asked:
            self._counted = sorted(self._ends)

    @property
    def done(self) -> float:
        """Return the share of the work that is done."""
        return 1.0 if self._is_enough else len(self._ends) / MOST_GAMES

    @property
    def found(self) -> WinChance:
        """Return the chance by the batches so far.

        Raises:
            ValueError: Before the first batch is complete.
        """
        if not self._counted:
            raise ValueError(f"{len(self._ends)} games were played on; expected to be asked after {GAMES_PER_BATCH}")
        return WinChance(self._side, tuple(self._counted))

    @property
    def _is_enough(self) -> bool:
        """Return whether the batches so far are enough.

        It is asked between batches: otherwise it would depend on the order of results.
        """
        played = len(self._ends)
        if not played or played < self._asked:
            return False
        low, high = self.found.interval
        return played >= MOST_GAMES or high - low <= NARROW_INTERVAL


def play_games(view: View, seed: str, first: int, games: int) -> list[GameEnd]:
    """Return the ends of so many games, numbered from `first`, that are played on from imagined games."""
    numbers = range(first, first + games)
    return [play_to_end(imagine(view, Random(f"{seed} world {n}")), f"{seed} game {n}") for n in numbers]


TENTHS = 10
HALF = Fraction(1, 2)
NONE_LOST = "every game that was played on from here was won"


@dataclass(frozen=True)
class WinChanceText:
    """A chance in words.

    Attributes:
        tenths: The chance, in few words.
        sentence: The chance in one sentence, with what is still needed.
        why: What is still needed.
        games: A sentence on the games that were counted.
        numbers: Every number in these texts, by a name that tells its meaning.
    """

    tenths: str
    sentence: str
    why: str
    games: str
    numbers: dict[str, Number]


def describe_win_chance(chance: WinChance, *, own: bool) -> WinChanceText:
    """Put the chance into words: for the player of the side if it is their `own`, else for all at the table."""
    numbers, side = NumberRecorder(), SIDE_NAMES[chance.side]
    whose = "" if own else f" for {side}"
    why = (
        _explain_losses(chance, chance.loss_reason, "you" if own else "they", numbers)
        if chance.loss_reason
        else NONE_LOST
    )
    tenths = f"{format_tenths(chance.share, numbers)}{whose}"
    won = numbers.digits("games won", chance.won) if chance.won else numbers.word("games won", 0)
    games = f"The computer played {numbers.digits('games', chance.played)} games on from here, for both sides: "
    return WinChanceText(
        tenths, f"{tenths}: {why}.", f"{why}.", f"{games}{'you' if own else side} won {won} of them.", numbers.noted
    )


def format_tenths(share: Fraction, numbers: NumberRecorder, name: str = "tenths") -> str:
    """Format a chance to the nearest tenth, as "About 3 in 10"."""
    tenths = round_to_tenths(share)
    if tenths == 0:
        return "Hardly any chance"
    if tenths == TENTHS:
        return "Nearly certain"
    return f"About {numbers.digits(name, tenths)} in {numbers.digits('in', TENTHS)}"


def compare_with_best(behind: Fraction, numbers: NumberRecorder) -> str:
    """Compare an answer with the best, to the nearest tenth.

    The text is such as "It wins about 1 in 10 games fewer than the first." It never tells how often it wins: *Where do
    I stand?* counts that differently, in games that are played to their end, and two estimates side by side would
    contradict each other.
    """
    tenths = round_to_tenths(behind)
    if tenths <= 0:
        return "About as good as the first."
    fewer = f"about {numbers.digits('tenths fewer', tenths)} in {numbers.digits('in', TENTHS)} games fewer"
    return f"It wins {fewer} than the first."


def round_to_tenths(share: Fraction) -> int:
    """Return the nearest whole number of tenths.

    >>> round_to_tenths(Fraction(1, 20)), round_to_tenths(Fraction(3, 10)), round_to_tenths(Fraction(94, 100))
    (1, 3, 9)
    """
    return int(TENTHS * share + HALF)


def _explain_losses(chance: WinChance, lack: LossReason, who: str, numbers: NumberRecorder) -> str:
    """Tell why games were lost, and what was missing then.

    A side that mostly wins reads it as what can still go wrong.
    """
    often = "" if lack.games == chance.played - chance.won else "most often "
    where, then = (f"where {who} lose, ", " then") if 2 * chance.won >= chance.played else ("", "")
    missing, of_what, where_to = int(lack.missing + HALF), "", ""
    match lack.reason:
        case "never sent":
            why = "Congress does not send the Amendment in time"
            lacks, where_to = numbers.count("markers missing", missing, "marker"), " in Congress"
        case "rejected":
            why = f"{numbers.word('votes to reject', TO_REJECT)} states reject the Amendment first"
            lacks, of_what = numbers.count("states missing", missing, "state"), " to ratify"
        case reason:
            assert reason == "ratified"
            why = f"{numbers.word('votes to ratify', TO_RATIFY)} states ratify the Amendment"
            lacks = numbers.count("rejections missing", missing, "rejection")
    return f"{where}{often}{why}; {lacks}{of_what} {'is' if missing == 1 else 'are'} missing{where_to}{then}"
