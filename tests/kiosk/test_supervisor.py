"""The supervisor of a kiosk: it asks its own server, and says why nothing begins."""

import socket
import sys
import time
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.server.running import free_port, wait_until
from vfw.kiosk.supervisor import Supervisor

ANSWERS = """
import http.server, sys
class Answer(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.end_headers()
http.server.HTTPServer(("127.0.0.1", int(sys.argv[1])), Answer).serve_forever()
"""
FAILS_AT_FIRST = """
import pathlib, sys
starts = pathlib.Path(sys.argv[2])
starts.write_text(starts.read_text() + ".")
if len(starts.read_text()) < 8:
    sys.exit("The disk is full.")
"""


@pytest.mark.parametrize("swallows", [True, False])
def test_a_kiosk_does_not_ask_a_proxy_for_its_own_address(swallows: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The environment names a proxy at which no process listens, or one that takes every request and never answers."""
    port = free_port()
    for name in ("no_proxy", "NO_PROXY"):
        monkeypatch.delenv(name, raising=False)
    with socket.socket() as proxy, closing(Supervisor(f"http://localhost:{port}/kiosk/", lock=None)) as supervisor:
        proxy.bind(("127.0.0.1", 0))
        if swallows:
            proxy.listen()
        for name in ("http_proxy", "HTTP_PROXY", "https_proxy", "all_proxy"):
            monkeypatch.setenv(name, f"http://127.0.0.1:{proxy.getsockname()[1]}")
        supervisor._start("server", [sys.executable, "-c", ANSWERS, str(port)])
        wait_until(supervisor._answers, "the server answers")


def test_a_server_that_fails_at_first_is_reported_once_with_status_and_last_line(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    port, starts = free_port(), tmp_path / "starts"
    starts.touch()
    # Each start counts as a second: however slow the machine, the server has failed when the patience ends.
    clock = SimpleNamespace(monotonic=lambda: len(starts.read_text()), sleep=time.sleep)
    monkeypatch.setattr("vfw.kiosk.supervisor.time", clock)
    server = [sys.executable, "-c", FAILS_AT_FIRST + ANSWERS, str(port), str(starts)]
    with closing(Supervisor(f"http://localhost:{port}/kiosk/", lock=None, patience=3.0)) as supervisor:
        supervisor.serve(server)
    said = capfd.readouterr().err
    assert said.count("The kiosk has not opened after 3 seconds") == 1
    assert f"its server does not answer at http://localhost:{port}/kiosk/" in said
    assert "The server ended with status 1 and is started again." in said
    assert "\n    The disk is full.\n" in said
    assert "vfw kiosk --port 8899" in said


def test_the_message_has_the_last_lines_of_the_server(capfd: pytest.CaptureFixture[str]) -> None:
    supervisor = Supervisor("http://localhost:1/kiosk/", lock=None)
    supervisor._report_silence()
    assert "The server has printed nothing. A slow machine may need longer." in capfd.readouterr().err
    lines = [f"line {number}\n" for number in range(20)]
    supervisor._copy_output(lines)
    assert capfd.readouterr().err == "".join(lines)
    supervisor._last_status = 2
    supervisor._report_silence()
    said = capfd.readouterr().err
    assert "ended with status 2 and is started again. Its last lines name what to mend:\n    line 10\n" in said
    assert said.count("    line") == 10
