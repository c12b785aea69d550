"""The colors of the stylesheets: everything that is read has enough contrast."""

import re

import pytest

from vfw.panel.web.assets import TOKENS, WEB_FOLDER

PAGE = "".join(
    part.read_text()
    for part in [*sorted(WEB_FOLDER.glob("page/*.css")), WEB_FOLDER / TOKENS, WEB_FOLDER / "shared/still.css"]
)
MAP = "".join(part.read_text() for part in sorted(WEB_FOLDER.glob("map/*.css")))


def colours(stylesheet: str, selector: str) -> dict[str, str]:
    """Return the colors a rule names, in six digits."""
    (rule,) = re.findall(rf"^  {re.escape(selector)} \{{(.*?)^  \}}", stylesheet, re.MULTILINE | re.DOTALL)
    found = re.findall(r"--vfw-([\w-]+): (#(?:[0-9a-f]{3}){1,2});", rule)
    return {
        name: value if len(value) == 7 else "#" + "".join(2 * digit for digit in value[1:]) for name, value in found
    }


LOOK = (WEB_FOLDER / TOKENS).read_text()
LIGHT = colours(LOOK, ":root")
DARK = LIGHT | colours(LOOK, ".vfw-dark,\n  .vfw-dark-page.vfw-around-atlas,\n  .vfw-dark-page body[data-shows]")
HIGH = LIGHT | colours(LOOK, ".vfw-contrast")
THEMES = {"light": LIGHT, "dark": DARK, "high contrast": HIGH}
FILLS = {
    name: LIGHT[token]
    for name, token in re.findall(r'\[data-fill="([\w-]+)"\] \{ --fill: var\(--vfw-([\w-]+)\); \}', MAP)
    if token in LIGHT
}
TEXT, ENHANCED, SHAPE = 4.5, 7.0, 3.0


def luminance(colour: str) -> float:
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return sum(weight * c for weight, c in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one: str, other: str, theme: str = "light") -> float:
    named = THEMES[theme]
    light, dark = sorted((luminance(named.get(one, one)), luminance(named.get(other, other))), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_contrast_is_computed_right() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("paper", ["paper", "sheet", "hover", "box"])
@pytest.mark.parametrize("ink", ["ink", "quiet", "purple-ink", "red-ink", "ratified-ink", "rejected-ink"])
def test_every_ink_can_be_read_on_every_paper(ink: str, paper: str, theme: str) -> None:
    assert contrast(ink, paper, theme) >= (ENHANCED if theme == "high contrast" else TEXT)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        ("on-strong", "strong"),
        ("on-strong", "quiet"),
        ("always-light", "purple"),
        ("always-dark", "yellow"),
        ("yellow", "always-dark"),
        ("always-dark", "always-light"),
        ("on-accent", "accent"),
        ("right", "sheet"),
        ("wrong", "sheet"),
        ("red-ink", "alert"),
        ("ink", "alert"),
        ("faint", "sheet"),
    ],
)
def test_words_on_color_can_be_read(ink: str, ground: str, theme: str) -> None:
    assert contrast(ink, ground, theme) >= TEXT


@pytest.mark.parametrize("theme", THEMES)
def test_the_green_edge_stands_out_from_what_lies_beside_it(theme: str) -> None:
    assert contrast("legal", "sheet", theme) >= SHAPE
    assert contrast("legal", "paper", theme) >= SHAPE


@pytest.mark.parametrize("fill", FILLS)
def test_the_code_of_a_state_can_be_read_on_its_fill(fill: str) -> None:
    is_light_on_dark = fill.startswith("purple") or fill == "rejected"
    # Dark letters have a halo of paper, light ones of the fill.
    assert contrast("always-light" if is_light_on_dark else "ink", FILLS[fill] if is_light_on_dark else "sheet") >= TEXT


def test_the_map_has_a_fill_for_every_kind_of_state() -> None:
    assert set(FILLS) >= {"open", "purple-3", "yellow-1", "red-2", "ratified", "rejected"}


@pytest.mark.parametrize("who", [r"@media \(prefers-reduced-motion: reduce\) \{\s*", r"\.vfw-still "])
@pytest.mark.parametrize("stylesheet", [PAGE, MAP], ids=["page", "map"])
def test_what_moves_stands_still_when_the_system_asks_or_the_visitor_does(stylesheet: str, who: str) -> None:
    assert re.search(r"animation: (?!none)", stylesheet), "nothing moves"
    assert re.search(rf"{who}[^{{}}]+\{{ animation: none\b", stylesheet)


def test_nothing_is_written_smaller_than_15_px() -> None:
    sizes = [float(size) for size in re.findall(r"(?:font(?:-size)?|letters):[^;{}]*?\b(\d+(?:\.\d+)?)px", PAGE + MAP)]
    assert 15 in sizes, "the least of them is a token"
    assert min(size for size in sizes if size) >= 15
