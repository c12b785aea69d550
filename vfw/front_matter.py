"""Front matter of the texts that staff write: lines of `key: value` between two lines of hyphens, before the body.

    ---
    title: Nashville, August 1920
    ratified: IL, WI, MI
    suffragist deck:
      Victory Map
      Late, shuffled
    ---
    Thirty-five states have said yes.

A value may continue below its key, on indented lines. A line that begins with # is a comment. An error names the line,
the problem in it, and the remedy.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import NamedTuple

from vfw.untrusted_input import plain, shortened

FENCE = "---"
NONE = "none"


class TextError(ValueError):
    """An error in a text.

    Attributes:
        line: The number of the line.
        what: The problem, and the remedy.
    """

    def __init__(self, line: int, what: str, file: str = "") -> None:
        self.line, self.what = line, what
        super().__init__(f"{file}, line {line}: {what}" if file else f"line {line}: {what}")

    @property
    def closed(self) -> str:
        """The message as the end of a sentence, which may be a question."""
        return str(self) if str(self).endswith("?") else f"{self}."


class SourceText(NamedTuple):
    """Words of a text, and the number of their line."""

    words: str
    line: int

    @property
    def quoted(self) -> str:
        """The words in quotation marks, for a message."""
        return f"“{shortened(self.words)}”"

    def wrong(self, what: str) -> TextError:
        """Return an error at this line."""
        return TextError(self.line, what)


@dataclass(frozen=True)
class FrontMatter:
    """The parsed lines of a text, whose values are not interpreted yet.

    Attributes:
        values: The lines of each value by key.
        end: The number of the line that ends the keys.
        body: The text below, from its first line that is not empty.
    """

    values: Mapping[str, tuple[SourceText, ...]]
    end: int
    body: SourceText

    def __contains__(self, key: str) -> bool:
        return key in self.values

    def text(self, key: str, default: str = "") -> SourceText:
        """Return the value of a key in one piece."""
        said = self.values.get(key)
        return (
            SourceText(" ".join([one.words for one in said]), said[0].line) if said else SourceText(default, self.end)
        )

    def items(self, key: str, separator: str, default: str = NONE) -> list[SourceText]:
        """Return the separate items of a value; [] if it is "none"."""
        said = self.values.get(key, (SourceText(default, self.end),))
        if [one.words.lower() for one in said] == [NONE]:
            return []
        return [
            SourceText(item.strip(), line) for words, line in said for item in words.split(separator) if item.strip()
        ]


def parse_front_matter(text: str, keys: Collection[str] | None = None, kind: str = "a text") -> FrontMatter:
    """Parse the front matter of a text.

    Args:
        text: The text.
        keys: The keys that are allowed; None for all.
        kind: The kind of the text, for messages.

    Raises:
        TextError: The text is malformed, or has an unknown key.
    """
    lines = plain(text).rstrip().split("\n")
    if lines[0].rstrip() != FENCE:
        raise TextError(1, f"{kind} begins with a line of three hyphens, {FENCE}")
    heads: dict[str, int] = {}
    values: dict[str, tuple[SourceText, ...]] = {}
    for number, line in enumerate(lines[1:], start=2):
        words = line.strip()
        if line.rstrip() == FENCE:
            for key, head in heads.items():
                if key not in values:
                    raise TextError(
                        head,
                        f"nothing is said of “{shortened(key)}”; write something behind the colon, or leave it out",
                    )
            below = "\n".join(lines[number:])
            empty = len(below) - len(below.lstrip())
            return FrontMatter(values, number, SourceText(below.strip(), number + 1 + below.count("\n", 0, empty)))
        if not words or words.startswith("#"):
            continue
        if not line[0].isspace():
            key = _new_key(SourceText(words, number), keys, heads)
            heads[key], words = number, words.partition(":")[2].strip()
        elif words.partition(":")[0].lower() in (keys or ()):
            raise TextError(
                number,
                f"“{shortened(words)}” is indented, as if it went on with the line above; begin the line with it",
            )
        elif not heads:
            raise TextError(
                number, f"“{shortened(words)}” is indented, but there is no key above it to which it could belong"
            )
        if words:
            values[key] = (*values.get(key, ()), SourceText(words, number))
    raise TextError(len(lines), f"the keys never end; write a line {FENCE} below the last of them")


def _new_key(said: SourceText, keys: Collection[str] | None, heads: Mapping[str, int]) -> str:
    name, colon, _ = said.words.partition(":")
    key = " ".join(name.lower().split())
    if not colon:
        raise said.wrong(
            f"{said.quoted} has no colon; write “key: value”, or indent it if it goes on with the line above"
        )
    if keys is not None and key not in keys:
        suggestion = suggest_name(key, keys, "the README of the folder lessons has them all")
        raise said.wrong(f"“{shortened(name.strip())}” is no key{suggestion}")
    if key in heads:
        raise said.wrong(f"“{shortened(key)}” has been said in line {heads[key]}; leave one of the two out")
    return key


def suggest_name(word: str, names: Iterable[str], otherwise: str) -> str:
    """Return the end of a message about a wrong word: the most similar name, or `otherwise` if none is similar."""
    by_small_letters = {name.lower(): name for name in names}
    close = get_close_matches(word.lower(), by_small_letters, n=1)
    return f"; did you mean “{by_small_letters[close[0]]}”?" if close else f"; {otherwise}"
