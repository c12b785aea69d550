"""The settings of a kiosk: what is usual, what differs, and what is said of what cannot be used."""

from argparse import Namespace
from pathlib import Path

import pytest

from vfw.cli import main
from vfw.kiosk import command
from vfw.kiosk.settings import DEFAULT_SETTINGS, SettingsError, parse_settings
from vfw.server.notebook_pages import notebook_pages
from vfw.speech.synthesis import SpeechProgram

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
ROOMS = ["tennessee", "play", "atlas"]


def test_the_default_settings_fit_the_notebooks() -> None:
    settings = parse_settings(rooms=[room["path"].removesuffix(".ipynb") for room in notebook_pages(NOTEBOOKS)])
    assert settings.first in settings.doors
    assert (settings.room_seconds, settings.reading_seconds, settings.answer_seconds) == (45, 90, 20)
    assert settings.size == (1080, 1920)
    assert (settings.counts, settings.days, settings.locked) == (None, 30, False)


def test_every_setting_says_what_it_is_for() -> None:
    before = ""
    for line in DEFAULT_SETTINGS.read_text(encoding="utf-8").splitlines():
        assert "=" not in line or line.startswith("#") or before.startswith("#") or before.startswith("in_a_room"), line
        before = line


def test_a_file_names_only_what_differs() -> None:
    settings = parse_settings(
        '[doors]\nopen = ["states", "the-race"]\n[idle]\nreading = 120\n[screen]\nsize = "1920x1080"', rooms=ROOMS
    )
    assert settings.doors == {"tennessee", "states", "the-race"}
    assert (settings.room_seconds, settings.reading_seconds) == (45, 120)
    assert settings.size == (1920, 1080)


def test_a_kiosk_speaks_as_it_is_told_and_with_espeak_where_it_is_not() -> None:
    settings = parse_settings(rooms=ROOMS)
    assert settings.program == SpeechProgram()
    assert not settings.speaks_by_itself
    differs = 'by_itself = true\nprogram = ["say", "{voice}"]\nvoice = "en-gb"\nwords_a_minute = 90'
    told = parse_settings(f"[speech]\n{differs}", rooms=ROOMS)
    assert told.program == SpeechProgram(("say", "{voice}"), "en-gb", 90)
    assert told.speaks_by_itself
    assert parse_settings("[speech]\non = false", rooms=ROOMS).program is None


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[idle", "it is no TOML: "),
        ("[idel]\nreading = 5", "idel is no setting; perhaps idle"),
        ("[idle]\nreeding = 5", "idle.reeding is no setting; perhaps reading"),
        ("idle = 5", "idle is 5; expected a section: [idle]"),
        ("[idle.reading]\nx = 5", "idle.reading is {'x': 5}; expected one value"),
        ("[idle]\nreading = 5", "idle.reading is 5; expected a whole number from 10 to 3600"),
        ("[idle]\nreading = true", "idle.reading is True; expected a whole number from 10 to 3600"),
        ("[idle]\nto_answer = 19", "idle.to_answer is 19; expected a whole number from 20 to 3600"),
        ('[doors]\nfirst = "plya"', "doors.first names 'plya', which is no door; perhaps play"),
        ('[doors]\nfirst = "states"', "doors.first names 'states', which is no door; there are atlas, "),
        ('[doors]\nopen = "play"', 'doors.open is \'play\'; expected a list, as in ["play", "states"]'),
        ('[doors]\nopen = ["projector"]', "doors.open names 'projector', which is no door; "),
        ('[screen]\nsize = "large"', "screen.size is 'large'; expected width and height in pixels, as in '1080x1920'"),
        ("[speech]\non = 1", "speech.on is 1; expected true or false"),
        ("[speech]\nby_itself = 'yes'", "speech.by_itself is 'yes'; expected true or false"),
        ("[speech]\nprogram = 'espeak-ng'", "speech.program is 'espeak-ng'; expected a list"),
        ("[speech]\nprogram = []", "speech.program is []; expected the program and its arguments, as in ["),
        ("[speech]\nprogram = ['espeak-ng', 5]", "speech.program is ['espeak-ng', 5]; expected the program"),
        ("[speech]\nvoice = '--path=/tmp'", "speech.voice is '--path=/tmp'; expected the name of a voice"),
        ("[speech]\nwords_a_minute = 20", "speech.words_a_minute is 20; expected a whole number from 80 to 450"),
        ("[counts]\nfolder = 5", "counts.folder is 5; expected the path of a folder, or '' to count nothing"),
        ('[keyboard]\nlocked = "yes"', "keyboard.locked is 'yes'; expected true or false"),
        ("[counts]\ndays = 0", "counts.days is 0; expected a whole number from 1 to 366"),
        ("[staff]\npin = 123456", "staff.pin is 123456; expected the line that `vfw kiosk pin` prints, or ''"),
        ('[staff]\npin = "123456"', "staff.pin is '123456'; expected the line that `vfw kiosk pin` prints"),
        ('[staff]\nshut_down = "poweroff"', "staff.shut_down is 'poweroff'; expected a program and its words, as in"),
        ('[staff]\nshut_down = ["poweroff", ""]', "staff.shut_down is ['poweroff', '']; expected a program"),
        ("[content]\nfolder = 5", "content.folder is 5; expected the path of a folder, or '' for the texts of the"),
        ('[content]\nstick = "/media"', "content.stick names where texts come from, and content.folder not where they"),
        ('[staff]\nvolume = ["amixer"]', "staff.volume is ['amixer']; expected {percent} in one of its words"),
    ],
)
def test_an_invalid_setting_is_named_with_the_valid_values(text: str, said: str) -> None:
    with pytest.raises(SettingsError) as wrong:
        parse_settings(text, rooms=ROOMS)
    assert str(wrong.value).startswith(said)


def test_the_server_alone_finds_the_rooms_where_the_kiosk_finds_them(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = list[tuple[Path, Path | None]]()

    def serve(said: Namespace) -> int:
        seen.append((said.notebooks, said.settings))
        return 0

    monkeypatch.setattr(command, "serve_kiosk", serve)
    assert main(["kiosk", "serve"]) == main(["kiosk", "serve", "--notebooks=rooms", "--settings=own.toml"]) == 0
    assert seen == [(Path("notebooks"), None), (Path("rooms"), Path("own.toml"))]
