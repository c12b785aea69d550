"""Gzip compression of responses: static files once and cached in memory, pages while they are written.

It is gzip because browsers accept nothing better over plain HTTP, which a classroom uses.
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
"""A folder that exists only in URLs. It changes with Voila, whose scripts have no version in their names."""

CACHE_FOREVER = "max-age=31536000, immutable"
"""The Cache-Control of a URL whose content never changes: keep it for a year and do not ask again."""

HASHED_NAME = re.compile(r"(?:^|\.)[0-9a-f]{8,64}\.\w+$")
"""A file name with a hash of the content, such as `remoteEntry.698dcaf7.js`."""


def accepts_gzip(request: HTTPServerRequest) -> bool:
    """Return whether a client accepts gzip; `gzip;q=0` means that it does not."""
    for part in request.headers.get("Accept-Encoding", "").split(","):
        coding, _, weight = part.replace(" ", "").partition(";q=")
        if coding == "gzip":
            return not re.fullmatch(r"0(\.0*)?", weight)
    return False


class CompressedPages(GZipContentEncoding):
    """A transform that compresses each text response chunk by chunk, and adds `Vary` for caches."""

    def __init__(self, request: HTTPServerRequest) -> None:
        super().__init__(request)
        self._gzipping = accepts_gzip(request)

    @classmethod
    def is_compressible(cls, content_type: str) -> bool:
        """Return whether a content type is text."""
        return content_type.startswith("text/") or content_type in cls.CONTENT_TYPES


class CompressedFiles(StaticFileHandler):
    """A mixin for static file handlers that sends a compressed variant and sets long cache times.

    The compressed variant has a path that no file has. So Tornado handles it like a file: size, ETag (each variant has
    its own), ranges, and 304 for an unchanged file.
    """

    _variants: dict[str, bytes] = {}  # noqa: RUF012  # one for all, as Tornado keeps the versions of files
    _file: str

    def parse_url_path(self, url_path: str) -> str:
        """Remove the folder of the release from the path."""
        return super().parse_url_path(url_path.removeprefix(f"{RELEASE}/"))

    def validate_absolute_path(self, root: str, absolute_path: str) -> str | None:
        """Return the path of the compressed variant if the client accepts it, else of the file."""
        path = super().validate_absolute_path(root, absolute_path)
        if path is None:
            return None
        self._file = self.absolute_path = path
        if not accepts_gzip(self.request) or not CompressedPages.is_compressible(self.get_content_type()):
            return path
        # A file that changes while the exhibit is open gets a new variant.
        variant = f"{path}\0{self.get_modified_time()}\0{super().get_content_size()}"
        if variant not in self._variants:
            self._variants[variant] = gzip.compress(Path(path).read_bytes(), mtime=0)
        return variant

    @property
    def _is_compressed(self) -> bool:
        return self.absolute_path != self._file

    def get_content_type(self) -> str:
        """Return the content type of the uncompressed file."""
        content_type, _ = mimetypes.guess_type(self._file)
        return content_type or "application/octet-stream"

    def get_content_size(self) -> int:
        """Return the size of the variant in bytes."""
        variant = self._variants.get(str(self.absolute_path))
        return super().get_content_size() if variant is None else len(variant)

    @classmethod
    def get_content(cls, abspath: str, start: int | None = None, end: int | None = None) -> Any:
        """Return the content of the variant, or a range of it."""
        variant = cls._variants.get(abspath)
        return super().get_content(abspath, start, end) if variant is None else variant[start:end]

    def compute_etag(self) -> str | None:
        # Jupyter's handlers turn the ETag off, but the modification time cannot tell the variants apart.
        """Return Tornado's ETag: Jupyter's handlers have none, and both variants have the same modification time."""
        return StaticFileHandler.compute_etag(self)

    def set_headers(self) -> None:
        """Set the encoding, and a long cache time for URLs with a version or a hash."""
        super().set_headers()
        if self._is_compressed:
            self.set_header("Content-Encoding", "gzip")
        if "v" in self.request.arguments or RELEASE in self.request.path or HASHED_NAME.search(self.path):
            self.set_header("Cache-Control", CACHE_FOREVER)


def compress_static_files(handlers: Iterable[Any]) -> list[Any]:
    """Return router rules in which handlers of static files send compressed files."""
    return [(path, _compressing(handler), *options) for path, handler, *options in handlers]


def add_release(page_config: dict[str, Any]) -> dict[str, Any]:
    """Return the configuration of a page with the release of Voila in the URL of static files."""
    return page_config | {"fullStaticUrl": f"{page_config['fullStaticUrl']}/{RELEASE}"}


def _compressing(handler: type) -> type:
    # A theme is generated for each request, so it is compressed like a page.
    if not issubclass(handler, StaticFileHandler) or issubclass(handler, ThemesHandler):
        return handler
    return type(f"Packed{handler.__name__}", (CompressedFiles, handler), {})
