"""The HTML that says how long the steps of a lesson take, and which of them the class takes."""

from __future__ import annotations

from html import escape

from vfw.classroom.path import Path
from vfw.classroom.timing import Timetable, format_minutes
from vfw.history.texts import Text


def step_duration_html(times: Timetable, path: Path, step: str) -> str:
    """What stands above the title of a step."""
    left_out = "" if step in path else f"Not on your {path.minutes}-minute path · "
    return f'<p class="vfw-kicker vfw-takes">{left_out}{format_minutes(times.minutes(step))}</p>'


def lesson_duration_html(text: Text, times: Timetable, path: Path) -> str:
    """How long the lesson takes and what the class leaves out; folded away, all steps with their minutes."""
    titles = {section.name: section.title for section in text.sections if section.name}
    left_out = [str(number) for number, name in enumerate(titles, start=1) if name not in path]
    told = f'<p class="vfw-aside">{escape(path.refused)}</p>' if path.refused else ""
    items = "".join(
        f"<li>{escape(title)}: {format_minutes(times.minutes(name))}"
        f"{'' if name in path else ' (not on your path)'}</li>"
        for name, title in titles.items()
    )
    summary = f"{len(path.steps)} steps, {format_minutes(path.takes)} in all"
    if left_out:
        steps, them = ("step", "it") if len(left_out) == 1 else ("steps", "them")
        not_taken = f"{steps} {', '.join(left_out)}. You can still open {them}."
        summary += f". Not on your {path.minutes}-minute path: {not_taken}"
    return f'{told}<details class="vfw-minutes"><summary>{summary}</summary><ol>{items}</ol></details>'
