"""Every verb of the cards, every question and everything that is told, with examples; and who does not know one.

Verbs are the classes below `Verb`, as the cards have them. What they ask and tell comes from carrying each out by
itself on tables where much can happen, and from games for what no card does.
"""

from __future__ import annotations

import ast
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

from tests.votes import games
from tests.votes.scenes import ATLANTIC, MIDWEST, PLAINS, each, scene
from tests.votes.tables import without
from vfw.core import Decision, Match, Outcome, Roll, seeded
from vfw.core.players import any_reply
from vfw.core.position import Event
from vfw.resources import lessons
from vfw.votes import VotesForWomen, rules
from vfw.votes.coach.event_forecast import forecast_event
from vfw.votes.coach.ranking import find_hints
from vfw.votes.narration.cards import step_text
from vfw.votes.narration.log import format_event
from vfw.votes.narration.odds import NumberRecorder, describe_odds, pending_odds
from vfw.votes.narration.prompts import build_prompt
from vfw.votes.players.evaluation import rough_card_value
from vfw.votes.players.evaluation_cards import card_value
from vfw.votes.players.evaluation_states import StateEvaluation
from vfw.votes.players.heuristics import choice_values
from vfw.votes.players.steady import SteadyPlayer
from vfw.votes.records.replay import Ops, find_reply
from vfw.votes.rules.benefit import would_help
from vfw.votes.rules.board import STATES
from vfw.votes.rules.deck import CARDS, walk
from vfw.votes.rules.position import Position, Step, Task, Verb
from vfw.votes.rules.seats import OPPOSITION, SIDE_OF_SEAT, SIDES, SUFFRAGIST, TWO_SEATS, Side
from vfw.votes.rules.tabletop import HARD
from vfw.votes.rules.view import view
from vfw.votes.scenarios.deck_file import FORMS

HOUSE = Path(rules.__file__).parents[2]
GAMES = (
    *(games.whole_game, games.fifth_turn, games.last_turn),
    *(games.partners_game, games.partners_late, games.cooperative_game),
    *(games.solitaire_game, games.solitaire_ending, games.solitaire_last_turn),
)
SEEDS = (4, 5)
"""Of the answers and the dice, in games and of each verb on each table."""
ENOUGH = 2
"""So many questions of a kind are put to those who must know it."""


def below(kind: type) -> list[Any]:
    """The classes of `vfw` below this one, those that are only names for what others have in common apart."""
    children: list[Any] = kind.__subclasses__()
    found = [one for child in children for one in (child, *below(child))]
    return [one for one in found if one.__module__.startswith("vfw.") and one is not Verb]


# Verbs


@dataclass(frozen=True)
class Printed:
    """A verb of a card, and whether the Oppobot carries it out there."""

    verb: Verb
    key: str
    by_oppobot: bool

    @property
    def sides(self) -> tuple[Side, ...]:
        """Return the sides that can play it."""
        return (OPPOSITION,) if self.by_oppobot else tuple(filter(None, [CARDS[self.key].side])) or SIDES


def printed(kind: type[Verb]) -> list[Printed]:
    """The verb as the cards have it, each form once for those who play it."""
    found: dict[tuple[Verb, tuple[str, ...], bool], Printed] = {}
    for key, card in CARDS.items():
        own = [Printed(verb, key, card.is_oppobots) for verb in walk(card.steps)]
        for one in (*own, *[Printed(verb, key, True) for verb in walk(card.oppobot)]):
            if type(one.verb) is kind:
                found.setdefault((one.verb, one.sides, one.by_oppobot), one)
    return list(found.values())


@cache
def tables(by_oppobot: bool) -> tuple[Position, ...]:
    """Return positions with many possibilities: in the middle of a game, and after the Amendment is sent."""
    board = each(MIDWEST, "PPY") | each(ATLANTIC, "RR") | each("NY CA", "RRR")
    laid: dict[str, Any] = {
        "campaigners": "purple Northeast, yellow Plains, red South, red Plains",
        "in_effect": ["Southern Strategy", "The Civil War", "1918 Pandemic"],
        "state_cards": ["New York", "Ohio", "Texas"],
        "buttons": 6,
        "turn": 5,
        "round": 2,
        **({"oppobot": HARD} if by_oppobot else {"their_buttons": 4}),
    }
    early = scene(board, congress=4, **laid)
    late = scene(board | each(PLAINS, "ratified") | each("GA AL MS", "rejected"), sent=True, **laid)
    return early.round_of(SUFFRAGIST).position, late.round_of(SUFFRAGIST).position


def carried_out(one: Printed, side: Side, table: Position, seed: int) -> Iterator[Position]:
    """Yield the questions and changes of the verb alone for this side, until it is done."""
    draft, rng = table.draft(), Random(seed)
    draft.rolled = (3,)
    for of in SIDES:  # The card is being played, and has no other place.
        draft.alter(of, deck=without(draft.camp(of).deck, [one.key]))
        draft.alter_held(draft.seat_of(of), hand=without(draft.held_for(of).hand, [one.key]))
    draft.todo = (*table.todo, Task(one.verb, side, one.key))
    position = draft.carried_out()
    yield position
    while position.todo[: len(table.todo)] == table.todo and not isinstance(position.pending, Outcome):
        position = VotesForWomen().answer(position, any_reply(position.pending, rng))
        yield position


def played(one: Printed) -> Iterator[Position]:
    """Return the positions that follow from the verb, for every side that plays it."""
    for side in one.sides:
        for table in tables(one.by_oppobot):
            for seed in SEEDS:
                yield from carried_out(one, side, table, seed)


# Questions and news


def may_ask(step: type[Step]) -> bool:
    """Return whether the step may return a question, by its annotation, which mypy checks."""
    source = HOUSE.parent.joinpath(*step.__module__.split(".")).with_suffix(".py")
    nodes = [node for node in ast.walk(ast.parse(source.read_text())) if isinstance(node, ast.ClassDef)]
    (body,) = [node.body for node in nodes if node.name == step.__name__]
    (do,) = [part for part in body if isinstance(part, ast.FunctionDef) and part.name == "do"]
    return not (isinstance(do.returns, ast.Constant) and do.returns.value is None)


@cache
def positions() -> tuple[Position, ...]:
    """Those of every verb and of games of every kind, with the beginnings of all scenarios."""
    verbs = (position for kind in below(Verb) for one in printed(kind) for position in played(one))
    whole = (position for play in GAMES for seed in SEEDS for position in play(seed))
    return (*verbs, *whole, *chain.from_iterable(_begun(text) for text in lessons("scenarios").values()))


def _begun(scenario: str) -> Sequence[Position]:
    return Match(VotesForWomen(), {"scenario": scenario}, chance=seeded(1)).positions


def asked(kind: type[Step]) -> list[Position]:
    """Positions in which such a step asks, some of each kind of question."""
    seen: Counter[tuple[str, ...]] = Counter()
    found = []
    for position in positions():
        if position.asking and type(position.asking.step) is kind:
            question = _kind_of_question(position)
            seen[question] += 1
            if seen[question] <= ENOUGH:
                found.append(position)
    return found


def _kind_of_question(position: Position) -> tuple[str, ...]:
    """Return its subject and reason, with a word of the rules, not the name of a card, a state or a campaigner."""
    pending = position.pending
    assert not isinstance(pending, Outcome)
    is_named = pending.why in CARDS or pending.why in STATES or pending.why in dict(position.campaigners)
    whose = (pending.about, pending.seat) if isinstance(pending, Decision) else (type(pending).__name__, position.side)
    return (*whose, "" if is_named else pending.why, position.oppobot)


def told_of() -> list[str]:
    """The kinds of news that the rules tell: the first word of each `tell`."""
    files = sorted(Path(rules.__file__).parent.glob("*.py"))
    calls = [node for file in files for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, ast.Call)]
    told = [call.args[0] for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr == "tell"]
    return sorted({ast.literal_eval(word) for word in told})


@cache
def news() -> dict[str, set[Event]]:
    """Return the kinds of event in those positions."""
    happened: dict[str, set[Event]] = {}
    for position in positions():
        for event in position.news:
            happened.setdefault(event[0], set()).add(event)
    return happened


# Who does not know


def unknown_verb(one: Printed) -> list[str]:
    """The places that do not know a verb, as a card has it."""
    return _failing(_of_print(one))


def unknown_question(position: Position) -> list[str]:
    """The places that do not know the question at hand."""
    return _failing(_of_question(position))


def unknown_news(event: Event) -> list[str]:
    return _failing([lambda seat=seat: format_event(event, seat) for seat in (*SIDE_OF_SEAT, None)])  # type: ignore[misc]


def _of_print(one: Printed) -> Iterator[Callable[[], object]]:
    card, table = CARDS[one.key], tables(one.by_oppobot)[0]
    yield lambda: step_text(one.verb, card)
    if one.by_oppobot:
        yield lambda: _helps(one, table)
    if card.is_oppobots:
        yield lambda: _read_again(one)
    if not one.by_oppobot:
        for side in one.sides:
            yield lambda side=side: rough_card_value(table, side, one.key)  # type: ignore[misc]
            yield lambda side=side: card_value(StateEvaluation(table, side), one.key)  # type: ignore[misc]
            yield lambda side=side: forecast_event(view(table, side), side, one.key, NumberRecorder())  # type: ignore[misc]


def _helps(one: Printed, table: Position) -> None:
    """The verb alone is weighed: one that helps would hide the others."""
    card = CARDS[one.key]
    CARDS[one.key] = replace(card, needs=(), steps=(one.verb,))
    try:
        would_help(table, one.key)
    finally:
        CARDS[one.key] = card


def _read_again(one: Printed) -> None:
    """Return whether the text of a deck names the verb as the cards do."""
    sentence = step_text(one.verb, CARDS[one.key])
    read = (made(0, match) for form, made in FORMS if (match := form.fullmatch(sentence)))
    if next(read, None) != one.verb:
        raise TypeError(f"no form reads {sentence!r} as {one.verb!r}")


def _of_question(position: Position) -> Iterator[Callable[[], object]]:
    pending = position.pending
    for seat in (*position.seats, None):
        yield lambda seat=seat: build_prompt(view(position, seat))  # type: ignore[misc]
    yield lambda: _odds(position)
    if isinstance(pending, Decision):
        yield lambda: choice_values(position, pending)
        yield lambda: SteadyPlayer(Random(1)).choose(view(position, pending.seat))
        yield lambda: find_hints(view(position, pending.seat), "1", budget=8)
    if position.seats == TWO_SEATS and not position.oppobot and position.turn:  # records are of games of two
        yield lambda: _recorded(position)


def _odds(position: Position) -> None:
    seat = position.seat_of(SUFFRAGIST)
    chances = pending_odds(view(position, seat))
    if isinstance(position.pending, Roll) and chances is None:
        raise TypeError(f"no odds for {position.pending!r}")
    if chances:
        describe_odds(chances, seat)


def _recorded(position: Position) -> None:
    """Return whether a record could have an op that answers; there is none here."""
    with suppress(LookupError):
        find_reply(position, Ops([]))


def _failing(places: Iterator[Callable[[], object]] | list[Callable[[], object]]) -> list[str]:
    """Those that raise TypeError, each as "file, function: what it says"."""
    found: dict[str, None] = {}
    for place in places:
        try:
            place()
        except TypeError as error:
            last = traceback.extract_tb(error.__traceback__)[-1]
            file = Path(last.filename)
            where = file.relative_to(HOUSE) if file.is_relative_to(HOUSE) else file.name
            found[f"vfw/{where}, {last.name}: {error}"] = None
    return list(found)
