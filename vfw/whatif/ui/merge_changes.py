"""Merge lines of change about one thing into as few as possible: two presses on “1 red more” are “2 red more”.

Only `vfw.whatif.changes` knows the meaning of a line. So shorter lines are tried, and used if they lead to exactly the
same moment.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product

from vfw.front_matter import SourceText, TextError
from vfw.votes.rules.board import NAMES
from vfw.votes.rules.seats import SIDES
from vfw.votes.rules.tabletop import ROUNDS, SIDE_OF
from vfw.votes.scenarios import scenario
from vfw.votes.scenarios.fields import SENT
from vfw.whatif.changes import (
    BUTTONS,
    CONGRESS,
    CUBES,
    DIE,
    LAST_ROUNDS,
    NO_CUBES,
    NUMBER_WORDS,
    PLAYERS,
    SENDING,
    VOTE,
    apply_changes,
    parse_change,
    parse_side,
    parse_states,
)
from vfw.whatif.moment_text import MomentText, add_cubes
from vfw.whatif.playouts import Setup

MAX_PER_LINE = 8
"""The most cubes of a color, or rounds, that a merged line changes."""
STATE_KINDS = (CUBES, NO_CUBES, VOTE)


def apply_lines(setup: Setup, lines: Iterable[str]) -> Setup:
    """Apply these lines to a setup.

    Raises:
        BadText: A line is impossible; its `line` counts from 1.
    """
    for number, words in enumerate(lines, start=1):
        found = _apply_line(setup, words)
        if isinstance(found, str):
            raise TextError(number, found)
        setup = found
    return setup


@lru_cache(maxsize=512)
def _apply_line(setup: Setup, words: str) -> Setup | str:
    """Apply one line; the reason if it is impossible."""
    try:
        return apply_changes(setup, [SourceText(words, 1)])[0]
    except TextError as error:
        return error.what


def merge_changes(setup: Setup, lines: Sequence[str]) -> tuple[str, ...]:
    """Return the lines, of which the last may be merged with earlier ones about the same thing.

    Raises:
        BadText: A line is impossible.
    """
    wanted = apply_lines(setup, lines)
    *earlier, new = lines
    about = subjects(new)
    touched = [number for number, line in enumerate(earlier) if subjects(line) & about]
    if touched:
        first = touched[0]
        kept = [_remove_subjects(line, about) if number in touched else line for number, line in enumerate(earlier)]
        before, behind = [*filter(None, kept[:first])], [*filter(None, kept[first:])]
        for instead in ([], *_replacements(try_apply_lines(setup, before), wanted, new)):
            for tried in ([*before, *instead, *behind], [*before, *behind, *instead]):
                if _is_same(try_apply_lines(setup, tried), wanted):
                    return tuple(tried)
    return tuple(lines)


def try_apply_lines(setup: Setup, lines: Iterable[str]) -> Setup | None:
    """Apply these lines to a setup; None if one is impossible."""
    try:
        return apply_lines(setup, lines)
    except TextError:
        return None


def subjects(line: str) -> set[str]:
    """Return the subjects of a line: codes of states, "congress", "suffragist buttons" ..."""
    found = parse_change(line)
    if found is None:
        return set()
    if found.kind in STATE_KINDS:
        return set(parse_states(SourceText(line, 1), found.part))
    if found.kind in (CONGRESS, SENDING):
        return {CONGRESS}
    if found.kind == BUTTONS:
        return {f"{side} {BUTTONS}" for side in SIDES if found.part["each"] or side == parse_side(found.part["side"])}
    return {found.kind} if found.kind in (DIE, LAST_ROUNDS, PLAYERS) else {line.lower()}


def _remove_subjects(line: str, about: set[str]) -> str:
    """Remove subjects from a line: "Ohio: no cubes" of "Ohio, Iowa: no cubes"; "" if nothing is left."""
    left = subjects(line) - about
    found = parse_change(line)
    if not left or found is None:
        return ""
    if found.kind == BUTTONS:
        side = next(side for side in SIDES if f"{side} {BUTTONS}" in left)
        return buttons_line(side, found.part["n"])
    states = ", ".join([NAMES[code] for code in parse_states(SourceText(line, 1), found.part) if code in left])
    return states + line[len(found.part["states"]) :]


def _is_same(one: Setup | None, other: Setup) -> bool:
    """Return whether two setups have the same moment and conduct, however their texts are written."""
    return one is not None and one.conduct == other.conduct and _moment(one) == _moment(other)


def _moment(setup: Setup) -> scenario.Scenario:
    return scenario.parse_scenario(setup.scenario)


def _replacements(before: Setup | None, wanted: Setup, new: str) -> Iterator[list[str]]:
    """Yield lines that may lead from one moment to the other, the shortest first, for the subject of the new line."""
    found = parse_change(new)
    if before is None or found is None:
        return
    text, aim, kind = MomentText(before.scenario), MomentText(wanted.scenario), found.kind
    if kind in STATE_KINDS:
        for code in parse_states(SourceText(new, 1), found.part):
            yield from _state_replacements(code, text, aim, found.part)
    elif kind in (CONGRESS, SENDING):
        yield [SENDING_LINE] if aim.is_sent else [congress_line(aim.words("congress", "0"), text)]
    elif kind == BUTTONS:
        yield [buttons_line(side, aim.words(f"{side} buttons", "0")) for side in SIDES
               if f"{side} {BUTTONS}" in subjects(new)]  # fmt: skip
    elif kind == LAST_ROUNDS:
        yield [rounds_line(last_turn_rounds(aim) - last_turn_rounds(text))]
    else:
        yield [new]


def _state_replacements(code: str, text: MomentText, aim: MomentText, new: Mapping[str, str]) -> Iterator[list[str]]:
    """Yield lines for the vote of a state, or one or two for its cubes, worded like the new line if possible."""
    name, cubes, wanted = NAMES[code], text.cubes(code), aim.cubes(code)
    if vote := aim.vote(code):
        yield [f"{name} has {vote}"]
        return
    clear = [f"{name} has not voted"] if text.vote(code) else []
    if clear and not wanted:
        yield clear
    colors = sorted(SIDE_OF, key=lambda color: color != new.get("color", "").lower())
    signs = (-1, 1) if new.get("how", "").lower() == "fewer" else (1, -1)
    steps = [(color, n * sign) for color in colors for sign in signs for n in range(1, MAX_PER_LINE + 1)]
    for color, n in steps:
        if _try_add_cubes(cubes, color, n) == wanted:
            yield [*clear, cubes_line(name, color, n)]
    if not wanted:
        yield [f"{name}: no cubes"]
    by_color = sorted(steps, key=lambda step: [*SIDE_OF].index(step[0]))
    for (color, n), (other, m) in product(by_color, by_color):
        between = _try_add_cubes(cubes, color, n)
        if between is not None and _try_add_cubes(between, other, m) == wanted:
            yield [*clear, cubes_line(name, color, n), cubes_line(name, other, m)]
            return


def _try_add_cubes(cubes: dict[str, int], color: str, n: int) -> dict[str, int] | None:
    try:
        return add_cubes(cubes, color, n)
    except ValueError:
        return None


# Formats of lines

SENDING_LINE = "the Amendment sent"


def cubes_line(name: str, color: str, n: int) -> str:
    """Return a line such as "Ohio: 2 red more"; fewer if n is negative."""
    return f"{name}: {abs(n)} {color} {'more' if n > 0 else 'fewer'}"


def congress_line(n: str, text: MomentText) -> str:
    """Return a line such as "Congress 4 instead of 2", with the value of this moment."""
    return f"Congress {n} instead of {SENT if text.is_sent else text.words('congress', '0')}"


def buttons_line(side: str, n: str) -> str:
    """Return a line such as "Opposition buttons 2"."""
    return f"{side.capitalize()} buttons {n}"


def rounds_line(n: int) -> str:
    """Return a line such as "two rounds more"."""
    size = abs(n)
    many = NUMBER_WORDS[size] if size < len(NUMBER_WORDS) else str(size)
    return f"{many} {'round' if size == 1 else 'rounds'} {'more' if n > 0 else 'fewer'}"


def last_turn_rounds(text: MomentText) -> int:
    """Return the number of rounds of the last turn."""
    return int(text.words("last turn", str(ROUNDS)).split()[0])
