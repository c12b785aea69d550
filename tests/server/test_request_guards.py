"""Requests that are refused by their head, before a body is read, a file is opened or a kernel starts."""

import re
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.server.running import HANDSHAKE, HEALTH, Running, ask, free_port, wait_until, write_notebook
from vfw.server.request_guards import MAX_BODY

CELL = "print('The right of citizens of the United States to vote')"
PLAY = "voila/render/play.ipynb"
STATIC = "voila/templates/vfw/static/"
NOBODY = "00000000-0000-0000-0000-000000000000"
FORM = {"Content_Type": "application/x-www-form-urlencoded"}
ADDRESSES = [
    "",
    PLAY,
    "voila/api/shutdown/nobody",
    "api/kernels/nobody",
    "login",
    STATIC + "health.txt",
    "no/such/page",
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("notebooks")
    write_notebook(folder / "play.ipynb", CELL, title="Play")
    write_notebook(folder / "engine.ipynb", CELL, **{"for": "jupyterlab"})
    for below in (".ipynb_checkpoints", "drafts"):
        (folder / below).mkdir()
        write_notebook(folder / below / "play.ipynb", CELL)
    return folder


@pytest.fixture(scope="module")
def open_server(folder: Path) -> Iterator[Running]:
    with Running.exhibit(folder) as server:
        yield server


@pytest.fixture(scope="module")
def guarded(folder: Path) -> Iterator[Running]:
    with Running.exhibit(folder, "--token=brave-12-lark-hill") as server:
        yield server


@pytest.fixture
def server(open_server: Running) -> Iterator[Running]:
    """Return an exhibit, and check that refusals started no kernel and logged no traceback."""
    yield open_server
    assert open_server.kernels() == 0
    assert "Traceback" not in open_server.said


def begin(url: str, head: str, body: bytes) -> bytes:
    """Return the response to a request of which only the beginning is sent, until the connection closes."""
    address = urlsplit(url)
    with socket.create_connection((address.hostname, address.port or 80), timeout=60) as connection:
        connection.sendall(head.replace("\n", "\r\n").encode() + b"\r\n\r\n" + body)
        answer = b""
        while piece := connection.recv(65536):
            answer += piece
        return answer


def begin_socket(url: str, host: str) -> int:
    """Return the status of a websocket handshake from a page of `host`."""
    return ask(url, "", **HANDSHAKE, Origin=f"http://{host}", Host=host)[0]


# Bodies


@pytest.mark.parametrize("kind", ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"])
@pytest.mark.parametrize("size", [MAX_BODY + 1, 90_000_000, 10**30])
@pytest.mark.parametrize("who", ["open_server", "guarded"])
def test_a_large_body_is_refused_before_it_is_read(
    request: pytest.FixtureRequest, who: str, kind: str, size: int
) -> None:
    server: Running = request.getfixturevalue(who)
    head = f"POST / HTTP/1.1\nHost: localhost\nContent-Type: {kind}\nContent-Length: {size}"
    answer = begin(server.url, head, b"token=aaaa")
    assert answer.startswith(b"HTTP/1.1 413 ")
    assert b"at most 1024 bytes" in answer


@pytest.mark.parametrize("path", ADDRESSES)
@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "DELETE"])
def test_a_large_body_is_refused_at_every_address(server: Running, method: str, path: str) -> None:
    answer = begin(server.url, f"{method} /{path} HTTP/1.1\nHost: localhost\nContent-Length: 90000000", b"a" * 1000)
    assert answer.startswith(b"HTTP/1.1 413 ")


@pytest.mark.parametrize("who", ["open_server", "guarded"])
def test_a_body_without_a_length_is_refused(request: pytest.FixtureRequest, who: str) -> None:
    server: Running = request.getfixturevalue(who)
    head = "POST / HTTP/1.1\nHost: localhost\nTransfer-Encoding: chunked"
    assert begin(server.url, head, b"400\r\n" + b"a" * 0x400 + b"\r\n").startswith(b"HTTP/1.1 413 ")


def test_a_client_is_not_invited_to_send_a_large_body(guarded: Running) -> None:
    head = "POST / HTTP/1.1\nHost: localhost\nContent-Length: 90000000\nExpect: 100-continue"
    answer = begin(guarded.url, head, b"")
    assert answer.startswith(b"HTTP/1.1 413 ")
    assert b"Continue" not in answer


def test_reading_a_large_head_stops_at_the_limit(server: Running) -> None:
    head = "GET / HTTP/1.1\nHost: localhost\n" + "\n".join(f"X-{number}: {'a' * 100}" for number in range(600))
    assert b"200 OK" not in begin(server.url, head, b"")


def test_a_token_in_a_form_of_the_usual_size_is_read(guarded: Running) -> None:
    assert ask(guarded.url, "", "POST", "token=brave-12-lark-hill", **FORM)[0] == 303


# Names of the host


@pytest.mark.parametrize(
    "host", ["rebound.example", "rebound.example:{port}", "192.168.1.20:{port}", "localhost.example", "[fd00::1]"]
)
@pytest.mark.parametrize("path", ["", PLAY, HEALTH, "no/such/page"])
def test_a_local_exhibit_refuses_foreign_host_names(server: Running, host: str, path: str) -> None:
    status, _, text = ask(server.url, path, Host=host.format(port=urlsplit(server.url).port))
    assert (status, "Not by this name" in text) == (403, True)


@pytest.mark.parametrize("host", ["localhost", "localhost:{port}", "LOCALHOST", "127.0.0.1:{port}", "[::1]:{port}"])
def test_a_local_exhibit_answers_to_its_own_host_names(server: Running, host: str) -> None:
    assert ask(server.url, "", Host=host.format(port=urlsplit(server.url).port))[0] == 200


def test_a_websocket_with_a_foreign_host_name_is_refused(server: Running) -> None:
    assert begin_socket(f"{server.url}api/kernels/{NOBODY}/channels", "rebound.example") == 403


def test_behind_jupyter_server_proxy_any_host_name_is_served(tmp_path: Path) -> None:
    """As on Binder: the browser knows only the hub, and the proxy forwards that host name."""
    port, hub = free_port(), "hub.example"
    options = ["--allow-root", "--no-browser", "--IdentityProvider.token=", f"--ServerApp.root_dir={tmp_path}"]
    as_there = [f"--port={port}", "--ServerApp.base_url=/user/ada/", "--ServerApp.allow_remote_access=True", *options]
    command = [sys.executable, "-m", "jupyter_server", *as_there]
    with Running(command, f"http://127.0.0.1:{port}/user/ada/vfw/") as proxy:
        status, _, text = ask(proxy.url, PLAY, Host=hub)
        assert (status, "application/vnd.jupyter.widget-view+json" in text) == (200, True)
        (kernel,) = re.findall(r'"kernelId": ?"(.*?)"', text)
        channels = f"api/kernels/{kernel}/channels"
        assert begin_socket(proxy.url + channels, hub) == 101


# Other sites


@pytest.mark.parametrize(
    ("mode", "what"),
    [("no-cors", "image"), ("no-cors", "script"), ("cors", "empty"), ("navigate", "iframe"), ("navigate", "object")],
)
@pytest.mark.parametrize("path", [PLAY, "", "states/TN"])
def test_cross_site_requests_for_parts_are_refused(server: Running, path: str, mode: str, what: str) -> None:
    kind = {"Sec_Fetch_Site": "cross-site", "Sec_Fetch_Mode": mode, "Sec_Fetch_Dest": what}
    status, _, text = ask(server.url, path, **kind)
    assert (status, "Not as a part of another page" in text) == (403, True)


@pytest.mark.parametrize(
    ("site", "mode", "what"),
    [("cross-site", "navigate", "document"), ("same-origin", "no-cors", "image"), ("none", "navigate", "document")],
)
def test_a_link_from_another_site_is_served(server: Running, site: str, mode: str, what: str) -> None:
    assert ask(server.url, "", Sec_Fetch_Site=site, Sec_Fetch_Mode=mode, Sec_Fetch_Dest=what)[0] == 200


# Rooms that are none


@pytest.mark.parametrize(
    "name",
    [
        "engine.ipynb",
        "./engine.ipynb",
        "%2e/engine.ipynb",
        "/engine.ipynb",
        "%2Fengine.ipynb",
        "engine%2eipynb",
        "ENGINE.ipynb",
        "engine.ipynb/",
        "engine.ipynb?theme=dark",
        "PLAY.ipynb",
        "drafts/play.ipynb",
        "drafts%2fplay.ipynb",
        ".ipynb_checkpoints/play.ipynb",
        "drafts/../engine.ipynb",
        "",
    ],
)
def test_a_notebook_that_is_no_page_is_not_rendered(server: Running, name: str) -> None:
    status, _, text = ask(server.url, f"voila/render/{name}")
    assert (status, "There is no such room" in text) == (404, True)


# Crooked addresses


@pytest.mark.parametrize(
    "path",
    [
        STATIC + "../conf.json",
        STATIC + "../../../../server.py",
        STATIC + "%2e%2e/conf.json",
        STATIC + "..%2fconf.json",
        STATIC + "..%5cconf.json",
        STATIC + "%00",
        STATIC + "health.txt%00.css",
        STATIC + "%0a",
        STATIC + "a" * 3000,
        STATIC + "%ff",
        STATIC + ".",
        STATIC + "%2e",
        "voila/templates/./static/x",
        "voila/templates/%2e/static/x",
        STATIC,
        "voila/templates/",
        "voila/templates/vfw",
        "voila/templates/vfw/other/health.txt",
        "voila/templates/no-such/static/x",
        "voila/static/../static/voila.js",
        "voila/static/%00",
        "voila/static/" + "a" * 3000,
        "voila/labextensions/%00",
        "voila/labextensions/../x",
        "voila/api/contents/%00",
        "voila/api/contents/../..",
        "voila/api/contents/" + "a" * 3000,
        "voila/tree/%00",
        "voila/tree/../..",
        "voila/files/%00",
        "voila/render/%00",
        "voila/render/" + "a" * 3000 + ".ipynb",
        "voila/api/themes/%00",
        "states/%00",
        "states/%ff",
        "read/%c3",
        "states/" + "a" * 3000,
        "read/../read",
        "read/%00",
    ],
)
def test_a_malformed_path_is_not_found(server: Running, path: str) -> None:
    assert ask(server.url, path)[0] in (400, 403, 404)


def test_a_websocket_without_a_kernel_is_refused_briefly(server: Running) -> None:
    status, _, text = ask(server.url, "api/kernels/aa-bb-cc-dd-ee/channels", Upgrade="websocket", Connection="Upgrade")
    assert (status, text) == (404, "")


def test_the_log_line_of_a_refused_request_is_short(server: Running) -> None:
    ask(server.url, "elsewhere/" * 100 + "?secret")
    assert "secret" not in server.said
    assert max(len(line) for line in server.said.splitlines()) < 300


# Frames


@pytest.mark.parametrize("path", ["", "states/TN", "read/sources", "voila/tree/"])
def test_pages_can_be_framed_only_by_their_own_origin(server: Running, path: str) -> None:
    assert "frame-ancestors 'self'" in ask(server.url, path)[1]["Content-Security-Policy"]


def test_an_error_page_cannot_be_framed(server: Running) -> None:
    assert ask(server.url, "voila/render/engine.ipynb")[1]["X-Frame-Options"] == "DENY"


def test_a_request_for_a_missing_kernel_is_one_log_line(server: Running) -> None:
    """After a restart every open page asks for its kernel again."""
    before = server.said
    assert ask(server.url, f"api/kernels/{NOBODY}")[0] == 404
    wait_until(lambda: server.said != before, "it is told")
    # Any further line about it would come before the line of the next request.
    ask(server.url, "no/such/page")
    wait_until(lambda: "no/such/page" in server.said.removeprefix(before), "the next one is told")
    told, *_ = server.said.removeprefix(before).splitlines()
    assert told == "404 GET /api/kernels/… (127.0.0.1)"
    assert server.said.removeprefix(before).count("/api/kernels/") == 1
