"""Turning points of a game in words: a label, a note, and a sentence; and summaries of single plays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from vfw.core.position import Event
from vfw.votes.narration.log import MOST_LISTED, format_event, format_log, subject_verb
from vfw.votes.narration.words import DURATIONS, SIDE_NAMES, card_title, count, ordinal, own_side, to_sentence
from vfw.votes.rules.board import NAMES, listed
from vfw.votes.rules.deck import CARDS, STRATEGY
from vfw.votes.rules.seats import SIDES, SUFFRAGIST, Side, side_of
from vfw.votes.rules.tabletop import RATIFIED

ACTIONS = {"campaign": "Campaigning", "organize": "Organizing", "lobby": "Lobbying"}
CUBES = ("added", "removed")
WEIGHTIEST = (
    *("sent", "voted", "overturned", "reconsidered", "congress", "stays", "campaigner"),
    *(*CUBES, "claimed", "lost", "gained", "missed"),
)
"""The possible results of a play, the most important first; dice and hands are left out."""
MOST_SENTENCES = 4
MOST_NAMED = 2


class PlaySummary(NamedTuple):
    """A summary of one play.

    Attributes:
        label: Its most important result, and the side.
        note: The card or action; "" if the label says it.
        weight: A sort key: the larger, the more the play did, although the numbers of different things hardly compare.
    """

    label: str
    note: str
    weight: tuple[int, int]


def summarize_play(play: Sequence[Event], seat: str | None) -> PlaySummary:
    """Summarize the events of a play, of which the first names the card and its use; the side of `seat` is "you"."""
    _, who, card, use = play[0]
    side = side_of(who)
    for rank, kind in enumerate(WEIGHTIEST):
        events = [event for event in play if event[0] in (CUBES if kind in CUBES else (kind,))]
        size = _size(kind, events)
        if size:
            label, note = _describe_kind(kind, events, side, _by(play, events[0]), seat)
            return PlaySummary(capitalize_first(label), note, (-rank, size))
    nothing = (-len(WEIGHTIEST), 0)
    if use in ACTIONS:
        return PlaySummary(capitalize_first(f"{subject_verb(side, seat, 'gain')} nothing"), ACTIONS[use], nothing)
    return PlaySummary(
        capitalize_first(f"{subject_verb(side, seat, 'discard' if use == 'discard' else 'play')} {card_title(card)}"),
        "",
        nothing,
    )


def _by(play: Sequence[Event], event: Event) -> str:
    """Return the card or action behind an event: a campaign moves markers only by a State card that it claims."""
    *_, card, use = play[0]
    claimed = [other for other in play[: play.index(event)] if other[0] == "claimed"]
    if use == "campaign" and event[0] == "congress" and claimed:
        return card_title(claimed[-1][2])
    return ACTIONS.get(use) or card_title(card)


def describe_play(events: Sequence[Event], seat: str | None) -> str:
    """Return the first event of a play and its results, the most important first.

    Votes with the same result share a sentence, and so do cubes that moved alike. The effect of a State card that the
    Oppobot claims is immediate, so the claim comes before its markers.
    """
    brought = [event for event in events[1:] if event[0] in WEIGHTIEST]
    kinds = {event[0] for event in brought}
    order = ("claimed", *WEIGHTIEST) if "congress" in kinds else WEIGHTIEST
    brought.sort(key=lambda event: (order.index(event[0]), event[2] if event[0] in CUBES else ""))
    votes = [event for event in brought if event[0] == "voted"]
    before = [event for event in brought if event[0] == "sent"]
    after = [event for event in brought if event[0] not in ("sent", "voted")]
    lines = [*_lines([events[0], *before], seat), *_describe_votes(votes), *_lines(after, seat)]
    return " ".join(lines[:MOST_SENTENCES])


def describe_events(events: Iterable[Event], seat: str | None) -> str:
    """Return the events in a few sentences."""
    return " ".join(_lines(events, seat)[:MOST_SENTENCES])


def _lines(events: Iterable[Event], seat: str | None) -> list[str]:
    return [line.partition("\n")[0] for line, _ in format_log(events, seat)]


def _describe_votes(votes: Sequence[Event]) -> list[str]:
    told = []
    for way in dict.fromkeys(vote for *_, vote in votes):
        names = [NAMES[state] for _, state, vote in votes if vote == way]
        one, many = ("ratifies", "ratify") if way == RATIFIED else ("rejects", "reject")
        said = listed(names) if len(names) <= MOST_LISTED else count(len(names), "state")
        told.append(to_sentence(f"{said} {one if len(names) == 1 else many} the Amendment"))
    return told


def _size(kind: str, events: Sequence[Event]) -> int:
    if kind in ("congress", "lost", "gained"):
        return abs(sum([int(event[2]) for event in events]))
    return len(events)


def _describe_kind(kind: str, events: Sequence[Event], side: Side, by: str, seat: str | None) -> tuple[str, str]:
    """Return the results of one kind of a play of `side`, and the card or action behind them."""
    match kind:
        case "sent":
            return "Congress sends the Amendment", f"{side_name(side, seat)}: {by}"
        case "voted":
            own = [NAMES[state] for _, state, vote in events if (vote == RATIFIED) == (side == SUFFRAGIST)]
            names = own or [NAMES[state] for _, state, _ in events]
            states = listed(names) if len(names) <= MOST_NAMED else count(len(names), "state")
            return f"{subject_verb(side, seat, 'win' if own else 'lose')} {states}", by
        case "congress":
            markers = sum([event[2] for event in events])
            if markers > 0:
                return f"{subject_verb(side, seat, 'add')} {count(markers, 'marker')} to Congress", by
            return f"{subject_verb(side, seat, 'remove')} {count(-markers, 'marker')} from Congress", by
        case "stays":
            _, card, box = events[-1]
            return f"{subject_verb(side, seat, 'play')} {card_title(card)}", f"in effect for {DURATIONS[box]}"
        case "added" | "removed":
            return _cubes(events, side, seat), by
        case "claimed":
            return f"{subject_verb(side, seat, 'claim')} {card_title(events[-1][2])}", by
        case "lost" | "gained":
            whose, buttons = events[-1][1], count(_size(kind, events), "button")
            verb = "lose" if kind == "lost" else "gain"
            return (
                f"{subject_verb(whose, seat, verb)} {buttons}",
                by if whose == side else f"{side_name(side, seat)}: {by}",
            )
        case "missed":
            return f"{subject_verb(side, seat, 'roll')} too low", by
    said = format_event(events[-1], seat).rstrip(".")
    return said, by if kind == "campaigner" else f"{side_name(side, seat)}: {by}"


def _cubes(events: Sequence[Event], side: Side, seat: str | None) -> str:
    states = list(dict.fromkeys(event[3] for event in events))
    kinds = {event[0] for event in events}
    verb, into = ("remove", "from") if kinds == {"removed"} else ("add", "in")
    if len(kinds) > 1:
        where = NAMES[states[0]] if len(states) == 1 else count(len(states), "state")
        return f"{subject_verb(side, seat, 'change')} the cubes in {where}"
    if len(states) == 1:
        cubes = "a cube" if len(events) == 1 else count(len(events), "cube")
        return f"{subject_verb(side, seat, verb)} {cubes} {into} {NAMES[states[0]]}"
    return f"{subject_verb(side, seat, verb)} cubes {into} {count(len(states), 'state')}"


def side_name(side: Side, seat: str | None) -> str:
    """Return the name of a side; the side of `seat` is "you"."""
    return "you" if own_side(seat) == side else SIDE_NAMES[side]


def capitalize_first(words: str) -> str:
    """Return the words with a capital at the beginning."""
    return words[0].upper() + words[1:]


class TurningPointText(NamedTuple):
    """The text of a turning point.

    Attributes:
        what: The kind of turning point, as in "one card".
        label: The change and the side behind it.
        note: The card or action, or "".
        sentence: The events in a few sentences.
    """

    what: str
    label: str
    note: str
    sentence: str


def turning_point_text(events: Sequence[Event], by: Side | str, gained: Side, seat: str | None) -> TurningPointText:
    """Describe `events` after which the side `gained` wins more often.

    If a side played several cards, the most important play is described.

    Args:
        events: The events of the turning point.
        by: The side that played, if it is a play.
        gained: The side that wins more often after them.
        seat: The seat whose side is "you".
    """
    if by in SIDES and (plays := _plays_of(events, Side(by))):
        play = max(plays, key=lambda play: summarize_play(play, seat).weight)
        label, note, _ = summarize_play(play, seat)
        sentence = describe_play(play, seat)
        if gained != by:
            sentence = f"{sentence} {_went_wrong(plays, is_own=own_side(seat) == by)}"
        return TurningPointText("one card", label, note, sentence)
    return _between_turns(events, seat)


def _between_turns(events: Sequence[Event], seat: str | None) -> TurningPointText:
    """Describe a Strategy Phase, the new cards of a turn, or the end of effects with a turn."""
    if claimed := [event for event in events if event[0] == "claimed" and CARDS[event[2]].deck == STRATEGY]:
        _, who, card = claimed[-1]
        label = capitalize_first(f"{subject_verb(side_of(who), seat, 'claim')} {card_title(card)}")
        return TurningPointText("one Strategy card", label, "Strategy card", describe_events(claimed, seat))
    kinds = [event[0] for event in events]
    if "turn" in kinds:
        drawn = [event for event in events[kinds.index("turn") :] if event[0] == "drew"]
        return TurningPointText("new cards", "New cards", "", describe_events(drawn, seat))
    if "played" in kinds:
        lapsed = [event for event in events if event[0] == "lapsed"]
        return TurningPointText("the end of the turn", "The turn ends", "", describe_events(lapsed, seat))
    neither = "Neither side claims a Strategy card"
    return TurningPointText("one Strategy Phase", neither, "", describe_events(events, seat) or f"{neither}.")


def _went_wrong(plays: Iterable[Iterable[Event]], *, is_own: bool) -> str:
    """Explain that the side wins less often after its own play.

    The chance before it is that of players who continue in its place: their play or their dice were better.
    """
    their = "Your" if is_own else "Their"
    threw = any(event[0] in ("rolled", "threw") for play in plays for event in play)
    other = "other dice or another play" if threw else "another play"
    return f"{their} own chance fell: {other} would mostly have brought more."


def _plays_of(events: Sequence[Event], side: Side) -> list[list[Event]]:
    """Return the events of each card that `side` played before the other side plays."""
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


def vote_text(events: Sequence[Event], votes: Mapping[int, int], seat: str | None) -> TurningPointText:
    """Describe the vote of a state in Final Voting, which `events` record.

    The text may leave out the caller: a random call is part of the vote before.

    Args:
        events: The events of the vote.
        votes: The number of states that voted each way after it.
        seat: The seat whose side is "you".
    """
    rolled = {event[1]: event for event in events if event[0] == "vote rolled"}
    voted = [event for event in events if event[0] == "voted"][-1]
    _, state, vote = voted
    label = f"{NAMES[state]} says {'yes' if vote == RATIFIED else 'no'}"
    note = f"the {ordinal(votes[vote])} to {'ratify' if vote == RATIFIED else 'reject'}"
    return TurningPointText("one vote", label, note, describe_events([*rolled.values(), voted], seat))
