"""The path of a class through a lesson: how long each step takes, and what is left out."""

import pytest

from tests.accessible import buttons, names, read
from tests.classroom.lessons import answer, foot, head, lesson, page_of, whole
from vfw.classroom import Lesson
from vfw.classroom.lesson import QUERY
from vfw.classroom.timing import format_minutes


def test_a_step_off_the_path_is_not_left_open() -> None:
    pages, _ = lesson(paged=True, path=30)
    pages.step("texas", ask="question")
    assert "texas" not in pages.path
    pages.turn_to(3)
    assert "heading 3: Congress has said yes" in foot(pages)
    assert "heading 3: Voters say no, lawmakers say yes" not in foot(pages)
    answer(pages.steps[4], 0, "The voters")
    assert "heading 3: Voters say no, lawmakers say yes" in foot(pages)


def test_each_step_says_how_long_it_takes() -> None:
    pages = whole(path=90)
    for view in pages.steps:
        takes, heading, *_ = read(view.regions().above)
        assert takes == format_minutes(pages.times.minutes(view.step.section.name))
        assert heading.startswith("heading 2: ")
    assert f"disclosure: 15 steps, about {pages.path.takes} minutes in all (collapsed)" in head(pages)
    assert "Not on your" not in page_of(pages).html("head")


def test_the_next_button_skips_steps_off_the_path_and_their_numbers_still_open_them() -> None:
    pages = whole(path=30)
    left_out = [view.number for view in pages.steps if view.step.section.name not in pages.path]
    assert left_out == [1, 2, 8, 9, 10, 11, 12]
    (told,) = names(page_of(pages).html("head"), "disclosure")
    assert told.endswith(
        "minutes in all. Not on your 30-minute path: steps 2, 3, 9, 10, 11, 12, 13. You can still open them."
    )
    assert "item: A locked door: about 2 minutes (not on your path)" in head(pages)
    assert "Step 2: A locked door, not on your 30-minute path" in buttons(page_of(pages).html("head"))
    assert "button: Next step › [next 3]" in foot(pages)
    pages.turn_to(3)
    assert "button: ‹ Back [go 0]" in foot(pages)
    pages.turn_to(1)
    assert "Not on your 30-minute path · about 2 minutes" in pages.steps[1].regions().above
    assert "button: Next step › [next 3]" in foot(pages)
    assert "Print your answers" not in page_of(pages).html("foot")


def test_steps_are_counted_along_the_path_of_the_class() -> None:
    pages = whole(path=30)
    assert "Step 1 (1 of 8 on your 30-minute path)" in foot(pages)
    pages.turn_to(3)
    assert "Step 4 (2 of 8 on your 30-minute path)" in foot(pages)
    assert page_of(pages).said.endswith("\nStep 4 (2 of 8 on your 30-minute path): Twenty-five hundred new voters")
    pages.turn_to(1)
    assert "Step 2 (not on your 30-minute path)" in foot(pages)
    pages.turn_to(14)
    assert "Step 15 (8 of 8 on your 30-minute path)" in foot(pages)
    assert "Step 1 of 15" in foot(whole(path=90))


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
    assert told in page_of(pages).html("head")


def test_in_cells_a_step_off_the_path_does_not_block_others() -> None:
    cells = Lesson("nashville", path=30, paged=False)
    for name, asks in (("both-sides", ""), ("locked-door", "question"), ("black-voters", "")):
        cells.step(name, ask=[asks] if asks else ())
    assert [view.is_reached for view in cells.steps] == [True, True, True]
