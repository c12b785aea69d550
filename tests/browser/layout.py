"""Wait for the layout of a page: not for a time, which a busy machine needs longer, but for frames."""

from playwright.sync_api import Page

FRAMES = """() => new Promise((done) => {
    let n = 4;
    const next = () => (n-- ? requestAnimationFrame(next) : done());
    next();
})"""


def resize_window(page: Page, width: int, height: int) -> None:
    """Make the window so large, and wait until everything in it has followed."""
    page.set_viewport_size({"width": width, "height": height})
    wait_for_layout(page)


def wait_for_layout(page: Page) -> None:
    """Wait two frames for the layout, and two for the map that follows its box."""
    page.evaluate(FRAMES)
