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
    NUMBERS,
    PLAYERS,
    SENDING,
    VOTE,
    changed,
    meant,
    side_of_words,
    states_of,
)
from vfw.whatif.moment_text import MomentText, added
from vfw.whatif.worlds import Setup

MOST_AT_ONCE = 8
"""So many cubes of a colour, or rounds, one line changes at most where lines are put together."""
OF_A_STATE = (CUBES, NO_CUBES, VOTE)


def after(setup: Setup, lines: Iterable[str]) -> Setup:
    """The setup with these lines carried out. Raises BadText for the first that cannot be, whose `line` counts from
    1."""
    for number, words in enumerate(lines, start=1):
        found = _after(setup, words)
        if isinstance(found, str):
            raise BadText(number, found)
        setup = found
    return setup


@lru_cache(maxsize=512)
def _after(setup: Setup, words: str) -> Setup | str:
    """The setup with one line carried out, or why it cannot be."""
    try:
        return changed(setup, [Said(words, 1)])[0]
    except BadText as error:
        return error.what


def merged(setup: Setup, lines: Sequence[str]) -> tuple[str, ...]:
    """The lines, of which the last may be put together with earlier ones about the same thing. Raises BadText where
    one cannot be carried out."""
    wanted = after(setup, lines)
    *earlier, new = lines
    about = subjects(new)
    touched = [number for number, line in enumerate(earlier) if subjects(line) & about]
    if touched:
        first = touched[0]
        kept = [_but_for(line, about) if number in touched else line for number, line in enumerate(earlier)]
        before, behind = [*filter(None, kept[:first])], [*filter(None, kept[first:])]
        for instead in ([], *_instead(after_or_none(setup, before), wanted, new)):
            for tried in ([*before, *instead, *behind], [*before, *behind, *instead]):
                if _same(after_or_none(setup, tried), wanted):
                    return tuple(tried)
    return tuple(lines)


def after_or_none(setup: Setup, lines: Iterable[str]) -> Setup | None:
    """The setup with these lines carried out; None where one cannot be."""
    try:
        return after(setup, lines)
    except BadText:
        return None


def subjects(line: str) -> set[str]:
    """What a line is about: codes of states, "congress", "suffragist buttons" ..."""
    found = meant(line)
    if found is None:
        return set()
    if found.kind in OF_A_STATE:
        return set(states_of(Said(line, 1), found.part))
    if found.kind in (CONGRESS, SENDING):
        return {CONGRESS}
    if found.kind == BUTTONS:
        return {
            f"{side} {BUTTONS}" for side in SIDES if found.part["each"] or side == side_of_words(found.part["side"])
        }
    return {found.kind} if found.kind in (DIE, LAST_ROUNDS, PLAYERS) else {line.lower()}


def _but_for(line: str, about: set[str]) -> str:
    """What is left of a line when this is no more said in it: "Ohio: no cubes" of "Ohio, Iowa: no cubes"; "" where it
    is about nothing else."""
    left = subjects(line) - about
    found = meant(line)
    if not left or found is None:
        return ""
    if found.kind == BUTTONS:
        side = next(side for side in SIDES if f"{side} {BUTTONS}" in left)
        return buttons_line(side, found.part["n"])
    states = ", ".join([NAMES[code] for code in states_of(Said(line, 1), found.part) if code in left])
    return states + line[len(found.part["states"]) :]


def _same(one: Setup | None, other: Setup) -> bool:
    """Whether two setups begin with the same moment and go on alike, however their texts are written."""
    return one is not None and one.conduct == other.conduct and _moment(one) == _moment(other)


def _moment(setup: Setup) -> scenario.Scenario:
    return scenario.parse_scenario(setup.scenario)


def _instead(before: Setup | None, wanted: Setup, new: str) -> Iterator[list[str]]:
    """Lines that may lead from one moment to the other, the shortest first, as far as the new line's subject goes."""
    found = meant(new)
    if before is None or found is None:
        return
    text, aim, kind = MomentText(before.scenario), MomentText(wanted.scenario), found.kind
    if kind in OF_A_STATE:
        for code in states_of(Said(new, 1), found.part):
            yield from _of_state(code, text, aim, found.part)
    elif kind in (CONGRESS, SENDING):
        yield [SENDS] if aim.is_sent else [congress_line(aim.words("congress", "0"), text)]
    elif kind == BUTTONS:
        yield [buttons_line(side, aim.words(f"{side} buttons", "0")) for side in SIDES
               if f"{side} {BUTTONS}" in subjects(new)]  # fmt: skip
    elif kind == LAST_ROUNDS:
        yield [rounds_line(rounds(aim) - rounds(text))]
    else:
        yield [new]


def _of_state(code: str, text: MomentText, aim: MomentText, new: Mapping[str, str]) -> Iterator[list[str]]:
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
    steps = [(colour, n * sign) for colour in colours for sign in signs for n in range(1, MOST_AT_ONCE + 1)]
    for colour, n in steps:
        if _added(cubes, colour, n) == wanted:
            yield [*clear, cubes_line(name, colour, n)]
    if not wanted:
        yield [f"{name}: no cubes"]
    by_colour = sorted(steps, key=lambda step: [*SIDE_OF].index(step[0]))
    for (colour, n), (other, m) in product(by_colour, by_colour):
        between = _added(cubes, colour, n)
        if between is not None and _added(between, other, m) == wanted:
            yield [*clear, cubes_line(name, colour, n), cubes_line(name, other, m)]
            return


def _added(cubes: dict[str, int], colour: str, n: int) -> dict[str, int] | None:
    try:
        return added(cubes, colour, n)
    except ValueError:
        return None


# Lines, as they are written

SENDS = "the Amendment sent"


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
    many = NUMBERS[size] if size < len(NUMBERS) else str(size)
    return f"{many} {'round' if size == 1 else 'rounds'} {'more' if n > 0 else 'fewer'}"


def rounds(text: MomentText) -> int:
    """How many rounds the last turn has."""
    return int(text.words("last turn", str(ROUNDS)).split()[0])
