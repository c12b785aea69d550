"""What a kiosk counts, for how long it keeps it, and how it is reported."""

import json
import re
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from vfw.kiosk.counts import EVENTS, WAYS, Counts, Event
from vfw.kiosk.report import NOTHING, report

NOON = datetime(2026, 8, 18, 12, 34, 56)
DOORS = {"play", "states", "front"}


def told(now: datetime = NOON, **said: object) -> Event:
    return Event.told(json.dumps(said), doors=DOORS, now=now)


def test_an_event_has_an_hour_and_a_class_of_time_and_nothing_finer() -> None:
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
def test_what_cannot_be_counted_is_refused_with_a_reason(text: str, said: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(said)}$"):
        Event.told(text, doors=DOORS, now=NOON)


def test_counts_come_back_in_order_and_a_broken_line_costs_nothing_else(tmp_path: Path) -> None:
    counts = Counts(tmp_path / "deep" / "counts", 30, lambda: NOON)
    events = [told(event="open", door="play"), told(event="leave", door="play", how="start over", seconds=61)]
    for event in events:
        counts.add(event)
    with (tmp_path / "deep" / "counts" / "2026-08-18.jsonl").open("a") as lines:
        lines.write('{"hour": \n{"colour": "red"}\n')
    assert list(counts.events()) == [*events, None, None]


def test_what_is_older_than_the_days_is_removed_and_strange_files_stay(tmp_path: Path) -> None:
    now = NOON
    counts = Counts(tmp_path, 30, lambda: now)
    for path in (tmp_path / "notes.jsonl", tmp_path / "2020-01-01.txt"):
        path.write_text("the museum's own")
    for _ in range(40):
        counts.add(told(now, event="open", door="play"))
        now += timedelta(days=1)
    days = sorted(path.stem for path in tmp_path.glob("2026-*.jsonl"))
    assert len(days) == 30
    assert days[-1] == "2026-09-26"
    assert {path.name for path in tmp_path.iterdir()} >= {"notes.jsonl", "2020-01-01.txt"}


def test_a_report_tells_doors_ways_times_and_days() -> None:
    events: list[Event | None] = [told(event="open", door="play")] * 3
    events += [told(event="ending", door="play"), told(NOON + timedelta(days=1), event="open", door="states"), None]
    for seconds in (20, 70, 70):
        events.append(told(event="leave", door="play", how="idle", seconds=seconds))
    events.append(told(event="leave", door="play", how="start over", seconds=130))
    assert report(events).splitlines() == [
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


def test_where_nothing_was_counted_the_report_says_so() -> None:
    assert report([]) == NOTHING
