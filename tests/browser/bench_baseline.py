"""A baseline page: one SVG map of 48 paths in one anywidget, and nothing else.

None of our pages can be faster than it on the same machine, so our figures are given as multiples of its figures.
"""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil
from playwright.sync_api import Browser

from tests.browser.bench_press import TimedPage
from tests.server.running import Running, write_notebook
from vfw.atlas.outline import outlines

SIGN = "document.querySelector('.bare')?.dataset.coloured"

NOTEBOOK = """
import anywidget, traitlets

class Bare(anywidget.AnyWidget):
    _esm = '''
        export default { render({ model, el }) {
            el.innerHTML = model.get("map");
            const map = el.firstElementChild;
            const colour = ([state, number]) => {
                map.children[state].setAttribute("fill", ["purple", "gold"][number % 2]);
                map.dataset.coloured = number;
            };
            let number = 0;
            const press = (state) => {
                model.set("pressed", [state, ++number]);
                model.save_changes();
            };
            const at = (path) => [...map.children].indexOf(path);
            map.addEventListener("pointerdown", ({ target }) => target.matches("path") && press(at(target)));
            map.addEventListener("keydown", ({ target, key }) => {
                if (key === "Enter") press(at(target));
                // As what is local to the browser: no kernel is asked.
                if (key === "ArrowRight") colour([at(target), ++number]);
            });
            model.on("change:coloured", () => colour(model.get("coloured")));
            colour([0, 0]);
        } };
    '''
    map = traitlets.Unicode().tag(sync=True)
    pressed = traitlets.List().tag(sync=True)
    coloured = traitlets.List().tag(sync=True)

    @traitlets.observe("pressed")
    def _colour(self, change):
        self.coloured = change.new

Bare(map=DRAWING)
"""


class BaselinePage(TimedPage):
    """A page on which a press recolors one state: pointer and Enter through the kernel, an arrow key without it."""

    def __init__(self, browser: Browser, url: str) -> None:
        super().__init__(browser, url, SIGN)

    def answer(self, by_pointer: bool = False) -> None:
        """Recolor through the kernel: a trait that the page sets lets Python set another, and the page recolors."""
        state = self.page.locator(".bare path").nth(20)
        if by_pointer:
            x, y = state.evaluate(
                "s => (({ x, y, width, height }) => [x + width / 2, y + height / 2])(s.getBoundingClientRect())"
            )
            done = self.press(lambda: self.page.mouse.click(x, y))
        else:
            state.focus()
            done = self.press(lambda: self.page.keyboard.press("Enter"))
        assert done, "the bare page does not answer"

    def step(self) -> None:
        """Recolor without the kernel."""
        self.page.locator(".bare path").nth(20).focus()
        assert self.press(lambda: self.page.keyboard.press("ArrowRight")), "the bare page does not answer"


def draw_map() -> str:
    paths = "".join(
        f'<path tabindex="0" fill="white" stroke="gray" d="{state.path}"/>' for state in outlines().values()
    )
    return f'<svg class="bare" viewBox="-2380 -3190 4760 2940" stroke-width="5">{paths}</svg>'


@contextmanager
def serve_baseline() -> Iterator[Running]:
    """Serve an exhibit with that page alone."""
    with tempfile.TemporaryDirectory() as folder:
        notebook = write_notebook(Path(folder) / "bare.ipynb", NOTEBOOK.replace("DRAWING", repr(draw_map())))
        with Running.exhibit(notebook) as server:
            yield server


@contextmanager
def open_baseline(browser: Browser) -> Iterator[tuple[BaselinePage, psutil.Process]]:
    """Open the page; yield it and the process of its kernel."""
    with serve_baseline() as server:
        bare = BaselinePage(browser, server.url)
        (kernel,) = server.kernel_processes()
        yield bare, kernel
        bare.close()
