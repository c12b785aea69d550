"""Data of the arc of a game: its chances in order, its turning points, and its course in a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vfw.core.intervals import outwards

EVEN = 0.5
MOST_SHARE = 0.6
"""The share of the curve from which the words say "most of the game"."""
AHEAD, BEHIND = "ahead", "behind"


@dataclass(frozen=True)
class ArcPoint:
    """A moment of the game.

    Attributes:
        number: The number of its position.
        when: Its time, as in "Turn 5, round 3".
        x: The place on the curve, 0 to 1.
        chance: The chance of the side above to win; None while it is unknown.
        low, high: The interval of the chance.
        is_over: Whether the game is over there.
        is_round: Whether it begins a round.
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
        low, high = outwards(self.low, self.high, 10)
        return f"{self.when}: {format_tenths(self.chance)}, between {low} and {high}"


@dataclass(frozen=True)
class ArcPart:
    """A part of the game, such as a turn or the final vote.

    Attributes:
        name: Its name.
        short: Its name where room is scarce.
        below: The line under the name.
        start: Its place on the curve, 0 to 1.
        end: Its end on the curve, 0 to 1.
        has_points: Whether each of its moments is marked.
    """

    name: str
    short: str
    below: str
    start: float
    end: float
    has_points: bool = False


@dataclass(frozen=True)
class TurningPointModel:
    """A turning point.

    Attributes:
        start: The number of the point before it, from 0; the next point is the one after it.
        when: The part of the game.
        what: Its cause, as in "one card".
        label, note: The words on the curve, a few each.
        sentence: The events, in a sentence.
        gained: The side whose chance grew.
    """

    start: int
    when: str
    what: str
    label: str
    note: str
    sentence: str
    gained: str
    is_vote: bool = False


@dataclass(frozen=True)
class ArcSide:
    """A side on the curve: its name in the skin, and the label of its end of the curve ("you win")."""

    side: str
    wins: str


@dataclass(frozen=True)
class ArcModel:
    """The arc of a game.

    Attributes:
        kicker: The players and the result.
        who: The owner of the chances, as the start of a sentence ("The challengers"); "" for "you".
        above, below: The side whose chance is shown, and the other.
        points: The moments in the order of the game.
        stripes: The parts of the game.
        turns: The turning points in order, three at most.
        is_whole: Whether all chances are known.
        counted: A sentence on the games from which a chance is counted.
        made: The figures that others need to repeat the computation.
    """

    kicker: str
    who: str
    above: ArcSide
    below: ArcSide
    points: Sequence[ArcPoint]
    stripes: Sequence[ArcPart]
    turns: Sequence[TurningPointModel]
    is_whole: bool
    counted: str
    made: str

    @property
    def known(self) -> int:
        """The number of moments whose chance has been computed."""
        return sum([point.chance is not None for point in self.open])

    @property
    def open(self) -> list[ArcPoint]:
        """The moments at which the game is not over."""
        return [point for point in self.points if not point.is_over]

    @property
    def ends_in_votes(self) -> bool:
        """True if the last part is the final vote."""
        return bool(self.stripes) and self.stripes[-1].has_points

    @property
    def is_over(self) -> bool:
        """True if the game is over."""
        return bool(self.points) and self.points[-1].is_over

    def change(self, turn: TurningPointModel) -> tuple[ArcPoint, ArcPoint]:
        """The moments before and after a turning point."""
        return self.points[turn.start], self.points[turn.start + 1]

    @property
    def headline(self) -> str:
        """The course of the game in one sentence."""
        if not self.is_whole:
            return "How the game went"
        went = _describe_course(self)
        return f"{self.who}: {went}" if self.who else went[0].upper() + went[1:]

    @property
    def summary(self) -> list[str]:
        """The arc in words: how it went, and each turning point."""
        return [f"{self.headline}.", *[self.told(turn) for turn in self.turns]]

    def told(self, turn: TurningPointModel) -> str:
        """A turning point in a sentence."""
        return f"{turn.when}: {turn.label}{f' ({turn.note})' if turn.note else ''}; {self.from_to(turn)}."

    def from_to(self, turn: TurningPointModel) -> str:
        """Return the change of the chance in words: "from 5 in 10 to 2 in 10"."""
        before, after = self.change(turn)
        assert before.chance is not None
        assert after.chance is not None
        if after.is_over:
            return f"{format_tenths(before.chance)}, then {'won' if after.chance else 'lost'}"
        if round_to_tenths(before.chance) == round_to_tenths(after.chance):
            return f"from {round_to_hundredths(before.chance)} in 100 to {round_to_hundredths(after.chance)} in 100"
        return f"from {format_tenths(before.chance)} to {format_tenths(after.chance)}"


def round_to_tenths(chance: float) -> int:
    """Return the nearest whole number of tenths.

    >>> round_to_tenths(0.05), round_to_tenths(0.349), round_to_tenths(1)
    (1, 3, 10)
    """
    return int(10 * chance + 0.5)


def round_to_hundredths(chance: float) -> int:
    """Return the nearest whole number of hundredths."""
    return int(100 * chance + 0.5)


def lower_first_letter(words: str) -> str:
    """Return the text as it reads within a sentence: "turn 2, round 4"."""
    return words[0].lower() + words[1:]


def format_tenths(chance: float) -> str:
    """Return a chance in tenths: "3 in 10"."""
    return f"{round_to_tenths(chance)} in 10"


def _describe_course(face: ArcModel) -> str:
    """Describe the curve as it is drawn: "most of the game" is most of its width."""
    spells = _find_lead_intervals(face)
    if not spells:
        return "over before it had begun"
    ends_ahead = _ends_ahead(face, spells)
    share = sum([spell.width for spell in spells if spell.is_ahead == ends_ahead]) / (
        sum([spell.width for spell in spells]) or 1.0
    )
    now, other = (AHEAD, BEHIND) if ends_ahead else (BEHIND, AHEAD)
    end = ("and won" if ends_ahead else "and lost") if face.is_over else "so far"
    if [spell.is_ahead for spell in spells] == [ends_ahead]:
        return f"{now} from the first round to the last, {end}" if face.is_over else f"{now} {end}"
    since = spells.pop() if spells[-1].is_ahead == ends_ahead else None
    if not since:
        end += " at the last vote" if face.ends_in_votes else " at the end"
    turned = next((turn for turn in face.turns if turn.start == spells[-1].last), None)
    if turned:
        end = f"then {turned.what} turned it"
    if len(spells) == 1 and turned and spells[0].rounds:
        return f"{other} for {spells[0].rounds} round{'s' if spells[0].rounds > 1 else ''}, {end}"
    if len(spells) == 1 and not since:
        return f"{other} from the first round to the last, {end}"
    if share < 1 - MOST_SHARE:
        return f"{other} for most of the game, {end}"
    if len(spells) == 1 and since and not turned:
        return f"{now} from {_describe_start(face, since.first)} on, {end}"
    return f"{now} for most of the game, {end}" if share > MOST_SHARE else f"ahead and behind by turns, {end}"


@dataclass
class _LeadInterval:
    """Neighboring moments at which the same side leads.

    Attributes:
        is_ahead: Whether the side above leads.
        first: The number of the first moment.
        last: The number of the last moment.
        rounds: The number of rounds that begin within it.
        width: Its width on the curve, 0 to 1.
    """

    is_ahead: bool
    first: int
    last: int
    rounds: int = 0
    width: float = 0.0


def _find_lead_intervals(face: ArcModel) -> list[_LeadInterval]:
    """Return the intervals of a game in order, without its end. An even moment belongs to the interval before it."""
    found: list[_LeadInterval] = []
    for number, point in enumerate(face.points):
        if point.chance is None or point.is_over:
            continue
        is_ahead = point.chance > EVEN or (point.chance == EVEN and bool(found) and found[-1].is_ahead)
        if not found or found[-1].is_ahead != is_ahead:
            found.append(_LeadInterval(is_ahead, number, number))
        spell = found[-1]
        spell.last = number
        spell.rounds += point.is_round and point.chance != EVEN
        spell.width += face.points[number + 1].x - point.x if number + 1 < len(face.points) else 0.0
    return found


def _ends_ahead(face: ArcModel, spells: Sequence[_LeadInterval]) -> bool:
    chance = face.points[-1].chance
    return bool(chance and chance > EVEN) if face.is_over else spells[-1].is_ahead


def _describe_start(face: ArcModel, number: int) -> str:
    """Return the part of the game that begins with a moment, or else that moment: "turn 3", "turn 3, round 2"."""
    point = face.points[number]
    stripe = [stripe for stripe in face.stripes if stripe.start <= point.x][-1]
    if stripe.has_points and stripe.start < point.x:
        return "the midst of the final vote"
    name = stripe.name if stripe.start == point.x else point.when
    return lower_first_letter(name)
