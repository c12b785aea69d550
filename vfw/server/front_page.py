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

RENDER_PATH = "voila/render/"
"""The path of a notebook page, below the base URL, begins with this."""
LESSON_PREFIX = "lesson-"
"""The file name of a lesson begins with this."""


@dataclass(frozen=True)
class Tile:
    """A link on the front page, which is shown only if its page exists.

    Attributes:
        name: The title of the tile.
        about: A short description.
        needs: The notebook that it needs; for "lesson-" any that begins so; "" if the page always exists.
        to: The path below the base URL; "" for the page of that notebook.
        icon: The name of the icon in `front/icons.html`.
    """

    name: str
    about: str
    needs: str
    to: str = ""
    icon: str = ""

    def is_open(self, paths: Collection[str]) -> bool:
        """Return whether the page of the tile exists."""
        return not self.needs or any(map(self.leads_to, paths))

    def leads_to(self, notebook: str) -> bool:
        """Return whether the tile covers this notebook."""
        return notebook.startswith(self.needs) if self.needs == LESSON_PREFIX else notebook == self.needs

    @property
    def address(self) -> str:
        """The path below the base URL."""
        return self.to or RENDER_PATH + self.needs


LARGE_TILES = (
    Tile("Win Tennessee.", "Two minutes.", "tennessee.ipynb"),
    Tile("Win Tennessee.", "Nashville, 1920.", "lesson-nashville.ipynb"),
)
"""Candidates for the large tile; the first one with a notebook is shown."""
QUICK_TILES = (
    Tile("The race", "90 seconds", "", "doors/the-race"),
    Tile("Whose vote?", "2 min.", "", "doors/whose-vote"),
)
"""Tiles of the two-minute pages without a kernel, below the large tile."""
SMALL_TILES = (
    Tile("Play", "The whole game: alone, or two at one screen", "play.ipynb", icon="play"),
    Tile("Learn", "Lessons: predict, play, and find out", LESSON_PREFIX, "read/#lessons", icon="learn"),
    Tile("Look", "The atlas: who could vote, year by year", "atlas.ipynb", icon="look"),
    Tile("What if?", "Change one thing, and play it many times", "what-if.ipynb", icon="fork"),
    Tile("What if?", "Eight answers, each from ten thousand games", "", "questions/", icon="fork"),
    Tile("States", "All 48 of them, and what each one said", "", "states/", icon="states"),
)
"""Tiles with an icon. Of tiles with the same name the first one with a page is shown."""
PLAIN_TILES = (
    Tile("For the whole class", "", "projector.ipynb"),
    Tile("For teachers", "", "", "read/#lessons"),
)
"""Tiles without an icon."""


@dataclass(frozen=True)
class Statement:
    """A historical statement of the page, and its sources."""

    about: str
    sources: Sequence[Source]


@dataclass(frozen=True)
class FrontPage:
    """The tiles of a front page in five groups, and whether the exhibit has any notebook.

    Attributes:
        large: The large tile; None if no candidate has a notebook.
        quick: The two-minute pages.
        small: Tiles with an icon.
        games: Tiles of the smaller games.
        plain: Tiles without an icon.
        has_notebooks: Whether any notebook is shown.
    """

    large: Tile | None
    quick: Sequence[Tile]
    small: Sequence[Tile]
    games: Sequence[Tile]
    plain: Sequence[Tile]
    has_notebooks: bool

    @property
    def shown(self) -> dict[str, Any]:
        """The other values of the template: the film, the outline of Tennessee, and the statements."""
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


def front_page(pages: Sequence[NotebookPage], is_shown: Callable[[str], bool] = lambda address: True) -> FrontPage:
    """Return the front page of an exhibit with these notebooks.

    A notebook that no tile covers gets a tile of its own.

    Args:
        pages: The notebooks.
        is_shown: Whether a path below the base URL may be linked.
    """
    pages = [notebook for notebook in pages if is_shown(RENDER_PATH + notebook["path"])]
    paths = [notebook["path"] for notebook in pages]
    large = next((tile for tile in LARGE_TILES if tile.is_open(paths)), None)
    tiles = [tile for tile in (*LARGE_TILES, *SMALL_TILES, *PLAIN_TILES) if tile.needs]
    new = [notebook for notebook in pages if not any(tile.leads_to(notebook["path"]) for tile in tiles)]
    others = [_notebook_tile(notebook) for notebook in new if notebook["among"] != OTHER_GAMES]
    by_name = dict[str, Tile]()
    for tile in SMALL_TILES:
        if tile.is_open(paths) and is_shown(tile.address):
            by_name.setdefault(tile.name, tile)
    return FrontPage(
        large,
        [tile for tile in QUICK_TILES if is_shown(tile.address)],
        # Tiles without a notebook come last.
        sorted([*by_name.values(), *others], key=lambda tile: not tile.needs),
        [_notebook_tile(notebook) for notebook in new if notebook["among"] == OTHER_GAMES],
        [tile for tile in PLAIN_TILES if tile.is_open(paths) and is_shown(tile.address)],
        has_notebooks=bool(pages),
    )


def _notebook_tile(notebook: NotebookPage) -> Tile:
    """Return a tile in the words of the notebook."""
    return Tile(notebook["title"], notebook["description"], notebook["path"], icon="room")


@cache
def left_out() -> dict[str, Markup]:
    """Return the note on what the map leaves out, and its sources; empty if its text cannot be read."""
    writer = TextRenderer("film-", "")
    with suppress(TextError):
        return {"text": writer.caption_html("suffrage"), "sources": writer.sources_html()}
    return {"text": Markup(), "sources": Markup()}


@cache
def statements() -> tuple[Statement, ...]:
    """Return the historical statements of the page. The first is the banner."""
    before_the_last = [row for row in ratification() if row.ordinal and row.ordinal < NEEDED]
    keys_by_statement = {
        "The banner": ["IRWIN1921"],
        "The flag with a star for each state": ["LOC-STARS", "IRWIN1921"],
        "Thirty-five states, and one that was missing": [key for row in before_the_last for key in row.sources],
        "The map and its years": short_film().sources,
    }
    return tuple(
        Statement(about, [sources()[key] for key in dict.fromkeys(keys)]) for about, keys in keys_by_statement.items()
    )
