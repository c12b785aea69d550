"""A question asked from Python."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.whatif.questions import JUNE_1919, NASHVILLE, question, text
from vfw.votes.rules.board import PLACE, STATES
from vfw.whatif import run
from vfw.whatif.report import describe_players
from vfw.whatif.runs import Run, play_run

ASKED = question("Connecticut: no cubes", games="60")


def test_the_number_of_games_is_that_of_the_question_or_of_the_call() -> None:
    assert run(ASKED, jobs=1).counts.record() == play_run(Run(ASKED, 60)).record()
    assert run(ASKED, games=20, seed=4, jobs=1).counts.record() == play_run(Run(ASKED, 20, 4)).record()


def test_a_question_is_a_name_or_a_file_and_players_can_be_replaced(tmp_path: Path) -> None:
    file = tmp_path / "mine.md"
    file.write_text(text("Connecticut: no cubes"))
    mine = run(file, games=10, players="random", jobs=1)
    assert mine.run.question.as_it_was.conduct.suffragist == "random"
    assert run("connecticut-session", games=10, players="random", jobs=1).counts == mine.counts


def test_the_frame_has_a_row_for_each_state() -> None:
    pytest.importorskip("pandas", reason="the extra data is not installed")
    answered = run(ASKED, jobs=1)
    frame = answered.to_frame()
    assert [*frame.index] == [*STATES]
    changed = answered.counts.as_changed
    assert frame.loc["CT", "as_changed"] == changed.states[PLACE["CT"]] / changed.games
    assert frame.loc["CT", "as_changed_low"] < frame.loc["CT", "as_changed"] < frame.loc["CT", "as_changed_high"]
    assert frame.loc["CT", "difference"] == frame.loc["CT", "as_changed"] - frame.loc["CT", "as_it_was"]
    assert frame["decides_as_changed"].sum() == changed.decisive.total()


def test_a_notebook_shows_the_answer() -> None:
    answered = run(ASKED, jobs=1)
    shown = answered._repr_markdown_()
    assert answered.sentence in shown
    assert f"{100 * answered.difference.value:+.1f} points" in shown


def test_the_oppobot_is_named_among_the_players() -> None:
    players = "random against greedy"
    solitaire, for_two = (question("Tennessee: 2 yellow", moment, players=players) for moment in (NASHVILLE, JUNE_1919))
    assert describe_players(solitaire.as_changed) == "random against the Oppobot"
    assert describe_players(for_two.as_changed) == "random against greedy"


def test_impossible_numbers_are_named_and_paths_may_be_strings(tmp_path: Path) -> None:
    for games in (0, -5):
        with pytest.raises(ValueError, match=f"{games} is no number of games; expected 1 to 1000000"):
            run("connecticut-session", games)
    with pytest.raises(ValueError, match="0 is no number of processes"):
        run("connecticut-session", 1, jobs=0)
    assert run("connecticut-session", 2, jobs=1, into=str(tmp_path / "kept.jsonl")).counts.games == 2
    (tmp_path / "picture.md").write_bytes(bytes([255, 254, 0]))
    with pytest.raises(ValueError, match="This is not UTF-8"):
        run(tmp_path / "picture.md")
