"""The exhibit as a server: its responses, refusals, and messages when it cannot open."""

import re
import socket
import subprocess
import sys
import tomllib
from argparse import Namespace
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import entry_points
from pathlib import Path
from urllib.parse import quote

import nbformat
import pytest

from tests.server.proxied import Proxied, get_at_socket
from tests.server.running import CHECKOUT, Running, free_port, get, wait_until, write_notebook
from vfw.resources import notebooks
from vfw.server import proxy
from vfw.server.__main__ import EXTRA, parse_base_url
from vfw.server.notebook_pages import notebook_pages

CELL = "print('The right of citizens of the United States to vote')"
PLAY = "voila/render/play.ipynb"
SCRIPT = '"><script>alert(1)</script>'


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a notebook, a name like HTML, two notebooks without metadata, and an invalid one."""
    folder = tmp_path_factory.mktemp("notebooks")
    write_notebook(folder / "play.ipynb", CELL, title="Play", description="Win the vote.", order=2)
    write_notebook(folder / "why not.ipynb", CELL, title="<b>Why not</b>", description="Ask.", order=1)
    write_notebook(folder / "silent.ipynb", CELL)
    told = write_notebook(folder / "told.ipynb", CELL)
    notebook = nbformat.read(told, as_version=4)
    texts = {"This is for everybody.": {}, "This is for those who see the code.": {"tags": ["jupyterlab"]}}
    notebook.cells += [nbformat.v4.new_markdown_cell(text, metadata=about) for text, about in texts.items()]
    hidden = {"tags": ["jupyterlab"]}
    notebook.cells.append(nbformat.v4.new_code_cell("print('Run for those who see the code')", metadata=hidden))
    nbformat.write(notebook, told)
    write_notebook(folder / "engine.ipynb", CELL, title="Engine", **{"for": "jupyterlab"})
    return folder


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Running]:
    with Running.exhibit(folder) as server:
        yield server


def test_the_front_page_needs_no_kernel(server: Running) -> None:
    get(server.url)
    assert server.kernels() == 0


def test_notebook_pages_are_sorted_and_those_without_an_order_come_last(folder: Path) -> None:
    assert notebook_pages(folder) == [
        {"path": "why%20not.ipynb", "title": "<b>Why not</b>", "description": "Ask.", "among": ""},
        {"path": "play.ipynb", "title": "Play", "description": "Win the vote.", "among": ""},
        {"path": "silent.ipynb", "title": "silent", "description": "", "among": ""},
        {"path": "told.ipynb", "title": "told", "description": "", "among": ""},
    ]


@pytest.mark.parametrize("path", ["", "?classic-tree=true", "voila/tree/"])
def test_every_root_url_shows_the_front_page(server: Running, path: str) -> None:
    status, text = get(server.url + path)
    assert status == 200
    assert re.findall(r'<a href="/voila/render/(.*?)"', text) == [
        *("play.ipynb", "why%20not.ipynb", "silent.ipynb", "told.ipynb")
    ]
    assert "&lt;b&gt;Why not&lt;/b&gt;" in text
    assert "inutes" not in text, "there is no room of two minutes"


@pytest.mark.parametrize("path", ["", PLAY, "voila/render/nosuch.ipynb", "?classic-tree=true"])
def test_no_page_refers_to_another_host(server: Running, path: str) -> None:
    text = get(server.url + path)[1]
    linked = re.findall(r"""<(?:link|script|img|iframe)\b[^>]*?\b(?:href|src)=["']([^"']*)""", text)
    assert linked
    assert [url for url in linked if not url.startswith(("/voila/", "/speech/"))] == []


@pytest.mark.parametrize("path", ["", PLAY, "voila/render/nosuch.ipynb"])
@pytest.mark.parametrize("parameter", ["theme", "template"])
def test_the_query_cannot_inject_html(server: Running, path: str, parameter: str) -> None:
    assert SCRIPT not in get(f"{server.url}{path}?{parameter}={quote(SCRIPT)}")[1]


def test_the_query_does_not_choose_the_theme(server: Running) -> None:
    assert '"jupyterLabTheme": "light"' in get(f"{server.url}{PLAY}?theme=dark")[1]


def test_an_unknown_template_in_the_query_is_ignored(server: Running) -> None:
    status, text = get(f"{server.url}{PLAY}?template=nosuch")
    assert (status, "The right of citizens" in text) == (200, True)


def test_an_unknown_notebook_shows_a_link_back(server: Running) -> None:
    status, text = get(server.url + "voila/render/nosuch.ipynb")
    assert status == 404
    assert "There is no such room" in text
    assert '<a href="/">' in text


def test_a_cell_for_jupyterlab_is_not_shown(server: Running) -> None:
    text = get(f"{server.url}voila/render/told.ipynb")[1]
    assert "This is for everybody." in text
    assert "for those who see the code" not in text


@pytest.mark.parametrize("path", ["play.ipynb", "../server.py", "%2e%2e/%2e%2e/etc/passwd"])
def test_files_are_not_served(server: Running, path: str) -> None:
    assert get(f"{server.url}voila/files/{path}")[0] in (403, 404)


def test_kernels_start_with_a_long_temporary_folder(folder: Path, tmp_path: Path) -> None:
    long = tmp_path / ("far away " * 12)
    long.mkdir()
    with Running.exhibit(folder / "silent.ipynb", TMPDIR=str(long)) as server:
        assert "The right of citizens" in get(server.url)[1]


def open_in_vain(*options: str) -> str:
    command = [sys.executable, "-m", "vfw.server", *options]
    attempt = subprocess.run(command, cwd=CHECKOUT, capture_output=True, text=True, timeout=60)
    assert attempt.returncode == 1
    return attempt.stderr


def test_a_port_in_use_is_reported_with_the_remedy(folder: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = open_in_vain(f"--notebooks={folder}", f"--port={port}")
    assert f"Port {port} is in use" in said
    assert f"make exhibit PORT={port + 1}" in said
    assert f"vfw exhibit --port {port + 1}" in said


def test_a_foreign_host_is_reported_with_the_remedy(folder: Path) -> None:
    said = open_in_vain(f"--notebooks={folder}", "--host=192.0.2.1", f"--port={free_port()}")
    assert "cannot open at http://192.0.2.1" in said
    assert "HOST=127.0.0.1" in said


def test_the_notebooks_of_the_checkout_are_used_or_else_the_packaged_ones(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "notebooks").mkdir()
    assert notebooks().resolve() == CHECKOUT / "notebooks", "a folder of that name is not a checkout"
    (tmp_path / "vfw").mkdir()
    (tmp_path / "vfw" / "resources.py").touch()
    assert notebooks().resolve() == tmp_path / "notebooks"


def test_missing_notebooks_are_reported_with_the_remedy() -> None:
    said = open_in_vain("--notebooks=nowhere")
    assert "no notebooks at nowhere" in said
    assert "--notebooks PATH" in said


@pytest.mark.parametrize("given", ["exhibit", "/exhibit", "exhibit/", "/exhibit/"])
def test_parse_base_url_adds_missing_slashes(given: str) -> None:
    assert parse_base_url(given) == "/exhibit/"


@pytest.mark.parametrize("given", ["/", "", "/user/ada%40example.org/vfw/", "/user/ada@example.org/vfw/"])
def test_parse_base_url_keeps_the_encoding(given: str) -> None:
    assert parse_base_url(given) == (given or "/")


def test_every_link_is_below_the_base_url(folder: Path) -> None:
    port, path = free_port(), "user/ada%40example.org/vfw"
    command = [sys.executable, "-m", "vfw.server", f"--port={port}", f"--notebooks={folder}", f"--base-url={path}"]
    with Running(command, f"http://127.0.0.1:{port}/{path}/") as server:
        status, text = get(server.url)
    assert status == 200
    links = re.findall(r'(?:href|src)="(/.*?)"', text)
    assert links
    assert all(link.startswith(f"/{path}/") for link in links)


def test_the_browser_shows_a_failed_start_until_one_succeeds(folder: Path, tmp_path: Path) -> None:
    with Proxied(tmp_path, f"--notebooks={tmp_path / 'notebooks'}") as proxied:
        for _ in range(2):
            status, page = proxied.get()
            assert (status, "The exhibit cannot open" in page, "no notebooks at" in page) == (503, True, True)
            assert "<code>vfw exhibit --notebooks PATH</code>" in page
            assert '<a href="/user/ada/vfw/">Try again</a>' in page
        (tmp_path / "notebooks").symlink_to(folder)
        status, page = proxied.get()
        assert (status, "voila/render/play.ipynb" in page) == (200, True)


def test_the_browser_shows_a_missing_cluster(folder: Path, tmp_path: Path) -> None:
    with Proxied(tmp_path, f"--notebooks={folder}", VFW_SCHEDULER="nowhere") as proxied:
        for _ in range(2):
            status, page = proxied.get()
            assert (status, "nowhere&#39; is no address of a scheduler" in page) == (503, True)


def test_the_browser_shows_an_unexpected_error(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    attempts: Iterator[Exception | None] = iter([RuntimeError("No <space> left"), None])

    def open_exhibit(options: Namespace, listening: socket.socket) -> None:
        if error := next(attempts):
            raise error

    monkeypatch.setattr(proxy, "open_exhibit", open_exhibit)
    path = tmp_path / "socket"
    with ThreadPoolExecutor() as pool:
        ended = pool.submit(proxy.main, [f"--unix-socket={path}", "--base-url=/vfw/"])
        wait_until(path.exists, "the socket is there")
        status, page = get_at_socket(path, "/vfw/")
        assert (status, "stopped with an error: No &lt;space&gt; left" in page) == (503, True)
        with pytest.raises(ConnectionError):
            get_at_socket(path, "/vfw/")
        assert ended.result() == proxy.EXIT_STOPPED
    assert "RuntimeError: No <space> left" in capsys.readouterr().err


def test_jupyter_server_proxy_finds_the_entry_point() -> None:
    (entry,) = entry_points(group="jupyter_serverproxy_servers", name="vfw")
    assert entry.load() is proxy.exhibit


def test_the_start_checks_every_runtime_package_of_the_extra() -> None:
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    packages = {re.split("[^a-z]", requirement)[0] for requirement in project["optional-dependencies"]["exhibit"]}
    assert {*EXTRA} == packages - {"hatchling"}
