"""`make test` gets a browser by itself. What would install or download one is a stand-in here."""

import os
import shutil
import stat
import threading
import zipfile
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path

import pytest

import vfw.server.chromium
from tests.browser import chromium

BROWSER = "#!/bin/sh\necho Chromium 1.0\n"
INSTALLS = """#!/bin/sh
echo "$@" >>{folder}/said
case "$*" in *install*) cp {folder}/browser {folder}/bin/chromium;; esac
"""
REFUSES = "#!/bin/sh\nexit 1\n"

Program = Callable[[str, str], None]
Host = Callable[[bytes | None], None]


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Program:
    """`program(name, script)`: a machine that has nothing, and then this program."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for name in ("env", "sh", "cp"):
        (folder / name).symlink_to(str(shutil.which(name)))
    (tmp_path / "browser").write_text(BROWSER)
    (tmp_path / "browser").chmod(0o755)
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path / "playwright"))
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr(vfw.server.chromium, "APPLICATIONS", ())
    monkeypatch.setattr(os, "geteuid", lambda: 0)

    def install(name: str, script: str) -> None:
        (folder / name).write_text(script.format(folder=tmp_path))
        (folder / name).chmod(0o755)

    return install


@pytest.fixture
def host(monkeypatch: pytest.MonkeyPatch) -> Iterator[Host]:
    """`host(archive)`: where Playwright downloads from, and what it gets; None never answers."""
    is_over = threading.Event()
    given: list[bytes | None] = [None]

    class Downloads(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            if (archive := given[0]) is None:
                is_over.wait()
                return
            self.send_response(200)
            self.send_header("Content-Length", str(len(archive)))
            self.end_headers()
            self.wfile.write(archive)

        def log_message(self, *said: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Downloads) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        monkeypatch.setenv("PLAYWRIGHT_DOWNLOAD_HOST", f"http://127.0.0.1:{server.server_port}")
        yield lambda archive: given.__setitem__(0, archive)
        is_over.set()
        server.shutdown()


def browser_in_an_archive() -> bytes:
    """Create a folder with a program, as Playwright would download it."""
    within = Path(*Path(expected_by_playwright()).parts[-2:])
    entry = zipfile.ZipInfo(str(within))
    entry.external_attr = (stat.S_IFREG | 0o755) << 16
    archive = BytesIO()
    with zipfile.ZipFile(archive, "w") as packed:
        packed.writestr(entry, BROWSER)
    return archive.getvalue()


def expected_by_playwright() -> str:
    *_, path = chromium._candidates()
    return path


def test_one_that_is_there_is_taken(program: Program, tmp_path: Path) -> None:
    program("chromium", BROWSER)
    assert chromium.find() == str(tmp_path / "bin" / "chromium")


def test_a_name_that_starts_nothing_is_no_browser(program: Program) -> None:
    program("chromium", REFUSES)
    assert chromium.find() is None


def test_the_system_installs_one(program: Program, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    program("apt-get", INSTALLS)
    assert chromium.fetch() == str(tmp_path / "bin" / "chromium")
    update, install = (tmp_path / "said").read_text().splitlines()
    assert update.startswith("update")
    assert {"install", "chromium"} <= set(install.split())
    said = capfd.readouterr().out
    assert "apt-get install" in said, "it says what it does"
    assert str(tmp_path / "bin" / "chromium") in said


@pytest.mark.parametrize("sudo", ["", REFUSES], ids=["no sudo", "sudo asks for a password"])
def test_where_the_system_may_not_be_changed_it_is_left_alone(
    sudo: str, program: Program, host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    program("apt-get", INSTALLS)
    if sudo:
        program("sudo", sudo)
    host(browser_in_an_archive())
    assert chromium.fetch() == expected_by_playwright()
    assert not (tmp_path / "said").exists()


def test_where_packages_do_not_help_playwright_brings_its_own(program: Program, host: Host) -> None:
    program("apt-get", REFUSES)
    host(browser_in_an_archive())
    assert chromium.fetch() == expected_by_playwright()


def test_a_download_that_does_not_come_is_given_up(
    program: Program, host: Host, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(chromium, "PATIENCE", 0.2)
    host(None)
    assert chromium.fetch() is None
    assert "It did not come." in capfd.readouterr().out
    assert "BROWSER=none make test" in chromium.remedy()


def test_a_browser_that_is_named_is_the_only_one_tried(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    program("chromium", BROWSER)
    monkeypatch.setenv("CHROMIUM", "/no/such/browser")
    assert chromium.find() is None
    assert "/no/such/browser" in chromium.remedy()
