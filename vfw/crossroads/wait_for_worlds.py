"""How long one waits for worlds that others have played too, in words for whoever waits."""

from __future__ import annotations

from math import ceil

from vfw.jobs.pool import QueueStats

STEPS = (5, 10, 15, 20, 30, 40, 60, 90)
"""s that are said, where it is not much longer: so that it does not waver."""


def wait_in_words(crowd: QueueStats, pieces: int) -> str:
    """How long so many pieces take at most, and why.

    >>> wait_in_words(Crowd(12, 8.0), 25)
    'about 60 seconds: 12 others are asking'
    >>> wait_in_words(Crowd(1, 8.0), 1000)
    'about 5 minutes: one other is asking'
    """
    seconds = crowd.seconds(pieces)
    step = next((step for step in STEPS if seconds <= step), None)
    long = f"about {step} seconds" if step else f"about {ceil(seconds / 60)} minutes"
    return f"{long}{because_of(crowd)}"


def because_of(crowd: QueueStats | None) -> str:
    """Why it takes so long, as the end of a sentence; "" where nobody else asks, or nothing is known.

    >>> because_of(Crowd(12, 8.0))
    ': 12 others are asking'
    """
    if not crowd or not crowd.others:
        return ""
    return f": {'one other is' if crowd.others == 1 else f'{crowd.others} others are'} asking"
