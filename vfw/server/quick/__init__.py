"""Two-minute pages that need no kernel. Their questions and words are in the texts of the exhibit."""

from __future__ import annotations

from collections.abc import Collection

from vfw.history.texts import read
from vfw.server.front_page import Tile
from vfw.server.quick import the_race, whose_vote
from vfw.server.text_pages import Page

DOORS = {the_race.NAME: the_race.page_values, whose_vote.NAME: whose_vote.page_values}
"""By name, what the page of each shows of its text."""
TENNESSEE = Tile("Win Tennessee", "Two minutes, August 1920", "tennessee.ipynb")
WAYS_ON = {
    the_race.NAME: (
        Tile("See the race", "Day by day, 1919 and 1920", "atlas.ipynb", "voila/render/atlas.ipynb#race"),
        TENNESSEE,
        Tile("Whose vote?", "Eight women of 1920", "", f"doors/{whose_vote.NAME}"),
    ),
    whose_vote.NAME: (
        TENNESSEE,
        Tile("The race", "1848 to 1920 in ninety seconds", "", f"doors/{the_race.NAME}"),
    ),
}
"""Where the ending of each leads, where there is such a room."""


def title(name: str) -> str:
    """Return the title of a quick page."""
    return read(f"doors/{name}").head["title"]


def page(name: str, notebooks: Collection[str]) -> Page:
    """Return a quick page in an exhibit with these notebooks."""
    text = read(f"doors/{name}")
    ways = [door for door in WAYS_ON[name] if door.is_open(notebooks)]
    return Page(f"quick/{name}.html", text.head["title"], {"door": name, "ways": ways, **DOORS[name](text)})
