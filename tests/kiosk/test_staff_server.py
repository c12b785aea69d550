"""The pages of the staff as they answer: only with the PIN, and with nothing left afterwards."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from tests.kiosk.conftest import KIOSK
from tests.kiosk.staff_login import PIN, come_in, do, give, origin
from tests.server.running import CHECKOUT, Running, ask, get
from vfw.kiosk.staff_page import StaffActionHandler
from vfw.kiosk.staff_session import is_hash

WAYS = sorted(StaffActionHandler.WAYS)


def page_of(kiosk: Running, cookie: str) -> tuple[int, str]:
    status, _, text = ask(kiosk.url, "kiosk/staff", Cookie=cookie)
    return status, text


def test_the_staff_page_needs_the_secret_of_the_session(kiosk: Running) -> None:
    name = come_in(kiosk.url).partition("=")[0]
    for cookie in ("", f"{name}=", f"{name}=x", f"{name}=%00", f"{name}={PIN}", "vfw-staff=x"):
        assert page_of(kiosk, cookie)[0] == 404, cookie
        for way in WAYS:
            status, _, text = do(kiosk.url, way, cookie, {"brightness": 70})
            assert (status, text) == (404, ""), (way, cookie)
    for path in ("kiosk/staff/", "kiosk/staff/kiosk.staff.json", "kiosk/staff/nothing", "kiosk/staff/choose/"):
        assert ask(kiosk.url, path)[0] == 404, path
    assert ask(kiosk.url, "kiosk/staff", "POST", "{}", Origin=origin(kiosk.url))[0] == 404


def test_the_secret_is_told_to_the_browser_alone_and_for_a_minute(kiosk: Running) -> None:
    _, headers, text = give(kiosk.url, PIN)
    worn = headers["Set-Cookie"]
    assert text == ""
    for mark in ("HttpOnly", "SameSite=Strict", "Path=/kiosk/staff", "Max-Age=60"):
        assert mark in worn, mark
    status, page = page_of(kiosk, worn.partition(";")[0])
    assert status == 200
    assert worn.partition("=")[2].partition(";")[0] not in page


def test_other_sites_and_other_ports_of_this_machine_get_nothing(kiosk: Running) -> None:
    cookie = come_in(kiosk.url)
    for foreign in (
        "",
        "null",
        "http://127.0.0.1:1",
        "https://museum.example",
        origin(kiosk.url).replace("http", "https"),
    ):
        assert give(kiosk.url, PIN, Origin=foreign)[0] == 404, foreign
        assert do(kiosk.url, "choose", cookie, {"brightness": 70}, Origin=foreign)[0] == 404, foreign
    assert do(kiosk.url, "choose", cookie, {}, Sec_Fetch_Site="cross-site")[0] in (403, 404)
    assert ask(kiosk.url, "kiosk/staff", Cookie=cookie, Host="museum.example")[0] == 403
    _, headers, _ = ask(kiosk.url, "kiosk/staff", Cookie=cookie)
    assert headers["X-Frame-Options"] == "DENY"
    assert headers["Cache-Control"] == "no-store"


def test_a_wrong_pin_is_rejected_and_leaves_the_session(kiosk: Running) -> None:
    cookie = come_in(kiosk.url)
    for strange in (None, 271828, ["271828"], "", PIN + "0"):
        status, _, text = give(kiosk.url, strange)
        assert (status, json.loads(text)) == (403, {"wait": 0}), strange
    assert ask(kiosk.url, "kiosk/staff/pin", "POST", "no JSON", Origin=origin(kiosk.url))[0] == 403
    assert page_of(kiosk, cookie)[0] == 200
    assert give(kiosk.url, PIN)[0] == 204


def test_a_door_is_open_or_closed_at_once_and_for_the_server_too(kiosk: Running, folder: Path) -> None:
    room = "voila/render/projector.ipynb"
    cookie = come_in(kiosk.url)
    assert get(kiosk.url + room)[0] == 404
    for door in ("projector", "states", "read", "whose-vote"):
        status, _, page = do(kiosk.url, "choose", cookie, {"door": door})
        assert status == 200
    assert re.search(r'aria-pressed="true">\s*projector <b>open', page)
    assert get(kiosk.url + "states/TN")[0] == get(kiosk.url + "read/sources")[0] == 404
    assert get(kiosk.url + "kiosk/")[0] == 200
    assert room in get(kiosk.url)[1]
    assert f'[href*="{room}"]' in get(kiosk.url)[1]
    assert json.loads((folder / "kiosk.staff.json").read_text())["open"] == ["play", "projector"]
    assert ask(kiosk.url, room)[0] == 200
    status, _, page = do(kiosk.url, "forget", cookie)
    assert "All is as the settings say." in page
    assert get(kiosk.url + room)[0] == 404
    assert get(kiosk.url + "states/TN")[0] == 200
    assert not (folder / "kiosk.staff.json").exists()


def test_sound_and_light_are_those_of_every_page_from_now_on(kiosk: Running, folder: Path) -> None:
    cookie = come_in(kiosk.url)
    do(kiosk.url, "choose", cookie, {"brightness": 80, "sounds": 30})
    for path in ("kiosk/", "states/TN", "nowhere"):
        page = get(kiosk.url + path)[1]
        assert 'data-brightness="80"' in page, path
        assert 'data-sounds="0.3"' in page, path
    do(kiosk.url, "choose", cookie, {"machine": 40})
    assert (folder / "heard").read_text() == "40"
    for wrong in ({"brightness": 10}, {"machine": "40; reboot"}, {"open": ["/etc"]}, {"door": "/etc"}, {"pin": ""}):
        status, _, said = do(kiosk.url, "choose", cookie, wrong)
        assert status == 400, wrong
        assert "expected" in said or "there are" in said, said
    assert do(kiosk.url, "choose", cookie, [1])[0] == 400
    do(kiosk.url, "forget", cookie)


def test_a_machine_that_does_not_go_off_says_why(kiosk: Running) -> None:
    status, _, said = do(kiosk.url, "shut-down", come_in(kiosk.url))
    assert status == 400
    assert said.endswith("nothing is switched off here")


def test_a_folder_that_cannot_be_taken_says_why_and_changes_nothing(kiosk: Running, folder: Path) -> None:
    cookie = come_in(kiosk.url)
    status, _, said = do(kiosk.url, "back", cookie)
    assert (status, said) == (400, "the exhibit shows its own texts; there is nothing to go back to")
    wrong = folder / "stick-that-is-wrong"
    stick = folder / "stick"
    status, _, said = do(kiosk.url, "take", cookie)
    assert (status, said) == (400, f"There is no folder {stick}. Is the stick in its place?")
    wrong.mkdir()
    for number in range(10):
        (wrong / f"code{number}.py").write_text("print()")
    stick.symlink_to(wrong)
    status, _, said = do(kiosk.url, "take", cookie)
    assert status == 400
    first, *lines, last = said.splitlines()
    assert first == "Nothing was taken."
    assert lines[0].startswith("code0.py: the exhibit has no text here; it takes ")
    assert last == "and 3 more; `vfw check-content` lists them all"
    stick.unlink()
    assert not (folder / "content").exists()
    assert "The exhibit shows its own texts." in page_of(kiosk, cookie)[1]


@pytest.mark.parametrize(
    ("broken", "why"),
    [
        (b"[idle", "it is no TOML: "),
        ("[doors] # Türen".encode("latin-1"), "the settings are not written in UTF-8; save the file as UTF-8"),
        (None, "No such file"),
    ],
)
def test_a_server_does_not_end_for_settings_with_which_none_begins(
    kiosk: Running, folder: Path, broken: bytes | None, why: str
) -> None:
    cookie, settings = come_in(kiosk.url), folder / "kiosk.toml"
    whole = settings.read_bytes()
    try:
        settings.unlink() if broken is None else settings.write_bytes(broken)
        for way in ("restart", "take", "back"):
            status, _, said = do(kiosk.url, way, cookie)
            assert (status, why in said) == (400, True), (way, said)
    finally:
        settings.write_bytes(whole)
    assert page_of(kiosk, cookie)[0] == 200
    assert not (folder / "content").exists()


def test_leaving_the_staff_page_ends_the_session(kiosk: Running) -> None:
    cookie = come_in(kiosk.url)
    assert do(kiosk.url, "stay", cookie)[0] == 204
    status, headers, _ = do(kiosk.url, "leave", cookie)
    assert status == 204
    assert re.search(r'^vfw-staff-\d+=""; expires=.*Path=/kiosk/staff', headers["Set-Cookie"])
    assert page_of(kiosk, cookie)[0] == 404


def test_the_line_for_the_settings_is_printed_and_the_pin_is_not() -> None:
    def asked(pin: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([*KIOSK, "pin"], input=f"{pin}\n", capture_output=True, text=True, cwd=CHECKOUT)

    done = asked(PIN)
    line = re.fullmatch(r'pin = "(.*)"\n', done.stdout)
    assert done.returncode == 0
    assert line
    assert is_hash(line[1])
    assert PIN not in done.stdout + done.stderr
    refused = asked("111111")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr == "No PIN: its digits are alike, or in a row; take others\n"


@pytest.mark.parametrize("setting", ["", "volume = []"])
def test_without_a_pin_there_is_no_staff_page(setting: str, folder: Path) -> None:
    from vfw.kiosk import settings, staff_page
    from vfw.kiosk.extension import KioskExtension

    station = KioskExtension(
        settings.parse_settings(f"[staff]\n{setting}", rooms=["tennessee", "play", "atlas"]), None, {}
    )
    assert staff_page.handlers("/kiosk/", station) == []
    assert 'data-staff=""' in station.head("/")
