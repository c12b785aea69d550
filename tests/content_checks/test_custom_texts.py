"""A folder on a stick: what is wrong in it is told by file and line, and nothing outside of it is followed."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from vfw import cli, resources
from vfw.content_checks import custom_texts
from vfw.content_checks.custom_texts import check_custom_texts, overlay_texts
from vfw.resources import own_lessons

SCENARIO, NOTE, LESSON = "scenarios/our-town.md", "cards/lucy-stone.md", "lessons/nashville.md"
MORE = "key,title,where,kind,rights\nTOWN1913,Minutes of the league,Town archive,primary,public domain\n"


def ours(file: str) -> str:
    return (own_lessons() / file).read_text(encoding="utf-8")


TOWN = ours("scenarios/1920-nashville.md").replace("title: Nashville, August 1920", "title: Our town")


def put(folder: Path, texts: dict[str, str | bytes]) -> Path:
    for name, text in texts.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return folder


def told(folder: Path) -> list[str]:
    return [str(fault) for fault in check_custom_texts(custom_texts.read_folder(folder))]


def test_custom_texts_and_their_sources_are_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    note = re.sub(r"\[HWS\d\]", "[TOWN1913]", ours(NOTE))
    texts: dict[str, str | bytes] = {SCENARIO: TOWN, NOTE: note, "more-sources.csv": MORE}
    left_aside: dict[str, str | bytes] = {
        "README.md": "# Ours\n",
        ".DS_Store": b"\0",
        "cards/._lucy-stone.md": b"\0",
        "acts.csv": ours("acts.csv"),
    }
    stick = put(tmp_path / "stick", {**texts, **left_aside, "glossary.md": ours("glossary.md")})
    assert told(stick) == []
    files = custom_texts.read_folder(stick).files
    assert {str(place) for place in files} == {*texts}
    overlay_texts(files, tmp_path / "whole")
    monkeypatch.setenv(resources.LESSONS, str(tmp_path / "whole"))
    assert {*resources.lessons("scenarios")} == {"our-town", *(path.stem for path in own_lessons().glob("scenarios/*"))}
    assert resources.lesson(NOTE).read_text(encoding="utf-8") == note
    table = resources.lesson("sources.csv").read_text(encoding="utf-8")
    assert table == ours("sources.csv") + MORE.partition("\n")[2]
    # What is laid over is no part of what the next folder is compared with.
    assert custom_texts.read_folder(stick).files == files


WRONG: list[tuple[str, str | bytes, str]] = [
    # What the proofreader knows
    (NOTE, ours(NOTE).replace("[HWS2]", "[HWS22]", 1), r", line \d+: there is no source “HWS22”; did you mean"),
    ("cards/helen-keller.md", "She wrote.", ", line 1: a text begins with a line of three hyphens, ---"),
    (
        "cards/sojourner-truth.md",
        "---\ncard: Š\n---\n".encode("cp1250"),
        ": This is not UTF-8. Save it as UTF-8",
    ),
    ("cards/our-card.md", ours(NOTE), ", line 1: no card has the key “our-card”"),
    ("scenarios/a.md", TOWN.replace("ratified:", "ratified: Texass,"), r", line \d+: .*Texass.*did you mean “Texas”"),
    # A scenario at a screen
    ("scenarios/1920-nashville.md", TOWN, ", line 1: lessons and doors play our scenario of that name as it is"),
    (
        "scenarios/b.md",
        TOWN.replace("title: Our town", f"title: {'Our town ' * 9}"),
        ", line 2: the title has 80 characters; on a screen at which people stand, 60 at most",
    ),
    (
        "scenarios/c.md",
        f"{TOWN.rstrip()} {'They met. ' * 90}",
        r", line \d+: the introduction has \d+ characters; on a",
    ),
    # What rooms look for
    ("doors/ours.md", ours("doors/tennessee.md"), ", line 1: no page shows it; the exhibit has .*tennessee.md"),
    (
        "doors/tennessee.md",
        ours("doors/tennessee.md").replace("scenario: 1920-tennessee", "scenario: 1920-january"),
        r", line \d+: this door plays “1920-tennessee”; write that",
    ),
    (
        LESSON,
        re.sub(r"^## .*", "## Our own", ours(LESSON), count=1, flags=re.MULTILINE),
        r", line \d+: no page shows the part “Our own”; leave it out",
    ),
    (LESSON, "", r", line \d+: the part “## .*” is missing; the exhibit shows it"),
    (
        "lessons/amendment.md",
        ours("lessons/amendment.md").replace("? kind: predict", "? kind: question", 1),
        r", line \d+: the room asks other questions here; write these kinds in this order: predict",
    ),
    (
        "debrief.md",
        ours("debrief.md").replace("\n{who}", "\n{whom}", 1),
        r", line \d+: nothing is known here for “{whom}”",
    ),
    (
        "race.md",
        ours("race.md").replace("## 1919-06-10", "## 1919-06-10: One"),
        r", line \d+: “One” is no day; write “## 1",
    ),
    # Files of the exhibit that cannot be replaced, and files that it does not know
    ("sources.csv", MORE, ": this table is the exhibit’s own; write what you add to it into more-sources.csv"),
    ("tutorial/1-goal.md", TOWN, ": the tutorial is played as it is; leave this out"),
    ("play.ipynb", "{}", ": the exhibit has no text here; it takes cards/"),
    ("deep/scenarios/a.md", TOWN, ": the exhibit has no text here"),
    ("a/b/c/d.md", TOWN, "this folder is too deep; put texts into folders as in `lessons`"),
    ("scenarios/Our Town.md", TOWN, ": write its name in small letters and digits with hyphens between"),
    ("scenarios/a\nb.md", TOWN, "scenarios/a.b.md: write its name in small letters"),
    (SCENARIO, "x" * 200_001, ": this is too long for a text; it may have 200,000 bytes"),
]


def test_problems_are_reported_by_file_and_line(tmp_path: Path) -> None:
    found = told(put(tmp_path, {file: text for file, text, _ in WRONG if text}))
    for file, _, wrong in WRONG:
        begins = re.escape(file) if wrong.startswith((",", ":")) else ".*"
        assert [fault for fault in found if re.match(begins + wrong, fault)], (file, wrong, found)


@pytest.mark.parametrize(
    ("table", "wrong"),
    [
        ("key,title\nA,B\n", "line 2: each line has these cells, and none is empty: key, title, where, kind, rights"),
        (MORE + "X1,,a,b,c\n", "line 3: each line has these cells"),
        (MORE + MORE.partition("\n")[2], "line 3: there is a source “TOWN1913” already; call yours otherwise"),
        (MORE.replace("TOWN1913", "HWS6"), "line 2: there is a source “HWS6” already"),
        (MORE.replace("TOWN1913", "<b>"), "line 2: “<b>” is no key; write capital letters and digits"),
        (MORE.partition("\n")[0], "line 1: there is no source here"),
        (b"\xff\xfe", "line 1: This is not UTF-8"),
        ('key\n"', "line 1: this is no table: "),
    ],
)
def test_a_fault_in_the_table_of_sources_is_reported_by_its_line(
    tmp_path: Path, table: str | bytes, wrong: str
) -> None:
    (fault,) = told(put(tmp_path, {"more-sources.csv": table}))
    assert fault.startswith(f"more-sources.csv, {wrong}")


def test_a_folder_without_changes_is_a_problem(tmp_path: Path) -> None:
    only = put(tmp_path, {"README.md": "# Ours", "glossary.md": ours("glossary.md")})
    assert told(only) == [".: no text here differs from those of the exhibit"]


def linked_file(stick: Path) -> str:
    put(stick.parent, {"secret.md": TOWN})
    (stick / "scenarios").mkdir(parents=True)
    (stick / SCENARIO).symlink_to(stick.parent / "secret.md")
    return f"{SCENARIO}: this is a link to another place; put the file itself here"


def linked_folder(stick: Path) -> str:
    put(stick.parent / "elsewhere", {"our-town.md": TOWN})
    stick.mkdir()
    (stick / "scenarios").symlink_to(stick.parent / "elsewhere")
    return "scenarios: this is a link to another place; put the file itself here"


def a_pipe(stick: Path) -> str:
    (stick / "cards").mkdir(parents=True)
    os.mkfifo(stick / NOTE)
    return f"{NOTE}: this is no file"


def too_many(stick: Path) -> str:
    put(stick, {f"scenarios/town-{number}.md": "" for number in range(custom_texts.MAX_FILES + 1)})
    return ".: there are more than 1,000 files here; bring only the texts"


def too_much(stick: Path) -> str:
    put(stick, {f"scenarios/town-{number}.md": "x" * custom_texts.MAX_FILE_BYTES for number in range(52)})
    return ".: there are more than 10,000,000 bytes here; bring only the texts"


@pytest.mark.parametrize("attack", [linked_file, linked_folder, a_pipe, too_many, too_much])
def test_links_and_pipes_are_refused_and_sizes_are_limited(tmp_path: Path, attack: Callable[[Path], str]) -> None:
    stick = tmp_path / "stick"
    wrong = attack(stick)
    read = custom_texts.read_folder(stick)
    assert wrong in [str(problem) for problem in read.problems]
    assert sum(map(len, read.files.values())) <= custom_texts.MAX_TOTAL_BYTES + custom_texts.MAX_FILE_BYTES


def test_a_file_that_becomes_a_link_while_it_is_read_is_not_followed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stick, secret = put(tmp_path / "stick", {SCENARIO: TOWN}), tmp_path / "secret"
    secret.write_text("secret")
    opened = os.open

    def swapped(path: Path, *flags: int) -> int:
        path.unlink()
        path.symlink_to(secret)
        return opened(path, *flags)

    monkeypatch.setattr("vfw.content_checks.custom_texts.os.open", swapped)
    read = custom_texts.read_folder(stick)
    assert not read.files
    assert len(read.problems) == 1


def test_the_command_checks_a_custom_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    put(tmp_path, {SCENARIO: TOWN, "code.py": "print()"})
    assert cli.main(["check-content", str(tmp_path)]) == 1
    wrong, count = capsys.readouterr().out.splitlines()
    assert wrong.startswith("code.py: the exhibit has no text here; ")
    assert count == "1 texts that differ from ours; problems: 1"
