"""The front page: its doors, and who says what it says."""

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
def test_the_large_door_promises_two_minutes_only_where_there_is_that_room(
    notebooks: list[str], address: str, promise: str
) -> None:
    large = front_page(furnished(*notebooks)).large
    assert large
    assert (large.address, large.about) == (address, promise)


def test_without_tennessee_there_is_no_large_door() -> None:
    assert front_page(furnished("play.ipynb")).large is None


@pytest.mark.parametrize("door", [door for door in (*LARGE_TILES, *SMALL_TILES, *PLAIN_TILES) if door.needs])
def test_a_door_is_shown_only_where_there_is_something_behind_it(door: Tile) -> None:
    notebook = door.needs if door.needs.endswith(".ipynb") else f"{door.needs}new.ipynb"
    with_it, without = front_page(furnished(notebook)), front_page(furnished("other.ipynb"))
    assert door in (with_it.large, *with_it.small, *with_it.plain)
    assert door not in (without.large, *without.small, *without.plain)


def test_a_room_that_no_door_knows_gets_one_in_the_words_of_its_notebook() -> None:
    front = front_page(furnished("play.ipynb", "why%20not.ipynb"))
    always = ["questions/", "states/"]
    assert addresses(front.small) == ["voila/render/play.ipynb", "voila/render/why%20not.ipynb", *always]
    assert (front.small[1].name, front.small[1].about) == ("WHY%20NOT.IPYNB", "About why%20not.ipynb")


def test_the_smaller_games_stand_together_and_not_among_the_doors() -> None:
    front = front_page([*furnished("play.ipynb"), *furnished("chess.ipynb", "go.ipynb", among="other games")])
    assert [(door.name, door.about) for door in front.games] == [
        ("CHESS.IPYNB", "About chess.ipynb"),
        ("GO.IPYNB", "About go.ipynb"),
    ]
    assert addresses(front.games) == ["voila/render/chess.ipynb", "voila/render/go.ipynb"]
    assert addresses(front.small) == ["voila/render/play.ipynb", "questions/", "states/"]
    assert front_page(furnished("play.ipynb")).games == []


def test_what_is_to_be_read_is_there_without_any_room() -> None:
    front = front_page([])
    assert not front.has_notebooks
    assert addresses(front.small) == ["questions/", "states/"]
    assert addresses(front.plain) == ["read/#lessons"]


def test_what_if_leads_to_the_room_or_else_to_the_answers_that_are_read() -> None:
    def leads_to(*closed: str) -> list[str]:
        front = front_page(furnished("what-if.ipynb"), lambda address: address not in closed)
        return [door.address for door in front.small if door.name == "What if?"]

    assert leads_to() == ["voila/render/what-if.ipynb"]
    assert leads_to("voila/render/what-if.ipynb") == ["questions/"]
    assert leads_to("voila/render/what-if.ipynb", "questions/") == []


def test_every_door_without_a_kernel_is_there_without_any_room_where_it_is_open() -> None:
    assert front_page([]).quick == list(QUICK_TILES)
    assert addresses(QUICK_TILES) == [f"doors/{name}" for name in PAGE_VALUES]
    assert addresses(front_page([], lambda address: address == "doors/whose-vote").quick) == ["doors/whose-vote"]


def test_every_room_of_the_exhibit_has_its_door() -> None:
    front = front_page(notebook_pages(CHECKOUT / "notebooks"))
    assert front.large
    assert [door.name for door in front.small] == ["Play", "Learn", "Look", "What if?", "States"]
    assert [door.name for door in front.plain] == ["For the whole class", "For teachers"]


def test_what_it_says_of_history_has_sources_in_the_list() -> None:
    for statement in statements():
        assert statement.sources
        assert all(sources()[source.key] == source for source in statement.sources)
    banner, flag, states, _ = statements()
    assert [source.key for source in banner.sources] == ["IRWIN1921"]
    assert [source.key for source in flag.sources] == ["LOC-STARS", "IRWIN1921"]
    counted = {key for row in ratification() if row.ordinal and row.ordinal <= 35 for key in row.sources}
    assert {source.key for source in states.sources} == counted
