"""What a game puts on the board it is played on; each kind of board has a subclass, beside its surface."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vfw.core.questions import Word
from vfw.panel.view_models import Capability


class Board(Capability):
    """A table without a board."""

    def places(self, view: Any) -> Mapping[str, Word]:
        """Places on the board that stand for a choice under another name, and the choice."""
        return {}
