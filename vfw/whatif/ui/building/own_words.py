"""What is said of a question that nobody has written a text for: its title, and what is known, assumed and guessed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from vfw.front_matter import Said
from vfw.votes.rules.board import NAMES
from vfw.votes.scenarios.scenario import SOLITAIRE
from vfw.votes.telling.words import SIDE_NAMES, count
from vfw.whatif import changes
from vfw.whatif.changes import (
    ParsedChange,
    change_kind,
    parse_card_title,
    parse_change,
    parse_number,
    parse_side,
    parse_states,
)
from vfw.whatif.conduct import Conduct
from vfw.whatif.moment_text import MomentText
from vfw.whatif.question import GAME_BELOW
from vfw.whatif.ui.building.line_of_time import StartingMoment

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
