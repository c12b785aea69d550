"""Find what the exhibit leaves out because it cannot be read, so that the terminal names it once.

Every kernel reads the same folders and leaves out the same entries. None of them reaches the terminal, so the server
looks once, as it starts.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from vfw.history.texts import parse
from vfw.resources import lessons, read_each
from vfw.server.notebook_pages import notebook_pages
from vfw.votes.scenarios import scenario, tutorial
from vfw.votes.scenarios.deck_file import register_deck
from vfw.whatif import question

PROSE = ("", "cards", "companions", "doors", "guides", "handouts", "lessons")
FOLDERS: dict[str, Callable[[str, str], object]] = {
    **dict.fromkeys(PROSE, lambda _, text: parse(text, "")),
    "decks": lambda _, text: register_deck(text),
    "scenarios": lambda _, text: scenario.parse_scenario(text),
    "tutorial": lambda _, text: tutorial.parse_lesson(text),
    "whatif": lambda _, text: question.parse_question(text, lessons("scenarios")),
}
"""`lessons` itself and the folders in it that the exhibit lists, and what reads a text of each."""


def left_out(notebooks: Path) -> list[str]:
    """Return one line for each text and each notebook that cannot be read: the file, what is wrong, what to do."""
    lines: list[str] = []

    def tell(file: str, what: str) -> None:
        lines.append(f"Left out: {file}: {what}")

    for folder, read in FOLDERS.items():
        read_each(folder, read, tell)
    notebook_pages(notebooks, tell)
    return lines
