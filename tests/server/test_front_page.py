"""The front page: its tiles, and the sources of its statements."""

from collections.abc import Sequence

import pytest

from tests.server.running import CHECKOUT
from vfw.history import ratification, sources
from vfw.server.front_page import LARGE_TILES, PLAIN_TILES, QUICK_TILES, SMALL_TILES, Tile, front_page, statements
from vfw.server.notebook_pages import NotebookPage, notebook_pages
from vfw.server.quick_pages import PAGE_VALUES

TWO_MINUTES = "tennessee.ipynb"
LESSON = "lesson-nashville.ipynb"


def furnished(*notebooks: str, among: str = "") -> list[NotebookPage]:
    return [NotebookPage(path=name, title=name.upper(), description=f"About {name}", among=among) for name in notebooks]


def addresses(doors: Sequence[Tile]) -> list[str]:
    return [door.address for door in doors]


@pytest.mark.parametrize(
    ("notebooks", "address", "promise"),
    [
        ([LESSON, TWO_MINUTES, "play.ipynb"], f"voila/render/{TWO_MINUTES}", "Two minutes."),
        ([LESSON, "play.ipynb"], f"voila/render/{LESSON}", "Nashville, 1920."),
    ],
)
def test_the_large_tile_promises_two_minutes_only_for_that_notebook(
    notebooks: list[str], address: str, promise: str
) -> None:
    large = front_page(furnished(*notebooks)).large
    assert large
    assert (large.address, large.about) == (address, promise)


def test_without_tennessee_there_is_no_large_tile() -> None:
    assert front_page(furnished("play.ipynb")).large is None


@pytest.mark.parametrize("door", [door for door in (*LARGE_TILES, *SMALL_TILES, *PLAIN_TILES) if door.needs])
def test_a_tile_is_shown_only_if_its_notebook_exists(door: Tile) -> None:
    notebook = door.needs if door.needs.endswith(".ipynb") else f"{door.needs}new.ipynb"
    with_it, without = front_page(furnished(notebook)), front_page(furnished("other.ipynb"))
    assert door in (with_it.large, *with_it.small, *with_it.plain)
    assert door not in (without.large, *without.small, *without.plain)


def test_an_added_notebook_gets_a_tile_from_its_metadata() -> None:
    front = front_page(furnished("play.ipynb", "why%20not.ipynb"))
    always = ["questions/", "states/"]
    assert addresses(front.small) == ["voila/render/play.ipynb", "voila/render/why%20not.ipynb", *always]
    assert (front.small[1].name, front.small[1].about) == ("WHY%20NOT.IPYNB", "About why%20not.ipynb")


def test_the_smaller_games_have_a_group_of_their_own() -> None:
    front = front_page([*furnished("play.ipynb"), *furnished("chess.ipynb", "go.ipynb", among="other games")])
    assert [(door.name, door.about) for door in front.games] == [
        ("CHESS.IPYNB", "About chess.ipynb"),
        ("GO.IPYNB", "About go.ipynb"),
    ]
    assert addresses(front.games) == ["voila/render/chess.ipynb", "voila/render/go.ipynb"]
    assert addresses(front.small) == ["voila/render/play.ipynb", "questions/", "states/"]
    assert front_page(furnished("play.ipynb")).games == []


def test_text_pages_have_tiles_without_any_notebook() -> None:
    front = front_page([])
    assert not front.has_notebooks
    assert addresses(front.small) == ["questions/", "states/"]
    assert addresses(front.plain) == ["read/#lessons"]


def test_what_if_links_the_notebook_or_else_the_precomputed_answers() -> None:
    def leads_to(*closed: str) -> list[str]:
        front = front_page(furnished("what-if.ipynb"), lambda address: address not in closed)
        return [door.address for door in front.small if door.name == "What if?"]

    assert leads_to() == ["voila/render/what-if.ipynb"]
    assert leads_to("voila/render/what-if.ipynb") == ["questions/"]
    assert leads_to("voila/render/what-if.ipynb", "questions/") == []


def test_tiles_without_a_kernel_are_shown_if_the_extension_allows_them() -> None:
    assert front_page([]).quick == list(QUICK_TILES)
    assert addresses(QUICK_TILES) == [f"doors/{name}" for name in PAGE_VALUES]
    assert addresses(front_page([], lambda address: address == "doors/whose-vote").quick) == ["doors/whose-vote"]


def test_every_notebook_of_the_exhibit_has_a_tile() -> None:
    front = front_page(notebook_pages(CHECKOUT / "notebooks"))
    assert front.large
    assert [door.name for door in front.small] == ["Play", "Learn", "Look", "What if?", "States"]
    assert [door.name for door in front.plain] == ["For the whole class", "For teachers"]


def test_every_historical_statement_has_listed_sources() -> None:
    for statement in statements():
        assert statement.sources
        assert all(sources()[source.key] == source for source in statement.sources)
    banner, flag, states, _ = statements()
    assert [source.key for source in banner.sources] == ["IRWIN1921"]
    assert [source.key for source in flag.sources] == ["LOC-STARS", "IRWIN1921"]
    counted = {key for row in ratification() if row.ordinal and row.ordinal <= 35 for key in row.sources}
    assert {source.key for source in states.sources} == counted
