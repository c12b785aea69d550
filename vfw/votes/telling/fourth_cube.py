"""What the fourth cube in a state does, and what those after it do not: said before a cube is placed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from vfw.core.questions import Decision
from vfw.votes.rules.actions import speak
from vfw.votes.rules.board import NAMES, listed
from vfw.votes.rules.placing import has_four, next_is_fourth
from vfw.votes.rules.seats import OPPOSITION, SIDES, SUFFRAGIST
from vfw.votes.rules.steps import cubes_per_region, placing
from vfw.votes.rules.view import View
from vfw.votes.telling.words import count

NAMED = 2
"""So many states are named in the prompt; of more it is said how many there are."""
VOTES = {SUFFRAGIST: "ratifies", OPPOSITION: "rejects"}


def fourth_next(view: View) -> tuple[str, ...]:
    """The states in which the cube that the seat of `view` is to place would be the fourth."""
    return tuple([state for state in _open_to(view) if next_is_fourth(view, view.side, state)])


def notes(view: View, state: str, *, is_next: bool) -> Iterable[str]:
    """What is to be said in `state` of its fourth cube, which `is_next` or not."""
    for side in SIDES:
        if has_four(view, side, state):
            yield f"{VOTES[side].capitalize()} when the Amendment is sent. More cubes change no vote: they guard these."
    if is_next:
        when = "at once" if view.sent else "when the Amendment is sent"
        yield f"The next cube is the fourth: the state {VOTES[view.side]} {when}."


def warning(view: View) -> str:
    """What the seat of `view` is to know before it places a cube: where it is the fourth, where more change nothing."""
    enough = [state for state in _open_to(view) if has_four(view, view.side, state)]
    return " ".join(filter(None, [_fourth(view), _enough(enough)]))


def _open_to(view: View) -> Sequence[str]:
    """The states in which the seat of `view` may place a cube now; () where it is not asked for one."""
    pending, step = view.pending, view.asking.step if view.asking else None
    if not isinstance(pending, Decision) or pending.seat != view.seat or pending.about != "state":
        return ()
    adds = isinstance(step, placing | cubes_per_region | speak)
    return [state for choice in pending.choices if (state := str(choice)) in NAMES] if adds else ()


def _fourth(view: View) -> str:
    states = fourth_next(view)
    if not states:
        return ""
    where = listed([NAMES[state] for state in states], "or") if len(states) <= NAMED else "any marked +1"
    return f"One more cube, and {where} {f'{VOTES[view.side]} at once' if view.sent else 'has its four'}."


def _enough(states: Sequence[str]) -> str:
    if not states:
        return ""
    if len(states) > NAMED:
        return f"More cubes change no vote in the {count(len(states), 'state')} that have four."
    return f"More cubes change no vote in {listed([NAMES[state] for state in states])}, which {_has(len(states))} four."


def _has(states: int) -> str:
    return "has" if states == 1 else "have"
