"""The skin of Constitution: deals and tricks, events, secrets, speech, and the skin itself."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from pathlib import Path
from typing import Final

from vfw.companions.constitution.cards import DEMOCRATS, NAME, PARTIES, REPUBLICANS
from vfw.companions.constitution.deals import pack_of, tally_votes
from vfw.companions.constitution.game import Constitution
from vfw.companions.constitution.position import PLACE, SEATS, Open, View
from vfw.core.position import Event
from vfw.core.questions import Decision, Outcome, Shuffle
from vfw.panel.skins.capabilities import About, Capabilities, EventQueries, Moments, Secrets, Speech, Table
from vfw.panel.skins.constitution.advice import ConstitutionAdvice
from vfw.panel.skins.constitution.board import PARTY_NAMES, ConstitutionBoard, describe_card, party_letter
from vfw.panel.skins.constitution.dialogs import AIM, ConstitutionDialogs
from vfw.panel.skins.constitution.start import ConstitutionGameSetup, ConstitutionSeating
from vfw.panel.skins.constitution.text import (
    count_votes,
    describe_events,
    describe_moment,
    describe_trick,
    describe_trick_holder,
    prompt_headline,
    prompt_reason,
    seat_name,
    votes_in_trick,
)
from vfw.panel.skins.constitution.tutorial import ConstitutionTutorial
from vfw.panel.view_models.prompt import EndingModel, PromptModel
from vfw.panel.view_models.table import Tally

LATEST: Final = 3
"""The number of tricks that are listed one by one."""


class ConstitutionMoments(Moments):
    """Two deals of fifteen tricks."""

    def moment(self, view: View) -> str:
        """See `Moments.moment`."""
        return describe_moment(view)

    def landmark(self, events: Iterable[Event]) -> str:
        """See `Moments.landmark`."""
        for event in events:
            if event[0] == "dealt":
                return "The first deal" if event[1] == 1 else "The second deal"
            if event[0] == "elected":
                return "The President is elected"
        return ""

    def begins_part(self, position: Open) -> bool:
        """See `Moments.begins_part`."""
        return isinstance(getattr(position, "pending", None), Decision) and not position.cards


class ConstitutionEventQueries(EventQueries):
    """Cards played."""

    def last_actor(self, events: Iterable[Event]) -> str:
        """See `EventQueries.last_actor`."""
        seats = [event[1] for event in events if event[0] == "played"]
        return str(seats[-1]) if seats else ""

    def has_played(self, events: Iterable[Event], seats: Collection[str]) -> bool:
        """See `EventQueries.has_played`."""
        return any(event[0] == "played" and event[1] in seats for event in events)


class ConstitutionSecrets(Secrets):
    """Hands are hidden, also from the partner."""

    look_away_text = "All others look away."
    secrets_in_saves = "all hands"


class ConstitutionTable(Table):
    """The latest tricks of this deal, the last one first, and a line for older ones: together all votes so far."""

    def facts(self, view: View) -> list[tuple[str, str]]:
        """See `Table.facts`."""
        first = [
            (f"Deal {number}: Democrats, Republicans", f"{score[0]} : {score[1]}")
            for number, score in enumerate(view.scores, start=1)
        ]
        if isinstance(view.pending, Outcome):
            return first
        older = max(0, len(view.tricks) - LATEST)
        latest = [_trick_fact(view, number) for number in reversed(range(older, len(view.tricks)))]
        return [*first, *latest, *_older_tricks(view, older)] or [("Tricks so far", "none")]


def _trick_fact(view: View, number: int) -> tuple[str, str]:
    trick = view.tricks[number]
    return f"{number + 1} · {party_letter(view.party(trick.winner))} · {describe_trick(view, number)}", str(trick.votes)


def _older_tricks(view: View, older: int) -> list[tuple[str, str]]:
    """Return the older tricks in one line."""
    if not older:
        return []
    votes = dict.fromkeys(PARTIES, 0)
    for trick in view.tricks[:older]:
        votes[view.party(trick.winner)] += trick.votes
    until = f"1 to {older}" if older > 1 else "1"
    return [(f"{until}: Democrats, Republicans", f"{votes[DEMOCRATS]} : {votes[REPUBLICANS]}")]


class ConstitutionSpeech(Speech):
    """The trick, the count, the hand."""

    board_name = "The table"

    def event_lines(self, events: Sequence[Event], view: View) -> list[str]:
        """See `Speech.event_lines`."""
        # The log gives the reason for each card; four spoken in a row would be too long.
        said = [(line.partition("\n")[0], event[0] == "played") for event, line in describe_events(events, view.seat)]
        return [f"{line.split(': ')[0].rstrip('.')}." if is_card else line for line, is_card in said]

    def board(self, view: View) -> list[str]:
        """See `Speech.board`."""
        if not view.deal:
            return [f"{describe_moment(view)}."]
        pack = pack_of(view)
        lines = [f"{describe_moment(view)}."]
        for number, card in enumerate(view.cards):
            seat = SEATS[(PLACE[view.leader] + number) % 4]
            lines.append(f"{seat_name(seat, view)}: {describe_card(card, pack)}.")
        if view.cards:
            lines += [describe_trick_holder(view), f"{count_votes(votes_in_trick(view))} in this trick."]
        democrats, republicans = tally_votes(view)
        lines.append(f"Votes of this deal: Democrats {democrats}, Republicans {republicans}.")
        if view.hand:
            lines.append(f"Your hand: {'; '.join([describe_card(card, pack) for card in view.hand])}.")
        return lines


RIGHTS = (
    "After *Constitution*, a card game of 1916 whose rights have run out. Its author is not known. The drawings and "
    "the words are our own."
)
STYLES = Path(__file__).with_name("skin.css")


class ConstitutionSkin:
    """The skin of Constitution."""

    game = Constitution()
    title = "Constitution"
    capabilities = Capabilities(
        about=About("A card game of 1916, for two pairs", AIM, RIGHTS, STYLES.read_text(encoding="utf-8")),
        game_setup=ConstitutionGameSetup(),
        seating=ConstitutionSeating(),
        board=ConstitutionBoard(),
        table=ConstitutionTable(),
        dialogs=ConstitutionDialogs(),
        speech=ConstitutionSpeech(),
        moments=ConstitutionMoments(),
        event_queries=ConstitutionEventQueries(),
        secrets=ConstitutionSecrets(),
        tutorial=ConstitutionTutorial(),
        advice=ConstitutionAdvice(),
    )

    def seat_name(self, seat: str) -> str:
        """See `Skin.seat_name`."""
        return seat.capitalize()

    def prompt(self, view: View) -> PromptModel:
        """See `Skin.prompt`."""
        match view.pending:
            case Decision(seat, _, choices, _):
                party = view.party(seat)
                you = " (you)" if seat == view.seat else ""
                detail = " ".join(filter(None, [describe_trick_holder(view), prompt_reason(view)]))
                return PromptModel(
                    kicker=f"{self.seat_name(seat)}{you} · {PARTY_NAMES[party]}",
                    headline=prompt_headline(view),
                    detail=detail,
                    side=party,
                    choices={card: NAME[str(card)] for card in choices},
                    elsewhere=frozenset(choices),
                )
            case Shuffle(_, why):
                return PromptModel(describe_moment(view), f"The cards are shuffled: {why}")
        ending = self.ending(view)
        return PromptModel("The game is over", ending.headline, ending.reason, side=ending.side)

    def log(self, events: Iterable[Event], seat: str | None) -> list[tuple[str, bool]]:
        """See `Skin.log`."""
        return [(words, event[0] in ("dealt", "taken")) for event, words in describe_events(events, seat)]

    def ending(self, view: View) -> EndingModel:
        """See `Skin.ending`."""
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
        counts = [
            Tally(party_letter(one), votes, PARTY_NAMES[one], one) for one, votes in zip(PARTIES, totals, strict=True)
        ]
        return EndingModel(f"The {PARTY_NAMES[party]} elect the President", f"{pair} win. {why}", party, counts)
