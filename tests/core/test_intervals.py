"""The interval of a share."""

import pytest

from vfw.core.intervals import wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
        (96, 200, 0.4118, 0.5490),
        (1, 1, 0.2065, 1.0),
    ],
)
def test_the_interval_is_wilsons(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=0.0001)


def test_it_holds_the_share_and_narrows_with_more_trials() -> None:
    widths = []
    for trials in (10, 100, 1000):
        low, high = wilson(3 * trials // 10, trials)
        assert 0 < low < 0.3 < high < 1
        widths.append(high - low)
    assert widths == sorted(widths, reverse=True)


def test_both_ends_are_equally_far_for_successes_and_failures() -> None:
    low, high = wilson(30, 100)
    other_low, other_high = wilson(70, 100)
    assert (low, high) == pytest.approx((1 - other_high, 1 - other_low))


@pytest.mark.parametrize(("successes", "trials"), [(0, 0), (-1, 10), (11, 10)])
def test_a_number_that_is_no_share_is_refused(successes: int, trials: int) -> None:
    with pytest.raises(ValueError, match=f"{successes} of {trials} is no share"):
        wilson(successes, trials)
