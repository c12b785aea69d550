"""No page asks much of a wireless network: a first visit, and the files of a second."""

import pytest
from playwright.sync_api import Browser

from tests.browser.bench_visit import ROOMS, measure_two_visits

PLAY = "voila/render/play.ipynb"
MOST = 1800
MOST_AGAIN = 20
"""KB, as they come: packed, files with their headers. Messages of the kernel count too, at the first visit."""


@pytest.mark.parametrize(
    "room", [room if room == PLAY else pytest.param(room, marks=pytest.mark.long) for room in ROOMS]
)
def test_a_first_visit_loads_little_and_a_second_almost_nothing(chromium: Browser, exhibit: str, room: str) -> None:
    (files, state), (files_again, _) = measure_two_visits(chromium, exhibit + room)
    assert files > 0
    assert (state > 0) == room.endswith(".ipynb")
    assert files + state < MOST
    assert 0 < files_again < MOST_AGAIN
