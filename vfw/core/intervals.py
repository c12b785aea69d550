"""How far a count of games can be trusted."""

from __future__ import annotations

from math import sqrt

Z_95 = 1.959963984540054
"""How many standard deviations to either side hold 95 in 100 of a normal distribution."""


def wilson(successes: int, trials: int, z: float = Z_95) -> tuple[float, float]:
    """The interval of a share, after Wilson (1927): it stays within 0 and 1, and holds for few trials too.

    It is that of 95 %, unless `z` says how many standard deviations it reaches to either side.

    Raises ValueError unless 0 <= successes <= trials and trials > 0.

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
