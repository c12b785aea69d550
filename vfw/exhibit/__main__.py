"""The command that opens the exhibit."""

import argparse
import errno
import socket
import sys
from pathlib import Path

from vfw.exhibit.server import serve

TAKEN = """\
Port {port} is taken, perhaps by an exhibit that is already open: look at http://{name}:{port}
Close the program that holds the port, or choose another one:
    make exhibit PORT={next_port}"""

REFUSED = """\
The exhibit cannot open at http://{name}:{port}: {error}
Choose another port or another host:
    make exhibit PORT=8866 HOST=127.0.0.1"""

NO_NOTEBOOKS = """\
There are no notebooks at {path}.
Start the exhibit in the folder that holds notebooks/, or say where they are:
    python -m vfw.exhibit --notebooks PATH"""


def port_number(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text) < 65536:
        raise argparse.ArgumentTypeError(f"{text!r} is no port; expected a number from 1 to 65535, as in PORT=8867")
    return int(text)


def main(arguments: list[str] | None = None) -> int:
    """Open the exhibit and stay until it is closed; say how to help when it cannot open."""
    parser = argparse.ArgumentParser(prog="python -m vfw.exhibit", description="Open the exhibit in a browser.")
    parser.add_argument("--host", default="127.0.0.1", help="127.0.0.1 (default): this machine; 0.0.0.0: all")
    parser.add_argument("--port", type=port_number, default=8866, help="default: 8866")
    parser.add_argument("--base-url", default="/", help="the path a proxy puts in front, such as /exhibit/")
    parser.add_argument("--notebooks", type=Path, default=Path("notebooks"), help="a folder of notebooks, or just one")
    parser.add_argument("--no-preheat", action="store_true", help="start no kernel before the first visitor comes")
    options = parser.parse_args(arguments)

    name = "localhost" if options.host in ("127.0.0.1", "0.0.0.0") else options.host
    if not options.notebooks.exists():
        print(NO_NOTEBOOKS.format(path=options.notebooks), file=sys.stderr)
        return 1
    try:
        socket.create_server((options.host, options.port)).close()
    except OSError as error:
        message = TAKEN if error.errno == errno.EADDRINUSE else REFUSED
        print(message.format(name=name, port=options.port, next_port=options.port + 1, error=error), file=sys.stderr)
        return 1

    address = f"http://{name}:{options.port}{options.base_url}"
    serve(
        options.notebooks,
        host=options.host,
        port=options.port,
        base_url=options.base_url,
        preheat=not options.no_preheat,
        when_open=lambda: print(f"The exhibit is open at {address}  (Ctrl+C closes it)", flush=True),
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
