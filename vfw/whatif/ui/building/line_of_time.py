"""Where a question can begin: the moments of history that ship, on a line of time, and a visitor's own game."""

from __future__ import annotations

from typing import NamedTuple

from vfw.resources import read_each
from vfw.votes.scenarios import scenario
from vfw.votes.scenarios.scenario_fields import MONTHS
from vfw.whatif.playouts import Setup
from vfw.whatif.question import BELOW, GAME_BELOW, Question


class StartingMoment(NamedTuple):
    """A moment.

    Attributes:
        name: of the scenario, as in "1920-nashville"; BELOW or GAME_BELOW where it is none that ships. title, date: as
            its text says. when: year, month and day, 0 for what it does not say. scenario: its text. sources: their
            keys. introduction: as its text has it.
    """

    name: str
    title: str
    date: str
    when: tuple[int, int, int]
    scenario: str
    sources: tuple[str, ...] = ()
    introduction: str = ""

    @property
    def setup(self) -> Setup:
        """What is played on from."""
        return Setup(self.scenario, is_a_game=self.name == GAME_BELOW)

    @property
    def is_own(self) -> bool:
        """Whether it is not one of those that ship."""
        return self.name in (BELOW, GAME_BELOW)

    @property
    def when_said(self) -> str:
        """When it is, as a question says it: the date, or of a game its moment, "turn 4, round 2 of your game"."""
        if self.name != GAME_BELOW:
            return self.date
        game, _, moment = f"{self.title[:1].lower()}{self.title[1:]}".partition(", ")
        return f"{moment} of {game}" if moment else game

    @property
    def record(self) -> str:
        """What changes are held against."""
        return "Your game" if self.is_own else "Record"

    @property
    def mark(self) -> tuple[str, str]:
        """What stands below it on the line of time: the year, and within it the day or the month."""
        year, month, day = self.when
        return str(year), " ".join([str(day)] * bool(day) + [MONTHS[month - 1][:3]] * bool(month))


def make_starting_moment(name: str, text: str) -> StartingMoment:
    """The moment with this name and text. Raises BadScenario where the text is none."""
    read = scenario.read(text)
    titles = {BELOW: "A moment of your own", GAME_BELOW: f"Your game, {read.begins}"}
    return StartingMoment(
        name, titles.get(name, read.title), read.date, read.when, text, read.sources, read.introduction
    )


def starting_moment_of(question: Question) -> StartingMoment:
    """The moment of a question."""
    return make_starting_moment(question.moment, question.start.scenario)


def list_starting_moments(own: StartingMoment | None = None) -> tuple[StartingMoment, ...]:
    """All moments that ship, in the order of their dates, and behind them one's own, where there is one."""
    shipped = sorted(read_each("scenarios", make_starting_moment).values(), key=lambda one: one.when)
    return (*shipped, own) if own else tuple(shipped)
