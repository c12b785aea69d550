"""What becomes of an error while somebody acts: it is told on the page, and the game stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from vfw.core.questions import IllegalReply
from vfw.foreign import shortened


class Guarded:
    """ipywidgets swallows the errors of handlers; here they are told, and under test, with `raising`, also raised."""

    raising: ClassVar[bool] = False

    def guarded(self, act: Callable[[], object]) -> None:
        """Act, and tell of what went wrong."""
        try:
            act()
        except Exception as error:
            # What an illegal reply should have been names cards, perhaps of a hand that is to be hidden by then.
            what = "that is no choice here" if isinstance(error, IllegalReply) else error_words(error)
            self.tell(f"Something went wrong ({what}). The game stands as you see it.")
            if self.raising:
                raise

    def tell(self, notice: str) -> None:
        """Show a notice on the page."""
        raise NotImplementedError


def error_words(error: Exception) -> str:
    """An error in a few words, which a person can copy."""
    return shortened(f"{type(error).__name__}: {error}")
