"""A kiosk that runs, for all tests of how it answers."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kiosk.staff_login import PIN, come_in, do
from tests.server.running import Running, free_port, is_alive, wait_until, write_notebook
from tests.speech import stand_in
from vfw.kiosk.content import Content
from vfw.kiosk.staff_session import hash_pin
from vfw.resources import lesson

KIOSK = [sys.executable, "-m", "vfw.cli", "kiosk"]
SETTINGS = """
[doors]
first = "play"
open = ["whose-vote", "states", "read"]
[counts]
folder = "{folder}/counts"
[speech]
program = {speech}
[staff]
pin = "{pin}"
volume = ["{python}", "{folder}/speaker.py", "{{percent}}"]
shut_down = ["{python}", "-c", "import sys; sys.exit('nothing is switched off here')"]
[content]
folder = "{folder}/content"
stick = "{folder}/stick"
"""
READS = """import pathlib
from vfw.history.notes import note
pathlib.Path("{folder}/read").write_text(note("lucy-stone").body)
"""
SPEAKER = """import pathlib, sys
pathlib.Path(__file__).with_name("heard").write_text(sys.argv[1])
"""


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Create two notebooks, settings that open some doors, and a command for the volume of the machine."""
    folder = tmp_path_factory.mktemp("kiosk")
    for room in ("play", "projector"):
        write_notebook(folder / f"{room}.ipynb", READS.format(folder=folder), title=room)
    (folder / "speaker.py").write_text(SPEAKER)
    speech = json.dumps(stand_in.command(folder / "given"))
    settings = SETTINGS.format(folder=folder, pin=hash_pin(PIN), python=sys.executable, speech=speech)
    (folder / "kiosk.toml").write_text(settings)
    return folder


@pytest.fixture(scope="session")
def kiosk(folder: Path) -> Iterator[Running]:
    port = free_port()
    options = [f"--port={port}", f"--notebooks={folder}", f"--settings={folder / 'kiosk.toml'}"]
    address = f"http://127.0.0.1:{port}/"
    with Running([*KIOSK, "serve", *options], address, XDG_CACHE_HOME=str(folder / "cache")) as server:
        yield server
        # Staff who take texts have the server end, for another to begin with them: so that is done last.
        bring(folder / "stick")
        assert do(server.url, "take", come_in(server.url))[0] == 204
        wait_until(lambda: not is_alive(server.process), "the server ends")
        assert len(Content(folder / "content").generations()) == 1


def bring(stick: Path) -> Path:
    """A folder with a text that is not ours."""
    ours = lesson("cards/lucy-stone.md").read_text(encoding="utf-8")
    (stick / "cards").mkdir(parents=True)
    (stick / "cards/lucy-stone.md").write_text(ours.replace("her own", "her very own"), encoding="utf-8")
    return stick
