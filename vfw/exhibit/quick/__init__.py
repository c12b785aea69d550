"""Doors of two minutes that need no kernel: a page each, there at once. What they ask and tell stands in texts."""

from __future__ import annotations

from vfw.exhibit.quick import the_race, whose_vote
from vfw.exhibit.reading_room import Page
from vfw.history.texts import read

DOORS = {the_race.NAME: the_race.page_values, whose_vote.NAME: whose_vote.page_values}
"""By name, what the page of each shows of its text."""


def title(name: str) -> str:
    """What a door is called."""
    return read(f"doors/{name}").head["title"]


def page(name: str) -> Page:
    """The page of a door."""
    text = read(f"doors/{name}")
    return Page(f"quick/{name}.html", text.head["title"], {"door": name, **DOORS[name](text)})
