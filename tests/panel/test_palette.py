"""The colours of the stylesheets: everything that is read has enough contrast."""

import re

import pytest

from vfw.panel.page import HERE

PAGE, MAP = ((HERE / name).read_text() for name in ("page.css", "map.css"))
COLOURS = dict(re.findall(r"--vfw-([\w-]+): (#[0-9a-f]{6});", PAGE))
FILLS = {
    name: COLOURS.get(value.removeprefix("var(--").removesuffix(")"), value)
    for name, value in re.findall(r'\[data-fill="([\w-]+)"\] \{ --fill: ([^;]+); \}', MAP)
    if "stripes" not in value
}
TEXT, SHAPE = 4.5, 3.0


def luminance(colour: str) -> float:
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return sum(weight * c for weight, c in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(COLOURS.get(one, one)), luminance(COLOURS.get(other, other))), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_contrast_is_computed_right() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("paper", ["paper", "sheet", "#fff", "#efe6d3", "#e9dfcb"])
@pytest.mark.parametrize("ink", ["ink", "quiet", "purple", "red", "ratified-ink", "rejected"])
def test_every_ink_can_be_read_on_every_paper(ink: str, paper: str) -> None:
    assert contrast(ink, paper if len(paper) != 4 else "#ffffff") >= TEXT


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        ("#ffffff", "ink"),
        ("#ffffff", "purple"),
        ("#ffffff", "red"),
        ("yellow", "ink"),
        ("ink", "yellow"),
        ("red", "#fbe9e4"),
        ("ink", "#fbe9e4"),
        ("ink", "#f3ead8"),
    ],
)
def test_words_on_colour_can_be_read(ink: str, ground: str) -> None:
    assert contrast(ink, ground) >= TEXT


def test_what_is_dimmed_can_still_be_read() -> None:
    (dimmed,) = re.findall(r'aria-disabled="true"\] \{[^}]* color: (#\w+)', PAGE)
    assert contrast(dimmed, "sheet") >= TEXT


def test_the_green_edge_stands_out_from_the_white_lines_beside_it() -> None:
    assert contrast("legal", "#ffffff") >= SHAPE
    assert contrast("legal", "sheet") >= SHAPE


@pytest.mark.parametrize("fill", FILLS)
def test_the_code_of_a_state_can_be_read_on_its_fill(fill: str) -> None:
    is_light_on_dark = fill.startswith("purple") or fill == "rejected"
    # Dark letters have a halo of paper, light ones of the fill.
    assert contrast("#ffffff" if is_light_on_dark else "ink", FILLS[fill] if is_light_on_dark else "sheet") >= TEXT


def test_the_map_has_a_fill_for_every_kind_of_state() -> None:
    assert set(FILLS) >= {"open", "purple-3", "yellow-1", "red-2", "ratified", "rejected"}


def test_movement_stops_when_the_system_asks() -> None:
    for stylesheet in (PAGE, MAP):
        if "animation:" in stylesheet or "transition:" in stylesheet:
            assert "prefers-reduced-motion: reduce" in stylesheet


def test_nothing_is_written_smaller_than_15_px() -> None:
    sizes = [float(size) for size in re.findall(r"font(?:-size)?:[^;{}]*?\b(\d+(?:\.\d+)?)px", PAGE + MAP)]
    assert sizes
    assert min(size for size in sizes if size) >= 15
