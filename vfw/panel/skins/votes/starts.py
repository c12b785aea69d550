"""How a game of Votes for Women can begin: scenarios, who can sit where, the Oppobot and its deck."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any

from vfw.core.players import PERSON, Player
from vfw.core.questions import Reply
from vfw.panel.skins.abilities.beginnings import Seating, Starts
from vfw.panel.skins.abilities.seat_signs import SeatSign, drawn
from vfw.panel.skins.votes.seat_names import SIGNS, seat_name
from vfw.panel.skins.votes.tables_offered import (
    OFFERED,
    ONE_EACH,
    TABLE,
    WITH_THE_OPPOBOT,
    WITHOUT_IT,
    chosen,
    stands_in,
    table_question,
    tables_with,
)
from vfw.panel.view_models.new_game import Conditions, NewGameOptions, Option, StartPreset, StartQuestion
from vfw.resources import lessons
from vfw.votes.advice import players
from vfw.votes.advice.planner import Planning
from vfw.votes.rules.position import BLACK_D4, BLACK_D6, HARD, NORMAL, OPPOBOT, Position
from vfw.votes.rules.seats import ALONE, PARTNERS, TWO_SEATS, Side, side_of
from vfw.votes.rules.view import View
from vfw.votes.scenarios.deck_file import BadDeck, entered
from vfw.votes.scenarios.scenario import COMPETITIVE, SOLITAIRE, BadScenario, Scenario, read
from vfw.votes.seating import against_the_oppobot, seats_at
from vfw.votes.telling.characters import CHARACTERS
from vfw.votes.telling.words import DICE_NAMES

SUFFRAGIST, OPPOSITION = TWO_SEATS
FULL_GAME, RECONSTRUCTION = "full", "reconstruction"
GREEDY, PLANNER = "greedy", "planner"

PLAYERS = {kind: f"{character.name}, the computer" for kind, character in CHARACTERS.items()}
NAMES = {OPPOBOT: "The Oppobot", **{kind: character.name for kind, character in CHARACTERS.items()}}
ON_A_SIDE: Mapping[Side, Mapping[str, str]] = MappingProxyType(
    {
        side_of(SUFFRAGIST): {PERSON: "A person", **PLAYERS},
        side_of(OPPOSITION): {PERSON: "A person: the Opposition, as it was fought", **PLAYERS},
    }
)
KINDS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        **{seat: kinds for side, kinds in ON_A_SIDE.items() for seat in (ALONE[side], *PARTNERS[side])},
        OPPOSITION: {**ON_A_SIDE[side_of(OPPOSITION)], OPPOBOT: "The Oppobot, which plays by dice"},
    }
)
EVERYBODY = tuple(KINDS[OPPOSITION])
USUAL = {side_of(SUFFRAGIST): (PERSON,), side_of(OPPOSITION): (OPPOBOT, GREEDY)}
"""Who sits where, if that can be and nothing else was chosen. Nobody plays the Opposition without asking for it."""

RECOMMENDED = StartPreset(
    "You lead the Suffragists. The Oppobot, an automaton, plays the Opposition by dice.",
    {"scenario": FULL_GAME, SUFFRAGIST: PERSON, OPPOSITION: OPPOBOT},
)
WHOLE_GAME = Option(
    FULL_GAME, "The full game", "1848–1920 · an hour or more · From Seneca Falls to the vote of the thirty-sixth state."
)
DIFFICULTIES = [
    Option(NORMAL, DICE_NAMES[NORMAL], "A blue d4, and gray dice in Final Voting."),
    Option(BLACK_D4, DICE_NAMES[BLACK_D4], "Harder in the Strategy Phase and Campaigning: its 1 is a 2."),
    Option(BLACK_D6, DICE_NAMES[BLACK_D6], "Harder in Final Voting: the 1 of its d6 or d8 is a 2."),
    Option(HARD, DICE_NAMES[HARD], "Harder in both."),
]
OUR_DECK = Option(
    RECONSTRUCTION, "A reconstruction", "Own the printed game? Put your cards in: lessons/decks/README.md says how."
)


class VotesStarts(Starts):
    """Scenarios, seats, and the Oppobot."""

    def new_game(self, seats: Mapping[str, str]) -> NewGameOptions:
        texts = lessons("scenarios")
        problems = {name: problem for name, text in texts.items() if (problem := _problem(text))}
        scenarios = {name: read(text) for name, text in texts.items() if name not in problems}
        listed = [_listed(name, one) for name, one in sorted(scenarios.items(), key=lambda item: item[1].when)]
        unreadable = [Option(name, f"{name}.md", problem=problem) for name, problem in problems.items()]
        opposition = {FULL_GAME: EVERYBODY, **{name: _opposition(texts[name]) for name in scenarios}}
        # A scenario that is made for the Oppobot says itself how difficult it is.
        left_open = [name for name, kinds in opposition.items() if len(kinds) > 1]
        oppobots: Conditions = {"scenario": left_open, OPPOSITION: (OPPOBOT,)}
        return NewGameOptions(
            RECOMMENDED,
            _to_watch(scenarios),
            [
                StartQuestion("scenario", "Scenario", [WHOLE_GAME, *listed, *unreadable]),
                table_question(opposition, {name: one.options for name, one in scenarios.items()}),
                *[_seat(seat, opposition if seat == OPPOSITION else {}) for seat in KINDS],
                StartQuestion("difficulty", "Dice of the Oppobot", DIFFICULTIES, only=oppobots),
                StartQuestion("deck", "Deck of the Oppobot", [OUR_DECK, *_decks()], only=oppobots),
            ],
        )

    def options(self, answers: Mapping[str, str]) -> dict[str, Any]:
        scenario = lessons("scenarios").get(answers.get("scenario", ""))
        can_play, said = (_opposition(scenario), read(scenario).options) if scenario else (EVERYBODY, {})
        options = {**({"scenario": scenario} if scenario else {}), **chosen(answers, can_play, said)}
        if scenario and read(scenario).mode == SOLITAIRE:
            its_own = {"difficulty": read(scenario).difficulty}
            return {**options, **its_own} if against_the_oppobot(options) else options
        if not against_the_oppobot(options):
            if answers.get(OPPOSITION) != OPPOBOT or _has_partners(options):
                return options
            options["opponent"] = OPPOBOT
        options["difficulty"] = _difficulty(answers)
        deck = lessons("decks").get(answers.get("deck", ""))
        return {**options, "deck": deck} if deck else options


class VotesSeating(Seating):
    """Persons, players, and the Oppobot in the seat of the Opposition."""

    others = "the other side"
    names = NAMES
    signs = SIGNS
    thinkers = (PLANNER,)

    def kinds(self, options: Mapping[str, Any], seats: Sequence[str]) -> Mapping[str, Mapping[str, str]]:
        can = _opposition(options["scenario"]) if "scenario" in options else EVERYBODY
        if against_the_oppobot(options):
            can = (OPPOBOT,)
        elif {"suffragists", "opposition"} & {*options}:
            can = tuple(ON_A_SIDE[side_of(OPPOSITION)])
        return {
            seat: {kind: label for kind, label in KINDS[seat].items() if seat != OPPOSITION or kind in can}
            for seat in seats
        }

    def can_sit(self, position: Position) -> Mapping[str, Collection[str]]:
        by_rule = self.automatic(position)
        return {seat: [kind for kind in KINDS[seat] if kind != OPPOBOT or seat in by_rule] for seat in position.seats}

    def automatic(self, position: Position) -> Collection[str]:
        return (OPPOSITION,) if position.oppobot else ()

    def player(self, kind: str, rng: Random) -> Player[Any]:
        return players.player(kind, rng)

    def plan(self, kind: str, view: Any, rng: Random) -> Best:
        return Best(view, rng)


class Best:
    """The inquiry into the replies that the planner finds best."""

    def __init__(self, view: View, rng: Random) -> None:
        self._planning = Planning(view, rng.getrandbits(32))
        self.round, self.take = self._planning.round, self._planning.take

    @property
    def done(self) -> float:
        return self._planning.done

    @property
    def found(self) -> Sequence[Reply]:
        return self._planning.found[0].replies


def _problem(text: str) -> str:
    """Why a scenario cannot be played; "" where it can."""
    try:
        read(text)
    except BadScenario as wrong:
        return f"cannot be played yet: {wrong}"
    return ""


def _listed(name: str, scenario: Scenario) -> Option:
    note = f"{scenario.date} · about {scenario.length} minute{'s' * (scenario.length > 1)} · {scenario.goal}"
    proposes = dict(scenario.players)
    if proposes.get(OPPOSITION) == PERSON:
        del proposes[OPPOSITION]
    if scenario.partners:
        plays = OPPOBOT if scenario.mode == SOLITAIRE else PERSON
        proposes[TABLE] = next(table for table in OFFERED if stands_in(table, [plays], scenario.options))
    return Option(name, scenario.title, note, proposes=proposes)


def _opposition(text: str) -> tuple[str, ...]:
    """Who can play the Opposition in a scenario: the Oppobot unless cards of the Opposition lie there, and nobody else
    where it is made for the Oppobot."""
    if read(text).mode == SOLITAIRE:
        return (OPPOBOT,)
    try:
        read(text, NORMAL)
    except BadScenario:
        return (PERSON, *PLAYERS)
    return EVERYBODY


def _has_partners(options: Mapping[str, Any]) -> bool:
    return len(seats_at(options)) > len(TWO_SEATS)


def _difficulty(answers: Mapping[str, str]) -> str:
    """The dice of the Oppobot: the usual ones where nothing that can be chosen was."""
    chosen = answers.get("difficulty", NORMAL)
    return chosen if chosen in DICE_NAMES else NORMAL


def _seat(seat: str, can_sit: Mapping[str, Collection[str]]) -> StartQuestion:
    """Who sits there; `can_sit` says who can, for each scenario, where that is not everybody."""
    options = []
    for kind, label in KINDS[seat].items():
        where = [scenario for scenario, kinds in can_sit.items() if kind in kinds]
        line = CHARACTERS[kind].line if kind in CHARACTERS else ""
        only: dict[str, Sequence[str]] = {} if len(where) == len(can_sit) else {"scenario": where}
        if seat == OPPOSITION:
            only[TABLE] = WITH_THE_OPPOBOT if kind == OPPOBOT else WITHOUT_IT
        options.append(Option(kind, label, line, only=only))
    tables = tables_with(seat)
    named = {seat: (PERSON,), TABLE: [table for table in tables if table != ONE_EACH]}
    return StartQuestion(
        seat,
        seat_name(seat),
        options,
        usual=USUAL[side_of(seat)],
        only={TABLE: tables},
        named=named,
        picture=drawn(SeatSign(seat, SIGNS[seat], seat_name(seat))),
    )


def _to_watch(scenarios: Mapping[str, Scenario]) -> StartPreset:
    """The computer on both sides of the shortest scenario where two seats are all, else of the full game."""
    both: dict[str, str] = {SUFFRAGIST: GREEDY, OPPOSITION: GREEDY}
    competitive = [
        (one.length, name) for name, one in scenarios.items() if one.mode == COMPETITIVE and not one.partners
    ]
    if not competitive:
        return StartPreset("The computer plays both sides of the full game.", {"scenario": FULL_GAME, **both})
    _, shortest = min(competitive)
    return StartPreset(f"The computer plays both sides: {scenarios[shortest].title}.", {"scenario": shortest, **both})


def _decks() -> Iterator[Option]:
    """The decks that somebody has written."""
    for name, text in lessons("decks").items():
        try:
            entered(text)
        except BadDeck as wrong:
            yield Option(name, f"{name}.md", problem=f"cannot be played with yet: {wrong}")
        else:
            yield Option(name, text.splitlines()[0].lstrip("# "), f"lessons/decks/{name}.md")
