"""The texts of Constitution: prompts, events, the effect of each card, the holder of the trick and the rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from vfw.companions.constitution.cards import NAME, PARTY, REPUBLICANS, STARS, STATES, VOTING
from vfw.companions.constitution.deals import next_seat, pack_of, plays_of, trick_of
from vfw.companions.constitution.errors import RULES
from vfw.companions.constitution.moves import (
    BY_LEAD,
    DECLARES,
    DISCARDS,
    DOUBLES,
    FAILS,
    FORCED_LEAD,
    FORCED_PARTY,
    GIVES,
    HIGHEST,
    INTERVENES,
    LEADS_PRESIDENT,
    LEADS_THIRTEEN,
    MATCHES,
    ONLY_HONORS,
    OPENS,
    REFUSES,
    STATE_LED,
    TAKES,
    THIRTEEN_OR_MORE,
    UNDER_HONOR,
    standing,
)
from vfw.companions.constitution.position import PLACE, SEATS, TRICKS, View
from vfw.companions.constitution.text import HOW, card_name, describe_event
from vfw.core.position import Event
from vfw.core.questions import Decision

ACTION_PHRASES = {
    TAKES: "take the trick",
    REFUSES: "refuse to vote",
    DISCARDS: "throw off",
    GIVES: "play low",
    INTERVENES: "call the Chief Justice",
    FAILS: "play low",
    HIGHEST: "play your highest",
    OPENS: "open with a State",
    UNDER_HONOR: "play low",
}
"""The phrases for a prompt with several possible actions."""
SINGLE_ACTION_HEADLINES = {
    DECLARES: "Declare your party: which of your lowest States?",
    FORCED_PARTY: "Lead the other party: which of your lowest States?",
    FORCED_LEAD: "Lead one of your Honors",
    MATCHES: "Match the lead: with which State?",
    DOUBLES: "Double it: with which State?",
    TAKES: "Take the trick: with which Honor?",
    REFUSES: "Refuse to vote: with which Honor?",
    DISCARDS: "Throw off: which State?",
    THIRTEEN_OR_MORE: "Follow with thirteen stars or more",
    HIGHEST: "Play your highest: which State?",
    ONLY_HONORS: "Play one of your Honors",
    FAILS: "Play your lowest: which State?",
    UNDER_HONOR: "Play your lowest: which State?",
    GIVES: "Play low: which State?",
}
"""The headlines of a prompt with one possible action."""


def describe_events(events: Iterable[Event], seat: str | None) -> Iterator[tuple[Event, str]]:
    """Yield events with their sentences.

    Draws in a row that found no partners share a sentence; the cards drawn follow after a line break.
    """
    for is_vain, some in groupby(events, lambda event: event[0] == "drawn" and not event[2]):
        row = list(some)
        if is_vain and len(row) > 1:
            cards = " ".join([f"{', '.join([card_name(card) for card in drawn])}." for _, drawn, _ in row])
            yield row[-1], f"{len(row)} times no two States of one party alone were drawn, so all drew again.\n{cards}"
        else:
            yield from [(event, describe_event(event, seat)) for event in row]


def seat_name(seat: str, view: View, *, inside: bool = False) -> str:
    """Return the viewer's name for a seat.

    Args:
        seat: the seat.
        view: the viewer's view.
        inside: whether the name is inside a sentence.
    """
    if seat == view.seat:
        return "you" if inside else "You"
    return seat.capitalize()


def count_votes(number: int) -> str:
    """Return a number of votes in words."""
    return f"{number} {'vote' if number == 1 else 'votes'}"


def votes_in_trick(view: View) -> int:
    """Return the votes in the current trick."""
    pack = pack_of(view)
    return sum([pack.worth(card, max(view.deal, 1)) for card in view.cards])


def trick_holder(view: View) -> tuple[str, str, str]:
    """Return the seat that has the current trick, its card, and the rule."""
    trick = trick_of(view)
    seat = SEATS[(PLACE[view.leader] + trick.best) % 4]
    return seat, view.cards[trick.best], HOW[trick.how] if trick.how != BY_LEAD else "the lead, not doubled so far"


def prompt_headline(view: View) -> str:
    """Return the possible actions of the viewer in a few words."""
    pending = view.pending
    assert isinstance(pending, Decision)
    if pending.seat != view.seat:
        return f"{pending.seat.capitalize()} {'leads' if not view.cards else 'plays'}"
    acts = tuple(dict.fromkeys(plays_of(view, pending.seat, view.hand).values()))
    if len(acts) == 1 and acts[0] in SINGLE_ACTION_HEADLINES:
        return SINGLE_ACTION_HEADLINES[acts[0]]
    if not view.cards:
        return "Lead a card"
    ways = list(dict.fromkeys([ACTION_PHRASES.get(act, "play") for act in acts]))
    said = ways[0] if len(ways) == 1 else f"{', '.join(ways[:-1])} or {ways[-1]}"
    return said[0].upper() + said[1:]


def prompt_reason(view: View) -> str:
    """Return why these cards are legal: what would follow or double the lead."""
    pending = view.pending
    if not isinstance(pending, Decision) or pending.seat != view.seat or not view.hand:
        return ""
    plays = plays_of(view, pending.seat, view.hand)
    first = next(iter(plays.values()))
    if not view.cards or first not in (DISCARDS, TAKES, REFUSES, FAILS):
        return f"{RULES[first]}."
    trick, pack = trick_of(view), pack_of(view)
    if trick.locked:
        return "No other Honor with a vote may be added, and nothing need be doubled."
    party, due = "Republican" if trick.suit == REPUBLICANS else "Democratic", 2 * trick.votes
    names = [state.name for state in STATES if state.party == trick.suit and pack.votes[state.key] == due]
    if len(view.cards) == 1:
        match = f"To match it takes {trick.votes} {party} votes"
        if not names:
            return f"{match}: you hold none. No State of that party has {due} to double it."
        return f"{match}, to double it {due} ({_join_with_or(names)}): you hold none."
    if not names:
        return f"No {party} State has {due} votes to double it."
    return f"To double it takes {due} {party} votes ({_join_with_or(names)}): you hold none."


def _join_with_or(names: Sequence[str]) -> str:
    return " or ".join(filter(None, [", ".join(names[:-1]), names[-1]]))


def describe_trick_holder(view: View) -> str:
    """Say which seat has the current trick and why; "" if no card is in it."""
    if not view.cards:
        return ""
    seat, card, rule = trick_holder(view)
    have = "have" if seat == view.seat else "has"
    return f"{seat_name(seat, view)} {have} the trick with {card_name(card)}: {rule}."


def describe_effect(view: View, card: str) -> str:
    """Describe the effect of a legal card in a few words."""
    seat = next_seat(view)
    act = plays_of(view, seat, view.hand)[card]
    if not view.cards:
        if act == LEADS_THIRTEEN:
            return "a Thirteen: draws high cards"
        if act == LEADS_PRESIDENT:
            return "draws thirteen stars or more"
        return f"leads {count_votes(pack_of(view).votes[card])}" if card in STARS else "a forced lead"
    after = standing(pack_of(view), [*view.cards, card], view.party(view.leader))
    holder = SEATS[(PLACE[view.leader] + after.best) % 4]
    if holder == seat:
        return "doubles: has the trick" if act == DOUBLES else "takes the trick"
    keeps = f"{seat_name(holder, view)} {'keep' if holder == view.seat else 'keeps'} it"
    if act == REFUSES:
        return f"refuses: {keeps}"
    if act == MATCHES:
        return f"matches: {keeps}"
    votes = pack_of(view).worth(card, view.deal)
    throws = "throws off" if act == DISCARDS else "adds"
    return f"{throws} {votes} to {seat_name(holder, view, inside=True)}"


def describe_played(view: View, number: int) -> str:
    """Describe the effect of a card in the current trick, by its index."""
    pack, cards = pack_of(view), view.cards
    card = cards[number]
    if number == 0:
        return f"led {count_votes(pack.votes[card])}" if card in STARS else "led an Honor"
    before = standing(pack, cards[:number], view.party(view.leader))
    if card not in STARS:
        return "an Honor with a vote" if card in VOTING else "refuses to vote"
    votes = pack.votes[card]
    if before.led == STATE_LED and PARTY[card] == before.suit:
        if not before.locked and votes == 2 * before.votes:
            return f"{votes} double {before.votes}"
        if number == 1 and votes == before.votes:
            return f"matches {votes}"
    if PARTY[card] != before.suit and before.led == STATE_LED:
        return f"thrown off: {pack.worth(card, view.deal)}"
    return count_votes(votes)


def describe_moment(view: View) -> str:
    """Return the deal and trick."""
    if not view.deal:
        return "The draw for partners and deal"
    deal = "First deal" if view.deal == 1 else "Second deal"
    return f"{deal} · trick {min(len(view.tricks) + 1, TRICKS)} of {TRICKS}"


def describe_trick(view: View, number: int) -> str:
    """Describe a finished trick in a few words."""
    trick = view.tricks[number]
    card = trick.cards[(PLACE[trick.winner] - PLACE[trick.leader]) % 4]
    if trick.how == BY_LEAD:
        return f"{NAME[card]} led, and kept it"
    return f"{NAME[card]} took it"
