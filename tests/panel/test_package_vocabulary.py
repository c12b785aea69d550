"""The panel knows no game: words of a game or of the states are in their own packages."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.stylesheets import HOUSE

PANEL = HOUSE / "panel"
GAME_FILES = (
    "skins/votes/",
    "skins/suffragetto/",
    "skins/constitution/",
    "skins/buy_the_vote/",
    "surfaces/state",
    "web/map/",
)
"""The packages of the games, and the modules of the map of the states."""
REGISTRIES = {"skins/registry.py", "surfaces/surface.py", "web/build.js"}
"""The files that list all games, surfaces and bundles."""
OF_THE_GAME = re.compile(
    r"suffrag|oppos|oppobot|amendment|campaigner|congress|\bcubes?\b|"
    r"votes for women|tory brown|fort circle|nashville|seneca|strategy (?:card|phase)|final voting",
    re.IGNORECASE,
)
OF_A_SMALLER_GAME = re.compile(
    r"suffragetto|\bconstitution|buy the vote|albert hall|\barrest|inspector|uncle sam|chief justice|"
    r"running mate|nominee|swing state|fundrais",
    re.IGNORECASE,
)
OF_THE_STATES = re.compile(
    r"\b48\b|(?-i:\"States\")|(?:of|and) (?:the )?states\b|state card|vfw-state|ratif|rejected|purple|postal code",
    re.IGNORECASE,
)
OF_TWO_SEATS = re.compile(r"two sides|both sides|other side|other's|\bopponent", re.IGNORECASE)
SHARED_STYLES = {"web/shared/tokens.css", "web/shared/over-libraries.css"}
"""These have the colors of all pages, and overrides of libraries: the atlas has states too."""


def written() -> Iterator[Path]:
    for kind in ("py", "js", "css"):
        for path in sorted(PANEL.rglob(f"*.{kind}")):
            if not {"built", "node_modules"} & set(path.parts):
                yield path


def found(words: re.Pattern[str]) -> list[str]:
    """Return the places of such words outside the packages that may use them."""
    places = []
    for path in written():
        name = path.relative_to(PANEL).as_posix()
        if name.startswith(GAME_FILES) or name in REGISTRIES:
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if name not in SHARED_STYLES or words is not OF_THE_STATES:
                places += [f"{name}:{number}: {said}" for said in words.findall(line)]
    return places


@pytest.mark.parametrize(
    "words", [OF_THE_GAME, OF_A_SMALLER_GAME, OF_THE_STATES, OF_TWO_SEATS], ids=["game", "smaller", "states", "two"]
)
def test_no_word_of_a_game_is_outside_its_package(words: re.Pattern[str]) -> None:
    assert found(words) == []


def test_words_of_games_are_found_in_their_packages() -> None:
    said = " ".join([path.read_text(encoding="utf-8") for path in (PANEL / "skins/votes").glob("*.py")])
    assert OF_THE_GAME.search(said)
    assert OF_THE_STATES.search(said)
    assert OF_TWO_SEATS.search(said)
