"""Data of the prompt, the stage, exchanges and the ending."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from vfw.core.questions import Word
from vfw.panel.view_models.advice import HintModel, WinProbabilityModel
from vfw.panel.view_models.table import Tally


@dataclass(frozen=True)
class Offer:
    """One seat's part of an exchange: the cards that are visible (`lies`) and a sentence on them (`says`).

    `name` is what people call who sits there.
    """

    seat: str
    lies: str
    says: str
    name: str = ""


@dataclass(frozen=True)
class RevealedOffers:
    """An exchange that both have agreed to: both see it, and look at it before anything goes on.

    Attributes:
        title: what has happened, in a few words.
        offers: what each has now.
    """

    title: str
    offers: Sequence[Offer]


@dataclass(frozen=True)
class VoteCount:
    """A number of votes out of those needed.

    Attributes:
        mark: "star" or "cross".
        done: how many there are.
        of: how many are needed.
        says: that as a sentence.
        is_at_stake: whether the next one may come now.
        has_just_come: whether the last of them was not there before.
    """

    mark: str
    done: int
    of: int
    says: str
    is_at_stake: bool = False
    has_just_come: bool = False


@dataclass(frozen=True)
class PromptModel:
    """Contents of the prompt.

    Attributes:
        kicker: whose turn it is and when.
        headline: what to do, the largest words on the page.
        detail: a sentence.
        side: the color scheme, a word of the skin.
        dice: (sides, face) of those that lie, to be drawn.
        its_dice: those that fell by rule, and sentences on what they decided, folded away.
        terms: where the detail uses words that have a sheet: (start, end, sheet) each.
        choices: reply and label.
        gives: what comes of a reply, where that is to stand below its label.
        elsewhere: the replies that are better chosen on the map or in the hand; their buttons are folded away under
            `unfold`.
        at_once: several replies that one press gives, with their label and what comes of them.
        back: what takes back the half of an answer that was given, such as a card whose use is asked; "" where nothing.
        ways: further buttons beside the choices, as HTML.
        tools: those below them.
        score: rows of a table that compares sides, the first of them its head.
        pace: how long in ms this may be looked at before the page goes on by itself; 0 where it waits for the visitor.
        hints: good answers, best first, if they were requested.
        hinted_as: the words above them.
        `stands`: what the viewer still needs to win.
        chance: how likely that is, in few words, beside hints.
        standing: the same as a bar, where it was asked for.
        aside: what the coach says of its own accord.
        aside_ways: buttons that answer it, as HTML.
        aloud: the part of the detail that is heard too, when it appears, such as a warning.
        coach: what the tutorial says, in place of the detail.
        thinks: who thinks now, in words; "" if no player thinks.
        notice: what went wrong.
        done: what is said once the visitor has done what was to be done here.
        whose: the sign of the seat whose turn it is, to be seen from afar, as HTML; "" for none.
        offers: what would change hands, where an exchange is asked for.
    """

    kicker: str
    headline: str
    detail: str = ""
    terms: Sequence[tuple[int, int, str]] = ()
    side: str = ""
    dice: Sequence[tuple[int, int]] = ()
    its_dice: tuple[Sequence[tuple[int, int]], Sequence[str]] = ((), ())
    choices: Mapping[Word, str] = field(default_factory=dict)
    gives: Mapping[Word, str] = field(default_factory=dict)
    elsewhere: frozenset[Word] = frozenset()
    at_once: Sequence[tuple[tuple[Word, ...], str, str]] = ()
    unfold: str = "Choose from a list instead"
    back: str = ""
    ways: Sequence[str] = ()
    tools: Sequence[str] = ()
    score: Sequence[Sequence[str]] = ()
    pace: int = 0
    hints: Sequence[HintModel] = ()
    stands: str = ""
    chance: str = ""
    hinted_as: str = "What a good player likes best"
    standing: WinProbabilityModel | None = None
    aside: str = ""
    aside_ways: Sequence[str] = ()
    aloud: str = ""
    coach: str = ""
    thinks: str = ""
    notice: str = ""
    done: str = ""
    whose: str = ""
    offers: Sequence[Offer] = ()

    @property
    def spoken(self) -> str:
        """The question for those who do not see the dice: what they show, and what is asked."""
        verb = "die shows" if len(self.dice) == 1 else "dice show"
        shown = f"The {verb} {', '.join(str(face) for _, face in self.dice)}. " if self.dice else ""
        return shown + self.asked_aloud

    @property
    def asked_aloud(self) -> str:
        """The question, and nothing of the dice."""
        return self.headline + ("" if self.headline.endswith("?") else ".")


@dataclass(frozen=True)
class EndingModel:
    """Contents of the ending.

    `side` is the winner's; `counts` say how it came out; `winners` are the signs of those who won it together, as HTML.
    """

    headline: str
    reason: str
    side: str
    counts: Sequence[Tally]
    winners: str = ""


@dataclass(frozen=True)
class RollSum:
    """One side's sum: pieces and a die.

    Attributes:
        side: a word of the skin.
        name: what people call it here.
        pieces: the shape of each.
        piece_words: how many.
        sides: of its die.
        face: what that shows, None while it is held.
        die_words: the same in words.
        total: the sum; None while the die is held.
        has_just_fallen: whether the die fell since the page was last seen.
        said: the sum as a sentence.
    """

    side: str
    name: str
    pieces: Sequence[str]
    piece_words: str
    sides: int
    face: int | None
    die_words: str
    total: int | None
    said: str
    has_just_fallen: bool = False


@dataclass(frozen=True)
class RollOutcome:
    """One of the ways in which the deciding die can leave it, or the one in which it has ended.

    Attributes:
        is_won: whether the place says yes; None while that can still be turned.
        faces: those of the deciding die that lead to it; () once it has come.
        title: in a few words.
        detail: why, and how likely.
        said: all of it as a sentence.
    """

    is_won: bool | None
    title: str
    detail: str
    said: str
    faces: Sequence[int] = ()


@dataclass(frozen=True)
class StageModel:
    """Contents of the stage.

    Attributes:
        kicker: what is at stake.
        title: who decides.
        place: where on the map, for its light.
        counts: what has been decided so far, a mark for each place.
        sums: those of the sides, the viewer's own first.
        asks: what the fates hang on; "" once it has come.
        fates: what can come, or the one that has.
        sides: of the deciding die.
        paragraphs: the words before the first of them; nothing else is there then.
        purse: what can still be done, or was just done.
        aside: what the dice stand for.
        coach: what a tutorial says.
        ways_out: buttons that leave a step of a tutorial, as HTML.
        choices: reply and label, where something is asked.
        goes_on: the label of the one button, where nothing is.
        whose: the sign of the seat that is asked or whose die is held, to be seen from afar, as HTML; "" for none.
    """

    kicker: str
    title: str
    place: str
    counts: Sequence[VoteCount] = ()
    sums: Sequence[RollSum] = ()
    asks: str = ""
    fates: Sequence[RollOutcome] = ()
    sides: int = 6
    purse: str = ""
    aside: str = ""
    coach: str = ""
    ways_out: Sequence[str] = ()
    paragraphs: Sequence[str] = ()
    choices: Mapping[Word, str] = field(default_factory=dict)
    goes_on: str = "Go on"
    whose: str = ""

    @property
    def has_come(self) -> bool:
        """True if the vote is decided."""
        return bool(self.fates) and not self.asks

    @property
    def spoken(self) -> list[str]:
        """Lines for a screen reader, without the dice and the result, which the log has announced."""
        held = [sum_.said for sum_ in self.sums if sum_.total is None]
        fates = [fate.said for fate in self.fates]
        come = [counted.says for counted in self.counts if counted.has_just_come]
        return [" ".join(filter(None, [*self.paragraphs, *held, *fates, *come, self.purse]))]

    @property
    def question(self) -> list[str]:
        """The whole stage in words, for a repeated question."""
        sums = " ".join(sum_.said for sum_ in self.sums)
        fates, counts = [fate.said for fate in self.fates], [counted.says for counted in self.counts]
        if self.has_come:
            fates = [f"{fate.title}. {fate.said}" for fate in self.fates]
        return [f"{self.title}. {sums}", " ".join(filter(None, [*self.paragraphs, *fates, *counts, self.purse]))]
