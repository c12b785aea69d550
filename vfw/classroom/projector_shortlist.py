"""What a class chooses among: a few lettered choices, and behind "another choice" all the others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from vfw.core.questions import Decision, Reply
from vfw.panel.faces.cardface import CardFace
from vfw.panel.skins.registry import FIRST
from vfw.panel.skins.votes.map_faces import VotesMap
from vfw.votes.advice.hinting import hints
from vfw.votes.rules.view import View

LETTERS = "ABCDEF"
"""As many as can be counted with hands."""
FIT = 400
"""Letters of all choices together that fit on the screen, where only some are listed."""


@dataclass(frozen=True)
class Choice:
    """A way to answer. `replies` is the answer; after a card of the hand comes its use, where that will be asked.

    `label` names it; `says` is what it does, or how it stands there, in a line; "" where the name says it all.
    """

    replies: tuple[Reply, ...]
    label: str
    says: str = ""


@dataclass(frozen=True)
class Shortlist:
    """`choices` bear the letters, in the order of the game; `others` is what else there is, () where that is all."""

    choices: tuple[Choice, ...]
    others: tuple[Choice, ...] = ()

    @property
    def letters(self) -> str:
        """One for each choice, and where there are others the next one for "another choice"."""
        return LETTERS[: len(self.choices) + bool(self.others)]

    @property
    def other(self) -> str:
        """The letter of "another choice"; "" where all are listed."""
        return self.letters[-1] if self.others else ""


def shortlist(view: View, seed: str) -> Shortlist:
    """All answers to the decision of the seat of `view`, or where there are too many those a good player likes
    best."""
    choices = list(all_choices(view))
    if len(choices) <= len(LETTERS):
        return Shortlist(tuple(choices))
    listed = _fitting([next(choice for choice in choices if choice.replies == best) for best in _ranked(view, seed)])
    return Shortlist(
        tuple([choice for choice in choices if choice in listed]),
        tuple([choice for choice in choices if choice not in listed]),
    )


def _ranked(view: View, seed: str) -> list[tuple[Reply, ...]]:
    """What a good player likes best, one fewer than there are letters."""
    return [hint.replies for hint in hints(view, seed, best=len(LETTERS) - 1)]


def _fitting(ranked: Sequence[Choice]) -> list[Choice]:
    """Of choices, the best first, as many as there is room for."""
    listed: list[Choice] = []
    room = FIT
    for choice in ranked:
        room -= len(choice.label) + len(choice.says)
        if room >= 0 or not listed:
            listed.append(choice)
    return listed


def all_choices(view: View) -> Iterator[Choice]:
    """Every answer, in the order of the game; of a card of the hand one for each use."""
    pending = view.pending
    assert isinstance(pending, Decision)
    face = FIRST.prompt(view)
    labels = face.choices
    cards = {card.reply: card for card in FIRST.abilities.hand.hand(view).cards if card.reply is not None}
    states = VotesMap().states(view, ()) if pending.about == "state" else {}
    for reply in pending.choices:
        if (card := cards.get(reply)) and card.uses:
            yield from _plays(card)
        elif card:
            yield Choice((reply,), labels[reply], card.text)
        elif state := states.get(str(reply)):
            yield Choice((reply,), labels[reply], state.says.partition(": ")[2])
        else:
            yield Choice((reply,), labels[reply], _upper(face.gives.get(reply, "")))


def _plays(card: CardFace) -> Iterator[Choice]:
    """The ways of playing a card of the hand."""
    assert card.reply is not None
    uses = [use for use in card.uses if not use.why_not]
    for use in uses:
        # With one use nothing more is asked.
        replies: tuple[Reply, ...] = (card.reply, use.reply) if len(uses) > 1 else (card.reply,)
        if use.reply == "event":
            yield Choice(replies, card.title, " ".join(filter(None, [card.text, _upper(use.gives)])))
        else:
            yield Choice(replies, f"{use.label} with {card.title}", _upper(use.gives))


def _upper(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}." if text else ""
