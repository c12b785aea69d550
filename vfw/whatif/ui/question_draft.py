"""A question while it is built by hand: a moment, lines of change, and who plays.

What a line means, and whether it can be, `vfw.whatif.changes` says; here lines are added, put together, and taken back,
and what no longer makes sense without another is left out with a word.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple

from vfw.front_matter import BadText, Said
from vfw.resources import read_each
from vfw.votes.rules.board import NAMES
from vfw.votes.scenarios import scenario
from vfw.votes.scenarios.scenario import SOLITAIRE
from vfw.votes.scenarios.scenario_fields import MONTHS
from vfw.votes.telling.words import SIDE_NAMES, count
from vfw.whatif import changes
from vfw.whatif.changes import (
    CONGRESS,
    IMPOSSIBLE_MOMENT,
    SENDING,
    ParsedChange,
    apply_changes,
    change_kind,
    parse_card_title,
    parse_change,
    parse_number,
    parse_side,
    parse_states,
)
from vfw.whatif.moment_text import MomentText
from vfw.whatif.playouts import Conduct, Setup
from vfw.whatif.question import BELOW, DEFAULT_GAMES, GAME_BELOW, Question
from vfw.whatif.ui.merge_changes import SENDING_LINE, apply_lines, congress_line, merge_changes


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
        return Setup(self.scenario, is_from_game=self.name == GAME_BELOW)

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


SENTENCE_END = re.compile(r"(?<=[a-z0-9’”][.!])\s+(?=[A-Z“])")
DAY = re.compile(r"\d\d? ")
KNOWN_SENTENCES = 2
"""How many of a scenario's introduction are taken as known."""
MAX_CLAUSES, MAX_NAMED = 2, 3
"""More changes than so many are counted, and not said, in a title; more states are counted, and not named."""

UNKNOWNS = (
    "How this change could have come about, and what else would have come with it.",
    "Whether people would have acted as these players do.",
)
ASSUMPTIONS = {
    changes.CONGRESS: "Congress alone stands elsewhere. No state thinks otherwise because of it.",
    changes.SENDING: "The states stand as they stood when the Amendment goes to them.",
    changes.CUBES: "Cubes stand for how hard a state is to win. How many a real event is worth is a guess.",
    changes.NO_CUBES: "Where no cubes lie, neither side is ahead.",
    changes.VOTE: "A state that votes otherwise moves no other state.",
    changes.WITHOUT: "What a card stands for does not happen, and nothing else takes its place.",
    changes.BUTTONS: "Buttons stand for helpers and money, and they can be had without work.",
    changes.LAST_ROUNDS: "With another number of rounds, each side does as much in a round as before.",
    changes.NO_BIDS: "A side that bids nothing keeps what it has for other uses.",
    changes.DIE: "Other dice make the last votes more or less a matter of chance, for both sides alike.",
    changes.PLAYERS: "Who plays stands for how well a side was led, and nothing else changes with it.",
}
"""What the model takes for granted where such a line is carried out."""
LATER_KINDS = (changes.LAST_ROUNDS, changes.NO_BIDS, changes.DIE, changes.PLAYERS, changes.WITHOUT)
"""Lines that are about the game from the moment on, and not about how it stood then."""


def default_title(date: str, lines: Sequence[str]) -> str:
    """The question in a line: "What if, on 9 August 1920, no cubes had lain in Connecticut?"."""
    later = bool(lines) and all(change_kind(line) in LATER_KINDS for line in lines)
    when = f"{'after' if later else 'on' if DAY.match(date) else 'in'} {date}"
    if not lines:
        return f"What if, {when}, nothing had been different?"
    clauses = [_format_clause(line) for line in lines]
    if len(clauses) > MAX_CLAUSES:
        return f"What if, {when}, {count(len(clauses), 'thing')} had been different?"
    return f"What if, {when}, {' and '.join(clauses)}?"


def default_known(start: StartingMoment) -> tuple[str, ...]:
    """How the moment's own text begins, each sentence with its sources; nothing where it has none."""
    if not start.sources or start.name == GAME_BELOW:
        return ()
    said = " ".join(start.introduction.split("\n\n")[0].split())
    sentences = SENTENCE_END.split(said)[:KNOWN_SENTENCES]
    return tuple([f"{sentence.strip()} [{'; '.join(start.sources)}]" for sentence in sentences])


def default_assumed(start: StartingMoment, lines: Iterable[str], conduct: Conduct) -> tuple[str, ...]:
    """What follows from the kinds of change, from the model, and from who plays."""
    return tuple(_list_assumptions(start, lines, conduct))


def _list_assumptions(start: StartingMoment, lines: Iterable[str], conduct: Conduct) -> Iterator[str]:
    kinds = {change_kind(line) for line in lines}
    yield from [says for kind, says in ASSUMPTIONS.items() if kind in kinds]
    if start.name == GAME_BELOW:
        yield "What lay hidden in the game is dealt anew in each world."
    against = "the Oppobot" if MomentText(start.scenario).words("mode").lower() == SOLITAIRE else conduct.opposition
    if conduct.suffragist == against:
        yield f"Both sides are played by the computer, by the rules of the game ({against})."
    else:
        sides = f"{conduct.suffragist} for the Suffragists, {against} for the Opposition"
        yield f"Both sides are played by the computer, by the rules of the game ({sides})."


def default_guessed(lines: Sequence[str]) -> tuple[str, ...]:
    """What nobody knows."""
    return UNKNOWNS if lines else UNKNOWNS[1:]


def _format_clause(line: str) -> str:
    """A line as a sentence with "if" goes on."""
    found = parse_change(line)
    if found is None:
        raise ValueError(f"{line!r} is no change")
    part = found.part
    match found.kind:
        case changes.CONGRESS:
            return f"Congress had stood at {part['n']}"
        case changes.SENDING:
            return "Congress had sent the Amendment to the states"
        case changes.CUBES:
            return f"{_format_cube_change(part)} {_format_states(line, found, 'each of ')}"
        case changes.NO_CUBES:
            return f"no cubes had lain in {_format_states(line, found)}"
        case changes.VOTE:
            return f"{_format_states(line, found)} had {part['how'].lower()}"
        case changes.WITHOUT:
            return f"“{parse_card_title(part)}” had not been in the game"
        case changes.BUTTONS:
            who = "both sides" if part["each"] else SIDE_NAMES[parse_side(part["side"])]
            return f"{who} had held {count(parse_number(part['n']), 'button')}"
        case changes.LAST_ROUNDS:
            many = count(parse_number(part["n"]), f"round {part['how'].lower()}", f"rounds {part['how'].lower()}")
            return f"there had been {many}"
        case changes.NO_BIDS:
            return f"{SIDE_NAMES[parse_side(part['side'])]} had bid nothing"
        case changes.DIE:
            return f"the last votes had been cast with a d{part['n']}"
    return f"{part['suffragist'].lower()} had played against {part['opposition'].lower()}"


def _format_states(line: str, found: ParsedChange, several: str = "") -> str:
    names = [NAMES[code] for code in parse_states(Said(line, 1), found.part)]
    if len(names) > MAX_NAMED:
        return f"{several}{len(names)} states"
    return f"{several}{', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else names[0]


def _format_cube_change(part: dict[str, str]) -> str:
    """What was done to cubes, up to where: a cube that is added may take one of the other side away."""
    n = parse_number(part["n"])
    verb = {"more": "been added in", "fewer": "been taken out of"}.get(part["how"].lower(), "lain in")
    colour = part["colour"].lower()
    return f"{count(n, f'{colour} cube')} had {verb}"


class DroppedChange(NamedTuple):
    """A line that made no sense any more, and why."""

    words: str
    why: str


@dataclass(frozen=True)
class QuestionDraft:
    """A question in the making.

    Attributes:
        start: the moment. lines: what is changed. both: what holds in both worlds. conduct: who plays both.
        games: how many worlds of each. told: the question that it began with, whose own words hold where it is still
            asked. left_out: lines that the last step took along.
    """

    start: StartingMoment
    lines: tuple[str, ...] = ()
    both: tuple[str, ...] = ()
    conduct: Conduct = field(default_factory=Conduct)
    games: int = DEFAULT_GAMES
    original: Question | None = None
    dropped: tuple[DroppedChange, ...] = ()

    @classmethod
    def of(cls, question: Question) -> QuestionDraft:
        """What leads to this question."""
        lines, both = (tuple([one.words for one in changes]) for changes in (question.changes, question.both))
        start = starting_moment_of(question)
        return cls(start, lines, both, question.start.conduct, question.games, original=question)

    def with_change(self, line: str) -> QuestionDraft:
        """This changed too. Raises BadText where it cannot be; its `what` says why."""
        return replace(self, lines=merge_changes(self.as_it_was, (*self.lines, line)), dropped=())

    def without_change(self, number: int) -> QuestionDraft:
        """Without the line of this number, from 0, and without what makes no sense without it. Raises IndexError where
        there is no such line."""
        return self._fitting(_without(self.lines, number), self.both)

    def without_shared_change(self, number: int) -> QuestionDraft:
        """Without the line of this number, from 0, that holds in both worlds. Raises IndexError where there is none."""
        return self._fitting(self.lines, _without(self.both, number))

    def reset(self) -> QuestionDraft:
        """With nothing changed."""
        return replace(self, lines=(), dropped=())

    def at_moment(self, start: StartingMoment) -> QuestionDraft:
        """The same changes at another moment, as far as they can be made there. What held in both worlds held for the
        moment that was left, and is not taken along."""
        gone = tuple([DroppedChange(line, "it held for the moment that was left") for line in self.both])
        lines = [SENDING_LINE if change_kind(line) == SENDING else line for line in self.lines]
        moved = replace(self, start=start)._fitting(lines, ())
        return replace(moved, dropped=(*gone, *moved.dropped))

    def with_players(self, suffragist: str, opposition: str) -> QuestionDraft:
        """With these players in both worlds."""
        conduct = replace(self.conduct, suffragist=suffragist, opposition=opposition)
        return replace(self, conduct=conduct)._fitting(self.lines, self.both)

    def with_games(self, games: int) -> QuestionDraft:
        """So many worlds of each kind."""
        return replace(self, games=games)

    @cached_property
    def as_it_was(self) -> Setup:
        """What the first kind of world begins with."""
        return apply_lines(replace(self.start.setup, conduct=self.conduct), self.both)

    @cached_property
    def as_changed(self) -> Setup:
        """What the second begins with."""
        return apply_lines(self.as_it_was, self.lines)

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
        as_it_was, both = apply_changes(setup, _number_lines(self.both))
        as_changed, changes = apply_changes(as_it_was, _number_lines(self.lines))
        told = self.original
        same = told and (told.moment, told.start.scenario, told.both) == (self.start.name, setup.scenario, both)
        date = told.date if told and same else self.start.when_said
        question = Question(
            title=default_title(date, self.lines),
            moment=self.start.name,
            date=date,
            when=self.start.when,
            start=setup,
            both=both,
            as_it_was=as_it_was,
            as_changed=as_changed,
            changes=changes,
            known=default_known(self.start),
            assumed=default_assumed(self.start, self.lines, self.conduct),
            guessed=default_guessed(self.lines),
            games=self.games,
        )
        if told and same and told.changes == changes:
            own = ("title", "known", "assumed", "guessed", "introduction")
            return replace(question, **{name: getattr(told, name) for name in own})
        return question

    def _fitting(self, lines: Iterable[str], both: Iterable[str]) -> QuestionDraft:
        """With these lines, but for those that cannot be carried out any more."""
        setup, left_out = replace(self.start.setup, conduct=self.conduct), list[DroppedChange]()
        setup, both_kept = _apply_possible(setup, both, left_out)
        _, kept = _apply_possible(setup, lines, left_out)
        return replace(self, lines=kept, both=both_kept, dropped=tuple(left_out))


def refusal_reason(error: BadText) -> str:
    """Why a line cannot be, without what is said to whoever writes it into a file."""
    return (error.what.partition(IMPOSSIBLE_MOMENT)[2] or error.what).partition("; ")[0]


def _apply_possible(setup: Setup, lines: Iterable[str], left_out: list[DroppedChange]) -> tuple[Setup, tuple[str, ...]]:
    """The setup with those of the lines that can be carried out; the others go to `left_out`."""
    kept = []
    for line in lines:
        fitting = _adapt_line(setup, line)
        try:
            setup = apply_lines(setup, [fitting])
        except BadText as error:
            left_out.append(DroppedChange(line, refusal_reason(error).removeprefix(f"“{fitting}” ")))
        else:
            kept.append(fitting)
    return setup, tuple(kept)


def _adapt_line(setup: Setup, line: str) -> str:
    """The line as it reads at this moment: "Congress 4 instead of 1", where it was 2 at another."""
    found = parse_change(line)
    if found and found.kind == CONGRESS:
        return congress_line(found.part["n"], MomentText(setup.scenario))
    return line


def _without(lines: tuple[str, ...], number: int) -> tuple[str, ...]:
    lines[number]
    return (*lines[:number], *lines[number + 1 :])


def _number_lines(lines: Iterable[str]) -> list[Said]:
    return [Said(line, number) for number, line in enumerate(lines, start=1)]
