"""The staff page and its actions. Its addresses answer only after the PIN was given."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from tornado.ioloop import IOLoop
from tornado.log import app_log
from tornado.web import RequestHandler

from vfw.content_checks.texts import Problem
from vfw.kiosk import HERE, machine
from vfw.kiosk.content import DIMMEST, STEP, Content, ContentRejected, InvalidChoice
from vfw.kiosk.counts import Event
from vfw.kiosk.report import UNREADABLE, svg_report, text_report
from vfw.kiosk.settings import SettingsError
from vfw.kiosk.staff_session import SESSION_SECONDS
from vfw.network import is_only_here
from vfw.server import quick_pages
from vfw.server.request_guards import NO_FRAMING
from vfw.untrusted_input import NotJson, parse_json

if TYPE_CHECKING:
    from vfw.kiosk.extension import KioskExtension


def staff_view(extension: KioskExtension) -> dict[str, Any]:
    """Return the contents of the staff page."""
    now, settings = extension.stored_choices.now, extension.settings
    troubles, text, events = extension.problems, "", list[Event | None]()
    try:
        if extension.counts:
            events = list(extension.counts.events())
            text = text_report(events)
    except OSError as error:
        troubles.append(UNREADABLE.format(error=error))
    doors = {**extension.rooms, **page_titles()}
    levels = [_level("sounds", "Sounds of the exhibit", now.sounds, 0, "Softer", "Louder")]
    if settings.staff.volume:
        levels.append(_level("machine", "The whole machine", now.machine, 0, "Softer", "Louder"))
    levels.append(_level("brightness", "Brightness of the pages", now.brightness, DIMMEST, "Darker", "Brighter"))
    return {
        "levels": levels,
        "first": doors[settings.first],
        "doors": [
            {
                "title": title,
                "is_open": name in extension.doors,
                "choice": json.dumps({"door": name}),
            }
            for name, title in doors.items()
            if name != settings.first
        ],
        "lasts": SESSION_SECONDS,
        "troubles": troubles,
        "texts": _texts(extension.content, settings.content.stick),
        "shuts_down": bool(settings.staff.shut_down),
        "counts": text,
        "picture": svg_report(events) if events else "",
        "brightness": now.brightness,
    }


def _texts(content: Content | None, stick: Path | None) -> dict[str, Any] | None:
    """Return the view of the museum's own texts; None if there are none."""
    if content is None:
        return None
    try:
        names = content.generations()
    except (OSError, ValueError):
        names = []
    taken = content.shown and f"Texts of your own are shown, taken on {content.shown.partition('-')[2]}."
    before = f"those of {names[-2].partition('-')[2]}" if names[1:] else "the texts of the exhibit"
    return {
        "shown": taken or "The exhibit shows its own texts.",
        "stick": stick,
        "before": before if names else "",
    }


def page_titles() -> dict[str, str]:
    """Return the titles of the doors that are no notebooks."""
    quick_doors = {name: quick_pages.quick_page_title(name) for name in quick_pages.PAGE_VALUES}
    return {**quick_doors, "states": "The pages of the states", "read": "Sources, glossary, note on language"}


def _level(name: str, title: str, percent: int | None, least: int, down: str, up: str) -> dict[str, Any]:
    """Return a row of two buttons. An unknown volume of the machine starts in the middle."""
    middle = 50 if percent is None else percent
    less, more = max(least, middle - STEP), min(100, middle + STEP)
    return {
        "title": title,
        "says": "as it is" if percent is None else f"{percent} %",
        "ways": [(down, json.dumps({name: less}), percent == least), (up, json.dumps({name: more}), percent == 100)],
    }


STAFF = f"{HERE}staff"
"""The address of the page, and the start of those of its actions."""
MAX_LINES = 8
"""Most problems of a folder that are listed."""
NOT_KEPT = "This works now, but only until the kiosk restarts: {error}"
SHUTDOWN_DELAY = 0.5
"""Seconds until the server ends, so that its answer is sent before."""


def handlers(here: str, extension: KioskExtension) -> list[tuple[str, type[RequestHandler], dict[str, Any]]]:
    """Return the handlers of the staff page; none if no PIN is set. `here` is the address of the kiosk."""
    if extension.staff_session is None:
        return []
    options = {"extension": extension}
    return [
        (here + "staff", StaffPageHandler, options),
        (here + "staff/pin", PinHandler, options),
        (here + rf"staff/({'|'.join(StaffActionHandler.WAYS)})", StaffActionHandler, options),
    ]


class LocalHandler(RequestHandler):
    """A handler that answers the kiosk's own screen; others get status 404."""

    def initialize(self, extension: KioskExtension) -> None:
        """Keep the extension that Tornado passes."""
        assert extension.staff_session
        self.extension, self.staff_session = extension, extension.staff_session
        # All ports of a machine share cookies, so the name has the port.
        self.cookie = f"vfw-staff-{self.request.host.rpartition(':')[2]}"

    def set_default_headers(self) -> None:
        """Forbid frames and caches."""
        for name, value in {**NO_FRAMING, "Cache-Control": "no-store", "Referrer-Policy": "same-origin"}.items():
            self.set_header(name, value)

    def prepare(self) -> None:
        """Answer others with status 404."""
        if not (self.is_own_screen() and self.is_allowed()):
            self.set_status(404)
            self.finish()

    def is_own_screen(self) -> bool:
        """Return whether a page of this server on this machine asks, as SameSite admits all ports of a host."""
        own = f"{self.request.protocol}://{self.request.host}"
        is_own_origin = self.request.method == "GET" or self.request.headers.get("Origin") == own
        return is_own_origin and is_only_here(str(self.request.remote_ip))

    def is_allowed(self) -> bool:
        """Return whether the request may be answered."""
        return True

    def set_session_cookie(self, secret: str) -> None:
        """Give the browser the secret of the session, as long as that lasts."""
        path = self.settings["base_url"] + STAFF
        self.set_cookie(self.cookie, secret, path=path, httponly=True, samesite="Strict", max_age=SESSION_SECONDS)


class StaffHandler(LocalHandler):
    """A handler that answers only within a staff session."""

    def is_allowed(self) -> bool:
        """Return whether the request belongs to the session, and renew it."""
        secret = self.get_cookie(self.cookie, "") or ""
        is_active = self.staff_session.renew(secret)
        if is_active:
            self.set_session_cookie(secret)
        return is_active

    def show(self, message: str = "") -> None:
        """Show the current page, with a message about the last action."""
        template = self.settings["voila_jinja2_env"].get_template("staff.html")
        view = staff_view(self.extension)
        self.finish(template.render(**view, base_url=self.settings["base_url"], said=message))


class PinHandler(LocalHandler):
    """Handler that receives the PIN."""

    def post(self) -> None:
        """Check the PIN, and begin a session."""
        try:
            message = parse_json(self.request.body.decode(errors="replace"))
        except NotJson:
            message = None
        pin = message.get("pin") if isinstance(message, dict) else None
        was_throttled = self.staff_session.wait() > 0
        secret = self.staff_session.begin(pin) if isinstance(pin, str) else ""
        if secret:
            self.set_session_cookie(secret)
            self.set_status(204)
        else:
            self.set_status(429 if was_throttled else 403)
            self.finish({"wait": self.staff_session.wait()})


class StaffPageHandler(StaffHandler):
    """Handler of the staff page."""

    def get(self) -> None:
        """Show the page."""
        self.show()


class StaffActionHandler(StaffHandler):
    """Handler of the actions, named by the end of the address. It answers with the changed page."""

    async def post(self, action: str) -> None:
        """Perform an action."""
        try:
            await self.WAYS[action](self)
        except (InvalidChoice, machine.CommandFailed, NotJson) as wrong:
            self.set_status(400)
            self.finish(str(wrong))

    async def choose(self) -> None:
        """Change the doors, the volume or the brightness."""
        message = parse_json(self.request.body.decode(errors="replace"))
        if not isinstance(message, dict):
            raise InvalidChoice("nothing is chosen; expected choices by their names")
        if "door" in message:
            message = {"open": sorted(self.extension.doors ^ {str(message["door"])})}
        warning = ""
        try:
            self.extension.stored_choices.choose(message)
        except OSError as error:
            warning = NOT_KEPT.format(error=error.strerror)
        if "machine" in message:
            await self.extension.set_machine()
        self.show(warning)

    async def forget(self) -> None:
        """Return to the settings."""
        try:
            self.extension.stored_choices.forget()
        except OSError as error:
            return self.show(NOT_KEPT.format(error=error.strerror))
        return self.show("All is as the settings say.")

    async def stay(self) -> None:
        """Renew the session."""
        self.set_status(204)

    async def leave(self) -> None:
        """End the session."""
        self.staff_session.end()
        self.clear_cookie(self.cookie, path=self.settings["base_url"] + STAFF)
        self.set_status(204)

    async def restart(self) -> None:
        """End the server, which the supervisor (`vfw kiosk`) starts again."""
        self.check_settings()
        await self.leave()
        loop = IOLoop.current()
        loop.call_later(SHUTDOWN_DELAY, loop.stop)

    def check_settings(self) -> None:
        """Check that the next server can use the settings.

        Raises:
            InvalidChoice: It cannot; the message says why.
        """
        try:
            self.extension.reload_settings()
        except (OSError, SettingsError) as error:
            raise InvalidChoice(f"Nothing was changed, because the kiosk could not start again. {error}") from None

    async def shut_down(self) -> None:
        """Shut the machine down."""
        command = self.extension.settings.staff.shut_down
        if not command:
            raise InvalidChoice("no command to shut down is named in the settings")
        app_log.warning("Shut down by the staff: %s", command[0])
        await machine.run_command(command)
        self.set_status(204)

    async def take(self) -> None:
        """Take the texts of the stick, and restart to show them."""
        content, stick = self.extension.content, self.extension.settings.content.stick
        if content is None or stick is None:
            raise InvalidChoice("the settings name no folder from which texts are taken")
        self.check_settings()
        try:
            # Reading takes seconds, and health checks need an answer meanwhile.
            await asyncio.to_thread(content.take, stick, date.today())
        except ContentRejected as why:
            raise InvalidChoice(summarize_problems(why.problems)) from None
        except (FileNotFoundError, NotADirectoryError):
            raise InvalidChoice(f"There is no folder {stick}. Is the stick in its place?") from None
        except OSError as error:
            raise InvalidChoice(f"Nothing was taken: {error.strerror}") from None
        await self.restart()

    async def back(self) -> None:
        """Go back to the previous texts, and restart to show them."""
        if self.extension.content is None:
            raise InvalidChoice("the settings name no folder in which texts are kept")
        self.check_settings()
        try:
            self.extension.content.back()
        except (OSError, ValueError) as error:
            raise InvalidChoice(str(error)) from None
        await self.restart()

    WAYS: ClassVar[dict[str, Callable[[StaffActionHandler], Awaitable[None]]]] = {
        "choose": choose,
        "forget": forget,
        "stay": stay,
        "leave": leave,
        "restart": restart,
        "shut-down": shut_down,
        "take": take,
        "back": back,
    }


def summarize_problems(problems: Sequence[Problem]) -> str:
    """Return a message with the first problems, as many as can be read at the screen."""
    more = len(problems) - MAX_LINES
    lines = [str(fault) for fault in problems[:MAX_LINES]]
    if more > 0:
        lines.append(f"and {more} more; `vfw check-content` lists them all")
    return "\n".join(["Nothing was taken.", *lines])
