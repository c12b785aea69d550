"""Setup of Votes for Women: tables and seats, the Oppobot and its deck, scenarios, recorded games and the tutorial."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from random import Random
from secrets import token_hex
from types import MappingProxyType
from typing import Any, Final

from vfw.core.chance import seeded
from vfw.core.match import DamagedSave, Match
from vfw.core.players import PERSON, Player
from vfw.core.questions import Reply
from vfw.front_matter import FENCE
from vfw.panel.skins.capabilities import GameSetup, Scenarios, Seating, Tutorial
from vfw.panel.skins.seat_signs import DIE
from vfw.panel.skins.votes.text import ABOUT_PARTNERS, SIGNS, seat_name
from vfw.panel.view_models.dialog import DialogModel
from vfw.panel.view_models.new_game import Conditions, NewGameOptions, Option, StartPreset, StartQuestion, TablePicture
from vfw.panel.view_models.prompt import SeatSign
from vfw.resources import lesson, lessons, read_each, read_text, table_rows
from vfw.untrusted_input import plain
from vfw.votes import VotesForWomen
from vfw.votes.narration.words import DICE_NAMES, PLAYER_PROFILES, TURN_YEARS, to_sentence
from vfw.votes.players import registry
from vfw.votes.players.planner import PlanningJob
from vfw.votes.records.replay import load_recorded_match
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import ALONE, OPPOSITION, PARTNERS, TWO_SEATS, Seat, Side, side_of
from vfw.votes.rules.tabletop import BLACK_D4, BLACK_D6, HARD, NORMAL, OPPOBOT
from vfw.votes.rules.view import View
from vfw.votes.scenarios import tutorial
from vfw.votes.scenarios.deck_file import BadDeck, register_deck
from vfw.votes.scenarios.fields import COMPETITIVE, SOLITAIRE, BadScenario
from vfw.votes.scenarios.scenario import Scenario, parse_scenario
from vfw.votes.scenarios.writer import (
    A_GAME,
    OF_TWO,
    ScenarioHeader,
    describe_handover,
    find_moment,
    hand_over,
    write_scenario,
)
from vfw.votes.seating import TABLES, against_the_oppobot, seats_at

MINUTES_A_TURN = 10


class VotesScenarios(Scenarios):
    """Scenarios, recorded games, and moments to continue from."""

    position = Position

    def recorded_match(self, record: Mapping[str, Any]) -> Match[Position, View] | None:
        """See `Scenarios.recorded_match`."""
        return load_recorded_match(record) if "plays" in record else None

    def scenario_match(self, text: str) -> Match[Position, View] | None:
        """See `Scenarios.scenario_match`."""
        if not plain(text).startswith(FENCE):
            return None
        try:
            players = parse_scenario(text).players
        except BadScenario as wrong:
            raise DamagedSave(str(wrong)) from wrong
        return Match(VotesForWomen(), {"scenario": text}, chance=seeded(token_hex(4)), players=players)

    def introduction(self, match: Match[Position, View]) -> DialogModel | None:
        """See `Scenarios.introduction`."""
        text = match.options.get("scenario")
        if not text:
            return None
        about = parse_scenario(text, *_oppobot_options(match.options))
        paragraphs = [("", " ".join(part.split())) for part in about.introduction.split("\n\n") if part.strip()]
        titles = _source_titles()
        sources = "; ".join([titles.get(key, key) for key in about.sources])
        short = " ".join([to_sentence(supply.shortage) for supply in about.short])
        more = [
            ("Your goal.", about.goal),
            ("What this game leaves out.", about.simplifies),
            ("Cards may run out.", f"{short} A side without a card passes." if short else ""),
            ("Sources.", sources),
        ]
        return DialogModel(about.title, [*paragraphs, *[part for part in more if part[1]]], about.date)

    def scenario(self, position: Position) -> str:
        """See `Scenarios.scenario`."""
        return write_scenario(position, **_scenario_header(position))

    def why_no_scenario(self, position: Position) -> str:
        """See `Scenarios.why_no_scenario`."""
        try:
            find_moment(position)
        except ValueError as why:
            return str(why)
        return ""

    def public_scenario(self, position: Position) -> str:
        """See `Scenarios.public_scenario`."""
        if why_not := self.why_no_public_scenario(position):
            raise ValueError(why_not)
        rules, about = VotesForWomen(), _scenario_header(position)
        about["title"] = f"Your game, {find_moment(position)}"
        # A fixed seed gives the same text each time; a what-if question deals the hidden cards again.
        return write_scenario(rules.imagine(rules.view(position, None), Random(0)), **about)

    def why_no_public_scenario(self, position: Position) -> str:
        """See `Scenarios.why_no_public_scenario`."""
        if position.opposition_deck not in (OPPOSITION, OPPOBOT):
            return "its Oppobot has a deck that was brought along, which no scenario holds"
        return self.why_no_scenario(position)

    def last_part_start(self, match: Match[Position, View]) -> int:
        """See `Scenarios.last_part_start`."""
        last = match.position.turn
        return next(number for number, position in enumerate(match.positions) if position.turn == last)

    def handover_options(self, position: Position) -> dict[str, Any]:
        """See `Scenarios.handover_options`."""
        about = _scenario_header(position)
        about["simplifies"] = f"{describe_handover(position)} {A_GAME}"
        return {"scenario": hand_over(position, **about)}

    def handover_text(self, position: Position) -> str:
        """See `Scenarios.handover_text`."""
        passes_over = "gives over the Opposition" if position.oppobot else "takes over"
        if len(position.seats_of(OPPOSITION)) > 1:
            return to_sentence(OF_TWO)
        if self.why_no_scenario(position):
            return (
                f"The Oppobot {passes_over} only where a side is about to choose a card, commit buttons or pick a "
                "state."
            )
        return (
            f"Where the Oppobot {passes_over}, another game begins with this table: the Opposition has another deck, "
            "and all dice are rolled again."
        )


def _scenario_header(position: Position) -> ScenarioHeader:
    """Return the header of a scenario that begins at a moment of a game.

    Raises:
        ValueError: no scenario can begin there.
    """
    return ScenarioHeader(
        title=f"A saved game, {find_moment(position)}",
        date=TURN_YEARS[position.turn - 1],
        goal="Go on from here.",
        length=MINUTES_A_TURN * (len(TURN_YEARS) + 1 - position.turn),
    )


@cache
def _source_titles() -> dict[str, str]:
    return {row["key"]: row["title"] for _, row in table_rows(read_text(lesson("sources.csv")))}


def _oppobot_options(options: Mapping[str, Any]) -> tuple[str, str]:
    """Return the difficulty of the Oppobot that overrides the scenario's, "" without one, and its deck."""
    deck = register_deck(options["deck"]) if "deck" in options else OPPOBOT
    return (options.get("difficulty", NORMAL) if against_the_oppobot(options) else "", deck)


TABLE: Final = "table"
ONE_EACH: Final = "1v1"
COOPERATIVE: Final = "cooperative"
TABLE_LABELS: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        ONE_EACH: ("One on each side", "The Opposition can be the Oppobot."),
        "2v1": ("Two Suffragists, one Opposition", "Purple and yellow share buttons and victory."),
        "1v2": ("One Suffragist, two Opposition", "Two play red, by turns."),
        "2v2": ("Two on each side", "Four hands of cards, two pools of buttons."),
        COOPERATIVE: ("Together against the Oppobot", "Two Suffragists, each with cards of their own."),
        "open": ("Together, with open hands", "Both see all cards: no player has to look away."),
    }
)
"""The label and a note for each table, by its key."""
SEATS_BY_TABLE: Final[Mapping[str, tuple[Seat, ...]]] = MappingProxyType(
    {name: seats_at(TABLES[name]) for name in TABLE_LABELS}
)

WITH_THE_OPPOBOT: Final = [name for name in TABLE_LABELS if name == ONE_EACH or against_the_oppobot(TABLES[name])]
WITHOUT_THE_OPPOBOT: Final = [name for name in TABLE_LABELS if not against_the_oppobot(TABLES[name])]
"""The tables at which a person or a computer player plays the Opposition."""


def table_question(opposition: Mapping[str, Collection[str]], said: Mapping[str, Mapping[str, Any]]) -> StartQuestion:
    """Return the question for the table.

    Args:
        opposition: the kinds of player that can play the Opposition in each scenario.
        said: the options of the table that some scenarios set themselves.
    """
    options = []
    for name, (label, note) in TABLE_LABELS.items():
        where = [one for one, kinds in opposition.items() if is_playable(name, kinds, said.get(one, {}))]
        only: Conditions = {} if len(where) == len(opposition) else {"scenario": where}
        options.append(Option(name, label, note, only=only, picture=_table_picture(name)))
    return StartQuestion(TABLE, "Who plays with whom", options, usual=(ONE_EACH,), reads=ABOUT_PARTNERS)


def is_playable(table: str, opposition: Collection[str], said: Mapping[str, Any]) -> bool:
    """Return whether a scenario can be played at a table.

    Args:
        table: the key of the table.
        opposition: the kinds of player that can play the Opposition in the scenario.
        said: the options of the table that the scenario sets itself.
    """
    if any(TABLES[table].get(option) != value for option, value in said.items() if value != OPPOBOT):
        return False
    if table == ONE_EACH:
        return True
    return OPPOBOT in opposition if against_the_oppobot(TABLES[table]) else any(kind != OPPOBOT for kind in opposition)


def tables_with_seat(seat: str) -> list[str]:
    """Return the keys of the tables that have this seat."""
    return [name for name, seats in SEATS_BY_TABLE.items() if seat in seats]


def table_options(
    answers: Mapping[str, str], opposition: Collection[str], said: Mapping[str, Any]
) -> Mapping[str, Any]:
    """Return the options of the chosen table; those of the default if none was chosen, or one that is not playable."""
    table = answers.get(TABLE, ONE_EACH)
    return TABLES[table if table in TABLE_LABELS and is_playable(table, opposition, said) else ONE_EACH]


def _table_picture(table: str) -> TablePicture:
    by_rule = against_the_oppobot(TABLES[table])
    far = [(seat, DIE if by_rule else SIGNS[seat]) for seat in SEATS_BY_TABLE[table] if side_of(seat) == OPPOSITION]
    near = [(seat, SIGNS[seat]) for seat in SEATS_BY_TABLE[table] if side_of(seat) != OPPOSITION]
    return TablePicture(far, near, has_open_hands="hands" in TABLES[table])


SUFFRAGIST_SEAT, OPPOSITION_SEAT = TWO_SEATS
FULL_GAME, RECONSTRUCTION = "full", "reconstruction"
GREEDY, PLANNER = "greedy", "planner"

PLAYERS = {kind: f"{character.name}, the computer" for kind, character in PLAYER_PROFILES.items()}
PLAYER_NAMES = {OPPOBOT: "The Oppobot", **{kind: character.name for kind, character in PLAYER_PROFILES.items()}}
KINDS_BY_SIDE: Mapping[Side, Mapping[str, str]] = MappingProxyType(
    {
        side_of(SUFFRAGIST_SEAT): {PERSON: "A person", **PLAYERS},
        side_of(OPPOSITION_SEAT): {PERSON: "A person: the Opposition, as it was fought", **PLAYERS},
    }
)
KINDS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        **{seat: kinds for side, kinds in KINDS_BY_SIDE.items() for seat in (ALONE[side], *PARTNERS[side])},
        OPPOSITION_SEAT: {**KINDS_BY_SIDE[side_of(OPPOSITION_SEAT)], OPPOBOT: "The Oppobot, which plays by dice"},
    }
)
OPPOSITION_KINDS = tuple(KINDS[OPPOSITION_SEAT])
DEFAULT_KINDS = {side_of(SUFFRAGIST_SEAT): (PERSON,), side_of(OPPOSITION_SEAT): (OPPOBOT, GREEDY)}
"""The default players of each side, as far as they are possible. A person plays the Opposition only by choice."""

RECOMMENDED = StartPreset(
    "You lead the Suffragists. The Oppobot, an automaton, plays the Opposition by dice.",
    {"scenario": FULL_GAME, SUFFRAGIST_SEAT: PERSON, OPPOSITION_SEAT: OPPOBOT},
)
FULL_GAME_OPTION = Option(
    FULL_GAME, "The full game", "1848–1920 · an hour or more · From Seneca Falls to the vote of the thirty-sixth state."
)
DIFFICULTIES = [
    Option(NORMAL, DICE_NAMES[NORMAL], "A blue d4, and gray dice in Final Voting."),
    Option(BLACK_D4, DICE_NAMES[BLACK_D4], "Harder in the Strategy Phase and Campaigning: its 1 is a 2."),
    Option(BLACK_D6, DICE_NAMES[BLACK_D6], "Harder in Final Voting: the 1 of its d6 or d8 is a 2."),
    Option(HARD, DICE_NAMES[HARD], "Harder in both."),
]
RECONSTRUCTED_DECK = Option(
    RECONSTRUCTION, "A reconstruction", "Own the printed game? Put your cards in: lessons/decks/README.md says how."
)


class VotesGameSetup(GameSetup):
    """Scenarios, seats, and the Oppobot."""

    def new_game(self, seats: Mapping[str, str]) -> NewGameOptions:
        """See `GameSetup.new_game`."""
        texts = lessons("scenarios")
        problems = {name: problem for name, text in texts.items() if (problem := _scenario_problem(text))}
        scenarios = {name: parse_scenario(text) for name, text in texts.items() if name not in problems}
        listed = [_scenario_option(name, one) for name, one in sorted(scenarios.items(), key=lambda item: item[1].when)]
        unreadable = [Option(name, f"{name}.md", problem=problem) for name, problem in problems.items()]
        opposition = {FULL_GAME: OPPOSITION_KINDS, **{name: _opposition_kinds(texts[name]) for name in scenarios}}
        # A scenario made for the Oppobot sets its own difficulty.
        left_open = [name for name, kinds in opposition.items() if len(kinds) > 1]
        oppobots: Conditions = {"scenario": left_open, OPPOSITION_SEAT: (OPPOBOT,)}
        return NewGameOptions(
            RECOMMENDED,
            _watch_option(scenarios),
            [
                StartQuestion("scenario", "Scenario", [FULL_GAME_OPTION, *listed, *unreadable]),
                table_question(opposition, {name: one.options for name, one in scenarios.items()}),
                *[_seat_question(seat, opposition if seat == OPPOSITION_SEAT else {}) for seat in KINDS],
                StartQuestion("difficulty", "Dice of the Oppobot", DIFFICULTIES, only=oppobots),
                StartQuestion("deck", "Deck of the Oppobot", [RECONSTRUCTED_DECK, *_deck_options()], only=oppobots),
            ],
        )

    def options(self, answers: Mapping[str, str]) -> dict[str, Any]:
        """See `GameSetup.options`."""
        scenario = lessons("scenarios").get(answers.get("scenario", ""))
        can_play, said = (
            (_opposition_kinds(scenario), parse_scenario(scenario).options) if scenario else (OPPOSITION_KINDS, {})
        )
        options = {**({"scenario": scenario} if scenario else {}), **table_options(answers, can_play, said)}
        if scenario and parse_scenario(scenario).mode == SOLITAIRE:
            its_own = {"difficulty": parse_scenario(scenario).difficulty}
            return {**options, **its_own} if against_the_oppobot(options) else options
        if not against_the_oppobot(options):
            if answers.get(OPPOSITION_SEAT) != OPPOBOT or _has_partners(options):
                return options
            options["opponent"] = OPPOBOT
        options["difficulty"] = _difficulty(answers)
        deck = lessons("decks").get(answers.get("deck", ""))
        return {**options, "deck": deck} if deck else options


class VotesSeating(Seating):
    """Persons, computer players, and the Oppobot in the seat of the Opposition."""

    others = "the other side"
    names = PLAYER_NAMES
    signs = SIGNS
    slow_players = (PLANNER,)

    def kinds(self, options: Mapping[str, Any], seats: Sequence[str]) -> Mapping[str, Mapping[str, str]]:
        """See `Seating.kinds`."""
        can = _opposition_kinds(options["scenario"]) if "scenario" in options else OPPOSITION_KINDS
        if against_the_oppobot(options):
            can = (OPPOBOT,)
        elif {"suffragists", "opposition"} & {*options}:
            can = tuple(KINDS_BY_SIDE[side_of(OPPOSITION_SEAT)])
        return {
            seat: {kind: label for kind, label in KINDS[seat].items() if seat != OPPOSITION_SEAT or kind in can}
            for seat in seats
        }

    def allowed_players(self, position: Position) -> Mapping[str, Collection[str]]:
        """See `Seating.allowed_players`."""
        by_rule = self.automated_seats(position)
        return {seat: [kind for kind in KINDS[seat] if kind != OPPOBOT or seat in by_rule] for seat in position.seats}

    def automated_seats(self, position: Position) -> Collection[str]:
        """See `Seating.automated_seats`."""
        return (OPPOSITION_SEAT,) if position.oppobot else ()

    def player(self, kind: str, rng: Random) -> Player[Any]:
        """See `Seating.player`."""
        return registry.create_player(kind, rng)

    def plan(self, kind: str, view: Any, rng: Random) -> PlannerJob:
        """See `Seating.plan`."""
        return PlannerJob(view, rng)


class PlannerJob:
    """The job that finds the best replies of the planner."""

    def __init__(self, view: View, rng: Random) -> None:
        self._planning = PlanningJob(view, rng.getrandbits(32))
        self.round, self.take = self._planning.round, self._planning.take

    @property
    def done(self) -> float:
        """See `BatchJob.done`."""
        return self._planning.done

    @property
    def found(self) -> Sequence[Reply]:
        """See `BatchJob.found`."""
        return self._planning.found[0].replies


def _scenario_problem(text: str) -> str:
    """Return why a scenario cannot be played; "" if it can."""
    try:
        parse_scenario(text)
    except BadScenario as wrong:
        return f"cannot be played yet: {wrong}"
    return ""


def _scenario_option(name: str, scenario: Scenario) -> Option:
    note = f"{scenario.date} · about {scenario.length} minute{'s' * (scenario.length > 1)} · {scenario.goal}"
    proposes = dict(scenario.players)
    if proposes.get(OPPOSITION_SEAT) == PERSON:
        del proposes[OPPOSITION_SEAT]
    if scenario.partners:
        plays = OPPOBOT if scenario.mode == SOLITAIRE else PERSON
        proposes[TABLE] = next(table for table in TABLE_LABELS if is_playable(table, [plays], scenario.options))
    return Option(name, scenario.title, note, proposes=proposes)


def _opposition_kinds(text: str) -> tuple[str, ...]:
    """Return the kinds of player that can play the Opposition in a scenario.

    The Oppobot cannot if the scenario gives the Opposition cards. Only the Oppobot can if the scenario is made for it.
    """
    if parse_scenario(text).mode == SOLITAIRE:
        return (OPPOBOT,)
    try:
        parse_scenario(text, NORMAL)
    except BadScenario:
        return (PERSON, *PLAYERS)
    return OPPOSITION_KINDS


def _has_partners(options: Mapping[str, Any]) -> bool:
    return len(seats_at(options)) > len(TWO_SEATS)


def _difficulty(answers: Mapping[str, str]) -> str:
    """Return the dice of the Oppobot; the normal ones if no valid choice was made."""
    chosen = answers.get("difficulty", NORMAL)
    return chosen if chosen in DICE_NAMES else NORMAL


def _seat_question(seat: str, can_sit: Mapping[str, Collection[str]]) -> StartQuestion:
    """Return the question for the player of a seat; `can_sit` has the possible kinds for each scenario with a limit."""
    options = []
    for kind, label in KINDS[seat].items():
        where = [scenario for scenario, kinds in can_sit.items() if kind in kinds]
        line = PLAYER_PROFILES[kind].line if kind in PLAYER_PROFILES else ""
        only: dict[str, Sequence[str]] = {} if len(where) == len(can_sit) else {"scenario": where}
        if seat == OPPOSITION_SEAT:
            only[TABLE] = WITH_THE_OPPOBOT if kind == OPPOBOT else WITHOUT_THE_OPPOBOT
        options.append(Option(kind, label, line, only=only))
    tables = tables_with_seat(seat)
    named = {seat: (PERSON,), TABLE: [table for table in tables if table != ONE_EACH]}
    return StartQuestion(
        seat,
        seat_name(seat),
        options,
        usual=DEFAULT_KINDS[side_of(seat)],
        only={TABLE: tables},
        named=named,
        sign=SeatSign(seat, SIGNS[seat], seat_name(seat)),
    )


def _watch_option(scenarios: Mapping[str, Scenario]) -> StartPreset:
    """Return a game to watch: the shortest scenario for two seats, else the full game."""
    both: dict[str, str] = {SUFFRAGIST_SEAT: GREEDY, OPPOSITION_SEAT: GREEDY}
    competitive = [
        (one.length, name) for name, one in scenarios.items() if one.mode == COMPETITIVE and not one.partners
    ]
    if not competitive:
        return StartPreset("The computer plays both sides of the full game.", {"scenario": FULL_GAME, **both})
    _, shortest = min(competitive)
    return StartPreset(f"The computer plays both sides: {scenarios[shortest].title}.", {"scenario": shortest, **both})


def _deck_options() -> Iterator[Option]:
    """Yield the decks in lessons/decks."""
    for name, text in lessons("decks").items():
        try:
            register_deck(text)
        except BadDeck as wrong:
            yield Option(name, f"{name}.md", problem=f"cannot be played with yet: {wrong}")
        else:
            yield Option(name, text.splitlines()[0].lstrip("# "), f"lessons/decks/{name}.md")


class VotesTutorial(Tutorial):
    """The steps in lessons/tutorial."""

    def lessons(self) -> Sequence[tutorial.TutorialLesson]:
        """See `Tutorial.lessons`."""
        return [*read_each("tutorial", lambda _, text: tutorial.parse_lesson(text)).values()]

    def lesson_match(self, step: tutorial.TutorialLesson) -> Match[Position, View]:
        """See `Tutorial.lesson_match`."""
        # The seed differs each time, so that a second try can succeed.
        return Match(VotesForWomen(), step.options, chance=seeded(token_hex(4)), players=step.players)
