"""An inquiry in other words."""

from tests.jobs.test_running_job import Squares
from vfw.jobs.batch import MappedJob, run_inline


def test_the_same_work_is_told_in_other_words() -> None:
    told = MappedJob(Squares(1, 2, 3), "the sum is {}".format)
    assert told.found == "the sum is 0"
    assert run_inline(told) == "the sum is 14"
    assert told.done == 1
