"""How the text of a scenario is built: as `vfw.front_matter` tells of every text, with an introduction as its body."""

from __future__ import annotations

from collections.abc import Collection

from vfw import front_matter
from vfw.front_matter import FENCE, NONE, BadText, Said, Sheet, meant

__all__ = ["COMMA", "FENCE", "NONE", "SEMICOLON", "BadScenario", "Said", "Sheet", "meant", "sheet"]

COMMA, SEMICOLON = ",", ";"

BadScenario = BadText
"""A text that is no scenario. `line` says where; the message, what is wrong there and what would be right."""


def sheet(text: str, keys: Collection[str]) -> Sheet:
    """The text of a scenario as a sheet. Raises BadScenario where it is not built as it should be, or says anything of
    a key that is not among `keys`."""
    return front_matter.sheet(text, keys, kind="a scenario")
