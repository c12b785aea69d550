"""The command that opens the exhibit: `vfw exhibit`, or `python -m vfw.server`."""

import argparse
import errno
import re
import shlex
import socket
import sys
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import quote, unquote

from vfw.jobs.dask_cluster import SCHEDULER, ClusterError
from vfw.network import EVERYWHERE, format_host, is_only_here, name_for_others, parse_port
from vfw.resources import notebooks
from vfw.server.tokens import are_alike, chosen, new_token
from vfw.speech.synthesis import SpeechProgram

TAKEN = """\
Port {port} is taken, perhaps by an exhibit that is already open: look at http://{name}:{port}
Close the program that holds the port, or choose another one:
    make exhibit PORT={next_port}    or    vfw exhibit --port {next_port}"""

REFUSED = """\
The exhibit cannot open at http://{name}:{port}: {error}
Choose another port or another host:
    make exhibit PORT=8866 HOST=127.0.0.1    or    vfw exhibit --port 8866 --host 127.0.0.1"""

NO_NOTEBOOKS = """\
There are no notebooks at {path}.
Name the folder that holds them, or leave the option out to open those of the exhibit:
    vfw exhibit --notebooks PATH"""

NO_EXTRA = """\
The exhibit needs Python packages that are not installed: {module} is missing.
Install them with this command, then open the exhibit again:
    {python} -m pip install "vfw[exhibit]\""""

NO_CLUSTER = "The exhibit cannot open: {why}. Without {variable} processes of this machine do."

FOR_A_CLASS = """\
The exhibit is open to everybody on this network who knows the token  (Ctrl+C closes it)

    For the board      {board}
    On this machine    {here}
    The guides         {guides}

The token of the last two, {teachers}, is yours alone: it opens the guides and the answers too.
At most {visitors} pages with a game or a map at once, each about {megabytes} MB of memory: VISITORS=20 makes it 20.
The section "In the classroom" of the README names the limits and the risks."""

EXTRA = ("voila", "ipykernel", "platformdirs", "segno")
"""The modules of the extra `exhibit` that are needed to open it."""
PROJECTOR = "projector.ipynb"
"""The room that the teacher opens."""
GUIDES = "read/guides"
"""The page that leads to them."""
CLASS = 40
"""Pages open at once that are enough for a class, its teacher and a few forgotten tabs."""
MEGABYTES = 35 if sys.platform == "linux" else 75
"""Of memory for each. On Linux kernels are forks, and share what they have in common."""


class CannotOpen(Exception):
    """The exhibit cannot open. The message says why, and what helps."""


def path_of_proxy(text: str) -> str:
    """Return the path that a proxy puts in front, with the slashes at both ends that may be missing.

    Raises:
        argparse.ArgumentTypeError: The text is no path of an address, as it stands in one.

    >>> path_of_proxy("exhibit")
    '/exhibit/'
    """
    path = text.removeprefix("/").removesuffix("/")
    parts = path.split("/") if path else []
    has_valid_characters = all(re.fullmatch(r"(?:[\w.~@-]|%[0-9A-Fa-f]{2})+", part, re.ASCII) for part in parts)
    if not has_valid_characters or any(re.search(r"^\.\.?$|[/\\]", unquote(part)) for part in parts) or text == "//":
        raise argparse.ArgumentTypeError(
            f"{text!r} is not a valid path. Use folders such as /exhibit/, without a host, a query, '..' or an empty "
            "folder. Write spaces and other letters in URL encoding, such as %20."
        )
    return f"/{path}/" if path else "/"


def a_token(text: str) -> str:
    try:
        return chosen(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def a_number(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is no number of them; expected 1 or more, such as 20")
    return int(text)


def a_program(text: str) -> SpeechProgram | None:
    try:
        command = tuple(shlex.split(text))
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{text!r} is no command: {error}") from None
    if command == ("none",):
        return None
    program = SpeechProgram(command)
    if not command or not program.is_there:
        raise argparse.ArgumentTypeError(f"{text!r} names no program of this machine; expected one, or none")
    return program


def add_to(parser: argparse.ArgumentParser) -> None:
    """Add the options of the exhibit to a parser, for `vfw exhibit` and `python -m vfw.server` alike."""
    parser.add_argument("--host", default="127.0.0.1", help="127.0.0.1 (default): this machine; 0.0.0.0: all")
    parser.add_argument("--port", type=parse_port, default=8866, help="default: 8866")
    parser.add_argument(
        "--base-url",
        type=path_of_proxy,
        default="/",
        metavar="PATH",
        help="the path at which a proxy has the exhibit, such as /exhibit/; the proxy hands on the whole path "
        "(default: /)",
    )
    parser.add_argument(
        "--notebooks",
        type=Path,
        default=notebooks(),
        metavar="PATH",
        help="a folder of notebooks, or just one; default: those of the exhibit",
    )
    parser.add_argument(
        "--token",
        type=a_token,
        default="",
        help="what visitors must know; default: none on this machine, else a new one",
    )
    parser.add_argument(
        "--teacher-token",
        type=a_token,
        default="",
        help="what the teacher must know to open the guides; default: a new one, where visitors need one",
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
        default=SpeechProgram(),
        metavar="COMMAND",
        help="what reads aloud: a program that takes text and gives WAV, or none; default: espeak-ng",
    )
    parser.add_argument(
        "--behind-proxy",
        action="store_true",
        help="a proxy on this machine, such as nginx, hands on requests: answer to every host name, not only to "
        "localhost; the proxy decides who may come in",
    )
    parser.set_defaults(run=run)


def main(arguments: list[str] | None = None) -> int:
    """Run `python -m vfw.server`."""
    parser = argparse.ArgumentParser(prog="python -m vfw.server", description="Open the exhibit in a browser.")
    add_to(parser)
    return run(parser.parse_args(arguments))


def run(options: argparse.Namespace) -> int:
    """Open the exhibit and stay until it is closed; say how to help when it cannot open."""
    try:
        open_exhibit(options)
    except CannotOpen as why:
        print(why, file=sys.stderr)
        return 1
    return 0


def open_exhibit(options: argparse.Namespace, listening: socket.socket | None = None) -> None:
    """Open the exhibit and stay until it is closed.

    Args:
        options: What the parser of `add_to` gives.
        listening: A socket that a proxy knows; without one the exhibit listens at the host and port of the options.

    Raises:
        CannotOpen: Something is missing, or taken.
    """
    is_shared = not is_only_here(options.host)
    name = "localhost" if options.host in ("127.0.0.1", *EVERYWHERE) else format_host(options.host)
    if not options.notebooks.exists():
        raise CannotOpen(NO_NOTEBOOKS.format(path=options.notebooks))
    require_extra()
    if not listening:
        try:
            socket.create_server((options.host, options.port)).close()
        except OSError as error:
            message = TAKEN if error.errno == errno.EADDRINUSE else REFUSED
            why = message.format(name=name, port=options.port, next_port=options.port + 1, error=error)
            raise CannotOpen(why) from error

    token = options.token or (new_token() if is_shared else "")
    teachers = (options.teacher_token or new_token()) if token else ""
    if options.teacher_token and not token:
        raise CannotOpen("A teacher's token needs a class token too. Add --token, or with make TOKEN='…'.")
    if token and are_alike(token, teachers):
        raise CannotOpen("The teacher's token is that of the class. Choose another one, which pupils do not know.")
    address = f"http://{name}:{options.port}{options.base_url}"
    query, teachers_query = (f"?token={quote(it)}" if it else "" for it in (token, teachers))
    place = f"{options.base_url} of the proxy" if listening else f"{address}{query}"
    said = f"The exhibit is open at {place}  (Ctrl+C closes it)"
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
    # Here, because it takes a second, and needs the packages of the extra.
    from vfw.server.application import serve
    from vfw.server.left_out import left_out

    for line in left_out(options.notebooks):
        print(line, file=sys.stderr)
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
            is_behind_proxy=options.behind_proxy,
            program=options.speech,
            listening=listening,
            when_open=lambda: print(said, flush=True),
        )
    except ClusterError as why:
        raise CannotOpen(NO_CLUSTER.format(why=why, variable=SCHEDULER)) from why


def require_extra() -> None:
    """Check that the packages of the extra `exhibit` are installed.

    Raises:
        CannotOpen: One of them is missing.
    """
    missing = next((module for module in EXTRA if find_spec(module) is None), None)
    if missing:
        raise CannotOpen(NO_EXTRA.format(module=missing, python=shlex.quote(sys.executable)))


if __name__ == "__main__":
    sys.exit(main())
