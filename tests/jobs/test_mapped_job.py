"""A job whose result is transformed."""

from tests.jobs.test_running_job import Squares
from vfw.jobs.batch import MappedJob, run_inline


def test_a_mapped_job_transforms_the_result_of_the_same_work() -> None:
    told = MappedJob(Squares(1, 2, 3), "the sum is {}".format)
    assert told.found == "the sum is 0"
    assert run_inline(told) == "the sum is 14"
    assert told.done == 1
