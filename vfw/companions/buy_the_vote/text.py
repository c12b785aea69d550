"""The events of Buy the Vote! in words, one sentence each."""

from __future__ import annotations

from collections.abc import Sequence

from vfw.companions.buy_the_vote.cards import BY_KEY
from vfw.companions.buy_the_vote.position import TIME_IS_UP
from vfw.companions.buy_the_vote.rounds import WHITE_HOUSE
from vfw.core.position import Event

CANDIDATES = {"a": "Avery", "b": "Bell", "c": "Cruz", "d": "Dale", "e": "Eze"}
"""The invented names of the candidates."""


def format_money(millions: int) -> str:
    """Return an amount as it is written on the printed money.

    >>> format_money(14), format_money(0)
    ('$14M', '$0')
    """
    return f"${millions}M" if millions else "$0"


def join_words(words: Sequence[str]) -> str:
    """Join words with commas and "and".

    >>> join_words(["Ohio", "Iowa", "Utah"])
    'Ohio, Iowa and Utah'
    """
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def card_names(cards: Sequence[str]) -> str:
    """Return the names of some cards, joined."""
    return join_words([BY_KEY[card].name for card in cards])


def player_name(seat: str, hearer: str | None) -> str:
    """Return a candidate as the subject of a sentence."""
    return "You" if seat == hearer else CANDIDATES[seat]


def with_verb(seat: str, hearer: str | None, verb: str) -> str:
    """Return the candidate with a verb: "You take", "Bell takes"."""
    return f"You {verb}" if seat == hearer else f"{CANDIDATES[seat]} {verb}s"


def describe_event(event: Event, seat: str | None) -> str:
    """Return one sentence about an event, as `seat` may hear it.

    Raises:
        ValueError: It is no event of this game.
    """
    match event:
        case ("round", number):
            return f"Round {number} begins."
        case ("paid", base, each, pays):
            rule = (
                f"{format_money(base)} and {format_money(each)} for each card"
                if each
                else f"{format_money(base)} for everybody"
            )
            own = [f" You get {format_money(got)}." for who_, got in pays if who_ == seat]
            return f"Fundraising: {rule}.{''.join(own)}"
        case ("dealt", cards):
            return f"On the labels: {card_names(cards)}."
        case ("broke", bidder):
            return f"{player_name(bidder, seat)} {'have' if bidder == seat else 'has'} no money, and so no bid to make."
        case ("sealed", bidder):
            return f"{with_verb(bidder, seat, 'seal')} a bid."
        case ("revealed", spent):
            return f"All bids are open. Spent: {_amounts(spent, seat)}."
        case ("kept", back):
            return f"Tied, and kept: {_amounts(back, seat)}."
        case ("won", label, cards, winner, amount):
            return f"Label {label}: {with_verb(winner, seat, 'win')} {card_names(cards)} for {format_money(amount)}."
        case ("stays", label, cards, _, ()):
            return f"Label {label}: no bids on {card_names(cards)}, which {_stay(cards)}."
        case ("stays", label, cards, amount, tied):
            names = join_words([player_name(one, seat) for one in tied])
            return f"Label {label}: {names} tie at {format_money(amount)}. {card_names(cards)} {_stay(cards)}."
        case ("nothing to take", thief, swing):
            return f"{BY_KEY[swing].name} is a swing state, but {_only_victim(thief, seat)} has a card to take."
        case ("taken", thief, victim, card):
            loser = "you" if victim == seat else CANDIDATES[victim]
            return f"{with_verb(thief, seat, 'take')} {BY_KEY[card].name}, the last card, from {loser}."
        case ("let be", thief):
            return f"{with_verb(thief, seat, 'take')} no card."
        case (word,) if word == TIME_IS_UP:
            return "Time is up. Bids that were not revealed are void."
        case ("over", winners, reason, scores):
            (first, most), *_ = scores
            if reason == WHITE_HOUSE:
                return (
                    f"{join_words([player_name(one, seat) for one in winners])} {_win(winners, seat)} the White House."
                )
            leads = "lead" if first == seat else "leads"
            return f"{player_name(first, seat)} {leads} with {most} votes. No candidate reaches 270."
    raise ValueError(f"no words for {event!r}")


def _amounts(paid: Sequence[tuple[str, int]], hearer: str | None) -> str:
    return join_words([f"{player_name(seat, hearer)} {format_money(amount)}" for seat, amount in paid])


def _stay(cards: Sequence[str]) -> str:
    return "stays" if len(cards) == 1 else "stay"


def _win(winners: Sequence[str], hearer: str | None) -> str:
    return "win" if len(winners) > 1 or hearer in winners else "wins"


def _only_victim(thief: str, hearer: str | None) -> str:
    return "no other candidate" if thief == hearer else f"no candidate but {CANDIDATES[thief]}"
