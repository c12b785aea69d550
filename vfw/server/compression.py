"""Compression of responses: of a file once, when it is first asked for; of a page while it is written.

With gzip, because over plain http, as in a classroom, no browser takes anything that packs better.
"""

from __future__ import annotations

import gzip
import mimetypes
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import voila
from jupyterlab_server.themes_handler import ThemesHandler
from tornado.httputil import HTTPServerRequest
from tornado.web import GZipContentEncoding, StaticFileHandler

RELEASE = f"release-{voila.__version__}"
"""A folder that is only in addresses: what lies in it is another with each version of Voila, whose scripts do not say
theirs."""

CACHE_FOREVER = "max-age=31536000, immutable"
"""What a browser is told of an address that never means anything else: keep it for a year, and do not ask again."""

HASHED_NAME = re.compile(r"(?:^|\.)[0-9a-f]{8,64}\.\w+$")
"""A name with a hash of what the file holds, such as `remoteEntry.698dcaf7.js`."""


def accepts_gzip(request: HTTPServerRequest) -> bool:
    """Return whether a client unpacks what is packed; `gzip;q=0` says that it does not."""
    for part in request.headers.get("Accept-Encoding", "").split(","):
        coding, _, weight = part.replace(" ", "").partition(";q=")
        if coding == "gzip":
            return not re.fullmatch(r"0(\.0*)?", weight)
    return False


class CompressedPages(GZipContentEncoding):
    """Packs every answer that is text and is not packed yet, piece by piece, and tells caches that it might."""

    def __init__(self, request: HTTPServerRequest) -> None:
        super().__init__(request)
        self._gzipping = accepts_gzip(request)

    @classmethod
    def is_compressible(cls, content_type: str) -> bool:
        return content_type.startswith("text/") or content_type in cls.CONTENT_TYPES


class CompressedFiles(StaticFileHandler):
    """Mixed into a handler of files: sends the packed twin of a text, and says what may be kept for good.

    The twin has a path that no file has. So Tornado does with it what it does with a file: its size, its version (each
    of the two has its own), a part of it, nothing where the browser has it.
    """

    _variants: dict[str, bytes] = {}  # noqa: RUF012  # one for all, as Tornado keeps the versions of files
    _file: str

    def parse_url_path(self, url_path: str) -> str:
        return super().parse_url_path(url_path.removeprefix(f"{RELEASE}/"))

    def validate_absolute_path(self, root: str, absolute_path: str) -> str | None:
        path = super().validate_absolute_path(root, absolute_path)
        if path is None:
            return None
        self._file = self.absolute_path = path
        if not accepts_gzip(self.request) or not CompressedPages.is_compressible(self.get_content_type()):
            return path
        # Who changes a file while the exhibit is open sees the change.
        variant = f"{path}\0{self.get_modified_time()}\0{super().get_content_size()}"
        if variant not in self._variants:
            self._variants[variant] = gzip.compress(Path(path).read_bytes(), mtime=0)
        return variant

    @property
    def _is_compressed(self) -> bool:
        return self.absolute_path != self._file

    def get_content_type(self) -> str:
        content_type, _ = mimetypes.guess_type(self._file)
        return content_type or "application/octet-stream"

    def get_content_size(self) -> int:
        variant = self._variants.get(str(self.absolute_path))
        return super().get_content_size() if variant is None else len(variant)

    @classmethod
    def get_content(cls, abspath: str, start: int | None = None, end: int | None = None) -> Any:
        variant = cls._variants.get(abspath)
        return super().get_content(abspath, start, end) if variant is None else variant[start:end]

    def compute_etag(self) -> str | None:
        # Not that of the handlers of Jupyter, which have none: packed or not is no difference in time.
        return StaticFileHandler.compute_etag(self)

    def set_headers(self) -> None:
        super().set_headers()
        if self._is_compressed:
            self.set_header("Content-Encoding", "gzip")
        if "v" in self.request.arguments or RELEASE in self.request.path or HASHED_NAME.search(self.path):
            self.set_header("Cache-Control", CACHE_FOREVER)


def compress_static_files(handlers: Iterable[Any]) -> list[Any]:
    """The rules of a router, those that serve files with packed ones."""
    return [(path, _compressing(handler), *options) for path, handler, *options in handlers]


def add_release(page_config: dict[str, Any]) -> dict[str, Any]:
    """What is told to a page: Voila's own scripts are another with each version of it."""
    return page_config | {"fullStaticUrl": f"{page_config['fullStaticUrl']}/{RELEASE}"}


def _compressing(handler: type) -> type:
    # A theme is written anew for whoever asks, and is packed as pages are.
    if not issubclass(handler, StaticFileHandler) or issubclass(handler, ThemesHandler):
        return handler
    return type(f"Packed{handler.__name__}", (CompressedFiles, handler), {})
