"""An inquiry in other words."""

from tests.thinking.test_thought import Squares
from vfw.thinking.inquiry import work_out
from vfw.thinking.retold import Retold


def test_the_same_work_is_told_in_other_words() -> None:
    told = Retold(Squares(1, 2, 3), "the sum is {}".format)
    assert told.found == "the sum is 0"
    assert work_out(told) == "the sum is 14"
    assert told.done == 1
