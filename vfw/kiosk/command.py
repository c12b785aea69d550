"""The command `vfw kiosk`: open and supervise the kiosk, print its settings, and report its counts."""

from __future__ import annotations

import argparse
import json
import os
import socket
import sys
import tempfile
import time
from argparse import SUPPRESS
from contextlib import ExitStack, suppress
from datetime import date
from getpass import getpass
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import unquote

from vfw.interrupts import stop_on_signals
from vfw.jobs.dask_cluster import ClusterError
from vfw.kiosk import HERE, window
from vfw.kiosk.counts import Counts
from vfw.kiosk.keyboard import Keyboard, NoDisplay, keymap
from vfw.kiosk.report import UNREADABLE, svg_report, text_report
from vfw.kiosk.settings import DEFAULT_SETTINGS, Settings, SettingsError, parse_settings, parse_size
from vfw.kiosk.staff_session import WeakPinError, hash_pin
from vfw.kiosk.supervisor import Supervisor
from vfw.network import parse_port
from vfw.resources import LESSONS, notebooks, read_text
from vfw.server import chromium
from vfw.server.__main__ import CannotOpen, require_extra
from vfw.server.notebook_pages import NotebookPage, notebook_pages
from vfw.untrusted_input import NotText

if TYPE_CHECKING:
    from vfw.kiosk.content import Content

PORT = 8877
PORT_IN_USE = """\
Port {port} cannot be used ({error}): perhaps a kiosk is open already, at http://localhost:{port}
Close the program that holds the port, or choose another: vfw kiosk --port {other}"""
NO_VOICE = """\
This kiosk does not speak: {program} is not on this machine. Install it, as in apt-get install espeak-ng; or name
another program in the settings under [speech]; or turn speech off there: on = false"""
VISITORS = 3
"""Kernels at once: that of the visitor, and those of visitors who have just left."""
CHECK_INTERVAL = 2.0
"""Seconds between two health checks."""
CHOICES = ".staff.json"
"""Suffix of the file that keeps the choices of the staff, beside the settings."""
FROM_THE_NEXT_START = "Visitors see it after the next start. The staff page has a button to restart the kiosk."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments and subcommands of `vfw kiosk`."""
    parser.add_argument(
        "--settings", type=Path, metavar="FILE", help="read settings that differ from those of `vfw kiosk settings`"
    )
    parser.add_argument(
        "--notebooks", type=Path, default=notebooks(), help="serve the notebooks of this folder (default: all)"
    )
    parser.add_argument("--port", type=parse_port, default=PORT, help=f"serve at this port (default: {PORT})")
    parser.add_argument("--size", metavar="WIDTHxHEIGHT", help="set the size of the screen, as in 1080x1920")
    parser.add_argument("--no-window", action="store_true", help="print the address and open no window")
    parser.set_defaults(run=open_kiosk)
    commands = parser.add_subparsers(metavar="")
    settings_parser = commands.add_parser("settings", help="print the default settings with an explanation of each")
    settings_parser.set_defaults(run=lambda _: print_settings())
    report_parser = commands.add_parser("report", help="print a report of the counts")
    report_parser.add_argument("--settings", type=Path, metavar="FILE", help="read the settings of the kiosk")
    report_parser.add_argument(
        "--notebooks", type=Path, default=notebooks(), help="read its notebooks from this folder"
    )
    report_parser.add_argument(
        "--picture", type=Path, metavar="FILE", help="write the report as a picture too, as in --picture report.svg"
    )
    report_parser.set_defaults(run=print_report)
    pin_parser = commands.add_parser("pin", help="ask for a staff PIN and print its line for the settings")
    pin_parser.set_defaults(run=lambda _: print_pin())
    content_parser = commands.add_parser("content", help="list your own texts, take new ones, or go back")
    content_parser.set_defaults(run=print_content)
    content_actions = content_parser.add_subparsers(metavar="")
    take_parser = content_actions.add_parser(
        "take", help="check the texts of a folder and show them from the next start on"
    )
    take_parser.add_argument("folder", type=Path, metavar="FOLDER")
    take_parser.set_defaults(run=take_content)
    back_parser = content_actions.add_parser("back", help="show the previous texts from the next start on")
    back_parser.set_defaults(run=content_back)
    for parser_of_texts in (content_parser, take_parser, back_parser):
        parser_of_texts.add_argument(
            "--settings", type=Path, metavar="FILE", default=SUPPRESS, help="read the settings of the kiosk"
        )
        parser_of_texts.add_argument(
            "--notebooks", type=Path, default=SUPPRESS, help="read its notebooks from this folder"
        )
    policies_parser = commands.add_parser("policies", help="print policies for the Chromium of this machine")
    policies_parser.add_argument("--port", type=parse_port, default=PORT)
    policies_parser.set_defaults(run=print_policies)
    keymap_parser = commands.add_parser("keymap", help="print the keymap of a locked keyboard, for xkbcomp")
    keymap_parser.set_defaults(run=lambda _: print_keymap())
    serve_parser = commands.add_parser("serve", help="run the server alone, as the kiosk does")
    serve_parser.add_argument(
        "--settings", type=Path, metavar="FILE", default=SUPPRESS, help="read the settings of the kiosk"
    )
    serve_parser.add_argument("--notebooks", type=Path, default=SUPPRESS, help="read its notebooks from this folder")
    serve_parser.add_argument("--port", type=parse_port, default=PORT)
    serve_parser.set_defaults(run=serve_kiosk)


def read_settings(options: argparse.Namespace) -> Settings:
    """Return the settings that the options name.

    Raises:
        SettingsError: The settings cannot be used, or there are no notebooks.
        OSError: The file cannot be read.
    """
    try:
        text = read_text(options.settings) if options.settings else ""
    except NotText:
        raise SettingsError("the settings are not written in UTF-8; save the file as UTF-8") from None
    names = [name_of(room) for room in notebook_pages(options.notebooks)]
    if not names:
        raise SettingsError(f"there are no notebooks at {options.notebooks}; say where they are: --notebooks PATH")
    return parse_settings(text, rooms=names)


def name_of(room: NotebookPage) -> str:
    """Return the name of a room in the settings: that of its notebook without the ending."""
    return unquote(room["path"]).removesuffix(".ipynb")


def open_kiosk(options: argparse.Namespace) -> int:
    """Open the kiosk and supervise it until it is stopped.

    Returns:
        The exit status: 2 if it cannot be opened. The printed message names the remedy.
    """
    try:
        require_extra()
        settings = read_settings(options)
        window_size = parse_size(options.size) if options.size else settings.size
    except CannotOpen as reason:
        print(reason, file=sys.stderr)
        return 2
    except (OSError, SettingsError) as error:
        print(f"{options.settings or 'The kiosk'}: {error}", file=sys.stderr)
        return 2
    program = None if options.no_window else chromium.find()
    if program is None and not options.no_window:
        print(chromium.remedy("The kiosk needs", "kiosk"), file=sys.stderr)
        return 2
    try:
        socket.create_server(("127.0.0.1", options.port)).close()
    except OSError as error:
        print(PORT_IN_USE.format(port=options.port, error=error.strerror, other=options.port + 1), file=sys.stderr)
        return 2
    address = f"http://localhost:{options.port}/{HERE}"
    # The system ends programs by a signal; the server and the window end with this one.
    stop_on_signals()
    with ExitStack() as stack, suppress(KeyboardInterrupt):
        keyboard = Keyboard(os.environ.get("DISPLAY", ""))
        if settings.locked:
            try:
                stack.enter_context(keyboard.locked())
            except NoDisplay as error:
                print(error, file=sys.stderr)
                return 2
        server = [sys.executable, "-m", "vfw.cli", "kiosk", "serve", f"--port={options.port}"]
        server += [f"--notebooks={options.notebooks}"]
        server += [f"--settings={options.settings}"] if options.settings else []
        supervisor = Supervisor(address, keyboard.lock if settings.locked else None)
        stack.callback(supervisor.close)
        supervisor.serve(server)
        if program:
            profile = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
            supervisor.show(window.window_command(program, address, size=window_size, profile=profile))
        print(f"The kiosk is open at {address}  (Ctrl+C closes it)", flush=True)
        while True:
            time.sleep(CHECK_INTERVAL)
            supervisor.check()
    return 0


def serve_kiosk(options: argparse.Namespace) -> int:
    """Run the server of the kiosk until it is stopped; return 2 if the settings cannot be used."""
    try:
        settings = read_settings(options)
    except (OSError, SettingsError) as error:
        print(f"{options.settings or 'The kiosk'}: {error}", file=sys.stderr)
        return 2
    content = content_of(settings)
    if content and (content_parser := content.begin(options.port)):
        os.environ[LESSONS] = str(content_parser)
    # These imports load Voila, which the other commands do not need, and read the texts that were just chosen.
    from vfw.kiosk.extension import KioskExtension
    from vfw.server.application import find_unreadable_files, serve

    counts = Counts(settings.counts, settings.days) if settings.counts else None
    titles = {name_of(room): room["title"] for room in notebook_pages(options.notebooks)}
    choices = options.settings.with_suffix(CHOICES) if options.settings else None
    extension = KioskExtension(
        settings, counts, titles, choices, content, reload_settings=lambda: read_settings(options)
    )
    for warning in (*find_unreadable_files(options.notebooks), *filter(None, [missing_speech_program(settings)])):
        print(warning, file=sys.stderr)
    try:
        serve(
            options.notebooks,
            host="127.0.0.1",
            port=options.port,
            only_host="127.0.0.1",
            visitors=VISITORS,
            extension=extension,
            program=settings.program,
            on_open=extension.opened,
        )
    except ClusterError as reason:
        print(f"The kiosk cannot open: {reason}", file=sys.stderr)
        return 2
    return 0


def missing_speech_program(settings: Settings) -> str:
    """Return the warning that the speech program is not installed; "" if nothing is missing."""
    program = settings.program
    return NO_VOICE.format(program=program.command[0]) if program and not program.is_there else ""


def print_settings() -> int:
    """Print the default settings."""
    print(DEFAULT_SETTINGS.read_text(encoding="utf-8"), end="")
    return 0


def print_keymap() -> int:
    """Print the keymap of a locked keyboard."""
    print(keymap(), end="")
    return 0


def print_pin() -> int:
    """Ask for a PIN twice, and print its line of the settings. Return 2 for a weak PIN. A piped PIN is read once."""
    try:
        pin = getpass("PIN for the staff: ") if sys.stdin.isatty() else sys.stdin.readline().strip()
        if sys.stdin.isatty() and getpass("Once more: ") != pin:
            raise WeakPinError("the two PINs differ")
        print(f'pin = "{hash_pin(pin)}"')
    except WeakPinError as reason:
        print(f"No PIN: {reason}", file=sys.stderr)
        return 2
    print("Write this line into your settings, below [staff].", file=sys.stderr)
    return 0


def content_of(settings: Settings) -> Content | None:
    """Return the museum's own texts; None if the settings name no folder for them."""
    from vfw.kiosk.content import Content  # loads the whole exhibit, which the other commands do not need

    return Content(settings.content.folder) if settings.content.folder else None


def require_content(options: argparse.Namespace) -> Content:
    """Return the museum's own texts.

    Raises:
        SettingsError: The settings name no folder for them, or cannot be used.
        OSError: The settings cannot be read.
    """
    content = content_of(read_settings(options))
    if content is None:
        raise SettingsError("This kiosk keeps no texts of its own. Name a folder in its settings, under [content].")
    return content


def print_content(options: argparse.Namespace) -> int:
    """Print the generations of texts, the newest last; return 2 if they cannot be read."""
    try:
        names = require_content(options).generations()
    except (OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    print(*names or ["The exhibit shows its own texts."], sep="\n")
    return 0


def take_content(options: argparse.Namespace) -> int:
    """Take the texts of a folder; return 1 if they have problems, which are printed, and 2 if they cannot be kept."""
    from vfw.kiosk.content import ContentRejected

    if not options.folder.is_dir():
        print(f"There is no folder {options.folder}.", file=sys.stderr)
        return 2
    try:
        count = require_content(options).take(options.folder, date.today())
    except ContentRejected as reason:
        print(reason, f"problems: {len(reason.problems)}; nothing was taken", sep="\n")
        return 1
    except (OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    print(f"{count} {'text' if count == 1 else 'texts'} taken. {FROM_THE_NEXT_START}")
    return 0


def content_back(options: argparse.Namespace) -> int:
    """Go back to the previous texts; return 2 if there are none."""
    try:
        name = require_content(options).back()
    except (OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    print(f"Back to {name or 'the texts of the exhibit'}. {FROM_THE_NEXT_START}")
    return 0


def print_report(options: argparse.Namespace) -> int:
    """Print the report of the counts; return 2 if there are none, or they cannot be read."""
    try:
        settings = read_settings(options)
    except (OSError, SettingsError) as error:
        print(f"{options.settings or 'The kiosk'}: {error}", file=sys.stderr)
        return 2
    if settings.counts is None:
        print("This kiosk counts nothing. Name a folder in its settings, under [counts].", file=sys.stderr)
        return 2
    try:
        events = list(Counts(settings.counts, settings.days).events())
    except OSError as error:
        print(UNREADABLE.format(error=error), file=sys.stderr)
        return 2
    print(text_report(events))
    if options.picture:
        try:
            options.picture.write_text(f"{svg_report(events)}\n", encoding="utf-8")
        except OSError as error:
            print(f"There is no picture: {options.picture}: {error.strerror}", file=sys.stderr)
            return 2
    return 0


def print_policies(options: argparse.Namespace) -> int:
    """Print the policies for Chromium."""
    print(json.dumps(window.chromium_policies(f"http://localhost:{options.port}"), indent=2))
    return 0
