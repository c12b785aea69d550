"""Files to which results are added line by line, whatever happens to whoever writes them."""

from __future__ import annotations

from pathlib import Path
from typing import TextIO

from vfw.foreign import NotText
from vfw.resources import read_text

BEGINS = '{"'
"""How every line begins."""


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
