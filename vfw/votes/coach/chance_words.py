"""The chance to win in plain words: in tenths, with what is lacking most, and what it was counted from."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from vfw.votes.coach.win_chance import Chance, Lack
from vfw.votes.rules.position import TO_RATIFY, TO_REJECT
from vfw.votes.telling.figures import Figures, Number
from vfw.votes.telling.words import SIDE_NAMES

TENTHS = 10
HALF = Fraction(1, 2)
NONE_LOST = "every game that was played on from here was won"


@dataclass(frozen=True)
class ChanceWords:
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


def chance_words(chance: Chance, *, own: bool) -> ChanceWords:
    """The chance in words: to whoever plays the side where it is their `own`, else to all at the table."""
    figures, side = Figures(), SIDE_NAMES[chance.side]
    whose = "" if own else f" for {side}"
    why = _lacking(chance, chance.lack, "you" if own else "they", figures) if chance.lack else NONE_LOST
    tenths = f"{in_tenths(chance.share, figures)}{whose}"
    won = figures.digits("games won", chance.won) if chance.won else figures.word("games won", 0)
    games = f"The computer played {figures.digits('games', chance.played)} games on from here, for both sides: "
    return ChanceWords(
        tenths, f"{tenths}: {why}.", f"{why}.", f"{games}{'you' if own else side} won {won} of them.", figures.noted
    )


def in_tenths(share: Fraction, figures: Figures, name: str = "tenths") -> str:
    """A chance, to the nearest tenth: "About 3 in 10"."""
    tenths = tenths_of(share)
    if tenths == 0:
        return "Hardly any chance"
    if tenths == TENTHS:
        return "Nearly certain"
    return f"About {figures.digits(name, tenths)} in {figures.digits('in', TENTHS)}"


def as_good_as(behind: Fraction, figures: Figures) -> str:
    """How an answer does beside the best, to the nearest tenth: "It wins about 1 in 10 games fewer than the first."

    Never how often it wins: *Where do I stand?* counts that otherwise, in games that are played to their end, and two
    estimates side by side would contradict each other.
    """
    tenths = tenths_of(behind)
    if tenths <= 0:
        return "About as good as the first."
    fewer = f"about {figures.digits('tenths fewer', tenths)} in {figures.digits('in', TENTHS)} games fewer"
    return f"It wins {fewer} than the first."


def tenths_of(share: Fraction) -> int:
    """The nearest whole number of tenths.

    >>> tenths_of(Fraction(1, 20)), tenths_of(Fraction(3, 10)), tenths_of(Fraction(94, 100))
    (1, 3, 9)
    """
    return int(TENTHS * share + HALF)


def _lacking(chance: Chance, lack: Lack, who: str, figures: Figures) -> str:
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
