"""The shortlist of a class: a few lettered choices, and all the others behind "another choice".

A good player picks the few. If it has to try them out, a worker pool does that while the page goes on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from vfw.core.match import Match
from vfw.core.questions import Decision, Reply
from vfw.jobs.batch import BatchJob, MappedJob, run_inline
from vfw.jobs.pool import RunningJob
from vfw.panel.session.advice import AdviceRequest, coach_seed
from vfw.panel.session.effects import Outbox
from vfw.panel.skins.registry import DEFAULT_SKIN
from vfw.panel.skins.votes.board import VotesBoard
from vfw.panel.view_models.table import CardModel
from vfw.votes.coach.hints import Hint
from vfw.votes.coach.ranking import HintJob
from vfw.votes.players.playouts import decision_of, needs_lookahead
from vfw.votes.players.steady import SteadyPlayer
from vfw.votes.rules.view import View

LETTERS = "ABCDEF"
"""The letters of the choices: as many as a class can count by raised hands."""
FIT = 400
"""The most characters of all listed choices together, so that they fit on the screen."""
BUDGET: Final = 36
"""Playouts for sorting. The order need not be exact: the best choices must only be among the first."""

Answer = tuple[Reply, ...]


@dataclass(frozen=True)
class Choice:
    """A way to answer.

    Attributes:
        replies: The answer. A card of the hand is followed by its use, if the game asks for that.
        label: The name of the choice.
        says: Its effect, or the current state of its subject, in a line; "" if the label is enough.
    """

    replies: Answer
    label: str
    says: str = ""


@dataclass(frozen=True)
class Shortlist:
    """The choices with letters, in the order of the game, and the others.

    Attributes:
        choices: The choices with letters.
        others: The remaining choices; () if there are none.
    """

    choices: tuple[Choice, ...]
    others: tuple[Choice, ...] = ()

    @property
    def letters(self) -> str:
        """Return the letters of the choices; if there are others, the last letter is "another choice"."""
        return LETTERS[: len(self.choices) + bool(self.others)]

    @property
    def other(self) -> str:
        """Return the letter of "another choice"; "" if all choices are listed."""
        return self.letters[-1] if self.others else ""


class ShortlistMaker:
    """A maker of the shortlist for each question of `match` that the class is asked."""

    def __init__(self, match: Match[Any, Any], outbox: Outbox) -> None:
        self._match = match
        self._request = AdviceRequest[Sequence[Answer]](match, outbox)

    def look_at(self, view: View) -> None:
        """Begin to sort the answers to the current question, seen from the seat of `view`, if that needs a player."""
        self._request.drop()
        if _is_sorted_out(view) and self._request.can_be_asked:
            self._request.ask(_ranking(view, coach_seed(self._match)))

    def has_sorted(self, job: RunningJob[Any]) -> bool:
        """Return whether this job has sorted the answers to the current question."""
        return self._request.job is job and job.is_over and self._request.is_about_question

    @property
    def is_sorting(self) -> bool:
        """Return whether the list for the current question is still being sorted."""
        return self._request.is_thinking

    def best(self, view: View) -> Answer:
        """Return the best answer in the opinion of a good player."""
        return self._ranked(view)[0] if _is_sorted_out(view) else quick_answer(view)

    def shortlist(self, view: View) -> Shortlist:
        """Return the answers to the decision of `view`; if there are too many, only the best have letters."""
        choices = list(all_choices(view))
        if len(choices) <= len(LETTERS):
            return Shortlist(tuple(choices))
        ranked = [next(choice for choice in choices if choice.replies == best) for best in self._ranked(view)]
        listed = _fitting(ranked)
        return Shortlist(
            tuple([choice for choice in choices if choice in listed]),
            tuple([choice for choice in choices if choice not in listed]),
        )

    def stop(self) -> None:
        """Cancel the sorting."""
        self._request.stop()

    def _ranked(self, view: View) -> Sequence[Answer]:
        # If no pool can sort them, this thread does, and the page waits.
        return self._request.found or run_inline(_ranking(view, coach_seed(self._match)))


def quick_answer(view: View) -> Answer:
    """Return the answer of the steady player, which plays no playouts."""
    return (SteadyPlayer(Random(0)).choose(view),)


def _is_sorted_out(view: View) -> bool:
    """Return whether there are more answers than letters, or playouts are needed to find the best."""
    return needs_lookahead(view, decision_of(view)) or len(decision_of(view).choices) > len(LETTERS)


def _ranking(view: View, seed: str) -> BatchJob[Sequence[Answer]]:
    """Return the job that finds the best answers: one fewer than there are letters."""
    return MappedJob(HintJob(view, seed, len(LETTERS) - 1, BUDGET), _answers)


def _answers(hints: Sequence[Hint]) -> Sequence[Answer]:
    return [hint.replies for hint in hints]


def _fitting(ranked: Sequence[Choice]) -> list[Choice]:
    """Return the first of these choices, best first, as many as fit on the screen."""
    listed: list[Choice] = []
    space = FIT
    for choice in ranked:
        space -= len(choice.label) + len(choice.says)
        if space >= 0 or not listed:
            listed.append(choice)
    return listed


def all_choices(view: View) -> Iterator[Choice]:
    """Yield every answer in the order of the game; a card of the hand yields one for each use."""
    pending = view.pending
    assert isinstance(pending, Decision)
    prompt = DEFAULT_SKIN.prompt(view)
    labels = prompt.choices
    cards = {card.reply: card for card in DEFAULT_SKIN.capabilities.hand.hand(view).cards if card.reply is not None}
    states = VotesBoard().states(view, ()) if pending.about == "state" else {}
    for reply in pending.choices:
        if (card := cards.get(reply)) and card.uses:
            yield from _plays(card)
        elif card:
            yield Choice((reply,), labels[reply], card.text)
        elif state := states.get(str(reply)):
            yield Choice((reply,), labels[reply], state.says.partition(": ")[2])
        else:
            yield Choice((reply,), labels[reply], _upper(prompt.gives.get(reply, "")))


def _plays(card: CardModel) -> Iterator[Choice]:
    """Yield the ways of playing a card of the hand."""
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
