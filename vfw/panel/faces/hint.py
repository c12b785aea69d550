"""Hints: good answers to the question at hand, as the prompt tells them."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from html import escape

from vfw.core.questions import Reply, Word
from vfw.panel.faces.standing import StandingFace, standing_html

STANDS, LACKS = "Where you stand", "What is lacking"
PLACE = "\0"
"""Where in an answer stands what may differ."""


@dataclass(frozen=True)
class HintFace:
    """A good answer: what to do, why, and the rule that says so.

    Attributes:
        compared: how it does beside the best, in a sentence; "" where that is not known, or not to be told.
        picks: the reply with which it begins. places: those of the board that it leads to later.
        then: what it says of the question that follows that reply; None where it says nothing of one.
    """

    answer: str
    reason: str
    rule: str
    compared: str = ""
    picks: Word | None = None
    places: tuple[Word, ...] = ()
    then: HintFace | None = None

    @property
    def spoken(self) -> str:
        """The answer, why, and how it does beside the best."""
        return " ".join(filter(None, [f"{self.answer}.", self.reason, self.compared]))

    @property
    def names(self) -> Sequence[Word]:
        """All that it names."""
        return [*([] if self.picks is None else [self.picks]), *self.places]


def told_once(hints: Sequence[HintFace], words: Collection[str]) -> list[HintFace]:
    """The hints in their order; answers that differ only in one of these words, for the same reason, are one of them.

    >>> twins = [HintFace(f"{colour} pawn", "Four free squares", "Moving") for colour in ("Red", "Blue")]
    >>> [hint.answer for hint in told_once(twins, ["red", "blue"])]
    ['Red or blue pawn']
    """
    varied = re.compile(rf"\b({'|'.join(words)})\b", re.IGNORECASE)
    alike: dict[HintFace, list[tuple[str, HintFace]]] = {}
    for hint in hints:
        found = varied.search(hint.answer)
        pattern = replace(hint, answer=varied.sub(PLACE, hint.answer), picks=None)
        alike.setdefault(pattern, []).append((found[0] if found else "", hint))
    return [
        replace(same[0][1], answer=pattern.answer.replace(PLACE, _either([word for word, _ in same])))
        for pattern, same in alike.items()
    ]


def still_said(hints: Sequence[HintFace], since: Sequence[Reply]) -> Sequence[HintFace]:
    """What hints say of the question at hand, where these replies have been given since they were made; () for nothing.
    Only replies have come since, so nothing else has changed.

    >>> move = HintFace("Move", "It is free", "Moving", picks="move")
    >>> hints = [HintFace("Pawn: Move", "It is free", "Moving", picks="pawn", then=move)]
    >>> still_said(hints, ["pawn"]) == [move], still_said(hints, ["king"])
    (True, [])
    """
    if not since:
        return hints
    first, *more = since
    return [hint.then for hint in hints if hint.then and hint.picks == first] if not more else ()


def _either(words: Sequence[str]) -> str:
    first, *others = words
    return " or ".join([first, *(word.lower() for word in others)])


def where_you_stand(words: str) -> str:
    """A sentence on that: on what is lacking, or how likely it is to win; "" where nothing is known of it."""
    return f"{STANDS}: {words[:1].lower()}{words[1:]}." if words else ""


def chance_aloud(chance: str) -> str:
    """How likely it is to win, once that is counted; what is lacking, and the hints, have been heard before."""
    return f"Your chance to win: {chance[:1].lower()}{chance[1:]}." if chance else ""


def hints_html(
    hints: Sequence[HintFace], above: str, lacks: str, chance: str = "", standing: StandingFace | None = None
) -> str:
    """The hints, best first, with the words `above` them, below where the one who asked is `standing`, or else how high
    their `chance` is, and what they lack; nothing where nothing was asked for."""
    if not hints and standing is None:
        return ""
    # Beside hints there is no room for all of it: the bar and its sentence say the most.
    where = standing_html(standing, in_short=bool(hints))
    if where and not hints:
        where = f'<p class="vfw-kicker">{STANDS}</p>{where}'
    elif not where and (lacks or chance):
        # One line, whatever stands in it: what is read below does not move when more is known.
        where = f'<p class="vfw-kicker">{escape(where_you_stand(chance).removesuffix(".") or LACKS)}</p>'
        where += f'<p class="vfw-stands">{escape(lacks)}</p>' if lacks else ""
    # A rule on which those before rest too is named once.
    rules = [hint.rule for hint in hints]
    items = "".join(
        f"<li><b>{escape(hint.answer)}.</b> {escape(hint.reason)}"
        f"{f' <small>({escape(hint.rule)})</small>' if hint.rule != before else ''}{_compared(hint)}</li>"
        for hint, before in zip(hints, ["", *rules], strict=False)
    )
    best = f'<p class="vfw-kicker">{escape(above)}</p><ol>{items}</ol>' if hints else ""
    label = "Hints" if hints else STANDS
    return f'<section class="vfw-hints" aria-label="{label}" tabindex="0">{where}{best}</section>'


def _compared(hint: HintFace) -> str:
    return f' <span class="vfw-compared">{escape(hint.compared)}</span>' if hint.compared else ""
