"""Events as the entries of the game log: one plain sentence each, limited to what the seat may see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from vfw.core.position import Event
from vfw.core.questions import Word
from vfw.votes.narration.words import (
    DURATIONS,
    NUMBER_WORDS,
    PARTNER_NAMES,
    SIDE_NAMES,
    card_title,
    count,
    number_word,
    own_side,
    region_name,
    seat_name,
    to_sentence,
)
from vfw.votes.rules.board import NAMES, REGION_OF, REGIONS, listed
from vfw.votes.rules.deck import CARDS, STATE
from vfw.votes.rules.seats import SUFFRAGIST, Side, side_of
from vfw.votes.rules.tabletop import RATIFIED
from vfw.votes.rules.view import seen_event

USES = {
    "event": "as an event",
    "campaign": "to campaign",
    "organize": "to organize",
    "lobby": "to lobby",
}
VERBS = {"added": ("goes to", "go to"), "removed": ("leaves", "leave")}
MOST_LISTED = 8
"""The largest number of states that a sentence lists; more are counted, and listed after a line break."""
ENDINGS = {
    "ratified": "Thirty-six states have ratified: the Nineteenth Amendment is law.",
    "rejected": "Thirteen states have rejected: the Nineteenth Amendment has failed.",
    "never sent": "Congress never sent the Amendment to the states: it has failed.",
}


def format_event(event: Event, seat: str | None) -> str:
    """Return one sentence on `event`, in which the side of `seat` is "you"; "" if there is nothing to say."""
    match seen_event(event, seat):
        case ("turn", turn):
            return f"Turn {turn} begins."
        case ("drew", who, () | 0):
            return to_sentence(f"{_seat_does(who, seat, 'draw')} no card: the deck is empty")
        case ("drew", who, int(n)):
            return to_sentence(f"{_seat_does(who, seat, 'draw')} {count(n, 'card')}")
        case ("drew", _, tuple(cards)):
            return to_sentence(f"You draw {listed([card_title(card) for card in cards])}")
        case ("played", who, card, "discard"):
            return to_sentence(f"{_seat_does(who, seat, 'discard')} {card_title(card)}: nothing in hand can be played")
        case ("played", who, card, use) if CARDS[card].is_event:
            return to_sentence(f"{_seat_does(who, seat, 'play')} {card_title(card)} {USES[use]}")
        case ("played", who, card, _):
            return to_sentence(f"{_seat_does(who, seat, 'play')} the {_kind(card)} card {card_title(card)}")
        case ("discarded", who, card):
            return to_sentence(f"{_seat_does(who, seat, 'discard')} {card_title(card)}")
        case ("campaigner", side, color, region):
            return to_sentence(f"{subject_verb(side, seat, 'place')} a {color} campaigner in {region_name(region)}")
        case ("moved", _, name, region):
            return to_sentence(f"the {name[:-1]} campaigner moves to {region_name(region)}")
        case ("assigned", _, name, die):
            return to_sentence(f"the {name[:-1]} campaigner gets the {die}")
        case ("shared", _, name, tuple(given)):
            got = listed([f"the {die}" for die in given]) if given else "no die"
            return to_sentence(f"the {name[:-1]} campaigner gets {got}")
        case ("offered", who):
            return to_sentence(f"{_seat_does(who, seat, 'offer')} to exchange the cards both partners hold")
        case ("declined", who):
            return to_sentence(f"{_seat_does(who, seat, 'keep')} {'your' if who == seat else 'the'} card: no exchange")
        case ("exchanged", first, tuple(given), second, tuple(returned)):
            partner, own, other = (second, given, returned) if seat == first else (first, returned, given)
            got = listed([card_title(key) for key in other])
            return to_sentence(f"you give {seat_name(partner)} {listed([card_title(key) for key in own])} for {got}")
        case ("exchanged", first, _, second, _):
            return to_sentence(f"{seat_name(first)} and {seat_name(second)} exchange the cards they hold")
        case ("gave", who, card, whom):
            to = "you" if whom == seat else seat_name(whom)
            return to_sentence(f"{_seat_does(who, seat, 'give')} {to} the {_kind(card)} card {card_title(card)}")
        case ("threw", sides, face, what, drawn):
            return f"A {format_throw(sides, face, what, drawn)}."
        case ("aimed", _, states):
            names = listed([NAMES[state] for state in states], "or")
            return to_sentence(f"its target is {names}, whose State card is open")
        case ("no strategy",):
            return "Neither side claims a Strategy card."
        case ("left over", _, n):
            return to_sentence(f"{count(n, 'red cube')} left over: every state of the region has voted")
        case ("no room", _, name):
            return to_sentence(f"no cube can go in the region of the {name[:-1]} campaigner: its die is lost")
        case ("rolled", side, sides, faces, _):
            dice = "a" if len(faces) == 1 else NUMBER_WORDS[len(faces)]
            return to_sentence(
                f"{subject_verb(side, seat, 'roll')} {dice} d{sides}: {listed([str(face) for face in faces])}"
            )
        case ("missed", _, card):
            return to_sentence(f"that is not enough: {card_title(card)} does nothing")
        case ("added", _, color, state):
            return to_sentence(f"a {color} cube goes to {NAMES[state]}")
        case ("removed", _, color, state):
            return to_sentence(f"a {color} cube leaves {NAMES[state]}")
        case ("gained", side, n):
            return to_sentence(f"{subject_verb(side, seat, 'gain')} {count(n, 'button')}") if n else ""
        case ("lost", side, n):
            return to_sentence(f"{subject_verb(side, seat, 'lose')} {count(n, 'button')}") if n else ""
        case ("paid", side, n):
            return to_sentence(f"{subject_verb(side, seat, 'pay')} {count(n, 'button')}")
        case ("congress", _, 0):
            return ""
        case ("congress", side, n):
            what = f"add {count(n, 'marker')} to" if n > 0 else f"remove {count(-n, 'marker')} from"
            verb, rest = what.split(" ", 1)
            return to_sentence(f"{subject_verb(side, seat, verb)} {rest} Congress")
        case ("sent",):
            return "Congress passes the Amendment and sends it to the states!"
        case ("voted", state, vote):
            return to_sentence(f"{NAMES[state]} {'ratifies' if vote == RATIFIED else 'rejects'} the Amendment")
        case ("claimed", who, card):
            return to_sentence(f"{_seat_does(who, seat, 'claim')} the {_kind(card)} card {card_title(card)}")
        case ("stays", card, box):
            return to_sentence(f"{card_title(card)} stays in effect for {DURATIONS[box]}")
        case ("lapsed", card):
            return to_sentence(f"{card_title(card)} is no longer in effect")
        case ("picked", side, state):
            return to_sentence(f"{subject_verb(side, seat, 'call')} the vote in {NAMES[state]}")
        case ("vote rolled", side, _, face, cubes):
            total = (
                f", and {count(cubes, 'cube')} {'makes' if cubes == 1 else 'make'} it {face + cubes}" if cubes else ""
            )
            return to_sentence(f"{subject_verb(side, seat, 'roll')} {'an' if face == 8 else 'a'} {face}{total}")
        case ("committed", side, n):
            return to_sentence(f"{subject_verb(side, seat, 'commit')} {count(n, 'button')} to strategy") if n else ""
        case ("responded", _, "match", 0):
            return "Neither side commits a button to strategy."
        case ("responded", side, response, _):
            return to_sentence(subject_verb(side, seat, response))
        case ("looked", who, tuple(cards), whom) if who == seat and cards:
            return to_sentence(f"you look at {_hand_of(whom, seat)}: {listed([card_title(card) for card in cards])}")
        case ("looked", who, _, whom):
            return to_sentence(f"{_seat_does(who, seat, 'look')} at {_hand_of(whom, seat)}")
        case ("put back", who, card, where):
            place_ = "on top of" if where == "top" else "at the bottom of"
            deck = f"{_whose(side_of(who), seat)} draw deck"
            return to_sentence(
                f"{_seat_does(who, seat, 'put')} {card_title(card) if card else 'a card'} {place_} {deck}"
            )
        case ("sorted", _):
            return ""
        case ("shuffled", side):
            return to_sentence(f"{subject_verb(side, seat, 'shuffle')} {_whose(side, seat)} draw deck")
        case ("overturned", _, state):
            return to_sentence(f"the ratification of {NAMES[state]} is overturned")
        case ("reconsidered", _, state):
            return to_sentence(f"{NAMES[state]} must vote again")
        case ("focused", side, region):
            return to_sentence(f"{subject_verb(side, seat, 'choose')} {region_name(region)}")
        case ("nothing", _, state):
            return to_sentence(f"{NAMES[state]} has voted already: nothing happens")
        case ("over", _, reason):
            return ENDINGS[reason]
    raise TypeError(f"no words for {event!r}")


def format_throw(sides: int, face: int, what: str, drawn: Word) -> str:
    """Return a throw for the Oppobot and its result: "d6 2: the Plains", "d8 1: Montana", "d4 3: three red cubes"."""
    match what:
        case "region":
            return f"d{sides} {face}: {region_name(str(drawn))}"
        case "cubes":
            return f"d{sides} {drawn}: {count(int(drawn), 'red cube')}"
        case "strategy":
            return f"d{sides} {drawn} against the buttons"
        case "again":
            return _thrown_again(sides, [face], [drawn])
        case "both again":
            return f"d{sides} {face}: both dice thrown again"
    return f"d{sides} {face}: {drawn_name(drawn)}"


def _throws(events: Iterable[Event]) -> Iterator[str]:
    """Yield the result of each throw; repeated throws make one entry with all their faces."""
    for is_again, run in groupby(events, key=lambda event: event[3] == "again"):
        throws = [event[1:] for event in run]
        if is_again:
            sides, faces, _, drawn = zip(*throws, strict=True)
            yield _thrown_again(sides[0], faces, drawn)
        else:
            yield from (format_throw(*throw) for throw in throws)


def _thrown_again(sides: int, faces: Sequence[int], drawn: Sequence[Word]) -> str:
    """Return throws that decided nothing, and why: "d8 1, 6, 1: Texas and Georgia have voted, thrown again"."""
    dice = f"d{sides} {', '.join(str(face) for face in faces)}"
    names = [drawn_name(one) for one in dict.fromkeys(drawn) if one]
    if not names:
        return f"{dice}: thrown again"
    if drawn[0] in REGIONS:
        return f"{dice}: no state is left in {listed(names, 'or')}, thrown again"
    return f"{dice}: {listed(names)} {'have' if len(names) > 1 else 'has'} voted, thrown again"


def drawn_name(drawn: Word) -> str:
    """Return the name of a random choice: a state, a region, a card, a color."""
    word = str(drawn)
    if word in CARDS:
        return card_title(word)
    return NAMES.get(word) or (region_name(word) if word in REGIONS else word)


def subject_verb(side: Side, seat: str | None, verb: str) -> str:
    """Return subject and verb: "you draw", "the Opposition draws"; for partners, who take turns, "your side draws"."""
    if side == own_side(seat):
        return f"your side {_third(verb)}" if seat in PARTNER_NAMES else f"you {verb}"
    return f"{SIDE_NAMES[side]} {verb if side == SUFFRAGIST else _third(verb)}"


def _seat_does(who: str, seat: str | None, verb: str) -> str:
    """Return the same for one seat alone, which its partner does not read as "you"."""
    if who in PARTNER_NAMES:
        return f"you {verb}" if who == seat else f"{seat_name(who)} {_third(verb)}"
    return subject_verb(side_of(who), seat if who == seat else None, verb)


def _third(verb: str) -> str:
    """Return the third person of a verb: "draws", "matches"."""
    return f"{verb}{'es' if verb == 'match' else 's'}"


def _whose(side: Side, seat: str | None) -> str:
    return "your" if side == own_side(seat) else "their" if side == SUFFRAGIST else "its"


def _kind(card: str) -> str:
    """Return the kind of a claimed card, as a sentence names it."""
    return "State" if CARDS[card].deck == STATE else "Strategy"


def _hand_of(whom: str, seat: str | None) -> str:
    return "your hand" if whom == seat else f"the hand of {seat_name(whom)}"


def format_log(events: Iterable[Event], seat: str | None) -> list[tuple[str, bool]]:
    """Return the log as pairs (sentence, whether it begins a card or a turn); cubes that move alike share a sentence.

    A line break separates the sentence from the details it leaves out.
    """
    lines = []
    for kind, run in groupby(events, key=_kind_of_line):
        if kind[0] in ("added", "removed"):
            lines.append((format_cubes_moved(kind[0], kind[2], [event[3] for event in run]), False))
        elif kind[0] == "threw":
            lines.append((f"Dice: {'; '.join(_throws(run))}.", False))
        else:
            lines += [(format_event(event, seat), event[0] in ("played", "turn", "picked", "over")) for event in run]
    return [(line, begins) for line, begins in lines if line]


def _kind_of_line(event: Event) -> Event:
    """Return the key that events of one sentence share."""
    return {"added": event[:3], "removed": event[:3], "threw": event[:1]}.get(event[0], event)


def format_cubes_moved(kind: str, color: str, states: list[str]) -> str:
    """Return one sentence on cubes that were "added" to these states or "removed" from them.

    Args:
        kind: "added" or "removed".
        color: The color of the cubes.
        states: The states, each once for each cube.
    """
    many = len(states) > 1
    verb = VERBS[kind][many]
    if len(set(states)) == 1:
        what = count(len(states), f"{color} cube") if many else f"a {color} cube"
        return to_sentence(f"{what} {verb} {NAMES[states[0]]}")
    names = listed(names_with_counts(states))
    if len(set(states)) > MOST_LISTED:
        return f"{format_cubes_counted(kind, color, states)}\n{names}."
    return to_sentence(f"{color} cubes {verb} {names}")


def format_cubes_counted(kind: str, color: str, states: list[str]) -> str:
    """Return the same with the states counted: "Red cubes go to ten states: nine in the South and one ..."."""
    several = len(set(states))
    cubes = f"{color} cubes" if len(states) == several else count(len(states), f"{color} cube")
    regions = {REGION_OF[state] for state in states}
    where = f": {count_by_region(states)}" if len(regions) > 1 else f" in {region_name(regions.pop())}"
    return to_sentence(f"{cubes} {VERBS[kind][True]} {count(several, 'state')}{where}")


def count_by_region(states: list[str]) -> str:
    """Return the number in each region: "two in the West and one in the Plains"."""
    where = Counter(REGION_OF[state] for state in states)
    return listed([f"{number_word(where[region])} in {region_name(region)}" for region in REGIONS if where[region]])


def names_with_counts(states: list[str]) -> list[str]:
    """Return the names of the states, each with its count if it occurs more than once."""
    many = Counter(states)
    return [NAMES[state] if n == 1 else f"{NAMES[state]} ({n})" for state, n in many.items()]
