"""The kiosk as it answers: which doors are open, what it counts, and that it is looked after."""

import json
import os
import re
import socket
import subprocess
import sys
import urllib.request
from datetime import date
from pathlib import Path

import pytest

from tests.kiosk.conftest import KIOSK, bring
from tests.kiosk.staff_login import come_in
from tests.server.running import CHECKOUT, Running, ask, free_port, get, is_alive, wait_until
from tests.speech import stand_in
from vfw import cli
from vfw.kiosk.command import missing_speech_program
from vfw.kiosk.content import Content
from vfw.kiosk.extension import KioskExtension
from vfw.kiosk.settings import parse_settings
from vfw.network import open_url

ROOMS = ["tennessee", "play", "atlas"]
PROGRAMS = {sys.executable: True, "no-such-program": False}


def test_only_open_doors_are_served(kiosk: Running) -> None:
    for path in (
        "",
        "kiosk/",
        "doors/whose-vote",
        "states/",
        "states/TN",
        "read/sources",
        "read/glossary",
        "kiosk/static/kiosk.css",
    ):
        assert get(kiosk.url + path)[0] == 200, path
    closed = [
        "voila/render/projector.ipynb",
        "voila/tree",
        "voila/tree/deep",
        "voila/api/contents",
        "voila/files/a.txt",
    ]
    closed += ["read/guides", "read/guides/nashville", "read/handouts/nashville", "read/", "read", "lab", "tree", "api"]
    closed += ["doors/the-race", "doors/whose-vote/x", "doors/"]
    closed += ["api/contents", "kiosk.toml", "voila/render/", "voila/render/../play.ipynb"]
    for path in closed:
        assert get(kiosk.url + path)[0] == 404, path
    assert kiosk.kernels() == 0


@pytest.mark.parametrize(
    ("first", "promise"), [("tennessee", "Win the last state, in two minutes."), ("play", "Anywhere.")]
)
def test_the_first_picture_says_what_begins(first: str, promise: str) -> None:
    door = KioskExtension(parse_settings(f'[doors]\nfirst = "{first}"', rooms=ROOMS), None, {}).first_door
    assert (door.name, door.about, door.needs) == ("Touch to begin", promise, f"{first}.ipynb")


def test_the_first_picture_leads_to_the_first_room_and_holds_no_kernel(kiosk: Running) -> None:
    status, page = get(f"{kiosk.url}kiosk/")
    assert status == 200
    assert 'class="large" href="/voila/render/play.ipynb"' in page
    assert "projector" not in page
    assert kiosk.kernels() == 0


def test_the_front_page_leads_to_open_doors_alone(kiosk: Running) -> None:
    page = get(kiosk.url)[1]
    ways = {
        way for way in re.findall(r'href="/((?:voila/render|doors|states|read)[^"#]*)', page) if way != "read/sources"
    }
    texts = {"read/glossary", "read/language", "read/players"}
    assert ways == {"voila/render/play.ipynb", "doors/whose-vote", "states/", *texts}


def test_every_page_has_the_script_of_the_kiosk(kiosk: Running) -> None:
    for path in ("", "kiosk/", "states/TN", "read/sources", "nowhere", "voila/render/play.ipynb"):
        page = get(kiosk.url + path)[1]
        assert "kiosk/static/built/kiosk.js" in page, path
        # What a page behind no door is counted as, the page finds out from these.
        assert 'data-doors="front play read states whose-vote"' in page, path


def test_a_kiosk_speaks_and_its_pages_know_where(kiosk: Running, folder: Path) -> None:
    assert 'data-speech="/speech/" data-speaks="off"' in get(f"{kiosk.url}kiosk/")[1]
    assert get(f"{kiosk.url}speech/static/speech.css")[0] == 200
    # What sound is, cannot be read as text.
    request = urllib.request.Request(f"{kiosk.url}speech/", data=b"Touch to begin", method="POST")
    with open_url(request) as answer:
        assert answer.read() == stand_in.tone(3)
    assert stand_in.given(folder / "given") == ["Touch to begin"]


def test_a_kiosk_that_cannot_speak_says_so_and_opens() -> None:
    told = {
        speaks: parse_settings(f"[speech]\nprogram = ['{program}']", rooms=ROOMS)
        for program, speaks in PROGRAMS.items()
    }
    for speaks, settings in told.items():
        assert ('data-speech="/speech/"' in KioskExtension(settings, None, {}).head("/")) == speaks
    assert missing_speech_program(told[True]) == ""
    assert missing_speech_program(told[False]).startswith(
        "This kiosk does not speak: no-such-program is not on this machine."
    )
    assert (
        missing_speech_program(parse_settings("[speech]\nprogram = ['no-such-program']\non = false", rooms=ROOMS)) == ""
    )


def test_valid_events_of_a_page_are_counted_and_invalid_ones_are_not(kiosk: Running, folder: Path) -> None:
    for body, status in (('{"event": "open", "door": "states"}', 204), ('{"event": "open", "door": "x"}', 400)):
        assert ask(kiosk.url, "kiosk/counts", "POST", body)[0] == status
    assert ask(kiosk.url, "kiosk/counts", "POST", '{"event": "open", "door": "states"}' + " " * 2000)[0] == 413
    lines = [line for path in (folder / "counts").iterdir() for line in path.read_text().splitlines()]
    assert [json.loads(line)["door"] for line in lines] == ["states"]
    said = subprocess.run(
        [*KIOSK, "report", f"--notebooks={folder}", f"--settings={folder / 'kiosk.toml'}",
         f"--picture={folder / 'report.svg'}"],
        capture_output=True, text=True, cwd=CHECKOUT, check=True,
    ).stdout  # fmt: skip
    assert "states                      1        0        0" in said
    drawn = (folder / "report.svg").read_text(encoding="utf-8")
    assert "states: 1 opened, 0 ended." in drawn
    assert drawn.strip() in ask(kiosk.url, "kiosk/staff", Cookie=come_in(kiosk.url))[2]


def test_a_page_hears_that_its_kernel_is_gone(kiosk: Running) -> None:
    signs = json.loads(get(f"{kiosk.url}kiosk/alive")[1])
    assert signs["kernel"] is True
    assert json.loads(get(f"{kiosk.url}kiosk/alive?kernel=nobody")[1]) == {"run": signs["run"], "kernel": False}


@pytest.mark.long
def test_a_server_that_dies_restarts_with_the_texts_that_were_taken(folder: Path, tmp_path: Path) -> None:
    port = free_port()
    address = f"http://127.0.0.1:{port}/"
    settings = (folder / "kiosk.toml").read_text().replace(f"{folder}/content", f"{tmp_path}/content")
    (tmp_path / "kiosk.toml").write_text(settings)
    Content(tmp_path / "content").take(bring(tmp_path / "stick"), date(2026, 11, 22))
    options = [f"--port={port}", f"--notebooks={folder}", f"--settings={tmp_path / 'kiosk.toml'}"]
    with Running([*KIOSK, "--no-window", *options], address) as keeper:
        run = json.loads(get(f"{address}kiosk/alive")[1])["run"]
        (server,) = [child for child in keeper.process.children() if "serve" in child.cmdline()]
        server.kill()

        def is_new() -> bool:
            try:
                return bool(json.loads(get(f"{address}kiosk/alive")[1])["run"] != run)
            except OSError:
                return False

        wait_until(is_new, "the server comes back")
        get(f"{address}voila/render/play.ipynb")
        assert "her very own" in (folder / "read").read_text()
        (server,) = [child for child in keeper.process.children() if is_alive(child)]
        keeper.process.terminate()
        wait_until(lambda: not is_alive(server), "the server ends with its keeper")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--settings", "nowhere.toml"], "nowhere.toml: [Errno 2] No such file or directory"),
        (["--notebooks", "nowhere"], "The kiosk: there are no notebooks at nowhere; say where they are: --notebooks"),
        (["--size", "large"], "The kiosk: screen.size is 'large'; expected width and height in pixels"),
        (["--settings", "{locked}"], "[keyboard] locked = true needs a display of X and the program xkbcomp, and "),
        (["--settings", "{latin}"], "{latin}: the settings are not written in UTF-8; save the file as UTF-8\n"),
        (["report"], "This kiosk counts nothing. Name a folder in its settings, under [counts]."),
    ],
)
def test_a_kiosk_that_cannot_open_says_why(arguments: list[str], said: str, tmp_path: Path) -> None:
    (locked := tmp_path / "locked.toml").write_text("[keyboard]\nlocked = true")
    (latin := tmp_path / "latin.toml").write_bytes("# Türen".encode("latin-1"))
    command = [*KIOSK, *(argument.format(locked=locked, latin=latin) for argument in arguments)]
    environment = {**os.environ, "DISPLAY": "", "CHROMIUM": sys.executable}
    done = subprocess.run(command, capture_output=True, text=True, cwd=CHECKOUT, env=environment)
    assert done.returncode == 2
    assert done.stderr.startswith(said.replace("{latin}", str(latin)))


def test_a_port_that_is_taken_is_named() -> None:
    with socket.create_server(("127.0.0.1", 0)) as held:
        port = held.getsockname()[1]
        command = [*KIOSK, "--no-window", f"--port={port}"]
        done = subprocess.run(command, capture_output=True, text=True, cwd=CHECKOUT)
    assert done.returncode == 2
    assert done.stderr.startswith(f"Port {port} cannot be used (")


@pytest.mark.parametrize("port", ["99999", "0", "-1", "door"])
def test_what_is_no_port_is_named(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    for command in ([], ["serve"], ["policies"]):
        with pytest.raises(SystemExit):
            cli.main(["kiosk", *command, f"--port={port}"])
        assert f"{port!r} is no port; expected a number from 1 to 65535" in capsys.readouterr().err


def test_the_settings_and_the_policies_can_be_printed() -> None:
    def printed(*arguments: str) -> str:
        return subprocess.run([*KIOSK, *arguments], capture_output=True, text=True, cwd=CHECKOUT, check=True).stdout

    assert printed("settings") == (CHECKOUT / "vfw/kiosk/kiosk.toml").read_text(encoding="utf-8")
    policies = json.loads(printed("policies", "--port=9000"))
    assert policies["URLBlocklist"] == ["*"]
    assert policies["URLAllowlist"] == ["http://localhost:9000"]
