"""The command line of the server: `vfw exhibit`, or `python -m vfw.server`.

This module imports only the standard library and light modules at the top, so that a missing package of the extra
`exhibit` is reported with the command that installs it.
"""

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
from vfw.server.tokens import check_token, is_same_token, new_token
from vfw.speech.synthesis import SpeechProgram

PORT_IN_USE = """\
Port {port} is in use, perhaps by an exhibit that is already open: http://{name}:{port}
Close the program that uses the port, or choose another port:
    make exhibit PORT={next_port}    or    vfw exhibit --port {next_port}"""

CANNOT_LISTEN = """\
The exhibit cannot open at http://{name}:{port}: {error}
Choose another port or another host:
    make exhibit PORT=8866 HOST=127.0.0.1    or    vfw exhibit --port 8866 --host 127.0.0.1"""

NO_NOTEBOOKS = """\
There are no notebooks at {path}.
Name a folder of notebooks, or leave the option out to open the notebooks of the exhibit:
    vfw exhibit --notebooks PATH"""

NO_EXTRA = """\
The exhibit needs Python packages that are not installed: {module} is missing.
Install them with this command, then open the exhibit again:
    {python} -m pip install "vfw[exhibit]\""""

NO_CLUSTER = "The exhibit cannot open: {error}. Unset {variable} to compute on this machine instead."

CLASS_GREETING = """\
The exhibit is open to every device on this network that has the token  (Ctrl+C closes it)

    For the board      {board}
    On this machine    {here}
    The guides         {guides}

The last two use the teacher token, {teacher_token}. Keep it to yourself: it also opens the guides and the answers.
At most {visitors} pages with a game or a map can be open at once. Each needs about {megabytes} MB of memory.
To change the limit, use VISITORS=20. Limits and risks: vfw/classroom/README.md"""

EXTRA = ("voila", "ipykernel", "platformdirs", "segno")
"""The modules of the extra `exhibit` that are needed to open it."""
PROJECTOR = "projector.ipynb"
"""The notebook that the teacher opens."""
GUIDES = "read/guides"
"""The path of the list of guides, below the base URL."""
CLASS_PAGES = 40
"""Pages that can be open at once: enough for a class, its teacher and a few forgotten tabs."""
MEGABYTES = 35 if sys.platform == "linux" else 75
"""Memory of each page with a kernel, in MB. On Linux kernels are forks and share memory."""


class CannotOpen(Exception):
    """An error that keeps the exhibit from opening. Its message is the problem, then the remedy."""


def parse_base_url(text: str) -> str:
    """Parse the path at which a proxy serves the exhibit, and add missing slashes at both ends.

    Raises:
        argparse.ArgumentTypeError: The text is not a valid URL path.

    >>> parse_base_url("exhibit")
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


def parse_token(text: str) -> str:
    """Parse `--token` and `--teacher-token`; see `check_token`."""
    try:
        return check_token(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def parse_count(text: str) -> int:
    """Parse a whole number of at least 1."""
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a valid number. Use 1 or more, such as 20.")
    return int(text)


def parse_speech_program(text: str) -> SpeechProgram | None:
    """Parse the command of a speech program. Return None for "none"."""
    try:
        command = tuple(shlex.split(text))
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{text!r} is not a valid command: {error}") from None
    if command == ("none",):
        return None
    program = SpeechProgram(command)
    if not command or not program.is_there:
        raise argparse.ArgumentTypeError(f"{text!r} is not a program on this machine. Name a program, or use none.")
    return program


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of `vfw exhibit` and `python -m vfw.server` to a parser."""
    parser.add_argument(
        "--host",
        default="127.0.0.1",
        help="listen at this address: 127.0.0.1 for this machine only, 0.0.0.0 for the network (default: 127.0.0.1)",
    )
    parser.add_argument("--port", type=parse_port, default=8866, help="listen at this port (default: 8866)")
    parser.add_argument(
        "--base-url",
        type=parse_base_url,
        default="/",
        metavar="PATH",
        help="serve below this path of a proxy, such as /exhibit/; the proxy must forward the whole path (default: /)",
    )
    parser.add_argument(
        "--notebooks",
        type=Path,
        default=notebooks(),
        metavar="PATH",
        help="serve this folder of notebooks, or this single notebook (default: the notebooks of the exhibit)",
    )
    parser.add_argument(
        "--token",
        type=parse_token,
        default="",
        help="ask visitors for this token (default: none on this machine, a new token on a network)",
    )
    parser.add_argument(
        "--teacher-token",
        type=parse_token,
        default="",
        help="ask for this token before the guides open (default: a new token, if visitors need a token)",
    )
    parser.add_argument(
        "--visitors",
        type=parse_count,
        default=CLASS_PAGES,
        help=f"allow this many pages with a kernel at once (default: {CLASS_PAGES})",
    )
    parser.add_argument(
        "--workers",
        type=parse_count,
        default=0,
        help="run this many worker processes for long computations of all pages (default: one per core)",
    )
    parser.add_argument(
        "--speech",
        type=parse_speech_program,
        default=SpeechProgram(),
        metavar="COMMAND",
        help="read aloud with this program, which reads text and writes WAV, or none (default: espeak-ng)",
    )
    parser.add_argument(
        "--behind-proxy",
        action="store_true",
        help="serve requests that a proxy on this machine, such as nginx, forwards: answer to every host name, not "
        "only to localhost, and leave access control to the proxy",
    )
    parser.set_defaults(run=run)


def main(arguments: list[str] | None = None) -> int:
    """Run `python -m vfw.server`."""
    parser = argparse.ArgumentParser(prog="python -m vfw.server", description="Open the exhibit in a browser.")
    add_options(parser)
    return run(parser.parse_args(arguments))


def run(options: argparse.Namespace) -> int:
    """Open the exhibit and block until it is closed. If it cannot open, print the problem and the remedy.

    Returns:
        The exit status.
    """
    try:
        open_exhibit(options)
    except CannotOpen as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def open_exhibit(options: argparse.Namespace, listening: socket.socket | None = None) -> None:
    """Open the exhibit and block until it is closed.

    Args:
        options: The parsed options of `add_options`.
        listening: A socket that listens already; without it the exhibit listens at the host and port of `options`.

    Raises:
        CannotOpen: Something is missing, or the port is in use.
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
            message = PORT_IN_USE if error.errno == errno.EADDRINUSE else CANNOT_LISTEN
            problem = message.format(name=name, port=options.port, next_port=options.port + 1, error=error)
            raise CannotOpen(problem) from error

    token = options.token or (new_token() if is_shared else "")
    teacher_token = (options.teacher_token or new_token()) if token else ""
    if options.teacher_token and not token:
        raise CannotOpen("A teacher token needs a class token too. Add --token, or with make TOKEN='…'.")
    if token and is_same_token(token, teacher_token):
        raise CannotOpen(
            "The teacher token is the same as the class token. Choose another one, which students do not know."
        )
    address = f"http://{name}:{options.port}{options.base_url}"
    query, teachers_query = (f"?token={quote(it)}" if it else "" for it in (token, teacher_token))
    location = f"{options.base_url} of the proxy" if listening else f"{address}{query}"
    greeting = f"The exhibit is open at {location}  (Ctrl+C closes it)"
    if teacher_token:
        greeting += f"\nThe guides, for teachers:   {address}{GUIDES}{teachers_query}"
    if is_shared:
        has_projector = (options.notebooks / PROJECTOR).exists()
        others = f"http://{name_for_others(options.host)}:{options.port}{options.base_url}"
        greeting = CLASS_GREETING.format(
            board=f"{others}{query}",
            here=f"{address}{f'voila/render/{PROJECTOR}' if has_projector else ''}{teachers_query}",
            guides=f"{others}{GUIDES}{teachers_query}",
            teacher_token=teacher_token,
            visitors=options.visitors,
            megabytes=MEGABYTES,
        )
    # The import takes a second and needs the packages of the extra.
    from vfw.server.application import find_unreadable_files, serve

    for line in find_unreadable_files(options.notebooks):
        print(line, file=sys.stderr)
    try:
        serve(
            options.notebooks,
            host=options.host,
            port=options.port,
            base_url=options.base_url,
            token=token,
            teacher_token=teacher_token,
            visitors=options.visitors,
            workers=options.workers,
            only_host="" if is_shared or options.behind_proxy else options.host,
            is_behind_proxy=options.behind_proxy,
            program=options.speech,
            listening=listening,
            on_open=lambda: print(greeting, flush=True),
        )
    except ClusterError as error:
        raise CannotOpen(NO_CLUSTER.format(error=error, variable=SCHEDULER)) from error


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
