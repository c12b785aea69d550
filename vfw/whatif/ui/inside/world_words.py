"""What is said of a world that is looked into: which it is, how it ended, and what is no part of the game."""

from __future__ import annotations

from vfw.votes.rules.board import NAMES
from vfw.votes.rules.position import RATIFIED, REJECTED, Position
from vfw.votes.telling.words import SIDE_NAMES
from vfw.whatif.conduct import Conduct
from vfw.whatif.playouts import Ending

AS_IT_WAS, AS_CHANGED = "as it was", "as changed"


def format_playout_title(number: int, *, is_changed: bool) -> str:
    """Which world it is.

    >>> world_title(2417, is_changed=True)
    'World 2,417, as changed'
    """
    return f"World {number:,}, {AS_CHANGED if is_changed else AS_IT_WAS}"


def describe_ending(ending: Ending, last: Position) -> str:
    """How the game ended, and how many states ratify where those that it left open are voted on; `last` is its last
    position."""
    if not ending.sent:
        return "Lost: the Amendment is never sent to the states."
    said, vote = ("yes", RATIFIED) if ending.won else ("no", REJECTED)
    by = f", {NAMES[ending.decisive]} last" if ending.decisive else ""
    words = f"{'Won' if ending.won else 'Lost'}: {last.votes.count(vote)} states say {said}{by}."
    still_open = len(NAMES) - last.votes.count(RATIFIED) - last.votes.count(REJECTED)
    if not still_open:
        return words
    voted = "The state still open votes" if still_open == 1 else f"The {still_open} states still open vote"
    ratify = ending.votes.count(RATIFIED)
    return f"{words} The game ends there. {voted} for the map and the histogram alone: {ratify} ratify."


def describe_dropped_rules(conduct: Conduct) -> str:
    """What holds in a world, but not for whoever takes a seat in it; "" where all of it does.

    >>> what_is_not_kept(Conduct())
    ''
    """
    if not conduct.no_bids:
        return ""
    sides = " and ".join([SIDE_NAMES[side] for side in conduct.no_bids])
    return f"In this world no buttons are bid by {sides}. Whoever plays on may bid."
