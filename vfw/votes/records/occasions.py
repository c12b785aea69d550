"""What the talk after a game can begin with: occasions that the game gave, and the words in which texts name them.

    occasions(match.positions, {"suffragist"}, ())["lobbied-more"]     {"who": "You", "n": "nine"}

The texts are those of staff, in `lessons/debrief.md`: a section for each occasion.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from types import MappingProxyType

from vfw.votes.records.deeds import close_votes, deeds
from vfw.votes.records.event_queries import Ended, course
from vfw.votes.rules.board import NAMES
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.playing import CAMPAIGN, LOBBY
from vfw.votes.rules.position import OPPOSITION, OTHER, RATIFIED, REJECTED, SIDES, SUFFRAGIST, Position, Side, original
from vfw.votes.telling.words import NUMBERS, SIDE_NAMES, ordinal

ANY_GAME = "any-game"
"""Every game gives the occasions whose names begin so."""

OCCASIONS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "card-that-rewards-racism": ("who", "card"),
        "led-the-opposition": (),
        "never-sent": ("n",),
        "lost-a-close-vote": ("state",),
        "won-a-close-vote": ("state",),
        "lobbied-more": ("who", "n"),
        "campaigned-more": ("who", "n"),
        "lost-states": ("state", "nth", "n"),
        "won-states": ("state", "nth", "n"),
    }
)
"""The other occasions, and the words that a text may use for each: who it was ("You", "Your side", "The Suffragists"),
the title of the card, the name of the state that was first, which one it was (one game begins with 35), how many."""

Words = Mapping[str, str]


def occasions(
    positions: Sequence[Position], persons: Collection[Side], rewarding_racism: Collection[str]
) -> dict[str, Words]:
    """The occasions of OCCASIONS that a game gave, each with its words.

    `persons` are the sides that persons played. Where that is one it is spoken to, two partners as a side, because not
    each of them did all of it; else the talk is about the Suffragists.
    `rewarding_racism` are the keys of the cards by which the game rewards racism.
    """
    (side,) = persons if len(persons) == 1 else (SUFFRAGIST,)
    you = "Your side" if len(positions[-1].seats_of(side)) > 1 else "You"
    names = {of: you if [of] == [*persons] else _capital(SIDE_NAMES[of]) for of in SIDES}
    found = dict(_of_votes(positions, side))
    for of in (OTHER[side], side):
        played = [card for card in deeds(positions, of).events if original(card) in rewarding_racism]
        if played:
            found["card-that-rewards-racism"] = {"who": names[of], "card": CARDS[played[0]].title}
    if OPPOSITION in persons:
        found["led-the-opposition"] = {}
    uses = deeds(positions, side).uses
    for name, use, other in (("lobbied-more", LOBBY, CAMPAIGN), ("campaigned-more", CAMPAIGN, LOBBY)):
        if (n := uses.get(use, 0)) > max(uses.get(other, 0), 1):
            found[name] = {"who": names[side], "n": _number(n)}
    return found


def _of_votes(positions: Sequence[Position], side: Side) -> Iterator[tuple[str, Words]]:
    """The occasions that Congress and the states gave to `side`; a state is talked about once."""
    told = course(positions)
    for point in told.points:
        if isinstance(point, Ended) and point.reason == "never sent":
            yield "never-sent", {"n": _number(point.congress)}
    close = close_votes(positions)
    wanted = RATIFIED if side == SUFFRAGIST else REJECTED
    for result, is_won in (("won", True), ("lost", False)):
        votes = [point for point in told.votes if (point.vote == wanted) == is_won]
        narrow = [vote.state for vote in close if (vote.vote == wanted) == is_won]
        if votes and votes[0].state not in narrow[:1]:
            first = votes[0]
            words = {"state": NAMES[first.state], "nth": ordinal(first.number), "n": _number(len(votes))}
            yield f"{result}-states", words
        if narrow:
            yield f"{result}-a-close-vote", {"state": NAMES[narrow[0]]}


def _number(n: int) -> str:
    return NUMBERS[n] if n < len(NUMBERS) else str(n)


def _capital(words: str) -> str:
    return words[0].upper() + words[1:]
