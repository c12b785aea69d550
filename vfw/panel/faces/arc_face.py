"""The arc of a game as a page shows it: its chances in order, where it turned, and how it went in a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

EVEN = 0.5


@dataclass(frozen=True)
class ArcPoint:
    """A moment of the game.

    Attributes:
        number: of its position. when: as in "Turn 5, round 3".
        x: where it stands on the curve, 0 to 1.
        chance: that the side above wins; None where it is not known yet. low, high: its interval.
        is_over: whether the game is over there. is_round: whether it counts where rounds are counted.
    """

    number: int
    when: str
    x: float
    chance: float | None
    low: float = 0.0
    high: float = 1.0
    is_over: bool = False
    is_round: bool = False

    @property
    def said(self) -> str:
        """The moment in words: "Turn 5, round 3: 6 in 10, between 5 and 7"."""
        if self.chance is None:
            return f"{self.when}: not known yet"
        if self.is_over:
            return f"{self.when}: {'won' if self.chance else 'lost'}"
        low, high = tenths(self.low), tenths(self.high)
        between = f", between {low} and {high}" if low < high else ""
        return f"{self.when}: {in_ten(self.chance)}{between}"


@dataclass(frozen=True)
class Stripe:
    """A part of the game that is told apart: its name, that in short, what stands below it, and where it begins and
    ends, 0 to 1. With `has_points` each of its moments is marked."""

    name: str
    short: str
    below: str
    start: float
    end: float
    has_points: bool = False


@dataclass(frozen=True)
class ArcTurn:
    """A turning point.

    Attributes:
        start: the number of the point before it, from 0; the next one is that after it.
        when: the part of the game. what: turned it, as in "one card". label, note: what stands on the curve, a few
            words each. sentence: what happened. gained: the side whose chance grew.
    """

    start: int
    when: str
    what: str
    label: str
    note: str
    sentence: str
    gained: str


@dataclass(frozen=True)
class ArcSide:
    """A side as the curve names it: its name in the skin, and what its end of the curve says ("you win")."""

    side: str
    wins: str


@dataclass(frozen=True)
class ArcFace:
    """The arc of a game.

    Attributes:
        kicker: who played, and what came of it. who: whose chances these are, as a sentence begins ("The
            challengers"); "" for "you".
        above, below: the side whose chance is shown, and the other.
        points: in the order of the game. stripes: its parts. turns: in the same order, three at most.
        known, moments: how far it has been worked out. is_whole: whether that is all.
        counted: what a chance was counted from. made: what others need to work out the same.
    """

    kicker: str
    who: str
    above: ArcSide
    below: ArcSide
    points: Sequence[ArcPoint]
    stripes: Sequence[Stripe]
    turns: Sequence[ArcTurn]
    is_whole: bool
    counted: str
    made: str

    @property
    def known(self) -> int:
        """How many moments are known."""
        return sum([point.chance is not None for point in self.points])

    @property
    def is_over(self) -> bool:
        """Whether the game came to its end."""
        return bool(self.points) and self.points[-1].is_over

    def change(self, turn: ArcTurn) -> tuple[ArcPoint, ArcPoint]:
        """The moments before and after a turning point."""
        return self.points[turn.start], self.points[turn.start + 1]

    @property
    def headline(self) -> str:
        """How the game went, in one sentence."""
        if not self.is_whole:
            return "How the game went"
        went = _how_it_went(self)
        return f"{self.who}: {went}" if self.who else went[0].upper() + went[1:]

    @property
    def summary(self) -> list[str]:
        """The arc in words: how it went, and each turning point."""
        return [f"{self.headline}.", *[self.told(turn) for turn in self.turns]]

    def told(self, turn: ArcTurn) -> str:
        """A turning point in a sentence."""
        return f"{turn.when}: {turn.label}{f', {turn.note}' if turn.note else ''}; {self.from_to(turn)}."

    def from_to(self, turn: ArcTurn) -> str:
        """How the chance changed: "from 5 in 10 to 2 in 10"."""
        before, after = self.change(turn)
        assert before.chance is not None
        assert after.chance is not None
        if after.is_over:
            return f"{in_ten(before.chance)}, then {'won' if after.chance else 'lost'}"
        if tenths(before.chance) == tenths(after.chance):
            return f"from {before.chance:.0%} to {after.chance:.0%}".replace("%", " in 100")
        return f"from {in_ten(before.chance)} to {in_ten(after.chance)}"


def tenths(chance: float) -> int:
    """The nearest whole number of tenths.

    >>> tenths(0.05), tenths(0.349), tenths(1)
    (1, 3, 10)
    """
    return int(10 * chance + 0.5)


def in_ten(chance: float) -> str:
    """A chance in tenths: "3 in 10"."""
    return f"{tenths(chance)} in 10"


def _how_it_went(face: ArcFace) -> str:
    ahead = [point.chance > EVEN for point in face.points if point.chance is not None and not point.is_over]
    if not ahead:
        return "over before it had begun"
    ends_ahead = bool(face.points[-1].chance and face.points[-1].chance > EVEN)
    is_ahead, is_behind = "ahead", "behind"
    now, other = (is_ahead, is_behind) if ends_ahead else (is_behind, is_ahead)
    share = sum(ahead) / len(ahead) if ends_ahead else 1 - sum(ahead) / len(ahead)
    end = ("and won" if ends_ahead else "and lost") if face.is_over else "so far"
    if share == 1:
        return f"{now} from the first round to the last, {end}" if face.is_over else f"{now} {end}"
    crossings = [n for n in range(1, len(ahead)) if ahead[n] != ahead[n - 1]]
    last = next((n for n in range(len(ahead) - 1, -1, -1) if ahead[n] != ends_ahead), 0)
    turned = next((turn for turn in face.turns if turn.start == last), None)
    if turned and share < EVEN:
        rounds = sum([point.is_round for point in face.points[: last + 1]])
        return f"{other} for {rounds} rounds, then {turned.what} turned it"
    if share < EVEN:
        return f"{other} for most of the game, {end}"
    if len(crossings) == 1:
        part = [stripe.name for stripe in face.stripes if stripe.start <= face.points[crossings[0]].x][-1]
        return f"{now} from {part[0].lower()}{part[1:]} on, {end}"
    if share > 0.8:
        return f"{now} for nearly all of the game, {end}"
    return f"the lead changed {len(crossings)} times, {end}"
