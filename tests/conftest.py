"""Setup of every test: browser tests run last, and are not skipped silently."""

import os
from collections.abc import Iterator
from pathlib import Path

import comm
import pytest

from vfw.jobs.pool import INLINE_POOL
from vfw.jobs.remote_pool import use_pool
from vfw.votes.rules.deck import CARDS, keys

COMMS = comm.base_comm.CommManager()
"""One for all tests, because some widgets are shared and outlive a test."""
BROWSER_TESTS = Path(__file__).with_name("browser")
LEFT_OUT = pytest.StashKey[int]()
LONGEST = 3600
"""s for a test that is marked as long; `pyproject.toml` says how many for any other."""
WITHOUT_BROWSER = os.environ.get("BROWSER") == "none"


@pytest.fixture(autouse=True)
def _custom_decks_are_removed() -> Iterator[None]:
    """Remove the cards of a deck that a test has read from the register of all cards."""
    before = dict(CARDS)
    yield
    if len(CARDS) != len(before):
        CARDS.clear()
        CARDS.update(before)
        keys.cache_clear()


@pytest.fixture(autouse=True)
def _widgets_need_no_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give widgets comms that need no kernel: another test may have imported ipykernel, which replaces them."""
    monkeypatch.setattr(comm, "create_comm", comm.DummyComm)
    monkeypatch.setattr(comm, "get_comm_manager", lambda: COMMS)


@pytest.fixture(autouse=True)
def _jobs_run_in_the_process_of_the_test() -> Iterator[None]:
    use_pool(INLINE_POOL)
    yield
    use_pool(None)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    in_browser = [item for item in items if BROWSER_TESTS in item.path.parents]
    others = [item for item in items if BROWSER_TESTS not in item.path.parents]
    for item in in_browser:
        item.add_marker("browser")
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(pytest.mark.timeout(LONGEST))
    if WITHOUT_BROWSER:
        config.stash[LEFT_OUT] = len(in_browser)
        config.hook.pytest_deselected(items=in_browser)
        items[:] = others
    else:
        # Quick failures first; and a running Playwright occupies the event loop of the thread.
        items[:] = others + in_browser


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if left_out := terminalreporter.config.stash.get(LEFT_OUT, 0):
        terminalreporter.section("LEFT OUT", sep="!", red=True, bold=True)
        terminalreporter.line(f"BROWSER=none: {left_out} browser tests did NOT run.", red=True, bold=True)
        terminalreporter.line("The page, the map, the keyboard and the network were not tested.", red=True)
