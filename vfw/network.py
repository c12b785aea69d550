"""Addresses and ports: calls to this machine, and the address by which other machines reach it."""

from __future__ import annotations

import ipaddress
import socket
import urllib.request
from argparse import ArgumentTypeError
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tornado.httputil import HTTPServerRequest


open_url = urllib.request.build_opener(urllib.request.ProxyHandler({})).open
"""The function `urllib.request.urlopen` without a proxy: `http_proxy` in the environment is for other machines.

A proxy that is asked for `localhost` would ask its own machine.
"""


def is_only_here(host: str) -> bool:
    """Return whether `host` reaches only this machine."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def parse_port(text: str) -> int:
    """Return the port that a text names.

    >>> parse_port("8867")
    8867

    Raises:
        ArgumentTypeError: The text is no port.
    """
    if not text.isdecimal() or not 0 < int(text) < 65536:
        raise ArgumentTypeError(f"{text!r} is no port; expected a number from 1 to 65535, as in 8867")
    return int(text)


EVERYWHERE = ("0.0.0.0", "::", "")


def format_host(host: str) -> str:
    """Return a host as it is written before the colon of a port."""
    return f"[{host}]" if ":" in host else host


def name_for_others(host: str) -> str:
    """Return the name by which other machines reach this one, as far as it is known."""
    if host not in EVERYWHERE:
        return format_host(host)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            # Nothing is sent. The system only chooses the address from which it would send.
            asked.connect(("192.0.2.1", 9))
        except OSError:
            return socket.gethostname()
        return str(asked.getsockname()[0])


def origin_for_others(request: HTTPServerRequest, host: str) -> str:
    """Return scheme, name and port under which other machines reach the requested page.

    Args:
        request: The request. If it has a name of this machine that others can use, that name is taken.
        host: The host that is served, as in `name_for_others`.
    """
    # Imported here, because the `vfw` command also works without the extra `exhibit`.
    from tornado.httputil import split_host_and_port

    name, port = split_host_and_port(request.host)
    bare = name.removeprefix("[").removesuffix("]")
    if is_only_here(bare) and not is_only_here(host):
        name = name_for_others(host)
    forwarded = request.headers.get("X-Forwarded-Proto", "")
    scheme = forwarded if forwarded in ("http", "https") else request.protocol
    return f"{scheme}://{name}{f':{port}' if port else ''}"
