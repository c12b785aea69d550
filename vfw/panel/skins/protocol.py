"""What the panel asks of a game's looks. The games themselves are met in the skins that have this shape."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from random import Random
from typing import Any, Protocol

from vfw.aftermath.comparison import Beside, RecordFace
from vfw.core.game import Game
from vfw.core.match import Match
from vfw.core.players import Player
from vfw.core.position import Event, Position
from vfw.core.questions import Reply, Word
from vfw.panel.faces.choosing import NewGame
from vfw.panel.faces.coach import Lesson
from vfw.panel.faces.ending import EndingFace
from vfw.panel.faces.hand import HandFace
from vfw.panel.faces.hint import HintFace
from vfw.panel.faces.piles import Pile
from vfw.panel.faces.prompt import PromptFace
from vfw.panel.faces.sheets import SheetFace
from vfw.panel.faces.state_face import StateFace
from vfw.panel.faces.tracks import CampFace, Tally, Track


class Skin(Protocol):
    """What the panel asks of a game's looks. `seats` are names for people; views are those of the game."""

    @property
    def game(self) -> Game[Any, Any]: ...

    @property
    def title(self) -> str: ...

    @property
    def subtitle(self) -> str: ...

    @property
    def aim(self) -> str:
        """What each side wants and what one does, in three sentences."""
        ...

    @property
    def seats(self) -> Mapping[str, str]: ...

    @property
    def position(self) -> type[Position]:
        """The class of the game's positions."""
        ...

    def new_game(self) -> NewGame:
        """How a game can begin, as far as that is the game's own: all but dice, seed and help."""
        ...

    def options(self, answers: Mapping[str, str]) -> dict[str, Any]:
        """The options of the game that these answers to the questions of `new_game` make. What is not answered, or not
        with a word that is offered, is as usual."""
        ...

    def kinds(self, options: Mapping[str, Any]) -> Mapping[str, Mapping[str, str]]:
        """Who can sit where in a game begun with `options`: for each seat the words for a kind of player and what
        people call it, a person first where one can sit there."""
        ...

    def lessons(self) -> Sequence[Lesson]:
        """The steps of the tutorial."""
        ...

    def lesson_match(self, step: Any) -> Match[Any, Any]:
        """The game in which a step of the tutorial is played, from its beginning."""
        ...

    def player(self, kind: str, rng: Random) -> Player[Any]:
        """A player of this kind, who draws from `rng`. Raises ValueError for a kind that does not choose."""
        ...

    def automatic(self, position: Any) -> Collection[str]:
        """The seats that are played by rule: they are never asked, and only throw dice."""
        ...

    def can_sit(self, position: Any) -> Mapping[str, Collection[str]]:
        """For each seat the words for the kinds of player that can go on from `position`."""
        ...

    def thrower(self, position: Any) -> str:
        """The seat whose dice are to fall, where the position waits for dice."""
        ...

    def has_played(self, events: Iterable[Event], seats: Collection[str]) -> bool:
        """Whether in these events one of the seats has played a card."""
        ...

    def prompt(self, view: Any) -> PromptFace: ...

    def ending(self, view: Any) -> EndingFace:
        """How the game ended, once it has."""
        ...

    def states(self, view: Any, changed: Iterable[str]) -> dict[str, StateFace]: ...

    def campaigners(self, view: Any) -> dict[str, list[str]]: ...

    def hand(self, view: Any) -> HandFace:
        """The cards at the foot of the page: the viewer's hand, or those the viewer has to choose among."""
        ...

    def tracks(self, view: Any) -> tuple[list[Track], list[Tally]]: ...

    def camps(self, view: Any) -> list[CampFace]: ...

    def piles(self, view: Any) -> list[Pile]: ...

    def sheet(self, about: str, view: Any) -> SheetFace:
        """The sheet about "help", "word:...", "card:..." or a pile, as the view (None: nobody's) knows it.
        Raises ValueError where there is none."""
        ...

    def names(self) -> dict[str, str]:
        """What open sheets where they stand in the log: the names of cards and states, and the sheet of each."""
        ...

    def terms_in(self, text: str) -> list[tuple[int, int, str]]:
        """Where a text uses words of the game that have a sheet: (start, end, sheet) each, in order."""
        ...

    def acting(self, events: Iterable[Event]) -> str:
        """The seat that acted last in `events`; "" where none did."""
        ...

    def thrown(self, events: Iterable[Event]) -> Sequence[tuple[int, int]]:
        """The dice that fell in `events`: (sides, face) each."""
        ...

    def is_throw(self, reply: Reply) -> bool:
        """Whether this reply itself says that dice are to fall, so that nothing more is asked."""
        ...

    def shows_cards(self, events: Iterable[Event], seat: str | None) -> bool:
        """Whether `events` showed `seat` cards that were hidden."""
        ...

    def log(self, events: Iterable[Event], seat: str | None) -> list[tuple[str, bool]]:
        """Sentences, oldest first, and whether each begins something."""
        ...

    def record(self, match: Any) -> RecordFace:
        """Where the game left history; when it is over, also what those who played can talk about."""
        ...

    def beside(self, match: Any, since: int, until: int) -> Sequence[Beside]:
        """What came of the game from one position to another, by their numbers, each beside what came in history."""
        ...

    def events_played(self, events: Iterable[Event], seat: str | None) -> list[str]:
        """The cards that `seat` plays for what they say in `events`."""
        ...

    def changed(self, events: Iterable[Event]) -> set[str]:
        """The states that `events` changed."""
        ...

    def landmark(self, events: Iterable[Event]) -> str:
        """What those who look back at a game will look for among `events`, in a few words; "" where nothing is."""
        ...

    def recorded_match(self, record: Mapping[str, Any]) -> Match[Any, Any] | None:
        """The match of a recorded game; None where `record` is none of this game. Raises DamagedSave, which says where
        it cannot be read."""
        ...

    def scenario_match(self, text: str) -> Match[Any, Any] | None:
        """A match that begins as a scenario says; None where `text` is none. Raises DamagedSave, which names the line
        that cannot be read and what would be right."""
        ...

    def introduction(self, match: Match[Any, Any]) -> SheetFace | None:
        """What is read before a game that begins as a scenario says: what has happened, the goal, what is left out and
        where it is from; None for a game that begins at its beginning."""
        ...

    def scenario(self, position: Any) -> str:
        """The text of a scenario that begins at `position`. Raises ValueError, which says why none can."""
        ...

    def why_no_scenario(self, position: Any) -> str:
        """Why no scenario can begin at `position`; "" where one can."""
        ...

    def handed_over(self, position: Any) -> dict[str, Any]:
        """The options of a game that begins at `position` with its automaton in a seat that it did not play, or without
        it where it did. Raises ValueError, which says why none can."""
        ...

    def on_handing_over(self, position: Any) -> str:
        """What becomes of the table when an automaton takes over or gives over at `position`, or where it can; "" in a
        game that has none."""
        ...

    def odds(self, view: Any) -> str:
        """How likely what the dice can bring is, where dice are to fall or could fall again; "" elsewhere."""
        ...

    def hints(self, view: Any, rng: Random) -> Sequence[HintFace]:
        """Good answers to the decision of the seat of `view`, the best first, from what that seat knows."""
        ...

    def stands(self, view: Any) -> str:
        """What the seat of `view` lacks to win, and what that asks for; "" where its question has no bearing on it."""
        ...

    def hands_matter(self, position: Any) -> bool:
        """Whether the next to choose needs a hand the other must not see."""
        ...

    def moment(self, view: Any) -> str:
        """When in the game this is: "Turn 2, round 3"."""
        ...

    def colours(self, view: Any) -> Sequence[str]:
        """The colours among which the viewer may choose, cube by cube, while the map answers; () elsewhere."""
        ...

    def places(self, view: Any) -> Mapping[str, Word]:
        """Regions of the map that stand for a choice, and the choice: whoever stands there alone, where persons on the
        map are asked for."""
        ...

    def formality(self, view: Any) -> bool:
        """Whether the answers to come are a matter of order only: every state offered will be filled."""
        ...

    def card_begins(self, position: Any) -> bool:
        """Whether the position waits for the next card to be played, for those who only watch."""
        ...
