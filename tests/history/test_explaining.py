"""Words that the glossary explains lead there where a text first uses them, and nowhere else."""

from __future__ import annotations

import re

import pytest

from vfw.history.texts import read
from vfw.history.writing import SENSITIVITIES, Sensitivity, rendered


def linked(body: str, sensitivity: Sensitivity = "masked") -> list[tuple[str, str]]:
    """The entries to which a body leads, and the words that do."""
    html = rendered(body, sensitivity, glossary="/read/glossary").html
    return re.findall(r'<a class="vfw-word" href="/read/glossary#([^"]+)" [^>]+>([^<]+)</a>', html)


def test_the_first_use_of_a_word_leads_to_the_glossary_beside_the_text() -> None:
    assert rendered("No quorum. A quorum is needed. [HWS6]", glossary="/read/glossary").html.startswith(
        '<p>No <a class="vfw-word" href="/read/glossary#quorum" target="_blank" rel="noopener"'
        ' title="In the glossary, opens in a new tab">quorum</a>. A quorum is needed.<sup'
    )


def test_without_a_glossary_nothing_does() -> None:
    assert "vfw-word" not in rendered("No quorum.").html


@pytest.mark.parametrize(
    ("body", "leads"),
    [
        ("The Senate tabled it.", [("laying-on-the-table", "tabled")]),
        ("Texas RATIFIED; Ohio ratifies.", [("ratify", "RATIFIED")]),
        ("Two governors vetoed it.", [("veto", "vetoed")]),
        ("Utah and other territories", [("territory", "territories")]),
        ("school suffrage, suffrage", [("school-suffrage", "school suffrage"), ("suffrage", "suffrage")]),
        ("a white\nprimary", [("white-primary", "white\nprimary")]),
        ("They spoke of state's rights.", [("states-rights", "state's rights")]),
        ("H.J.Res. 1 passed.", [("joint-resolution", "H.J.Res.")]),
        ("Throw a d6, then a d8.", [("dice", "d6")]),
        ("unratified, towards, d60", []),
    ],
)
def test_words_are_known_in_their_spellings(body: str, leads: list[tuple[str, str]]) -> None:
    assert linked(body) == leads


@pytest.mark.parametrize("sensitivity", SENSITIVITIES)
@pytest.mark.parametrize(
    "body",
    [
        "### Quorum",
        "[A quorum](https://example.org)",
        "[A quorum](#there)",
        "{{a quorum|They said quorum, *and* quorum. [HWS5]}}",
        "She won. [NAWSA]",
        "It rained. [unverified]",
    ],
)
def test_headings_links_covered_passages_and_sources_stay_as_they_are(body: str, sensitivity: Sensitivity) -> None:
    assert linked(body, sensitivity) == []
    assert [name for name, _ in linked(f"{body}\n\nA quorum.", sensitivity)] == ["quorum"]


def test_every_entry_is_found_by_its_own_heading() -> None:
    for section in read("glossary").sections:
        assert section.name in dict(linked(section.title)), section.title
