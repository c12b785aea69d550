"""Notices in the cells of JupyterLab and Notebook whose kernel does not know them."""

from collections.abc import Callable, Iterator
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient
from nbformat.sign import NotebookNotary
from playwright.sync_api import Page, expect

from tests.browser.test_jupyter import APPS, Jupyter, run_all_cells
from tests.server.running import write_notebook

LESSON = """
from vfw.classroom import Lesson
lesson = Lesson("ratification", paged=False)
lesson
"""
STEP = 'lesson.step("congress-said-yes", ask="predict")'
RESTARTED = "The kernel was restarted: run this cell again."
EARLIER = "This cell is from an earlier session. Run all cells again."

COVERED = """notice => {
    const [box, menu] = [notice, document.querySelector('.lm-MenuBar')].map((it) => it.getBoundingClientRect());
    return box.top < menu.bottom;
}"""

TOLD_OF_OTHER = """() => {
    window.toldOfOther = new Promise((resolve) => addEventListener('storage', () => resolve(true), { once: true }));
}"""


@pytest.fixture(scope="module")
def jupyter(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    home, notebooks = tmp_path_factory.mktemp("home"), tmp_path_factory.mktemp("notebooks")
    for name in (*APPS, "beside"):
        write_notebook(notebooks / f"{name}.ipynb", LESSON, STEP)
    save_with_widgets(write_notebook(notebooks / "saved.ipynb", LESSON, STEP), home)
    with Jupyter.serving(notebooks, home) as server:
        yield server.url


def save_with_widgets(path: Path, home: Path) -> None:
    """Run a notebook, and save it with the state of its widgets, as JupyterLab does on request."""
    notebook = nbformat.read(path, as_version=4)
    NotebookClient(notebook, kernel_name="python3", store_widget_state=True).execute()
    nbformat.write(notebook, path)
    # Jupyter shows only the widgets of a trusted notebook.
    (home / "data").mkdir()
    NotebookNotary(data_dir=str(home / "data")).sign(notebook)


def open_lesson(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator(".jp-Notebook .jp-Cell")).to_have_count(2)
    run_all_cells(page)
    expect(page.get_by_role("button", name="Predict")).to_be_visible()


def restart_kernel(page: Page) -> None:
    page.get_by_role("menuitem", name="Kernel", exact=True).click()
    page.locator('.lm-Menu-item[data-command="kernelmenu:restart"]').click()
    page.locator(".jp-Dialog .jp-mod-accept").click()


@pytest.mark.allow_errors
@pytest.mark.parametrize("app", APPS)
def test_each_cell_reports_a_restarted_kernel_until_it_is_run_again(
    new_page: Callable[..., Page], jupyter: str, app: str
) -> None:
    page = new_page(viewport={"width": 1280, "height": 1600})
    open_lesson(page, f"{jupyter}{APPS[app]}{app}.ipynb")
    restart_kernel(page)
    told = page.get_by_role("status").filter(has_text=RESTARTED)
    expect(told).to_have_count(2)
    for notice, cell in zip(told.all(), page.locator(".jp-Notebook .jp-Cell").all(), strict=True):
        expect(notice).to_be_visible()
        assert cell.evaluate("(cell, notice) => cell.contains(notice)", notice.element_handle())
        assert not notice.evaluate(COVERED)
    expect(page.locator(".vfw-banner > div")).to_have_count(0)
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
    expect(told).to_have_count(0)
    page.get_by_text("The fifteen full-vote states, all together").click()
    page.get_by_role("button", name="Predict").click()
    expect(page.locator(".vfw-said")).to_be_visible()


@pytest.mark.allow_errors
def test_a_cell_saved_with_its_widgets_asks_to_be_run_again(page: Page, jupyter: str) -> None:
    page.goto(f"{jupyter}{APPS['JupyterLab']}saved.ipynb")
    page.get_by_text("The fifteen full-vote states, all together").click()
    page.get_by_role("button", name="Predict").click()
    cell = page.locator(".jp-Notebook .jp-Cell").last
    expect(cell.get_by_role("status").filter(has_text=EARLIER)).to_be_visible()
    run_all_cells(page)


@pytest.mark.allow_errors
def test_a_lesson_in_cells_works_beside_one_in_the_exhibit(page: Page, jupyter: str) -> None:
    open_lesson(page, f"{jupyter}{APPS['Notebook']}beside.ipynb")
    page.evaluate(TOLD_OF_OTHER)
    exhibit = page.context.new_page()
    exhibit.goto(f"{jupyter}api")
    exhibit.evaluate("localStorage['vfw:lesson:ratification'] = 'a lesson'")
    page.evaluate("window.toldOfOther")
    assert not page.locator(".vfw-lesson").evaluate("lesson => lesson.inert")
    expect(page.get_by_text("This lesson goes on in another window.")).to_have_count(0)
