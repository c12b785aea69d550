"""Fixtures for maps of all kinds."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.map.page import (
    DRAW,
    DRAW_TABLE,
    EVERYWHERE_QUESTIONS,
    FAR_QUESTIONS,
    PHONE,
    POSITION,
    REGION_QUESTIONS,
    STATE_QUESTIONS,
    MapPage,
)
from tests.server.running import ROOM_FOR_ALL, Running, write_notebook


@pytest.fixture(scope="package")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], str]]:
    """Return `served("play")`: the address of a notebook with one map, with two, or with a map and its table."""
    folder: Path = tmp_path_factory.mktemp("maps")
    write_notebook(folder / "play.ipynb", POSITION + STATE_QUESTIONS + DRAW)
    write_notebook(folder / "regions.ipynb", POSITION + REGION_QUESTIONS + DRAW)
    write_notebook(folder / "far.ipynb", POSITION + FAR_QUESTIONS + DRAW)
    write_notebook(folder / "everywhere.ipynb", POSITION + EVERYWHERE_QUESTIONS + DRAW)
    write_notebook(folder / "table.ipynb", POSITION + STATE_QUESTIONS + DRAW_TABLE)
    write_notebook(folder / "table-that-moves.ipynb", POSITION + FAR_QUESTIONS + DRAW_TABLE)
    write_notebook(folder / "table-of-regions.ipynb", POSITION + REGION_QUESTIONS + DRAW_TABLE)
    write_notebook(folder / "two.ipynb", POSITION + STATE_QUESTIONS + DRAW, "ipywidgets.Box([StateMap(pick).widget])")
    with Running.exhibit(folder, ROOM_FOR_ALL) as server:
        yield lambda name: f"{server.url}voila/render/{name}.ipynb"


@pytest.fixture
def states(page: Page, served: Callable[[str], str]) -> MapPage:
    return MapPage(page, served("play"))


@pytest.fixture
def regions(page: Page, served: Callable[[str], str]) -> MapPage:
    return MapPage(page, served("regions"))


@pytest.fixture
def phone(new_page: Callable[..., Page], served: Callable[[str], str]) -> MapPage:
    """Open a map too small to read, on a touch screen."""
    return MapPage(new_page(**PHONE), served("play"), 366, 258)
