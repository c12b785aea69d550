"""HTML in custom texts, scenarios and questions, which is shown as text and never interpreted."""

import asyncio
import json
import re
import shutil
from collections.abc import Iterator

import pytest

from tests.server.attacker import Attacker
from tests.server.running import CHECKOUT, Running, get

HOSTILE = "<img src=x onerror=alert(1)>"
SHOWN = "&lt;img src=x"
PAGES = [
    "",
    "questions",
    "questions/hawke-v-smith",
    "read/sources",
    "read/glossary",
    "read/language",
    "read/handouts/nashville",
    "states/TN",
    "doors/the-race",
    "doors/whose-vote",
]
ROOMS = ["play", "what-if", "lesson-nashville", "atlas"]
ONE_LINE = re.compile("^(title|goal|question|summary): .*", re.MULTILINE)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Return an exhibit in whose texts every title and every end is hostile."""
    lessons = tmp_path_factory.mktemp("texts") / "lessons"
    shutil.copytree(CHECKOUT / "lessons", lessons)
    for path in lessons.rglob("*.md"):
        text = path.read_text(encoding="utf-8")
        path.write_text(ONE_LINE.sub(rf"\g<0> {HOSTILE}", text).rstrip() + f" {HOSTILE}\n", encoding="utf-8")
    with Running.exhibit(CHECKOUT / "notebooks", VFW_LESSONS=str(lessons)) as server:
        yield server


def test_text_pages_escape_html_in_texts(server: Running) -> None:
    pages = {path: get(server.url + path) for path in PAGES}
    assert {path: status for path, (status, _) in pages.items() if status != 200} == {}
    assert [path for path, (_, text) in pages.items() if HOSTILE in text] == []
    assert len([path for path, (_, text) in pages.items() if SHOWN in text]) >= 3


@pytest.mark.parametrize("room", ROOMS)
def test_widgets_escape_html_in_texts(server: Running, room: str) -> None:
    async def look() -> str:
        visitor = await Attacker.come(server.url, room=f"voila/render/{room}.ipynb")
        await visitor.leave()
        # What is said is set as text, and is no part of the page's HTML.
        return json.dumps([{**it["state"], "said": ""} for it in visitor.states.values()])

    states = asyncio.run(look())
    assert HOSTILE not in states, states[max(0, states.index(HOSTILE) - 300) :][:600]
    assert SHOWN in states or room == "atlas"
