"""Hints for Constitution: the cards that gain most votes by the counting computer player, and their reasons."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from vfw.companions.constitution.cards import DEMOCRATS, NAME, OTHER_PARTY
from vfw.companions.constitution.deals import pack_of, plays_of, tally_votes
from vfw.companions.constitution.errors import RULES
from vfw.companions.constitution.position import View
from vfw.core.intervals import wilson
from vfw.core.questions import Outcome, Reply
from vfw.jobs.batch import BatchJob, MappedJob
from vfw.panel.skins.capabilities import Advice
from vfw.panel.skins.constitution.board import PARTY_NAMES
from vfw.panel.skins.constitution.start import CardMargin, ElectionJob, VoteCountJob
from vfw.panel.skins.constitution.text import count_votes, describe_effect
from vfw.panel.view_models.advice import AnswerCritique, CoachWarning, HintModel, WinProbabilityModel

DEALS: Final = 48
MOST_HINTS: Final = 3
GAMES: Final = 100
"""Elections from which a chance is estimated."""
LEAST_COST: Final = 20.0
"""The least loss of votes, compared with the best card, for which the coach warns."""


class ConstitutionAdvice(Advice):
    """Hints and warnings from the counting computer player."""

    def find_hints(self, view: View, seed: str) -> BatchJob[Sequence[HintModel]]:
        """See `Advice.find_hints`."""
        return MappedJob(VoteCountJob(view, Random(seed), DEALS), lambda found: _hints(view, found))

    def find_objections(self, view: View, seed: str) -> BatchJob[AnswerCritique]:
        """See `Advice.find_objections`."""
        return MappedJob(VoteCountJob(view, Random(seed), DEALS), lambda found: CardObjections(view, found))

    def chance(self, view: View, seed: str) -> BatchJob[WinProbabilityModel] | None:
        """See `Advice.chance`."""
        if not view.holder or isinstance(view.pending, Outcome):
            return None
        return MappedJob(ElectionJob(view, Random(seed), GAMES), lambda found: _standing(view, *found))

    def still_needed(self, view: View) -> str:
        """See `Advice.still_needed`."""
        if not view.deal or view.seat is None:
            return ""
        pack, own = pack_of(view), int(view.party(view.seat) != DEMOCRATS)
        votes = sum([score[own] for score in view.scores]) + (
            tally_votes(view)[own] if len(view.scores) < view.deal else 0
        )
        return f"You have {votes} of the {pack.majority} votes that elect a President"


class CardObjections:
    """Objections to cards that gain many votes less than the best one."""

    def __init__(self, view: View, found: Sequence[CardMargin]) -> None:
        self._view, self._found = view, found

    @property
    def hints(self) -> Sequence[HintModel]:
        """See `AnswerCritique.hints`."""
        return _hints(self._view, self._found)

    def goes_on(self, replies: Sequence[Reply]) -> bool:
        """See `AnswerCritique.goes_on`."""
        return False

    def objection_to(self, replies: Sequence[Reply]) -> CoachWarning | None:
        """See `AnswerCritique.to`."""
        best = self._found[0]
        chosen = next((way for way in self._found if (way.card,) == tuple(replies)), None)
        if chosen is None or best.margin - chosen.margin < LEAST_COST:
            return None
        cost = f"It costs about {count_votes(round(best.margin - chosen.margin))}."
        return CoachWarning(_hint(self._view, chosen, ""), cost, _hint(self._view, best, ""))


def _standing(view: View, halves: int, games: int) -> WinProbabilityModel:
    """Return the chance of the viewer's party, or of the Democrats for a viewer without one."""
    party = view.party(view.seat) if view.seat else DEMOCRATS
    share = halves / (2 * games) if party == DEMOCRATS else 1 - halves / (2 * games)
    low, high = wilson(round(share * games), games)
    side = "Your side" if view.seat else PARTY_NAMES[party]
    tenths = f"about {round(10 * share)} in 10"
    return WinProbabilityModel(
        name="You" if view.seat else PARTY_NAMES[party],
        side=party,
        other_name=PARTY_NAMES[OTHER_PARTY[party]],
        other_side=OTHER_PARTY[party],
        share=share,
        low=low,
        high=high,
        words=f"{side} {'elects' if view.seat else 'elect'} the President in {tenths} games from here.",
        why="",
        counted=f"Counted from {games} games, in which all four play by a rule of thumb.",
        short=_capital(tenths),
    )


def _hints(view: View, found: Sequence[CardMargin]) -> list[HintModel]:
    best = found[0].margin
    return [
        _hint(view, way, _compare_with_best(best - way.margin, way is found[0], way.margin))
        for way in found[:MOST_HINTS]
    ]


def _hint(view: View, way: CardMargin, compared: str) -> HintModel:
    act = plays_of(view, view.seat or "", view.hand)[way.card]
    return HintModel(
        NAME[way.card], f"{_capital(describe_effect(view, way.card))}.", RULES[act], compared, picks=way.card
    )


def _compare_with_best(behind: float, is_best: bool, margin: float) -> str:
    if is_best:
        ahead = "ahead" if margin >= 0 else "behind"
        return (
            f"In {DEALS} ways the cards could lie, your side ends this deal {count_votes(round(abs(margin)))} {ahead}."
        )
    votes = round(behind)
    return f"About {count_votes(votes)} less than the best." if votes else "About as good as the best."


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
