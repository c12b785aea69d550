"""A question as work for a pool."""

from __future__ import annotations

from tests.whatif.asking import question
from vfw.jobs.batch import run_inline
from vfw.whatif.inquiring import FIRST_ROUND, OF_A_PIECE, Asking
from vfw.whatif.runs import Run, play
from vfw.whatif.tallies import Counts

RUN = Run(question("Connecticut: no cubes"), 150, seed=2)


def test_what_is_found_is_what_a_run_counts() -> None:
    assert run_inline(Asking(RUN)).record() == play(RUN).record()


def test_results_may_come_in_any_order() -> None:
    asking = Asking(RUN)
    while pieces := asking.round():
        for number, piece in reversed([*enumerate(pieces)]):
            asking.take(number, piece.do())
    assert asking.found.record() == play(RUN).record()
    assert asking.done == 1


def test_it_fills_while_it_runs_and_goes_on_where_it_was_stopped() -> None:
    asking = Asking(RUN)
    pieces = asking.round()
    assert (len(pieces), asking.found.games) == (FIRST_ROUND, 0)
    asking.take(0, pieces[0].do())
    asking.take(2, pieces[2].do())
    known = asking.found
    assert known.games == OF_A_PIECE, "the third piece waits for the second"
    again = Asking(RUN, Counts.from_record(known.record()))
    assert run_inline(again).record() == play(RUN).record()


def test_rounds_grow() -> None:
    asking, sizes = Asking(Run(RUN.question, 10_000)), []
    for _ in range(3):
        pieces = asking.round()
        sizes.append(len(pieces))
        for number, piece in enumerate(pieces):
            asking.take(number, piece.do())
    assert sizes == [FIRST_ROUND, 2 * FIRST_ROUND, 4 * FIRST_ROUND]
