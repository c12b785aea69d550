"""The output of the benchmarks: the arithmetic of the table, and the parts of the time of a press."""

import pytest

from tests.browser.bench_panel import PARTS as PARTS_OF_THE_BENCH
from tests.browser.bench_panel import selected_parts
from tests.browser.bench_trace import CHANGED, PARTS, PRESS, Event, read_presses
from tests.figures import HEAD, HEAD_WITH_BARE, Line, beside_bare

MAIN = 7


def test_a_figure_stands_beside_what_is_aimed_at_and_beside_the_bare_page() -> None:
    line = str(Line("press to repaint", 75.0, "ms", 50.0, 30.0))
    assert line.split() == ["press", "to", "repaint", "75.0", "ms", "50.0", "1.50", "30.0", "2.50"]
    assert len(line) == len(HEAD_WITH_BARE)


def test_columns_stay_empty_where_there_is_nothing_beside_a_figure() -> None:
    assert str(Line("alone", 75.0, "ms")).split() == ["alone", "75.0", "ms"]
    aimed = str(Line("aimed at", 75.0, "ms", aim=50.0))
    assert aimed.split()[-2:] == ["50.0", "1.50"]
    assert len(aimed) == len(HEAD)
    bare = str(Line("with a bare one", 75.0, "ms", bare=30.0))
    assert bare[len(HEAD) :].split() == ["30.0", "2.50"]
    assert len(bare[: len(HEAD)].split()) == len(["with", "a", "bare", "one", "75.0", "ms"])


def test_nothing_is_divided_by_a_bare_page_that_does_nothing() -> None:
    assert str(Line("layouts", 12.0, "", bare=0.0)).split() == ["layouts", "12.0", "0.0"]


def test_bare_figures_are_found_by_their_names() -> None:
    ours, bare = [Line("a", 6.0, "ms"), Line("b", 4.0, "ms")], [Line("c", 1.0, "ms"), Line("a", 2.0, "ms")]
    assert [line.bare for line in beside_bare(ours, bare)] == [2.0, None]


def event(name: str, ts: float, dur: float | None = None, ph: str = "I", tid: int = MAIN) -> Event:
    return {"name": name, "ph": "X" if dur else ph, "ts": ts, "pid": 1, "tid": tid} | ({"dur": dur} if dur else {})


def press(start: float) -> list[Event]:
    """Return the events of a press.

    It has 1 ms of input, 10 of scripts with 2 of style and 3 of layout, 20 of waiting with 4 of scripts, 5 of scripts,
    a wait for the frame with one more message, and 6 of paint.
    """
    return [
        event(PRESS, start, ph="b"),
        event("EventDispatch", start + 1_000, 10_000),
        event("FunctionCall", start + 1_500, 9_000),
        event("UpdateLayoutTree", start + 2_000, 2_000),
        event("Layout", start + 5_000, 3_000),
        event("WebSocketSend", start + 10_900),
        event("TimerFire", start + 15_000, 4_000),
        event("WebSocketReceive", start + 31_000),
        event("FunctionCall", start + 31_000, 5_000),
        event(CHANGED, start + 34_000),
        event("WebSocketReceive", start + 39_000),
        event("Paint", start + 40_000, 6_000),
        event("Paint", start + 20_000, 9_000, tid=MAIN + 1),
        event(PRESS, start + 50_000, ph="e"),
    ]


def test_each_moment_of_a_press_belongs_to_one_part() -> None:
    [first, second] = read_presses([event("Layout", 0, 500), *press(1_000), *press(90_000), event("Paint", 1e6, 500)])
    assert first.parts == pytest.approx(
        {"kernel": 16, "scripts": 5 + 4 + 5, "style": 2, "layout": 3, "paint": 6, "rest": 1 + 4 + 4}
    )
    assert tuple(first.parts) == PARTS
    assert first.took == pytest.approx(50)
    assert (first.styles, first.layouts, first.messages) == (1, 1, 1)
    assert second.parts == pytest.approx(first.parts)


def test_a_press_without_a_kernel_waits_for_none() -> None:
    [local] = read_presses([each for each in press(0) if not each["name"].startswith("WebSocket")])
    assert local.parts["kernel"] == 0
    assert local.took == pytest.approx(50)


def test_what_ran_already_counts_from_the_press_on() -> None:
    [late] = read_presses(
        [event("FunctionCall", 0, 30_000), event(PRESS, 20_000, ph="b"), event(PRESS, 60_000, ph="e")]
    )
    assert late.parts["scripts"] == pytest.approx(10)
    assert late.took == pytest.approx(40)


def test_a_trace_without_a_press_has_none() -> None:
    assert read_presses([event("Layout", 0, 500)]) == []


def test_a_part_that_there_is_not_is_told_with_those_that_there_are() -> None:
    with pytest.raises(SystemExit, match=r"no part 'atlass'\. The parts are: answers, thinking, atlas, lesson,"):
        selected_parts(["answers", "atlass"])


def test_without_a_name_all_parts_run() -> None:
    assert selected_parts([]) == list(PARTS_OF_THE_BENCH.values())
    assert [part.__name__ for part in selected_parts(["memory", "atlas"])] == ["memory", "atlas"]
