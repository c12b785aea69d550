"""Text that Win Tennessee makes of a game: question, events and standing, without rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from vfw.activities import text
from vfw.activities.guide import A_CARD, A_USE, STATE, cube_lead, offered_replies
from vfw.core.match import Match
from vfw.core.position import Event
from vfw.core.questions import Decision
from vfw.panel.view_models.prompt import StageModel
from vfw.votes.narration.words import count
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.playing import CAMPAIGN, EVENT, ORGANIZE
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST
from vfw.votes.rules.tabletop import ROUNDS

BIGGER_DIE = "oppobot:voter-suppression"


def question_section(match: Match[Any, Any]) -> str:
    """The name of the section that says what is asked at the table; "" where nothing is."""
    pending, position = match.pending, match.position
    if not isinstance(pending, Decision) or not offered_replies(match):
        return ""
    if pending.about == A_CARD:
        return "play-a-card"
    if pending.about != A_USE:
        return ""
    ahead = "" if CAMPAIGN in offered_replies(match) else "-ahead"
    return f"last-card{ahead}" if position.round == ROUNDS else f"use-a-card{ahead}"


def answer_sections(match: Match[Any, Any]) -> dict[str, str]:
    """Return the uses of the card in play, each with the name of the section on its effect."""
    pending = match.pending
    if not isinstance(pending, Decision) or pending.about != A_USE:
        return {}
    card = match.view(SUFFRAGIST).card
    said = {CAMPAIGN: "campaign", EVENT: card, ORGANIZE: "organize"}
    return {str(use): said[str(use)] for use in offered_replies(match)}


def played_uses(match: Match[Any, Any]) -> dict[str, str]:
    """Return the use of each card that the visitor has played."""
    events = [event for position in match.positions for event in position.news]
    return {event[2]: event[3] for event in events if event[0] == "played" and event[1] == SUFFRAGIST}


def describe_lean(position: Position) -> str:
    """Return in words how Tennessee leans, by its cubes."""
    ahead = cube_lead(position)
    if ahead == 0:
        return "even"
    return f"{count(abs(ahead), 'cube')} {'for' if ahead > 0 else 'against'} you"


def describe_vote(face: StageModel) -> list[str]:
    """Return the lines that describe the vote on the stage: both sums, then the outcomes."""
    sums = " ".join(one.said for one in face.sums)
    if face.has_come:
        counted = [count.says for count in face.counts if count.has_just_come]
        return [f"{face.title}. {sums}", " ".join([*(f"{fate.title}." for fate in face.fates), *counted])]
    return [f"{face.title}. {sums}", " ".join(filter(None, [*(fate.said for fate in face.fates), face.purse]))]


def describe_events(events: Iterable[Event]) -> str:
    """Return the effect of the visitor's last choice and the other side's answer; "" where neither played a card."""
    plays: list[tuple[str, str, str]] = []
    won: list[int] = []
    for event in events:
        match event:
            case ("played", str(side), key, use):
                plays.append((side, key, use))
                won.append(0)
            case ("added" | "removed", side, _, place) if place == STATE and won:
                won[-1] += 1 if side == SUFFRAGIST else -1
    return " ".join(_describe_play(*play, n) for play, n in zip(plays, won, strict=True))


def _describe_play(side: str, key: str, use: str, won: int) -> str:
    """Return the effect of a card; `won` is by how many cubes Tennessee leans more to the Suffragists."""
    if side == OPPOSITION:
        comes = "They will roll a die with eight sides." if key == BIGGER_DIE else "Nothing changes in Tennessee."
        comes = f"They gain {count(-won, 'cube')} in Tennessee." if won else comes
        return f"The other side plays {CARDS[key].title}. {comes}"
    if use == CAMPAIGN:
        return f"The die shows {won}: {count(won, 'cube')} for you in Tennessee."
    return "A helper joins you." if use == ORGANIZE else f"{text.title(key)}: done."
