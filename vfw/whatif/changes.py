"""The changes of a question, as lines that can be read: "Congress 4 instead of 2", "Tennessee: 1 red more".

Each line applies to the moment as the lines before it have left it. The changed moment is read as the scenario that it
is: a moment that no game can have is reported with the line that asks for it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple

from vfw.front_matter import SourceText
from vfw.votes.narration.words import SIDE_NAMES
from vfw.votes.players.registry import KINDS
from vfw.votes.rules.board import NAMES
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.seats import OPPOSITION, SIDES, Side
from vfw.votes.rules.tabletop import CUBES_TO_VOTE, OPPOBOT, ROUNDS, VOTING_DIE
from vfw.votes.scenarios import scenario
from vfw.votes.scenarios.fields import (
    COMMA,
    EVERY_DECK,
    SEMICOLON,
    SENT,
    SOLITAIRE,
    BadScenario,
    CardPool,
    normalize,
    parse_state,
)
from vfw.whatif.moment_text import VOTES, MomentText, add_cubes, format_cubes
from vfw.whatif.playouts import Setup


class Change(NamedTuple):
    """A line that was applied.

    Attributes:
        words: The line.
        instead: The value that the moment has without it.
    """

    words: str
    instead: str


@dataclass
class ChangeContext:
    """A setup while a line is applied to it."""

    setup: Setup
    text: MomentText
    said: SourceText


def apply_changes(setup: Setup, lines: Iterable[SourceText]) -> tuple[Setup, tuple[Change, ...]]:
    """Apply these lines in their order.

    Returns:
        The changed setup, and the changes.

    Raises:
        BadText: A line is wrong; the message names the line, the problem and the remedy.
    """
    changes = []
    for said in lines:
        setup, former = _apply_change(setup, said)
        changes.append(Change(said.words, former))
    return setup, tuple(changes)


class ParsedChange(NamedTuple):
    """The meaning of a line.

    Attributes:
        kind: One of the constants below.
        part: The parts of the line by the group names of its pattern; "" for a missing part.
    """

    kind: str
    part: dict[str, str]


def parse_change(words: str) -> ParsedChange | None:
    """Parse a line, without knowing whether it can be applied; None if it is no change."""
    plain_words = " ".join(words.rstrip(".").split())
    for kind, pattern, _ in CHANGE_PATTERNS:
        if found := pattern.fullmatch(plain_words):
            return ParsedChange(kind, {name: part or "" for name, part in found.groupdict().items()})
    return None


def change_kind(words: str) -> str:
    """Return the kind of a line; "" if it is no change."""
    line = parse_change(words)
    return line.kind if line else ""


def parse_states(said: SourceText, part: dict[str, str]) -> list[str]:
    """Return the codes of the states that a line names.

    Raises:
        BadText: A name is no state, or a state is named twice.
    """
    codes = [parse_state(said._replace(words=name.strip())) for name in part["states"].split(COMMA)]
    for code in codes:
        if codes.count(code) > 1:
            raise said.wrong(f"{said.quoted} names {NAMES[code]} twice; name each state once")
    return codes


def parse_side(words: str) -> Side:
    """Return the side that a line names: "suffragists", "Opposition"."""
    return next(Side(side) for side in SIDES if words.lower().startswith(side))


def parse_card_title(part: dict[str, str]) -> str:
    """Return the title of the card that a line names, without emphasis."""
    return part["card"].strip('*“”" ')


def parse_number(words: str) -> int:
    """Return the number that a line names: "three", "3"."""
    return NUMBER_WORDS.index(words.lower()) if words.lower() in NUMBER_WORDS else int(words)


def _apply_change(setup: Setup, said: SourceText) -> tuple[Setup, str]:
    line = parse_change(said.words)
    if line is None:
        raise said.wrong(f"{said.quoted} is no change; write one like {', '.join([f'“{line}”' for line in EXAMPLES])}")
    apply = next(apply for kind, _, apply in CHANGE_PATTERNS if kind == line.kind)
    context = ChangeContext(
        setup, MomentText(setup.scenario), said._replace(words=" ".join(said.words.rstrip(".").split()))
    )
    former = apply(context, line.part)
    after = replace(context.setup, scenario=str(context.text))
    if _parse_scenario(after, said) == scenario.parse_scenario(setup.scenario) and after.conduct == setup.conduct:
        raise said.wrong(f"{said.quoted} changes nothing: so it is anyhow; leave it out")
    return after, former


def _parse_scenario(setup: Setup, said: SourceText) -> scenario.Scenario:
    try:
        return scenario.parse_scenario(setup.scenario)
    except BadScenario as error:
        what = error.what
        for pattern, words in SCENARIO_REMEDIES:
            what = pattern.sub(words, what)
        raise said.wrong(f"{said.quoted} {IMPOSSIBLE_MOMENT}{what}") from error


IMPOSSIBLE_MOMENT = "leaves a moment that no game can have: "
SCENARIO_REMEDIES = tuple(
    [
        (re.compile(pattern), words)
        for pattern, words in (
            (r" \(line \d+\)|, in line \d+|, by line \d+", ""),
            (r"write “congress: sent”", "leave this line out, or, for a vote, write “the Amendment sent” before it"),
            (r"without “buttons”; ", "without buttons; write “Suffragist buttons 3”, or "),
            (r"it is “sent”", "it is “the Amendment sent”"),
            (r"write ([^“]+) behind “(ratified|rejected)”", r"write “\1 has \2”"),
            (r"put it behind “.+” or “.+”, or leave it out", "take cubes away, or leave this line out"),
            (r"^(.+) has voted, (.+); leave it out", r"\1 has voted, \2; before this, write “\1 has not voted”"),
            (r"leave one out$", "leave this line out"),
        )
    ]
)
"""Replacements in the errors of scenarios, which name line numbers and remedies of their own text.

The reader of a question does not see that text, and its remedies have other words.
"""

EXAMPLES = (
    "Congress 4 instead of 2",
    "the Amendment sent",
    "Tennessee: 1 red more",
    "Connecticut: no cubes",
    "Delaware has ratified",
    "without Southern Strategy",
    "buttons 3 each",
    "Opposition buttons 2",
    "two rounds more",
    "the Opposition bids nothing",
    "dice of Final Voting d8",
    "player: steady against planner",
)
"""A line of each kind."""

CONGRESS, SENDING, CUBES, NO_CUBES, VOTE = "congress", "sending", "cubes", "no cubes", "vote"
WITHOUT, BUTTONS, LAST_ROUNDS, NO_BIDS, DIE, PLAYERS = "without", "buttons", "rounds", "no bids", "die", "players"
"""The kinds of a line."""

NUMBER_WORDS = ("no", "one", "two", "three", "four", "five", "six")


# One function for each kind of line: it changes the text or the conduct, and returns the former value.


def _congress(context: ChangeContext, part: dict[str, str]) -> str:
    text = context.text
    before = SENT if text.is_sent else text.words("congress", "0")
    if part["before"] and part["before"] != before:
        raise context.said.wrong(
            f"Congress is not at {part['before']} but {before} there; write “Congress {part['n']} instead of {before}”"
        )
    text.write("congress", part["n"])
    return f"Congress {before}"


def _sent(context: ChangeContext, part: dict[str, str]) -> str:
    """Send the Amendment; a state with four cubes votes at once, as the rules say."""
    text = context.text
    before = "already sent" if text.is_sent else f"not sent, Congress {text.words('congress', '0')}"
    text.write("congress", SENT)
    for code in NAMES:
        cubes = text.cubes(code)
        if sum(cubes.values()) >= CUBES_TO_VOTE:
            text.let_vote(code, VOTES["red" in cubes])
    return before


def _cubes(context: ChangeContext, part: dict[str, str]) -> str:
    text, before = context.text, []
    for code in parse_states(context.said, part):
        cubes = text.cubes(code)
        before.append(f"{NAMES[code]}: {text.vote(code) or format_cubes(cubes)}")
        color, n = part["color"].lower(), parse_number(part["n"])
        try:
            more = {"more": n, "fewer": -n}.get(part["how"].lower())
            text.put_cubes(code, {color: n} if more is None else add_cubes(cubes, color, more))
        except ValueError as error:
            raise context.said.wrong(f"{context.said.quoted}: in {NAMES[code]} {error}; take fewer away") from error
    return "; ".join(before)


def _no_cubes(context: ChangeContext, part: dict[str, str]) -> str:
    text, codes = context.text, parse_states(context.said, part)
    before = [f"{NAMES[code]}: {format_cubes(text.cubes(code))}" for code in codes]
    for code in codes:
        text.put_cubes(code, {})
    return "; ".join(before)


def _vote(context: ChangeContext, part: dict[str, str]) -> str:
    text, before = context.text, []
    how = part["how"].lower()
    for code in parse_states(context.said, part):
        vote = text.vote(code)
        before.append(f"{NAMES[code]} has {vote or 'not voted'}")
        text.let_vote(code, how if how in VOTES else "")
    return "; ".join(before)


def _without(context: ChangeContext, part: dict[str, str]) -> str:
    text, said = context.text, context.said._replace(words=parse_card_title(part))
    against = text.words("mode").lower() == SOLITAIRE
    title = CARDS[CardPool(OPPOBOT if against else OPPOSITION).find(said, *EVERY_DECK)].title
    if any(normalize(title) == normalize(item) for item in text.items("out of the game", SEMICOLON)):
        raise said.wrong(f"“{title}” is out of the game anyhow; leave this line out")
    text.take_out(title)
    return f"with {title}"


def _buttons(context: ChangeContext, part: dict[str, str]) -> str:
    sides = SIDES if part["each"] else [parse_side(part["side"])]
    before = []
    for side in sides:
        key = f"{side} buttons"
        before.append(f"{SIDE_NAMES[side]} {context.text.words(key, '0')}")
        context.text.write(key, str(parse_number(part["n"])))
    return ", ".join(before)


def _rounds(context: ChangeContext, part: dict[str, str]) -> str:
    text, n = context.text, parse_number(part["n"])
    before = int(text.words("last turn", str(ROUNDS)).split()[0])
    after = before + (n if part["how"].lower() == "more" else -n)
    text.write("last turn", f"{after} rounds")
    return f"{before} rounds in the last turn"


def _no_bids(context: ChangeContext, part: dict[str, str]) -> str:
    side, conduct = parse_side(part["side"]), context.setup.conduct
    against = context.text.words("mode").lower() == SOLITAIRE
    if against and side == OPPOSITION:
        raise context.said.wrong("the Oppobot has no buttons to bid; leave this line out")
    without = tuple([one for one in SIDES if one == side or one in conduct.no_bids])
    context.setup = replace(context.setup, conduct=replace(conduct, no_bids=without))
    return f"{SIDE_NAMES[side]} bid as they see fit"


def _die(context: ChangeContext, part: dict[str, str]) -> str:
    before = context.text.words("voting dice", f"d{VOTING_DIE}")
    context.text.write("voting dice", f"d{part['n']}")
    return f"dice of Final Voting {before}"


def _players(context: ChangeContext, part: dict[str, str]) -> str:
    conduct = context.setup.conduct
    kinds = [part["suffragist"].lower(), part["opposition"].lower()]
    for kind in kinds:
        if kind not in KINDS:
            raise context.said.wrong(f"“{kind}” is no player; there are {', '.join(KINDS)}")
    context.setup = replace(context.setup, conduct=replace(conduct, suffragist=kinds[0], opposition=kinds[1]))
    return f"{conduct.suffragist} against {conduct.opposition}"


_N = r"(?P<n>\d{1,3}|one|two|three|four|five|six)"
_STATES = r"(?P<states>[^:]+)"
_SIDE = r"(?:the )?(?P<side>suffragists?|opposition)"
_WHEN = r"(?: (?:in|on) .+)?"

CHANGE_PATTERNS: tuple[tuple[str, re.Pattern[str], Callable[[ChangeContext, dict[str, str]], str]], ...] = tuple(
    [
        (kind, re.compile(pattern, re.IGNORECASE), apply)
        for kind, pattern, apply in (
            (CONGRESS, r"congress (?P<n>\d{1,3})(?: instead of (?P<before>\d{1,3}|sent))?", _congress),
            (SENDING, rf"the amendment (?:is )?sent{_WHEN}", _sent),
            (CUBES, rf"{_STATES}: {_N} (?P<color>purple|yellow|red)(?: (?P<how>more|fewer))?", _cubes),
            (NO_CUBES, rf"{_STATES}: no cubes", _no_cubes),
            (VOTE, rf"{_STATES} (?:has|have) (?P<how>ratified|rejected|not voted)", _vote),
            (WITHOUT, r"without (?P<card>.+)", _without),
            (BUTTONS, rf"buttons {_N} (?P<each>each)", _buttons),
            (BUTTONS, rf"{_SIDE} buttons {_N}(?P<each>)", _buttons),
            (LAST_ROUNDS, rf"{_N} rounds? (?P<how>more|fewer)", _rounds),
            (NO_BIDS, rf"{_SIDE} bids? nothing", _no_bids),
            (DIE, r"dice of final voting d(?P<n>\d{1,2})", _die),
            (PLAYERS, r"players?: (?P<suffragist>\w+) against (?P<opposition>\w+)", _players),
        )
    ]
)
