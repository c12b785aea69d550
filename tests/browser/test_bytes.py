"""No room asks much of a wireless network: the files of a first visit, and of a second."""

import pytest
from playwright.sync_api import Browser

from tests.browser.bench_visit import ROOMS, first_and_second

PLAY = "voila/render/play.ipynb"
MOST = 2000
MOST_AGAIN = 20
"""KB, as they come: packed, with their headers."""


@pytest.mark.parametrize(
    "room", [room if room == PLAY else pytest.param(room, marks=pytest.mark.long) for room in ROOMS]
)
def test_a_first_visit_is_small_and_a_second_next_to_nothing(chromium: Browser, exhibit: str, room: str) -> None:
    (first, _), (second, _) = first_and_second(chromium, exhibit + room)
    assert 0 < first < MOST
    assert 0 < second < MOST_AGAIN
