"""Answer files: opened again, refused if they are damaged, and checked."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.whatif.questions import question
from vfw.cli import main
from vfw.resources import lessons
from vfw.whatif import answer_file
from vfw.whatif.answer_file import AS_ASKED, AnswerFile, BadAnswer, find_disagreement, parse_answer
from vfw.whatif.runs import play_run

GAMES = 12


@cache
def sample_answer() -> AnswerFile:
    """Nashville, which is short, by two kinds of player."""
    asked = question("Connecticut: no cubes\n  player: random against steady")
    file = AnswerFile(asked, 7, {})
    return AnswerFile(asked, 7, {player: play_run(file.run(player, GAMES)) for player in ("random", AS_ASKED)})


def opened(text: str) -> AnswerFile:
    return parse_answer(text, lessons("scenarios"))


def test_a_saved_answer_opens_unchanged() -> None:
    assert opened(sample_answer().text()) == sample_answer()
    assert sample_answer().other_versions == ""


def damaged(change: Callable[[dict[str, Any]], object]) -> str:
    said = json.loads(sample_answer().text())
    change(said)
    return json.dumps(said)


def random_tally(said: dict[str, Any]) -> Any:
    return said["counts"]["random"]["as_it_was"]


DAMAGES: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "no format": (lambda said: said.pop("format"), "is no answer to what if. Open one that this page has saved"),
    "a later format": (lambda said: said.update(format=9), "has format 9, and here format 1 is read"),
    "no seed": (lambda said: said.pop("seed"), "damaged: 'seed' is missing"),
    "a seed of letters": (lambda said: said.update(seed="x"), "damaged: something in it has the wrong type"),
    "no question": (lambda said: said.update(question="What if?"), "cannot be asked here: line 1"),
    "no counts": (lambda said: said.update(counts={}), "damaged: nothing was counted"),
    "no player": (lambda said: said["counts"].update(nobody={}), "'nobody' is no player"),
    "a row gone": (lambda said: random_tally(said).pop("sent"), "the counts of random do not add up"),
    "the examples gone": (lambda said: random_tally(said).pop("example"), "the counts of random are not whole"),
    "games as letters": (lambda said: random_tally(said).update(games="12"), "the counts of random do not add up"),
    "more won than played": (lambda said: random_tally(said).update(won=99), "the counts of random do not add up"),
    "no state": (lambda said: random_tally(said)["decisive"].update(XX=1), "the counts of random do not add up"),
    "no event": (
        lambda said: random_tally(said)["early"].update({"<b>": [1, 1]}),
        "the counts of random are not whole",
    ),
    "no world": (lambda said: random_tally(said).update(narrowest=[1, 0]), "the counts of random do not add up"),
}


@pytest.mark.parametrize("name", DAMAGES)
def test_a_damaged_file_is_refused_with_the_reason(name: str) -> None:
    change, complaint = DAMAGES[name]
    with pytest.raises(BadAnswer) as found:
        opened(damaged(change))
    assert complaint in str(found.value)


def test_an_impossible_question_is_reported_as_a_sentence() -> None:
    for moment, end in (("1920-nashvile", "; did you mean “1920-nashville”?"), ("x", "write the name of its file.")):
        with pytest.raises(BadAnswer) as found:
            opened(sample_answer().text().replace("moment: 1920-nashville", f"moment: {moment}"))
        assert str(found.value).endswith(end)


def test_a_byte_order_mark_is_accepted() -> None:
    assert opened("\ufeff" + sample_answer().text()) == sample_answer()


def test_other_files_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    for text, complaint in (
        ("", "it is empty"),
        (sample_answer().text()[:300], "it breaks off"),
        ("[]", "is no answer"),
    ):
        with pytest.raises(BadAnswer, match=complaint):
            opened(text)
    monkeypatch.setattr(answer_file, "MAX_CHARACTERS", 100)
    with pytest.raises(BadAnswer, match="too large: an answer has at most 100 characters"):
        opened(sample_answer().text())


def test_counts_of_other_versions_are_reported() -> None:
    older = opened(damaged(lambda said: said.update(players="0")))
    assert "counted by rules 0.2 and players 0; here are rules 0.2 and players 5" in older.other_versions


@pytest.mark.parametrize("playouts", [4, GAMES])
def test_replayed_playouts_agree_with_the_file(playouts: int) -> None:
    for player in sample_answer().counts:
        assert find_disagreement(sample_answer(), player, playouts, play_run) == ""


def test_a_disagreement_is_named() -> None:
    """A wrong count is found by replaying all playouts, and a wrong seed by a few of them."""
    other = AnswerFile(sample_answer().question, 8, sample_answer().counts)
    assert "in the worlds as it was, the first in which" in find_disagreement(other, "random", 4, play_run)

    def one_more(said: dict[str, Any]) -> None:
        kind = random_tally(said)
        place = next(place for place, n in enumerate(kind["states"]) if 0 < n < GAMES)
        kind["states"][place] += 1

    assert "ratifies do not agree" in find_disagreement(opened(damaged(one_more)), "random", GAMES, play_run)


def test_the_command_shows_and_checks_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "answer.json"
    file.write_text(sample_answer().text(), encoding="utf-8")
    assert main(["whatif", str(file)]) == 0
    assert capsys.readouterr().out.count("# What if?") == 2
    assert main(["whatif", str(file), "--check", "4", "--jobs", "1"]) == 0
    assert "random: worlds 1 to 4 of 12 of each kind, played again, agree." in capsys.readouterr().out
    file.write_text(damaged(lambda said: said.update(seed=8)), encoding="utf-8")
    assert main(["whatif", str(file), "--check", "4", "--jobs", "1"]) == 1
    assert "do not agree: in the worlds as it was" in capsys.readouterr().out
    file.write_text(damaged(lambda said: said.update(rules="0.0")), encoding="utf-8")
    assert main(["whatif", str(file), "--check", "4", "--jobs", "1"]) == 2
    assert "Check it with those." in capsys.readouterr().err
    assert main(["whatif", str(tmp_path / "another.json")]) == 2
    assert capsys.readouterr().err.endswith("another.json: there is no such file\n")
    file.write_bytes(b"\xff\xd8")
    assert main(["whatif", str(file), "--check", "4"]) == 2
    assert "This is not UTF-8" in capsys.readouterr().err
    assert main(["whatif", "connecticut-session", "--check", "4"]) == 2
    assert "only an answer that was saved (its name ends in .json) can be checked" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["whatif", str(file), "--players", "planner"])
    assert "an answer that was saved says itself who played, and how often" in capsys.readouterr().err
