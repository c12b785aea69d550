"""What people call the seats of Votes for Women."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from vfw.votes.rules.position import OPPOSITION, SUFFRAGIST

SEAT_NAMES: Mapping[str, str] = MappingProxyType({SUFFRAGIST: "Suffragists", OPPOSITION: "Opposition"})
