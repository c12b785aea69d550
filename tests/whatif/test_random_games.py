"""Games without questions are played at random by the command."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.core.night_watch import NightWatch
from tests.core.sealed_bids import SEATS, SealedBids
from vfw import cli
from vfw.votes import VotesForWomen
from vfw.whatif import other_games

GAMES = 120


@pytest.fixture(autouse=True)
def small_games(monkeypatch: pytest.MonkeyPatch) -> None:
    first = VotesForWomen.name
    monkeypatch.setattr(cli, "GAMES", {first: cli.GAMES[first], SealedBids.name: SealedBids()})


def test_the_number_of_processes_does_not_change_the_wins() -> None:
    alone = other_games.count_wins(SealedBids(), GAMES, 3, jobs=1)
    assert alone.total() >= GAMES
    assert alone == other_games.count_wins(SealedBids(), GAMES, 3, jobs=2)
    assert alone != other_games.count_wins(SealedBids(), GAMES, 4, jobs=1)
    assert all(count > GAMES / 4 for count in (alone[seat] for seat in SEATS))


def test_more_games_include_the_first_ones() -> None:
    more = other_games.count_wins(SealedBids(), GAMES, 3, jobs=1)
    fewer = other_games.count_wins(SealedBids(), GAMES - other_games.RANDOM_BATCH, 3, jobs=1)
    assert fewer - more == Counter()


def test_wins_are_printed_with_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["whatif", "--game", "sealed-bids", "--games", "50", "--jobs", "1"]) == 0
    out, err = capsys.readouterr()
    won = other_games.count_wins(SealedBids(), 50, 0, jobs=1)["north"]
    assert f"| north | {won} of 50 | {2 * won}.0 % |" in out
    assert "| south |" in out
    assert "50 games of rules 1" in out
    assert err.startswith("50 games; the engine is")


def test_every_seat_has_a_row() -> None:
    game = NightWatch()
    told = "\n".join(other_games.report_wins(game, other_games.count_wins(game, 20, 0, jobs=1), 20))
    for seat in game.start({}).seats:
        assert f"| {seat} | " in told


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ([], "expected a question, or --game NAME"),
        (["connecticut-session", "--game", "sealed-bids"], "expected a question, or --game NAME"),
        (["--game", "sealed-bids", "--players", "steady"], "expected a question, or --game NAME"),
        (["--game", "chess"], "'chess' is no game that is played at random; there are sealed-bids"),
        (["--game", "votes-for-women"], "of that game a question is asked; there are sealed-bids"),
    ],
)
def test_impossible_arguments_are_refused(said: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["whatif", *said])
    assert why in " ".join(capsys.readouterr().err.split())
