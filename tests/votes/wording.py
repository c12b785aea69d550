"""Rules for any text of the game, for every reader."""

from typing import Any

SILENT = (("gained", 0), ("lost", 0), ("congress", 0), ("committed", 0))
"""Events that changed nothing: there is nothing to say."""


def changed_nothing(event: tuple[Any, ...]) -> bool:
    return (event[0], event[-1]) in SILENT or event[0] == "sorted"


def well_put(text: str) -> bool:
    """Return whether a text begins like a sentence and shows nothing internal."""
    return bool(text) and not text[0].islower() and text == text.strip() and not set("_[]{}<>=") & set(text)


def whole_sentence(text: str) -> bool:
    return well_put(text) and text.endswith((".", "!"))
