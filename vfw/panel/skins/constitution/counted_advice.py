"""Hints: which card brings most votes, as far as the counting player can tell, and why."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from vfw.companions.constitution.broken_rules import RULES
from vfw.companions.constitution.card_pack import DEMOCRATS, NAME, OTHER_PARTY
from vfw.companions.constitution.course_of_deals import counted, pack_of, plays_of
from vfw.companions.constitution.deal_position import View
from vfw.core.intervals import wilson
from vfw.core.questions import Outcome, Reply
from vfw.jobs.batch import BatchJob, MappedJob
from vfw.panel.faces.hint import HintFace
from vfw.panel.faces.remark import Objections, Remark
from vfw.panel.faces.standing import StandingFace
from vfw.panel.skins.abilities.learning import Advice
from vfw.panel.skins.constitution.card_table import NAMES
from vfw.panel.skins.constitution.trick_words import effect, votes_of
from vfw.panel.skins.constitution.vote_counting import Counted, Counting, CountingElections

WORLDS: Final = 48
TOLD: Final = 3
GAMES: Final = 100
"""Elections that a chance is counted from."""
MUCH: Final = 20.0
"""Votes that an answer costs beside the best before the coach says anything."""


class CountedAdvice(Advice):
    """What the counting player likes best."""

    def hinting(self, view: View, seed: str) -> BatchJob[Sequence[HintFace]]:
        return MappedJob(Counting(view, Random(seed), WORLDS), lambda found: _hints(view, found))

    def objections(self, view: View, seed: str) -> BatchJob[Objections]:
        return MappedJob(Counting(view, Random(seed), WORLDS), lambda found: CardObjections(view, found))

    def chance(self, view: View, seed: str) -> BatchJob[StandingFace] | None:
        if not view.holder or isinstance(view.pending, Outcome):
            return None
        return MappedJob(CountingElections(view, Random(seed), GAMES), lambda found: _standing(view, *found))

    def stands(self, view: View) -> str:
        if not view.deal or view.seat is None:
            return ""
        pack, own = pack_of(view), int(view.party(view.seat) != DEMOCRATS)
        votes = sum([score[own] for score in view.scores]) + (counted(view)[own] if len(view.scores) < view.deal else 0)
        return f"You have {votes} of the {pack.majority} votes that elect a President"


class CardObjections:
    """What speaks against cards: those that bring many votes less than the best."""

    def __init__(self, view: View, found: Sequence[Counted]) -> None:
        self._view, self._found = view, found

    @property
    def hints(self) -> Sequence[HintFace]:
        return _hints(self._view, self._found)

    def goes_on(self, replies: Sequence[Reply]) -> bool:
        return False

    def to(self, replies: Sequence[Reply]) -> Remark | None:
        best = self._found[0]
        chosen = next((way for way in self._found if (way.card,) == tuple(replies)), None)
        if chosen is None or best.margin - chosen.margin < MUCH:
            return None
        cost = f"It costs about {votes_of(round(best.margin - chosen.margin))}."
        return Remark(_hint(self._view, chosen, ""), cost, _hint(self._view, best, ""))


def _standing(view: View, halves: int, games: int) -> StandingFace:
    """The chance of the viewer's party, or of the Democrats for who has none."""
    party = view.party(view.seat) if view.seat else DEMOCRATS
    share = halves / (2 * games) if party == DEMOCRATS else 1 - halves / (2 * games)
    low, high = wilson(round(share * games), games)
    side = "Your side" if view.seat else NAMES[party]
    tenths = f"about {round(10 * share)} in 10"
    return StandingFace(
        name="You" if view.seat else NAMES[party],
        side=party,
        other_name=NAMES[OTHER_PARTY[party]],
        other_side=OTHER_PARTY[party],
        share=share,
        low=low,
        high=high,
        words=f"{side} {'elects' if view.seat else 'elect'} the President in {tenths} games from here.",
        why="",
        counted=f"Counted from {games} games, in which all four play by a rule of thumb.",
        short=_capital(tenths),
    )


def _hints(view: View, found: Sequence[Counted]) -> list[HintFace]:
    best = found[0].margin
    return [_hint(view, way, _compared(best - way.margin, way is found[0], way.margin)) for way in found[:TOLD]]


def _hint(view: View, way: Counted, compared: str) -> HintFace:
    act = plays_of(view, view.seat or "", view.hand)[way.card]
    return HintFace(NAME[way.card], f"{_capital(effect(view, way.card))}.", RULES[act], compared, picks=way.card)


def _compared(behind: float, is_best: bool, margin: float) -> str:
    if is_best:
        ahead = "ahead" if margin >= 0 else "behind"
        return f"In {WORLDS} ways the cards could lie, your side ends this deal {votes_of(round(abs(margin)))} {ahead}."
    votes = round(behind)
    return f"About {votes_of(votes)} less than the best." if votes else "About as good as the best."


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
