"""The maps: all states are drawn with their figures, and callouts are apart."""

import csv
import re
from io import StringIO
from itertools import combinations

import pytest

from tests.whatif.ui.sample_counts import GAMES, SVG, Box, all_of, counts, drawn, number, tally, texts, unchanged
from vfw.votes.rules.board import NAMES, STATES
from vfw.whatif.statistics import UNPAIRED_NOTE, state_shares
from vfw.whatif.tallies import Counts
from vfw.whatif.ui.downloads import COLUMNS, figures_csv
from vfw.whatif.ui.share_map import (
    TITLES,
    MapKind,
    StateStyle,
    share_map_picture,
    share_map_sentence,
    share_map_table,
    state_style,
)

SHARES = {one.code: one for one in state_shares(counts())}


@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize("shown", list(TITLES))
def test_all_states_are_drawn_with_their_figures(shown: MapKind, small: bool) -> None:
    root = drawn(share_map_picture(counts(), shown, small=small))
    lands = {one.get("id", "")[-2:]: one for one in all_of(root, "vfw-land")}
    assert set(lands) == set(STATES)
    assert lands["VT"].findtext(f"{SVG}title") == (
        "Vermont: ratifies in 10 of 100 worlds as it was, in 50 as changed; a gain of 40 points"
    )
    assert "the model sees no difference" in lands["WA"].findtext(f"{SVG}title", "")
    written = all_of(root, "vfw-on-state")
    assert not written if small else {(one.text or "")[:2] for one in written} >= set(STATES)


@pytest.mark.parametrize(
    ("shown", "faces"),
    [
        ("as it was", {
            "VT": ("share-1", "10"), "OH": ("share-3", "50"), "GA": ("share-2", "40"), "WA": ("share-6", "96"),
        }),
        ("as changed", {
            "VT": ("share-3", "50", True), "OH": ("share-3", "56"), "GA": ("share-1", "20"), "WA": ("share-6", "97"),
        }),
        ("difference", {
            "VT": ("share-5", "+40", True), "OH": ("share-2", "+6"), "GA": ("loss", "−20"), "WA": ("share-1", "="),
        }),
    ],
)  # fmt: skip
def test_the_style_of_a_state_follows_its_share_or_difference(
    shown: MapKind, faces: dict[str, tuple[str, str, bool]]
) -> None:
    assert {code: state_style(SHARES[code], shown) for code in faces} == {
        code: StateStyle(*face) for code, face in faces.items()
    }


def test_color_and_mark_match_the_rounded_number() -> None:
    worlds = Counts(
        tally({36: GAMES}, {"VT": 500, "OH": 500, "WA": 846}, 0), tally({36: GAMES}, {"VT": 576, "OH": 574}, 0)
    )
    shares = {one.code: one for one in state_shares(worlds)}
    assert state_style(shares["VT"], "difference") == StateStyle("share-4", "+8", is_marked=True)
    assert state_style(shares["OH"], "difference") == StateStyle("share-2", "+7")
    assert state_style(shares["WA"], "as it was") == StateStyle("share-5", "85")


def test_only_gains_of_eight_points_have_the_sign() -> None:
    signs: dict[MapKind, list[str]] = {"as it was": [], "as changed": ["VT 50 ▲"], "difference": ["VT +40 ▲"]}
    for shown, words in signs.items():
        written = all_of(drawn(share_map_picture(counts(), shown)), "vfw-on-state")
        assert [one.text for one in written if "▲" in (one.text or "")] == words


def test_a_loss_is_striped_on_the_map_and_in_callouts() -> None:
    worlds = Counts(tally({36: GAMES}, {}, 900), tally({36: GAMES}, {}, 100))
    root = drawn(share_map_picture(worlds, "difference"))
    fills = [one.get("fill", "") for one in all_of(root, "vfw-callout")]
    fills += [one.find(f"{SVG}path").get("fill", "") for one in all_of(root, "vfw-land")]  # type: ignore[union-attr]
    assert len(fills) == 8 + 48
    assert all(fill.startswith("url(#") for fill in fills)


@pytest.mark.parametrize("shown", list(TITLES))
def test_nothing_overlaps_even_with_long_marks(shown: MapKind) -> None:
    worlds = Counts(tally({36: GAMES}, {}, 500), tally({36: GAMES}, {}, 970))
    picture = share_map_picture(worlds, shown)
    root = drawn(picture)
    callouts = [
        Box(x, y, x + number(one, "width"), y + number(one, "height"))
        for one in all_of(root, "vfw-callout")
        for x, y in [(number(one, "x"), number(one, "y"))]
    ]
    assert len(callouts) == 8
    assert not any(one.meets(other) for one, other in combinations(callouts, 2))
    assert max(one.right for one in callouts) <= picture.width
    written = [(said, box) for said, box, _ in texts(root)]
    inside = [
        (said, box) for said, box in written if any(box.meets(one) for one in callouts) and re.match("[A-Z]{2} ", said)
    ]
    assert len(inside) == 8
    for said, box in inside:
        assert any(one.left < box.left and box.right < one.right for one in callouts), said
    assert [(one, other) for (one, a), (other, b) in combinations(written, 2) if a.meets(b)] == []


def test_sentences_describe_the_map() -> None:
    assert share_map_sentence(counts(), "difference").startswith(
        "The model sees a gain in 2 states (Vermont +40, Ohio +6); a loss in one state (Georgia −20); no difference"
        " in 45 states."
    )
    assert UNPAIRED_NOTE in share_map_sentence(counts(), "difference")
    assert share_map_sentence(unchanged(), "difference").startswith("The model sees no difference in any state.")
    was = share_map_sentence(counts(), "as it was")
    assert was.startswith(
        "As it was, 45 states ratify in 95 or more of 100 worlds; least often: Vermont 10, Georgia 40"
    )
    assert "Tennessee 30, Connecticut 20 of 100" in was


def test_the_words_of_a_picture_name_every_state() -> None:
    for shown in TITLES:
        words = share_map_picture(counts(), shown).words
        assert [name for name in NAMES.values() if name not in words] == []


def test_the_table_lists_all_states_by_name() -> None:
    rows = {name: figures for name, *figures in share_map_table(counts()).rows}
    assert list(rows) == sorted(NAMES.values())
    georgia = rows["Georgia"]
    assert georgia[0].startswith("40.0 (")
    assert georgia[1].startswith("20.0 (")
    assert (georgia[2], georgia[4]) == ("−20.0", "a loss")


def test_the_interval_of_a_state_is_the_unpaired_one_of_newcombe() -> None:
    found = SHARES["GA"].difference
    # Newcombe (1998), method 10, worked out by hand from Wilson's intervals 0.370073..0.430697 and 0.176417..0.225918.
    assert (found.low, found.high) == pytest.approx((-0.238731, -0.160396), abs=2e-4)


def test_the_csv_has_every_figure() -> None:
    rows = list(csv.DictReader(StringIO(figures_csv(counts(), {"random": unchanged()}))))
    assert tuple(rows[0]) == COLUMNS
    by = {(row["figure"], row["of"], row["world"]): row for row in rows}
    assert len(by) == len(rows)
    assert [by["won", "", world]["worlds"] for world in ("as it was", "as changed")] == ["400", "600"]
    assert float(by["won", "", "difference"]["value"]) == pytest.approx(0.2)
    assert {of for figure, of, _ in by if figure == "ratifies"} == set(NAMES.values())
    assert by["ratifies", "Georgia", "as changed"]["worlds"] == "200"
    assert by["so many states ratify", "36", "as changed"]["worlds"] == "400"
    assert by["never sent", "", "as it was"]["worlds"] == "50"
    assert [by[figure, of, "difference"]["interval"] for figure, of in (("won", ""), ("ratifies", "Georgia"))] == [
        "Newcombe, same luck",
        "Newcombe, as if of other worlds",
    ]
    assert by["decides", "Tennessee", "as it was"]["value"] == "0.3"
    assert float(by["won, by players", "random", "difference"]["value"]) == 0
