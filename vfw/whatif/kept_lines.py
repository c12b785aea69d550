"""Files to which results are added line by line, whatever happens to whoever writes them."""

from __future__ import annotations

from pathlib import Path
from typing import TextIO

from vfw.resources import read_text
from vfw.untrusted_input import NotText

BEGINS = '{"'
"""How every line begins."""
GO_ON = " Run the same command again to go on from there."
"""Said after the name of the file or folder in which results are kept."""


class WorkLost(Exception):
    """A process or a scheduler that played has ended, and what it was playing is lost; says which."""


def what_is_kept(done: int, games: int, into: Path | None, end: BaseException) -> str:
    """Return what is said where a run ended early, by WorkLost or because somebody stopped it.

    Args:
        done: The number of games that the file holds.
        games: The number of games of the whole run.
        into: The file; None where nothing is kept.
        end: What ended the run.
    """
    kept = f"{done} of {games} games are kept in {into}" if into else "No game is kept; --into FILE keeps them"
    if not isinstance(end, WorkLost):
        return kept
    return f"{end}. {kept}.{GO_ON if into else ''}"


def whole_lines(file: Path) -> list[str]:
    """The lines of a file; a last one that was cut off as it was written, as on a full disk, is left out. Raises
    ValueError where it is no file, or what is left out is no line of results."""
    return _parted(file)[0].splitlines()


def to_go_on(file: Path) -> TextIO:
    """The file, open at its end, where no line is cut off. Raises ValueError as `whole_lines` does."""
    whole, cut_off = _parted(file) if file.exists() else ("", "")
    if cut_off:
        file.write_text(whole, encoding="utf-8")
    return file.open("a", encoding="utf-8")


def _parted(file: Path) -> tuple[str, str]:
    if not file.is_file():
        raise ValueError(f"{file} is no file that results can be kept in; name another")
    try:
        text = read_text(file)
    except NotText as wrong:
        raise ValueError(f"{file}: {wrong}") from None
    end = text.rfind("\n") + 1
    whole, cut_off = text[:end], text[end:]
    if not (cut_off.startswith(BEGINS) or BEGINS.startswith(cut_off)):
        raise ValueError(f"{file}, line {whole.count(chr(10)) + 1}: it holds no results; name another file")
    return whole, cut_off
