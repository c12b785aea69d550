"""The stylesheets: all parts are joined, and none is too long."""

import pytest

from vfw.panel.surfaces import state_map as map_room
from vfw.panel.web import page as page_room
from vfw.panel.web.assets import GUIDED_STYLES, PROJECTED_STYLES, WEB_FOLDER

PARTS = list(dict.fromkeys([*map_room.STYLES, *page_room.STYLES, *PROJECTED_STYLES, *GUIDED_STYLES]))
"""Each once, also where the page and the map share it."""


def test_every_stylesheet_is_joined() -> None:
    ours = (path for path in WEB_FOLDER.rglob("*.css") if "node_modules" not in path.parts)
    assert sorted(PARTS) == sorted(path.relative_to(WEB_FOLDER).as_posix() for path in ours)


@pytest.mark.parametrize("part", PARTS)
def test_no_stylesheet_is_too_long(part: str) -> None:
    assert len((WEB_FOLDER / part).read_text().splitlines()) <= 400
