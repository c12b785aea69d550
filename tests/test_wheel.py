"""The wheel holds everything the exhibit needs at run time, not only the code."""

import re
import subprocess
import sys
import sysconfig
import venv
import zipfile
from html import unescape
from pathlib import Path

import pytest

import vfw
from tests.server.running import CHECKOUT, HEALTH, Running, ask, free_port, get, wait_until

TEMPLATE = "server/jupyter/nbconvert/templates/vfw/"
MOST = 2_550_000
"""Bytes: 1.53 MB while the panel knew one game, 1.66 MB with a picture as front page, 1.71 MB with a door of two
minutes, 1.74 MB with the staff of a kiosk, 1.77 MB with two more doors, 1.79 MB with a museum's own texts and a kiosk
for everybody, 1.80 MB with speech, 1.84 MB with a steady player and an engine that can be compiled, 1.94 MB with a
player that plans and a coach, 2.01 MB with questions of what if and pictures of their answers,
2.2 MB with a room for them, and what was counted of each, 2.4 MB with three smaller games and their rooms,
2.47 MB with the notebooks.
Before you raise it, find out what the growth is."""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    done = subprocess.run(build, cwd=CHECKOUT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def contents(wheel: Path) -> set[str]:
    return set(zipfile.ZipFile(wheel).namelist())


def is_for_visitors(path: Path) -> bool:
    """Return whether a file is needed at run time. Of scripts that is what `make bundles` has made of them."""
    if path.name == "README.md":
        return False
    return "web" not in path.parts or "built" in path.parts or path.suffix in (".py", ".css")


def test_the_wheel_has_every_file_that_is_needed_and_no_source_of_a_script(contents: set[str]) -> None:
    package = CHECKOUT / "vfw"
    left_aside = {"__pycache__", "node_modules"}
    files = {path for path in package.rglob("*") if path.is_file() and not left_aside & {*path.parts}}
    needed = {path.relative_to(CHECKOUT).as_posix() for path in files if is_for_visitors(path)}
    assert {f"vfw/{TEMPLATE}index.html.j2", "vfw/panel/web/built/page.js"} <= needed
    assert {name for name in contents if name.startswith("vfw/") and not name.startswith("vfw/_data/")} == needed


def test_the_wheel_grows_with_what_it_does_alone(wheel: Path) -> None:
    size = wheel.stat().st_size
    print(f"The wheel has {size:,} bytes, of {MOST:,}.")  # noqa: T201
    assert size <= MOST


def test_the_map_and_the_fact_tables_are_in_the_wheel(contents: set[str]) -> None:
    kinds = ("*.geojson", "*.csv")
    files = {f"vfw/_data/geodata/{path.name}" for kind in kinds for path in (CHECKOUT / "geodata").glob(kind)}
    assert {"vfw/_data/geodata/states.geojson", "vfw/_data/geodata/ratification.csv"} <= files
    assert files - contents == set()


def test_every_lesson_is_in_the_wheel(contents: set[str]) -> None:
    lessons = CHECKOUT / "lessons"
    files = {f"vfw/_data/{path.relative_to(CHECKOUT).as_posix()}" for path in lessons.rglob("*") if path.is_file()}
    assert "vfw/_data/lessons/scenarios/1920-nashville.md" in files
    assert files - contents == set()


def test_every_notebook_is_in_the_wheel_and_no_test_of_them(contents: set[str]) -> None:
    notebooks = {path.name for path in (CHECKOUT / "notebooks").glob("*.ipynb")}
    assert "play.ipynb" in notebooks
    packed = {name.rpartition("/")[2] for name in contents if name.startswith("vfw/_data/notebooks/")}
    assert packed == notebooks


def test_wheel_changelog_and_command_agree_on_the_version(wheel: Path) -> None:
    changelog = (CHECKOUT / "CHANGELOG.md").read_text(encoding="utf-8")
    released = re.search(r"^## \[([\d.]+)\]", changelog, re.MULTILINE)
    assert released
    expected = r"[\d.]+\.dev\d+" if "## [Unreleased]" in changelog else re.escape(released.group(1))
    assert re.fullmatch(expected, vfw.__version__)
    assert wheel.name == f"vfw-{vfw.__version__}-py3-none-any.whl"
    said = subprocess.run([sys.executable, "-m", "vfw", "--version"], capture_output=True, text=True, check=True)
    assert said.stdout == f"{vfw.__version__}\n"


class Jupyter(Running):
    """A Jupyter server, which starts the exhibit when it is first asked for it."""

    health = "api"

    @property
    def exhibit_url(self) -> str:
        """The address of the exhibit."""
        return f"{self.url}vfw/"


class Installed:
    """The wheel in an environment of its own, which borrows all other packages, as there is no network.

    Attributes:
        bin: The folder of its commands.
        packages: The folder of its packages.
        empty: A directory to work in.
    """

    def __init__(self, wheel: Path, folder: Path) -> None:
        self.empty = folder / "empty"
        self.empty.mkdir()
        venv.create(folder / "environment")
        self.bin = folder / "environment" / "bin"
        self.python = str(self.bin / "python")
        pip = [sys.executable, "-m", "pip", "--python", self.python, "install", "--no-deps", "--no-index", str(wheel)]
        done = subprocess.run(pip, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        (self.packages,) = folder.glob("environment/lib/*/site-packages")
        (self.packages / "borrowed.pth").write_text(sysconfig.get_path("purelib"))
        self.borrowed = {
            "JUPYTER_PATH": f"{sys.prefix}/share/jupyter",
            "JUPYTER_CONFIG_PATH": f"{sys.prefix}/etc/jupyter",
        }

    def exhibit(self) -> Running:
        """Return the exhibit that `vfw exhibit` opens in the empty directory."""
        port = free_port()
        command = [str(self.bin / "vfw"), "exhibit", f"--port={port}"]
        return Running(command, f"http://127.0.0.1:{port}/", self.empty, **self.borrowed)

    def jupyter(self) -> Jupyter:
        """A Jupyter server in the empty directory, as a hub starts it."""
        port = free_port()
        settings = ["--allow-root", "--no-browser", "--IdentityProvider.token=", f"--ServerApp.root_dir={self.empty}"]
        command = [self.python, "-m", "jupyter_server", f"--port={port}", "--ServerApp.base_url=/user/ada/", *settings]
        return Jupyter(command, f"http://127.0.0.1:{port}/user/ada/", self.empty, **self.borrowed)


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(wheel, tmp_path_factory.mktemp("installed"))


def assert_is_whole(url: str) -> None:
    """The front page leads to a room, which shows its widgets."""
    status, front = get(url)
    assert (status, "voila/render/play.ipynb" in front) == (200, True)
    status, room = get(f"{url}voila/render/atlas.ipynb")
    assert (status, "application/vnd.jupyter.widget-view+json" in room) == (200, True)


def test_an_installed_exhibit_opens_from_an_empty_directory(installed: Installed) -> None:
    with installed.exhibit() as server:
        assert_is_whole(server.url)
    assert list(installed.empty.iterdir()) == []


def test_an_installed_exhibit_opens_behind_jupyter_and_at_no_port(installed: Installed) -> None:
    with installed.jupyter() as server:
        wait_until(lambda: get(server.exhibit_url + HEALTH)[0] == 200, "the exhibit opens")
        assert_is_whole(server.exhibit_url)
        (exhibit,) = [child for child in server.process.children() if "vfw.server.proxy" in child.cmdline()]
        # At a port every user of the machine could ask.
        assert [link for link in exhibit.net_connections("inet") if link.status == "LISTEN"] == []
        (socket,) = [Path(word.partition("=")[2]) for word in exhibit.cmdline() if word.startswith("--unix-socket=")]
        assert (socket.parent.stat().st_mode & 0o077, socket.stat().st_mode & 0o077) == (0, 0)
        # The launcher of JupyterLab shows it with an icon.
        assert '"icon_url": "/user/ada/server-proxy/icon/vfw"' in get(f"{server.url}server-proxy/servers-info")[1]
        status, headers, icon = ask(server.url, "server-proxy/icon/vfw")
        assert (status, headers["Content-Type"], icon.startswith("<svg")) == (200, "image/svg+xml", True)


def test_a_missing_extra_is_told_in_the_terminal_and_in_the_browser(installed: Installed) -> None:
    remedy = f'{installed.python} -m pip install "vfw[exhibit]"'
    lacking = installed.packages / "lacking.pth"
    lacking.write_text("import sys; sys.modules['voila'] = None")
    try:
        for command in ("exhibit", "kiosk"):
            done = subprocess.run([installed.bin / "vfw", command], cwd=installed.empty, capture_output=True, text=True)
            assert done.returncode != 0
            assert "voila is missing" in done.stderr
            assert done.stderr.splitlines()[-1].strip() == remedy
        with installed.jupyter() as server:
            status, page = get(server.exhibit_url)
    finally:
        lacking.unlink()
    assert (status, "voila is missing" in page) == (503, True)
    assert remedy in unescape(page)


def test_voila_finds_the_template_of_an_installed_wheel(contents: set[str]) -> None:
    ours = {name.partition(TEMPLATE)[2] for name in contents if TEMPLATE in name}
    shared = {name.partition("/voila/templates/vfw/")[2] for name in contents if "/voila/templates/vfw/" in name}
    assert shared - ours == {"static/tokens.css"}
    assert ours - shared == set()
    assert any(name.endswith("OFL.txt") for name in shared)
