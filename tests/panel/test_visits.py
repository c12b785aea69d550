"""On a few visits of every kind the page says what it said before.

If it should differ, run `python -m tests.panel.visiting`, and read the difference.
"""

import pytest

from tests.panel.visiting import FOLDER, VISITS, Visit, kept, visited


@pytest.mark.parametrize("visit", VISITS, ids=lambda visit: visit.__name__)
def test_recorded_visits_give_the_same_page(visit: Visit) -> None:
    before, now = kept(visit).read_text(encoding="utf-8").splitlines(), visited(visit).splitlines()
    assert now == before, "where that is right: python -m tests.panel.visiting"


def test_no_other_goldens_exist() -> None:
    assert set(FOLDER.iterdir()) == set(map(kept, VISITS))
