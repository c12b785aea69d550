"""The page of the staff, and what can be done on it. Nothing here answers anybody who has not given the PIN."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from markupsafe import Markup
from tornado.ioloop import IOLoop
from tornado.log import app_log
from tornado.web import RequestHandler

from vfw.content_checks.texts import Problem
from vfw.kiosk import HERE, machine
from vfw.kiosk.content import DIMMEST, STEP, Content, ContentRejected, InvalidChoice
from vfw.kiosk.counts import Event
from vfw.kiosk.report import UNREADABLE, picture, report
from vfw.kiosk.settings import SettingsError
from vfw.kiosk.staff_session import LASTS
from vfw.network import is_only_here
from vfw.server import quick_pages
from vfw.server.request_guards import NO_FRAMING
from vfw.untrusted_input import NotJson, parsed

if TYPE_CHECKING:
    from vfw.kiosk.extension import KioskExtension


def staff_view(station: KioskExtension) -> dict[str, Any]:
    """Return the contents of the staff page."""
    now, settings = station.kept.now, station.settings
    troubles, counted, events = station.troubles, "", list[Event | None]()
    try:
        if station.counts:
            events = list(station.counts.events())
            counted = report(events)
    except OSError as error:
        troubles.append(UNREADABLE.format(error=error))
    doors = {**station.rooms, **pages_called()}
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
                "is_open": name in station.doors,
                "choice": json.dumps({"door": name}),
            }
            for name, title in doors.items()
            if name != settings.first
        ],
        "lasts": LASTS,
        "troubles": troubles,
        "texts": _texts(station.content, settings.content.stick),
        "shuts_down": bool(settings.staff.shut_down),
        "counts": counted,
        "picture": Markup(picture(events)) if events else "",
        "brightness": now.brightness,
    }


def _texts(content: Content | None, stick: Path | None) -> dict[str, Any] | None:
    """What is shown of the museum's own texts, from where others come, and to what one can go back; None for none."""
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


def pages_called() -> dict[str, str]:
    """What the doors are called that are no rooms."""
    quick_doors = {name: quick_pages.quick_page_title(name) for name in quick_pages.PAGE_VALUES}
    return {**quick_doors, "states": "The pages of the states", "read": "Sources, glossary, note on language"}


def _level(name: str, title: str, percent: int | None, least: int, down: str, up: str) -> dict[str, Any]:
    """A row of two buttons; a machine of which nobody has said how loud it is begins in the middle."""
    middle = 50 if percent is None else percent
    less, more = max(least, middle - STEP), min(100, middle + STEP)
    return {
        "title": title,
        "says": "as it is" if percent is None else f"{percent} %",
        "ways": [(down, json.dumps({name: less}), percent == least), (up, json.dumps({name: more}), percent == 100)],
    }


STAFF = f"{HERE}staff"
"""The address of the page, and of what is below it."""
LINES = 8
"""At most of what is wrong in a folder."""
NOT_KEPT = "It counts, but only until the kiosk begins anew: {error}"
AFTER_THE_ANSWER = 0.5
"""Seconds until the server ends that was told to: its answer is sent before."""


def handlers(here: str, station: KioskExtension) -> list[tuple[str, type[RequestHandler], dict[str, Any]]]:
    """What Tornado needs; none where no PIN is set. `here` is the address of the kiosk."""
    if station.duty is None:
        return []
    told = {"station": station}
    return [
        (here + "staff", Page, told),
        (here + "staff/pin", Pin, told),
        (here + rf"staff/({'|'.join(Does.WAYS)})", Does, told),
    ]


class OnlyHere(RequestHandler):
    """Answers the kiosk's own screen; everybody else finds nothing."""

    def initialize(self, station: KioskExtension) -> None:
        assert station.duty
        self.station, self.duty = station, station.duty
        # As with the door of a class: the ports of a machine share their cookies.
        self.cookie = f"vfw-staff-{self.request.host.rpartition(':')[2]}"

    def set_default_headers(self) -> None:
        for name, value in {**NO_FRAMING, "Cache-Control": "no-store", "Referrer-Policy": "same-origin"}.items():
            self.set_header(name, value)

    def prepare(self) -> None:
        if not (self.is_own_screen() and self.may_come()):
            self.set_status(404)
            self.finish()

    def is_own_screen(self) -> bool:
        """Return whether a page of this exhibit asks, on this machine: SameSite lets in all ports of a name."""
        own = f"{self.request.protocol}://{self.request.host}"
        is_asked_by_us = self.request.method == "GET" or self.request.headers.get("Origin") == own
        return is_asked_by_us and is_only_here(str(self.request.remote_ip))

    def may_come(self) -> bool:
        return True

    def wear(self, secret: str) -> None:
        """Give the browser the secret of the session, for as long as that lasts."""
        path = self.settings["base_url"] + STAFF
        self.set_cookie(self.cookie, secret, path=path, httponly=True, samesite="Strict", max_age=LASTS)


class OnDuty(OnlyHere):
    """Answers those who have given the PIN."""

    def may_come(self) -> bool:
        secret = self.get_cookie(self.cookie, "") or ""
        is_on = self.duty.goes_on(secret)
        if is_on:
            self.wear(secret)
        return is_on

    def show(self, said: str = "") -> None:
        """The page as it now is; `said` is what came of what was asked."""
        template = self.settings["voila_jinja2_env"].get_template("staff.html")
        view = staff_view(self.station)
        self.finish(template.render(**view, base_url=self.settings["base_url"], said=said))


class Pin(OnlyHere):
    """Handler that receives the PIN."""

    def post(self) -> None:
        try:
            said = parsed(self.request.body.decode(errors="replace"))
        except NotJson:
            said = None
        pin = said.get("pin") if isinstance(said, dict) else None
        was_waiting = self.duty.wait() > 0
        secret = self.duty.begin(pin) if isinstance(pin, str) else ""
        if secret:
            self.wear(secret)
            self.set_status(204)
        else:
            self.set_status(429 if was_waiting else 403)
            self.finish({"wait": self.duty.wait()})


class Page(OnDuty):
    """All that the staff can see and do."""

    def get(self) -> None:
        self.show()


class Does(OnDuty):
    """Does one thing, named by the end of its address, and answers with the page as it then is."""

    async def post(self, way: str) -> None:
        try:
            await self.WAYS[way](self)
        except (InvalidChoice, machine.CommandFailed, NotJson) as wrong:
            self.set_status(400)
            self.finish(str(wrong))

    async def choose(self) -> None:
        said = parsed(self.request.body.decode(errors="replace"))
        if not isinstance(said, dict):
            raise InvalidChoice("nothing is chosen; expected choices by their names")
        if "door" in said:
            said = {"open": sorted(self.station.doors ^ {str(said["door"])})}
        why_not = ""
        try:
            self.station.kept.choose(said)
        except OSError as error:
            why_not = NOT_KEPT.format(error=error.strerror)
        if "machine" in said:
            await self.station.set_machine()
        self.show(why_not)

    async def forget(self) -> None:
        """Let all be as the settings say."""
        try:
            self.station.kept.forget()
        except OSError as error:
            return self.show(NOT_KEPT.format(error=error.strerror))
        return self.show("All is as the settings say.")

    async def stay(self) -> None:
        self.set_status(204)

    async def leave(self) -> None:
        self.duty.end()
        self.clear_cookie(self.cookie, path=self.settings["base_url"] + STAFF)
        self.set_status(204)

    async def restart(self) -> None:
        """End the server. Whoever looks after it (`vfw kiosk`) begins it anew."""
        self.expect_a_beginning()
        await self.leave()
        loop = IOLoop.current()
        loop.call_later(AFTER_THE_ANSWER, loop.stop)

    def expect_a_beginning(self) -> None:
        """Raises NoChoice where a server that begins now would find settings that it cannot use."""
        try:
            self.station.read_anew()
        except (OSError, SettingsError) as error:
            raise InvalidChoice(f"Nothing was done: the kiosk could not begin anew. {error}") from None

    async def shut_down(self) -> None:
        command = self.station.settings.staff.shut_down
        if not command:
            raise InvalidChoice("no command to shut down is named in the settings")
        app_log.warning("Shut down by the staff: %s", command[0])
        await machine.run(command)
        self.set_status(204)

    async def take(self) -> None:
        """Take the texts of the stick, and show them."""
        content, stick = self.station.content, self.station.settings.content.stick
        if content is None or stick is None:
            raise InvalidChoice("the settings name no folder from which texts are taken")
        self.expect_a_beginning()
        try:
            # Reading all of them takes seconds, in which pages want to hear that the kiosk lives.
            await asyncio.to_thread(content.take, stick, date.today())
        except ContentRejected as why:
            raise InvalidChoice(in_short(why.faults)) from None
        except (FileNotFoundError, NotADirectoryError):
            raise InvalidChoice(f"There is no folder {stick}. Is the stick in its place?") from None
        except OSError as error:
            raise InvalidChoice(f"Nothing was taken: {error.strerror}") from None
        await self.restart()

    async def back(self) -> None:
        """Show the texts that were shown before."""
        if self.station.content is None:
            raise InvalidChoice("the settings name no folder in which texts are kept")
        self.expect_a_beginning()
        try:
            self.station.content.back()
        except (OSError, ValueError) as error:
            raise InvalidChoice(str(error)) from None
        await self.restart()

    WAYS: ClassVar[dict[str, Callable[[Does], Awaitable[None]]]] = {
        "choose": choose,
        "forget": forget,
        "stay": stay,
        "leave": leave,
        "restart": restart,
        "shut-down": shut_down,
        "take": take,
        "back": back,
    }


def in_short(faults: Sequence[Problem]) -> str:
    """The first of what is wrong, as many as are read standing."""
    more = len(faults) - LINES
    lines = [str(fault) for fault in faults[:LINES]]
    if more > 0:
        lines.append(f"and {more} more; `vfw check-content` lists them all")
    return "\n".join(["Nothing was taken.", *lines])
