"""How likely one is to win, as a bar with its interval and in words."""

from __future__ import annotations

from dataclasses import dataclass, replace
from html import escape

from vfw.core.intervals import outwards


@dataclass(frozen=True)
class StandingFace:
    """How likely a side is to win, as far as that is known.

    Attributes:
        name: what that side is called here, such as "You". side: its colour scheme, a word of the skin.
        other_name, other_side: those of all others.
        share: the chance, 0 to 1. low, high: the ends of its interval.
        words: one sentence on it, and why: its half on what is lacking. counted: one on what that was counted from.
        short: the chance in few words.
    """

    name: str
    side: str
    other_name: str
    other_side: str
    share: float
    low: float
    high: float
    words: str
    why: str
    counted: str
    short: str

    @property
    def so_far(self) -> StandingFace:
        """The same while more games are played."""
        return replace(self, words=f"So far, {self.words[:1].lower()}{self.words[1:]}")

    @property
    def spoken(self) -> str:
        """The chance, and how sure that is."""
        return f"{self.words} {self.sure}"

    @property
    def sure(self) -> str:
        """How far the chance can be trusted, in a sentence.

        >>> StandingFace("You", "us", "They", "them", 0.3, 0.21, 0.41, "", "", "", "").sure
        'That is between 2 and 5 in 10, as far as these games can tell.'
        """
        return f"That is {self.between}, as far as these games can tell."

    @property
    def between(self) -> str:
        """The interval in words, which holds no less than it should."""
        low, high = outwards(self.low, self.high, 10)
        return f"between {low} and {high} in 10"


def tenths(share: float) -> int:
    """The nearest whole number of tenths."""
    return int(10 * share + 0.5)


def standing_html(face: StandingFace | None, *, in_short: bool = False) -> str:
    """The bar, and the words below it, or `in_short`, where all of it stands in one line, its interval and what is
    lacking; nothing where there is no face."""
    if face is None:
        return ""
    ours = tenths(face.share)
    counted = "" if in_short else f'<p class="vfw-small">{escape(face.counted)} {escape(face.sure)}</p>'
    measures = f"--share: {face.share:.1%}; --low: {face.low:.1%}; --high: {face.high:.1%}"
    label = f"{face.name}: {ours} in 10; {face.other_name}: {10 - ours} in 10. {face.sure}"
    ends = (
        f'<span data-side="{escape(face.side)}">{escape(face.name)} <b>{ours} in 10</b></span>'
        f'<span data-side="{escape(face.other_side)}">{escape(face.other_name)} <b>{10 - ours} in 10</b></span>'
    )
    short = " data-short" if in_short else ""
    # Beside the bar, which says how likely it is, its interval says more.
    words = f"{face.between[:1].upper()}{face.between[1:]}: {face.why}" if in_short else face.words
    return (
        f'<div class="vfw-chance"{short} role="img" aria-label="{escape(label)}" style="{measures}">'
        f'<div class="vfw-chance-ends">{ends}</div>'
        f'<div class="vfw-chance-bar" data-side="{escape(face.side)}"><i></i><span></span></div></div>'
        f'<p class="vfw-stands"><b>{escape(words)}</b></p>{counted}'
    )
