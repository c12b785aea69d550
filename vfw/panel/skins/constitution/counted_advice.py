"""Hints: which card brings most votes, as far as the counting player can tell, and why."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from vfw.companions.constitution.broken_rules import RULES
from vfw.companions.constitution.card_pack import NAME
from vfw.companions.constitution.course_of_deals import counted, pack_of, plays_of
from vfw.companions.constitution.deal_position import View
from vfw.panel.faces.hint import HintFace
from vfw.panel.skins.abilities.learning import Advice
from vfw.panel.skins.constitution.trick_words import effect, votes_of
from vfw.panel.skins.constitution.vote_counting import Counted, Counting
from vfw.thinking.inquiry import Inquiry
from vfw.thinking.retold import Retold

WORLDS: Final = 48
TOLD: Final = 3


class CountedAdvice(Advice):
    """What the counting player likes best."""

    counts_chances = False

    def hinting(self, view: View, seed: str) -> Inquiry[Sequence[HintFace]]:
        return Retold(Counting(view, Random(seed), WORLDS), lambda found: _hints(view, found))

    def stands(self, view: View) -> str:
        if not view.deal or view.seat is None:
            return ""
        pack, own = pack_of(view), int(view.party(view.seat) != "democrats")
        votes = sum([score[own] for score in view.scores]) + (counted(view)[own] if len(view.scores) < view.deal else 0)
        return f"You have {votes} of the {pack.majority} votes that elect a President"


def _hints(view: View, found: Sequence[Counted]) -> list[HintFace]:
    plays = plays_of(view, view.seat or "", view.hand)
    best = found[0].margin
    return [
        HintFace(
            NAME[way.card],
            f"{_capital(effect(view, way.card))}.",
            RULES[plays[way.card]],
            _compared(best - way.margin, way is found[0], way.margin),
            picks=way.card,
        )
        for way in found[:TOLD]
    ]


def _compared(behind: float, is_best: bool, margin: float) -> str:
    if is_best:
        ahead = "ahead" if margin >= 0 else "behind"
        return f"In {WORLDS} ways the cards could lie, your side ends this deal {votes_of(round(abs(margin)))} {ahead}."
    votes = round(behind)
    return f"About {votes_of(votes)} less than the best." if votes else "About as good as the best."


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
