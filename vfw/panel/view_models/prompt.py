"""Data of the prompt, the stage, exchanges and the ending."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from vfw.core.questions import Word
from vfw.panel.view_models.advice import HintModel, WinProbabilityModel
from vfw.panel.view_models.buttons import AnyButton
from vfw.panel.view_models.table import Tally


@dataclass(frozen=True)
class SeatSign:
    """The sign of a seat.

    Attributes:
        seat: The seat, which gives the color.
        shape: One of the shapes of `vfw.panel.skins.seat_signs`.
        name: The name of the player in the seat.
    """

    seat: str
    shape: str
    name: str


@dataclass(frozen=True)
class Offer:
    """One seat's part of an exchange.

    Attributes:
        name: The name of the player.
        cards: The visible cards.
        says: A sentence on them.
    """

    seat: str
    cards: str
    says: str
    name: str = ""


@dataclass(frozen=True)
class RevealedOffers:
    """An exchange on which both players agreed; both see it before the game continues.

    Attributes:
        title: The event, in a few words.
        offers: The cards that each player has now.
    """

    title: str
    offers: Sequence[Offer]


@dataclass(frozen=True)
class VoteCount:
    """A number of votes out of those needed.

    Attributes:
        mark: "star" or "cross".
        done: The number of votes so far.
        of: The number needed.
        says: The count as a sentence.
        is_at_stake: Whether the next vote may come now.
        has_just_come: Whether the last vote is new.
    """

    mark: str
    done: int
    of: int
    says: str
    is_at_stake: bool = False
    has_just_come: bool = False


@dataclass(frozen=True)
class PromptModel:
    """The question of a game: how it is asked, and how it can be answered.

    Attributes:
        kicker: The player and the time of the turn.
        headline: The instruction, the largest words on the page.
        detail: A sentence.
        side: The color scheme, a word of the skin.
        dice: The dice to draw, (sides, face) each.
        choices: Replies with their labels.
        gives: The effect of a reply, for those that show it below the label.
        elsewhere: The replies that are better chosen on the map or in the hand; their buttons are folded away under
            `unfold`.
        at_once: Several replies that one press gives, with their label and effect.
        back: The command that takes back half an answer, such as a card whose use is asked; "" for none.
        score: Rows of a table that compares sides; the first row is the head.
        offers: The cards that would change hands, if an exchange is asked for.
        aloud: The part of the detail that a screen reader announces when it appears, such as a warning.
    """

    kicker: str
    headline: str
    detail: str = ""
    side: str = ""
    dice: Sequence[tuple[int, int]] = ()
    choices: Mapping[Word, str] = field(default_factory=dict)
    gives: Mapping[Word, str] = field(default_factory=dict)
    elsewhere: frozenset[Word] = frozenset()
    at_once: Sequence[tuple[tuple[Word, ...], str, str]] = ()
    unfold: str = "Choose from a list instead"
    back: str = ""
    score: Sequence[Sequence[str]] = ()
    offers: Sequence[Offer] = ()
    aloud: str = ""

    @property
    def spoken(self) -> str:
        """The question for a screen reader: the dice and the instruction."""
        verb = "die shows" if len(self.dice) == 1 else "dice show"
        shown = f"The {verb} {', '.join(str(face) for _, face in self.dice)}. " if self.dice else ""
        return shown + self.asked_aloud

    @property
    def asked_aloud(self) -> str:
        """The question for a screen reader, without the dice."""
        return self.headline + ("" if self.headline.endswith("?") else ".")


@dataclass(frozen=True)
class PromptAdvice:
    """The advice in the prompt.

    Attributes:
        hints: The best answers, best first, if they were requested.
        hinted_as: The words above the hints.
        still_needed: A sentence on what the viewer still needs to win.
        chance: The chance to win, in few words, beside hints.
        standing: The chance to win as a bar, if it was requested.
        remark: A remark that the coach makes without being asked.
        answers: The buttons that answer the remark.
    """

    hints: Sequence[HintModel] = ()
    hinted_as: str = "What a good player likes best"
    still_needed: str = ""
    chance: str = ""
    standing: WinProbabilityModel | None = None
    remark: str = ""
    answers: Sequence[AnyButton] = ()

    def hint_number(self, reply: Word) -> int:
        """Return the number of the first hint that begins with this reply; 0 for none."""
        return next((number for number, hint in enumerate(self.hints, start=1) if hint.picks == reply), 0)


@dataclass(frozen=True)
class ShownPrompt:
    """The prompt as the page shows it: the question, and everything around it.

    Attributes:
        asked: The question.
        whose: The sign of the seat whose turn it is; None for none.
        lesson: The words of the tutorial, in place of the detail.
        its_dice: The dice that fell by rule, and sentences on what they decided, folded away.
        thinks: A line on the player who thinks now; "" if no player thinks.
        pace: The time in ms after which the page continues by itself; 0 waits for the visitor.
        terms: The places in the detail that open a dialog: (start, end, dialog) each.
        notice: A sentence on what went wrong.
        done: The words that follow a finished step of the tutorial.
        ways: Further buttons beside the choices.
        tools: The buttons below the choices.
        advice: The advice of the coach.
    """

    asked: PromptModel
    whose: SeatSign | None = None
    lesson: str = ""
    its_dice: tuple[Sequence[tuple[int, int]], Sequence[str]] = ((), ())
    thinks: str = ""
    pace: int = 0
    terms: Sequence[tuple[int, int, str]] = ()
    notice: str = ""
    done: str = ""
    ways: Sequence[AnyButton] = ()
    tools: Sequence[AnyButton] = ()
    advice: PromptAdvice = PromptAdvice()


@dataclass(frozen=True)
class EndingModel:
    """Contents of the ending.

    Attributes:
        side: The winner's color scheme.
        counts: The final counts.
        winners: The signs of the players who won together.
    """

    headline: str
    reason: str
    side: str
    counts: Sequence[Tally]
    winners: Sequence[SeatSign] = ()


@dataclass(frozen=True)
class RollSum:
    """One side's sum: pieces and a die.

    Attributes:
        side: A word of the skin.
        name: The name of the side here.
        pieces: The shape of each piece.
        piece_words: The number of pieces, in words.
        sides: The number of sides of its die.
        face: The face of the die; None while it is held.
        die_words: The face in words.
        total: The sum; None while the die is held.
        has_just_fallen: Whether the die fell since the page was last painted.
        said: The sum as a sentence.
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
    """A possible result of the deciding die, or the actual one.

    Attributes:
        is_won: Whether the state says yes; None while the result can still change.
        faces: The faces of the deciding die that lead to it; () for the actual result.
        title: The result in a few words.
        detail: Its reason and its probability.
        said: All of it as a sentence.
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
        kicker: What is at stake.
        title: The state or person that decides.
        place: The place on the map, for the light.
        counts: The decisions so far, a mark for each place.
        sums: The sums of the sides, the viewer's own first.
        asks: The condition on which the results depend; "" after the result.
        fates: The possible results, or the actual one.
        sides: The number of sides of the deciding die.
        paragraphs: The introduction, shown alone before the first vote.
        purse: A sentence on what can still be done, or was just done.
        aside: A remark on what the dice stand for.
        coach: The words of a tutorial.
        ways_out: The buttons that leave a step of a tutorial.
        choices: Replies with their labels, if a question is asked.
        goes_on: The label of the one button, if no question is asked.
        whose: The sign of the seat that is asked or holds the die; None for none.
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
    ways_out: Sequence[AnyButton] = ()
    paragraphs: Sequence[str] = ()
    choices: Mapping[Word, str] = field(default_factory=dict)
    goes_on: str = "Go on"
    whose: SeatSign | None = None

    @property
    def has_come(self) -> bool:
        """True if the vote is decided."""
        return bool(self.fates) and not self.asks

    @property
    def spoken(self) -> list[str]:
        """The lines for a screen reader, without the dice and the result, which the log has announced."""
        held = [sum_.said for sum_ in self.sums if sum_.total is None]
        fates = [fate.said for fate in self.fates]
        come = [counted.says for counted in self.counts if counted.has_just_come]
        return [" ".join(filter(None, [*self.paragraphs, *held, *fates, *come, self.purse]))]

    @property
    def question(self) -> list[str]:
        """All contents in words, for a repeated question."""
        sums = " ".join(sum_.said for sum_ in self.sums)
        fates, counts = [fate.said for fate in self.fates], [counted.says for counted in self.counts]
        if self.has_come:
            fates = [f"{fate.title}. {fate.said}" for fate in self.fates]
        return [f"{self.title}. {sums}", " ".join(filter(None, [*self.paragraphs, *fates, *counts, self.purse]))]
