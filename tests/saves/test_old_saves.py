"""What earlier versions saved and browsers kept, still opens: whole, or from the last moment that fits."""

from __future__ import annotations

from pathlib import Path

import pytest

from vfw.core import Decision, Match
from vfw.votes import VotesForWomen

HERE = Path(__file__).parent
GAME = VotesForWomen()
FILES = sorted(HERE.glob("[0-9]*/*.json"))


def name(path: Path) -> str:
    return f"{path.parent.name} {path.stem}"


def test_there_are_saves_of_every_version_that_is_read() -> None:
    assert {path.parent.name for path in FILES} == {*GAME.older_rules}


@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_save_of_an_earlier_version_opens_and_can_be_played_on(path: Path) -> None:
    match = Match.load(path.read_text(encoding="utf-8"), [GAME], throw=False)
    assert match.older
    assert match.older.rules == path.parent.name
    if match.older.left_out:
        assert GAME.can_go_on_from(match.position)
        assert isinstance(match.pending, Decision)
        match.answer(match.legal()[0])
    again = Match.load(match.save(), [GAME], throw=False)
    assert again == match
    assert again.older is None
