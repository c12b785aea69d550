"""A part of a game in which it turned, in words: a few for a label, a few for what it brought, and a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from vfw.core.position import Event
from vfw.votes.rules.board import NAMES, listed
from vfw.votes.rules.position import RATIFIED, SIDES, Side, side_of
from vfw.votes.telling.log import chronicle
from vfw.votes.telling.words import SIDE_NAMES, count, ordinal, own_side, title

ACTIONS = {"campaign": "Campaigning", "organize": "Organizing", "lobby": "Lobbying", "discard": "A card discarded"}
TOLD = {
    *("played", "sent", "congress", "voted", "missed", "stays", "claimed", "added", "removed"),
    "vote rolled",
}
"""What the sentence tells; dice, buttons and hands are left out."""
MOST_SENTENCES = 3
MOST_NAMED = 2


class TurningWords(NamedTuple):
    """What is said of a turning point: `what` turned the game, as in "one card"; `note` may be ""."""

    what: str
    label: str
    note: str
    sentence: str


def turning_words(events: Sequence[Event], by: Side | str, gained: Side, seat: str | None) -> TurningWords:
    """Of `events`, those of the play of side `by`, where it is one; side `gained` wins more often after them. The side
    of `seat` is "you"."""
    if by in SIDES and (play := _play_of(events, Side(by))):
        _, who, card, use = play[0]
        label = title(card) if use == "event" else ACTIONS[use]
        brought = _brought(play)
        doer = _doer(who, seat)
        sentence = _sentence(play, seat)
        if gained != by:
            sentence = f"{sentence} {_went_wrong(play, is_own=own_side(seat) == by)}"
        return TurningWords("one card", label, f"{doer}: {brought}" if brought else f"played by {doer}", sentence)
    return _between_turns(events, seat)


def _between_turns(events: Sequence[Event], seat: str | None) -> TurningWords:
    """What the Strategy Phase brought, or the new cards of a turn."""
    claimed = [event for event in events if event[0] == "claimed"]
    if claimed:
        _, who, card = claimed[-1]
        return TurningWords(
            "one Strategy card", title(card), f"claimed by {_doer(who, seat)}", _sentence(claimed, seat)
        )
    drawn = [event for event in events if event[0] == "drew"]
    sentence = " ".join([line.partition("\n")[0] for line, _ in chronicle(drawn, seat)])
    if not drawn:
        told = " ".join([line.partition("\n")[0] for line, _ in chronicle(events, seat)][:MOST_SENTENCES])
        return TurningWords("one Strategy Phase", "The Strategy Phase", "", told or "Nobody claimed a Strategy card.")
    return TurningWords("new cards", "New cards", "", sentence)


def _went_wrong(play: Iterable[Event], *, is_own: bool) -> str:
    """Of a play after which its own side wins less often; where dice fell, it may have been for these."""
    them, their = ("you", "your") if is_own else ("them", "their")
    if any("rolled" in event[0] for event in play):
        return f"It went badly for {them}: {their} own chance fell."
    return f"It was a weak play for {them}: {their} own chance fell."


def _doer(who: str, seat: str | None) -> str:
    return "you" if own_side(seat) == side_of(who) else SIDE_NAMES[side_of(who)]


def _play_of(events: Sequence[Event], side: Side) -> list[Event]:
    """The events from the first card that `side` plays to the first that the other side does."""
    play: list[Event] = []
    for event in events:
        if event[0] == "played":
            if side_of(event[1]) == side:
                play.append(event)
                continue
            if play:
                break
        if play:
            play.append(event)
    return play


def _brought(events: Iterable[Event]) -> str:
    """The most that a play brought, in a few words."""
    events = list(events)
    kinds = {event[0] for event in events}
    if "sent" in kinds:
        return "Congress sends the Amendment"
    if voted := [event for event in events if event[0] == "voted"]:
        return _voted([(NAMES[state], vote) for _, state, vote in voted])
    if markers := sum(event[2] for event in events if event[0] == "congress"):
        return f"{count(abs(markers), 'marker')} {'more in' if markers > 0 else 'fewer in'} Congress"
    if "missed" in kinds:
        return "the die falls short"
    if cubes := sum(event[0] in ("added", "removed") for event in events):
        return count(cubes, "cube")
    return ""


def _voted(votes: Sequence[tuple[str, int]]) -> str:
    """Those who ratify, where any do, else those who reject."""
    yes = [name for name, vote in votes if vote == RATIFIED]
    names = yes or [name for name, _ in votes]
    one, many = ("ratifies", "ratify") if yes else ("rejects", "reject")
    said = listed(names) if len(names) <= MOST_NAMED else count(len(names), "state")
    return f"{said} {one if len(names) == 1 else many}"


def vote_words(events: Sequence[Event], votes: Mapping[int, int], seat: str | None) -> TurningWords:
    """Of the vote of a state in Final Voting, which `events` tell; `votes` counts states that voted each way after it.
    Who called it, they need not tell: what is called by lot is told with the vote before."""
    voted = [event for event in events if event[0] == "voted"][-1]
    _, state, vote = voted
    label = f"{NAMES[state]} says {'yes' if vote == RATIFIED else 'no'}"
    note = f"the {ordinal(votes[vote])} to {'ratify' if vote == RATIFIED else 'reject'}"
    return TurningWords("one vote", label, note, _sentence(events, seat))


def _sentence(events: Iterable[Event], seat: str | None) -> str:
    """What began it, and what came of it; other cards played with it are left out."""
    telling = [event for event in events if event[0] in TOLD]
    others = [event for event in telling[1:] if event[0] != "played"]
    told = chronicle([*telling[:1], *others], seat)
    return " ".join([line.partition("\n")[0] for line, _ in told][:MOST_SENTENCES])
