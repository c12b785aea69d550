"""Confidence intervals of counts of games."""

from __future__ import annotations

from math import ceil, floor, sqrt

Z_95 = 1.959963984540054
"""The number of standard deviations to either side that hold 95 in 100 of a normal distribution."""

DIGITS = 9
"""The digits of a float that count: three tenths are no more than 0.3, however they were computed."""


def wilson(successes: float, trials: int, z: float = Z_95) -> tuple[float, float]:
    """Return the interval of a share, after Wilson (1927): it stays within 0 and 1, and holds for few trials too.

    It is that of 95 %, unless `z` gives another number of standard deviations to either side.

    Halves of a success, such as draws, vary less than successes: for them it is a little too wide.

    Raises:
        ValueError: Unless 0 <= successes <= trials and trials > 0.

    >>> low, high = wilson(8, 10)
    >>> round(low, 3), round(high, 3)
    (0.49, 0.943)
    """
    if trials < 1 or not 0 <= successes <= trials:
        raise ValueError(
            f"{successes} of {trials} is no share; expected at least one trial, and no more successes than trials"
        )
    share, z2 = successes / trials, z**2
    middle = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    half = z * sqrt(share * (1 - share) / trials + z2 / (4 * trials**2)) / (1 + z2 / trials)
    return max(0.0, middle - half), min(1.0, middle + half)


def outwards(low: float, high: float, parts: int) -> tuple[int, int]:
    """Return the ends of an interval of shares in whole parts, such as tenths, rounded outwards.

    >>> outwards(0.0, 0.138, 10), outwards(0.3, 0.7, 10)
    ((0, 2), (3, 7))
    """
    return floor(round(parts * low, DIGITS)), ceil(round(parts * high, DIGITS))
