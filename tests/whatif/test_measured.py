"""The table of how well the players play."""

from __future__ import annotations

from pathlib import Path

from vfw.resources import lesson
from vfw.votes import VotesForWomen
from vfw.votes.players.registry import VERSION
from vfw.whatif import ladder
from vfw.whatif.measured import TABLE, counted, measured, written


def test_the_table_is_of_the_rules_and_players_of_today() -> None:
    """Else measure anew: `vfw ladder --into RESULTS.jsonl`, then `python -m vfw.whatif.measured RESULTS.jsonl`."""
    assert {(row.rules, row.players) for row in measured()} == {(VotesForWomen.rules, VERSION)}


def test_results_are_counted_by_pairing() -> None:
    games = ladder.settings(3, ["random-random", "steady-random"], 4)
    results = [ladder.play(game) for game in games]
    rows = {row.pairing: row for row in counted(reversed(results))}
    for name, row in rows.items():
        of_it = [result for result in results if result.setting.pairing == name]
        assert (row.games, row.won) == (4, sum(result.winner == "suffragist" for result in of_it))
        assert row.interval[0] <= row.won / row.games <= row.interval[1]
    assert list(rows) == ["random-random", "steady-random"]


def test_what_is_written_can_be_read() -> None:
    assert written(measured()) == Path(lesson(TABLE)).read_text(encoding="utf-8")
