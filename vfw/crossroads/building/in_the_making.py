"""A question while it is built by hand: a moment, lines of change, and who plays.

What a line means, and whether it can be, `vfw.whatif.changes` says; here lines are added, put together, and taken back,
and what no longer makes sense without another is left out with a word.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple

from vfw.crossroads.building.line_of_time import Start, start_of_question
from vfw.crossroads.building.merging import SENDS, after, congress_line, merged
from vfw.crossroads.building.own_words import assumed, guessed, known, title
from vfw.front_matter import BadText, Said
from vfw.whatif.changes import CONGRESS, LEAVES, SENDING, changed, kind_of, meant
from vfw.whatif.conduct import Conduct
from vfw.whatif.moment_text import MomentText
from vfw.whatif.question import GAMES, Question
from vfw.whatif.worlds import Setup


class LeftOut(NamedTuple):
    """A line that made no sense any more, and why."""

    words: str
    why: str


@dataclass(frozen=True)
class Building:
    """A question in the making.

    Attributes:
        start: the moment. lines: what is changed. both: what holds in both worlds. conduct: who plays both.
        games: how many worlds of each. told: the question that it began with, whose own words hold where it is still
            asked. left_out: lines that the last step took along.
    """

    start: Start
    lines: tuple[str, ...] = ()
    both: tuple[str, ...] = ()
    conduct: Conduct = field(default_factory=Conduct)
    games: int = GAMES
    told: Question | None = None
    left_out: tuple[LeftOut, ...] = ()

    @classmethod
    def of(cls, question: Question) -> Building:
        """What leads to this question."""
        lines, both = (tuple([one.words for one in changes]) for changes in (question.changes, question.both))
        start = start_of_question(question)
        return cls(start, lines, both, question.start.conduct, question.games, told=question)

    def changed(self, line: str) -> Building:
        """This changed too. Raises BadText where it cannot be; its `what` says why."""
        return replace(self, lines=merged(self.as_it_was, (*self.lines, line)), left_out=())

    def taken_back(self, number: int) -> Building:
        """Without the line of this number, from 0, and without what makes no sense without it. Raises IndexError where
        there is no such line."""
        return self._fitting(_without(self.lines, number), self.both)

    def both_taken_back(self, number: int) -> Building:
        """Without the line of this number, from 0, that holds in both worlds. Raises IndexError where there is none."""
        return self._fitting(self.lines, _without(self.both, number))

    def to_the_record(self) -> Building:
        """With nothing changed."""
        return replace(self, lines=(), left_out=())

    def moved_to(self, start: Start) -> Building:
        """The same changes at another moment, as far as they can be made there. What held in both worlds held for the
        moment that was left, and is not taken along."""
        gone = tuple([LeftOut(line, "it held for the moment that was left") for line in self.both])
        lines = [SENDS if kind_of(line) == SENDING else line for line in self.lines]
        moved = replace(self, start=start)._fitting(lines, ())
        return replace(moved, left_out=(*gone, *moved.left_out))

    def played_by(self, suffragist: str, opposition: str) -> Building:
        """With these players in both worlds."""
        conduct = replace(self.conduct, suffragist=suffragist, opposition=opposition)
        return replace(self, conduct=conduct)._fitting(self.lines, self.both)

    def with_games(self, games: int) -> Building:
        """So many worlds of each kind."""
        return replace(self, games=games)

    @cached_property
    def as_it_was(self) -> Setup:
        """What the first kind of world begins with."""
        return after(replace(self.start.setup, conduct=self.conduct), self.both)

    @cached_property
    def as_changed(self) -> Setup:
        """What the second begins with."""
        return after(self.as_it_was, self.lines)

    @cached_property
    def now(self) -> MomentText:
        """The changed moment, taken apart."""
        return MomentText(self.as_changed.scenario)

    @property
    def record(self) -> MomentText:
        """The moment as it was, taken apart."""
        return MomentText(self.as_it_was.scenario)

    @cached_property
    def question(self) -> Question:
        """The question, in words of its own where nobody has said others."""
        setup = replace(self.start.setup, conduct=self.conduct)
        as_it_was, both = changed(setup, _said(self.both))
        as_changed, changes = changed(as_it_was, _said(self.lines))
        told = self.told
        same = told and (told.moment, told.start.scenario, told.both) == (self.start.name, setup.scenario, both)
        date = told.date if told and same else self.start.when_said
        question = Question(
            title=title(date, self.lines),
            moment=self.start.name,
            date=date,
            when=self.start.when,
            start=setup,
            both=both,
            as_it_was=as_it_was,
            as_changed=as_changed,
            changes=changes,
            known=known(self.start),
            assumed=assumed(self.start, self.lines, self.conduct),
            guessed=guessed(self.lines),
            games=self.games,
        )
        if told and same and told.changes == changes:
            own = ("title", "known", "assumed", "guessed", "introduction")
            return replace(question, **{name: getattr(told, name) for name in own})
        return question

    def _fitting(self, lines: Iterable[str], both: Iterable[str]) -> Building:
        """With these lines, but for those that cannot be carried out any more."""
        setup, left_out = replace(self.start.setup, conduct=self.conduct), list[LeftOut]()
        setup, both_kept = _carried_out(setup, both, left_out)
        _, kept = _carried_out(setup, lines, left_out)
        return replace(self, lines=kept, both=both_kept, left_out=tuple(left_out))


def why_not(error: BadText) -> str:
    """Why a line cannot be, without what is said to whoever writes it into a file."""
    return (error.what.partition(LEAVES)[2] or error.what).partition("; ")[0]


def _carried_out(setup: Setup, lines: Iterable[str], left_out: list[LeftOut]) -> tuple[Setup, tuple[str, ...]]:
    """The setup with those of the lines that can be carried out; the others go to `left_out`."""
    kept = []
    for line in lines:
        fitting = _at(setup, line)
        try:
            setup = after(setup, [fitting])
        except BadText as error:
            left_out.append(LeftOut(line, why_not(error).removeprefix(f"“{fitting}” ")))
        else:
            kept.append(fitting)
    return setup, tuple(kept)


def _at(setup: Setup, line: str) -> str:
    """The line as it reads at this moment: "Congress 4 instead of 1", where it was 2 at another."""
    found = meant(line)
    if found and found.kind == CONGRESS:
        return congress_line(found.part["n"], MomentText(setup.scenario))
    return line


def _without(lines: tuple[str, ...], number: int) -> tuple[str, ...]:
    lines[number]
    return (*lines[:number], *lines[number + 1 :])


def _said(lines: Iterable[str]) -> list[Said]:
    return [Said(line, number) for number, line in enumerate(lines, start=1)]
