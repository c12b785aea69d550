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
"""`urllib.request.urlopen` without a proxy: `http_proxy` in the environment is for other machines.

A proxy that is asked for `localhost` asks its own machine, or nobody.
"""


def is_only_here(host: str) -> bool:
    """Return whether `host` reaches only this machine."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def port_number(text: str) -> int:
    """The port that a text names. Raises ArgumentTypeError.

    >>> port_number("8867")
    8867
    """
    if not text.isdecimal() or not 0 < int(text) < 65536:
        raise ArgumentTypeError(f"{text!r} is no port; expected a number from 1 to 65535, as in 8867")
    return int(text)


EVERYWHERE = ("0.0.0.0", "::", "")


def in_an_address(host: str) -> str:
    """A host as it stands before the colon of a port."""
    return f"[{host}]" if ":" in host else host


def name_for_others(host: str) -> str:
    """Return the name by which other machines reach this one, as far as it is known."""
    if host not in EVERYWHERE:
        return in_an_address(host)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            # Nothing is sent: it is only asked by which of its addresses the machine would go out.
            asked.connect(("192.0.2.1", 9))
        except OSError:
            return socket.gethostname()
        return str(asked.getsockname()[0])


def origin_for_others(request: HTTPServerRequest, host: str) -> str:
    """Return scheme, name and port under which other machines reach the page that was asked for.

    Args:
        request: if it calls this machine by a name that others can use, that name is taken.
        host: the one that is served, as in `name_for_others`.
    """
    # Here, because the `vfw` command also works without the extra `exhibit`.
    from tornado.httputil import split_host_and_port

    name, port = split_host_and_port(request.host)
    bare = name.removeprefix("[").removesuffix("]")
    if is_only_here(bare) and not is_only_here(host):
        name = name_for_others(host)
    forwarded = request.headers.get("X-Forwarded-Proto", "")
    scheme = forwarded if forwarded in ("http", "https") else request.protocol
    return f"{scheme}://{name}{f':{port}' if port else ''}"
