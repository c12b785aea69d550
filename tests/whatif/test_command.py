"""The command `vfw whatif`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.whatif.questions import text
from vfw.cli import main
from vfw.history.tables import sources
from vfw.resources import lessons
from vfw.whatif.api import load_question
from vfw.whatif.report import NOT_HISTORY, format_of_100


def test_a_shipped_question_is_answered(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["whatif", "connecticut-session", "--games", "60", "--jobs", "1"]) == 0
    out, err = capsys.readouterr()
    assert out.startswith("# What if Connecticut’s governor had called a session?")
    assert "- Connecticut: no cubes (record: Connecticut: 3 red)" in out
    assert "In this model the Amendment is won in" in out
    assert NOT_HISTORY in out
    assert "| Worlds of each kind | 60 | 60 |" in out
    for part in ("Known:", "Assumed:", "Guessed:"):
        assert part in out
    assert "60 games" in err


def test_a_question_in_a_file_is_answered_and_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine, into = tmp_path / "mine.md", tmp_path / "mine.jsonl"
    mine.write_text(text("Connecticut: no cubes"))
    again = ["whatif", str(mine), "--games", "20", "--jobs", "1", "--players", "random", "--into", str(into)]
    assert main(again) == 0
    first = capsys.readouterr().out
    assert main(again) == 0
    out, err = capsys.readouterr()
    assert out == first
    assert "20 of them kept from before" in err


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (
            ["nowhere.md"],
            "nowhere.md: there is no such file, and no shipped question of this name; "
            "the shipped questions are connecticut-session, ",
        ),
        (["connecticut-sesion"], "did you mean “connecticut-session”?"),
        (
            ["connecticut-session", "--scheduler", "nonsense"],
            "'nonsense' is no address of a scheduler; expected one as",
        ),
        (["connecticut-session", "--players", "nobody"], "'nobody' is no player"),
    ],
)
def test_wrong_arguments_are_named(arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["whatif", *arguments, "--games", "1"]) == 2
    assert complaint in capsys.readouterr().err


def test_a_wrong_number_of_games_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["whatif", "connecticut-session", "--games", "0"])
    assert "'0' is no number of games; expected 1 to 1000000" in capsys.readouterr().err


@pytest.mark.parametrize("name", lessons("whatif"))
def test_every_shipped_question_can_be_parsed(name: str) -> None:
    question = load_question(name)
    assert question.title.startswith("What if ")
    assert question.title.endswith("?")
    assert question.changes


def test_a_share_is_formatted_as_a_number_of_a_hundred() -> None:
    assert [format_of_100(share) for share in (0, 0.004, 0.5, 0.996, 1)] == [
        "0",
        "fewer than 1",
        "50",
        "more than 99",
        "100",
    ]


@pytest.mark.parametrize("name", lessons("whatif"))
def test_known_sentences_name_existing_sources(name: str) -> None:
    for line in load_question(name).known:
        keys = line.rpartition("[")[2].rstrip("]").split("; ")
        assert {*keys} <= {*sources()}, line
