"""Data of advice: hints, the chance to win, coach warnings, and steps of the tutorial."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from vfw.core.intervals import outwards
from vfw.core.match import Match
from vfw.core.position import Event
from vfw.core.questions import Pending, Reply, Word


class Lesson(Protocol):
    """One step of a tutorial. Its texts are plain, with **bold** and *italic* words."""

    @property
    def title(self) -> str:
        """The title of the step."""
        ...

    @property
    def goal(self) -> str:
        """The goal of the step, in a sentence."""
        ...

    def said(self, pending: Pending, events: Sequence[Event], *, at_first: bool) -> str:
        """Return the coach's words while `pending` is asked; "" for none.

        `events` have happened since the step began; `at_first` says that nothing has been answered yet.
        """
        ...

    def done(self, pending: Pending, events: Sequence[Event]) -> str:
        """Return the words at the end of the step, after these `events`; "" while it goes on."""
        ...


@dataclass(frozen=True)
class TutorialStep:
    """A step of the tutorial with its number among all steps."""

    lesson: Lesson
    number: int
    of: int

    @property
    def kicker(self) -> str:
        """The line above the prompt."""
        return f"Step {self.number} of {self.of} · {self.lesson.title}"

    @property
    def is_last(self) -> bool:
        """True if this is the last step."""
        return self.number == self.of

    def done(self, match: Match[Any, Any]) -> str:
        """Return the words at the end of the step; "" while it goes on."""
        return self.lesson.done(match.pending, _events(match))

    def words(self, match: Match[Any, Any], *, at_first: bool) -> str:
        """Return the words to show now; "" if the question needs none."""
        return self.done(match) or self.lesson.said(match.pending, _events(match), at_first=at_first)


def _events(match: Match[Any, Any]) -> list[Event]:
    """Return all events so far."""
    return [event for position in match.positions for event in position.news]


@dataclass(frozen=True)
class WinProbabilityModel:
    """A side's chance to win, as far as it is known.

    Attributes:
        name: The name of that side here, such as "You".
        side: Its color scheme, a word of the skin.
        other_name, other_side: The same for all others together.
        share: The chance, 0 to 1.
        low, high: The ends of its interval.
        words: A sentence on the chance and its reason: the half on what is still needed.
        counted: A sentence on the games from which the chance was counted.
        short: The chance in few words.
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
    def so_far(self) -> WinProbabilityModel:
        """The chance as it reads while more games are played."""
        return replace(self, words=f"So far, {self.words[:1].lower()}{self.words[1:]}")

    @property
    def spoken(self) -> str:
        """The chance and its uncertainty, for a screen reader."""
        return f"{self.words} {self.sure}"

    @property
    def tenths(self) -> int:
        """The chance in tenths."""
        return round_to_tenths(self.share)

    @property
    def sure(self) -> str:
        """A sentence on the uncertainty of the chance.

        >>> WinProbabilityModel("You", "us", "They", "them", 0.3, 0.21, 0.41, "", "", "", "").sure
        'That is between 2 and 5 in 10, as far as these games can tell.'
        """
        return f"That is {self.between}, as far as these games can tell."

    @property
    def between(self) -> str:
        """The interval in words, rounded outwards."""
        low, high = outwards(self.low, self.high, 10)
        return f"between {low} and {high} in 10"


def round_to_tenths(share: float) -> int:
    """Return the nearest whole number of tenths."""
    return int(10 * share + 0.5)


STANDING_LABEL, MISSING_LABEL = "Where you stand", "Still needed"


VARIANT_MARK = "\0"
"""The place in an answer at which similar hints differ."""


@dataclass(frozen=True)
class HintModel:
    """A good answer: what to do, why, and the rule that says so.

    Attributes:
        compared: A sentence that compares it with the best answer; "" if that is unknown or must not be shown.
        picks: The reply with which it begins.
        places: The places of the board that it leads to later.
        then: The hint for the question that follows that reply; None without one.
    """

    answer: str
    reason: str
    rule: str
    compared: str = ""
    picks: Word | None = None
    places: tuple[Word, ...] = ()
    then: HintModel | None = None

    @property
    def spoken(self) -> str:
        """The answer, its reason, and its comparison with the best, for a screen reader."""
        return " ".join(filter(None, [f"{self.answer}.", self.reason, self.compared]))

    @property
    def names(self) -> Sequence[Word]:
        """All replies and places that the hint names."""
        return [*([] if self.picks is None else [self.picks]), *self.places]


def merge_similar_hints(hints: Sequence[HintModel], words: Collection[str]) -> list[HintModel]:
    """Merge hints with the same reason whose answers differ only in one of these words; keep the order.

    >>> twins = [HintModel(f"{color} pawn", "Four free squares", "Moving") for color in ("Red", "Blue")]
    >>> [hint.answer for hint in merge_similar_hints(twins, ["red", "blue"])]
    ['Red or blue pawn']
    """
    varied = re.compile(rf"\b({'|'.join(words)})\b", re.IGNORECASE)
    alike: dict[HintModel, list[tuple[str, HintModel]]] = {}
    for hint in hints:
        found = varied.search(hint.answer)
        pattern = replace(hint, answer=varied.sub(VARIANT_MARK, hint.answer), picks=None)
        alike.setdefault(pattern, []).append((found[0] if found else "", hint))
    return [
        replace(same[0][1], answer=pattern.answer.replace(VARIANT_MARK, _join_alternatives([word for word, _ in same])))
        for pattern, same in alike.items()
    ]


def continue_hints(hints: Sequence[HintModel], since: Sequence[Reply]) -> Sequence[HintModel]:
    """Return the hints that still apply after these replies; () for none.

    Only replies came after the hints were made, so nothing else has changed.

    >>> move = HintModel("Move", "It is free", "Moving", picks="move")
    >>> hints = [HintModel("Pawn: Move", "It is free", "Moving", picks="pawn", then=move)]
    >>> continue_hints(hints, ["pawn"]) == [move], continue_hints(hints, ["king"])
    (True, [])
    """
    if not since:
        return hints
    first, *more = since
    return [hint.then for hint in hints if hint.then and hint.picks == first] if not more else ()


def _join_alternatives(words: Sequence[str]) -> str:
    first, *others = words
    return " or ".join([first, *(word.lower() for word in others)])


def format_standing(words: str) -> str:
    """Return a sentence on what is still needed or on the chance to win; "" if nothing is known."""
    return f"{STANDING_LABEL}: {words[:1].lower()}{words[1:]}." if words else ""


def format_chance(chance: str) -> str:
    """Return the sentence that tells a screen reader the chance to win.

    The hints, and the words on what is still needed, have been announced before.
    """
    return f"Your chance to win: {chance[:1].lower()}{chance[1:]}." if chance else ""


@dataclass(frozen=True)
class CoachWarning:
    """An objection to the `chosen` answer: its cost in a sentence, and the `better` answer."""

    chosen: HintModel
    cost: str
    better: HintModel

    @property
    def spoken(self) -> str:
        """The warning and the better answer, for a screen reader."""
        return f"{self.against} Better: {self.better.spoken}"

    @property
    def against(self) -> str:
        """A sentence on the effect of the chosen answer and its cost."""
        return f"{self.chosen.spoken} {self.cost}"


class AnswerCritique(Protocol):
    """Arguments for and against the answers to a question."""

    @property
    def hints(self) -> Sequence[HintModel]:
        """The best answers, best first, for the hints; () if nothing is known."""
        ...

    def goes_on(self, replies: Sequence[Reply]) -> bool:
        """Return whether these replies begin an answer that was evaluated."""
        ...

    def objection_to(self, replies: Sequence[Reply]) -> CoachWarning | None:
        """Return the objection to an answer, given as its replies in order.

        None if there is no objection or nothing is known.
        """
        ...
