"""Calls from this machine to itself."""

from __future__ import annotations

import ipaddress
import urllib.request

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
