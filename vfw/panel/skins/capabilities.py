"""What a game shows besides its board: words about it, cards in the hand, what lies on the table, sheets."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from types import MappingProxyType
from typing import Any, Protocol

from vfw.aftermath.comparison import Beside, RecordFace
from vfw.core.game import Game, Position
from vfw.core.match import Match
from vfw.core.players import PERSON, Player, RandomPlayer
from vfw.core.position import Event
from vfw.core.questions import Decision, Reply, Word
from vfw.panel.faces.ability import Ability
from vfw.panel.faces.arc_face import ArcFace
from vfw.panel.faces.changing_hands import Opened
from vfw.panel.faces.choosing import NewGame, Option, StartQuestion, WayIn
from vfw.panel.faces.coach import Lesson
from vfw.panel.faces.ending import EndingFace
from vfw.panel.faces.hand import HandFace
from vfw.panel.faces.hint import HintFace
from vfw.panel.faces.on_stage import StageFace
from vfw.panel.faces.piles import Pile
from vfw.panel.faces.prompt import PromptFace
from vfw.panel.faces.remark import Objections
from vfw.panel.faces.sheets import SheetFace
from vfw.panel.faces.standing import StandingFace
from vfw.panel.faces.tracks import CampFace, Tally, Track
from vfw.panel.surfaces.boards import Board
from vfw.thinking.inquiry import Inquiry, Piece


@dataclass(frozen=True)
class About:
    """Words about a game; "" where it has none.

    Attributes:
        subtitle: a line below the title. aim: what each side wants and what one does, in three sentences.
        rights: whose game it is, with *italic* words.
        styles: a stylesheet for what the game names itself, such as its sides, in the layer "vfw.game"; the panel bears
            the name of the game as `data-game`.
    """

    subtitle: str = ""
    aim: str = ""
    rights: str = ""
    styles: str = ""


class Hand(Ability):
    """Cards that a seat holds."""

    def hand(self, view: Any) -> HandFace:
        """The cards at the foot of the page: the viewer's hand, or those the viewer has to choose among."""
        return HandFace("", ())


class Sides(Ability):
    """What each side has.

    Attributes:
        tab: what people call all sides together; label: the same, for who does not see them.
    """

    tab = "All sides"
    label = "The sides"

    def sides(self, view: Any) -> list[CampFace]:
        return []


class Table(Ability):
    """What lies on the table: how far things are, and cards open to all."""

    def tracks(self, view: Any) -> tuple[list[Track], list[Tally]]:
        return [], []

    def piles(self, view: Any) -> list[Pile]:
        return []

    def facts(self, view: Any) -> list[tuple[str, str]]:
        """What else there is to know: (name, value) each."""
        return []


class Dialogs(Ability):
    """What explains itself when it is touched."""

    def sheet(self, about: str, view: Any) -> SheetFace:
        """The sheet about "help", "word:...", "card:..." or a pile, as the view (None: nobody's) knows it.
        Raises ValueError where there is none."""
        raise ValueError(f"no sheet about {about!r}")

    def names(self) -> dict[str, str]:
        """What open sheets where they stand in the log: the names of cards and places, and the sheet of each."""
        return {}

    def terms_in(self, text: str) -> list[tuple[int, int, str]]:
        """Where a text uses words of the game that have a sheet: (start, end, sheet) each, in order."""
        return []


class Speech(Ability):
    """Words for the ear; of a game without it the lines of the log are heard, and nobody can ask for its board.

    Attributes:
        board_name: what one asks for who wants to hear the board.
    """

    board_name = "The board"

    def event_lines(self, events: Sequence[Event], view: Any) -> list[str]:
        """What happened, a line for each cause, oldest first; `view` is that of who hears it, after these events.
        Whoever hears all of it needs no board, and nothing is told that the view does not tell."""
        return []

    def board(self, view: Any) -> list[str]:
        """How things stand on the board, in totals."""
        return []

    def score(self, view: Any) -> list[str]:
        """Who is how far; of a game that does not say it, what its table and its sides have."""
        return []


RANDOM = "random"
DEFAULT_PLAYERS = {PERSON: "A person", RANDOM: "The computer, at random"}


class GameSetup(Ability):
    """What is asked before a game; of one without it, who sits where.

    Attributes:
        usual: the options of the game with which a usual one begins.
        has_dice: whether dice can fall in the game, so that it is asked whose they are.
    """

    has_dice = True

    def __init__(self, usual: Mapping[str, Any] = MappingProxyType({})) -> None:
        self.usual = usual

    def new_game(self, seats: Mapping[str, str]) -> NewGame:
        """How a game can begin, as far as that is the game's own: all but dice, seed and help. `seats` are those of a
        usual game, and what people call them."""
        first = next(iter(seats))
        computers = dict.fromkeys(seats, RANDOM)
        return NewGame(
            WayIn(f"You play {seats[first]}; all others draw by lot.", {**computers, first: PERSON}),
            WayIn("The computer plays all seats, by lot.", computers),
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
        """The options of the game that these answers to the questions of `new_game` make. What is not answered, or not
        with a word that is offered, is as usual."""
        return dict(self.usual)


class Seating(Ability):
    """Who can sit where; in a game without it, a person or a computer that draws by lot.

    Attributes:
        others: what whoever sits at the screen calls all others.
        thinkers: the kinds of player that think for long before they choose.
        names: what players are called, by their kind, where they have names.
        signs: the shape by which a seat is known from afar (`skins/abilities/seat_signs.py`), where it has one.
    """

    others = "the others"
    slow_players: Collection[str] = ()
    names: Mapping[str, str] = MappingProxyType({})
    signs: Mapping[str, str] = MappingProxyType({})

    def kinds(self, options: Mapping[str, Any], seats: Sequence[str]) -> Mapping[str, Mapping[str, str]]:
        """Who can sit where in a game begun with `options`, for these `seats`: for each the words for a kind of player
        and what people call it, a person first where one can sit there."""
        return dict.fromkeys(seats, DEFAULT_PLAYERS)

    def allowed_players(self, position: Any) -> Mapping[str, Collection[str]]:
        """For each seat the words for the kinds of player that can go on from `position`."""
        return dict.fromkeys(position.seats, tuple(DEFAULT_PLAYERS))

    def automated_seats(self, position: Any) -> Collection[str]:
        """The seats that are played by rule: they are never asked, and only throw dice."""
        return ()

    def player(self, kind: str, rng: Random) -> Player[Any]:
        """A player of this kind, who draws from `rng`. Raises ValueError for a kind that does not choose."""
        if kind != RANDOM:
            raise ValueError(f"{kind!r} is no player; expected {RANDOM!r}, or {PERSON!r} for whoever is none")
        return RandomPlayer(rng)

    def plan(self, kind: str, view: Any, rng: Random) -> Inquiry[Sequence[Reply]]:
        """What one of the `thinkers` thinks about before it chooses. It finds its reply to what `view` is asked, and
        those that it then gives at once, as far as it knows them; `player` would reply the same."""
        # Only a skin that names `thinkers` is asked.
        raise NotImplementedError


class Scenarios(Ability):
    """Beginning in the middle: from a scenario, a recorded game, or a moment of another game."""

    position: type[Position] | None = None
    """The class of the game's positions, where one can go on from a bare position."""

    def recorded_match(self, record: Mapping[str, Any]) -> Match[Any, Any] | None:
        """The match of a recorded game; None where `record` is none of this game. Raises DamagedSave, which says where
        it cannot be read."""
        return None

    def scenario_match(self, text: str) -> Match[Any, Any] | None:
        """A match that begins as a scenario says; None where `text` is none. Raises DamagedSave, which names the line
        that cannot be read and what would be right."""
        return None

    def introduction(self, match: Match[Any, Any]) -> SheetFace | None:
        """What is read before a game that begins as a scenario says: what has happened, the goal, what is left out and
        where it is from; None for a game that begins at its beginning."""
        return None

    def scenario(self, position: Any) -> str:
        """The text of a scenario that begins at `position`. Raises ValueError, which says why none can."""
        raise ValueError(self.why_no_scenario(position))

    def why_no_scenario(self, position: Any) -> str:
        """Why no scenario can begin at `position`; "" where one can."""
        return "this game has no scenarios"

    def public_scenario(self, position: Any) -> str:
        """The text of a scenario that begins with what lies open at `position`; all that is hidden was dealt anew, so
        that it tells nobody more than the table does. Raises ValueError, which says why none can."""
        raise ValueError(self.why_no_public_scenario(position))

    def why_no_public_scenario(self, position: Any) -> str:
        """Why `position` cannot be laid open; "" where it can."""
        return self.why_no_scenario(position)

    def last_part_start(self, match: Match[Any, Any]) -> int:
        """The number of the position with which the last part of a game that is over begins, such as its last turn."""
        return 0

    def handover_options(self, position: Any) -> dict[str, Any]:
        """The options of a game that begins at `position` with its automaton in a seat that it did not play, or without
        it where it did. Raises ValueError, which says why none can."""
        raise ValueError(self.why_no_scenario(position))

    def handover_text(self, position: Any) -> str:
        """What becomes of the table when an automaton takes over or gives over at `position`, or where it can; "" in a
        game that has none."""
        return ""


class Moments(Ability):
    """Turns, rounds and cards; nothing divides a game without them but its questions.

    Attributes:
        part: what those who only watch see at once, such as a card.
    """

    part = "card"

    def moment(self, view: Any) -> str:
        """When in the game this is: "Turn 2, round 3"; "" where nothing divides it."""
        return ""

    def landmark(self, events: Iterable[Event]) -> str:
        """What those who look back at a game will look for among `events`, in a few words; "" where nothing is."""
        return ""

    def begins_part(self, position: Any) -> bool:
        """Whether the position waits for the next part to begin, for those who only watch."""
        return isinstance(position.pending, Decision)


class EventQueries(Ability):
    """Who did what in the news."""

    def last_actor(self, events: Iterable[Event]) -> str:
        """The seat that acted last in `events`; "" where none did."""
        return ""

    def has_played(self, events: Iterable[Event], seats: Collection[str]) -> bool:
        """Whether in these events one of the seats has played a card."""
        return False

    def summary(self, events: Iterable[Event], seat: str | None) -> list[str]:
        """What `seat` is told at once of `events` that belong together; [] where the last of them say it."""
        return []

    def animation_ms(self, events: Iterable[Event]) -> int:
        """The ms in which the board shows `events` one after the other; 0 where all are seen at once."""
        return 0

    def is_for_all(self, events: Iterable[Event]) -> bool:
        """Whether `events` are looked at by all together, before the screen changes hands."""
        return False

    def opened(self, events: Iterable[Event], seat: str) -> Opened | None:
        """The exchange that `seat` has been part of in `events`, which those two look at before anything goes on; None
        where there was none."""
        return None

    def events_played(self, events: Iterable[Event], seat: str | None) -> list[str]:
        """The cards that `seat` plays for what they say in `events`."""
        return []


class Dice(Ability):
    """Dice that belong to somebody."""

    def dice_seat(self, position: Any) -> str:
        """The seat whose dice are to fall, where the position waits for dice; "" where they are nobody's."""
        return ""

    def dice_results(self, events: Iterable[Event]) -> Sequence[tuple[int, int]]:
        """The dice that fell in `events`: (sides, face) each."""
        return ()

    def is_throw(self, reply: Reply) -> bool:
        """Whether this reply itself says that dice are to fall, so that nothing more is asked."""
        return False


class Clock(Ability):
    """A clock beside the table, which knows no time itself; a game without it is never short of any. It runs in those
    matches whose questions it can interrupt.

    Attributes:
        minutes: after so many it runs out. says: the reply that it then gives in place of whoever is asked.
    """

    minutes = 0
    says: Word = ""


class Secrets(Ability):
    """What one person at a screen must not see of another; a game without it is safe, and always hands over.

    Attributes:
        looks_away: what is said to all others while the screen changes hands. in_saves: what lies open in a save, and
            is told where games are saved; "" where nothing is said of it.
        are_none: whether everything lies open, always. Who is alone with computers then takes back their answers too.
    """

    look_away_text = "All others look away."
    secrets_in_saves = ""
    has_none = False

    def look_away_text_at(self, view: Any) -> str:
        """The same at this table."""
        return self.look_away_text

    def needs_hidden_hand(self, position: Any) -> bool:
        """Whether the next to choose needs a hand the other must not see."""
        return not self.has_none

    def reveals_cards(self, events: Iterable[Event], seat: str | None) -> bool:
        """Whether `events` showed `seat` cards that were hidden."""
        return False


class Placing(Ability):
    """Pieces that are placed one by one."""

    def colors(self, view: Any) -> Sequence[str]:
        """The colours among which the viewer may choose, piece by piece, while the board answers; () elsewhere."""
        return ()

    def at_once(self, view: Any, place: Word) -> int:
        """How many pieces could go to `place`, or from it, one answer after the other; 1 where that is no matter."""
        return 1

    def is_formality(self, view: Any) -> bool:
        """Whether the answers to come are a matter of order only: every place offered will be filled."""
        return False


class Tutorial(Ability):
    """A tutorial in steps."""

    def lessons(self) -> Sequence[Lesson]:
        """The steps of the tutorial."""
        return ()

    def lesson_match(self, step: Any) -> Match[Any, Any]:
        """The game in which a step of the tutorial is played, from its beginning."""
        raise ValueError("this game has no tutorial")


class Advice(Ability):
    """Help with the question at hand.

    Attributes:
        counts_chances: whether how likely somebody is to win can be worked out at all.
    """

    has_win_chances = True

    def odds(self, view: Any) -> str:
        """How likely what the dice can bring is, where dice are to fall or could fall again; "" elsewhere."""
        return ""

    def find_hints(self, view: Any, seed: str) -> Inquiry[Sequence[HintFace]] | None:
        """The inquiry into good answers to the decision of the seat of `view`, the best first, from what that seat
        knows; None where nobody can tell. All chance in it follows from `seed`."""
        return None

    def find_objections(self, view: Any, seed: str) -> Inquiry[Objections] | None:
        """The inquiry into what speaks against the answers to the decision of the seat of `view`, from what that seat
        knows; None where nobody can tell. All chance in it follows from `seed`."""
        return None

    def chance(self, view: Any, seed: str) -> Inquiry[StandingFace] | None:
        """The inquiry into how likely the seat of `view` is to win, from what it knows; where it has none, into how the
        table stands. None where nobody can tell. All chance in it follows from `seed`."""
        return None

    def warm_up_task(self, view: Any) -> Piece | None:
        """A small piece of the work that inquiries into `view` ask for: whoever has done it does others at once. None
        where there are none."""
        return None

    def stands(self, view: Any) -> str:
        """What the seat of `view` lacks to win, and what that asks for; "" where its question has no bearing on it."""
        return ""


class History(Ability):
    """What really happened, beside what came of the game."""

    def record(self, match: Any) -> RecordFace:
        """Where the game left history; when it is over, also what those who played can talk about."""
        return RecordFace("", (), ())

    def beside(self, match: Any, since: int, until: int) -> Sequence[Beside]:
        """What came of the game from one position to another, by their numbers, each beside what came in history."""
        return ()


class Arcs(Ability):
    """The arc of a game; one without it has none to show. What an inquiry finds is its own."""

    def why_no_arc(self, match: Match[Any, Any]) -> str:
        """Why the match has no arc; "" where it has one."""
        return "this game has none"

    def inquiry(self, match: Match[Any, Any], persons: Sequence[str]) -> Inquiry[Any]:
        """How the arc of a match is worked out, which `persons` play; what was kept with the match is known at once.
        Raises ValueError where there is none, or where what was kept is damaged."""
        raise ValueError("this game has no arc")

    def forget(self, match: Match[Any, Any], persons: Sequence[str]) -> str:
        """Drop what is kept with the match where it is damaged. Says what was wrong with it; "" where nothing was."""
        return ""

    def keep(self, match: Match[Any, Any], found: Any) -> None:
        """Keep what was found with the match, for whoever opens it again."""

    def face(self, match: Match[Any, Any], persons: Sequence[str], found: Any) -> ArcFace:
        """The arc, as far as it has been found."""
        raise ValueError("this game has no arc")


class DiceStage(Ability):
    """Decisions by dice that are shown one by one, and rest before the die that decides.

    A skin whose game stages something overrides all of it. For the others nothing is staged, so no face is asked for.
    """

    def is_staged(self, position: Any) -> bool:
        """Whether what `position` waits for belongs to what is shown on the stage."""
        return False

    def awaits_deciding_die(self, position: Any) -> bool:
        """Whether the deciding die is to fall in `position`, or could be rolled again."""
        return False

    def has_decided(self, events: Iterable[Event]) -> bool:
        """Whether dice have decided in `events`."""
        return False

    def opening(self, view: Any) -> StageFace:
        """What is said before the first of them."""
        # Asked only where a skin stages something.
        raise NotImplementedError

    def face(self, view: Any) -> StageFace:
        """What is on the stage where it rests."""
        # Asked only where a skin stages something.
        raise NotImplementedError

    def result(self, before: Any, events: Iterable[Event]) -> StageFace:
        """What is on the stage once it is decided: `before` is the view where it rested last, `events` came of it."""
        # Asked only where a skin stages something.
        raise NotImplementedError


@dataclass(frozen=True)
class Capabilities:
    """What a game has beyond what every game must; the panel leaves out what it lacks."""

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
    """What every game gives the panel. Views are those of the game."""

    @property
    def game(self) -> Game[Any, Any]: ...

    @property
    def title(self) -> str: ...

    @property
    def capabilities(self) -> Capabilities: ...

    def seat_name(self, seat: str) -> str:
        """What people call a seat."""
        ...

    def prompt(self, view: Any) -> PromptFace:
        """What is asked, in words and with the replies."""
        ...

    def log(self, events: Iterable[Event], seat: str | None) -> list[tuple[str, bool]]:
        """Sentences, oldest first, and whether each begins something; `seat` hears them, None only what lies open.
        Behind a line break stands what a sentence leaves out, for whoever asks."""
        ...

    def ending(self, view: Any) -> EndingFace:
        """How the game ended, once it has."""
        ...
