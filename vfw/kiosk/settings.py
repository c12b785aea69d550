"""How a kiosk is set: one commented file of TOML, `kiosk.toml`, and a file of the museum's own in which some lines
differ.
"""

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

USUAL = Path(__file__).with_name("kiosk.toml")
"""The settings where nobody has changed any, with what each is for."""
PAGES = ("states", "read", "questions", *QUICK)
"""Doors that are no rooms."""
LONGEST = 3600
"""Seconds that a screen may wait for anybody."""
SLOWEST, FASTEST = 80, 450
"""Words a minute, as espeak-ng can."""


class SettingsError(ValueError):
    """A setting that cannot be used; the message names it, and what would be right."""


@dataclass(frozen=True)
class Staff:
    """What the staff may do at the screen.

    Attributes:
        pin: its hash; "" where the corner does nothing. volume, shut_down: the words of a command; () for none.
    """

    pin: str
    volume: tuple[str, ...]
    shut_down: tuple[str, ...]


@dataclass(frozen=True)
class Own:
    """Texts of the museum's own: the folder in which they are kept, and the one from which they come; None for none."""

    folder: Path | None
    stick: Path | None


@dataclass(frozen=True)
class Settings:
    """What a kiosk must know.

    Attributes:
        first: the room to which a touch leads. doors: all that may be opened, `first` among it. in_a_room, reading,
            to_answer: seconds. size: width and height in pixels. program: what speaks; None where nothing does.
            speaks_by_itself: whether it does so without being asked. counts: the folder; None where nothing is
            counted. days: for which counts are kept. locked: whether a keyboard has only the keys of a kiosk. staff:
            what they may do. content: where own texts are.
    """

    first: str
    doors: frozenset[str]
    in_a_room: int
    reading: int
    to_answer: int
    size: tuple[int, int]
    program: SpeechProgram | None
    speaks_by_itself: bool
    counts: Path | None
    days: int
    locked: bool
    staff: Staff
    content: Own


def read(text: str = "", *, rooms: Collection[str]) -> Settings:
    """The settings in a text of TOML, with what is usual for all that it does not name; `rooms` are those there are.

    Raises Wrong.
    """
    told = _merged(tomllib.loads(USUAL.read_text(encoding="utf-8")), _parsed(text))
    known = {*rooms, *PAGES}
    doors, idle = told["doors"], told["idle"]
    first = _one_of(doors["first"], "doors.first", {*rooms})
    opened = [_one_of(door, "doors.open", known) for door in _list(doors["open"], "doors.open")]
    return Settings(
        first=first,
        doors=frozenset({first, *opened}),
        in_a_room=_number(idle["in_a_room"], "idle.in_a_room", 10, LONGEST),
        reading=_number(idle["reading"], "idle.reading", 10, LONGEST),
        # WCAG 2.2.1 wants twenty seconds at least in which to ask for more.
        to_answer=_number(idle["to_answer"], "idle.to_answer", 20, LONGEST),
        size=size(told["screen"]["size"]),
        program=_program(told["speech"]),
        speaks_by_itself=_yes_or_no(told["speech"]["by_itself"], "speech.by_itself"),
        counts=_folder(told["counts"]["folder"], "counts.folder", "to count nothing"),
        days=_number(told["counts"]["days"], "counts.days", 1, 366),
        locked=_yes_or_no(told["keyboard"]["locked"], "keyboard.locked"),
        staff=_staff(told["staff"]),
        content=_own(told["content"]),
    )


def size(text: object) -> tuple[int, int]:
    """Width and height from a text such as "1080x1920". Raises Wrong.

    >>> size("1080x1920")
    (1080, 1920)
    """
    found = re.fullmatch(r"([1-9]\d{2,3})x([1-9]\d{2,3})", str(text))
    if not found:
        raise SettingsError(f"screen.size is {quoted(text)}; expected width and height in pixels, as in '1080x1920'")
    return int(found[1]), int(found[2])


def _parsed(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise SettingsError(f"it is no TOML: {error}") from None


def _merged(usual: dict[str, Any], told: Mapping[str, Any], place: str = "") -> dict[str, Any]:
    """What is usual, with what is told in its place; what nobody asks for is a mistake in writing."""
    for name, value in told.items():
        if name not in usual:
            raise SettingsError(f"{place}{name} is no setting{_perhaps(name, usual)}")
        if isinstance(usual[name], dict) != isinstance(value, dict):
            expected = f"a section: [{place}{name}]" if isinstance(usual[name], dict) else "one value"
            raise SettingsError(f"{place}{name} is {quoted(value)}; expected {expected}")
        usual[name] = _merged(usual[name], value, f"{place}{name}.") if isinstance(value, dict) else value
    return usual


def _perhaps(name: str, known: Collection[str]) -> str:
    near = get_close_matches(name, known, n=1)
    return f"; perhaps {near[0]}" if near else f"; there are {', '.join(sorted(known))}"


def _one_of(value: object, where: str, known: Collection[str]) -> str:
    if not isinstance(value, str) or value not in known:
        raise SettingsError(f"{where} names {quoted(value)}, which is no door{_perhaps(str(value), known)}")
    return value


def _list(value: object, where: str) -> list[object]:
    if not isinstance(value, list):
        raise SettingsError(f'{where} is {quoted(value)}; expected a list, as in ["play", "states"]')
    return value


def _number(value: object, where: str, least: int, most: int) -> int:
    # True is a number to Python.
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise SettingsError(f"{where} is {quoted(value)}; expected a whole number from {least} to {most}")
    return value


def _yes_or_no(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise SettingsError(f"{where} is {quoted(value)}; expected true or false")
    return value


def _staff(told: Mapping[str, Any]) -> Staff:
    pin = told["pin"]
    if not isinstance(pin, str) or (pin and not is_hash(pin)):
        raise SettingsError(
            f"staff.pin is {quoted(pin)}; expected the line that `vfw kiosk pin` prints, or '' for no staff"
        )
    volume = _command(told["volume"], "staff.volume")
    if volume and not any(PERCENT in word for word in volume[1:]):
        raise SettingsError(f"staff.volume is {quoted(list(volume))}; expected {PERCENT} in one of its words")
    return Staff(pin, volume, _command(told["shut_down"], "staff.shut_down"))


def _command(value: object, where: str) -> tuple[str, ...]:
    words = value if isinstance(value, list) else [None]
    if not all(isinstance(word, str) and word and "\0" not in word for word in words):
        raise SettingsError(
            f'{where} is {quoted(value)}; expected a program and its words, as in ["systemctl", "poweroff"]'
        )
    return tuple(words)


def _program(told: dict[str, Any]) -> SpeechProgram | None:
    command, voice = _list(told["program"], "speech.program"), told["voice"]
    if not command or not all(isinstance(part, str) and part for part in command):
        expected = 'the program and its arguments, as in ["espeak-ng", "--stdin", "--stdout"]'
        raise SettingsError(f"speech.program is {quoted(command)}; expected {expected}")
    # It stands among the arguments of a program, and is to be none of its options.
    if not isinstance(voice, str) or not re.fullmatch(r"\w[\w+./ -]*", voice):
        raise SettingsError(f"speech.voice is {quoted(voice)}; expected the name of a voice, as in 'en-us'")
    words = _number(told["words_a_minute"], "speech.words_a_minute", SLOWEST, FASTEST)
    program = SpeechProgram(tuple(map(str, command)), voice, words)
    return program if _yes_or_no(told["on"], "speech.on") else None


def _own(told: Mapping[str, Any]) -> Own:
    folder = _folder(told["folder"], "content.folder", "for the texts of the exhibit alone")
    stick = _folder(told["stick"], "content.stick", "for no button")
    if stick and not folder:
        raise SettingsError(
            "content.stick names where texts come from, and content.folder not where they are kept; name both"
        )
    return Own(folder, stick)


def _folder(value: object, where: str, empty: str) -> Path | None:
    if not isinstance(value, str):
        raise SettingsError(f"{where} is {quoted(value)}; expected the path of a folder, or '' {empty}")
    return Path(value).expanduser() if value else None
