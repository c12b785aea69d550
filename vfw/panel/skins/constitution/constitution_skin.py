"""How Constitution looks in the panel."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from vfw.companions.constitution.card_pack import NAME, PARTIES
from vfw.companions.constitution.constitution_game import Constitution
from vfw.companions.constitution.course_of_deals import pack_of
from vfw.companions.constitution.deal_position import View
from vfw.core.position import Event
from vfw.core.questions import Decision, Outcome, Shuffle
from vfw.panel.skins.abilities.shown import About
from vfw.panel.skins.constitution.card_table import NAMES, CardTable
from vfw.panel.skins.constitution.counted_advice import CountedAdvice
from vfw.panel.skins.constitution.course_of_tricks import (
    CardsPlayed,
    HiddenHands,
    TableAloud,
    TricksAndDeals,
    TricksSoFar,
)
from vfw.panel.skins.constitution.first_steps import FirstSteps
from vfw.panel.skins.constitution.pairs_and_packs import FourChairs, PairsAndPacks
from vfw.panel.skins.constitution.playing_cards import party_letter
from vfw.panel.skins.constitution.rules_sheets import AIM, RulesSheets
from vfw.panel.skins.constitution.trick_words import has_it, headline, moment_of, reason, told_in_turn
from vfw.panel.skins.protocol import Abilities
from vfw.panel.view_models.prompt import EndingModel, PromptModel
from vfw.panel.view_models.table import Tally

RIGHTS = (
    "After *Constitution*, a card game of 1916 whose rights have run out. Who made it is not known to us; the drawings "
    "and the words are our own."
)
LOOKS = Path(__file__).with_name("card_table.css")


class ConstitutionSkin:
    """Constitution."""

    game = Constitution()
    title = "Constitution"
    abilities = Abilities(
        about=About("A card game of 1916, for two pairs", AIM, RIGHTS, LOOKS.read_text(encoding="utf-8")),
        starts=PairsAndPacks(),
        seating=FourChairs(),
        board=CardTable(),
        table=TricksSoFar(),
        sheets=RulesSheets(),
        aloud=TableAloud(),
        moments=TricksAndDeals(),
        deeds=CardsPlayed(),
        secrets=HiddenHands(),
        tutorial=FirstSteps(),
        advice=CountedAdvice(),
    )

    def seat_name(self, seat: str) -> str:
        return seat.capitalize()

    def prompt(self, view: View) -> PromptModel:
        match view.pending:
            case Decision(seat, _, choices, _):
                party = view.party(seat)
                you = " (you)" if seat == view.seat else ""
                detail = " ".join(filter(None, [has_it(view), reason(view)]))
                return PromptModel(
                    kicker=f"{self.seat_name(seat)}{you} · {NAMES[party]}",
                    headline=headline(view),
                    detail=detail,
                    terms=self.abilities.sheets.terms_in(detail),
                    side=party,
                    choices={card: NAME[str(card)] for card in choices},
                    elsewhere=frozenset(choices),
                )
            case Shuffle(_, why):
                return PromptModel(moment_of(view), f"The cards are shuffled: {why}")
        ending = self.ending(view)
        return PromptModel("The game is over", ending.headline, ending.reason, side=ending.side)

    def log(self, events: Iterable[Event], seat: str | None) -> list[tuple[str, bool]]:
        return [(words, event[0] in ("dealt", "taken")) for event, words in told_in_turn(events, seat)]

    def ending(self, view: View) -> EndingModel:
        outcome = view.pending
        assert isinstance(outcome, Outcome)
        party = view.party(outcome.winners[0])
        totals = [sum(deal) for deal in zip(*view.scores, strict=True)]
        first, second = [f"{democrats} to {republicans}" for democrats, republicans in view.scores]
        why = (
            f"Democrats to Republicans: {first} in the first deal, {second} in the second. "
            f"{pack_of(view).majority} votes elect a President."
        )
        if outcome.reason == "vice president":
            why += " The votes were even, and the Vice President decided."
        pair = " and ".join([self.seat_name(seat) for seat in outcome.winners])
        counts = [Tally(party_letter(one), votes, NAMES[one], one) for one, votes in zip(PARTIES, totals, strict=True)]
        return EndingModel(f"The {NAMES[party]} elect the President", f"{pair} win. {why}", party, counts)
