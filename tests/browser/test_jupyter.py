"""Two panels in one notebook, opened as teachers open it: in JupyterLab and in Notebook 7."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Self

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import RequestMonitor
from tests.browser.layout import resize_window
from tests.server.running import PATIENCE, Running, free_port, write_notebook

APPS = {"JupyterLab": "lab/tree/", "Notebook": "notebooks/"}

START_PAGE = """
from vfw.panel import Panel
Panel(slot="")
"""
MATCH = """
from vfw.core import Match, seeded
from vfw.votes import VotesForWomen
match = Match(VotesForWomen(), chance=seeded(1848), players={"opposition": "random"})
Panel(match)
"""

OF_NOTEBOOK_ITSELF = (
    "Cannot read properties of undefined (reading 'schema')",  # a setting changed before its plugin was loaded
    "Command 'filebrowser:open-path' not registered",  # Notebook has no file browser in which to show the file
)
"""The errors that Notebook 7.6 reports whenever it opens a notebook, with or without a panel."""

JUPYTER_KEYS = ["ArrowDown", "ArrowUp", "j", "k", "a", "b", "x", "v", "m", "r", "z", "d", "d"]
"""The keys that select, add, cut, paste, change and delete cells."""

CELLS = """() => [...document.querySelectorAll('.jp-Notebook .jp-Cell')].map((cell) => [
    cell.querySelector('.jp-InputArea').textContent, cell.matches('.jp-MarkdownCell'), cell.matches('.jp-mod-selected'),
])"""

PICTURE = """panel => [
    ...[...panel.querySelectorAll('[class*=vfw-area-]:not(.vfw-area-map)')].map((region) => region.textContent),
    ...[...panel.querySelectorAll('path.vfw-state')].map(
        (state) => [state.ariaLabel, state.dataset.fill, state.ariaDisabled].join()),
]"""

WIDER_THAN_ITS_CELL = """panel => {
    const cell = panel.closest('.jp-OutputArea-output').getBoundingClientRect();
    const beside = [panel, ...panel.querySelectorAll('.vfw-layout > *')].filter((element) => {
        const box = element.getBoundingClientRect();
        return box.width && (box.left < cell.left - 1 || box.right > cell.right + 1);
    });
    const scrolling = [];
    for (let around = panel; around; around = around.parentElement)
        if (around.scrollWidth > around.clientWidth + 1) scrolling.push(around);
    return [...beside, ...scrolling].map((element) => element.className);
}"""


class Jupyter(Running):
    """Both apps from one server, without a network and without the settings of the user of this machine."""

    health = "api"

    @classmethod
    def serving(cls, notebooks: Path, home: Path) -> Self:
        settings = home / "config" / "lab" / "user-settings" / "@jupyterlab" / "apputils-extension"
        settings.mkdir(parents=True)
        # Otherwise Jupyter asks, in a window over the notebook.
        (settings / "notification.jupyterlab-settings").write_text(json.dumps({"fetchNews": "false"}))
        port = free_port()
        options = [
            "--allow-root",
            "--no-browser",
            f"--port={port}",
            "--IdentityProvider.token=",
            f"--ServerApp.root_dir={notebooks}",
            "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
            "--LabApp.extension_manager=readonly",
        ]
        of_its_own = {f"JUPYTER_{what}_DIR": str(home / what.lower()) for what in ("CONFIG", "DATA", "RUNTIME")}
        return cls(
            [sys.executable, "-m", "notebook", *options],
            f"http://127.0.0.1:{port}/",
            home,
            IPYTHONDIR=str(home / "ipython"),
            **of_its_own,
        )


TALL = 3000
"""A window for the whole notebook: Jupyter takes cells that are out of sight off the page."""


@pytest.fixture(scope="module")
def jupyter(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    home, notebooks = tmp_path_factory.mktemp("home"), tmp_path_factory.mktemp("notebooks")
    for app in APPS:
        write_notebook(notebooks / f"{app}.ipynb", START_PAGE, MATCH)
    with Jupyter.serving(notebooks, home) as server:
        yield server.url


@pytest.fixture(scope="module", params=APPS)
def page(request: pytest.FixtureRequest, chromium: Browser, jupyter: str) -> Iterator[Page]:
    """Open the notebook with both cells run."""
    context = chromium.new_context(viewport={"width": 1280, "height": TALL})
    context.set_default_timeout(PATIENCE * 1000)
    monitor, page = RequestMonitor(), context.new_page()
    monitor.observe(page).goto(f"{jupyter}{APPS[request.param]}{request.param}.ipynb")
    expect(page.locator(".jp-Notebook .jp-Cell")).to_have_count(2)
    run_all_cells(page)
    for panel in panels(page):
        panel.locator(".vfw-tag").first.wait_for(state="attached")
    context.set_default_timeout(5000)
    yield page
    context.close()
    assert not monitor.external_requests
    assert [error for error in monitor.errors if not any(known in error for known in OF_NOTEBOOK_ITSELF)] == []


def run_all_cells(page: Page) -> None:
    """Run all cells; Jupyter ignores it while the kernel is still starting, so ask until it does."""
    prompt = page.locator(".jp-Cell .jp-InputPrompt").last
    while prompt.inner_text().strip() == "[ ]:":
        page.get_by_role("menuitem", name="Run", exact=True).click()
        page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
        page.wait_for_timeout(1000)


def panels(page: Page) -> tuple[Locator, Locator]:
    """Return the panel of the first cell, which opens with the start page, and of the second, which shows a match."""
    both = page.locator(".vfw-panel")
    return both.nth(0), both.nth(1)


def picture(panel: Locator) -> list[str]:
    shown: list[str] = panel.evaluate(PICTURE)
    return shown


def expect_answer(panel: Locator, before: str | None) -> None:
    expect(panel.locator(".vfw-prompt")).not_to_have_attribute("data-question", str(before))


def test_each_cell_paints_its_panel(page: Page) -> None:
    start, match = panels(page)
    expect(start.locator('[data-command="play"]')).to_be_visible()
    expect(match.locator(".vfw-prompt").get_by_role("heading")).to_be_visible()
    expect(match.locator(".vfw-cover")).to_have_count(0)
    expect(match.locator(".vfw-card")).not_to_have_count(0)
    for panel in (start, match):
        expect(panel.locator("path.vfw-state")).to_have_count(48)
        expect(panel.locator(".vfw-tag > *")).not_to_have_count(0)
        box = panel.locator(".vfw-map svg").first.bounding_box()
        assert box
        assert min(box["width"], box["height"]) > 300


@pytest.mark.parametrize("width", [1920, 1280, 900])
def test_a_panel_is_as_wide_as_its_cell(page: Page, width: int) -> None:
    resize_window(page, width, TALL)
    for panel in panels(page):
        assert panel.evaluate(WIDER_THAN_ITS_CELL) == []
    page.set_viewport_size({"width": 1280, "height": TALL})


@pytest.mark.parametrize(("is_light", "is_dark"), [("false", True), ("true", False)])
def test_a_panel_follows_the_theme_of_jupyter(page: Page, is_light: str, is_dark: bool) -> None:
    page.evaluate("light => { document.body.dataset.jpThemeLight = light; }", is_light)
    for panel in panels(page):
        is_as_wanted = "([panel, isDark]) => panel.classList.contains('vfw-dark') === isDark"
        page.wait_for_function(is_as_wanted, arg=[panel.element_handle(), is_dark])


def test_a_panel_that_was_out_of_sight_is_complete_again(page: Page) -> None:
    start, match = panels(page)
    page.set_viewport_size({"width": 1280, "height": 500})
    for panel, way in ((match, 200), (start, -200), (match, 200)):
        wheel_to(panel, way)
    expect(match.locator(".vfw-map svg").first).to_be_visible()
    expect(match.locator(".vfw-tag > *")).not_to_have_count(0)
    page.set_viewport_size({"width": 1280, "height": TALL})


def wheel_to(panel: Locator, way: int) -> None:
    panel.page.mouse.move(700, 300)
    for _ in range(40):
        panel.page.mouse.wheel(0, way)
        panel.page.wait_for_timeout(50)
        box = panel.bounding_box()
        if box and box["y"] < 300 < box["y"] + box["height"]:
            return
    pytest.fail("the wheel does not lead to it")


def test_a_click_in_one_panel_leaves_the_other_as_it_is(page: Page) -> None:
    clicked, other = panels(page)
    others_picture, before = picture(other), picture(clicked)
    clicked.locator('[data-command="play"]').click()
    expect(clicked.locator(".vfw-cover")).to_have_count(0)
    expect(clicked.locator(".vfw-prompt").get_by_role("heading")).to_be_visible()
    assert picture(clicked) != before
    assert picture(other) == others_picture


def test_a_key_in_one_panel_leaves_the_other_as_it_is(page: Page) -> None:
    other, answered = panels(page)
    others_picture, before = picture(other), picture(answered)
    question = answered.locator(".vfw-prompt").get_attribute("data-question")
    answered.locator(".vfw-hand [data-pick]").first.focus()
    page.keyboard.press("Enter")
    expect_answer(answered, question)
    assert picture(answered) != before
    assert picture(other) == others_picture


@pytest.mark.parametrize("place", ['path.vfw-state[data-key="KS"]', ".vfw-prompt h2", ".vfw-prompt [data-command]"])
def test_jupyter_ignores_keys_pressed_in_a_panel(page: Page, place: str) -> None:
    _, panel = panels(page)
    before = page.evaluate(CELLS)
    panel.locator(place).first.focus()
    for key in JUPYTER_KEYS:
        page.keyboard.press(key)
    assert panel.evaluate("panel => panel.contains(document.activeElement)")
    assert page.evaluate(CELLS) == before


def test_jupyter_handles_the_same_keys_beside_the_panels(page: Page) -> None:
    cells = page.locator(".jp-Notebook .jp-Cell")
    cells.first.locator(".jp-InputPrompt").click()
    page.keyboard.press("b")
    expect(cells).to_have_count(3)
    for _ in range(2):
        page.keyboard.press("d")
    expect(cells).to_have_count(2)
