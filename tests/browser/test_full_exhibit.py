"""A page of a full exhibit tries again by itself, as long as the visitor wants."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.axe import find_barriers
from tests.server.running import Running, wait_until, write_notebook

WORDS = "The right of citizens of the United States to vote"
ROOM = "voila/render/play.ipynb"
LONGEST = 41_000
"""Milliseconds after which a page has tried again."""
IS_THE_SAME = "window.isTheSame === true"


@pytest.fixture
def small_exhibit(tmp_path: Path) -> Iterator[Running]:
    write_notebook(tmp_path / "play.ipynb", f"print({WORDS!r})", title="Play")
    with Running.exhibit(tmp_path, "--visitors=1") as server:
        yield server


@pytest.mark.allow_errors
def test_a_full_exhibit_is_retried_until_it_has_a_place_or_the_visitor_stops(
    new_page: Callable[..., Page], small_exhibit: Running
) -> None:
    first, waiting = new_page(), new_page()
    first.goto(small_exhibit.url + ROOM)
    expect(first.get_by_text(WORDS)).to_be_visible()
    waiting.clock.install()
    waiting.goto(small_exhibit.url + ROOM)
    full, status = waiting.get_by_role("heading", name="The room is full"), waiting.get_by_role("status")
    expect(status).to_have_text("This page tries again by itself, about every 30 seconds.")
    assert find_barriers(waiting) == []
    for way in (waiting.get_by_role("link", name="Try again now"), waiting.get_by_role("button", name="Stop trying")):
        box = way.bounding_box()
        assert box
        assert box["height"] >= 44

    # The page tries by itself, and says so each time.
    waiting.evaluate("window.isTheSame = true")
    waiting.clock.fast_forward(LONGEST)
    waiting.wait_for_function(f"!({IS_THE_SAME})")
    expect(full).to_be_visible()

    # After that it never tries again, and still offers a button.
    waiting.evaluate("window.isTheSame = true")
    waiting.get_by_role("button", name="Stop trying").click()
    expect(status).to_have_text("This page no longer tries again by itself.")
    expect(waiting.get_by_role("link", name="Try again now")).to_be_focused()
    waiting.clock.fast_forward(10 * LONGEST)
    assert waiting.evaluate(IS_THE_SAME)

    # The page takes the place that becomes free.
    waiting.get_by_role("link", name="Try again now").click()
    waiting.wait_for_function(f"!({IS_THE_SAME})")
    expect(status).to_contain_text("tries again by itself")
    first.goto("about:blank")
    wait_until(lambda: small_exhibit.kernels() == 0, "the first page gives its place back")
    waiting.clock.fast_forward(LONGEST)
    expect(waiting.get_by_text(WORDS)).to_be_visible()


@pytest.mark.allow_errors
def test_a_visitor_who_stops_during_a_retry_sees_no_further_retry(
    new_page: Callable[..., Page], small_exhibit: Running
) -> None:
    first, waiting = new_page(), new_page()
    first.goto(small_exhibit.url + ROOM)
    expect(first.get_by_text(WORDS)).to_be_visible()
    waiting.clock.install()
    waiting.goto(small_exhibit.url + ROOM)
    held: list[Route] = []
    waiting.route("**/health.txt*", lambda route: held.append(route))
    with waiting.expect_request("**/health.txt*"):
        waiting.clock.fast_forward(LONGEST)
    waiting.evaluate("window.isTheSame = true")
    waiting.get_by_role("button", name="Stop trying").click()
    with waiting.expect_response("**/health.txt*"):
        held.pop().fulfill(status=200)
    waiting.clock.fast_forward(10 * LONGEST)
    assert waiting.evaluate(f"fetch('').then(() => {IS_THE_SAME})")
    assert held == []
    expect(waiting.get_by_role("status")).to_have_text("This page no longer tries again by itself.")
