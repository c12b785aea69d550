"""The events of Constitution in words, a sentence each."""

from __future__ import annotations

from typing import Final

from vfw.companions.constitution.cards import NAME, PARTY, RANK, REPUBLICANS, STARS
from vfw.companions.constitution.deals import AGREED
from vfw.companions.constitution.moves import (
    BY_CALIFORNIA,
    BY_CHIEF_JUSTICE,
    BY_DOUBLE,
    BY_HONOR,
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
    LEADS,
    LEADS_PRESIDENT,
    LEADS_THIRTEEN,
    MATCHES,
    ONLY_HONORS,
    OPENS,
    REFUSES,
    TAKES,
    THIRTEEN_OR_MORE,
    UNDER_HONOR,
)
from vfw.companions.constitution.position import SEATS
from vfw.core.position import Event

DONE: Final = {
    DECLARES: ("{who} {leads} {card}", "the lowest State of the own party, which it declares"),
    FORCED_PARTY: ("{who} {leads} {card}, forced", "without a State of the own party, the lowest of the other"),
    LEADS: ("{who} {leads} {card}", "the lowest State of its party in the hand"),
    LEADS_THIRTEEN: ("{who} {leads} a Thirteen, {card}", "only California or the Chief Justice can take it"),
    LEADS_PRESIDENT: ("{who} {leads} {card}", "it is of its leader's party; thirteen stars or more must follow"),
    FORCED_LEAD: ("{who} {leads} {card}, forced", "with only Honors in the hand"),
    MATCHES: ("{who} {plays} {card}", "second hand must match the votes of the lead"),
    DOUBLES: ("{who} {doubles} with {card}", "who can double the last State must"),
    TAKES: ("{who} {plays} {card}", "an Honor with a vote outranks all States"),
    REFUSES: ("{who} {refuses} to vote with {card}", "an Honor without a vote takes nothing"),
    DISCARDS: ("{who} {throws} off {card}", "the highest State of the party that was not led"),
    GIVES: ("{who} {plays} {card}", "the lowest will do once the trick is had"),
    THIRTEEN_OR_MORE: ("{who} {plays} {card}", "thirteen stars or more must follow"),
    HIGHEST: ("{who} {plays} {card}", "without thirteen stars the highest State"),
    INTERVENES: ("{who} {plays} {card}", "where the rules of the hand cannot be followed it may take the trick"),
    FAILS: ("{who} {plays} {card}", "where no other rule applies, the lowest State"),
    ONLY_HONORS: ("{who} {plays} {card}", "with only Honors in the hand, one of them"),
    UNDER_HONOR: ("{who} {plays} {card}", "under an Honor the lowest State"),
    OPENS: ("{who} {plays} {card}", "the first State after a refused lead is what must be doubled"),
}
"""The words for each act, and the rule behind it."""

HOW: Final = {
    BY_LEAD: "no card doubled the lead",
    BY_DOUBLE: "the last State that doubled",
    BY_HONOR: "the highest Honor with a vote",
    BY_CALIFORNIA: "California doubles a Thirteen",
    BY_CHIEF_JUSTICE: "the Chief Justice takes any trick",
}
VERBS: Final = ("lead", "play", "double", "refuse", "throw", "take", "deal", "pick")


def card_name(card: str) -> str:
    """Return the name of a card inside a sentence.

    >>> card_name("OH"), card_name("vice-president"), card_name("lady-adams")
    ('Ohio', 'the Vice President', 'Lady Adams')
    """
    name = NAME[card]
    own_name = card in STARS or name.startswith(("President", "Lady", "Uncle"))
    return name if own_name else f"the {name}"


def party_name(party: str) -> str:
    """Return the name of a party."""
    return "Republicans" if party == REPUBLICANS else "Democrats"


def describe_event(event: Event, seat: str | None) -> str:
    """Return one sentence about an event, as `seat` hears it.

    Raises:
        ValueError: It is no event of this game.
    """
    match event:
        case ("played", who, card, act, forced, votes):
            return _played(who, card, act, forced and who == seat, votes, seat)
        case ("taken", winner, card, how, votes, _):
            by = f" with {card_name(card)}" if how != BY_LEAD else ""
            takes = _doing(winner, "take", seat)
            return f"{_name(winner, seat)} {takes} the trick{by}: {HOW[how]}. It brings {_votes(votes)}."
        case ("drawn", cards, fits):
            drawn = ", ".join([f"{card_name(card)} ({_letter(card)})" for card in cards])
            if not fits:
                return f"Drawn: {drawn}. No two States of one party alone, so all draw again."
            whose = [f"{_name(who, seat)} {card_name(card)}" for who, card in zip(SEATS, cards, strict=True)]
            return f"Drawn: {', '.join(whose)}."
        case ("drawn again", cards):
            whose = [f"{_name(who, seat)} {card_name(card)}" for who, card in zip(SEATS, cards, strict=True) if card]
            return f"Drawn again: {', '.join(whose)}."
        case ("parties", how, one, other):
            agreed = "As agreed, " if how == AGREED else ""
            others = [_name(who, seat, "you") for who in SEATS if who not in (one, other)]
            pair = f"{_name(one, seat, 'you' if agreed else 'You')} and {_name(other, seat, 'you')}"
            return f"{agreed}{pair} are the Democrats, {others[0]} and {others[1]} the Republicans."
        case ("tied", *tied):
            return f"The highest cards are alike: {' and '.join([_name(who, seat) for who in tied])} draw again."
        case ("dealer", who, card):
            return f"{_name(who, seat)} {_doing(who, 'deal', seat)}: {card_name(card)} is the highest State drawn."
        case ("dealt", number, who):
            return f"{'First' if number == 1 else 'Second'} deal, dealt by {_name(who, seat, 'you')}."
        case ("uncle sam", who, card):
            odd = card_name(card) if card and who == seat else "the odd card"
            lays, picks = _doing(who, "lay", seat), _doing(who, "pick", seat)
            leads = _doing(who, "lead", seat)
            return f"{_name(who, seat)} {lays} Uncle Sam on the table, {picks} up {odd} and {leads}."
        case ("uncle sam odd", who):
            return f"The odd card is Uncle Sam. {_name(who, seat)} dealt, and {_doing(who, 'lead', seat)}."
        case ("scored", number, democrats, republicans):
            deal = "first" if number == 1 else "second"
            return f"The {deal} deal is over: {democrats} votes for the Democrats, {republicans} for the Republicans."
        case ("tie", who, party):
            return (
                f"A tie. The Vice President was dealt to {_name(who, seat, 'you')} in the second deal "
                f"and votes with the {party_name(party)}."
            )
        case ("elected", party, democrats, republicans):
            votes = f"{max(democrats, republicans)} to {min(democrats, republicans)}"
            return f"The {party_name(party)} elect the President, with {votes} votes."
    raise ValueError(f"no words for {event!r}")


def _played(who: str, card: str, act: str, forced: bool, votes: int, seat: str | None) -> str:
    done, rule = DONE[act]
    verbs = {f"{verb}s": _doing(who, verb, seat) for verb in VERBS}
    said = done.format(who=_name(who, seat), card=card_name(card), **verbs)
    if card in PARTY and votes > STARS[card]:
        said = f"Double Vote! {said}, which counts {votes}"
    return f"{said}. Forced, {rule}." if forced else f"{said}: {rule}."


def _name(who: str, seat: str | None, you: str = "You") -> str:
    return you if who == seat else who.capitalize()


def _doing(who: str, verb: str, seat: str | None) -> str:
    return verb if who == seat else f"{verb}s"


def _votes(votes: int) -> str:
    return "no votes" if not votes else f"{votes} {'vote' if votes == 1 else 'votes'}"


def _letter(card: str) -> str:
    if card in RANK:
        return "Honor"
    return "R" if PARTY[card] == REPUBLICANS else "D"
