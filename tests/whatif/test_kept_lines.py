"""A line that was cut off costs itself alone; what is no file of ours is left as it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from vfw.cli import main
from vfw.whatif.ladder import QUICK_PAIRINGS, list_games, run_ladder
from vfw.whatif.long_runs import open_to_append, read_complete_lines

LINE = '{"seed": 1}'


@pytest.mark.parametrize("cut_off", ["", "{", '{"se', LINE])
def test_a_line_that_was_cut_off_is_left_out_and_written_over(tmp_path: Path, cut_off: str) -> None:
    file = tmp_path / "kept.jsonl"
    file.write_text(f"{LINE}\n{cut_off}")
    assert read_complete_lines(file) == [LINE]
    with open_to_append(file) as lines:
        lines.write("next\n")
    assert file.read_text() == f"{LINE}\nnext\n"


def test_a_ladder_goes_on_after_a_full_disk(tmp_path: Path) -> None:
    file, games = tmp_path / "ladder.jsonl", list_games(1, QUICK_PAIRINGS[:1], 3)
    whole = list(run_ladder(games, jobs=1, into=file))
    file.write_text(file.read_text()[:-20])
    assert list(run_ladder(games, jobs=1, into=file)) == whole
    assert len(file.read_text().splitlines()) == 3


@pytest.mark.parametrize("text", ["My notes", "My notes\nof today", f"{LINE}\nMy notes"])
def test_notes_of_somebody_are_not_touched(tmp_path: Path, text: str) -> None:
    file = tmp_path / "notes.txt"
    file.write_text(text)
    for use in (read_complete_lines, open_to_append):
        with pytest.raises(ValueError, match=r"notes.txt, line \d: it holds no results; name another file"):
            use(file)
    assert file.read_text() == text


def test_what_is_no_file_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "--games", "1", "--pairings", "random-random", "--into", "/dev/full"]) == 2
    assert "/dev/full is no file that results can be kept in; name another" in capsys.readouterr().err
