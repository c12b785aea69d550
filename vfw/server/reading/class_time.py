"""The minutes of a lesson as its guide and its handout print them, and the paths that a class can take."""

from __future__ import annotations

from html import escape

from vfw.classroom.path import PARAMETER
from vfw.classroom.timing import AROUND, SECONDS, WORDS_A_MINUTE, about, timetable
from vfw.history.texts import Text
from vfw.history.writing import Address


def minutes_html(lesson: Text, address: Address) -> str:
    """For the teacher: each step with its minutes, which path takes it, how that was computed, and the way to each."""
    times = timetable(lesson)
    heads = "".join(f'<th scope="col">{minutes} minutes</th>' for minutes in times.paths)
    rows = "".join(
        f'<tr><th scope="row">{number}. {escape(_title(lesson, name))}</th><td>{times.minutes(name)}</td>'
        + "".join(f"<td>{'✓' if name in steps else 'left out'}</td>" for steps in times.paths.values())
        + "</tr>"
        for number, name in enumerate(times.seconds, start=1)
    )
    sums = "".join(f"<td>{times.takes(minutes)}</td>" for minutes in times.paths)
    acts = ", ".join(f"{seconds} s for a {act}" for act, seconds in SECONDS.items())
    return (
        '<table class="vfw-list"><caption>How many minutes each step takes, and which path takes it</caption>'
        f'<thead><tr><th scope="col">Step</th><th scope="col">Minutes</th>{heads}</tr></thead><tbody>{rows}'
        f'<tr><th scope="row">Together, with coming in and handing in</th><td></td>{sums}</tr></tbody></table>'
        f"<p>These minutes are computed from what stands in a step: {WORDS_A_MINUTE} words a minute for all that is"
        f" read, and then {acts}. Coming in and handing in take {AROUND // 60} minutes. Setting up and logging in come"
        f" before.</p>{_ways(lesson, list(times.paths), address)}"
    )


def checklist_html(lesson: Text) -> str:
    """For pupils: the steps to tick off, each with its minutes."""
    times = timetable(lesson)
    items = "".join(
        f"<li>{escape(_title(lesson, name))} <small>{about(times.minutes(name))}</small></li>" for name in times.seconds
    )
    return f'<ol class="vfw-checklist" aria-label="The steps of the lesson">{items}</ol>'


def takes(lesson: Text, step: str) -> str:
    """What stands beside the title of a section that belongs to a step; "" where it belongs to none."""
    times = timetable(lesson)
    if step not in times.seconds:
        return ""
    return f"Step {list(times.seconds).index(step) + 1} · {about(times.minutes(step))}"


def _ways(lesson: Text, paths: list[int], address: Address) -> str:
    here = address("lesson", lesson.name)
    if not here:
        return (
            f"<p>A path is chosen behind the address of the lesson: <b>?{PARAMETER}={paths[0]}</b>.</p>"
            if paths
            else ""
        )
    links = "".join(
        f'<li><a href="{escape(here)}?{PARAMETER}={minutes}">The lesson in {minutes} minutes</a></li>'
        for minutes in paths
    )
    return f'<p>Give the class one of these addresses:</p><ul class="vfw-near">{links}</ul>'


def _title(lesson: Text, step: str) -> str:
    return lesson[step].title
