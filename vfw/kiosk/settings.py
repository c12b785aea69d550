"""Settings of a kiosk: the commented defaults in `kiosk.toml`, and a file of the museum with the lines that differ."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from vfw.kiosk.machine import PERCENT
from vfw.kiosk.staff_session import is_hash
from vfw.server.quick_pages import PAGE_VALUES as QUICK
from vfw.speech.synthesis import SpeechProgram
from vfw.untrusted_input import quoted

DEFAULT_SETTINGS = Path(__file__).with_name("kiosk.toml")
"""File of the default settings, with an explanation of each."""
PAGE_DOORS = ("states", "read", "questions", *QUICK)
"""Doors that are no notebooks."""
MAX_SECONDS = 3600
"""Most seconds that a screen may wait for a touch."""
SLOWEST, FASTEST = 80, 450
"""Limits of espeak-ng, in words a minute."""


class SettingsError(ValueError):
    """An error about a setting; the message names it, and the expected value."""


@dataclass(frozen=True)
class StaffSettings:
    """Settings of the staff page.

    Attributes:
        pin: The hash of the PIN; "" if there is no staff page.
        volume: The words of the command that sets the volume; () for none.
        shut_down: The words of the command that shuts the machine down; () for none.
    """

    pin: str
    volume: tuple[str, ...]
    shut_down: tuple[str, ...]


@dataclass(frozen=True)
class ContentSettings:
    """Settings of the museum's own texts.

    Attributes:
        folder: The folder in which they are kept; None for none.
        stick: The folder from which they are taken; None for none.
    """

    folder: Path | None
    stick: Path | None


@dataclass(frozen=True)
class Settings:
    """Settings of a kiosk.

    Attributes:
        first: The notebook that the first picture opens.
        doors: The names of all doors that are open, with `first`.
        room_seconds: Seconds without a touch before the question "Still there?" in a notebook.
        reading_seconds: The same on pages to read.
        answer_seconds: Seconds to answer that question.
        size: Width and height of the screen in pixels.
        program: The speech program; None if the kiosk does not speak.
        speaks_by_itself: True if reading aloud is on from the first touch.
        counts: The folder of the counts; None if nothing is counted.
        days: The number of days for which counts are kept.
        locked: True if a keyboard has only the keys of a kiosk.
        staff: Settings of the staff page.
        content: Settings of the museum's own texts.
    """

    first: str
    doors: frozenset[str]
    room_seconds: int
    reading_seconds: int
    answer_seconds: int
    size: tuple[int, int]
    program: SpeechProgram | None
    speaks_by_itself: bool
    counts: Path | None
    days: int
    locked: bool
    staff: StaffSettings
    content: ContentSettings


def parse_settings(text: str = "", *, rooms: Collection[str]) -> Settings:
    """Return the settings of a text in TOML, with the defaults for all that it does not name.

    Args:
        text: The text of the file.
        rooms: The names of the notebooks.

    Raises:
        SettingsError: A setting is unknown or out of range.
    """
    values = _merge(tomllib.loads(DEFAULT_SETTINGS.read_text(encoding="utf-8")), _parse_toml(text))
    known = {*rooms, *PAGE_DOORS}
    doors, idle = values["doors"], values["idle"]
    first = _require_choice(doors["first"], "doors.first", {*rooms})
    opened = [_require_choice(door, "doors.open", known) for door in _require_list(doors["open"], "doors.open")]
    return Settings(
        first=first,
        doors=frozenset({first, *opened}),
        room_seconds=_require_number(idle["in_a_room"], "idle.in_a_room", 10, MAX_SECONDS),
        reading_seconds=_require_number(idle["reading"], "idle.reading", 10, MAX_SECONDS),
        # WCAG 2.2.1 requires at least twenty seconds to ask for more time.
        answer_seconds=_require_number(idle["to_answer"], "idle.to_answer", 20, MAX_SECONDS),
        size=parse_size(values["screen"]["size"]),
        program=_parse_program(values["speech"]),
        speaks_by_itself=_require_bool(values["speech"]["by_itself"], "speech.by_itself"),
        counts=_parse_folder(values["counts"]["folder"], "counts.folder", "to count nothing"),
        days=_require_number(values["counts"]["days"], "counts.days", 1, 366),
        locked=_require_bool(values["keyboard"]["locked"], "keyboard.locked"),
        staff=_parse_staff(values["staff"]),
        content=_parse_content(values["content"]),
    )


def parse_size(text: object) -> tuple[int, int]:
    """Return width and height of a text such as "1080x1920".

    >>> parse_size("1080x1920")
    (1080, 1920)

    Raises:
        SettingsError: The text is no size.
    """
    found = re.fullmatch(r"([1-9]\d{2,3})x([1-9]\d{2,3})", str(text))
    if not found:
        raise SettingsError(f"screen.size is {quoted(text)}; expected width and height in pixels, as in '1080x1920'")
    return int(found[1]), int(found[2])


def _parse_toml(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise SettingsError(f"it is no TOML: {error}") from None


def _merge(defaults: dict[str, Any], values: Mapping[str, Any], place: str = "") -> dict[str, Any]:
    """Merge values into the defaults. An unknown name is an error, as it may be misspelled."""
    for name, value in values.items():
        if name not in defaults:
            raise SettingsError(f"{place}{name} is no setting{_suggest(name, defaults)}")
        if isinstance(defaults[name], dict) != isinstance(value, dict):
            expected = f"a section: [{place}{name}]" if isinstance(defaults[name], dict) else "one value"
            raise SettingsError(f"{place}{name} is {quoted(value)}; expected {expected}")
        defaults[name] = _merge(defaults[name], value, f"{place}{name}.") if isinstance(value, dict) else value
    return defaults


def _suggest(name: str, known: Collection[str]) -> str:
    near = get_close_matches(name, known, n=1)
    return f"; perhaps {near[0]}" if near else f"; there are {', '.join(sorted(known))}"


def _require_choice(value: object, key: str, known: Collection[str]) -> str:
    if not isinstance(value, str) or value not in known:
        raise SettingsError(f"{key} names {quoted(value)}, which is no door{_suggest(str(value), known)}")
    return value


def _require_list(value: object, key: str) -> list[object]:
    if not isinstance(value, list):
        raise SettingsError(f'{key} is {quoted(value)}; expected a list, as in ["play", "states"]')
    return value


def _require_number(value: object, key: str, minimum: int, maximum: int) -> int:
    # True is a number to Python.
    if not isinstance(value, int) or isinstance(value, bool) or not minimum <= value <= maximum:
        raise SettingsError(f"{key} is {quoted(value)}; expected a whole number from {minimum} to {maximum}")
    return value


def _require_bool(value: object, key: str) -> bool:
    if not isinstance(value, bool):
        raise SettingsError(f"{key} is {quoted(value)}; expected true or false")
    return value


def _parse_staff(values: Mapping[str, Any]) -> StaffSettings:
    pin = values["pin"]
    if not isinstance(pin, str) or (pin and not is_hash(pin)):
        raise SettingsError(
            f"staff.pin is {quoted(pin)}; expected the line that `vfw kiosk pin` prints, or '' for no staff"
        )
    volume = _parse_command(values["volume"], "staff.volume")
    if volume and not any(PERCENT in word for word in volume[1:]):
        raise SettingsError(f"staff.volume is {quoted(list(volume))}; expected {PERCENT} in one of its words")
    return StaffSettings(pin, volume, _parse_command(values["shut_down"], "staff.shut_down"))


def _parse_command(value: object, key: str) -> tuple[str, ...]:
    words = value if isinstance(value, list) else [None]
    if not all(isinstance(word, str) and word and "\0" not in word for word in words):
        raise SettingsError(
            f'{key} is {quoted(value)}; expected a program and its words, as in ["systemctl", "poweroff"]'
        )
    return tuple(words)


def _parse_program(values: dict[str, Any]) -> SpeechProgram | None:
    command, voice = _require_list(values["program"], "speech.program"), values["voice"]
    if not command or not all(isinstance(part, str) and part for part in command):
        expected = 'the program and its arguments, as in ["espeak-ng", "--stdin", "--stdout"]'
        raise SettingsError(f"speech.program is {quoted(command)}; expected {expected}")
    # The voice is an argument of a program and must not look like an option.
    if not isinstance(voice, str) or not re.fullmatch(r"\w[\w+./ -]*", voice):
        raise SettingsError(f"speech.voice is {quoted(voice)}; expected the name of a voice, as in 'en-us'")
    words = _require_number(values["words_a_minute"], "speech.words_a_minute", SLOWEST, FASTEST)
    program = SpeechProgram(tuple(map(str, command)), voice, words)
    return program if _require_bool(values["on"], "speech.on") else None


def _parse_content(values: Mapping[str, Any]) -> ContentSettings:
    folder = _parse_folder(values["folder"], "content.folder", "for the texts of the exhibit alone")
    stick = _parse_folder(values["stick"], "content.stick", "for no button")
    if stick and not folder:
        raise SettingsError(
            "content.stick names where texts come from, and content.folder not where they are kept; name both"
        )
    return ContentSettings(folder, stick)


def _parse_folder(value: object, key: str, empty: str) -> Path | None:
    if not isinstance(value, str):
        raise SettingsError(f"{key} is {quoted(value)}; expected the path of a folder, or '' {empty}")
    return Path(value).expanduser() if value else None
