"""The staff: a PIN that cannot be guessed, choices that are kept, programs of the machine, a page that is dimmed."""

import asyncio
import json
import re
import stat
import sys
from itertools import product
from pathlib import Path
from types import SimpleNamespace

import pytest
from tornado.testing import AsyncHTTPTestCase
from tornado.web import Application

from tests.stylesheets import TOKENS
from vfw.kiosk.content import DIMMEST, STEP, Choices, InvalidChoice, StoredChoices, write
from vfw.kiosk.machine import CommandFailed, run_command
from vfw.kiosk.staff_page import PinHandler
from vfw.kiosk.staff_session import (
    MAX_WRONG_PINS,
    SESSION_SECONDS,
    THROTTLE_SECONDS,
    StaffSession,
    WeakPinError,
    hash_pin,
    is_correct_pin,
    is_hash,
)

PIN = "271828"
DOORS = {"play", "atlas", "states"}


# The PIN


def test_the_hash_of_a_pin_hides_it_and_recognizes_it() -> None:
    kept, again = hash_pin(PIN), hash_pin(PIN)
    assert kept != again
    assert PIN not in kept
    assert is_hash(kept)
    assert is_correct_pin(PIN, kept)
    assert not is_correct_pin("271829", kept)
    assert not is_correct_pin("", kept)


@pytest.mark.parametrize(
    "pin", ["", "27182", "2718281828459", "27182a", "２７１８２８", "000000", "123456", "9876543210"]
)
def test_an_obvious_pin_is_rejected(pin: str) -> None:
    with pytest.raises(WeakPinError):
        hash_pin(pin)


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_after_five_wrong_pins_all_are_rejected_for_ten_minutes() -> None:
    duty, clock = StaffSession(hash_pin(PIN), clock := Clock()), clock
    for _ in range(3):
        for _ in range(MAX_WRONG_PINS):
            assert duty.wait() == 0
            assert duty.begin("999999") == ""
        # Not even the right one is looked at before its time, and asking does not make it longer.
        assert duty.wait() == THROTTLE_SECONDS
        clock.now += THROTTLE_SECONDS - 0.5
        assert duty.begin(PIN) == ""
        assert duty.wait() == pytest.approx(0.5)
        clock.now += 0.5
    assert duty.begin(PIN)


def test_the_right_pin_resets_the_count() -> None:
    duty = StaffSession(hash_pin(PIN), Clock())
    for _ in range(3):
        for _ in range(MAX_WRONG_PINS - 1):
            assert duty.begin("999999") == ""
        assert duty.begin(PIN)


class Kiosk(AsyncHTTPTestCase):
    """Return the staff login."""

    def get_app(self) -> Application:
        self.extension = SimpleNamespace(staff_session=StaffSession(hash_pin(PIN), Clock()))
        return Application([("/kiosk/staff/pin", PinHandler, {"extension": self.extension})], base_url="/")

    def give(self, pin: str) -> tuple[int, dict[str, float]]:
        body, headers = json.dumps({"pin": pin}), {"Origin": self.get_url("").rstrip("/")}
        answer = self.fetch("/kiosk/staff/pin", method="POST", body=body, headers=headers)
        return answer.code, json.loads(answer.body)

    def test_the_pin_pad_shows_the_wait_after_wrong_pins(self) -> None:
        answers = [self.give("999999") for _ in range(MAX_WRONG_PINS)]
        assert answers == [(403, {"wait": 0})] * (MAX_WRONG_PINS - 1) + [(403, {"wait": THROTTLE_SECONDS})]
        assert self.give(PIN) == (429, {"wait": THROTTLE_SECONDS})


def test_a_session_ends_a_minute_after_the_last_touch_and_there_is_one_at_most() -> None:
    duty, clock = StaffSession(hash_pin(PIN), clock := Clock()), clock
    assert not duty.renew("")
    first = duty.begin(PIN)
    for _ in range(10):
        clock.now += SESSION_SECONDS - 1
        assert duty.renew(first)
    assert not duty.renew("somebody else's")
    second = duty.begin(PIN)
    assert second != first
    assert not duty.renew(first)
    clock.now += SESSION_SECONDS
    assert not duty.renew(second)
    assert not duty.renew(duty.begin("999999"))
    clock.now += SESSION_SECONDS
    third = duty.begin(PIN)
    duty.end()
    assert not duty.renew(third)
    assert not duty.renew("")


# Choices


def test_choices_are_kept_and_come_back(tmp_path: Path) -> None:
    path = tmp_path / "kiosk.staff.json"
    kept = StoredChoices(path, DOORS)
    assert kept.now == Choices()
    kept.choose({"brightness": 80})
    kept.choose({"open": ["play", "states", "play"], "sounds": 0})
    assert StoredChoices(path, DOORS).now == Choices(("play", "states"), 80, 0)
    assert [file.name for file in tmp_path.iterdir()] == [path.name]
    kept.forget()
    assert StoredChoices(path, DOORS).now == kept.now == Choices()


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ([], "it holds []; expected choices by their names"),
        ({"bright": 80}, "'bright' is nothing to be chosen; there are open, brightness, sounds, machine"),
        ({"brightness": DIMMEST - 10}, "brightness is 70; expected 80 to 100 percent, in steps of 10"),
        ({"brightness": 85}, "brightness is 85; expected"),
        ({"sounds": -10}, "sounds is -10; expected 0 to 100 percent"),
        ({"sounds": True}, "sounds is True; expected"),
        ({"sounds": None}, "sounds is None; expected"),
        ({"machine": "100%; reboot"}, "machine is '100%; reboot'; expected"),
        ({"open": "play"}, "open is 'play'; expected a list of doors"),
        ({"open": ["projector"]}, "open names 'projector'; there are atlas, play, states"),
        ({"open": [["play"]]}, "open names ['play']; there are"),
    ],
)
def test_an_invalid_choice_is_named_and_changes_nothing(said: object, why: str, tmp_path: Path) -> None:
    with pytest.raises(InvalidChoice, match=f"^{re.escape(why)}"):
        Choices.read(said, doors=DOORS)
    path = tmp_path / "kiosk.staff.json"
    path.write_text(json.dumps(said))
    kept = StoredChoices(path, DOORS)
    assert kept.now == Choices()
    assert why in kept.problem
    assert path.name in kept.problem
    kept.choose({"brightness": 90})
    assert (kept.problem, StoredChoices(path, DOORS).now.brightness) == ("", 90)


@pytest.mark.parametrize("data", [b"", b"{", b"\xff\xfe", b"[" * 100_000])
def test_a_damaged_file_of_choices_is_ignored_and_reported(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "kiosk.staff.json"
    path.write_bytes(data)
    kept = StoredChoices(path, DOORS)
    assert kept.now == Choices()
    assert kept.problem.startswith("What the staff chose does not count, and the settings do: kiosk.staff.json: ")


def test_a_file_that_cannot_be_written_leaves_the_old_one_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "kiosk.staff.json"
    write(path, b"old")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("vfw.kiosk.content.os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        write(path, b"new")
    assert path.read_bytes() == b"old"
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


# Programs of the machine


def test_a_program_is_called_with_its_words_and_no_shell_reads_them(tmp_path: Path) -> None:
    spy = "import sys; print(sys.argv[1:])"
    words = ["$(touch here)", "; touch here", "* | 'touch' \"here\""]
    assert asyncio.run(run_command([sys.executable, "-c", spy, *words])).strip() == repr(words)


def test_a_program_that_fails_is_named_with_what_it_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def why(*words: str) -> str:
        with pytest.raises(CommandFailed) as failed:
            asyncio.run(run_command(words))
        return str(failed.value)

    closed = tmp_path / "closed"
    closed.write_text("")
    closed.chmod(stat.S_IRUSR)
    assert why("no-such-program") == "no-such-program cannot be run: No such file or directory"
    assert why(str(closed)) == f"{closed} cannot be run: Permission denied"
    assert why(sys.executable, "-c", "import sys; sys.exit('no sink')") == f"{sys.executable}: no sink"
    assert why(sys.executable, "-c", "import sys; sys.exit(3)") == f"{sys.executable}: it ended with 3"
    monkeypatch.setattr("vfw.kiosk.machine.TIMEOUT", 0.01)
    assert why(sys.executable, "-c", "while True: pass").endswith(" has not ended after 0 seconds")


# Brightness


def luminance(colour: str, brightness: float) -> float:
    """Relative luminance (WCAG 2.2) of a color below a black layer of that transparency."""
    digits = colour if len(colour) == 7 else "#" + "".join(2 * digit for digit in colour[1:])
    shown = [int(digits[at : at + 2], 16) / 255 * brightness for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in shown]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(colours: dict[str, str], written: str, on: str, percent: int) -> float:
    less, more = sorted(luminance(colours[name], percent / 100) for name in (written, on))
    return (more + 0.05) / (less + 0.05)


def test_the_dimmest_page_can_still_be_read_and_a_darker_one_could_not() -> None:
    looks = re.split(r"/\* In the dark|/\* High contrast", TOKENS.read_text(encoding="utf-8"))
    by_light, dark, high = (dict(re.findall(r"--vfw-([\w-]+): (#[0-9a-f]+);", css)) for css in looks)

    def least(percent: int, *inks: str) -> float:
        pairs = product((by_light, {**by_light, **dark}, {**by_light, **high}), inks, ("paper", "sheet"))
        return min(contrast(colours, ink, on, percent) for colours, ink, on in pairs)

    assert least(DIMMEST, "ink", "quiet") >= 4.5 > least(DIMMEST - STEP, "ink", "quiet")
    # At a kiosk letters are large, for which 3:1 is asked.
    assert least(DIMMEST, "accent", "red-ink", "ratified-ink", "rejected-ink") >= 3
