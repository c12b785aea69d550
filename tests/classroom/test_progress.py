"""How far a learner has come: predictions first, then what happens, then the other questions."""

import pytest

from vfw.classroom.lesson_questions import EXIT, PREDICT, QUESTION, Question
from vfw.classroom.progress import Progress

PREDICTION = Question(PREDICT, "How many?", "25", ("25", "36"), "36", "Three quarters.")
AFTER = Question(QUESTION, "Why?", "Because.")
TICKET = (Question(EXIT, "Who?", "She.", note="They."), Question(EXIT, "When?", "Then."))


def test_a_step_without_questions_and_game_is_done_when_it_is_read() -> None:
    assert Progress(()).is_done


def test_nothing_is_shown_before_the_prediction() -> None:
    progress = Progress((PREDICTION, AFTER))
    assert not progress.is_open
    progress.answer(0, "25")
    assert progress.is_open
    assert not progress.is_done
    progress.answer(1, "Because it is so.")
    assert progress.is_done


def test_a_prediction_can_be_skipped() -> None:
    progress = Progress((PREDICTION,))
    progress.goes_on = True
    assert progress.is_done


def test_the_answer_is_hidden_until_the_game_has_shown_it() -> None:
    progress = Progress((PREDICTION, AFTER), has_game=True)
    progress.answer(0, "36")
    assert progress.is_open
    assert not progress.may_tell(0)
    assert progress.can_change(0)
    progress.has_played = True
    assert progress.may_tell(0)
    assert not progress.can_change(0)
    assert not progress.is_done


def test_an_answer_can_be_changed() -> None:
    progress = Progress((AFTER,))
    progress.answer(0, "One")
    progress.answer(0, "")
    assert progress.answers == {}
    progress.answer(0, " Two ")
    assert progress.answers == {0: "Two"}


def test_a_choice_can_be_removed() -> None:
    progress = Progress((PREDICTION,), has_game=True)
    progress.answer(0, "36")
    progress.answer(0, "")
    assert progress.answers == {}


def test_notes_of_an_exit_ticket_show_after_handing_in_and_allow_a_final_version() -> None:
    progress = Progress((AFTER, *TICKET))
    assert (progress.others, progress.ticket) == ([0], [1, 2])
    progress.answer(0, "Because.")
    progress.answer(1, "He.")
    assert not progress.may_tell(1)
    assert progress.left_open == [2]
    progress.handed_in = True
    assert progress.is_done
    assert all(progress.may_tell(number) for number in (1, 2))
    assert not progress.can_change(1)
    progress.answer(1, "They.")
    progress.answer(2, "In 1920.")
    assert (progress.answers, progress.finals) == ({0: "Because.", 1: "He."}, {1: "They.", 2: "In 1920."})
    progress.answer(2, "")
    assert progress.finals == {1: "They."}


def test_an_invalid_answer_is_refused_and_changes_nothing() -> None:
    progress = Progress((PREDICTION,))
    with pytest.raises(ValueError, match=r"'37' is no choice of 'How many\?'; expected 25 | 36"):
        progress.answer(0, "37")
    with pytest.raises(ValueError, match="there is no question 4; expected 0 to 0"):
        progress.answer(4, "25")
    assert progress.answers == {}
