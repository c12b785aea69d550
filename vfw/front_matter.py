"""How every text that staff write begins: lines of `key: value` between two lines of hyphens; then comes its body.

    ---
    title: Nashville, August 1920
    ratified: IL, WI, MI
    suffragist deck:
      Victory Map
      Late, shuffled
    ---
    Thirty-five states have said yes.

A value may go on below its key, on lines that are indented. A line that begins with # is a remark. What is wrong is
told with the number of its line: what stands there, and what would be right.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import NamedTuple

from vfw.untrusted_input import plain, shortened

FENCE = "---"
NONE = "none"


class BadText(ValueError):
    """A text that is not as it should be: `what` is wrong in a line, perhaps of a file, and what would be right."""

    def __init__(self, line: int, what: str, file: str = "") -> None:
        self.line, self.what = line, what
        super().__init__(f"{file}, line {line}: {what}" if file else f"line {line}: {what}")

    @property
    def closed(self) -> str:
        """The message as the end of a sentence, which may ask: did you mean another word?"""
        return str(self) if str(self).endswith("?") else f"{self}."


class Said(NamedTuple):
    """Words of a text, and the number of their line."""

    words: str
    line: int

    @property
    def quoted(self) -> str:
        """The words as a message quotes them."""
        return f"“{shortened(self.words)}”"

    def wrong(self, what: str) -> BadText:
        return BadText(self.line, what)


@dataclass(frozen=True)
class Sheet:
    """The text, cut up but not yet understood.

    Attributes:
        values: what is said of each key, line by line. end: the number of the line that ends the keys.
        body: what follows them, from its first line that is not empty.
    """

    values: Mapping[str, tuple[Said, ...]]
    end: int
    body: Said

    def __contains__(self, key: str) -> bool:
        return key in self.values

    def text(self, key: str, default: str = "") -> Said:
        """All that is said of `key`, as one piece."""
        said = self.values.get(key)
        return Said(" ".join([one.words for one in said]), said[0].line) if said else Said(default, self.end)

    def items(self, key: str, separator: str, default: str = NONE) -> list[Said]:
        """The single things that are said of `key`; [] where it is "none"."""
        said = self.values.get(key, (Said(default, self.end),))
        if [one.words.lower() for one in said] == [NONE]:
            return []
        return [Said(item.strip(), line) for words, line in said for item in words.split(separator) if item.strip()]


def sheet(text: str, keys: Collection[str] | None = None, kind: str = "a text") -> Sheet:
    """The text as a sheet; messages call it `kind`. Raises BadText where it is not built as it should be, or says
    anything of a key that is not among `keys`.
    """
    lines = plain(text).rstrip().split("\n")
    if lines[0].rstrip() != FENCE:
        raise BadText(1, f"{kind} begins with a line of three hyphens, {FENCE}")
    heads: dict[str, int] = {}
    values: dict[str, tuple[Said, ...]] = {}
    for number, line in enumerate(lines[1:], start=2):
        words = line.strip()
        if line.rstrip() == FENCE:
            for key, head in heads.items():
                if key not in values:
                    raise BadText(
                        head,
                        f"nothing is said of “{shortened(key)}”; write something behind the colon, or leave it out",
                    )
            below = "\n".join(lines[number:])
            empty = len(below) - len(below.lstrip())
            return Sheet(values, number, Said(below.strip(), number + 1 + below.count("\n", 0, empty)))
        if not words or words.startswith("#"):
            continue
        if not line[0].isspace():
            key = _new_key(Said(words, number), keys, heads)
            heads[key], words = number, words.partition(":")[2].strip()
        elif words.partition(":")[0].lower() in (keys or ()):
            raise BadText(
                number,
                f"“{shortened(words)}” is indented, as if it went on with the line above; begin the line with it",
            )
        elif not heads:
            raise BadText(
                number, f"“{shortened(words)}” is indented, but no key stands above it that it could belong to"
            )
        if words:
            values[key] = (*values.get(key, ()), Said(words, number))
    raise BadText(len(lines), f"the keys never end; write a line {FENCE} below the last of them")


def _new_key(said: Said, keys: Collection[str] | None, heads: Mapping[str, int]) -> str:
    name, colon, _ = said.words.partition(":")
    key = " ".join(name.lower().split())
    if not colon:
        raise said.wrong(
            f"{said.quoted} has no colon; write “key: value”, or indent it if it goes on with the line above"
        )
    if keys is not None and key not in keys:
        raise said.wrong(
            f"“{shortened(name.strip())}” is no key{meant(key, keys, 'the README of the folder lessons has them all')}"
        )
    if key in heads:
        raise said.wrong(f"“{shortened(key)}” has been said in line {heads[key]}; leave one of the two out")
    return key


def meant(word: str, names: Iterable[str], otherwise: str) -> str:
    """The end of a sentence on a wrong word: the name that is most like it, or `otherwise` where none is."""
    by_small_letters = {name.lower(): name for name in names}
    close = get_close_matches(word.lower(), by_small_letters, n=1)
    return f"; did you mean “{by_small_letters[close[0]]}”?" if close else f"; {otherwise}"
