"""Find barriers for users of screen readers or keyboards with axe-core."""

from importlib.resources import files

from playwright.sync_api import Page

from tests.browser.text_spacing import find_hidden_by_spacing

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"]

RUN = """async ([rules, part]) => {
    const found = await axe.run(part ?? document, { runOnly: rules, resultTypes: ['violations'] });
    return found.violations.flatMap(({ id, impact, nodes }) => nodes.map((node) => [
        node.impact ?? impact, `${id}: ${node.failureSummary.split(/\\n\\s*/)[1]}: ${node.html.slice(0, 200)}`,
    ]));
}"""


ANIMATIONS_DONE = """document.getAnimations().every((animation) =>
    animation.playState !== 'running' || animation.effect.getComputedTiming().endTime === Infinity)"""
"""True once nothing moves or fades but what never ends."""


def _load_axe_at_rest(page: Page) -> None:
    page.wait_for_function(ANIMATIONS_DONE)  # Colors that still fade in have too little contrast.
    page.evaluate(f"self.axe ?? (() => {{ {AXE} }})()")


def find_low_contrast(page: Page) -> list[str]:
    """Return the texts with less contrast than 7:1, or 4.5:1 for large letters (WCAG 1.4.6)."""
    _load_axe_at_rest(page)
    return [barrier for _, barrier in page.evaluate(RUN, [["color-contrast-enhanced"], None])]


def find_barriers(page: Page, part: str | None = None) -> list[str]:
    """Return the serious and critical barriers that axe-core finds, and what wider text spacing hides.

    A busy machine can be caught while it lays out the page, so only what a second look finds too is a barrier.

    Args:
        page: The page, which stays as it is.
        part: A selector of the only part to check.

    Returns:
        For each barrier the rule, the problem, and the element.
    """
    found = _look(page, part)
    if not found:
        return []
    page.wait_for_timeout(LAYOUT_TIME)
    return [barrier for barrier in _look(page, part) if barrier in found]


LAYOUT_TIME = 2000
"""Time in ms in which even a busy machine lays out a page."""


def _look(page: Page, part: str | None) -> list[str]:
    _load_axe_at_rest(page)
    found = [barrier for impact, barrier in page.evaluate(RUN, [RULES, part]) if impact in ("serious", "critical")]
    return found + find_hidden_by_spacing(page, part)
