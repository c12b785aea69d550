"""Rules of all pictures of an answer: they are self-contained, described in words, and have large letters."""

import re
from itertools import combinations
from xml.etree import ElementTree as ET

import pytest

from tests.stylesheets import HOUSE
from tests.whatif.ui.sample_counts import GAMES, SVG, Box, counts, drawn, texts, unchanged
from vfw.whatif.api import load_question
from vfw.whatif.report import NOT_HISTORY
from vfw.whatif.tallies import Counts
from vfw.whatif.ui.bar_charts import bands_picture, bars_picture
from vfw.whatif.ui.column_charts import histogram_picture
from vfw.whatif.ui.share_map import TITLES, share_map_picture
from vfw.whatif.ui.svg import Picture, describe_games, element, format_percent, format_points, token_colors


def pictures(*, small: bool) -> list[Picture]:
    by_player = {"random": unchanged(), "steady": counts(), "planner": counts()}
    return [
        bars_picture(counts(), small=small),
        histogram_picture(counts(), small=small),
        bands_picture(by_player, small=small),
        *[share_map_picture(counts(), shown, small=small) for shown in TITLES],
    ]


ALL = [*pictures(small=False), *pictures(small=True)]
named = pytest.mark.parametrize("picture", ALL, ids=lambda picture: picture.name)


@named
def test_a_picture_is_self_contained_and_described(picture: Picture) -> None:
    root = drawn(picture)
    ids = {one.get("id"): one.text for one in root.iter() if one.get("id")}
    assert root.get("role") == "img"
    assert ids[root.get("aria-labelledby")] == picture.title
    assert ids[root.get("aria-describedby")] == picture.words
    assert not {"script", "style", "image", "foreignObject"} & {one.tag.removeprefix(SVG) for one in root.iter()}
    assert set(re.findall(r"url\(#([\w-]+)\)", picture.svg)) <= set(ids)
    assert "var(" not in picture.svg


def test_ids_are_unique_among_the_pictures_of_a_page() -> None:
    ids = [found for picture in ALL for found in re.findall(r' id="([\w-]+)"', picture.svg)]
    assert len(ids) == len(set(ids))


@named
def test_letters_are_large_inside_and_apart(picture: Picture) -> None:
    found = list(texts(drawn(picture)))
    assert min(size for *_, size in found) >= (15 if picture.name.endswith("small") else 16)
    for said, box, _ in found:
        assert box.left > -1, said
        assert box.right < picture.width + 1, said
        assert box.bottom < picture.height, said
    both = [(one, other) for (one, a, _), (other, b, _) in combinations(found, 2) if a.meets(b)]
    assert both == []


@named
def test_every_color_has_a_rule_for_the_page(picture: Picture) -> None:
    css = (HOUSE / "whatif/ui/web/pictures.css").read_text(encoding="utf-8")
    for kind, token in set(re.findall(r"vfw-(fill|stroke)-([\w-]+)", picture.svg)):
        assert f".vfw-{kind}-{token} {{\n    {kind}: var(--vfw-{token});" in css


def luminance(color: str) -> float:
    whole = color.lstrip("#") if len(color) == 7 else "".join([2 * digit for digit in color.lstrip("#")])
    parts = [int(whole[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted([luminance(token_colors()[one]), luminance(token_colors()[other])])
    return (light + 0.05) / (dark + 0.05)


def test_letters_have_enough_contrast_on_every_color() -> None:
    dark = ["share-1", "share-2", "share-3", "share-4", "share-loss", "share-loss-ground"]
    assert min(contrast("always-dark", ground) for ground in dark) >= 4.5
    assert min(contrast("always-light", ground) for ground in ("share-5", "share-6")) >= 4.5
    assert min(contrast(ink, "sheet") for ink in ("ink", "quiet", "ratified-ink")) >= 4.5
    assert contrast("share-5", "sheet") >= 3


def test_an_unknown_color_is_refused() -> None:
    assert element("rect", fill="share-1") == '<rect class="vfw-fill-share-1" fill="#fffdf7"/>'
    with pytest.raises(KeyError, match="share-9"):
        element("rect", fill="share-9")


@named
def test_a_saved_picture_names_the_question_and_the_caveat(picture: Picture) -> None:
    question = load_question("connecticut-session")
    root = ET.fromstring(picture.file(question, describe_games(question, GAMES)))
    said = " ".join([words for words, *_ in texts(root)])
    assert question.title in said
    assert "1,000 worlds of each kind, steady against the Oppobot" in said
    assert NOT_HISTORY in said
    assert float(root.get("width", "")) > picture.width
    assert float(root.get("height", "")) > picture.height


@pytest.mark.parametrize("small", [False, True])
def test_without_playouts_there_is_no_picture(small: bool) -> None:
    with pytest.raises(ValueError, match=r"0 of 0|no world was played"):
        bars_picture(Counts(), small=small)
    with pytest.raises(ValueError, match="no world was played"):
        histogram_picture(Counts(), small=small)
    with pytest.raises(ValueError, match="0 of 0"):
        share_map_picture(Counts(), "difference", small=small)
    with pytest.raises(ValueError, match="there are no players"):
        bands_picture({}, small=small)


def test_shares_and_points_are_formatted() -> None:
    assert [format_percent(share) for share in (0, 0.001, 0.712, 0.998, 1)] == ["0", "<1", "71", ">99", "100"]
    assert [format_points(share) for share in (0.128, -0.0504, 0.0001, -0.0001)] == ["+12.8", "−5.0", "0.0", "0.0"]


def test_overlapping_boxes_are_found() -> None:
    assert Box(0, 0, 2, 2).meets(Box(1, 1, 3, 3))
    assert not Box(0, 0, 2, 2).meets(Box(2, 0, 3, 2))
