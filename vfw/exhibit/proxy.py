"""The exhibit behind JupyterLab's own address, as on Binder."""

import sys
from typing import Any

COMMAND = [
    *(sys.executable, "-m", "vfw.exhibit", "--port={port}", "--base-url={base_url}vfw/"),
    # The proxy hands on the name by which the browser called it.
    "--behind-proxy",
]


def exhibit() -> dict[str, Any]:
    """What jupyter-server-proxy needs to know to start the exhibit under /vfw/ and to put it into the launcher."""
    return {
        "command": COMMAND,
        # The page builds its addresses from the base URL: the proxy must hand them on whole.
        "absolute_url": True,
        "timeout": 60,
        "launcher_entry": {"title": "Votes for Women"},
    }
