"""The views as a notebook has them: light until shown, and exact about dates."""

import dataclasses
import datetime
import re
from collections.abc import Callable, Iterator
from typing import Any

import ipywidgets
import pytest

from tests.panel.test_palette import TEXT, contrast
from vfw.atlas import Atlas, CongressChart, RaceMap, SuffrageMap
from vfw.atlas.maps import SUFFRAGE_FILLS
from vfw.atlas.views import STYLE, STYLES, WEB, FilmWidget, TabsWidget
from vfw.history.texts import read

VIEWS = [SuffrageMap, RaceMap, CongressChart, Atlas]


def inside(widget: ipywidgets.Widget) -> Iterator[ipywidgets.Widget]:
    yield widget
    for child in getattr(widget, "children", ()):
        yield from inside(child)


def scene(view: SuffrageMap | RaceMap) -> dict[str, Any]:
    (film,) = (widget for widget in inside(view.widget()) if isinstance(widget, FilmWidget))
    shown: dict[str, Any] = film.scene
    return shown


def opened(view: SuffrageMap | RaceMap) -> str:
    film = scene(view)
    key: str = film["frames"][film["start"]]["key"]
    return key


@pytest.fixture
def made() -> Iterator[list[ipywidgets.Widget]]:
    """Every widget that is made meanwhile."""
    made: list[ipywidgets.Widget] = []
    ipywidgets.Widget.on_widget_constructed(made.append)
    yield made
    ipywidgets.Widget.on_widget_constructed(None)


@pytest.mark.parametrize("view", VIEWS)
def test_a_view_is_frozen_and_makes_widgets_on_demand(view: Callable[[], Any], made: list[ipywidgets.Widget]) -> None:
    here = view()
    with pytest.raises(dataclasses.FrozenInstanceError):
        here.on = "1900-01-01"
    assert not made
    assert here.widget() is not here.widget()
    assert made


@pytest.mark.parametrize("view", VIEWS)
def test_a_view_shows_itself_at_the_end_of_a_cell(view: Callable[[], Any]) -> None:
    assert "application/vnd.jupyter.widget-view+json" in view()._repr_mimebundle_()


@pytest.mark.parametrize(
    ("view", "key"),
    [
        (SuffrageMap(on="1893-11-07"), "1893"),
        (SuffrageMap(), "1776"),
        (SuffrageMap(on=datetime.date(1838, 1, 1)), "1838"),
        (SuffrageMap(on="1920-12-31"), "1920"),
        (RaceMap(), "1919-06-10"),
        (RaceMap(on="1919-12-31"), "1919-12-31"),
        (RaceMap(on=datetime.date(1920, 8, 26)), "1920-08-26"),
    ],
)
def test_a_map_opens_at_its_date(view: SuffrageMap | RaceMap, key: str) -> None:
    assert opened(view) == key


@pytest.mark.parametrize(
    ("view", "on", "what"),
    [
        (SuffrageMap, "1775-12-31", "it shows 1776-01-01 to 1920-12-31"),
        (SuffrageMap, "1921-01-01", "it shows 1776-01-01 to 1920-12-31"),
        (RaceMap, "1919-06-09", "it shows 1919-06-10 to 1920-08-26"),
        (RaceMap, "June 1919", "'June 1919' is not a date; write one like '1920-08-26'"),
        (SuffrageMap, "1893", "'1893' is not a date; write one like '1920-12-31'"),
    ],
)
def test_a_date_that_is_not_on_the_map_is_refused(view: Callable[..., Any], on: str, what: str) -> None:
    with pytest.raises(ValueError, match=re.escape(what)):
        view(on=on)


@pytest.mark.parametrize(
    ("view", "last"),
    [(SuffrageMap("1878-12-31", until="1878-12-31"), "1878"), (RaceMap(until="1919-06-28"), "1919-06-28")],
)
def test_a_map_ends_at_the_given_date(view: SuffrageMap | RaceMap, last: str) -> None:
    assert scene(view)["frames"][-1]["key"] == last


def test_an_untold_day_shows_votes_and_no_story() -> None:
    told, untold = (scene(view)["frames"][0] for view in (RaceMap(), RaceMap(untold=("1919-06-10",))))
    assert "about an hour before Wisconsin" in told["story"]
    assert "story" not in untold
    assert told["events"][0]["text"] == "Illinois, number 1 of 36"
    assert [event["text"] for event in untold["events"]] == ["Illinois", "Michigan", "Wisconsin"]


def test_the_atlas_has_three_views_and_a_tab_for_each() -> None:
    widgets = list(inside(Atlas().widget()))
    (tabs,) = (widget for widget in widgets if isinstance(widget, TabsWidget))
    assert [name for name, *_ in tabs.tabs] == ["suffrage", "race", "congress"]
    names = {name for widget in widgets for name in getattr(widget, "_dom_classes", ())}
    assert {"vfw-view-suffrage", "vfw-view-race", "vfw-view-congress"} <= names


def test_pages_of_states_have_the_given_address() -> None:
    films = [w for w in inside(Atlas(state_page="/states/{state}.html").widget()) if isinstance(w, FilmWidget)]
    assert [film.state_page for film in films] == ["/states/{state}.html"] * 2


@pytest.mark.parametrize("name", ["suffrage", "race", "congress"])
def test_every_view_names_its_limits(name: str) -> None:
    assert read("atlas")[name].title.endswith("leaves out")
    assert len(read("atlas")[name].body.split()) > 40


@pytest.mark.parametrize("view", [SuffrageMap(), RaceMap()])
def test_every_number_of_a_source_leads_to_the_list(view: SuffrageMap | RaceMap) -> None:
    film = scene(view)
    written = film["caption"] + "".join(frame.get("story", "") for frame in film["frames"])
    assert set(re.findall('href="#([^"]+)"', written)) <= set(film["sourceIds"])
    assert re.findall('<li id="([^"]+)"', film["sources"]) == film["sourceIds"]
    numbers = {number for frame in film["frames"] for event in frame.get("events", []) for number in event["sources"]}
    assert numbers <= set(range(1, len(film["sourceIds"]) + 1))


def test_two_views_of_one_kind_fit_on_one_page() -> None:
    assert not set(scene(RaceMap())["sourceIds"]) & set(scene(RaceMap())["sourceIds"])


def test_the_film_of_the_suffrage_map_begins_in_1776_wherever_it_opens() -> None:
    for view in (SuffrageMap(), SuffrageMap(on="1919-06-04"), SuffrageMap(on="1878-12-31", until="1878-12-31")):
        film = scene(view)
        assert film["frames"][0]["key"] == "1776"
        assert film["scale"][:3] == [(0, "1776"), (24, "1800"), (44, "1820")]


def test_the_scale_of_the_race_names_the_beginnings_of_quarters() -> None:
    film = scene(RaceMap())
    assert [(film["frames"][index]["key"], text) for index, text in film["scale"]] == [
        ("1919-07-01", "Jul 1919"),
        ("1919-10-01", "Oct 1919"),
        ("1920-01-01", "Jan 1920"),
        ("1920-04-01", "Apr 1920"),
        ("1920-07-01", "Jul 1920"),
    ]


def test_every_part_of_the_stylesheet_is_joined_and_none_is_long() -> None:
    assert set(STYLES) == {path.relative_to(WEB).as_posix() for path in WEB.rglob("*.css")}
    assert all(len((WEB / part).read_text().splitlines()) <= 400 for part in STYLES)


@pytest.mark.parametrize("fill", SUFFRAGE_FILLS)
def test_every_fill_of_the_legend_has_a_color(fill: str) -> None:
    assert f'[data-fill="{fill}"] {{ --fill:' in STYLE


def test_fills_that_are_not_plain_have_a_pattern() -> None:
    patterned = re.findall(r'"(vote-\w+)": \{', (WEB / "film/patterns.js").read_text())
    assert set(patterned) == {fill for fill in SUFFRAGE_FILLS if f"var(--vfw-{fill})" in STYLE}
    assert set(SUFFRAGE_FILLS) - set(patterned) == {"vote-full", "vote-none", "vote-neither"}


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        ("#ffffff", "#0c5c59"),
        ("#ffffff", "#3d0c11"),
        ("#ffffff", "purple"),
        ("#ffffff", "#7a55b5"),
        ("#ffffff", "red"),
        ("#1d1a22", "#f3a596"),
        ("#1d1a22", "#f7cdc3"),
        ("ratified-ink", "sheet"),
        ("red-ink", "sheet"),
        ("quiet", "paper"),
    ],
)
def test_text_on_the_colors_of_the_atlas_is_legible(ink: str, ground: str) -> None:
    assert contrast(ink, ground) >= TEXT


def test_nothing_is_written_smaller_than_15_px() -> None:
    own = "".join((WEB / part).read_text() for part in STYLES)
    sizes = [float(size) for size in re.findall(r"font(?:-size)?:[^;{}]*?\b(\d+(?:\.\d+)?)px", own)]
    assert sizes
    assert min(sizes) >= 15


def test_motion_stops_with_prefers_reduced_motion() -> None:
    assert "--map-fade: fill var(--vfw-fade);" in STYLE
    assert re.search(
        r"reduced-motion: reduce\) \{\s*[^{}]*\.vfw-look \* \{ animation: none; transition: none; \}", STYLE
    )
    assert ".vfw-still * { animation: none; transition: none; }" in STYLE
