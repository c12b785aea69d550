"""The pages around the game: they need no other host, leave nothing behind, and are navigable by keyboard."""

import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from tests.browser.axe import find_barriers
from tests.browser.conftest import RequestMonitor
from tests.server.running import CHECKOUT, Running, free_port, wait_until, write_notebook
from vfw.server.__main__ import NO_EXTRA
from vfw.server.notebook_pages import notebook_pages
from vfw.server.proxy import render_reason

COUNTER = """
import ipywidgets
button = ipywidgets.Button(description="0 votes")
button.on_click(lambda _: setattr(button, "description", f"{int(button.description.split()[0]) + 1} votes"))
button
"""
TWO_MINUTES = 120_000
ROOMS = [room["path"] for room in notebook_pages(CHECKOUT / "notebooks")]


@pytest.fixture
def counter(tmp_path: Path) -> Path:
    return write_notebook(tmp_path / "count.ipynb", COUNTER, title="Count", description="Counts votes.", order=1)


def vote(page: Page) -> None:
    page.get_by_role("button", name="0 votes").click()
    expect(page.get_by_role("button", name="1 votes")).to_be_visible()


@pytest.mark.parametrize("room", ROOMS)
def test_every_page_opens(page: Page, exhibit: str, room: str) -> None:
    page.goto(f"{exhibit}voila/render/{room}")
    expect(page.locator("#vfw-loading")).to_have_count(0)
    expect(page.get_by_role("main")).not_to_be_empty()
    expect(page.get_by_text("There was an error when executing cell")).to_have_count(0)


def test_a_click_reaches_the_kernel_and_comes_back(page: Page, serve: Callable[[Path], str], counter: Path) -> None:
    page.goto(serve(counter))
    vote(page)


def test_a_page_has_a_name_a_language_landmarks_and_a_skip_link(
    page: Page, serve: Callable[[Path], str], counter: Path
) -> None:
    page.goto(serve(counter))
    expect(page).to_have_title("Count · Votes for Women")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_role("banner")).to_have_count(1)
    expect(page.get_by_role("main").get_by_role("button", name="0 votes")).to_be_visible()
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip to the exhibit")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="0 votes")).to_be_focused()


def test_loading_is_announced_until_the_page_is_ready(page: Page, serve: Callable[[Path], str], tmp_path: Path) -> None:
    signal = tmp_path / "ready"
    slow = f"import pathlib, time\nwhile not pathlib.Path({str(signal)!r}).exists():\n    time.sleep(0.05)\n'Ready.'"
    page.goto(serve(write_notebook(tmp_path / "slow.ipynb", slow)), wait_until="commit")
    waiting = page.get_by_role("status")
    expect(waiting).to_contain_text("Setting the table…")
    expect(waiting.get_by_text("Load the page again")).to_be_hidden()
    signal.touch()
    expect(page.get_by_text("Ready.")).to_be_visible()
    expect(waiting).to_have_count(0)


def test_our_own_fonts_are_served_with_the_page(page: Page, serve: Callable[[Path], str], counter: Path) -> None:
    page.goto(serve(counter))
    for font in ("700 20px 'Source Serif 4'", "400 20px 'Source Sans 3'", "italic 400 20px 'Source Serif 4'"):
        assert page.evaluate(
            "font => document.fonts.load(font).then(faces => faces.map(face => face.status))", font
        ) == ["loaded"]


@pytest.fixture
def isolated_browser(launch: Callable[..., Browser]) -> Iterator[Browser]:
    """Open a browser in a network that drops every packet: other hosts neither answer nor refuse."""
    with socket.create_server(("127.0.0.1", 0), backlog=100) as silent:
        browser = launch(f"--host-resolver-rules=MAP * 127.0.0.1:{silent.getsockname()[1]}, EXCLUDE 127.0.0.1")
        yield browser
        browser.close()


def test_a_network_that_drops_packets_delays_nothing(
    isolated_browser: Browser, monitor: RequestMonitor, serve: Callable[[Path], str], counter: Path
) -> None:
    page = monitor.observe(isolated_browser.new_page())
    page.goto(serve(counter.parent))
    page.get_by_role("link", name="Count").click()
    vote(page)
    page.close()


def test_the_monitor_sees_a_request_to_another_host(
    chromium: Browser, serve: Callable[[Path], str], tmp_path: Path
) -> None:
    remote = "import IPython.display as d\nd.HTML('<p>here</p><img src=\"http://elsewhere.invalid/a.png\">')"
    page = chromium.new_page()
    monitor = RequestMonitor()
    monitor.observe(page).goto(serve(write_notebook(tmp_path / "remote.ipynb", remote)))
    expect(page.get_by_text("here")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert monitor.external_requests == ["http://elsewhere.invalid/a.png"]
    page.close()


def test_visitors_leave_no_kernel_behind(new_page: Callable[..., Page], servers: ExitStack, counter: Path) -> None:
    server = servers.enter_context(Running.exhibit(counter.parent))
    for _ in range(3):
        page = new_page()
        # Skip the start page: it leaves a cookie with which Voila's own defense accepts the shutdown request.
        page.goto(f"{server.url}voila/render/{counter.name}")
        vote(page)
        page.reload()
        vote(page)
        page.get_by_role("link", name="All rooms").click()
        page.get_by_role("link", name="Count").click()
        vote(page)
        page.close(run_before_unload=True)
    wait_until(lambda: server.kernels() == 0, "no kernel is left")


def test_the_exhibit_works_behind_jupyter_server_proxy(page: Page, servers: ExitStack, tmp_path: Path) -> None:
    port = free_port()
    options = ["--allow-root", "--no-browser", "--IdentityProvider.token=", f"--ServerApp.root_dir={tmp_path}"]
    command = [sys.executable, "-m", "jupyter_server", f"--port={port}", "--ServerApp.base_url=/user/ada/", *options]
    server = servers.enter_context(Running(command, f"http://127.0.0.1:{port}/user/ada/vfw/"))
    page.goto(server.url)
    page.get_by_role("link", name="Play", exact=True).first.click()
    page.locator('[data-command="play"]').first.click()
    expect(page.locator(".vfw-prompt").get_by_role("heading")).to_be_visible()


@pytest.mark.parametrize("width", [390, 1366])
def test_the_page_of_a_failed_start_fits_and_has_no_barriers(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 768})
    python = "/srv/hub/environments/notebooks-of-the-history-department/bin/python3"
    page.set_content(render_reason(NO_EXTRA.format(module="voila", python=python), "/user/ada/vfw/"))
    expect(page.get_by_role("heading", name="The exhibit cannot open")).to_be_visible()
    expect(page.locator("code")).to_have_text(f'{python} -m pip install "vfw[exhibit]"')
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    box = page.get_by_role("link", name="Try again").bounding_box()
    assert box
    assert box["height"] >= 44
    assert find_barriers(page) == []


def test_the_start_page_is_navigable_by_keyboard(page: Page, serve: Callable[[Path], str], counter: Path) -> None:
    page.goto(serve(counter.parent))
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the rooms")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Count")).to_be_focused()
    page.keyboard.press("Enter")
    vote(page)


@pytest.mark.long
def test_an_idle_page_keeps_one_connection_and_is_sent_nothing_twice(page: Page, exhibit: str) -> None:
    sockets: list[WebSocket] = []
    received: list[int] = []
    closed: list[WebSocket] = []

    def watch(socket: WebSocket) -> None:
        sockets.append(socket)
        socket.on("framereceived", lambda frame: received.append(len(frame)))
        socket.on("close", lambda closing: closed.append(closing))

    page.on("websocket", watch)
    page.goto(f"{exhibit}voila/render/play.ipynb")
    expect(page.locator("path.vfw-state")).to_have_count(48)
    kernels = [socket for socket in sockets if "/channels" in socket.url]
    page.wait_for_timeout(5_000)
    before = sum(received)
    page.wait_for_timeout(TWO_MINUTES)  # four heartbeats of the server
    assert len([socket for socket in sockets if "/channels" in socket.url]) == len(kernels) == 1
    assert not set(kernels) & set(closed)
    # Heartbeats, every few seconds, are some 75,000 bytes; the state of the page is 300,000.
    assert sum(received) - before < before / 2
