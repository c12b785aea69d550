"""The path of a class through a lesson: how long each step takes, and what is left out."""

import pytest

from tests.classroom.lessons import answer, lesson, page_of, whole
from vfw.classroom import Lesson
from vfw.classroom.lesson import QUERY
from vfw.classroom.timing import format_minutes


def test_a_step_off_the_path_is_not_left_open() -> None:
    pages, _ = lesson(paged=True, path=30)
    pages.step("texas", ask="question")
    assert "texas" not in pages.path
    pages.turn_to(3)
    assert "<h3>Congress has said yes</h3>" in page_of(pages).foot_html
    assert "<h3>Voters say no, lawmakers say yes</h3>" not in page_of(pages).foot_html
    answer(pages.steps[4], 0, "The voters")
    assert "<h3>Voters say no, lawmakers say yes</h3>" in page_of(pages).foot_html


def test_each_step_says_how_long_it_takes() -> None:
    pages = whole(path=90)
    for view in pages.steps:
        assert f">{format_minutes(pages.times.minutes(view.step.section.name))}</p><h2" in view.regions().above
    assert f"<summary>15 steps, about {pages.path.takes} minutes in all</summary>" in page_of(pages).head_html
    assert "Not on your" not in page_of(pages).head_html


def test_the_next_button_skips_steps_off_the_path_and_their_numbers_still_open_them() -> None:
    pages = whole(path=30)
    left_out = [view.number for view in pages.steps if view.step.section.name not in pages.path]
    assert left_out == [1, 2, 8, 9, 10, 11, 12]
    assert (
        "minutes in all. Not on your 30-minute path: steps 2, 3, 9, 10, 11, 12, 13. You can still open them.</summary>"
        in page_of(pages).head_html
    )
    assert "<li>A locked door: about 2 minutes (not on your path)</li>" in page_of(pages).head_html
    assert 'aria-label="Step 2: A locked door, not on your 30-minute path"' in page_of(pages).head_html
    assert 'data-value="3">Next step' in page_of(pages).foot_html
    pages.turn_to(3)
    assert 'data-value="0">‹ Back' in page_of(pages).foot_html
    pages.turn_to(1)
    assert "Not on your 30-minute path · about 2 minutes" in pages.steps[1].regions().above
    assert 'data-value="3">Next step' in page_of(pages).foot_html
    assert "Print your answers" not in page_of(pages).foot_html


def test_steps_are_counted_along_the_path_of_the_class() -> None:
    pages = whole(path=30)
    assert "<p>Step 1 (1 of 8 on your 30-minute path)</p>" in page_of(pages).foot_html
    pages.turn_to(3)
    assert "<p>Step 4 (2 of 8 on your 30-minute path)</p>" in page_of(pages).foot_html
    assert page_of(pages).said.endswith("\nStep 4 (2 of 8 on your 30-minute path): Twenty-five hundred new voters")
    pages.turn_to(1)
    assert "<p>Step 2 (not on your 30-minute path)</p>" in page_of(pages).foot_html
    pages.turn_to(14)
    assert "<p>Step 15 (8 of 8 on your 30-minute path)</p>" in page_of(pages).foot_html
    assert "<p>Step 1 of 15</p>" in page_of(whole(path=90)).foot_html


def test_the_address_chooses_a_path_before_the_notebook_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(QUERY, "voila-theme=light&path=30")
    assert Lesson("nashville", path=90).path.minutes == 30


def test_an_unknown_path_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match="there is no path of 25 minutes; expected 30, 45 or 90"):
        Lesson("nashville", path=25)
    monkeypatch.setenv(QUERY, "path=<25>")
    pages = whole()
    assert pages.path.minutes == 45
    told = "The address asks for a path of &#39;&lt;25&gt;&#39;; there is one of 30, 45 or 90 minutes."
    assert told in page_of(pages).head_html


def test_in_cells_a_step_off_the_path_does_not_block_others() -> None:
    cells = Lesson("nashville", path=30, paged=False)
    for name, asks in (("both-sides", ""), ("locked-door", "question"), ("black-voters", "")):
        cells.step(name, ask=[asks] if asks else ())
    assert [view.is_reached for view in cells.steps] == [True, True, True]
