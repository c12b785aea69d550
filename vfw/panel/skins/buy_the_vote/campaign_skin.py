"""How Buy the Vote! looks in the panel."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from vfw.companions.buy_the_vote.auction import BACK, NOBODY, READY
from vfw.companions.buy_the_vote.auction_words import CANDIDATES, listed, money, named
from vfw.companions.buy_the_vote.campaign import BuyTheVote
from vfw.companions.buy_the_vote.campaign_table import ROUNDS
from vfw.companions.buy_the_vote.campaign_view import View
from vfw.companions.buy_the_vote.nomination import ticket
from vfw.companions.buy_the_vote.state_cards import BY_KEY, SWINGS, TO_WIN, votes_of
from vfw.core.position import Event
from vfw.core.questions import Decision, Outcome, Word
from vfw.panel.skins.abilities.shown import About, Table
from vfw.panel.skins.buy_the_vote.campaign_advice import CampaignAdvice
from vfw.panel.skins.buy_the_vote.campaign_course import (
    CampaignAloud,
    CampaignClock,
    CampaignDeeds,
    CampaignMoments,
    CampaignSecrets,
    told,
)
from vfw.panel.skins.buy_the_vote.campaign_lessons import CampaignTutorial
from vfw.panel.skins.buy_the_vote.campaign_sheets import AIM, RIGHTS, CampaignSheets
from vfw.panel.skins.buy_the_vote.campaign_starts import CampaignSeating, CampaignStarts
from vfw.panel.skins.buy_the_vote.campaign_words import candidate, moment, open_piles, votes
from vfw.panel.skins.buy_the_vote.labels_board import LabelsBoard
from vfw.panel.skins.protocol import Abilities
from vfw.panel.view_models.prompt import EndingModel, PromptModel
from vfw.panel.view_models.table import Tally, Track

LOOKS = Path(__file__).with_name("campaign.css")


class CampaignTable(Table):
    """The rounds, and the cards to come."""

    def tracks(self, view: View) -> tuple[list[Track], list[Tally]]:
        rounds = [(str(number), "") for number in range(1, ROUNDS + 1)]
        return [Track("Round", rounds, view.round, "turn", moment(view) or "The cards are not dealt yet")], []

    def facts(self, view: View) -> list[tuple[str, str]]:
        out = [("Taken out unseen", f"{view.unseen_size} cards")] if view.unseen_size else []
        return [
            ("Cards to come", str(view.deck_size)),
            *out,
        ]


class BuyTheVoteSkin:
    """Buy the Vote!"""

    game = BuyTheVote()
    title = "Buy the Vote!"
    abilities = Abilities(
        about=About("Money, states and 270", AIM, RIGHTS, LOOKS.read_text(encoding="utf-8")),
        starts=CampaignStarts(),
        seating=CampaignSeating(),
        board=LabelsBoard(),
        table=CampaignTable(),
        sheets=CampaignSheets(),
        aloud=CampaignAloud(),
        moments=CampaignMoments(),
        deeds=CampaignDeeds(),
        clock=CampaignClock(),
        secrets=CampaignSecrets(),
        tutorial=CampaignTutorial(),
        advice=CampaignAdvice(),
    )

    def seat_name(self, seat: str) -> str:
        return CANDIDATES[seat]

    def prompt(self, view: View) -> PromptModel:
        pending = view.pending
        if isinstance(pending, Outcome):
            ending = self.ending(view)
            return PromptModel("The game is over", ending.headline, ending.reason, side=ending.side)
        if not isinstance(pending, Decision):
            return PromptModel("Cards", "Shuffle the state cards", "They come into an order that nobody chooses.")
        kicker = " · ".join([candidate(pending.seat, view.seat), moment(view)])
        if pending.seat != view.seat:
            doing = "is bidding" if pending.about == "bid" else "chooses a card to take"
            return PromptModel(kicker, f"{CANDIDATES[pending.seat]} {doing}", side=pending.seat)
        if pending.about == "steal":
            return _asks_for_card(view, pending, kicker)
        return _asks_for_seal(view, pending, kicker) if _is_done(view) else _asks_for_bid(view, pending, kicker)

    def log(self, events: Iterable[Event], seat: str | None) -> list[tuple[str, bool]]:
        return told(events, seat)

    def ending(self, view: View) -> EndingModel:
        race = ticket(view)
        nominees, elected = _named(view, race.nominees), _named(view, (*race.nominees, *race.mates))
        together = f"{elected} {_verb(elected, 'have', 'has')} {race.votes} electoral votes"
        if race.wins:
            headline = f"{elected} {_verb(elected, 'win', 'wins')} the White House"
            reason = f"{together}; {TO_WIN} are needed."
        else:
            headline = f"{nominees} {_verb(nominees, 'are', 'is')} nominated, and the party loses"
            reason = f"{together}: {TO_WIN - race.votes} short of {TO_WIN}. So nobody wins the White House."
        names = {seat: candidate(seat, view.seat) for seat in view.seats}
        counts = [Tally("", count, f"for {names[seat]}", seat) for seat, count in race.ranking]
        return EndingModel(headline, reason, race.nominees[0], counts)


def _named(view: View, seats: tuple[str, ...]) -> str:
    """Some candidates: "Bell and you"."""
    names = listed([candidate(seat, view.seat) for seat in seats])
    return names.replace(" You", " you")


def _verb(names: str, many: str, one: str) -> str:
    return one if names in CANDIDATES.values() else many


def _is_done(view: View) -> bool:
    """Whether all labels have been gone through."""
    return view.own is not None and view.at == len(view.own)


def _asks_for_bid(view: View, pending: Decision, kicker: str) -> PromptModel:
    assert view.own is not None
    place, had, piles = view.at, view.own[view.at], open_piles(view)
    pile, last = piles[place], len(piles) - 1
    name = named(pile) if len(pile) < 3 else f"{BY_KEY[pile[-1]].name} and {len(pile) - 1} below"
    headline = f"Label {place + 1}: {money(had)} for {name}?" if had else f"Label {place + 1}: how much for {name}?"
    counts = [votes_of(one, view.apportionment) for one in piles]
    most = ", the most on the table" if counts[place] == max(counts) else ""
    swings = " A swing state: its winner takes anyone’s last card." if pile[-1] in SWINGS else ""
    free = max(choice for choice in pending.choices if isinstance(choice, int)) - had
    detail = f"{counts[place]} votes{most}.{swings} You have {money(free)} for other labels."
    labels: dict[Word, str] = {
        had: f"On to label {place + 2}" if place < last else "That was the last label",
        READY: "Seal all: ready",
        **({BACK: f"Back to label {place}"} if place else {}),
        **{choice: f"{money(choice)}" for choice in pending.choices if isinstance(choice, int) and choice != had},
    }
    amounts = frozenset(choice for choice in labels if isinstance(choice, int) and choice != had)
    return PromptModel(
        kicker, headline, detail, side=pending.seat, choices=labels, elsewhere=amounts, unfold="Name an amount instead"
    )


def _asks_for_seal(view: View, pending: Decision, kicker: str) -> PromptModel:
    assert view.own is not None
    assert view.seat is not None
    spent, had = sum(view.own), view.money[view.seats.index(view.seat)]
    labels = len([amount for amount in view.own if amount])
    detail = f"{money(spent)} of {money(had)}, on {labels} label{'' if labels == 1 else 's'}. What is left you keep."
    choices: dict[Word, str] = {READY: "Seal my bid", BACK: f"Back to label {len(view.own)}"}
    return PromptModel(kicker, "Seal your bid?", detail, side=pending.seat, choices=choices)


def _asks_for_card(view: View, pending: Decision, kicker: str) -> PromptModel:
    swing = BY_KEY[pending.why].name
    labels: dict[Word, str] = {}
    for seat in pending.choices:
        if seat == NOBODY:
            labels[seat] = "Nobody’s"
        else:
            card = view.bars[view.seats.index(str(seat))][-1]
            labels[seat] = f"{BY_KEY[card].name}, {votes(view, card)}, from {CANDIDATES[str(seat)]}"
    headline = f"{swing} swings: whose last card do you take?"
    return PromptModel(kicker, headline, "It goes to the end of your own bar.", side=pending.seat, choices=labels)
