"""Three worlds worth a look, of those that were counted."""

from __future__ import annotations

from typing import NamedTuple

from vfw.crossroads.asking_room import Answer
from vfw.votes.rules.board import NAMES, PLACE
from vfw.whatif.tallies import Tally
from vfw.whatif.telling import median


class Special(NamedTuple):
    """A world: its number, what is special of it, and what is to be seen there."""

    number: int
    name: str
    says: str


def special_worlds(tally: Tally) -> list[Special]:
    """The middle, the narrowest and the strangest of these worlds, as far as they are known."""
    found = []
    middle = median(tally)
    if number := tally.example.get(middle):
        found.append(Special(number, "The middle", f"{middle} states ratify"))
    if tally.narrowest:
        short, number = tally.narrowest
        found.append(Special(number, "The narrowest", _short(short)))
    if strangest := _strangest(tally):
        found.append(strangest)
    return found


def inside_html(answer: Answer | None) -> str:
    """The region."""
    worlds = special_worlds(answer.counts.as_changed) if answer else []
    if not worlds:
        return ""
    rows = "".join(
        [
            f"<li><span><b>{one.name}</b><small>{one.says} · world {one.number:,}</small></span>"
            f'<button type="button" class="vfw-wi-button" data-command="open world" data-value="{one.number}"'
            f' aria-label="Open world {one.number:,}, {one.name.lower()}">Open</button></li>'
            for one in worlds
        ]
    )
    return (
        f'<section class="vfw-wi-inside"><h2 class="vfw-wi-eyebrow">Look inside a world</h2><ul>{rows}</ul>'
        '<p class="vfw-wi-small">Each is a world as changed. It opens as a replay, and one can play on from any moment.'
        "</p></section>"
    )


def _short(states: int) -> str:
    return f"the losing side is {'one state' if states == 1 else f'{states} states'} short"


def _strangest(tally: Tally) -> Special | None:
    """The world in which a state does what it does least often."""
    rare = [(tally.states[PLACE[code]], code, "ratifies", number) for code, number in tally.yes.items()]
    rare += [(tally.games - tally.states[PLACE[code]], code, "says no", number) for code, number in tally.no.items()]
    if not rare:
        return None
    _, code, does, number = min(rare)
    return Special(number, "The strangest", f"{NAMES[code]} {does}")
