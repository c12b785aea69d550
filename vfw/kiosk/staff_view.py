"""What the page of the staff shows."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from vfw.kiosk.choices import DIMMEST, STEP
from vfw.kiosk.content import Content
from vfw.kiosk.counts import Event
from vfw.kiosk.report import UNREADABLE, report
from vfw.kiosk.report_picture import picture
from vfw.kiosk.staff_session import LASTS
from vfw.server import quick

if TYPE_CHECKING:
    from vfw.kiosk.extension import KioskExtension


def staff_view(station: KioskExtension) -> dict[str, Any]:
    """What the page shows."""
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
    quick_doors = {name: quick.title(name) for name in quick.DOORS}
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
