"""Compression of responses: the same content for all clients, and nothing compressed twice."""

import gzip
import http.client
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from urllib.parse import urlsplit

import pytest
from jupyter_core.paths import jupyter_path
from tornado.testing import AsyncHTTPTestCase
from tornado.web import Application, StaticFileHandler

from tests.server.running import Running, write_notebook
from vfw.server.application import DESIGN_TOKENS
from vfw.server.compression import CACHE_FOREVER, RELEASE, CompressedPages, compress_static_files

SCRIPT = f"voila/static/{RELEASE}/voila.js"
UNVERSIONED = "voila/static/voila.js"
FONT = "voila/templates/vfw/static/fonts/source-sans-3-latin-400-normal.woff2"
STYLES = "voila/templates/vfw/static/page.css"
OF_THE_PANEL = "voila/templates/vfw/static/tokens.css"
EXTENSION = "voila/labextensions/anywidget/package.json"
ROOM = "voila/render/room.ipynb"
FILES = [SCRIPT, STYLES, OF_THE_PANEL, EXTENSION, "voila/templates/vfw/static/icon.svg"]
PAGES = ["", "states/", "read/sources"]
THEME = "voila/api/themes/@jupyterlab/theme-light-extension/index.css"

GZIP = {"Accept-Encoding": "gzip, deflate"}


class Answer(NamedTuple):
    status: int
    headers: http.client.HTTPMessage
    body: bytes


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("notebooks")
    write_notebook(folder / "room.ipynb", "print('Ohio ' * 2000)", title="A room")
    with Running.exhibit(folder) as server:
        yield server


def ask(server: Running, path: str, method: str = "GET", **headers: str) -> Answer:
    """Return the raw response to a request with only these headers."""
    connection = http.client.HTTPConnection(urlsplit(server.url).netloc, timeout=60)
    try:
        connection.putrequest(method, f"/{path}", skip_accept_encoding=True)
        for name, value in headers.items():
            connection.putheader(name.replace("_", "-"), value)
        connection.endheaders()
        answer = connection.getresponse()
        return Answer(answer.status, answer.headers, answer.read())
    finally:
        connection.close()


@pytest.mark.parametrize("path", [*FILES, *PAGES])
def test_compressed_and_plain_responses_have_the_same_content(server: Running, path: str) -> None:
    plain, packed = ask(server, path), ask(server, path, **GZIP)
    assert (plain.status, packed.status) == (200, 200)
    assert plain.headers["Content-Encoding"] is None
    assert packed.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed.body) == plain.body
    assert len(packed.body) == int(packed.headers["Content-Length"])
    assert len(plain.body) == int(plain.headers["Content-Length"])
    assert "Accept-Encoding" in packed.headers["Vary"]
    assert "Accept-Encoding" in plain.headers["Vary"]
    assert packed.headers["Content-Type"] == plain.headers["Content-Type"]


def test_a_theme_is_compressed_like_a_page(server: Running) -> None:
    assert gzip.decompress(ask(server, THEME, **GZIP).body) == ask(server, THEME).body


def test_a_notebook_page_is_compressed_while_it_is_streamed(server: Running) -> None:
    room = ask(server, ROOM, **GZIP)
    assert room.headers["Content-Encoding"] == "gzip"
    assert b"Ohio Ohio" in gzip.decompress(room.body)
    assert len(room.body) < len(gzip.decompress(room.body)) / 3


@pytest.mark.parametrize("offer", ["identity", "gzip;q=0", "gzip; q=0.0, deflate", "br, zstd", "x-gzip-not"])
@pytest.mark.parametrize("path", [SCRIPT, "states/"])
def test_a_client_without_gzip_gets_plain_responses(server: Running, path: str, offer: str) -> None:
    answer = ask(server, path, Accept_Encoding=offer)
    assert answer.headers["Content-Encoding"] is None
    assert answer.body == ask(server, path).body


def test_compressed_formats_are_sent_unchanged(server: Running) -> None:
    font = ask(server, FONT, **GZIP)
    assert font.headers["Content-Encoding"] is None
    assert font.headers["Content-Type"] == "font/woff2"
    assert font.body.startswith(b"wOF2")


@pytest.mark.parametrize("offered", [{}, GZIP])
def test_head_describes_the_response_of_get(server: Running, offered: dict[str, str]) -> None:
    head, whole = ask(server, SCRIPT, "HEAD", **offered), ask(server, SCRIPT, **offered)
    assert head.body == b""
    for name in ("Content-Length", "Content-Encoding", "Content-Type", "Etag", "Cache-Control"):
        assert head.headers[name] == whole.headers[name]


@pytest.mark.parametrize("offered", [{}, GZIP])
def test_a_range_is_a_part_of_the_sent_variant(server: Running, offered: dict[str, str]) -> None:
    part, whole = ask(server, SCRIPT, Range="bytes=100-199", **offered), ask(server, SCRIPT, **offered)
    assert part.status == 206
    assert part.body == whole.body[100:200]
    assert part.headers["Content-Range"] == f"bytes 100-199/{len(whole.body)}"
    assert part.headers["Etag"] == whole.headers["Etag"]


@pytest.mark.parametrize("path", [SCRIPT, STYLES, EXTENSION, FONT])
@pytest.mark.parametrize("offered", [{}, GZIP])
def test_a_cached_file_is_not_sent_again(server: Running, path: str, offered: dict[str, str]) -> None:
    first = ask(server, path, **offered)
    for condition in (
        {"If_None_Match": first.headers["Etag"]},
        {"If_Modified_Since": first.headers["Last-Modified"]},
    ):
        again = ask(server, path, **offered, **condition)
        assert (again.status, again.body) == (304, b"")
        assert again.headers["Etag"] == first.headers["Etag"]


def test_compressed_and_plain_variants_have_different_etags(server: Running) -> None:
    plain, packed = ask(server, SCRIPT), ask(server, SCRIPT, **GZIP)
    assert plain.headers["Etag"] != packed.headers["Etag"]
    assert ask(server, SCRIPT, If_None_Match=packed.headers["Etag"]).body == plain.body


def test_a_url_with_a_version_is_cached_forever(server: Running) -> None:
    for path in (SCRIPT, f"{STYLES}?v=1", "voila/labextensions/anywidget/" + a_script_of("anywidget")):
        assert ask(server, path).headers["Cache-Control"] == CACHE_FOREVER, path


@pytest.mark.parametrize("path", [UNVERSIONED, STYLES, EXTENSION, FONT, "", "states/", ROOM])
def test_a_url_without_a_version_is_not_cached_forever(server: Running, path: str) -> None:
    assert "immutable" not in (ask(server, path).headers["Cache-Control"] or "")


def test_a_script_is_the_same_with_and_without_the_release_folder(server: Running) -> None:
    assert ask(server, SCRIPT).body == ask(server, UNVERSIONED).body


def test_a_notebook_page_loads_scripts_from_the_release_folder(server: Running) -> None:
    assert f'src="/{SCRIPT}"' in ask(server, ROOM).body.decode()


class AsItIsNow(AsyncHTTPTestCase):
    def get_app(self) -> Application:
        self.folder = Path(self.enterContext(TemporaryDirectory()))
        return Application(
            compress_static_files([(r"/(.*)", StaticFileHandler, {"path": self.folder})]), transforms=[CompressedPages]
        )

    def test_a_file_changed_while_the_exhibit_is_open_is_sent(self) -> None:
        for text in ("Ohio", "Tennessee"):
            (self.folder / "styles.css").write_text(text)
            answer = self.fetch("/styles.css", headers=GZIP, decompress_response=False)
            assert gzip.decompress(answer.body).decode() == text


@pytest.mark.parametrize("page", PAGES)
def test_text_pages_link_the_design_tokens_of_the_panel(server: Running, page: str) -> None:
    assert f'href="/{OF_THE_PANEL}' in ask(server, page).body.decode()
    assert ask(server, OF_THE_PANEL).body == DESIGN_TOKENS.read_bytes()


@pytest.mark.parametrize("path", ["fonts", "nosuch.css", f"{RELEASE}/nosuch.css"])
def test_a_missing_file_is_not_found(server: Running, path: str) -> None:
    assert ask(server, f"voila/templates/vfw/static/{path}", **GZIP).status in (403, 404)


def a_script_of(extension: str) -> str:
    (script,) = (
        file
        for folder in jupyter_path("labextensions")
        for file in (Path(folder) / extension / "static").glob("remoteEntry.*.js")
    )
    return f"static/{script.name}"
