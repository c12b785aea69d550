"""What tells a question from the one before that was asked alike: which time it is, what is left, whose it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from vfw.votes.rules.board import REGION_OF, REGIONS, listed
from vfw.votes.rules.view import View
from vfw.votes.telling.words import count, how_many, ordinal, place

NAMED = 2
"""So many regions are named; of more it is said how many there are, or nothing."""


def which_time(nth: int, of: int) -> str:
    """Which time it is, of a question that is asked so often at once."""
    return f" {ordinal(nth).capitalize()} of {how_many(of)}" if of > 1 else ""


def which_cube(nth: int, of: int) -> str:
    """Which cube of a state it is; `of` is 0 where it is asked in between which state is next."""
    if of:
        return which_time(nth, of)
    return f" {ordinal(nth).capitalize()} cube there" if nth > 1 else ""


def regions_to_go(n: int, regions: Sequence[str]) -> str:
    """How cubes go to each region, and which of them are left, once there are fewer."""
    where = "In one state of each" if n == 1 else "Both go to the same state of a region"
    few = 0 < len(regions) <= NAMED
    left = listed([place(region) for region in regions]) if few else count(len(regions), "region")
    return f"{where}; {left} to go." if regions else f"{where}."


def in_regions(states: Iterable[str]) -> str:
    """Where these states lie, in few words; "" where there are none."""
    here = {REGION_OF[state] for state in states}
    return f" in {listed([place(region) for region in REGIONS if region in here], 'or')}" if len(here) <= NAMED else ""


def campaigner(view: View, name: str) -> str:
    """ "the purple campaigner in the West"; with its number where two of the colour stand there."""
    number = f" {name[-1]}" if _has_twin(view, name) else ""
    return f"the {name[:-1]} campaigner{number} in {place(dict(view.campaigners)[name])}"


def cubes_by(view: View, name: str, n: int) -> str:
    """What a campaigner adds: "two purple cubes in the West"."""
    here = place(dict(view.campaigners)[name])
    return f"{count(n, f'{name[:-1]} cube')} in {here}{which_twin(view, name)}"


def which_twin(view: View, name: str) -> str:
    """Whose cubes they are, where two campaigners of the colour stand in the region."""
    return f" for campaigner {name[-1]}" if _has_twin(view, name) else ""


def _has_twin(view: View, name: str) -> bool:
    """Whether another campaigner of the colour stands in the same region."""
    region = dict(view.campaigners)[name]
    return any(at == region and other != name and other[:-1] == name[:-1] for other, at in view.campaigners)
