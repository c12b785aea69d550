"""The table of the strength of players."""

from __future__ import annotations

from pathlib import Path

from vfw.resources import lesson
from vfw.votes import VotesForWomen
from vfw.votes.players.registry import VERSION
from vfw.whatif import ladder
from vfw.whatif.player_strength import TABLE_FILE, format_csv, load_strengths, summarize_results


def test_the_table_has_the_current_rules_and_players() -> None:
    """If not, measure again: `vfw ladder --into FILE`, then `python -m vfw.whatif.player_strength FILE`."""
    assert {(row.rules, row.players) for row in load_strengths()} == {(VotesForWomen.rules, VERSION)}


def test_results_are_counted_by_pairing() -> None:
    games = ladder.list_games(3, ["random-random", "steady-random"], 4)
    results = [ladder.play_game(game) for game in games]
    rows = {row.pairing: row for row in summarize_results(reversed(results))}
    for name, row in rows.items():
        of_it = [result for result in results if result.setting.pairing == name]
        assert (row.games, row.won) == (4, sum(result.winner == "suffragist" for result in of_it))
        assert row.interval[0] <= row.won / row.games <= row.interval[1]
    assert list(rows) == ["random-random", "steady-random"]


def test_the_table_is_written_as_it_is_read() -> None:
    assert format_csv(load_strengths()) == Path(lesson(TABLE_FILE)).read_text(encoding="utf-8")
