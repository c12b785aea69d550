"""Settings for every test of the classroom."""

import pytest

from vfw.classroom.lesson import ANSWERS


@pytest.fixture(autouse=True)
def with_a_learner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(ANSWERS, raising=False)
