"""The exit ticket is handed in as a whole, and joins the other answers on one sheet."""

import json
import re
from html import unescape
from itertools import pairwise

import pytest

from tests.accessible import read
from tests.classroom.lessons import (
    FEBB,
    PREDICTION,
    WRITTEN,
    answer,
    foot,
    hand_in,
    lesson,
    page_of,
    resumed,
    said,
    send_message,
)
from vfw.classroom import Lesson


def shown(pages: Lesson) -> str:
    """All words that the page gets, also those that are not looked at."""
    leaf = page_of(pages)
    steps = [html for view in pages.steps for html in (*view.regions(), view.page.page_widget.said)]
    return unescape(
        re.sub("<[^>]*>", "", "".join([leaf.html("head"), leaf.html("foot"), leaf.keeps, leaf.said, *steps]))
    )


@pytest.mark.parametrize("paged", [True, False])
def test_no_note_of_an_exit_ticket_is_on_the_page_before_it_is_handed_in(paged: bool) -> None:
    pages, _ = lesson(paged=paged)
    pages.turn_to(3)
    if not paged:
        answer(pages.steps[0], 0, PREDICTION)
        pages.steps[2].staged[0].pick(FEBB, "event")
    notes = [question.note.partition(".")[0] for question in pages.steps[3].progress.questions]
    assert all(notes)
    assert [note in shown(pages) for note in notes] == [False] * 4
    hand_in(pages, WRITTEN)
    assert [note in shown(pages) for note in notes] == [True] * 4


def test_an_exit_ticket_with_gaps_is_handed_in_after_confirmation() -> None:
    pages, _ = lesson(paged=True)
    view = hand_in(pages, {**WRITTEN, "1": "", "3": " "})
    assert "Questions 2 and 4 are still open." in view.regions().below
    assert "Because &lt;36&gt; must agree.</textarea>" in view.regions().below
    assert not view.progress.handed_in
    send_message(view, kind="command", name="write on", value="")
    assert "still open" not in view.regions().below
    hand_in(pages, {**WRITTEN, "1": ""})
    assert "Question 2 is still open." in view.regions().below
    hand_in(pages, {**WRITTEN, "1": ""}, sure=True)
    assert view.progress.is_done
    assert "You left this open." in view.regions().below
    assert "definition: Left open" in foot(pages)


def test_handed_in_answers_stay_beside_the_final_version() -> None:
    pages, _ = lesson(paged=True)
    view = hand_in(pages, WRITTEN)
    assert "You handed in: Ask both." in " ".join(read(view.regions().below))
    send_message(view, kind="answer", number=2, value="Ask who made it.")
    assert view.page.page_widget.said.endswith("Your final version is kept.")
    hand_in(pages, {**WRITTEN, "2": "Something else."}, sure=True)  # the same press once more
    again = resumed(page_of(pages).keeps)
    assert "You handed in: Ask both." in " ".join(read(again.steps[3].regions().below))
    assert "\nAsk who made it.</textarea>" in again.steps[3].regions().below
    for sheet in (foot(pages), foot(again)):
        both = ("definition: Answered: Ask both.", "definition: Final version: Ask who made it.")
        assert both in pairwise(sheet)
        assert sheet.count("definition: No final version") == 3


def test_only_questions_of_the_exit_ticket_can_be_handed_in() -> None:
    pages, _ = lesson(paged=True)
    with pytest.raises(ValueError, match="the page handed in"):
        hand_in(pages, {"9": "Because."}, sure=True)
    assert (said(pages), pages.steps[3].progress.handed_in) == ([], False)


OF_0_1 = """{"at": 3, "steps": {"exit-ticket": {"answers": %s, "goes_on": false, "has_played": false, "game": []}}}"""


@pytest.mark.parametrize("is_whole", [True, False])
def test_an_exit_ticket_that_version_0_1_kept_opens(is_whole: bool) -> None:
    """There each question was answered alone, and its note was read at once."""
    again = resumed(OF_0_1 % json.dumps(WRITTEN if is_whole else {"1": "It cost money."}))
    view = again.steps[3]
    assert view.progress.handed_in == is_whole
    assert "It cost money." in view.regions().below
    assert ("Hand in" in view.regions().below) == (not is_whole)
    hand_in(again, WRITTEN)
    assert sorted(said(again)) == sorted(WRITTEN.values())


def test_the_last_page_has_all_answers_on_one_sheet() -> None:
    pages, _ = lesson(paged=True)
    answer(pages.steps[0], 0, PREDICTION)
    hand_in(pages, {"0": "Because <36> must agree."})
    sheet = foot(pages)
    assert any(line.startswith("Name Date: ") for line in sheet)
    assert f"definition: Predicted: {PREDICTION}" in sheet
    assert "definition: Written, not sent: Because <36> must agree." in sheet
    assert sheet.count("definition: Left open") == 3
    assert 'data-drafted="exit-ticket-3"' in page_of(pages).html("foot"), (
        "the page has no place for what is written and not sent"
    )
