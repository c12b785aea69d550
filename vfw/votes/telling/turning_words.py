"""A part of a game in which it turned, in words: a few for a label, a few for what it brought, and a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from vfw.core.position import Event
from vfw.votes.rules.board import NAMES
from vfw.votes.rules.deck import CARDS, STRATEGY
from vfw.votes.rules.seats import SIDES, Side, side_of
from vfw.votes.rules.tabletop import RATIFIED
from vfw.votes.telling.deed_words import begun, deed, deed_told, told
from vfw.votes.telling.log import does
from vfw.votes.telling.words import ordinal, own_side, title


class TurningWords(NamedTuple):
    """What is said of a turning point: `what` turned the game, as in "one card"; `label` says what changed, and by
    whom; `note` by what, or is ""."""

    what: str
    label: str
    note: str
    sentence: str


def turning_words(events: Sequence[Event], by: Side | str, gained: Side, seat: str | None) -> TurningWords:
    """Of `events`, those of the play of side `by`, where it is one; side `gained` wins more often after them. The side
    of `seat` is "you".

    Where a side played several cards, the one that brought most is told.
    """
    if by in SIDES and (plays := _plays_of(events, Side(by))):
        play = max(plays, key=lambda play: deed(play, seat).weight)
        label, note, _ = deed(play, seat)
        sentence = deed_told(play, seat)
        if gained != by:
            sentence = f"{sentence} {_went_wrong(plays, is_own=own_side(seat) == by)}"
        return TurningWords("one card", label, note, sentence)
    return _between_turns(events, seat)


def _between_turns(events: Sequence[Event], seat: str | None) -> TurningWords:
    """What the Strategy Phase brought; or the new cards of a turn, or that effects ended with the last."""
    if claimed := [event for event in events if event[0] == "claimed" and CARDS[event[2]].deck == STRATEGY]:
        _, who, card = claimed[-1]
        label = begun(f"{does(side_of(who), seat, 'claim')} {title(card)}")
        return TurningWords("one Strategy card", label, "Strategy card", told(claimed, seat))
    kinds = [event[0] for event in events]
    if "turn" in kinds:
        drawn = [event for event in events[kinds.index("turn") :] if event[0] == "drew"]
        return TurningWords("new cards", "New cards", "", told(drawn, seat))
    if "played" in kinds:
        lapsed = [event for event in events if event[0] == "lapsed"]
        return TurningWords("the end of the turn", "The turn ends", "", told(lapsed, seat))
    nobody = "Nobody claims a Strategy card"
    return TurningWords("one Strategy Phase", nobody, "", told(events, seat) or f"{nobody}.")


def _went_wrong(plays: Iterable[Iterable[Event]], *, is_own: bool) -> str:
    """Of what a side played and after which it wins less often. The chance before it is that of players who go on in
    its place: so theirs was better, or the dice that they threw."""
    their = "Your" if is_own else "Their"
    threw = any(event[0] in ("rolled", "threw") for play in plays for event in play)
    other = "other dice or another play" if threw else "another play"
    return f"{their} own chance fell: {other} would mostly have brought more."


def _plays_of(events: Sequence[Event], side: Side) -> list[list[Event]]:
    """What each card brought that `side` played, before the other side does."""
    plays: list[list[Event]] = []
    for event in events:
        if event[0] == "played":
            if side_of(event[1]) == side:
                plays.append([])
            elif plays:
                break
        if plays:
            plays[-1].append(event)
    return plays


def vote_words(events: Sequence[Event], votes: Mapping[int, int], seat: str | None) -> TurningWords:
    """Of the vote of a state in Final Voting, which `events` tell; `votes` counts states that voted each way after it.
    Who called it, they need not tell: what is called by lot is told with the vote before."""
    rolled = {event[1]: event for event in events if event[0] == "vote rolled"}
    voted = [event for event in events if event[0] == "voted"][-1]
    _, state, vote = voted
    label = f"{NAMES[state]} says {'yes' if vote == RATIFIED else 'no'}"
    note = f"the {ordinal(votes[vote])} to {'ratify' if vote == RATIFIED else 'reject'}"
    return TurningWords("one vote", label, note, told([*rolled.values(), voted], seat))
