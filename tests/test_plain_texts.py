"""A text that another editor has saved reads as the one that was written: mark, no-break spaces, ends of lines."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.running import CHECKOUT
from vfw import cli
from vfw.classroom.kept_lesson import KeptLesson, KeptStep, parse_kept_lesson
from vfw.core.match import Match
from vfw.history.table_reading import read as read_table
from vfw.history.tables import SOURCE
from vfw.kiosk.command import read_settings
from vfw.kiosk.content import Choices, Content, StoredChoices
from vfw.panel.skins.registry import DEFAULT_SKIN, to_match
from vfw.resources import lesson, lessons
from vfw.untrusted_input import NotText, decode_text, parse_json
from vfw.votes import VotesForWomen
from vfw.votes.scenarios import scenario, tutorial
from vfw.votes.scenarios.deck_file import deck_title, format_deck, register_deck
from vfw.whatif.api import load_question
from vfw.whatif.long_runs import read_complete_lines

BOM, NBSP = "\ufeff", "\u00a0"


def of_an_editor(text: str) -> str:
    """The text as an editor of Windows saves it, with a space that does not break where one may be."""
    return BOM + text.replace(": ", f":{NBSP}").replace("\n", "\r\n")


def path_with(text: str, folder: Path, name: str) -> Path:
    path = folder / name
    path.write_bytes(text.encode())
    return path


def deck_of(text: str) -> list[str]:
    return [deck_title(text), format_deck(register_deck(text))]


def read_source(text: str, folder: Path) -> object:
    return read_table(path_with(text, folder, "sources.csv"), SOURCE, lambda line: line.text("key"))


def staff_choices(text: str, folder: Path) -> tuple[Choices, str]:
    kept = StoredChoices(path_with(text, folder, "kiosk.staff.json"), ["play"])
    return kept.now, kept.problem


def generations(text: str, folder: Path) -> list[str]:
    path_with(text, folder, "generations.json")
    return Content(folder).generations()


def settings(text: str, folder: Path) -> object:
    return read_settings(Namespace(settings=path_with(text, folder, "kiosk.toml"), notebooks=CHECKOUT / "notebooks"))


def saved(text: str, folder: Path) -> str:
    return to_match(path_with(text, folder, "game.json")).save()


def introduced(text: str, folder: Path) -> object:
    return DEFAULT_SKIN.capabilities.scenarios.introduction(to_match(path_with(text, folder, "scenario.md")))


def step_of_tutorial(text: str, _: Path) -> object:
    return replace(tutorial.parse_lesson(text), text="", options={})


def kept_lines(text: str, folder: Path) -> list[str]:
    return [json.loads(line) for line in read_complete_lines(path_with(text, folder, "results.jsonl"))]


SAVE = Match(VotesForWomen(), {"opponent": "oppobot", "difficulty": "normal"}).save()
PROGRESS = KeptLesson(2, {"you-ask-first": KeptStep(answers={0: "Señora: yes"}, game=[])}).text()
READERS: dict[str, tuple[Callable[[str, Path], object], str]] = {
    "scenario": (lambda text, _: scenario.parse_scenario(text), lessons("scenarios")["1920-nashville"]),
    "tutorial": (step_of_tutorial, lessons("tutorial")["3-campaign"]),
    "deck": (lambda text, _: deck_of(text), format_deck()),
    "save": (saved, SAVE),
    "scenario as a file": (introduced, lessons("scenarios")["1920-nashville"]),
    "what if": (
        lambda text, folder: load_question(path_with(text, folder, "a.md")),
        lessons("whatif")["hawke-v-smith"],
    ),
    "progress of a lesson": (lambda text, _: parse_kept_lesson(text), PROGRESS),
    "table": (read_source, lesson("sources.csv").read_text(encoding="utf-8")),
    "settings of a kiosk": (settings, "[idle] # Señora\nin_a_room = 90\n[counts]\ndays = 3\n"),
    "choices of the staff": (staff_choices, '{"brightness": 90}\n'),
    "generations of texts": (generations, '["0001-2026-11-22"]\n'),
    "results of a ladder": (kept_lines, '{"seed": 1}\n{"seed": 2}\n'),
}


@pytest.mark.parametrize("kind", READERS)
def test_what_another_editor_saved_reads_as_it_was_written(tmp_path: Path, kind: str) -> None:
    read, text = READERS[kind]
    assert of_an_editor(text) != text
    assert read(of_an_editor(text), tmp_path) == read(text, tmp_path)


@pytest.mark.parametrize("data", [b"\xf1", "Señora".encode("utf-16"), "Lucy".encode("utf-16-le"), b"\x89PNG\r\n\0"])
def test_what_is_no_text_is_refused_with_a_remedy(data: bytes) -> None:
    with pytest.raises(NotText, match=r"This is not UTF-8\. Save it as UTF-8 in your editor\."):
        decode_text(data)


def test_a_deck_in_a_save_keeps_every_sign_by_which_it_is_known() -> None:
    text = json.dumps({"deck": f"# My{NBSP}deck"}, ensure_ascii=False)
    assert parse_json(BOM + text) == {"deck": f"# My{NBSP}deck"}


@pytest.mark.parametrize("words", [["whatif", "a.json"], ["whatif", "a.md"], ["deck", "a.md"]])
def test_a_file_of_a_command_that_is_no_text_is_named_with_the_remedy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path(words[1]).write_bytes(b"\xf1")
    assert cli.main(words) == 2
    assert capsys.readouterr().err == f"{words[1]}: This is not UTF-8. Save it as UTF-8 in your editor.\n"
