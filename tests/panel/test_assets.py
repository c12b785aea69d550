"""The parts of the scripts and stylesheets: all of them joined, and none of them long."""

import re

import pytest

from vfw.panel.surfaces.state_map import StateMap
from vfw.panel.web import map as map_room
from vfw.panel.web import page as page_room
from vfw.panel.web.assets import HERE
from vfw.panel.web.page import Page

PARTS = list(dict.fromkeys([*map_room.SCRIPTS, *map_room.STYLES, *page_room.SCRIPTS, *page_room.STYLES]))
"""Each once, also where the page and the map share it."""


def test_every_part_is_joined() -> None:
    assert sorted([*PARTS, "shared/script.js"]) == sorted(
        path.relative_to(HERE).as_posix() for kind in ("js", "css") for path in HERE.rglob(f"*.{kind}")
    )


@pytest.mark.parametrize("script", [str(Page()._esm), str(StateMap(print)._dressing._esm)], ids=["page", "map"])
def test_a_module_exports_once_and_imports_nothing(script: str) -> None:
    assert script.count("export default") == 1
    assert "import " not in re.sub("//.*", "", script)


@pytest.mark.parametrize("part", PARTS)
def test_no_part_is_long(part: str) -> None:
    assert len((HERE / part).read_text().splitlines()) <= 400
