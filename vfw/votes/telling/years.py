"""The years of the turns, a few each: the time of a game, beside that of history."""

from __future__ import annotations

from itertools import pairwise

YEARS = ("1848", "1865", "1890", "1905", "1914", "1920")
"""When the turns begin, as the track says."""
SPANS = tuple([f"{first}–{int(following) - 1}" for first, following in pairwise(YEARS)] + [YEARS[-1]])
"""The years of each turn, the last of which is one."""
