"""A table arranged by hand for scenes: the cubes of a state in letters, and the place of every card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from vfw.votes.rules.board import PLACE
from vfw.votes.rules.deck import CARDS, START, STRATEGY, keys, walk
from vfw.votes.rules.oppobot import START_TURNS, start_cards
from vfw.votes.rules.position import Draft, Position
from vfw.votes.rules.seats import OPPOSITION, SIDES, Side
from vfw.votes.rules.steps import stays
from vfw.votes.rules.tabletop import PURPLE, RATIFIED, RED, REJECTED, YELLOW, Lasting
from vfw.votes.rules.turn import STRATEGY_CARDS_OPEN

LETTERS = {PURPLE: "P", YELLOW: "Y", RED: "R"}
VOTES = {"ratified": RATIFIED, "rejected": REJECTED}


def cell(position: Position, state: str) -> str:
    """Return the cubes of a state as a scene writes them, even if it has voted."""
    voted = "".join(word for word, vote in VOTES.items() if position.vote(state) == vote)
    return voted + "".join(LETTERS[color] * number for color, number in position.cubes(state).items())


def fill(table: Draft, state: str, content: str) -> None:
    assert state in PLACE, f"{state!r} is neither a state nor a word of a scene"
    if content in VOTES:
        table.set_vote(state, VOTES[content])
        return
    assert set(content) <= {*"PYR"}, f"{state} cannot hold {content!r}"
    for color, letter in LETTERS.items():
        table.put(color, state, content.count(letter))


def campaigners(listed: str) -> tuple[tuple[str, str], ...]:
    """Return the campaigners of "purple West, purple South": purple1 in the West, purple2 in the South."""
    number: Counter[str] = Counter()
    placed = []
    for one in filter(None, listed.split(", ")):
        color, region = one.split(" ", 1)
        number[color] += 1
        placed.append((f"{color}{number[color]}", region))
    return tuple(placed)


def lasting(key: str) -> Lasting:
    """The card lying in the box where it says it stays."""
    card = CARDS[key]
    (staying,) = [step for step in walk(card.steps or ()) if isinstance(step, stays)]
    return Lasting(staying.box, card.key, card.side, staying.effects)


def unused(table: Position) -> tuple[str, ...]:
    """The Strategy cards that are not used in this game."""
    return tuple([key for key in keys(STRATEGY) if table.oppobot and not CARDS[key].oppobot])


def lying_open(table: Position) -> tuple[str, ...]:
    """The Start cards that the Oppobot has still to play; they lie beside its deck."""
    if not table.oppobot:
        return ()
    now = (table.turn, table.round)
    return tuple([key for turn, key in zip(START_TURNS, start_cards(table), strict=True) if (turn, 1) >= now])


def take(table: Draft, side: Side, key: str) -> None:
    """The card, wherever it was, comes into the hand of `side`, on top of the Oppobot's deck, or among the claimed."""
    camp, held, seat = table.camp(side), table.held_for(side), table.seat_of(side)
    card = CARDS[key]
    table.removed = without(table.removed, (key,))
    if card.is_oppobots:
        if card.era != START:
            table.alter(side, deck=(key, *without(camp.deck, (key,))), set_aside=without(camp.set_aside, (key,)))
        return
    if card.is_event:
        if key not in held.hand:
            for other in table.seats_of(side):
                table.alter_held(other, hand=without(table.held_by(other).hand, (key,)))
            table.alter_held(seat, hand=(*held.hand, key))
            table.alter(side, deck=without(camp.deck, (key,)))
        return
    if key not in held.claimed:
        table.alter_held(seat, claimed=(*held.claimed, key))
    table.state_cards = without(table.state_cards, (key,))
    lying, deck = without(table.strategy_cards, (key,)), without(table.strategy_deck, (key,))
    missing = STRATEGY_CARDS_OPEN - len(lying)
    table.strategy_cards, table.strategy_deck = (*lying, *deck[:missing]), deck[missing:]


def everywhere(position: Position) -> list[str]:
    """Return every card on the table, in any place."""
    lying = [one.card for one in position.in_effect]
    for side in SIDES:
        camp = position.camp(side)
        lying += [*camp.deck, *camp.set_aside, *camp.discards]
    for held in position.holdings:
        lying += [*held.hand, *held.claimed, *[key for group in held.drawn for key in group]]
    lying += [*position.strategy_deck, *position.strategy_cards, *position.state_cards, *position.removed]
    return [*lying, *lying_open(position)]


def of_this_game(position: Position) -> list[str]:
    """Every card of the decks that are used in this game."""
    decks = {card.deck for card in CARDS.values() if card.side != OPPOSITION} | {position.opposition_deck}
    return [key for key, card in CARDS.items() if card.deck in decks]


def without(cards: Iterable[str], others: Iterable[str]) -> tuple[str, ...]:
    gone = set(others)
    return tuple([key for key in cards if key not in gone])
