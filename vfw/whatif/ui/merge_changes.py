"""Lines of change that are about one thing, as few as say the same: two presses on “1 red more” are “2 red more”.

What a line means is known to `vfw.whatif.changes` alone. Shorter lines are tried, and taken where they lead to the very
same moment.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product

from vfw.front_matter import BadText, Said
from vfw.votes.rules.board import NAMES
from vfw.votes.rules.position import ROUNDS, SIDE_OF, SIDES
from vfw.votes.scenarios import scenario
from vfw.votes.scenarios.scenario_fields import SENT
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
"""So many cubes of a colour, or rounds, one line changes at most where lines are put together."""
STATE_KINDS = (CUBES, NO_CUBES, VOTE)


def apply_lines(setup: Setup, lines: Iterable[str]) -> Setup:
    """The setup with these lines carried out. Raises BadText for the first that cannot be, whose `line` counts from
    1."""
    for number, words in enumerate(lines, start=1):
        found = _apply_line(setup, words)
        if isinstance(found, str):
            raise BadText(number, found)
        setup = found
    return setup


@lru_cache(maxsize=512)
def _apply_line(setup: Setup, words: str) -> Setup | str:
    """The setup with one line carried out, or why it cannot be."""
    try:
        return apply_changes(setup, [Said(words, 1)])[0]
    except BadText as error:
        return error.what


def merge_changes(setup: Setup, lines: Sequence[str]) -> tuple[str, ...]:
    """The lines, of which the last may be put together with earlier ones about the same thing. Raises BadText where
    one cannot be carried out."""
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
    """The setup with these lines carried out; None where one cannot be."""
    try:
        return apply_lines(setup, lines)
    except BadText:
        return None


def subjects(line: str) -> set[str]:
    """What a line is about: codes of states, "congress", "suffragist buttons" ..."""
    found = parse_change(line)
    if found is None:
        return set()
    if found.kind in STATE_KINDS:
        return set(parse_states(Said(line, 1), found.part))
    if found.kind in (CONGRESS, SENDING):
        return {CONGRESS}
    if found.kind == BUTTONS:
        return {f"{side} {BUTTONS}" for side in SIDES if found.part["each"] or side == parse_side(found.part["side"])}
    return {found.kind} if found.kind in (DIE, LAST_ROUNDS, PLAYERS) else {line.lower()}


def _remove_subjects(line: str, about: set[str]) -> str:
    """What is left of a line when this is no more said in it: "Ohio: no cubes" of "Ohio, Iowa: no cubes"; "" where it
    is about nothing else."""
    left = subjects(line) - about
    found = parse_change(line)
    if not left or found is None:
        return ""
    if found.kind == BUTTONS:
        side = next(side for side in SIDES if f"{side} {BUTTONS}" in left)
        return buttons_line(side, found.part["n"])
    states = ", ".join([NAMES[code] for code in parse_states(Said(line, 1), found.part) if code in left])
    return states + line[len(found.part["states"]) :]


def _is_same(one: Setup | None, other: Setup) -> bool:
    """Whether two setups begin with the same moment and go on alike, however their texts are written."""
    return one is not None and one.conduct == other.conduct and _moment(one) == _moment(other)


def _moment(setup: Setup) -> scenario.Scenario:
    return scenario.read(setup.scenario)


def _replacements(before: Setup | None, wanted: Setup, new: str) -> Iterator[list[str]]:
    """Lines that may lead from one moment to the other, the shortest first, as far as the new line's subject goes."""
    found = parse_change(new)
    if before is None or found is None:
        return
    text, aim, kind = MomentText(before.scenario), MomentText(wanted.scenario), found.kind
    if kind in STATE_KINDS:
        for code in parse_states(Said(new, 1), found.part):
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
    """How the state comes to its vote, or to its cubes by one line or by two, said as the new line says it where that
    can be."""
    name, cubes, wanted = NAMES[code], text.cubes(code), aim.cubes(code)
    if vote := aim.vote(code):
        yield [f"{name} has {vote}"]
        return
    clear = [f"{name} has not voted"] if text.vote(code) else []
    if clear and not wanted:
        yield clear
    colours = sorted(SIDE_OF, key=lambda colour: colour != new.get("colour", "").lower())
    signs = (-1, 1) if new.get("how", "").lower() == "fewer" else (1, -1)
    steps = [(colour, n * sign) for colour in colours for sign in signs for n in range(1, MAX_PER_LINE + 1)]
    for colour, n in steps:
        if _try_add_cubes(cubes, colour, n) == wanted:
            yield [*clear, cubes_line(name, colour, n)]
    if not wanted:
        yield [f"{name}: no cubes"]
    by_colour = sorted(steps, key=lambda step: [*SIDE_OF].index(step[0]))
    for (colour, n), (other, m) in product(by_colour, by_colour):
        between = _try_add_cubes(cubes, colour, n)
        if between is not None and _try_add_cubes(between, other, m) == wanted:
            yield [*clear, cubes_line(name, colour, n), cubes_line(name, other, m)]
            return


def _try_add_cubes(cubes: dict[str, int], colour: str, n: int) -> dict[str, int] | None:
    try:
        return add_cubes(cubes, colour, n)
    except ValueError:
        return None


# Lines, as they are written

SENDING_LINE = "the Amendment sent"


def cubes_line(name: str, colour: str, n: int) -> str:
    """ "Ohio: 2 red more"; fewer where n is less than 0."""
    return f"{name}: {abs(n)} {colour} {'more' if n > 0 else 'fewer'}"


def congress_line(n: str, text: MomentText) -> str:
    """ "Congress 4 instead of 2", where that is what stands in the text of the moment."""
    return f"Congress {n} instead of {SENT if text.is_sent else text.words('congress', '0')}"


def buttons_line(side: str, n: str) -> str:
    """ "Opposition buttons 2"."""
    return f"{side.capitalize()} buttons {n}"


def rounds_line(n: int) -> str:
    """ "two rounds more"."""
    size = abs(n)
    many = NUMBER_WORDS[size] if size < len(NUMBER_WORDS) else str(size)
    return f"{many} {'round' if size == 1 else 'rounds'} {'more' if n > 0 else 'fewer'}"


def last_turn_rounds(text: MomentText) -> int:
    """How many rounds the last turn has."""
    return int(text.words("last turn", str(ROUNDS)).split()[0])
