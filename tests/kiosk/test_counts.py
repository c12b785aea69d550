"""Counts of a kiosk: the events, how long they are kept, and the report."""

import json
import re
import xml.etree.ElementTree as ET
from datetime import datetime, timedelta
from itertools import pairwise
from pathlib import Path

import pytest

from vfw import cli
from vfw.kiosk.counts import EVENTS, NOTHING, WAYS, Counts, Event
from vfw.kiosk.report import svg_report, text_report

NOON = datetime(2026, 8, 18, 12, 34, 56)
DOORS = {"play", "states", "front"}


def told(now: datetime = NOON, **said: object) -> Event:
    return Event.parse_message(json.dumps(said), doors=DOORS, now=now)


def test_an_event_has_only_an_hour_and_a_class_of_time() -> None:
    event = told(event="leave", door="play", how="idle", seconds=119.9)
    assert event == Event("2026-08-18T12", "leave", "play", "en", "idle", 90)
    assert told(event="leave", door="play", how="idle", seconds=10**9).seconds == 4 * 3600


def test_nothing_is_kept_that_a_page_adds() -> None:
    event = told(event="open", door="states", name="Febb Burn", how="idle", at="12:34:56")
    assert event == Event("2026-08-18T12", "open", "states")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no event: it is empty"),
        ("[1]", "no event: [1]"),
        ('{"door": "play"}', "event is None; expected one of " + ", ".join(sorted(EVENTS))),
        ('{"event": "open", "door": "/etc/passwd"}', "door is '/etc/passwd'; expected one of front, play, states"),
        ('{"event": "open", "door": ["play"]}', "door is ['play']; expected one of front, play, states"),
        ('{"event": "open", "door": "play", "language": "xx"}', "language is 'xx'; expected one of en"),
        ('{"event": "leave", "door": "play", "how": "?"}', "how is '?'; expected one of " + ", ".join(sorted(WAYS))),
        ('{"event": "open", "door": "play", "seconds": -1}', "seconds is -1; expected a number, 0 or more"),
    ],
)
def test_an_invalid_event_is_rejected_with_a_reason(text: str, said: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(said)}$"):
        Event.parse_message(text, doors=DOORS, now=NOON)


def test_counts_come_back_in_order_and_a_broken_line_costs_nothing_else(tmp_path: Path) -> None:
    counts = Counts(tmp_path / "deep" / "counts", 30, lambda: NOON)
    events = [told(event="open", door="play"), told(event="leave", door="play", how="start over", seconds=61)]
    for event in events:
        counts.add(event)
    with (tmp_path / "deep" / "counts" / "2026-08-18.jsonl").open("a") as lines:
        lines.write('{"hour": \n{"colour": "red"}\n')
    assert list(counts.events()) == [*events, None, None]


@pytest.mark.parametrize(
    "line",
    [
        '{"hour": 3, "event": "open", "door": "play"}',
        '{"hour": "2026-8-18T12", "event": "open", "door": "play"}',
        '{"hour": "9999-12-31T12", "event": "open", "door": "play"}',
        '{"hour": "2026-08-18T12", "event": "open", "door": ["play"]}',
        '{"hour": "2026-08-18T12", "event": {}, "door": "play"}',
        '{"hour": "2026-08-18T12", "event": "leave", "door": "play", "how": 1}',
        '{"hour": "2026-08-18T12", "event": "leave", "door": "play", "how": "idle", "seconds": "90"}',
        '{"hour": "2026-08-18T12", "event": "leave", "door": "play", "how": "idle", "seconds": 90.0}',
        '{"hour": "2026-08-18T12", "event": "leave", "door": "play", "how": "idle", "seconds": true}',
        '{"hour": "2026-08-18T12", "event": "leave", "door": "play", "how": "idle", "seconds": -30}',
        '{"hour": "2026-08-18T12", "event": "leave", "door": "play", "how": "idle", "seconds": 1e300}',
        '["hour"]',
    ],
)
def test_a_line_that_is_json_and_no_event_is_reported_as_one_that_cannot_be_read(tmp_path: Path, line: str) -> None:
    counts = Counts(tmp_path, 30, lambda: NOON)
    counts.add(told(event="open", door="play"))
    with (tmp_path / "2026-08-18.jsonl").open("a") as lines:
        lines.write(f"{line}\n")
    found = list(counts.events())
    assert found == [told(event="open", door="play"), None]
    assert text_report(found).endswith("Lines that cannot be read: 1")
    ET.fromstring(svg_report(found))


def count(folder: Path, now: datetime, days: int = 1, kept: int = 30) -> list[str]:
    """Count a visit on each of so many days, and return the days that are then kept."""
    counts = Counts(folder, kept, lambda: now)
    for _ in range(days):
        counts.add(told(now, event="open", door="play"))
        now += timedelta(days=1)
    return sorted(path.stem for path in folder.glob("*.jsonl"))


def test_old_days_are_removed_and_other_files_are_kept(tmp_path: Path) -> None:
    strange = ("notes.jsonl", "2020-01-01.txt", "2020-99-22.jsonl")
    for name in strange:
        (tmp_path / name).write_text("the museum's own")
    (tmp_path / "2020-01-02.jsonl").mkdir()
    days = [day for day in count(tmp_path, NOON, 40) if day.startswith("2026")]
    assert len(list(Counts(tmp_path, 30).events())) == len(days) == 30
    assert days[-1] == "2026-09-26"
    assert {path.name for path in tmp_path.iterdir()} >= {*strange, "2020-01-02.jsonl"}


@pytest.mark.parametrize("wrong_by", [timedelta(days=40), timedelta(days=40_000), timedelta(days=-20_000)])
def test_a_clock_that_is_wrong_once_costs_a_day_at_most(tmp_path: Path, wrong_by: timedelta) -> None:
    before, now = {*count(tmp_path, NOON, 30)}, NOON + timedelta(days=30)
    assert len(before.intersection(count(tmp_path, now + wrong_by))) >= 29
    after = count(tmp_path, now)
    assert (now + wrong_by).date().isoformat() not in after, "the wrong day is the first to go"
    assert after[-1] == now.date().isoformat()
    assert len(before.intersection(after)) >= 29


def test_a_clock_that_was_wrong_for_weeks_loses_no_day_that_comes_after(tmp_path: Path) -> None:
    count(tmp_path, NOON + timedelta(days=365), 40)
    assert count(tmp_path, NOON, 30) == [(NOON + timedelta(days=day)).date().isoformat() for day in range(30)]


def test_fewer_days_in_the_settings_remove_the_oldest_at_once(tmp_path: Path) -> None:
    count(tmp_path, NOON, 4)
    assert count(tmp_path, NOON + timedelta(days=4), kept=3) == ["2026-08-20", "2026-08-21", "2026-08-22"]


def test_a_day_centuries_away_is_drawn_beside_the_others() -> None:
    far: list[Event | None] = [Event(f"{year}-08-18T12", "open", "play") for year in ("1970", "2026", "9999")]
    root = ET.fromstring(svg_report(far))
    assert len(bars(root, "#1d1a22")) < 10
    shown = [text.text for text in root.iter(f"{SVG}text")]
    assert {"1970-08-18", "9999-08-18"} <= {*shown}


@pytest.fixture
def events() -> list[Event | None]:
    events: list[Event | None] = [told(event="open", door="play")] * 3
    events += [told(event="ending", door="play"), told(NOON + timedelta(days=1), event="open", door="states"), None]
    for seconds in (20, 70, 70):
        events.append(told(event="leave", door="play", how="idle", seconds=seconds))
    events.append(told(event="leave", door="play", how="start over", seconds=130))
    return events


def test_a_report_tells_doors_ways_times_and_days(events: list[Event | None]) -> None:
    assert text_report(events).splitlines() == [
        "Door                   opened    ended   errors",
        "play                        3        1        0",
        "states                      1        0        0",
        "",
        "Visits: 4 (idle 3, start over 1); half of them stayed 1:00 or longer",
        "",
        "0:00 to 0:30  ████████████████████ 1",
        "0:30 to 1:00",
        "1:00 to 1:30  ████████████████████████████████████████ 2",
        "1:30 to 2:00",
        "2:00 to 2:30  ████████████████████ 1",
        "",
        "2026-08-18  ████████████████████████████████████████ 3",
        "2026-08-19  █████████████ 1",
        "",
        "Lines that cannot be read: 1",
    ]


def test_very_long_visits_stand_in_one_line() -> None:
    stays: list[Event | None] = [told(event="leave", door="play", how="idle", seconds=s) for s in (30, 600, 14400)]
    lines = text_report(stays).splitlines()[-21:]
    assert [lines[1], lines[-2]] == [f"0:30 to 1:00  {'█' * 20} 1", "9:30 to 10:00"]
    assert lines[-1] == f"10:00 or longer  {'█' * 40} 2"


def test_a_report_without_counts_says_so() -> None:
    assert text_report([]) == NOTHING


SVG = "{http://www.w3.org/2000/svg}"


def bars(root: ET.Element, fill: str) -> list[dict[str, str]]:
    return [bar.attrib for bar in root.iter(f"{SVG}rect") if bar.get("fill") == fill]


def test_the_picture_has_bars_as_long_as_the_table_says(events: list[Event | None]) -> None:
    root = ET.fromstring(svg_report(events))
    # Behind the two of the legend: what was opened, above each other; then the columns of the stays, and of the days.
    _, play, states, *columns = bars(root, "#1d1a22")
    assert float(play["width"]) == pytest.approx(3 * float(states["width"]), rel=0.01)
    assert [float(column["height"]) for column in columns] == pytest.approx([80, 160, 80, 160, 160 / 3], abs=0.1)
    _, ended = bars(root, "url(#vfw-stripes)")
    assert float(ended["width"]) == pytest.approx(float(states["width"]))
    assert all(0 <= float(bar.get("x", 0)) <= 960 for bar in root.iter(f"{SVG}rect"))


def test_the_picture_has_a_complete_text_alternative(events: list[Event | None]) -> None:
    root = ET.fromstring(svg_report(events))
    named = root.get("aria-labelledby", "").split()
    words = {element.get("id"): element.text for element in root.iter() if element.get("id") in named}
    assert root.get("role") == "img"
    assert [words[name] for name in named] == [
        "What was counted at the kiosk",
        "play: 3 opened, 1 ended. states: 1 opened, 0 ended. "
        "Visits: 4 (idle 3, start over 1); half of them stayed 1:00 or longer. How long: 0:00: 1, 1:00: 2, 2:00: 1. "
        "Doors opened a day: 2026-08-18: 3, 2026-08-19: 1.",
    ]
    shown = [text.text for text in root.iter(f"{SVG}text")]
    for words_on_it in ("Doors", "opened", "play", "3 opened, 1 ended", "0:00", "2026-08-19"):
        assert words_on_it in shown


def test_a_picture_needs_no_color_and_escapes_names(events: list[Event | None]) -> None:
    drawn = svg_report([*events, Event("2026-08-18T12", "open", "<script>&amp;")])
    root = ET.fromstring(drawn)
    fills = {element.get("fill") for element in root.iter()} - {None}
    assert fills == {"#1d1a22", "#fff", "url(#vfw-stripes)"}
    assert "<script" not in drawn
    assert "<script>&amp;" in [text.text for text in root.iter(f"{SVG}text")]


def test_long_stays_stand_in_one_column_and_names_have_room() -> None:
    stays: list[Event | None] = [told(event="leave", door="play", how="idle", seconds=s) for s in range(0, 14400, 30)]
    days: list[Event | None] = [told(NOON + timedelta(days=day), event="open", door="play") for day in range(366)]
    root = ET.fromstring(svg_report([*stays, *days]))
    words = [(float(text.get("x", 0)), float(text.get("y", 0)), str(text.text)) for text in root.iter(f"{SVG}text")]
    assert "10:00 or longer" in [said for _, _, said in words]
    for line in {y for _, y, said in words if re.match(r"\d+[:-]\d\d", said)}:
        names = sorted((x, said) for x, y, said in words if y == line)
        for (x, said), (after, _) in pairwise(names):
            assert x + 9 * len(said) < after
        assert names[-1][0] + 9 * len(names[-1][1]) <= 960
    assert NOTHING in svg_report([])


def test_counts_that_cannot_be_read_are_said_and_where_they_lie(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def denied(path: Path, **how: str) -> str:
        raise PermissionError(13, "Permission denied", str(path))

    settings = tmp_path / "kiosk.toml"
    settings.write_text(f'[counts]\nfolder = "{tmp_path}"\n', encoding="utf-8")
    Counts(tmp_path, 30, lambda: NOON).add(told(event="open", door="play"))
    read_text = Path.read_text
    monkeypatch.setattr(
        Path, "read_text", lambda path, **how: denied(path) if path.suffix == ".jsonl" else read_text(path, **how)
    )
    assert cli.main(["kiosk", "report", f"--settings={settings}"]) == 2
    said = capsys.readouterr().err
    file = tmp_path / "2026-08-18.jsonl"
    assert said == f"The counts cannot be read: {file}: Permission denied. Check the permissions of that folder.\n"
