"""How long work takes yet: told from given readings of the clock, in steps, and steadily."""

from itertools import pairwise

import pytest

from vfw.panel.session.arc import LONGER_FACTOR, MINUTE_STEPS, OVER_AN_HOUR, RemainingTime


def told(*readings: tuple[float, float], known: float = 0.0) -> list[int | None]:
    """What is told after each reading: the time in s since the work began, and the share that is done."""
    left, minutes = RemainingTime(known, 1000.0), []
    for now, share in readings:
        left.see(share, 1000.0 + now)
        minutes.append(left.minutes)
    return minutes


def test_too_little_is_done_to_say() -> None:
    assert told((0, 0.0), (9, 0.04)) == [None, None]


@pytest.mark.parametrize(
    ("seconds", "share", "minutes"),
    [(60, 0.5, 1), (61, 0.5, 2), (60, 0.2, 4), (66, 0.1, 10), (66, 0.06, 20), (600, 0.1, OVER_AN_HOUR), (90, 1.0, 1)],
)
def test_it_is_told_in_steps_that_people_use(seconds: float, share: float, minutes: int) -> None:
    assert told((seconds, share)) == [minutes]
    assert minutes in (*MINUTE_STEPS, OVER_AN_HOUR)


def test_what_was_known_before_took_no_time() -> None:
    assert told((60, 0.75), known=0.5) == told((60, 0.5))


def test_under_a_load_that_comes_and_goes_it_never_grows_a_little() -> None:
    """Every fourth piece takes four times as long as the others."""
    now, readings = 0.0, []
    for piece in range(1, 101):
        now += 8.0 if piece % 4 == 0 else 2.0
        readings.append((now, piece / 100))
    said = [minutes for minutes in told(*readings) if minutes is not None]
    assert said[:2] == [10, 5]
    assert said == sorted(said, reverse=True)
    assert set(said) == {1, 2, 3, 4, 5, 10}


def test_it_is_mended_where_it_takes_much_longer_than_was_told() -> None:
    readings = ((30, 0.2), (60, 0.25), (90, 0.25), (120, 0.25), (150, 0.25), (400, 0.3))
    minutes = told(*readings)
    assert minutes == [2, 2, 5, 5, 5, 20]
    for earlier, later in pairwise(minutes):
        assert earlier
        assert later
        assert later <= earlier or later > LONGER_FACTOR * earlier
