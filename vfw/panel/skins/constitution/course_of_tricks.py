"""How play goes on: deals and tricks, who played, hidden hands, and what is heard of the table."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from vfw.companions.constitution.card_pack import DEMOCRATS, PARTIES, REPUBLICANS
from vfw.companions.constitution.course_of_deals import counted, pack_of
from vfw.companions.constitution.deal_position import PLACE, SEATS, Open, View
from vfw.core.position import Event
from vfw.core.questions import Decision, Outcome
from vfw.panel.skins.abilities.aloud import Aloud
from vfw.panel.skins.abilities.going_on import Deeds, Moments, Secrets
from vfw.panel.skins.abilities.shown import Table
from vfw.panel.skins.constitution.playing_cards import card_in_words, party_letter
from vfw.panel.skins.constitution.trick_words import has_it, lying, moment_of, told_in_turn, trick_line, votes_of, who

LATEST: Final = 3
"""Tricks that are told one by one."""


class TricksAndDeals(Moments):
    """Two deals of fifteen tricks."""

    def moment(self, view: View) -> str:
        return moment_of(view)

    def landmark(self, events: Iterable[Event]) -> str:
        for event in events:
            if event[0] == "dealt":
                return "The first deal" if event[1] == 1 else "The second deal"
            if event[0] == "elected":
                return "The President is elected"
        return ""

    def card_begins(self, position: Open) -> bool:
        return isinstance(getattr(position, "pending", None), Decision) and not position.cards


class CardsPlayed(Deeds):
    """Who played a card."""

    def acting(self, events: Iterable[Event]) -> str:
        seats = [event[1] for event in events if event[0] == "played"]
        return str(seats[-1]) if seats else ""

    def has_played(self, events: Iterable[Event], seats: Collection[str]) -> bool:
        return any(event[0] == "played" and event[1] in seats for event in events)


class HiddenHands(Secrets):
    """Hands are hidden, also from one's partner."""

    looks_away = "All others look away."
    in_saves = "all hands"


class TricksSoFar(Table):
    """The latest tricks of this deal, the last one first, and what came before: together all votes so far."""

    def facts(self, view: View) -> list[tuple[str, str]]:
        first = [
            (f"Deal {number}: Democrats, Republicans", f"{score[0]} : {score[1]}")
            for number, score in enumerate(view.scores, start=1)
        ]
        if isinstance(view.pending, Outcome):
            return first
        older = max(0, len(view.tricks) - LATEST)
        latest = [_fact(view, number) for number in reversed(range(older, len(view.tricks)))]
        return [*first, *latest, *_before(view, older)] or [("Tricks so far", "none")]


def _fact(view: View, number: int) -> tuple[str, str]:
    trick = view.tricks[number]
    return f"{number + 1} · {party_letter(view.party(trick.winner))} · {trick_line(view, number)}", str(trick.votes)


def _before(view: View, older: int) -> list[tuple[str, str]]:
    """The older tricks in one line."""
    if not older:
        return []
    votes = dict.fromkeys(PARTIES, 0)
    for trick in view.tricks[:older]:
        votes[view.party(trick.winner)] += trick.votes
    until = f"1 to {older}" if older > 1 else "1"
    return [(f"{until}: Democrats, Republicans", f"{votes[DEMOCRATS]} : {votes[REPUBLICANS]}")]


class TableAloud(Aloud):
    """The trick, the count, the hand."""

    board_name = "The table"

    def happened(self, events: Sequence[Event], view: View) -> list[str]:
        # Why a card was played the log says; four of them in a row are heard without it.
        said = [(line.partition("\n")[0], event[0] == "played") for event, line in told_in_turn(events, view.seat)]
        return [f"{line.split(': ')[0].rstrip('.')}." if is_card else line for line, is_card in said]

    def board(self, view: View) -> list[str]:
        if not view.deal:
            return [f"{moment_of(view)}."]
        pack = pack_of(view)
        lines = [f"{moment_of(view)}."]
        for number, card in enumerate(view.cards):
            seat = SEATS[(PLACE[view.leader] + number) % 4]
            lines.append(f"{who(seat, view)}: {card_in_words(card, pack)}.")
        if view.cards:
            lines += [has_it(view), f"{votes_of(lying(view))} in this trick."]
        democrats, republicans = counted(view)
        lines.append(f"Votes of this deal: Democrats {democrats}, Republicans {republicans}.")
        if view.hand:
            lines.append(f"Your hand: {'; '.join([card_in_words(card, pack) for card in view.hand])}.")
        return lines
