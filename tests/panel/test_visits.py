"""On a few visits, of every kind there is, the page says what it said: where that is right to differ,
`python -m tests.panel.visiting`, and read what has changed.
"""

import pytest

from tests.panel.visiting import FOLDER, VISITS, Visit, kept, visited


@pytest.mark.parametrize("visit", VISITS, ids=lambda visit: visit.__name__)
def test_recorded_visits_give_the_same_page(visit: Visit) -> None:
    before, now = kept(visit).read_text(encoding="utf-8").splitlines(), visited(visit).splitlines()
    assert now == before, "where that is right: python -m tests.panel.visiting"


def test_no_other_goldens_exist() -> None:
    assert set(FOLDER.iterdir()) == set(map(kept, VISITS))
