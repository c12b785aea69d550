"""The kiosk beside the exhibit: the first picture, the doors that are open, what pages tell of a visit."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from functools import partial
from html import escape
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
from vfw.server.request_guards import NEVER_FRAMED, ROOMS, TEMPLATES, Refusal
from vfw.server.text_pages import WORDS
from vfw.speech import endpoint

WEB = Path(__file__).with_name("web")
OF_VOILA = ("voila/static/", "voila/labextensions/", "voila/api/shutdown/")
MACHINERY = (TEMPLATES, *OF_VOILA, "api/kernels/", "static/", HERE, endpoint.URL_PATH)
"""Addresses that pages ask for by themselves."""
PUBLIC = ("read/sources", *[f"read/{name}" for name in WORDS])
"""What there is to read for everybody. The rest is for teachers, and for paper."""
QUICK = "doors/"
"""The address of a door without a kernel begins with this."""
FOLDERS = ("states", "questions")
"""Doors that are pages below an address of the same name."""
FRONT = "front"
"""The door of the front page, as it is counted."""
FIRST_TILE_TEXTS = {"tennessee": "Win the last state, in two minutes."}
"""What the first picture says of a room to which a touch leads, where there is more to say than "Anywhere."."""
CLOSED = {"status": 404, "title": "This door is closed", "why": "It is not a part of what this screen shows."}


class KioskExtension:
    """The annex of an exhibit that makes it a kiosk."""

    def __init__(
        self,
        settings: Settings,
        counts: Counts | None,
        rooms: Mapping[str, str],
        choices: Path | None = None,
        content: Content | None = None,
        read_anew: Callable[[], Settings] | None = None,
    ) -> None:
        """`rooms` has the titles of those there are, by name; in `choices` is kept what the staff choose; `content` are
        texts of the museum's own; `read_anew` reads the settings as the next server will, and raises Wrong and
        OSError where that could not begin.
        """
        self.settings, self.counts, self.rooms, self.content = settings, counts, rooms, content
        self.reload_settings = read_anew or (lambda: settings)
        self.stored_choices = StoredChoices(choices, {*rooms, *PAGE_DOORS})
        self.staff_session = StaffSession(settings.staff.pin) if settings.staff.pin else None
        for trouble in self.problems:
            app_log.error("%s", trouble)
        # Pages that were loaded before the server began anew have lost what they were connected to.
        self.run = secrets.token_hex(4)
        self._watched, self._blank = set[str](), set[str]()

    @property
    def problems(self) -> list[str]:
        """What was found damaged, and does not count."""
        return [*filter(None, (self.stored_choices.problem, self.content.problem if self.content else ""))]

    @property
    def first_door(self) -> Tile:
        """What a touch of the first picture opens, and what it says of it."""
        first = self.settings.first
        return Tile("Touch to begin", FIRST_TILE_TEXTS.get(first, "Anywhere."), f"{first}.ipynb")

    @property
    def doors(self) -> frozenset[str]:
        """Those that are open now."""
        chosen = self.stored_choices.now.open
        return self.settings.doors if chosen is None else frozenset({self.settings.first, *chosen})

    async def set_machine(self) -> None:
        """Make the machine as loud as was chosen, if it was. Raises Failed."""
        percent, command = self.stored_choices.now.machine, self.settings.staff.volume
        if command and percent is not None:
            await machine.run_command(machine.volume_command(command, percent))

    async def opened(self) -> None:
        """What is done as soon as the server answers."""
        try:
            await self.set_machine()
        except machine.CommandFailed as wrong:
            app_log.error("Not as loud as the staff chose: %s", wrong)

    def is_kernel_alive(self, kernel: str, kernels: Any) -> bool:
        """Whether the kernel of this name is still the one that made a page: Jupyter puts a blank one in its place when
        it has died, under the same name. `kernels` is their manager.
        """
        if kernel not in kernels:
            return False
        if kernel not in self._watched:
            self._watched.add(kernel)
            kernels.add_restart_callback(kernel, partial(self._blank.add, kernel), "restart")
        return kernel not in self._blank

    def head(self, base_url: str) -> str:
        """The script and the sheet that make a page one of a kiosk."""
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
        sheets = endpoint.render_stylesheet_link(base_url) if speaks else ""
        sheets += f'<link rel="stylesheet" href="{static}kiosk.css">'
        data = "".join(f' data-{name}="{escape(str(value))}"' for name, value in data.items())
        return (
            f'{sheets}<script src="{static}built/kiosk.js"{data}></script><style>{closed_links_css(self.doors)}</style>'
        )

    def rules(self, *, base_url: str) -> list[Rule]:
        """The rule of the doors that are closed."""
        return [Rule(ClosedPage(self.opens, base_url), Refusal, CLOSED)]

    def opens(self, address: str) -> bool:
        """Return whether there is an open door at this address, below that of the exhibit."""
        if address.startswith(ROOMS):
            return address.removeprefix(ROOMS).removesuffix(".ipynb") in self.doors
        if address.startswith(QUICK):
            return address.removeprefix(QUICK).removesuffix("/") in self.doors
        if (folder := address.split("/")[0]) in FOLDERS:
            return folder in self.doors
        return address in PUBLIC and "read" in self.doors

    def handlers(self, server_url: str, voila_configuration: Any) -> list[Any]:
        data = {"station": self}
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
    """Matches what no visitor of a kiosk has to do with: every address that is neither an open door nor machinery."""

    def __init__(self, opens: Callable[[str], bool], base_url: str) -> None:
        self._opens, self._base_url = opens, base_url

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        path = unquote(request.path, errors="replace").removeprefix(self._base_url)
        return None if path == "" or path.startswith(MACHINERY) or self._opens(path) else {}


class AttractHandler(BaseVoilaHandler):
    """What the screen shows when nobody is there. No kernel is held for it."""

    def initialize(self, extension: KioskExtension, **options: Any) -> None:
        super().initialize(**options)
        self._extension = extension

    def get(self) -> None:
        front = FrontPage(self._extension.first_door, quick=(), small=(), games=(), plain=(), has_rooms=True)
        # The name that Jupyter gives to whoever comes, in a cookie that no script can read, goes with the visitor.
        self.identity_provider.clear_login_cookie(self)
        self.finish(self.render_template("attract.html", page_config={"front": front}))


class HealthHandler(RequestHandler):
    """Whether what a page needs still lives: "run" is drawn anew with each start, "kernel" is that of the page."""

    def initialize(self, extension: KioskExtension) -> None:
        self._extension = extension

    def get(self) -> None:
        kernel = self.get_query_argument("kernel", "")
        lives = not kernel or self._extension.is_kernel_alive(kernel, self.settings["kernel_manager"])
        self.set_header("Cache-Control", "no-store")
        self.finish({"run": self._extension.run, "kernel": lives})


class VisitEventHandler(RequestHandler):
    """Handler of the events of a visit, which are counted."""

    def initialize(self, extension: KioskExtension) -> None:
        self._extension = extension

    def set_default_headers(self) -> None:
        for name, value in NEVER_FRAMED.items():
            self.set_header(name, value)

    def post(self) -> None:
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
            # A kiosk goes on without its counts: the disk is full, or the stick was pulled out.
            app_log.error("Not counted: %s", error)


def closed_links_css(doors: frozenset[str]) -> str:
    """The style that takes from every page the links to doors that are not open."""
    rooms = [f'[href*="{ROOMS}{door}.ipynb"]' for door in sorted(doors)]
    rooms += [f'[href$="/{QUICK}{door}"]' for door in sorted(doors)]
    folders = [f'[href*="/{folder}/"]' for folder in FOLDERS if folder in doors]
    texts = [f'[href*="/{path}"]' for path in PUBLIC] if "read" in doors else []
    all_folders = "".join([f', [href*="/{folder}/"]' for folder in FOLDERS])
    ways = f':is([href*="{ROOMS}"], [href*="/{QUICK}"]{all_folders}, [href*="/read/"])'
    return f"a{ways}:not({', '.join([*rooms, *folders, *texts])}) {{ display: none !important }}"
