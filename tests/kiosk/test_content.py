"""Texts of a museum's own: taken whole or not at all, a generation each, with a way back."""

import shutil
from datetime import date
from pathlib import Path

import pytest

from vfw import cli
from vfw.content_checks.texts import Problem
from vfw.kiosk import content as module
from vfw.kiosk.content import INDEX, MAX_GENERATIONS, Content, ContentRejected
from vfw.resources import lesson

TODAY = date(2026, 11, 22)
NOTE = "cards/lucy-stone.md"


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    (tmp_path / "stick/cards").mkdir(parents=True)
    return write(tmp_path / "stick", "her very own")


@pytest.fixture
def unread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skip the checks, which take seconds: tests/content_checks/test_custom_texts.py tests them."""
    monkeypatch.setattr(module, "check_custom_texts", lambda brought: list(brought.problems))


def write(stick: Path, words: str) -> Path:
    text = lesson(NOTE).read_text(encoding="utf-8")
    (stick / NOTE).write_text(text.replace("her own", words), encoding="utf-8")
    return stick


def read(content: Content) -> str:
    whole = content.begin(8877)
    return (whole / NOTE).read_text(encoding="utf-8") if whole else ""


@pytest.mark.usefixtures("unread")
def test_generations_are_stacked_and_can_be_undone(tmp_path: Path, stick: Path) -> None:
    content = Content(tmp_path / "deep" / "content")
    assert read(content) == ""
    assert content.take(stick, TODAY) == 1
    assert content.take(write(stick, "her second"), TODAY) == 1
    assert content.generations() == ["0001-2026-11-22", "0002-2026-11-22"]
    assert "her second" in read(content)
    assert content.shown == "0002-2026-11-22"
    # The stick may go.
    shutil.rmtree(stick)
    assert "her second" in read(content)
    assert content.back() == "0001-2026-11-22"
    assert "her very own" in read(content)
    assert content.back() == ""
    assert (read(content), content.shown, content.problem) == ("", "", "")
    with pytest.raises(ValueError, match="there is nothing to go back to"):
        content.back()


@pytest.mark.usefixtures("unread")
def test_old_generations_are_removed_and_no_name_is_used_twice(tmp_path: Path, stick: Path) -> None:
    content = Content(tmp_path / "content")
    for number in range(MAX_GENERATIONS + 2):
        content.take(write(stick, f"her {number}"), TODAY)
    names = content.generations()
    assert names == [f"{number:04}-2026-11-22" for number in range(3, MAX_GENERATIONS + 3)]
    content.back()
    assert content.take(write(stick, "her last"), TODAY) == 1
    assert content.generations() == [*names[:-1], f"{MAX_GENERATIONS + 3:04}-2026-11-22"]
    assert "her last" in read(content)
    there = {path.name for path in content.folder.iterdir()}
    assert there == {*content.generations(), INDEX, "shown-8877"}


@pytest.mark.usefixtures("unread")
def test_a_folder_with_a_problem_is_not_taken(tmp_path: Path, stick: Path) -> None:
    content = Content(tmp_path / "content")
    (stick / "code.py").write_text("print()")
    with pytest.raises(ContentRejected) as why:
        content.take(stick, TODAY)
    assert [fault.file for fault in why.value.problems] == ["code.py"]
    assert not content.folder.exists()


@pytest.mark.usefixtures("unread")
def test_a_disk_that_is_full_leaves_what_was_there(
    tmp_path: Path, stick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = Content(tmp_path / "content")
    content.take(stick, TODAY)
    before = sorted(content.folder.rglob("*"))

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("vfw.kiosk.content.os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        content.take(write(stick, "her second"), TODAY)
    assert sorted(content.folder.rglob("*")) == before
    assert "her very own" in read(content)


@pytest.mark.usefixtures("unread")
@pytest.mark.parametrize("index", ["", "{}", "[1]", '["../../etc"]', '["0009-2026-11-22"]'])
def test_a_damaged_list_of_generations_is_ignored_and_reported(tmp_path: Path, stick: Path, index: str) -> None:
    content = Content(tmp_path / "content")
    content.take(stick, TODAY)
    (content.folder / INDEX).write_text(index)
    assert read(content) == ""
    assert content.problem.startswith("Your own texts are not shown: ")
    content.take(stick, TODAY)
    again = Content(content.folder)
    assert again.take(stick, TODAY) == 1
    if index != '["0009-2026-11-22"]':
        assert "her very own" in read(again)


def test_texts_that_a_newer_exhibit_cannot_read_are_not_shown(
    tmp_path: Path, stick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "check_custom_texts", lambda brought: [])
    content = Content(tmp_path / "content")
    content.take(stick, TODAY)
    monkeypatch.setattr(module, "check_custom_texts", lambda brought: [Problem(NOTE, 3, "that card is no more")])
    assert content.begin(8877) is None
    assert content.problem == f"Your own texts are not shown: 0001-2026-11-22: {NOTE}, line 3: that card is no more"
    assert not (content.folder / "shown-8877").exists()


@pytest.mark.usefixtures("unread")
def test_the_command_takes_and_gives_back(tmp_path: Path, stick: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def said(*words: str, status: int = 0) -> str:
        assert cli.main(["kiosk", "content", *words, f"--settings={settings}"]) == status
        out = capsys.readouterr()
        return out.err if status == 2 else out.out

    settings = tmp_path / "kiosk.toml"
    settings.write_text("")
    assert said(status=2) == "This kiosk keeps no texts of its own. Name a folder in its settings, under [content].\n"
    settings.write_text(f'[content]\nfolder = "{tmp_path / "content"}"')
    assert said() == "The exhibit shows its own texts.\n"
    assert said("take", str(stick)).startswith("1 text taken. Visitors see it after the next start.")
    assert said() == f"0001-{date.today().isoformat()}\n"
    (stick / "code.py").write_text("")
    assert said("take", str(stick), status=1).endswith("problems: 1; nothing was taken\n")
    for nowhere in (tmp_path / "nowhere", settings):
        assert said("take", str(nowhere), status=2) == f"There is no folder {nowhere}.\n"
    assert said("back").startswith("Back to the texts of the exhibit. ")
    assert "nothing to go back to" in said("back", status=2)
