"""Tools for long runs: a truncated line is lost alone, other files are not touched, and progress has an estimate."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

from vfw.cli import main
from vfw.whatif.ladder import QUICK_PAIRINGS, list_games, run_ladder
from vfw.whatif.long_runs import (
    SECONDS_BETWEEN_LINES,
    ProgressReporter,
    format_duration,
    open_to_append,
    read_complete_lines,
)

LINE = '{"seed": 1}'


@pytest.mark.parametrize("cut_off", ["", "{", '{"se', LINE])
def test_a_truncated_line_is_left_out_and_overwritten(tmp_path: Path, cut_off: str) -> None:
    file = tmp_path / "kept.jsonl"
    file.write_text(f"{LINE}\n{cut_off}")
    assert read_complete_lines(file) == [LINE]
    with open_to_append(file) as lines:
        lines.write("next\n")
    assert file.read_text() == f"{LINE}\nnext\n"


def test_a_ladder_resumes_after_a_full_disk(tmp_path: Path) -> None:
    file, games = tmp_path / "ladder.jsonl", list_games(1, QUICK_PAIRINGS[:1], 3)
    whole = list(run_ladder(games, jobs=1, into=file))
    file.write_text(file.read_text()[:-20])
    assert list(run_ladder(games, jobs=1, into=file)) == whole
    assert len(file.read_text().splitlines()) == 3


@pytest.mark.parametrize("text", ["My notes", "My notes\nof today", f"{LINE}\nMy notes"])
def test_other_text_files_are_not_touched(tmp_path: Path, text: str) -> None:
    file = tmp_path / "notes.txt"
    file.write_text(text)
    for use in (read_complete_lines, open_to_append):
        with pytest.raises(ValueError, match=r"notes.txt, line \d: it holds no results; name another file"):
            use(file)
    assert file.read_text() == text


def test_a_device_is_refused_as_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "--games", "1", "--pairings", "random-random", "--into", "/dev/full"]) == 2
    assert "/dev/full is no file that results can be kept in; name another" in capsys.readouterr().err


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


class Clock:
    """A clock that a test moves by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_the_first_line_names_the_games_and_the_engine() -> None:
    out = StringIO()
    ProgressReporter("pure", out)(400, 0, 0)
    ProgressReporter("compiled", out)(400, 100, 0)
    assert out.getvalue() == (
        "400 games; the engine is pure\n400 games, 100 of them kept from before; the engine is compiled\n"
    )


def test_the_time_left_ignores_kept_games() -> None:
    out, clock = StringIO(), Clock()
    progress = ProgressReporter("pure", out, clock)
    progress(400, 100, 0)
    clock.now += 120
    progress(400, 100, 30)
    assert out.getvalue().splitlines()[1:] == ["130 of 400 games, about 18 min left"]


def test_lines_of_a_log_come_at_intervals() -> None:
    out, clock = StringIO(), Clock()
    progress = ProgressReporter("pure", out, clock)
    progress(200, 0, 0)
    for played in range(1, 101):
        clock.now += SECONDS_BETWEEN_LINES / 10
        progress(200, 0, played)
    lines = out.getvalue().splitlines()[1:]
    assert [line.split()[0] for line in lines] == [str(played) for played in range(10, 101, 10)]


def test_on_a_terminal_one_line_is_overwritten() -> None:
    out, clock = Terminal(), Clock()
    progress = ProgressReporter("pure", out, clock)
    progress(3, 0, 0)
    for played in (1, 2, 3):
        clock.now += 20
        progress(3, 0, played)
    first, *over = out.getvalue().split("\r")
    assert first == "3 games; the engine is pure\n"
    assert over == [
        "1 of 3 games, about 40 s left\x1b[K",
        "2 of 3 games, about 20 s left\x1b[K",
        "3 of 3 games, 60 s\x1b[K\n",
    ]


def test_a_run_in_stretches_is_reported_as_one() -> None:
    out, clock = StringIO(), Clock()
    progress = ProgressReporter("pure", out, clock, at_most=400)
    for kept, played in ((100, 0), (20, 80), (0, 50)):
        progress(100, kept, 0)
        clock.now += SECONDS_BETWEEN_LINES
        if played:
            progress(100, kept, played)
    assert out.getvalue().splitlines() == [
        "At most 400 games; the engine is pure",
        "200 of at most 400 games, about 5 min left",
        "250 of at most 400 games, about 3 min left",
    ]


def test_on_a_terminal_each_stretch_leaves_its_line() -> None:
    out = Terminal()
    progress = ProgressReporter("pure", out, Clock(), at_most=4)
    for _ in range(2):
        progress(2, 0, 0)
        progress(2, 0, 1)
        progress(2, 0, 2)
    assert [line.rsplit("\r")[-1] for line in out.getvalue().rstrip("\n").split("\n")] == [
        "At most 4 games; the engine is pure",
        "2 of at most 4 games, about 0 s left\x1b[K",
        "4 of at most 4 games, 0 s\x1b[K",
    ]


def test_without_games_to_play_there_is_one_line() -> None:
    out = StringIO()
    ProgressReporter("pure", out)(5, 5, 0)
    assert out.getvalue() == "5 games, 5 of them kept from before; the engine is pure\n"


@pytest.mark.parametrize(
    ("seconds", "said"), [(0, "0 s"), (99, "99 s"), (100, "2 min"), (5900, "98 min"), (6000, "1.7 h")]
)
def test_a_duration_has_the_usual_unit(seconds: float, said: str) -> None:
    assert format_duration(seconds) == said
