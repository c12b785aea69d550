"""The chance of a side to win, counted in games that steady players play on from what a view knows.

What is hidden is imagined anew for each of them. Games are played in batches until the interval is narrow: where nearly
all end the same way, few are enough.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random

from vfw.core.intervals import wilson
from vfw.core.questions import Outcome
from vfw.thinking.inquiry import Piece
from vfw.votes.players.playouts import GameEnd, play_to_end
from vfw.votes.rules.seats import Side
from vfw.votes.rules.tabletop import FULL_CONGRESS, TO_RATIFY, TO_REJECT
from vfw.votes.rules.view import View, imagine
from vfw.votes.telling.figures import Figures, Number
from vfw.votes.telling.words import SIDE_NAMES

A_PIECE, A_BATCH, MOST = 4, 24, 96
"""Games: so many are a piece of work, so many are played before it is asked whether they are enough, and at most."""
NARROW = 0.2
"""How wide an interval may be that is good enough to speak of tenths."""


@dataclass(frozen=True)
class LossReason:
    """Why `side` loses where it loses.

    Attributes:
        reason: how most of those games end. games: how many end so, of those that are lost.
        missing: what it lacks then on average: markers in Congress for the Suffragists where the Amendment is never
            sent, states that ratify where it is rejected; states that reject for the Opposition.
    """

    reason: str
    games: int
    missing: Fraction


@dataclass(frozen=True)
class WinChance:
    """What is known of the chance of `side` to win.

    Attributes:
        ends: how the games ended that were played on, at least one, sorted.
    """

    side: Side
    ends: tuple[GameEnd, ...]

    @property
    def played(self) -> int:
        return len(self.ends)

    @property
    def won(self) -> int:
        return sum([end.winner == self.side for end in self.ends])

    @property
    def share(self) -> Fraction:
        """The share of the games that it won."""
        return Fraction(self.won, self.played)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of its chance, after Wilson."""
        return wilson(self.won, self.played)

    @property
    def lack(self) -> LossReason | None:
        """What is lacking most, in the games that it lost; None where it lost none."""
        lost = [end for end in self.ends if end.winner != self.side]
        if not lost:
            return None
        reasons = [end.reason for end in lost]
        reason = max(sorted(set(reasons)), key=reasons.count)
        missing = [_missing(end) for end in lost if end.reason == reason]
        return LossReason(reason, len(missing), Fraction(sum(missing), len(missing)))


def _missing(end: GameEnd) -> int:
    """What the side that lost lacked."""
    match end.reason:
        case "never sent":
            return FULL_CONGRESS - end.congress
        case "rejected":
            return TO_RATIFY - end.ratified
        case "ratified":
            return TO_REJECT - end.rejected
    raise ValueError(f"nobody knows what is lacking where a game ends as {end.reason!r}")


class WinChanceJob:
    """The inquiry into the chance of `side`, from what `view` knows: that of a seat, or of the table."""

    def __init__(self, view: View, side: Side, seed: str) -> None:
        """All chance follows from `seed`. Raises ValueError where the game is over."""
        if isinstance(view.pending, Outcome):
            raise ValueError(f"the game is over, {view.pending.label}; expected one that can be played on")
        self._view, self._side, self._seed = view, side, seed
        self._asked = 0
        self._ends: list[GameEnd] = []
        self._counted: list[GameEnd] = []

    def round(self) -> Sequence[Piece]:
        """The next batch of games, in pieces."""
        if self._is_enough:
            return ()
        first, self._asked = self._asked, self._asked + A_BATCH
        starts = range(first, self._asked, A_PIECE)
        return [Piece(play_games, (self._view, self._seed, start, A_PIECE)) for start in starts]

    def take(self, number: int, result: list[GameEnd]) -> None:
        """How the games of a piece ended. They count once their batch is whole: a few games look like certainty."""
        self._ends += result
        if len(self._ends) == self._asked:
            self._counted = sorted(self._ends)

    @property
    def done(self) -> float:
        return 1.0 if self._is_enough else len(self._ends) / MOST

    @property
    def found(self) -> WinChance:
        """The chance by the batches so far. Raises ValueError before the first is whole."""
        if not self._counted:
            raise ValueError(f"{len(self._ends)} games were played on; expected to be asked after {A_BATCH}")
        return WinChance(self._side, tuple(self._counted))

    @property
    def _is_enough(self) -> bool:
        """Asked between batches: else it would depend on whose results come first."""
        played = len(self._ends)
        if not played or played < self._asked:
            return False
        low, high = self.found.interval
        return played >= MOST or high - low <= NARROW


def play_games(view: View, seed: str, first: int, games: int) -> list[GameEnd]:
    """How so many games end that are played on from imagined worlds; they are counted, from `first`."""
    numbers = range(first, first + games)
    return [play_to_end(imagine(view, Random(f"{seed} world {n}")), f"{seed} game {n}") for n in numbers]


TENTHS = 10
HALF = Fraction(1, 2)
NONE_LOST = "every game that was played on from here was won"


@dataclass(frozen=True)
class WinChanceText:
    """What is said of a chance.

    Attributes:
        tenths: how likely it is to win, in few words. stands: that in one sentence, with what is lacking. why: what is
            lacking.
        games: one on what it was counted from.
        numbers: every number that stands in them, under a name that says what it is.
    """

    tenths: str
    stands: str
    why: str
    games: str
    numbers: dict[str, Number]


def describe_win_chance(chance: WinChance, *, own: bool) -> WinChanceText:
    """The chance in words: to whoever plays the side where it is their `own`, else to all at the table."""
    figures, side = Figures(), SIDE_NAMES[chance.side]
    whose = "" if own else f" for {side}"
    why = _lacking(chance, chance.lack, "you" if own else "they", figures) if chance.lack else NONE_LOST
    tenths = f"{format_tenths(chance.share, figures)}{whose}"
    won = figures.digits("games won", chance.won) if chance.won else figures.word("games won", 0)
    games = f"The computer played {figures.digits('games', chance.played)} games on from here, for both sides: "
    return WinChanceText(
        tenths, f"{tenths}: {why}.", f"{why}.", f"{games}{'you' if own else side} won {won} of them.", figures.noted
    )


def format_tenths(share: Fraction, figures: Figures, name: str = "tenths") -> str:
    """A chance, to the nearest tenth: "About 3 in 10"."""
    tenths = round_to_tenths(share)
    if tenths == 0:
        return "Hardly any chance"
    if tenths == TENTHS:
        return "Nearly certain"
    return f"About {figures.digits(name, tenths)} in {figures.digits('in', TENTHS)}"


def compare_with_best(behind: Fraction, figures: Figures) -> str:
    """How an answer does beside the best, to the nearest tenth: "It wins about 1 in 10 games fewer than the first."

    Never how often it wins: *Where do I stand?* counts that otherwise, in games that are played to their end, and two
    estimates side by side would contradict each other.
    """
    tenths = round_to_tenths(behind)
    if tenths <= 0:
        return "About as good as the first."
    fewer = f"about {figures.digits('tenths fewer', tenths)} in {figures.digits('in', TENTHS)} games fewer"
    return f"It wins {fewer} than the first."


def round_to_tenths(share: Fraction) -> int:
    """The nearest whole number of tenths.

    >>> tenths_of(Fraction(1, 20)), tenths_of(Fraction(3, 10)), tenths_of(Fraction(94, 100))
    (1, 3, 9)
    """
    return int(TENTHS * share + HALF)


def _lacking(chance: WinChance, lack: LossReason, who: str, figures: Figures) -> str:
    """Why games were lost, and what was missing then. Whoever mostly wins hears it as what can still go wrong."""
    often = "" if lack.games == chance.played - chance.won else "most often "
    where, then = (f"where {who} lose, ", " then") if 2 * chance.won >= chance.played else ("", "")
    missing, of_what, where_to = int(lack.missing + HALF), "", ""
    match lack.reason:
        case "never sent":
            why = "Congress does not send the Amendment in time"
            lacks, where_to = figures.count("markers missing", missing, "marker"), " in Congress"
        case "rejected":
            why = f"{figures.word('votes to reject', TO_REJECT)} states reject the Amendment first"
            lacks, of_what = figures.count("states missing", missing, "state"), " to ratify"
        case reason:
            assert reason == "ratified"
            why = f"{figures.word('votes to ratify', TO_RATIFY)} states ratify the Amendment"
            lacks = figures.count("rejections missing", missing, "rejection")
    return f"{where}{often}{why}; {lacks}{of_what} {'is' if missing == 1 else 'are'} missing{where_to}{then}"
