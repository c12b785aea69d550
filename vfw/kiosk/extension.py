"""The server extension of the kiosk: the first picture, the open doors, and the events of a visit."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from jupyter_server.utils import url_path_join
from tornado.httputil import HTTPServerRequest
from tornado.log import app_log
from tornado.routing import Matcher, Rule
from tornado.web import RequestHandler, StaticFileHandler
from voila.handler import BaseVoilaHandler

from vfw.kiosk import HERE, machine, staff_page
from vfw.kiosk.content import Content, StoredChoices
from vfw.kiosk.counts import Counts, Event
from vfw.kiosk.settings import PAGE_DOORS, Settings
from vfw.kiosk.staff_session import StaffSession
from vfw.server.front_page import FrontPage, Tile
from vfw.server.request_guards import NO_FRAMING, RENDER_PATH, TEMPLATES_PATH, RefusalHandler
from vfw.server.text_pages import REFERENCE_TEXTS
from vfw.speech import endpoint
from vfw.templating import Markup, render

WEB = Path(__file__).with_name("web")
OF_VOILA = ("voila/static/", "voila/labextensions/", "voila/api/shutdown/")
MACHINERY = (TEMPLATES_PATH, *OF_VOILA, "api/kernels/", "static/", HERE, endpoint.URL_PATH)
"""Addresses that pages request by themselves."""
PUBLIC = ("read/sources", *[f"read/{name}" for name in REFERENCE_TEXTS])
"""Texts that are open to every visitor. The others are for teachers, or for print."""
QUICK = "doors/"
"""Start of the address of a door without a kernel."""
FOLDERS = ("states", "questions")
"""Doors that are pages below an address of the same name."""
FRONT = "front"
"""Name of the front page in the counts."""
FIRST_TILE_TEXTS = {"tennessee": "Win the last state, in two minutes."}
"""Text of the first picture by the name of the room that it opens; "Anywhere." for all others."""
CLOSED = {"status": 404, "title": "This door is closed", "why": "It is not a part of what this screen shows."}


class KioskExtension:
    """The extension of the server that makes it a kiosk."""

    def __init__(
        self,
        settings: Settings,
        counts: Counts | None,
        rooms: Mapping[str, str],
        choices: Path | None = None,
        content: Content | None = None,
        reload_settings: Callable[[], Settings] | None = None,
    ) -> None:
        """Prepare the extension.

        Args:
            settings: The settings of the kiosk.
            counts: The counts; None if nothing is counted.
            rooms: The titles of the notebooks by name.
            choices: The file that keeps the choices of the staff; None to keep them until the server ends.
            content: The museum's own texts; None for none.
            reload_settings: Reads the settings as the next server will. Raises SettingsError and OSError.
        """
        self.settings, self.counts, self.rooms, self.content = settings, counts, rooms, content
        self.reload_settings = reload_settings or (lambda: settings)
        self.stored_choices = StoredChoices(choices, {*rooms, *PAGE_DOORS})
        self.staff_session = StaffSession(settings.staff.pin) if settings.staff.pin else None
        for trouble in self.problems:
            app_log.error("%s", trouble)
        # A page that was loaded before a restart has lost its connection. This name tells it so.
        self.run = secrets.token_hex(4)
        self._watched, self._blank = set[str](), set[str]()

    @property
    def problems(self) -> list[str]:
        """Return messages about damaged files, which are ignored."""
        return [*filter(None, (self.stored_choices.problem, self.content.problem if self.content else ""))]

    @property
    def first_door(self) -> Tile:
        """Return the tile of the first picture."""
        first = self.settings.first
        return Tile("Touch to begin", FIRST_TILE_TEXTS.get(first, "Anywhere."), f"{first}.ipynb")

    @property
    def doors(self) -> frozenset[str]:
        """Return the names of the doors that are open now."""
        chosen = self.stored_choices.now.open
        return self.settings.doors if chosen is None else frozenset({self.settings.first, *chosen})

    async def set_machine(self) -> None:
        """Set the chosen volume of the machine, if there is one.

        Raises:
            CommandFailed: The command of the settings fails.
        """
        percent, command = self.stored_choices.now.machine, self.settings.staff.volume
        if command and percent is not None:
            await machine.run_command(machine.volume_command(command, percent))

    async def opened(self) -> None:
        """Set up the machine as soon as the server answers."""
        try:
            await self.set_machine()
        except machine.CommandFailed as wrong:
            app_log.error("Not as loud as the staff chose: %s", wrong)

    def is_kernel_alive(self, kernel: str, kernels: Any) -> bool:
        """Return whether a kernel is still the one that created a page.

        Jupyter replaces a dead kernel by an empty one with the same name.

        Args:
            kernel: The name of the kernel.
            kernels: The manager of kernels.
        """
        if kernel not in kernels:
            return False
        if kernel not in self._watched:
            self._watched.add(kernel)
            kernels.add_restart_callback(kernel, partial(self._blank.add, kernel), "restart")
        return kernel not in self._blank

    def head(self, base_url: str) -> Markup:
        """Return the script and the style sheet that make a page a part of the kiosk."""
        settings = self.settings
        speaks = settings.program is not None and settings.program.is_there
        data = {
            "home": f"{base_url}{HERE}",
            "base": base_url,
            "run": self.run,
            "in-a-room": settings.room_seconds,
            "reading": settings.reading_seconds,
            "to-answer": settings.answer_seconds,
            "sounds": self.stored_choices.now.sounds / 100,
            "brightness": self.stored_choices.now.brightness,
            "staff": "yes" if self.staff_session else "",
            "doors": " ".join(sorted({*self.doors, FRONT})),
            "speech": f"{base_url}{endpoint.URL_PATH}" if speaks else "",
            "speaks": "on" if settings.speaks_by_itself else "off",
        }
        static = f"{base_url}{HERE}static/"
        return render(
            "kiosk/templates/head.html",
            sheets=[*([endpoint.stylesheet_address(base_url)] if speaks else []), f"{static}kiosk.css"],
            script=f"{static}built/kiosk.js",
            data=data,
            style=Markup(closed_links_css(self.doors)),
        )

    def rules(self, *, base_url: str) -> list[Rule]:
        """Return the routing rule of the closed doors."""
        return [Rule(ClosedPage(self.opens, base_url), RefusalHandler, CLOSED)]

    def opens(self, address: str) -> bool:
        """Return whether an address, below that of the exhibit, belongs to an open door."""
        if address.startswith(RENDER_PATH):
            return address.removeprefix(RENDER_PATH).removesuffix(".ipynb") in self.doors
        if address.startswith(QUICK):
            return address.removeprefix(QUICK).removesuffix("/") in self.doors
        if (folder := address.split("/")[0]) in FOLDERS:
            return folder in self.doors
        return address in PUBLIC and "read" in self.doors

    def handlers(self, server_url: str, voila_configuration: Any) -> list[Any]:
        """Return the handlers of the kiosk."""
        data = {"extension": self}
        here = url_path_join(server_url, HERE)
        page = {**data, "voila_configuration": voila_configuration}
        return [
            (here + "?", AttractHandler, page),
            (here + "alive", HealthHandler, data),
            (here + "counts", VisitEventHandler, data),
            *staff_page.handlers(here, self),
            (here + r"static/((?:built/)?[\w-]+\.(?:js|css))", StaticFileHandler, {"path": WEB}),
        ]


class ClosedPage(Matcher):
    """A matcher of all addresses that are neither an open door nor requested by pages themselves."""

    def __init__(self, opens: Callable[[str], bool], base_url: str) -> None:
        self._opens, self._base_url = opens, base_url

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        """See `Matcher.match`."""
        path = unquote(request.path, errors="replace").removeprefix(self._base_url)
        return None if path == "" or path.startswith(MACHINERY) or self._opens(path) else {}


class AttractHandler(BaseVoilaHandler):
    """Handler of the first picture, which the screen shows between visits. No kernel is held for it."""

    def initialize(self, extension: KioskExtension, **options: Any) -> None:
        """Keep the extension that Tornado passes."""
        super().initialize(**options)
        self._extension = extension

    def get(self) -> None:
        """Show the first picture."""
        front = FrontPage(self._extension.first_door, quick=(), small=(), games=(), plain=(), has_notebooks=True)
        # Jupyter names each visitor in a cookie that no script can read. It is removed with the visit.
        self.identity_provider.clear_login_cookie(self)
        self.finish(self.render_template("attract.html", page_config={"front": front}))


class HealthHandler(RequestHandler):
    """Handler of health checks.

    The answer has "run", a new name with each start of the server, and "kernel": whether the kernel of the page lives.
    """

    def initialize(self, extension: KioskExtension) -> None:
        """Keep the extension that Tornado passes."""
        self._extension = extension

    def get(self) -> None:
        """Answer a health check."""
        kernel = self.get_query_argument("kernel", "")
        lives = not kernel or self._extension.is_kernel_alive(kernel, self.settings["kernel_manager"])
        self.set_header("Cache-Control", "no-store")
        self.finish({"run": self._extension.run, "kernel": lives})


class VisitEventHandler(RequestHandler):
    """Handler of the events of a visit, which are counted."""

    def initialize(self, extension: KioskExtension) -> None:
        """Keep the extension that Tornado passes."""
        self._extension = extension

    def set_default_headers(self) -> None:
        """Forbid frames."""
        for name, value in NO_FRAMING.items():
            self.set_header(name, value)

    def post(self) -> None:
        """Count an event."""
        counts, doors = self._extension.counts, {*self._extension.doors, FRONT}
        self.set_status(204)
        if counts is None:
            return
        try:
            text = self.request.body.decode(errors="replace")
            counts.add(Event.parse_message(text, doors=doors, now=counts.clock()))
        except ValueError as error:
            self.set_status(400)
            self.finish(str(error))
        except OSError as error:
            # The kiosk continues without counts, as when the disk is full or the stick was removed.
            app_log.error("Not counted: %s", error)


def closed_links_css(doors: frozenset[str]) -> str:
    """Return the CSS rule that hides links to closed doors on every page."""
    rooms = [f'[href*="{RENDER_PATH}{door}.ipynb"]' for door in sorted(doors)]
    rooms += [f'[href$="/{QUICK}{door}"]' for door in sorted(doors)]
    folders = [f'[href*="/{folder}/"]' for folder in FOLDERS if folder in doors]
    texts = [f'[href*="/{path}"]' for path in PUBLIC] if "read" in doors else []
    all_folders = "".join([f', [href*="/{folder}/"]' for folder in FOLDERS])
    ways = f':is([href*="{RENDER_PATH}"], [href*="/{QUICK}"]{all_folders}, [href*="/read/"])'
    return f"a{ways}:not({', '.join([*rooms, *folders, *texts])}) {{ display: none !important }}"
