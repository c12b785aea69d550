"""The player of a smaller game against random ones, on each side in turn."""

from collections.abc import Sequence
from random import Random

import pytest

from tests.core.sealed_bids import SealedBids, View
from vfw import cli
from vfw.companions import registry
from vfw.companions.companion import Companion
from vfw.core.players import RandomPlayer
from vfw.core.questions import Decision, Outcome, Reply
from vfw.whatif.other_games import play_companion_game, report_companion_ladder, run_companion_ladder


class Thrifty:
    """Bids the least, and so pays the least."""

    def __init__(self, rng: Random) -> None:
        pass

    def choose(self, view: View) -> Reply:
        assert isinstance(view.pending, Decision)
        return min(view.pending.choices, key=int)


def points(outcome: Outcome, side: Sequence[str]) -> float:
    return 0.5 if len(outcome.winners) != 1 else float(outcome.winners[0] in side)


@pytest.fixture
def companion(monkeypatch: pytest.MonkeyPatch) -> Companion:
    made = Companion(
        game=SealedBids(),
        hides=lambda position, seat: False,
        players={"random": RandomPlayer, "thrifty": Thrifty},
        options={},
        sides=(("north",), ("south",)),
        points=points,
        aim=0.5,
    )
    for module in ("vfw.companions.registry", "vfw.whatif.other_games", "vfw.cli"):
        monkeypatch.setattr(f"{module}.COMPANIONS", {**registry.COMPANIONS, "sealed-bids": made})
    monkeypatch.setitem(cli.GAMES, "sealed-bids", made.game)
    return made


def test_sides_alternate_and_a_game_follows_from_its_number(companion: Companion) -> None:
    results = run_companion_ladder(companion, 20, seed=7, jobs=1)
    assert [result.side for result in results] == [0, 1] * 10
    assert results[13] == play_companion_game("sealed-bids", 7, 13)
    assert results != run_companion_ladder(companion, 20, seed=8, jobs=1)
    assert {0.0, 1.0} <= {result.points for result in results}


def test_the_table_has_a_row_for_each_side_and_says_whether_the_aim_is_met(companion: Companion) -> None:
    results = run_companion_ladder(companion, 40, seed=7, jobs=1)
    won = sum(result.points for result in results)
    text = "\n".join(report_companion_ladder(companion, results))
    assert f"| each in turn | 40 | {100 * won / 40:.1f} %" in text
    assert "| north | 20 |" in text
    assert "| south | 20 |" in text
    assert ("met" in text) == (won / 40 >= companion.aim)


def test_a_cautious_aim_compares_the_lower_end(companion: Companion) -> None:
    results = [result._replace(points=1.0) for result in run_companion_ladder(companion, 10, seed=7, jobs=1)]
    strict = Companion(**{**companion.__dict__, "aim": 0.9, "cautious": True})
    assert "missed (72.2 %)" in "\n".join(report_companion_ladder(strict, results))
    assert "met (100.0 %)" in "\n".join(
        report_companion_ladder(Companion(**{**strict.__dict__, "cautious": False}), results)
    )


def test_the_command_prints_the_table(companion: Companion, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["ladder", "--game", "sealed-bids", "--games", "4", "--jobs", "1", "--seed", "7"]) == 0
    printed = capsys.readouterr()
    assert "| each in turn | 4 |" in printed.out
    assert "`vfw ladder --game sealed-bids --games 4 --seed 7`" in printed.out
    assert cli.main(["ladder", "--game", "sealed-bids", "--stop"]) == 2
    assert "are for votes-for-women alone" in capsys.readouterr().err
    assert cli.main(["bench", "--game", "sealed-bids", "--whatif"]) == 2
    assert "leave one out" in capsys.readouterr().err
