"""A card is changed as CONTRIBUTING.md says: what it says, does and is advised for follows; kept texts differ."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from difflib import ndiff
from pathlib import Path

import pytest

from tests.votes.golden import CARDS_TXT, cards_text, kept_games
from tests.votes.scenes import each, scene
from vfw.votes.coach.event_forecast import forecast_event
from vfw.votes.narration.cards import card_text
from vfw.votes.narration.odds import NumberRecorder
from vfw.votes.records.replay import replay_all
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.seats import SUFFRAGIST
from vfw.votes.rules.steps import congress, cubes_per_region, gain
from vfw.votes.rules.view import view

CHECKOUT = Path(__file__).parents[2]
KEY, TITLE = "susan-b-anthony-indicted", "Susan B. Anthony Indicted"
ANOTHER = "Anna Dickinson"
"""It says the same. The copy of the project has these tests too, and they count on the first."""
SAID = "Gain one button. Add one Suffragist cube in one state of each region."
SAYS = "Add one marker to Congress. Gain two buttons. Add one Suffragist cube in one state of each region."


@pytest.fixture
def changed() -> Iterator[None]:
    """The card, which gains one button as printed, gains two and a marker."""
    assert CARDS[KEY].steps == (gain(1), cubes_per_region(1))
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(CARDS, KEY, replace(CARDS[KEY], steps=(congress(1), gain(2), cubes_per_region(1))))
        card_text.cache_clear()
        yield
    card_text.cache_clear()


@pytest.mark.usefixtures("changed")
def test_it_says_what_it_does_now_and_so_does_advice() -> None:
    assert card_text(KEY) == SAYS
    seen = view(scene(congress=2, buttons=3).round_of(SUFFRAGIST).position, SUFFRAGIST)
    assert forecast_event(seen, SUFFRAGIST, KEY, NumberRecorder()) == (
        "gives Congress one marker more: three in all; brings two buttons, so that you hold five; "
        "adds one cube in a state of each of six regions"
    )


@pytest.mark.usefixtures("changed")
def test_it_does_what_it_says_now() -> None:
    card = scene().play(TITLE).at("VT MO WA DE MT TX")
    card.leaves(**each("VT MO WA DE MT TX", "P"), congress=1, buttons=2).done()


@pytest.mark.usefixtures("changed")
def test_the_kept_texts_differ_in_that_card_alone() -> None:
    before, now = CARDS_TXT.read_text(encoding="utf-8").splitlines(), cards_text().splitlines()
    assert [line for line in ndiff(before, now) if line[0] in "+-"] == [f"-     {SAID}", f"+     {SAYS}"]
    assert now[now.index(f"    {SAYS}") - 1].startswith(TITLE)


@pytest.mark.usefixtures("changed")
def test_games_in_which_it_was_played_are_other_games_now_and_so_the_rules_get_a_version() -> None:
    games, ops = kept_games(), {f"event {KEY}", f"choose {KEY}"}
    shown = {game["id"] for game in games if any(ops.intersection(play["ops"]) for play in game["plays"])}
    assert 0 < len(shown) < len(games)
    assert {name for name, difference in replay_all(games) if difference} == shown


@pytest.mark.long
def test_the_commands_of_the_guide_work_in_order(tmp_path: Path) -> None:
    """In a copy of the project the card and its test are changed; then only the commands of the guide are run."""
    for folder in ("vfw", "tests", "lessons", "geodata"):
        unneeded = shutil.ignore_patterns("node_modules", "__pycache__")
        shutil.copytree(CHECKOUT / folder, tmp_path / folder, ignore=unneeded)
    shutil.copy(CHECKOUT / "pyproject.toml", tmp_path)
    _replace(
        tmp_path / "vfw/votes/cards/suffragist.py", f'"{ANOTHER}", gain(1),', f'"{ANOTHER}", congress(1), gain(2),'
    )
    test = tmp_path / "tests/votes/cards/test_cards_suffragist.py"
    _replace(test, f'("{ANOTHER}", buttons=1)', f'("{ANOTHER}", buttons=2, congress=1)')
    for command in _commands():
        elsewhere = {**os.environ, "PYTHONPATH": str(tmp_path)}
        done = subprocess.run(command, cwd=tmp_path, env=elsewhere, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{command}: {done.stdout[-2000:]}{done.stderr[-2000:]}"
    assert SAYS in (tmp_path / "tests/golden/cards.txt").read_text(encoding="utf-8")


def _commands() -> list[list[str]]:
    """Return the commands of the guide in order, without those that need Chromium; of all tests only a few are run."""
    guide = (CHECKOUT / "vfw/votes/cards/README.md").read_text(encoding="utf-8")
    _, _, section = guide.partition("## Change a card\n")
    told = re.findall(r"^\d\..*?(?=^\d\.|\Z)", section.partition("\n## ")[0], re.MULTILINE | re.DOTALL)
    commands = [command for step in told for command in re.findall(r"`\.venv/bin/([^`]+)`", step)]
    *done, the_tests, example = [command for command in commands if "saves.writing" not in command]
    assert [command.split()[0] for command in done] == ["python", "python", "python", "vfw"]
    assert the_tests == "python -m pytest tests --ignore=tests/browser"
    assert example == "python -m pytest tests/votes/cards -k lucy_stone"
    started = {"python": [sys.executable], "vfw": [sys.executable, "-m", "vfw.cli"]}
    few = "python -m pytest tests/votes/test_golden.py tests/votes/test_verbs.py tests/panel/test_visits.py"
    return [[*started[command.split()[0]], *command.split()[1:]] for command in (*done, few)]


def _replace(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{file.name} has {old!r} {text.count(old)} times"
    file.write_text(text.replace(old, new), encoding="utf-8")
