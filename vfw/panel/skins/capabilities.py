"""The interface between the panel and a game: the `Skin` protocol and its optional capabilities.

Every capability class has defaults for a game without that capability, so the panel need not ask first. The games
themselves are in the packages beside this module.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from types import MappingProxyType
from typing import Any, Protocol

from vfw.core.game import Game, Position
from vfw.core.match import Match
from vfw.core.players import PERSON, Player, RandomPlayer
from vfw.core.position import Event
from vfw.core.questions import Decision, Reply, Word
from vfw.debrief.comparison import ComparedOutcome, RecordModel
from vfw.jobs.batch import BatchJob, Task
from vfw.panel.surfaces.boards import Board
from vfw.panel.view_models import Capability
from vfw.panel.view_models.advice import AnswerCritique, HintModel, Lesson, WinProbabilityModel
from vfw.panel.view_models.arc import ArcModel
from vfw.panel.view_models.dialog import DialogModel
from vfw.panel.view_models.new_game import NewGameOptions, Option, StartPreset, StartQuestion
from vfw.panel.view_models.prompt import EndingModel, PromptModel, RevealedOffers, StageModel
from vfw.panel.view_models.table import HandModel, Pile, SideModel, Tally, Track


@dataclass(frozen=True)
class About:
    """Texts about a game; "" for a text that it does not have.

    Attributes:
        subtitle: a line below the title.
        aim: what each side wants and what the player does, in three sentences.
        rights: the rights holder of the game, with *italic* words.
        styles: a stylesheet for what the game names itself, such as its sides, in the layer "vfw.game". The panel has
            the name of the game as `data-game`.
    """

    subtitle: str = ""
    aim: str = ""
    rights: str = ""
    styles: str = ""


class Hand(Capability):
    """Cards that a seat holds."""

    def hand(self, view: Any) -> HandModel:
        """Return the cards at the foot of the page: the viewer's hand, or the cards to choose from."""
        return HandModel("", ())


class Sides(Capability):
    """A summary of each side.

    Attributes:
        tab: the name for all sides together.
        label: the same for screen readers.
    """

    tab = "All sides"
    label = "The sides"

    def sides(self, view: Any) -> list[SideModel]:
        """Return the summary of each side."""
        return []


class Table(Capability):
    """Tracks, piles and facts beside the board."""

    def tracks(self, view: Any) -> tuple[list[Track], list[Tally]]:
        """Return the tracks and the counts beside them."""
        return [], []

    def piles(self, view: Any) -> list[Pile]:
        """Return the piles of cards that all players can see."""
        return []

    def facts(self, view: Any) -> list[tuple[str, str]]:
        """Return what else there is to know: (name, value) each."""
        return []


class Dialogs(Capability):
    """Explanations that open when a card, a word or a pile is selected."""

    def sheet(self, about: str, view: Any) -> DialogModel:
        """Return the dialog about "help", "word:...", "card:..." or a pile.

        Args:
            about: the subject, as above.
            view: limits what the dialog may tell; None tells only public information.

        Raises:
            ValueError: there is no such dialog.
        """
        raise ValueError(f"no sheet about {about!r}")

    def names(self) -> dict[str, str]:
        """Return the names in the log that open a dialog (cards and places), and the dialog of each."""
        return {}

    def terms_in(self, text: str) -> list[tuple[int, int, str]]:
        """Find the words of a text that have a dialog: (start, end, dialog) each, in order."""
        return []


class Speech(Capability):
    """Spoken text for screen readers.

    For a game without it the lines of the log are spoken, and the board cannot be asked for.

    Attributes:
        board_name: the name of the command that speaks the board.
    """

    board_name = "The board"

    def event_lines(self, events: Sequence[Event], view: Any) -> list[str]:
        """Describe `events`, a line for each cause, oldest first.

        The lines tell enough to follow the game without the board, and nothing that the view does not tell.

        Args:
            events: what happened.
            view: the listener's view after these events.
        """
        return []

    def board(self, view: Any) -> list[str]:
        """Describe the board in totals."""
        return []

    def score(self, view: Any) -> list[str]:
        """Describe the score; [] means that the facts of the table and the sides are spoken instead."""
        return []


RANDOM = "random"
DEFAULT_PLAYERS = {PERSON: "A person", RANDOM: "The computer, at random"}


class GameSetup(Capability):
    """The questions before a game; the default asks who plays each seat.

    Attributes:
        usual: the options of the game in its default setup.
        has_dice: whether the game can roll dice, so that the panel asks whose dice they are.
    """

    has_dice = True

    def __init__(self, usual: Mapping[str, Any] = MappingProxyType({})) -> None:
        self.usual = usual

    def new_game(self, seats: Mapping[str, str]) -> NewGameOptions:
        """Return the questions of the start page that are the game's own: all but dice, seed and help.

        Args:
            seats: the seats of the default setup and their names.
        """
        first = next(iter(seats))
        computers = dict.fromkeys(seats, RANDOM)
        return NewGameOptions(
            StartPreset(
                f"You play {seats[first]}; the computer plays all others at random.", {**computers, first: PERSON}
            ),
            StartPreset("The computer plays all seats at random.", computers),
            [
                StartQuestion(
                    seat,
                    name,
                    [Option(kind, label) for kind, label in DEFAULT_PLAYERS.items()],
                    usual=(PERSON if seat == first else RANDOM,),
                )
                for seat, name in seats.items()
            ],
        )

    def options(self, answers: Mapping[str, str]) -> dict[str, Any]:
        """Return the options of the game for these answers to the questions of `new_game`.

        A missing answer, or one that is not offered, means the default.
        """
        return dict(self.usual)


class Seating(Capability):
    """The players that can sit in each seat; by default a person or a random player.

    Attributes:
        others: the name for all other players.
        slow_players: the kinds of player that think for long before they choose.
        names: the names of players by their kind, for kinds that have one.
        signs: the shape of each seat (`vfw/panel/skins/seat_signs.py`), for seats that have one.
    """

    others = "the others"
    slow_players: Collection[str] = ()
    names: Mapping[str, str] = MappingProxyType({})
    signs: Mapping[str, str] = MappingProxyType({})

    def kinds(self, options: Mapping[str, Any], seats: Sequence[str]) -> Mapping[str, Mapping[str, str]]:
        """Return the kinds of player for each seat of a game with `options`, and their labels.

        A person comes first if a person can play the seat.
        """
        return dict.fromkeys(seats, DEFAULT_PLAYERS)

    def allowed_players(self, position: Any) -> Mapping[str, Collection[str]]:
        """Return for each seat the kinds of player that can continue from `position`."""
        return dict.fromkeys(position.seats, tuple(DEFAULT_PLAYERS))

    def automated_seats(self, position: Any) -> Collection[str]:
        """Return the seats that are played by rule: they are never asked, and only roll dice."""
        return ()

    def player(self, kind: str, rng: Random) -> Player[Any]:
        """Create a player of this kind, who draws from `rng`.

        Raises:
            ValueError: this kind of player does not choose.
        """
        if kind != RANDOM:
            raise ValueError(f"{kind!r} is no player; expected {RANDOM!r}, or {PERSON!r} for a person")
        return RandomPlayer(rng)

    def plan(self, kind: str, view: Any, rng: Random) -> BatchJob[Sequence[Reply]]:
        """Return the job in which one of the `slow_players` chooses.

        Its result is the reply to what `view` is asked, and the replies that follow at once, as far as the player knows
        them. `player` would reply the same.
        """
        raise ValueError(f"{kind!r} is no player that thinks for long; this game has none")


class Scenarios(Capability):
    """Games that begin in the middle: from a scenario, a recorded game, or a moment of another game."""

    position: type[Position] | None = None
    """The class of the game's positions, if a game can begin at a bare position."""

    def recorded_match(self, record: Mapping[str, Any]) -> Match[Any, Any] | None:
        """Return the match of a recorded game; None if `record` is of another game.

        Raises:
            DamagedSave: the record cannot be read; the message names the place.
        """
        return None

    def scenario_match(self, text: str) -> Match[Any, Any] | None:
        """Return a match that begins as a scenario says; None if `text` is not a scenario.

        Raises:
            DamagedSave: the message names the line that cannot be read, and what is expected.
        """
        return None

    def introduction(self, match: Match[Any, Any]) -> DialogModel | None:
        """Return the introduction to a game that begins with a scenario; None for other games.

        It says what has happened, the goal, what is left out, and the sources.
        """
        return None

    def scenario(self, position: Any) -> str:
        """Return the text of a scenario that begins at `position`.

        Raises:
            ValueError: no scenario can begin there; the message says why.
        """
        raise ValueError(self.why_no_scenario(position))

    def why_no_scenario(self, position: Any) -> str:
        """Return why no scenario can begin at `position`; "" if one can."""
        return "this game has no scenarios"

    def public_scenario(self, position: Any) -> str:
        """Return the text of a scenario that begins with the public part of `position`.

        All hidden cards are dealt again, so that the text tells no more than the table does.

        Raises:
            ValueError: there can be none; the message says why.
        """
        raise ValueError(self.why_no_public_scenario(position))

    def why_no_public_scenario(self, position: Any) -> str:
        """Return why there is no public scenario of `position`; "" if there is one."""
        return self.why_no_scenario(position)

    def last_part_start(self, match: Match[Any, Any]) -> int:
        """Return the index of the position that begins the last part of a finished game, such as its last turn."""
        return 0

    def handover_options(self, position: Any) -> dict[str, Any]:
        """Return the options of a game that begins at `position` with the automaton added, or removed if it played.

        Raises:
            ValueError: there can be no such game; the message says why.
        """
        raise ValueError(self.why_no_scenario(position))

    def handover_text(self, position: Any) -> str:
        """Say what changes when an automaton takes over or is replaced at `position`; "" if there is no automaton."""
        return ""


class Moments(Capability):
    """Turns, rounds and cards; a game without them is divided only by its questions.

    Attributes:
        part: the unit that is shown at once to a visitor who only watches, such as a card.
    """

    part = "card"

    def moment(self, view: Any) -> str:
        """Return the time in the game: "Turn 2, round 3"; "" if nothing divides it."""
        return ""

    def landmark(self, events: Iterable[Event]) -> str:
        """Return a short label of the event among `events` that a replay marks; "" if there is none."""
        return ""

    def begins_part(self, position: Any) -> bool:
        """Return whether the position waits for the next part to begin, for visitors who only watch."""
        return isinstance(position.pending, Decision)


class EventQueries(Capability):
    """Questions about the events of a game."""

    def last_actor(self, events: Iterable[Event]) -> str:
        """Return the seat that acted last in `events`; "" if none did."""
        return ""

    def has_played(self, events: Iterable[Event], seats: Collection[str]) -> bool:
        """Return whether one of the seats has played a card in `events`."""
        return False

    def summary(self, events: Iterable[Event], seat: str | None) -> list[str]:
        """Summarize `events` that belong together for `seat`; [] if the last of them say it."""
        return []

    def animation_ms(self, events: Iterable[Event]) -> int:
        """Return how long the board shows `events` one after the other, in ms; 0 if all appear at once."""
        return 0

    def is_for_all(self, events: Iterable[Event]) -> bool:
        """Return whether all players look at `events` together, before the screen changes hands."""
        return False

    def opened(self, events: Iterable[Event], seat: str) -> RevealedOffers | None:
        """Return the exchange in `events` that `seat` took part in; None if there is none."""
        return None

    def events_played(self, events: Iterable[Event], seat: str | None) -> list[str]:
        """Return the cards that `seat` plays for their events in `events`."""
        return []


class Dice(Capability):
    """Dice that belong to a seat."""

    def dice_seat(self, position: Any) -> str:
        """Return the seat that rolls the dice for which `position` waits; "" if the dice belong to no seat."""
        return ""

    def dice_results(self, events: Iterable[Event]) -> Sequence[tuple[int, int]]:
        """Return the dice that were rolled in `events`: (sides, face) each."""
        return ()

    def is_throw(self, reply: Reply) -> bool:
        """Return whether this reply itself rolls dice, so that no further question is asked."""
        return False


class Clock(Capability):
    """A clock beside the table; without it a game has no time limit.

    The game itself knows no time. The clock runs in matches whose questions it can interrupt.

    Attributes:
        minutes: the time after which the clock runs out.
        says: the reply that the clock then gives in place of the player.
    """

    minutes = 0
    says: Word = ""


class Secrets(Capability):
    """Information that players at one screen hide from each other; by default the screen is always handed over.

    Attributes:
        look_away_text: the text for all others while the screen changes hands.
        secrets_in_saves: the secrets that a save reveals, named where games are saved; "" to say nothing.
        has_none: whether all information is public, always. A person who plays only against computers can then undo
            their answers too.
    """

    look_away_text = "All others look away."
    secrets_in_saves = ""
    has_none = False

    def look_away_text_at(self, view: Any) -> str:
        """Return the `look_away_text` for this table."""
        return self.look_away_text

    def needs_hidden_hand(self, position: Any) -> bool:
        """Return whether the next player to choose needs a hand that the others must not see."""
        return not self.has_none

    def reveals_cards(self, events: Iterable[Event], seat: str | None) -> bool:
        """Return whether `events` showed `seat` cards that were hidden."""
        return False


class Placing(Capability):
    """Pieces that are placed one by one."""

    def colors(self, view: Any) -> Sequence[str]:
        """Return the colors that the viewer may choose for each piece; () if there is no choice."""
        return ()

    def at_once(self, view: Any, place: Word) -> int:
        """Return how many pieces could go to `place`, or leave it, in consecutive answers; 1 by default."""
        return 1

    def is_formality(self, view: Any) -> bool:
        """Return whether only the order of the next answers is open: every place offered will be filled."""
        return False


class Tutorial(Capability):
    """A tutorial in steps."""

    def lessons(self) -> Sequence[Lesson]:
        """Return the steps of the tutorial."""
        return ()

    def lesson_match(self, step: Any) -> Match[Any, Any]:
        """Return the game in which a step of the tutorial is played, from its beginning."""
        raise ValueError("this game has no tutorial")


class Advice(Capability):
    """Help with the current question.

    Attributes:
        has_win_chances: whether the chance to win can be estimated.
    """

    has_win_chances = True

    def odds(self, view: Any) -> str:
        """Describe the probable results of the next dice; "" if no dice can be rolled."""
        return ""

    def find_hints(self, view: Any, seed: str) -> BatchJob[Sequence[HintModel]] | None:
        """Return a job that finds good answers for the seat of `view`, the best first; None if there is no hint.

        The job knows only what that seat knows. All randomness follows from `seed`.
        """
        return None

    def find_objections(self, view: Any, seed: str) -> BatchJob[AnswerCritique] | None:
        """Return a job that finds reasons against the answers open to the seat of `view`; None if there are none.

        The job knows only what that seat knows. All randomness follows from `seed`.
        """
        return None

    def chance(self, view: Any, seed: str) -> BatchJob[WinProbabilityModel] | None:
        """Return a job that estimates the chance of the seat of `view` to win; None if there is none.

        The job knows only what that seat knows; without a seat it describes the table. All randomness follows from
        `seed`.
        """
        return None

    def warm_up_task(self, view: Any) -> Task | None:
        """Return a small task of the jobs about `view`, which prepares a worker for them; None if there are no jobs."""
        return None

    def still_needed(self, view: Any) -> str:
        """Return what the seat of `view` still needs to win; "" if its question has no effect on it."""
        return ""


class History(Capability):
    """The historical record beside the game."""

    def record(self, match: Any) -> RecordModel:
        """Compare the game with history; for a finished game also give questions to talk about."""
        return RecordModel("", (), ())

    def beside(self, match: Any, since: int, until: int) -> Sequence[ComparedOutcome]:
        """Compare the results between two positions with history.

        Args:
            match: the game.
            since: the index of the first position.
            until: the index of the last position.
        """
        return ()


class Arcs(Capability):
    """The curve of the chance to win through a game; by default there is none.

    The result of its job has a type of its own.
    """

    def why_no_arc(self, match: Match[Any, Any]) -> str:
        """Return why the match has no arc; "" if it has one."""
        return "this game has none"

    def job(self, match: Match[Any, Any], persons: Sequence[str]) -> BatchJob[Any]:
        """Return the job that computes the arc of a match; a result kept with the match is reused.

        Args:
            match: the game.
            persons: the seats that persons play.

        Raises:
            ValueError: there is no arc, or the kept result is damaged.
        """
        raise ValueError("this game has no arc")

    def forget(self, match: Match[Any, Any], persons: Sequence[str]) -> str:
        """Drop a damaged result that is kept with the match, and return what was wrong with it; "" if nothing was."""
        return ""

    def keep(self, match: Match[Any, Any], found: Any) -> None:
        """Keep a result with the match for later use."""

    def face(self, match: Match[Any, Any], persons: Sequence[str], found: Any) -> ArcModel:
        """Return the arc, as far as it has been computed."""
        raise ValueError("this game has no arc")


NO_STAGE = "this game has no stage"


class DiceStage(Capability):
    """Decisions by dice that are shown one by one, with a pause before the deciding die.

    A skin whose game has such decisions overrides all methods. By default `is_staged` is false, and there is no stage.
    """

    def is_staged(self, position: Any) -> bool:
        """Return whether `position` waits for something that is shown on the stage."""
        return False

    def awaits_deciding_die(self, position: Any) -> bool:
        """Return whether `position` waits for the deciding die, or for the choice to roll it again."""
        return False

    def has_decided(self, events: Iterable[Event]) -> bool:
        """Return whether dice have decided in `events`."""
        return False

    def opening(self, view: Any) -> StageModel:
        """Return the text before the first decision."""
        raise ValueError(NO_STAGE)

    def face(self, view: Any) -> StageModel:
        """Return the stage before the deciding die."""
        raise ValueError(NO_STAGE)

    def result(self, before: Any, events: Iterable[Event]) -> StageModel:
        """Return the stage after the decision.

        Args:
            before: the view before the deciding die.
            events: the events since then.
        """
        raise ValueError(NO_STAGE)


@dataclass(frozen=True)
class Capabilities:
    """The optional parts of a game's skin; the panel leaves out the ones that a game does not have."""

    about: About = field(default_factory=About)
    game_setup: GameSetup = field(default_factory=GameSetup)
    seating: Seating = field(default_factory=Seating)
    scenarios: Scenarios = field(default_factory=Scenarios)
    board: Board = field(default_factory=Board)
    hand: Hand = field(default_factory=Hand)
    table: Table = field(default_factory=Table)
    sides: Sides = field(default_factory=Sides)
    dialogs: Dialogs = field(default_factory=Dialogs)
    speech: Speech = field(default_factory=Speech)
    moments: Moments = field(default_factory=Moments)
    event_queries: EventQueries = field(default_factory=EventQueries)
    dice: Dice = field(default_factory=Dice)
    dice_stage: DiceStage = field(default_factory=DiceStage)
    clock: Clock = field(default_factory=Clock)
    secrets: Secrets = field(default_factory=Secrets)
    placing: Placing = field(default_factory=Placing)
    tutorial: Tutorial = field(default_factory=Tutorial)
    advice: Advice = field(default_factory=Advice)
    history: History = field(default_factory=History)
    arcs: Arcs = field(default_factory=Arcs)


class Skin(Protocol):
    """The interface that every game offers to the panel. Views are those of the game."""

    @property
    def game(self) -> Game[Any, Any]:
        """The rules of the game."""
        ...

    @property
    def title(self) -> str:
        """The title of the game."""
        ...

    @property
    def capabilities(self) -> Capabilities:
        """The optional parts of the skin."""
        ...

    def seat_name(self, seat: str) -> str:
        """Return the name of a seat."""
        ...

    def prompt(self, view: Any) -> PromptModel:
        """Return the current question, in words and with the replies."""
        ...

    def log(self, events: Iterable[Event], seat: str | None) -> list[tuple[str, bool]]:
        """Describe events: sentences, oldest first, each with a flag that it begins a part of the game.

        Details of a sentence follow a line break; they are shown on request.

        Args:
            events: what happened.
            seat: the reader; None for public information only.
        """
        ...

    def ending(self, view: Any) -> EndingModel:
        """Return how the game ended, once it has."""
        ...
