"""The endpoint for speech: access, limits and answers."""

import sys
import urllib.error
import urllib.request
from argparse import ArgumentTypeError
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Running, ask, get, write_notebook
from tests.speech import stand_in
from vfw.network import open_url
from vfw.server.__main__ import parse_speech_program
from vfw.server.application import render_head_end
from vfw.speech.synthesis import SpeechProgram

SPEECH = "speech/"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("speech")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Running]:
    write_notebook(folder / "play.ipynb", "1")
    speech = f"--speech={stand_in.in_a_shell(folder / 'given')}"
    with Running.exhibit(folder, speech, XDG_CACHE_HOME=str(folder / "cache")) as server:
        yield server


def sound(server: Running, text: str, **headers: str) -> tuple[int, str, bytes]:
    """Status, kind and body of what is answered."""
    request = urllib.request.Request(server.url + SPEECH, data=text.encode(), method="POST", headers=headers)
    try:
        answer = open_url(request)
    except urllib.error.HTTPError as refusal:
        answer = refusal
    with answer:
        return answer.status, answer.headers.get_content_type(), answer.read()


def test_a_text_is_answered_with_its_sound_which_is_kept(server: Running, folder: Path) -> None:
    for _ in range(2):
        assert sound(server, "TN said yes, 49–47.") == (200, "audio/wav", stand_in.tone(6))
    assert stand_in.given(folder / "given") == ["Tennessee said yes, 49 to 47."]
    kept = [path for path in (folder / "cache").rglob("*") if path.is_file()]
    assert [(path.suffix, path.read_bytes()) for path in kept] == [(".wav", stand_in.tone(6))]
    assert sound(server, " ★ ")[0::2] == (200, b"")
    assert len(stand_in.given(folder / "given")) == 1


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null"])
def test_a_form_of_another_site_is_refused(server: Running, folder: Path, origin: str) -> None:
    before = stand_in.given(folder / "given")
    assert sound(server, "Ohio", Origin=origin)[0] == 403
    assert sound(server, "Ohio", **{"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"})[0] == 403
    assert stand_in.given(folder / "given") == before
    assert sound(server, "Ohio", Origin=server.url.rstrip("/"))[0] == 200


def test_a_text_is_bounded_and_nothing_else_is_served(server: Running) -> None:
    assert ask(server.url, SPEECH, "POST", "x" * 1025)[0] == 413
    for method in ("GET", "PUT"):
        assert ask(server.url, SPEECH, method)[0] == 405
    assert "Traceback" not in server.said
    for path in ("static/speech.js", "static/built/../speech.css", "static/../../pyproject.toml", "x.wav"):
        assert ask(server.url, SPEECH + path)[0] == 404, path


def test_every_page_knows_that_it_is_read_and_a_state_and_a_text_can_be(server: Running) -> None:
    for path in ("", "states/TN", "read/glossary"):
        page = get(server.url + path)[1]
        assert '<script src="/speech/static/built/speech.js" data-speech="/speech/">' in page
        assert ("data-read-aloud" in page) == bool(path)
    assert "data-read-aloud" not in get(f"{server.url}read/handouts/nashville")[1]


def test_a_program_that_fails_is_told_and_ends_nothing(server: Running) -> None:
    assert sound(server, stand_in.FAILS)[0] == 500
    assert "Not read aloud: " in server.said
    assert stand_in.FAILS in server.said
    assert get(f"{server.url}states/TN")[0] == 200


def test_without_a_program_browsers_may_speak_on_pages_with_text_only() -> None:
    assert 'data-speech=""' in render_head_end(None, SpeechProgram(("no-such-program",)), "/")
    assert render_head_end(None, None, "/") == ""


@pytest.mark.parametrize("text", ["no-such-program --stdout", "", "'"])
def test_what_is_no_program_is_refused(text: str) -> None:
    with pytest.raises(ArgumentTypeError, match=r"not a program on this machine|not a valid command"):
        parse_speech_program(text)
    assert parse_speech_program("none") is None
    assert parse_speech_program(f"{sys.executable} -c '1 2'") == SpeechProgram((sys.executable, "-c", "1 2"))
