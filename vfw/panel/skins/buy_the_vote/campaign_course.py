"""How a campaign goes on: rounds, what happened in words, whose screen it is."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from vfw.companions.buy_the_vote.auction_words import does, money, named, say
from vfw.companions.buy_the_vote.campaign_table import TIME_IS_UP
from vfw.companions.buy_the_vote.campaign_view import View
from vfw.companions.buy_the_vote.nomination import ticket
from vfw.core.position import Event
from vfw.core.questions import Decision
from vfw.panel.skins.abilities.aloud import Aloud
from vfw.panel.skins.abilities.going_on import Clock, Deeds, Moments, Secrets
from vfw.panel.skins.buy_the_vote.campaign_words import candidate, moment, pile_words, title_of

BEGINS = ("round", "revealed")
ACTS = {"taken": 1, "let be": 1, "won": 3, "broke": 1}
"""Where in news of each kind the seat stands that acted, as far as it is told."""
REVEALS = ("revealed", "won", "stays", "taken", "let be")
"""What happens before all eyes once all bids are in."""
LABEL_LASTS, LAST_LABEL = 600, 1500
"""ms: from label to label, as in the styles, and to look at the last one."""


def told(events: Iterable[Event], seat: str | None) -> list[tuple[str, bool]]:
    """Sentences, oldest first, and whether each begins something. That a bid is sealed stands beside the name; what
    each spent is for whoever asks."""
    lines = [(say(event, seat), event[0] in BEGINS) for event in events if event[0] != "sealed"]
    return [(sentence.replace(" Spent:", "\nSpent:"), begins) for sentence, begins in lines]


class CampaignMoments(Moments):
    """Rounds."""

    part = "round"

    def moment(self, view: View) -> str:
        return moment(view)

    def landmark(self, events: Iterable[Event]) -> str:
        kinds = {event[0]: event for event in events}
        if TIME_IS_UP in kinds:
            return "Time is up"
        if "taken" in kinds:
            return "A card is taken"
        return f"Round {kinds['round'][1]}" if "round" in kinds else ""

    def card_begins(self, position: Any) -> bool:
        pending = position.pending
        is_bid = isinstance(pending, Decision) and pending.about == "bid"
        return is_bid and len(position.rows) == 1 and not position.at


class CampaignDeeds(Deeds):
    """Who bid, won and took."""

    def acting(self, events: Iterable[Event]) -> str:
        news = list(events)
        if any(event[0] == "revealed" for event in news):
            return ""  # all did it together
        acted = [event[ACTS[event[0]]] for event in news if event[0] in ACTS]
        return str(acted[-1]) if acted else ""

    def has_played(self, events: Iterable[Event], seats: Collection[str]) -> bool:
        """A reveal is what there is to look at, whoever brought it about."""
        return bool(seats) and any(event[0] == "revealed" for event in events)

    def is_for_all(self, events: Iterable[Event]) -> bool:
        return any(event[0] in REVEALS for event in events)

    def summary(self, events: Iterable[Event], seat: str | None) -> list[str]:
        """Who wins what, and what stays."""
        won: dict[str, list[str]] = {}
        stay: list[str] = []
        news = list(events)
        for event in news:
            if event[0] == "won":
                won.setdefault(event[3], []).extend(event[2])
            elif event[0] == "stays":
                stay.extend(event[2])
        if not any(event[0] == "revealed" for event in news):
            return []
        wins = [f"{does(winner, seat, 'win')} {named(cards)}." for winner, cards in won.items()]
        return [*wins, *([f"{named(stay)} {'stays' if len(stay) == 1 else 'stay'}."] if stay else [])]

    def lasts(self, events: Iterable[Event]) -> int:
        labels = sum(event[0] in ("won", "stays") for event in events)
        return LABEL_LASTS * labels + LAST_LABEL if labels else 0


class CampaignClock(Clock):
    """The clock of the game: bids that are not revealed in time are void."""

    minutes = 15
    says = TIME_IS_UP


class CampaignSecrets(Secrets):
    """Bids are secret; whose card to take is chosen before all eyes."""

    looks_away = "All others look away: nobody sees a bid before all are ready."
    in_saves = "sealed bids"

    def hands_matter(self, position: Any) -> bool:
        return isinstance(position.pending, Decision) and position.pending.about == "bid"


class CampaignAloud(Aloud):
    """What happened, and the race with the labels."""

    board_name = "The table"

    def happened(self, events: Sequence[Event], view: View) -> list[str]:
        return [line.replace("\n", " ") for line, _ in told(events, view.seat)]

    def board(self, view: View) -> list[str]:
        race = ticket(view)
        lines = [
            f"{candidate(seat, view.seat)}, {title_of(seat, race)}: {count} votes, "
            f"{money(view.money[view.seats.index(seat)])} in hand."
            for seat, count in race.ranking
        ]
        labels = [f"Label {place}: {pile_words(view, pile)}." for place, pile in enumerate(view.piles, start=1) if pile]
        return [f"The top two together: {race.votes} of 270.", *lines, *labels]
