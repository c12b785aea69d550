"""Bars and bands: figures and positions match the counts."""

import pytest

from tests.whatif.ui.sample_counts import SVG, all_of, counts, drawn, number, unchanged, where
from vfw.whatif.statistics import difference, share_of
from vfw.whatif.ui.bar_charts import (
    bands_picture,
    bands_sentence,
    bands_table,
    bars_picture,
    bars_sentence,
    bars_table,
    describe_bands_games,
)
from vfw.whatif.ui.svg import Scale

BY_PLAYER = {"random": unchanged(), "steady": counts()}


@pytest.mark.parametrize("small", [False, True])
def test_bars_match_shares_and_whiskers_match_intervals(small: bool) -> None:
    root = drawn(bars_picture(counts(), small=small))
    (track, _), bars, whiskers = (all_of(root, f"vfw-{kind}") for kind in ("track", "bar", "whisker"))
    left, long = number(track, "x"), number(track, "width")
    assert [number(bar, "width") / long for bar in bars] == [pytest.approx(0.4, abs=1e-3), pytest.approx(0.6, abs=1e-3)]
    for whisker, won in zip(whiskers, (400, 600), strict=False):
        share, numbers = share_of(won, 1000), where(whisker.get("d", ""))
        assert [(x - left) / long for x in (numbers[0], numbers[2])] == pytest.approx([share.low, share.high], abs=1e-3)
    assert bars[0].get("fill", "").startswith("url(#")
    assert bars[1].get("fill") == "#1b9e9a"
    assert [value.text for value in all_of(root, "vfw-value")] == ["40 %", "60 %", "+20.0"]


def test_the_difference_is_drawn_to_scale() -> None:
    root, found = drawn(bars_picture(counts())), difference(counts())
    (zero,), (at,), whisker = all_of(root, "vfw-zero"), all_of(root, "vfw-at"), all_of(root, "vfw-whisker")[2]
    nought, low, high = where(zero.get("d", ""))[0], *where(whisker.get("d", ""))[0:3:2]
    a_share = (number(at, "cx") - nought) / found.value
    assert a_share > 0
    assert [(low - nought) / a_share, (high - nought) / a_share] == pytest.approx([found.low, found.high], abs=1e-3)
    assert at.get("stroke-dasharray") is None


def test_no_difference_is_hollow_and_named() -> None:
    (at,) = all_of(drawn(bars_picture(unchanged())), "vfw-at")
    assert at.get("stroke-dasharray")
    paths = [one.get("class", "") for one in drawn(bars_picture(unchanged())).iter(f"{SVG}path")]
    assert max(n for n, kind in enumerate(paths) if "vfw-whisker" in kind) < paths.index("vfw-zero vfw-stroke-ink")
    assert at.get("fill") == "#fffdf7"
    assert "the model sees no difference" in bars_sentence(unchanged())
    assert "the model sees a difference" in bars_sentence(counts())


def test_table_and_sentence_have_the_same_figures() -> None:
    figures, said = [cell for row in bars_table(counts()).rows for cell in row], bars_sentence(counts())
    for figure in ("40.0 %", "37.0 to 43.1", "60.0 %", "56.9 to 63.0", "+20.0 points"):
        assert figure in " ".join(figures)
        assert figure in said
    assert "400 of 1,000" in figures
    assert "Not history’s probability" in said


def test_bands_share_a_scale_and_are_hollow_if_they_touch_0() -> None:
    root, found = drawn(bands_picture(BY_PLAYER)), difference(counts())
    (zero,), bands = all_of(root, "vfw-zero"), all_of(root, "vfw-band")
    nought = where(zero.get("d", ""))[0]
    ends = [number(bands[1], "x"), number(bands[1], "x") + number(bands[1], "width")]
    a_share = (ends[1] - ends[0]) / (found.high - found.low)
    assert [(end - nought) / a_share for end in ends] == pytest.approx([found.low, found.high], abs=1e-3)
    assert [bool(band.get("stroke-dasharray")) for band in bands] == [True, False]
    assert bands[0].get("fill") == "none"
    assert [one.text for one in all_of(root, "vfw-seen")] == ["sees none", "sees one"]
    assert [one.text for one in all_of(root, "vfw-value")] == ["0.0", "+20.0"]


def test_bands_in_words_name_players_and_playouts() -> None:
    said = bands_sentence(BY_PLAYER)
    assert "Random players, 1,000 worlds of each kind: won in 40 of 100 as it was, in 40 as changed" in said
    assert said.count("the model sees no difference") == 1
    assert describe_bands_games(BY_PLAYER) == "Worlds of each kind: random 1,000, steady 1,000."
    assert [(row[0], row[2], row[3], row[4], row[6]) for row in bands_table(BY_PLAYER).rows] == [
        ("Random", "40 %", "40 %", "0.0", "no"),
        ("Steady", "40 %", "60 %", "+20.0", "yes"),
    ]


@pytest.mark.parametrize("shares", [[0.0], [0.003, 0.004], [-0.3, 0.01], [-0.22, 0.24], [0.5, 1.0], [-1.0, 1.0]])
def test_a_scale_includes_0_and_has_few_ticks(shares: list[float]) -> None:
    scale = Scale.containing(shares, 100, 300)
    assert 0 in scale.ticks
    assert 2 <= len(scale.ticks) <= 5
    for place in [*map(scale.at, shares), *[scale.at(tick / 100) for tick in scale.ticks]]:
        assert 100 <= place <= 300
