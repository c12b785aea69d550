"""The duration of a lesson, and the path of a class through it: the steps that fit into its minutes.

A duration counts the words of a step, at the pace of slow readers, and its activities, by kind.

Questions are in the text of a lesson and are counted there. The notebook decides which maps and games are shown:
`python -m tests.lessons.acts` counts them, and writes `lessons/acts.csv`.

A teacher chooses a path by the address, `lesson-nashville.ipynb?path=30`, or in the notebook, `Lesson("nashville",
path=30)`. The address has priority. Omitted steps stay in place; the buttons that lead on skip them.
"""

from __future__ import annotations

import pathlib
import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from urllib.parse import parse_qs

from vfw.classroom.lesson_questions import PREDICT, Question, split_questions
from vfw.history.table_reading import read
from vfw.history.texts import Section, Text
from vfw.history.writing import plain
from vfw.resources import lesson
from vfw.untrusted_input import quoted

WORDS_A_MINUTE = 140
"""Words a minute: fewer than an adult reads in silence, because texts are read aloud or with words looked up."""
PREDICTION, QUESTION, WRITTEN = "prediction", "question", "written answer"
TALK, MAP, CARD, VOTE = "question talked over", "map looked at", "card played", "vote watched"
ACTIVITY_SECONDS = {PREDICTION: 30, QUESTION: 30, WRITTEN: 75, TALK: 60, MAP: 60, CARD: 120, VOTE: 30}
"""Seconds of each activity, without reading.

Exit answers are written, as are a few others. A question that ends a paragraph is discussed. A card is chosen and
played, or shown, with the answer of the other side. A vote is that of a state.
"""
MARGIN = 120
"""Seconds for entering and handing in, once a lesson. Setting up and logging in come before it."""
PATH_KEY = re.compile(r"path (\d+)")
"""The key of a path in the text, with its minutes."""
TABLE, COLUMNS = "acts.csv", ("lesson", "step", "maps", "cards", "votes")


@dataclass(frozen=True)
class ShownContent:
    """The content that a step of a notebook shows and plays, counted with its example answers.

    Attributes:
        maps: The maps and charts.
        cards: The cards that the learner plays, or watches.
        votes: The states that vote at the end.
    """

    maps: int = 0
    cards: int = 0
    votes: int = 0


NOTHING = ShownContent()
ByStep = Mapping[tuple[str, str], ShownContent]
"""The maps, cards and votes of steps, by the names of lesson and step, without steps that only read and ask."""


@dataclass(frozen=True)
class Timetable:
    """The durations of a lesson and its paths.

    Attributes:
        seconds: The seconds of each step by its name, in the order of the text.
        paths: The steps of each path, by its minutes.
        usual: The minutes of the default path; 0 if the lesson names none.
    """

    seconds: Mapping[str, int]
    paths: Mapping[int, tuple[str, ...]]
    usual: int

    def minutes(self, step: str) -> int:
        """Return the duration of a step in whole minutes, at least one."""
        return round_to_minutes(self.seconds[step])

    def takes(self, path: int) -> int:
        """Return the minutes that a path takes."""
        return total_minutes([self.seconds[step] for step in self.paths[path]])


@cache
def load_shown_content() -> ByStep:
    """Return the content that the notebooks of the exhibit show and play.

    Raises:
        ValueError: The table is damaged; the message names line and column.
    """
    return read_shown_content(lesson(TABLE))


def read_shown_content(table: pathlib.Path) -> ByStep:
    """Return the same, read from a table."""
    rows = read(
        table,
        COLUMNS,
        lambda line: (
            (line.text("lesson"), line.text("step")),
            ShownContent(line.whole("maps"), line.whole("cards"), line.whole("votes")),
        ),
    )
    return dict(rows)


def timetable(text: Text) -> Timetable:
    """Return the timetable of a lesson of the exhibit.

    Names in a path that are not steps are left out; `vfw check-content` reports them.
    """
    seconds = step_durations(text.name, text.sections, load_shown_content())
    paths = {
        int(path[1]): tuple(name for name in seconds if name in re.split(r"\s*,\s*", names))
        for key, names in text.head.items()
        if (path := PATH_KEY.fullmatch(key))
    }
    usual = text.head.get("minutes", "")
    return Timetable(seconds, paths, int(usual) if usual.isdecimal() and int(usual) in paths else 0)


def step_durations(name: str, sections: Iterable[Section], shown: ByStep) -> dict[str, int]:
    """Return the seconds that each step takes; `name` is that of the lesson.

    Raises:
        ValueError: A question is malformed.
    """
    return {
        section.name: step_seconds(section, shown.get((name, section.name), NOTHING))
        for section in sections
        if section.name
    }


def step_seconds(section: Section, shown: ShownContent) -> int:
    """Return the seconds for the words of a step and its activities.

    Raises:
        ValueError: A question is malformed.
    """
    acts = sum(ACTIVITY_SECONDS[act] * times for act, times in count_activities(section, shown).items())
    return round(count_words(section) * 60 / WORDS_A_MINUTE) + acts


def count_words(section: Section) -> int:
    """Return the number of words to read: the prose, questions, choices, and notes to answers."""
    prose, questions = split_questions(section.body)
    asked = [" ".join([question.ask, *question.choices, plain(question.note)]) for question in questions]
    return len(" ".join([section.title, plain(prose), *asked]).split())


def count_activities(section: Section, shown: ShownContent) -> Counter[str]:
    """Return the number of activities in a step, by kind."""
    prose, questions = split_questions(section.body)
    acts = Counter(_kind(question) for question in questions)
    acts[TALK] = sum(paragraph.rstrip().endswith("?") for paragraph in plain(prose).split("\n\n"))
    acts.update({MAP: shown.maps, CARD: shown.cards, VOTE: shown.votes})
    return acts


def total_minutes(seconds: Iterable[int]) -> int:
    """Return the minutes that a class needs for these steps, rounded up."""
    return -(-(MARGIN + sum(seconds)) // 60)


def round_to_minutes(seconds: int) -> int:
    """Return the nearest whole number of minutes, at least one."""
    return max(1, (seconds + 30) // 60)


def format_minutes(minutes: int) -> str:
    """Return minutes in words.

    >>> format_minutes(1), format_minutes(4)
    ('about 1 minute', 'about 4 minutes')
    """
    return f"about {minutes} minute{'' if minutes == 1 else 's'}"


def _kind(question: Question) -> str:
    if not question.choices:
        return WRITTEN
    return PREDICTION if question.kind == PREDICT else QUESTION


PATH_PARAMETER = "path"
"""The parameter in the address."""


@dataclass(frozen=True)
class LessonPath:
    """A path of a class through a lesson.

    Attributes:
        minutes: The minutes of the class; 0 if the lesson names no paths.
        steps: The names of its steps, in order.
        takes: The minutes that they take together.
        refused: The message about a requested path that does not exist; "" for none.
    """

    minutes: int
    steps: Sequence[str]
    takes: int
    refused: str = ""

    def __contains__(self, step: str) -> bool:
        return step in self.steps


def choose_path(times: Timetable, path: int | None = None, query: str = "") -> LessonPath:
    """Return the path that the `query` of an address asks for, or else `path` of the notebook, or else the default one.

    Addresses are typed by hand: the page reports a path that does not exist.

    Raises:
        ValueError: The lesson does not have the path `path`.
    """
    if path is not None and path not in times.paths:
        raise ValueError(f"there is no path of {path!r} minutes; expected {_listed(times.paths)}")
    minutes, refused = times.usual if path is None else path, ""
    if asked := parse_qs(query).get(PATH_PARAMETER):
        if asked[-1] in map(str, times.paths):
            minutes = int(asked[-1])
        else:
            refused = (
                f"The address asks for a path of {quoted(asked[-1])}; there is one of {_listed(times.paths)} minutes."
            )
    steps = times.paths.get(minutes, tuple(times.seconds))
    return LessonPath(minutes, steps, total_minutes([times.seconds[step] for step in steps]), refused)


def _listed(paths: Collection[int]) -> str:
    *most, last = map(str, sorted(paths)) if paths else ["none"]
    return f"{', '.join(most)} or {last}" if most else last
