"""What is said of a question that nobody has written a text for: its title, and what is known, assumed and guessed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from vfw.crossroads.building.line_of_time import Start
from vfw.front_matter import Said
from vfw.votes.rules.board import NAMES
from vfw.votes.scenarios.fields import SOLITAIRE
from vfw.votes.telling.words import SIDE_NAMES, count
from vfw.whatif import changes
from vfw.whatif.changes import Meant, card_of, kind_of, meant, number, side_of_words, states_of
from vfw.whatif.conduct import Conduct
from vfw.whatif.moment_text import MomentText
from vfw.whatif.question import GAME_BELOW

END_OF_A_SENTENCE = re.compile(r"(?<=[a-z0-9’”][.!])\s+(?=[A-Z“])")
DAY = re.compile(r"\d\d? ")
SENTENCES = 2
"""How many of a scenario's introduction are taken as known."""
MOST_CLAUSES, MOST_NAMED = 2, 3
"""More changes than so many are counted, and not said, in a title; more states are counted, and not named."""

NOBODY_KNOWS = (
    "How this change could have come about, and what else would have come with it.",
    "Whether people would have acted as these players do.",
)
ASSUMES = {
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
OF_WHAT_FOLLOWS = (changes.LAST_ROUNDS, changes.NO_BIDS, changes.DIE, changes.PLAYERS, changes.WITHOUT)
"""Lines that are about the game from the moment on, and not about how it stood then."""


def title(date: str, lines: Sequence[str]) -> str:
    """The question in a line: "What if, on 9 August 1920, no cubes had lain in Connecticut?"."""
    later = bool(lines) and all(kind_of(line) in OF_WHAT_FOLLOWS for line in lines)
    when = f"{'after' if later else 'on' if DAY.match(date) else 'in'} {date}"
    if not lines:
        return f"What if, {when}, nothing had been different?"
    clauses = [_clause(line) for line in lines]
    if len(clauses) > MOST_CLAUSES:
        return f"What if, {when}, {count(len(clauses), 'thing')} had been different?"
    return f"What if, {when}, {' and '.join(clauses)}?"


def known(start: Start) -> tuple[str, ...]:
    """How the moment's own text begins, each sentence with its sources; nothing where it has none."""
    if not start.sources or start.name == GAME_BELOW:
        return ()
    said = " ".join(start.introduction.split("\n\n")[0].split())
    sentences = END_OF_A_SENTENCE.split(said)[:SENTENCES]
    return tuple([f"{sentence.strip()} [{'; '.join(start.sources)}]" for sentence in sentences])


def assumed(start: Start, lines: Iterable[str], conduct: Conduct) -> tuple[str, ...]:
    """What follows from the kinds of change, from the model, and from who plays."""
    return tuple(_assumed(start, lines, conduct))


def _assumed(start: Start, lines: Iterable[str], conduct: Conduct) -> Iterator[str]:
    kinds = {kind_of(line) for line in lines}
    yield from [says for kind, says in ASSUMES.items() if kind in kinds]
    if start.name == GAME_BELOW:
        yield "What lay hidden in the game is dealt anew in each world."
    against = "the Oppobot" if MomentText(start.scenario).words("mode").lower() == SOLITAIRE else conduct.opposition
    if conduct.suffragist == against:
        yield f"Both sides are played by the computer, by the rules of the game ({against})."
    else:
        sides = f"{conduct.suffragist} for the Suffragists, {against} for the Opposition"
        yield f"Both sides are played by the computer, by the rules of the game ({sides})."


def guessed(lines: Sequence[str]) -> tuple[str, ...]:
    """What nobody knows."""
    return NOBODY_KNOWS if lines else NOBODY_KNOWS[1:]


def _clause(line: str) -> str:
    """A line as a sentence with "if" goes on."""
    found = meant(line)
    if found is None:
        raise ValueError(f"{line!r} is no change")
    part = found.part
    match found.kind:
        case changes.CONGRESS:
            return f"Congress had stood at {part['n']}"
        case changes.SENDING:
            return "Congress had sent the Amendment to the states"
        case changes.CUBES:
            return f"{_cubes(part)} {_states(line, found, 'each of ')}"
        case changes.NO_CUBES:
            return f"no cubes had lain in {_states(line, found)}"
        case changes.VOTE:
            return f"{_states(line, found)} had {part['how'].lower()}"
        case changes.WITHOUT:
            return f"“{card_of(part)}” had not been in the game"
        case changes.BUTTONS:
            who = "both sides" if part["each"] else SIDE_NAMES[side_of_words(part["side"])]
            return f"{who} had held {count(number(part['n']), 'button')}"
        case changes.LAST_ROUNDS:
            many = count(number(part["n"]), f"round {part['how'].lower()}", f"rounds {part['how'].lower()}")
            return f"there had been {many}"
        case changes.NO_BIDS:
            return f"{SIDE_NAMES[side_of_words(part['side'])]} had bid nothing"
        case changes.DIE:
            return f"the last votes had been cast with a d{part['n']}"
    return f"{part['suffragist'].lower()} had played against {part['opposition'].lower()}"


def _states(line: str, found: Meant, several: str = "") -> str:
    names = [NAMES[code] for code in states_of(Said(line, 1), found.part)]
    if len(names) > MOST_NAMED:
        return f"{several}{len(names)} states"
    return f"{several}{', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else names[0]


def _cubes(part: dict[str, str]) -> str:
    """What was done to cubes, up to where: a cube that is added may take one of the other side away."""
    n = number(part["n"])
    verb = {"more": "been added in", "fewer": "been taken out of"}.get(part["how"].lower(), "lain in")
    colour = part["colour"].lower()
    return f"{count(n, f'{colour} cube')} had {verb}"
