"""A page that is read: a template and its values. Whoever shows it, on a screen or on paper, fills it in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Page:
    """The template that draws it, its title, what else the template wants to know, and whether it tells answers."""

    template: str
    title: str
    values: dict[str, Any]
    is_for_teachers: bool = False
