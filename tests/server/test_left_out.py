"""Unreadable files, each of which is left out and reported once without further effects."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path, PurePosixPath

import pytest

from tests.server.running import CHECKOUT, Running, get
from vfw.content_checks import find_problems
from vfw.content_checks.custom_texts import check_custom_texts, overlay_texts, read_folder
from vfw.history.notes import notes
from vfw.history.texts import read_all
from vfw.panel.session.new_game import new_game_options
from vfw.panel.skins.registry import DEFAULT_SKIN
from vfw.resources import LESSONS, lessons, own_lessons
from vfw.server import handouts, question_pages, text_pages
from vfw.server.application import FOLDER_PARSERS, find_unreadable_files
from vfw.server.notebook_pages import is_notebook_page, notebook_pages
from vfw.votes.scenarios.deck_file import format_deck
from vfw.whatif.api import shipped_questions
from vfw.whatif.ui.question_draft import list_starting_moments

NOTEBOOKS = CHECKOUT / "notebooks"
FAILED = "Part of this page cannot be shown."


def locked(path: Path) -> None:
    path.write_text("---\ntitle: Locked\n---\n", encoding="utf-8")


BAD: Mapping[str, tuple[str, Callable[[Path], object], str]] = {
    "ANSI": ("a", lambda path: path.write_bytes(b"\xf1"), "Save it as UTF-8"),
    "UTF-16": ("a", lambda path: path.write_bytes("---\ntitle: Señora\n---\n".encode("utf-16")), "Save it as UTF-8"),
    "UTF-16 without a mark": ("a", lambda path: path.write_bytes("---\n".encode("utf-16-le")), "Save it as UTF-8"),
    "empty": ("a", lambda path: path.touch(), ""),
    "another text": ("a", lambda path: path.write_text("Dear all,\n", encoding="utf-8"), ""),
    "folder": ("old", lambda path: path.mkdir(), "This is a folder. Give it a name without the ending"),
    "dangling link": ("a", lambda path: path.symlink_to(path.with_name("gone")), "Put the file itself here"),
    "link to itself": ("a", lambda path: path.symlink_to(path), "Put the file itself here"),
    "pipe": ("a", os.mkfifo, "This is no file. Move it elsewhere"),
    "locked": ("locked", locked, "Permission denied). Change its permissions"),
    "strange name": (os.fsdecode(b"\xf1"), lambda path: path.touch(), "Rename it with letters and digits"),
}
"""Bad files of a folder: the name without suffix, a function that makes one, and the remedy."""
HIDDEN = (".DS_Store", "._a{}", ".a{}.swp", "~$a{}", "a{}~", "a{}.bak", "#a{}#", ".hidden{}")


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Path]]:
    """Return a copy of each folder that the exhibit reads, with a valid file among the decks."""
    whole = tmp_path / "lessons"
    shutil.copytree(own_lessons(), whole)
    shutil.copytree(NOTEBOOKS, tmp_path / "notebooks")
    (whole / "decks" / "good.md").write_text(format_deck(), encoding="utf-8")
    monkeypatch.setenv(LESSONS, str(whole))
    read_bytes = Path.read_bytes

    def denied(path: Path) -> bytes:
        # The tests may run as root, who can read everything.
        if path.stem == "locked":
            raise PermissionError(13, "Permission denied", str(path))
        return read_bytes(path)

    monkeypatch.setattr(Path, "read_bytes", denied)
    notes.cache_clear()
    yield {**{name: whole / name for name in FOLDER_PARSERS}, "notebooks": tmp_path / "notebooks"}
    notes.cache_clear()


def ending(folder: str) -> str:
    return ".ipynb" if folder == "notebooks" else ".md"


def all_that_is_read(notebooks: Path) -> dict[str, object]:
    """Return the results of all readers of a folder, without the start page's notes on broken texts."""
    notes.cache_clear()
    offered = [
        option.value
        for asked in new_game_options(DEFAULT_SKIN).questions
        for option in asked.options
        if not option.problem
    ]
    return {
        **{folder: read_all(folder) for folder in ("companions", "doors", "guides", "handouts", "lessons")},
        "notes": [*notes()],
        "moments": [start.name for start in list_starting_moments()],
        "questions": [*shipped_questions()],
        "pages of questions": question_pages.questions().values["rows"],
        "contents": text_pages.contents(with_guides=True).values,
        "printed": [name for name, _ in handouts.render_pages()],
        "rooms": notebook_pages(notebooks),
        "tutorial": DEFAULT_SKIN.capabilities.tutorial.lessons(),
        "offered": offered,
    }


@pytest.mark.parametrize("bad", BAD)
def test_an_unreadable_file_in_any_folder_is_left_out_and_reported_once(folders: dict[str, Path], bad: str) -> None:
    before = all_that_is_read(folders["notebooks"])
    assert find_unreadable_files(folders["notebooks"]) == []
    stem, make, remedy = BAD[bad]
    for name, folder in folders.items():
        make(folder / f"{stem}{ending(name)}")
    assert all_that_is_read(folders["notebooks"]) == before
    said = find_unreadable_files(folders["notebooks"])
    for name in folders:
        entry = f"{'?' if bad == 'strange name' else stem}{ending(name)}"
        place = folder / entry if name == "notebooks" else PurePosixPath("lessons", name, entry)
        (line,) = [line for line in said if line.startswith(f"Left out: {place}: ")]
        assert remedy in line
        assert line.isprintable()
    assert len(said) == len(folders)
    assert not is_notebook_page(folders["notebooks"], f"{stem}.ipynb")


def test_files_of_systems_and_editors_are_ignored(folders: dict[str, Path]) -> None:
    before = all_that_is_read(folders["notebooks"])
    for name, folder in folders.items():
        for hidden in HIDDEN:
            (folder / hidden.format(ending(name))).write_bytes(b"\xf1")
    assert find_unreadable_files(folders["notebooks"]) == []
    assert all_that_is_read(folders["notebooks"]) == before
    assert find_problems(folders["scenarios"].parent) == []


def test_the_content_checks_list_unreadable_files_and_all_other_errors(folders: dict[str, Path]) -> None:
    whole = folders["scenarios"].parent
    del folders["notebooks"], folders[""]
    for folder in folders.values():
        for number, (stem, make, _) in enumerate(BAD.values()):
            make(folder / f"{stem if stem == 'locked' else f'{stem}{number}'}.md")
    glossary = whole / "glossary.md"
    glossary.write_text(glossary.read_text(encoding="utf-8").replace("[HWS1]", "[HWS99]", 1), encoding="utf-8")
    found = [problem.file for problem in find_problems(whole)]
    for name in folders:
        assert len([file for file in found if file.startswith(f"lessons/{name}/")]) == len(BAD)
    assert [file for file in found if file.count("/") == 1] == ["lessons/glossary.md"]


@pytest.mark.parametrize(
    ("table", "data", "said"),
    [
        ("sources.csv", b"\xf1", "lessons/sources.csv: This is not UTF-8"),
        ("sources.csv", b"kee,title\nHWS1,History\n", "lessons/sources.csv, line 1: there is no column 'key'"),
        ("acts.csv", b"\xf1", "lessons/acts.csv, line 1: This is not UTF-8"),
    ],
)
def test_a_damaged_table_hides_no_other_error(folders: dict[str, Path], table: str, data: bytes, said: str) -> None:
    whole = folders["scenarios"].parent
    (whole / table).write_bytes(data)
    (whole / "scenarios" / "a.md").write_bytes(b"\xf1")
    of_the_text, of_the_table = sorted(map(str, find_problems(whole)), key=lambda problem: table in problem)
    assert of_the_table.startswith(said)
    assert of_the_text.startswith("lessons/scenarios/a.md: ")


def test_stray_files_do_not_block_the_texts_of_a_museum(
    folders: dict[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = folders["scenarios"].parent
    for bad in ("ANSI", "folder", "dangling link", "pipe", "empty"):
        stem, make, _ = BAD[bad]
        make(folders["scenarios"] / f"{bad.split()[0].lower()}-{stem}.md")
    for module in ("vfw.resources", "vfw.content_checks.custom_texts", "vfw.content_checks.custom_texts"):
        monkeypatch.setattr(f"{module}.own_lessons", lambda: whole)
    stick = tmp_path / "stick" / "scenarios"
    stick.mkdir(parents=True)
    town = (whole / "scenarios" / "1920-nashville.md").read_text(encoding="utf-8").replace("title: ", "title: Our ", 1)
    (stick / "our-town.md").write_text(town, encoding="utf-8-sig", newline="\r\n")
    for hidden in HIDDEN:
        (stick / hidden.format(".md")).write_bytes(b"\xf1")
    brought = read_folder(stick.parent)
    assert check_custom_texts(brought) == []
    overlay_texts(brought.files, tmp_path / "shown")
    monkeypatch.setenv(LESSONS, str(tmp_path / "shown"))
    assert {"our-town", "1920-nashville"} <= {*lessons("scenarios")}


def test_a_page_with_a_damaged_text_reports_it_and_the_terminal_names_the_file(folders: dict[str, Path]) -> None:
    (folders["doors"] / "tennessee.md").write_bytes(b"\xf1")
    with Running.exhibit(folders["notebooks"], VFW_LESSONS=str(folders["doors"].parent)) as server:
        status, page = get(f"{server.url}voila/render/tennessee.ipynb")
        assert (status, FAILED in page, "--show_tracebacks" in page) == (200, True, False)
        (line,) = [line for line in server.said.splitlines() if line.startswith("A page could not be opened: ")]
        assert "lessons/doors/tennessee.md, line 1: This is not UTF-8. Save it as UTF-8 in your editor." in line
        assert get(f"{server.url}voila/render/play.ipynb")[0] == get(server.url)[0] == 200


def test_notebook_pages_open_despite_a_scenario_in_another_encoding(folders: dict[str, Path]) -> None:
    (folders["scenarios"] / "a.md").write_bytes(b"\xf1")
    with Running.exhibit(folders["notebooks"], VFW_LESSONS=str(folders["scenarios"].parent)) as server:
        for room in ("play", "what-if", "lesson-nashville"):
            status, page = get(f"{server.url}voila/render/{room}.ipynb")
            assert (status, FAILED in page) == (200, False)
        assert [line for line in server.said.splitlines() if "a.md" in line] == [
            "Left out: lessons/scenarios/a.md: This is not UTF-8. Save it as UTF-8 in your editor."
        ]
