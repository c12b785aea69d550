"""What happened in Buy the Vote!, one sentence each."""

from __future__ import annotations

from collections.abc import Sequence

from vfw.companions.buy_the_vote.campaign_table import TIME_IS_UP
from vfw.companions.buy_the_vote.nomination import WHITE_HOUSE
from vfw.companions.buy_the_vote.state_cards import BY_KEY
from vfw.core.position import Event

CANDIDATES = {"a": "Avery", "b": "Bell", "c": "Cruz", "d": "Dale", "e": "Eze"}
"""Invented, as are their campaigns."""


def money(millions: int) -> str:
    """An amount, as it stands on the money.

    >>> money(14), money(0)
    ('$14M', '$0')
    """
    return f"${millions}M" if millions else "$0"


def listed(words: Sequence[str]) -> str:
    """
    >>> listed(["Ohio", "Iowa", "Utah"])
    'Ohio, Iowa and Utah'
    """
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def named(cards: Sequence[str]) -> str:
    """The names of some cards."""
    return listed([BY_KEY[card].name for card in cards])


def who(seat: str, hearer: str | None) -> str:
    """A candidate, as the subject of a sentence."""
    return "You" if seat == hearer else CANDIDATES[seat]


def does(seat: str, hearer: str | None, verb: str) -> str:
    """The candidate and what they do: "You take", "Bell takes"."""
    return f"You {verb}" if seat == hearer else f"{CANDIDATES[seat]} {verb}s"


def say(event: Event, seat: str | None) -> str:
    """One sentence on what happened, as `seat` may hear it. Raises ValueError for what is no event of this game."""
    match event:
        case ("round", number):
            return f"Round {number} begins."
        case ("paid", base, each, pays):
            rule = f"{money(base)} and {money(each)} for each card" if each else f"{money(base)} for everybody"
            own = [f" You get {money(got)}." for who_, got in pays if who_ == seat]
            return f"Fundraising: {rule}.{''.join(own)}"
        case ("dealt", cards):
            return f"On the labels: {named(cards)}."
        case ("broke", bidder):
            return f"{who(bidder, seat)} {'have' if bidder == seat else 'has'} no money, and so no bid to make."
        case ("sealed", bidder):
            return f"{does(bidder, seat, 'seal')} a bid."
        case ("revealed", spent):
            return f"All bids are open. Spent: {listed([f'{who(one, seat)} {money(gone)}' for one, gone in spent])}."
        case ("kept", back):
            return f"Tied, and kept: {listed([f'{who(one, seat)} {money(amount)}' for one, amount in back])}."
        case ("won", label, cards, winner, amount):
            return f"Label {label}: {does(winner, seat, 'win')} {named(cards)} for {money(amount)}."
        case ("stays", label, cards, _, ()):
            return f"Label {label}: nobody bids on {named(cards)}, which {_stay(cards)}."
        case ("stays", label, cards, amount, tied):
            names = listed([who(one, seat) for one in tied])
            return f"Label {label}: {names} tie at {money(amount)}. {named(cards)} {_stay(cards)}."
        case ("nothing to take", thief, swing):
            return f"{BY_KEY[swing].name} is a swing state, but {_nobody_else(thief, seat)} has a card to take."
        case ("taken", thief, victim, card):
            loser = "you" if victim == seat else CANDIDATES[victim]
            return f"{does(thief, seat, 'take')} {BY_KEY[card].name}, the last card, from {loser}."
        case ("let be", thief):
            return f"{does(thief, seat, 'take')} nobody’s card."
        case (word,) if word == TIME_IS_UP:
            return "Time is up. Bids that were not revealed are void."
        case ("over", winners, reason, scores):
            (first, most), *_ = scores
            if reason == WHITE_HOUSE:
                return f"{listed([who(one, seat) for one in winners])} {_win(winners, seat)} the White House."
            return f"{who(first, seat)} {'lead' if first == seat else 'leads'} with {most} votes; nobody reaches 270."
    raise ValueError(f"no words for {event!r}")


def _stay(cards: Sequence[str]) -> str:
    return "stays" if len(cards) == 1 else "stay"


def _win(winners: Sequence[str], hearer: str | None) -> str:
    return "win" if len(winners) > 1 or hearer in winners else "wins"


def _nobody_else(thief: str, hearer: str | None) -> str:
    return "nobody else" if thief == hearer else f"nobody but {CANDIDATES[thief]}"
