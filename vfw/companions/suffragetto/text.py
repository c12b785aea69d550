"""The events of Suffragetto in words, one sentence each. Both sides hear the same."""

from __future__ import annotations

from vfw.companions.suffragetto.board import GOAL, NAMES, POLICE, SEATS, SUFFRAGETTES, ZONE_NAMES
from vfw.core.position import Event

SIDE_NAMES = {SUFFRAGETTES: "The Suffragettes", POLICE: "The Police"}


def describe_event(event: Event) -> str:
    """Return one sentence about an event.

    Raises:
        ValueError: It is an event of another game.
    """
    match event:
        case ("tossed", face, seat):
            return f"A die falls for who begins: {face}. {SIDE_NAMES[seat]} begin."
        case ("stepped", _, piece, start, to):
            return f"{NAMES[piece].capitalize()} {start} – {to}."
        case ("hopped", _, piece, start, over, to, _):
            return f"{NAMES[piece].capitalize()} {start} – {to}, over {over}."
        case ("taken", seat, piece, square):
            done, where = ("disables", "Hospital") if seat == SUFFRAGETTES else ("arrests", "Prison")
            return f"That {done} the {NAMES[piece]} on {square}, who goes to the {where}."
        case ("entered", seat, _, square, count):
            return f"{square} is inside {ZONE_NAMES[GOAL[SEATS.index(seat)]]}: {count} of 6."
        case ("forced piece", seat, square):
            return f"{SIDE_NAMES[seat]} can move only the piece on {square}. A side that can move does not pass (R14)."
        case ("forced square", _, start, to):
            return f"From {start} there is no way but to {to}."
        case ("passed", seat):
            return f"{SIDE_NAMES[seat]} cannot move, and pass (R14)."
        case ("exchanged", seat, large, small):
            return f"{SIDE_NAMES[seat]} insist upon an exchange: {_exchanged(large, small)} (R12)."
        case ("freed", _, piece, square):
            return f"{NAMES[piece].capitalize()} to {square}."
        case ("forced yard", seat):
            return f"{SIDE_NAMES[seat]} fill their yard, so no square is left to choose (R13)."
    raise ValueError(f"no words for {event!r}")


def _exchanged(large: int, small: int) -> str:
    """Return how many of each kind are exchanged.

    >>> _exchanged(1, 5)
    '1 Leader for 1 Inspector, 5 Suffragettes for 5 policemen'
    """
    pairs = [(large, "Leader", "Inspector"), (small, "Suffragette", "policeman")]
    return ", ".join(f"{count_pieces(many, one)} for {count_pieces(many, other)}" for many, one, other in pairs if many)


def count_pieces(many: int, name: str) -> str:
    """Return a number of pieces in words: "1 Leader", "3 policemen"."""
    if many == 1:
        return f"1 {name}"
    return f"{many} {name.replace('man', 'men') if name.endswith('man') else name + 's'}"
