"""The command that opens the exhibit."""

import argparse
import errno
import shlex
import socket
import sys
from pathlib import Path
from urllib.parse import quote

from vfw.exhibit.forks import CAN_FORK
from vfw.exhibit.own_address import EVERYWHERE, in_an_address, name_for_others
from vfw.exhibit.refusals import is_only_here
from vfw.exhibit.tokens import chosen, new_token
from vfw.ports import port_number
from vfw.speech.program import Program
from vfw.thinking.dask_cluster import SCHEDULER, NoCluster

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

FOR_A_CLASS = """\
The exhibit is open to everybody on this network who knows the token  (Ctrl+C closes it)

    For the board      {board}
    On this machine    {here}
    The guides         {guides}

The token of the last two, {teachers}, is yours alone: it opens the guides and the answers too.
At most {visitors} pages with a game or a map at once, each about {megabytes} MB of memory: VISITORS=20 makes it 20.
The section "In the classroom" of the README names the limits and the risks."""

PROJECTOR = "projector.ipynb"
"""The room that the teacher opens."""
GUIDES = "read/guides"
"""The page that leads to them."""
CLASS = 40
"""Pages open at once that are enough for a class, its teacher and a few forgotten tabs."""
MEGABYTES = 35 if CAN_FORK else 75


def a_token(text: str) -> str:
    try:
        return chosen(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def a_number(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is no number of them; expected 1 or more, such as 20")
    return int(text)


def a_program(text: str) -> Program | None:
    try:
        command = tuple(shlex.split(text))
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{text!r} is no command: {error}") from None
    if command == ("none",):
        return None
    program = Program(command)
    if not command or not program.is_there:
        raise argparse.ArgumentTypeError(f"{text!r} names no program of this machine; expected one, or none")
    return program


def main(arguments: list[str] | None = None) -> int:
    """Open the exhibit and stay until it is closed; say how to help when it cannot open."""
    parser = argparse.ArgumentParser(prog="python -m vfw.exhibit", description="Open the exhibit in a browser.")
    parser.add_argument("--host", default="127.0.0.1", help="127.0.0.1 (default): this machine; 0.0.0.0: all")
    parser.add_argument("--port", type=port_number, default=8866, help="default: 8866")
    parser.add_argument("--base-url", default="/", help="the path a proxy puts in front, such as /exhibit/")
    parser.add_argument("--notebooks", type=Path, default=Path("notebooks"), help="a folder of notebooks, or just one")
    parser.add_argument(
        "--token",
        type=a_token,
        default="",
        help="what visitors must know; default: none on this machine, else a new one",
    )
    parser.add_argument("--visitors", type=a_number, default=CLASS, help=f"pages open at once; default: {CLASS}")
    parser.add_argument(
        "--workers",
        type=a_number,
        default=0,
        help="processes that work out what takes long, for all pages together; default: one a core",
    )
    parser.add_argument(
        "--speech",
        type=a_program,
        default=Program(),
        metavar="COMMAND",
        help="what reads aloud: a program that takes text and gives WAV, or none; default: espeak-ng",
    )
    parser.add_argument(
        "--behind-proxy",
        action="store_true",
        help="a proxy on this machine hands on what others ask: answer by whatever name they know it",
    )
    options = parser.parse_args(arguments)

    is_shared = not is_only_here(options.host)
    name = "localhost" if options.host in ("127.0.0.1", *EVERYWHERE) else in_an_address(options.host)
    if not options.notebooks.exists():
        print(NO_NOTEBOOKS.format(path=options.notebooks), file=sys.stderr)
        return 1
    try:
        socket.create_server((options.host, options.port)).close()
    except OSError as error:
        message = TAKEN if error.errno == errno.EADDRINUSE else REFUSED
        print(message.format(name=name, port=options.port, next_port=options.port + 1, error=error), file=sys.stderr)
        return 1

    token = options.token or (new_token() if is_shared else "")
    teachers = new_token() if token else ""
    address = f"http://{name}:{options.port}{options.base_url}"
    query, teachers_query = (f"?token={quote(it)}" if it else "" for it in (token, teachers))
    said = f"The exhibit is open at {address}{query}  (Ctrl+C closes it)"
    if teachers:
        said += f"\nThe guides, for teachers:   {address}{GUIDES}{teachers_query}"
    if is_shared:
        has_projector = (options.notebooks / PROJECTOR).exists()
        others = f"http://{name_for_others(options.host)}:{options.port}{options.base_url}"
        said = FOR_A_CLASS.format(
            board=f"{others}{query}",
            here=f"{address}{f'voila/render/{PROJECTOR}' if has_projector else ''}{teachers_query}",
            guides=f"{others}{GUIDES}{teachers_query}",
            teachers=teachers,
            visitors=options.visitors,
            megabytes=MEGABYTES,
        )
    from vfw.exhibit.server import serve  # here, because the workers of a cluster of this machine import this module

    try:
        serve(
            options.notebooks,
            host=options.host,
            port=options.port,
            base_url=options.base_url,
            token=token,
            teachers=teachers,
            visitors=options.visitors,
            workers=options.workers,
            only_host="" if is_shared or options.behind_proxy else options.host,
            program=options.speech,
            when_open=lambda: print(said, flush=True),
        )
    except NoCluster as why:
        print(f"The exhibit cannot open: {why}. Without {SCHEDULER} processes of this machine do.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
