"""Contents of the front page: its tiles, the banner, the film, and their sources."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Any

from markupsafe import Markup

from vfw.atlas.frames import TextRenderer
from vfw.atlas.outline import outlines
from vfw.atlas.short_film import AT_REST, in_words, short_film
from vfw.front_matter import TextError
from vfw.history import Source, ratification, sources
from vfw.history.race import NEEDED
from vfw.server.notebook_pages import OTHER_GAMES, NotebookPage

ROOMS = "voila/render/"
"""The address of a room, below that of the exhibit, begins with this."""
LESSONS = "lesson-"
"""The notebooks of lessons begin with this."""


@dataclass(frozen=True)
class Tile:
    """A way into the exhibit, which is shown only where there is something behind it.

    Attributes:
        needs: the notebook behind it; all that begin so, for "lesson-". "" where it is always there.
        to: the address below that of the exhibit; "" for that notebook.
        icon: the name of its drawing in `front/icons.html`.
    """

    name: str
    about: str
    needs: str
    to: str = ""
    icon: str = ""

    def is_open(self, notebooks: Collection[str]) -> bool:
        """Return whether there is something behind it."""
        return not self.needs or any(map(self.leads_to, notebooks))

    def leads_to(self, notebook: str) -> bool:
        """Return whether this notebook is behind it."""
        return notebook.startswith(self.needs) if self.needs == LESSONS else notebook == self.needs

    @property
    def address(self) -> str:
        return self.to or ROOMS + self.needs


LARGE = (
    Tile("Win Tennessee.", "Two minutes.", "tennessee.ipynb"),
    Tile("Win Tennessee.", "Nashville, 1920.", "lesson-nashville.ipynb"),
)
"""The one large door is the first of these that is open."""
QUICK = (
    Tile("The race", "90 seconds", "", "doors/the-race"),
    Tile("Whose vote?", "2 min.", "", "doors/whose-vote"),
)
"""Doors of two minutes without a kernel, below the large one."""
SMALL = (
    Tile("Play", "The whole game: alone, or two at one screen", "play.ipynb", icon="play"),
    Tile("Learn", "Lessons: predict, play, and find out", LESSONS, "read/#lessons", icon="learn"),
    Tile("Look", "The atlas: who could vote, year by year", "atlas.ipynb", icon="look"),
    Tile("What if?", "Change one thing, and play it many times", "what-if.ipynb", icon="fork"),
    Tile("What if?", "Eight answers, each from ten thousand games", "", "questions/", icon="fork"),
    Tile("States", "All 48 of them, and what each one said", "", "states/", icon="states"),
)
"""Of those of one name the first that is open."""
PLAIN = (
    Tile("For the whole class", "", "projector.ipynb"),
    Tile("For teachers", "", "", "read/#lessons"),
)
"""Doors without a drawing."""


@dataclass(frozen=True)
class Statement:
    """Something that the page says, and who says so."""

    about: str
    sources: Sequence[Source]


@dataclass(frozen=True)
class FrontPage:
    """The doors that there are: one large, the quick ones below it, those with a drawing, those to other games, those
    without a drawing; and whether there is any room.
    """

    large: Tile | None
    quick: Sequence[Tile]
    small: Sequence[Tile]
    games: Sequence[Tile]
    plain: Sequence[Tile]
    has_rooms: bool

    @property
    def shown(self) -> dict[str, Any]:
        """What the page shows beside its doors."""
        film, tennessee = short_film(), outlines()["TN"]
        return {
            "film": film,
            "at_rest": film.year(AT_REST),
            "in_words": in_words(AT_REST),
            "tennessee": {"path": tennessee.path, "box": tennessee.view_box(12)},
            "needed": NEEDED,
            "statements": statements(),
            "left_out": left_out(),
        }


def front_page(rooms: Sequence[NotebookPage], opens: Callable[[str], bool] = lambda address: True) -> FrontPage:
    """The front page of an exhibit with these rooms, of which whoever shows it `opens` some, as other addresses. Those
    that none of our doors leads to get one of their own.
    """
    rooms = [room for room in rooms if opens(ROOMS + room["path"])]
    notebooks = [room["path"] for room in rooms]
    large = next((door for door in LARGE if door.is_open(notebooks)), None)
    ours = [door for door in (*LARGE, *SMALL, *PLAIN) if door.needs]
    new = [room for room in rooms if not any(door.leads_to(room["path"]) for door in ours)]
    others = [_door(room) for room in new if room["among"] != OTHER_GAMES]
    by_name = dict[str, Tile]()
    for door in SMALL:
        if door.is_open(notebooks) and opens(door.address):
            by_name.setdefault(door.name, door)
    return FrontPage(
        large,
        [door for door in QUICK if opens(door.address)],
        # What is always there stands behind the rooms.
        sorted([*by_name.values(), *others], key=lambda door: not door.needs),
        [_door(room) for room in new if room["among"] == OTHER_GAMES],
        [door for door in PLAIN if door.is_open(notebooks) and opens(door.address)],
        has_rooms=bool(rooms),
    )


def _door(room: NotebookPage) -> Tile:
    """The door of a room, in the words of its notebook."""
    return Tile(room["title"], room["description"], room["path"], icon="room")


@cache
def left_out() -> dict[str, Markup]:
    """Return what the map leaves out, as the atlas says it, and who says so; nothing if that cannot be read."""
    writer = TextRenderer("film-", "")
    with suppress(TextError):
        return {"text": Markup(writer.caption_html("suffrage")), "sources": Markup(writer.sources_html())}
    return {"text": Markup(), "sources": Markup()}


@cache
def statements() -> tuple[Statement, ...]:
    """What the page says of history. The first is the banner, which names its source beside its words too."""
    before_the_last = [row for row in ratification() if row.ordinal and row.ordinal < NEEDED]
    said = {
        "The banner": ["IRWIN1921"],
        "The flag with a star for each state": ["LOC-STARS", "IRWIN1921"],
        "Thirty-five states, and one that was missing": [key for row in before_the_last for key in row.sources],
        "The map and its years": short_film().sources,
    }
    return tuple(Statement(about, [sources()[key] for key in dict.fromkeys(keys)]) for about, keys in said.items())
