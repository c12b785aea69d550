"""Numbers on their way into a sentence: each is noted under a name as it is put into words."""

from __future__ import annotations

from fractions import Fraction

from vfw.votes.telling.odds import percent, plain
from vfw.votes.telling.words import count

Number = int | Fraction


class Figures:
    """The numbers of one sentence.

    >>> figures = Figures()
    >>> f"{figures.count('dice', 3, 'die', 'dice')}: {figures.chance('at least one', Fraction(91, 216))}"
    'three dice: a 42 % chance'
    >>> figures.noted
    {'dice': 3, 'at least one': Fraction(91, 216)}
    """

    def __init__(self) -> None:
        self.noted: dict[str, Number] = {}

    def _note(self, name: str, number: Number) -> None:
        if self.noted.setdefault(name, number) != number:
            raise ValueError(f"{name!r} is {self.noted[name]} already and cannot be {number}; expected another name")

    def word(self, name: str, number: Number) -> str:
        """The number where the thing is not named again: "three", "4.5", "16", "none"."""
        self._note(name, number)
        return plain(Fraction(number)) if number else "none"

    def count(self, name: str, number: int, one: str, many: str = "") -> str:
        """So many of something: "three dice", "one die"."""
        self._note(name, number)
        return count(number, one, many)

    def digits(self, name: str, number: int) -> str:
        """The number in digits, for faces of dice."""
        self._note(name, number)
        return str(number)

    def share(self, name: str, chance: Fraction) -> str:
        """A chance in hundredths, "42 %"; in thousandths where it is nearly nothing, or nearly certain."""
        self._note(name, chance)
        nearly = chance not in (0, 1) and not Fraction(1, 100) <= chance <= Fraction(99, 100)
        return f"{float(100 * chance):.1f} %" if nearly else f"{percent(chance)} %"

    def chance(self, name: str, chance: Fraction) -> str:
        """A chance with its article: "a 42 % chance", "an 83 % chance"."""
        share = self.share(name, chance)
        article = "an" if share.startswith("8") or share[:2] in ("11", "18") else "a"
        return f"{article} {share} chance"
