"""Something wrong in a text."""

from dataclasses import dataclass


@dataclass(frozen=True, order=True)
class Problem:
    """Something wrong in a text.

    Attributes:
        file: seen from the folder above `lessons`. line: its number; 0 where it is the file as a whole, or missing.
        what: is wrong, and what would be right.
    """

    file: str
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.file}, line {self.line}: {self.what}" if self.line else f"{self.file}: {self.what}"
