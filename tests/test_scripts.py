"""The scripts of our pages: what visitors get is what the sources make, and all of it is ours."""

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.node import CHECKOUT, WEB, run

HOUSE = CHECKOUT / "vfw"
ROOMS = ("panel", "atlas", "classroom", "whatif/ui", "server", "kiosk", "speech")
STATIC = "server/jupyter/nbconvert/templates/vfw/static"
OF_STATIC = ("likings", "film", "the-race", "whose-vote")
OF_PAGES = (*(f"{STATIC}/{name}.js" for name in OF_STATIC), "kiosk/web/built/kiosk.js", "speech/web/built/speech.js")
"""Scripts of the pages, beside their stylesheets: every page the first, the front page the second, two doors
one each, each page of a kiosk the last but one, and all others the last."""
NO_SOURCES = ("testing", "built", "node_modules")


def sources() -> set[str]:
    """Scripts that are written by hand, without tests and tools, by their path."""
    return {
        path.relative_to(HOUSE).as_posix()
        for room in ROOMS
        for path in (HOUSE / room / "web").glob("**/*.js")
        if not {*NO_SOURCES} & {*path.parts} and not path.name.endswith(".test.js") and path.parent != WEB
    }


def bundles(house: Path) -> dict[str, str]:
    """The bundles in a house: their texts."""
    paths = {path for room in ROOMS for path in (house / room / "web" / "built").glob("*")}
    paths |= {house / path for path in OF_PAGES}
    return {path.relative_to(house).as_posix(): path.read_text(encoding="utf-8") for path in paths}


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, str], dict[str, Any]]:
    """Return the bundle of the sources, and the output of esbuild."""
    folder = tmp_path_factory.mktemp("made")
    run(WEB / "build.js", "--to", str(folder), "--metafile", str(folder / "meta.json"))
    return bundles(folder), json.loads((folder / "meta.json").read_text(encoding="utf-8"))


def test_the_bundles_are_what_the_sources_make(made: tuple[dict[str, str], dict[str, Any]]) -> None:
    fresh, _ = made
    here = bundles(HOUSE)
    assert here.keys() == fresh.keys()
    assert [name for name in here if here[name] != fresh[name]] == [], "run `make bundles` and commit what it makes"


def test_another_source_makes_another_bundle(tmp_path: Path, made: tuple[dict[str, str], dict[str, Any]]) -> None:
    fresh, _ = made
    for name in sources():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(HOUSE / name, tmp_path / name)
    pace = tmp_path / "panel/web/page/pace.js"
    pace.write_text(pace.read_text(encoding="utf-8").replace('["fast", 0.35]', '["fast", 0.36]'), encoding="utf-8")
    run(WEB / "build.js", "--from", str(tmp_path), "--to", str(tmp_path))
    edited = bundles(tmp_path)
    of_pace = {"classroom/web/built/projector.js", "panel/web/built/page.js"}
    assert {name for name in fresh if edited[name] != fresh[name]} == of_pace


def test_every_source_goes_into_a_bundle_and_nothing_else_does(
    made: tuple[dict[str, str], dict[str, Any]],
) -> None:
    """Code of others would have to be named in LICENSE."""
    _, meta = made
    assert set(meta["inputs"]) == sources()


def test_a_bundle_is_one_module_that_shows_a_widget(made: tuple[dict[str, str], dict[str, Any]]) -> None:
    _, meta = made
    for name, output in meta["outputs"].items():
        assert output["exports"] == ([] if name.endswith(OF_PAGES) else ["default"]), name
        assert output["imports"] == [], name


def test_no_bundle_names_an_address(made: tuple[dict[str, str], dict[str, Any]]) -> None:
    fresh, _ = made
    for name, text in fresh.items():
        assert not re.search("https?:", text.replace("http://www.w3.org/2000/svg", "")), name


def test_the_tools_are_locked_by_hashes_and_no_addresses() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    tools = {name: about for name, about in lock["packages"].items() if name}
    assert {"node_modules/esbuild", "node_modules/typescript", "node_modules/eslint"} <= tools.keys()
    for name, about in tools.items():
        assert about["integrity"].startswith("sha512-"), name
        assert "resolved" not in about, name
    asked = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    assert all(re.fullmatch(r"[\d.]+", version) for version in asked.values())
