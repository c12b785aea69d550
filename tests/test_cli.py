"""The `vfw` command, as far as it has no room of its own: fuzzing, against the Oppobot too."""

import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from vfw import cli
from vfw.core.questions import Reply
from vfw.votes import VotesForWomen
from vfw.votes.rules.position import Position


class Asked(VotesForWomen):
    """Notes how its games were asked for."""

    def __init__(self) -> None:
        self.options: list[Mapping[str, Any]] = []

    def start(self, options: Mapping[str, Any]) -> Position:
        self.options.append(dict(options))
        return super().start(options)


class Failing(VotesForWomen):
    """A game that cannot continue after the first campaign."""

    def answer(self, position: Position, reply: Reply) -> Position:
        if reply == "campaign":
            raise RuntimeError("nobody speaks")
        return super().answer(position, reply)


def test_games_are_checked_and_their_endings_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["fuzz", "--games", "2", "--seed", "7"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("2 games of votes-for-women in ")
    assert ", 0 failed\n" in out
    assert "2 100.0% opposition (never sent)" in out


@pytest.mark.parametrize(
    ("words", "options"),
    [
        ([], {}),
        (["--opponent", "oppobot"], {"opponent": "oppobot"}),
        (["--opponent", "oppobot", "--difficulty", "hard"], {"opponent": "oppobot", "difficulty": "hard"}),
        (["--opponent", "oppobot", "--difficulty", "black-d4"], {"opponent": "oppobot", "difficulty": "black-d4"}),
    ],
)
def test_games_are_started_as_asked_for(
    words: list[str], options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Asked()
    monkeypatch.setitem(cli.GAMES, game.name, game)
    assert cli.main(["fuzz", "--games", "1", *words]) == 0
    assert game.options
    assert all(asked == options for asked in game.options)


def test_a_difficulty_without_the_oppobot_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["fuzz", "--games", "1", "--difficulty", "hard"]) == 2
    assert "it needs the option 'opponent': 'oppobot'" in capsys.readouterr().err


def test_an_opponent_that_is_none_is_refused_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["fuzz", "--opponent", "robot"])
    assert "oppobot" in capsys.readouterr().err


def test_options_of_the_main_game_are_refused_for_a_smaller_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["fuzz", "--games", "1", "--game", "buy-the-vote", "--opponent", "oppobot"]) == 2
    assert capsys.readouterr().err == "--opponent and --difficulty are for votes-for-women alone\n"


def test_a_game_that_fails_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(cli.GAMES, Failing.name, Failing())
    assert cli.main(["fuzz", "--games", "1", "--opponent", "oppobot", "--keep", str(tmp_path)]) == 1
    assert "seed 0: promise 1: " in (out := capsys.readouterr().out)
    assert "RuntimeError('nobody speaks')" in out
    assert "1 failed" in out
    save = json.loads((tmp_path / "votes-for-women-0.json").read_text(encoding="utf-8"))
    assert save["options"] == {"opponent": "oppobot"}


@pytest.mark.parametrize("words", ["deck", "bench --games 1", "ladder --games 1 --pairings random-random"])
def test_a_closed_output_pipe_ends_the_command_quietly(words: str) -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [sys.executable, "-m", "vfw", *words.split()], stdout=pipe, stderr=pipe, text=True
    ) as command:
        assert command.stdout
        assert command.stderr
        command.stdout.close()
        said = command.stderr.read()
    assert "Error" not in said
    assert "Traceback" not in said
    assert command.returncode == cli.OUTPUT_CLOSED


def test_a_pairing_names_its_table_itself(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(["ladder", "--games", "1", "--pairings", "greedy-greedy", "--table", "2v2"])
    assert end.value.code == 2
    assert "argument --table: not allowed with argument --pairings" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["ladder", "bench"])
@pytest.mark.parametrize("jobs", ["0", "two", "200000"])
def test_a_number_of_processes_that_is_none_is_told_the_right_ones(
    command: str, jobs: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main([command, "--games", "1", "--jobs", jobs])
    assert end.value.code == 2
    assert f"'{jobs}' is no number of processes; expected 1 to {cli.MOST_JOBS}" in capsys.readouterr().err
