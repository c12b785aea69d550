"""Looking back at a match: its steps, the one that is shown, and playing on from there. It knows no widgets."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from random import Random
from typing import Any

from vfw.core.chance import Chance, physical, seeded
from vfw.core.game import Position
from vfw.core.match import Match
from vfw.core.players import PERSON
from vfw.core.position import Event
from vfw.core.questions import Decision, Outcome, Roll, Shuffle
from vfw.panel.play.chronicle import Line, in_short
from vfw.panel.play.wondering import moment_to_ask_from
from vfw.panel.skins.capabilities import Skin
from vfw.panel.skins.registry import skin_of_match

SPEEDS = {"slow": 2600, "usual": 1300, "fast": 450}
"""How long in ms each step is looked at while the replay plays."""
ANEW, KEPT, REAL = "anew", "kept", "real"
"""The dice with which one can play on."""
THE_BEGINNING, THE_END = "The beginning", "The end"


class Replay:
    """A match that is looked back upon, one step of it at a time.

    A step is what one answer caused and the dice that fell for it; pieces of one question are one step. Step 0 is the
    table as play begins. The match must not change meanwhile. Of a match that is not over no hidden cards are seen,
    but those of the seats that `may_see` names.

    Attributes:
        step: the step that is shown, 0 to `last`.
        seen_by: the seat whose cards are seen; None where nobody's are.
        may_see: the seats whose cards can be seen; a seat that is played by rule has none.
        plays: whether it goes on by itself; speed: how fast, a word of SPEEDS.
        leads_to: what the button says with which one goes on to one's own turn, where a lesson shows the game and
            nobody plays on from a moment of their own; "" elsewhere.
        is_forking: whether the visitor is asked who plays on from here.
        shows_arc: whether the arc of the match is looked at, and not its steps one by one.
    """

    def __init__(
        self, match: Match[Any, Any], may_see: Sequence[str] = (), *, leads_to: str = "", skin: Skin | None = None
    ) -> None:
        self.match = match
        self.leads_to = leads_to
        self.skin: Skin = skin or skin_of_match(match)
        self.capabilities = self.skin.capabilities
        by_rule = self.capabilities.seating.automated_seats(match.position)
        seats = match.seats if match.outcome else may_see
        self.may_see = tuple(seat for seat in seats if seat not in by_rule)
        self.seen_by: str | None = None
        self.step = 0
        self.plays = self.is_forking = self.shows_arc = False
        self.speed = "usual"
        self._moments = _moments(match.positions, self.skin)

    # What is shown

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self._moments) - 1

    @property
    def moment(self) -> int:
        """How many replies have been given at the step that is shown."""
        return self._moments[self.step]

    @property
    def position(self) -> Position:
        position: Position = self.match.positions[self.moment]
        return position

    @property
    def view(self) -> Any:
        return self._view(self.step, self.seen_by)

    @property
    def when(self) -> str:
        """When in the game this is: "Turn 2 · Round 3 of 6", or which step, where nothing divides the game; at the last
        step "Turn 6 · Round 6 of 6 · The end"."""
        if not (self.moment and isinstance(self.position.pending, Outcome)):
            return self._when(self.step)
        answered = self.match.game.view(self.match.positions[self.moment - 1], None)
        return " · ".join(filter(None, [self.capabilities.moments.moment(answered), THE_END]))

    @property
    def side(self) -> str:
        """The seat that answered last at this step, or threw dice of its own; "" where nobody has."""
        start = self._moments[self.step - 1] if self.step else self.moment
        for position in reversed(self.match.positions[start : self.moment]):
            if isinstance(position.pending, Decision):
                return position.pending.seat
            if isinstance(position.pending, Roll) and _is_thrown_by_rule(position, self.skin):
                return self.capabilities.dice.dice_seat(position)
        return ""

    @property
    def news(self) -> list[Event]:
        """What happened at the step that is shown."""
        return self._news(self.step)

    def lines(self, step: int) -> list[Line]:
        """What happened at a step, as it is told to those who see only the table."""
        return in_short(self.skin.log(self._news(step), None))

    @property
    def told(self) -> tuple[list[str], str, list[str]]:
        """What happened at this step: the sentence that matters most, between those before it and those after it."""
        lines = self.lines(self.step) or [(self.when, True)]
        began = [number for number, (_, begins) in enumerate(lines) if begins] or [0]
        # The end of the game matters more than the card that brought it about.
        main = began[-1] if isinstance(self.position.pending, Outcome) else began[0]
        said = [line for line, _ in lines]
        return said[:main], said[main], said[main + 1 :]

    @cached_property
    def chapters(self) -> list[tuple[str, int]]:
        """Where one may want to go: its name, and the step that is shown there; in order."""
        chapters: list[tuple[str, int]] = []
        for step in range(self.last + 1):
            if landmark := self.capabilities.moments.landmark(self._news(step)):
                chapters.append((landmark, step))
            if step == 0 or self._when(step) != self._when(step - 1):
                chapters.append((self._when(step), step))
        return chapters

    @property
    def chapter(self) -> int:
        """The number of the chapter that is shown."""
        return max(number for number, (_, step) in enumerate(self.chapters) if step <= self.step)

    def _when(self, step: int) -> str:
        view = self._view(step, None)
        if isinstance(view.pending, Outcome):
            return THE_END
        return self.capabilities.moments.moment(view) or (f"Step {step}" if step else THE_BEGINNING)

    def _view(self, step: int, seat: str | None) -> Any:
        return self.match.game.view(self.match.positions[self._moments[step]], seat)

    def _news(self, step: int) -> list[Event]:
        start = self._moments[step - 1] + 1 if step else 0
        return [event for position in self.match.positions[start : self._moments[step] + 1] for event in position.news]

    # Moving

    def go(self, step: int) -> None:
        """Show a step; beyond the ends, the first or the last. Whoever goes somewhere wants to look there."""
        self.step = min(max(step, 0), self.last)
        self.plays = False

    def go_to_reply(self, number: int) -> None:
        """Show the last step before reply `number`, counted from 0."""
        self.go(self.step_at(number))

    def step_at(self, number: int) -> int:
        """The last step at which no more than so many replies had been given."""
        return max(step for step, moment in enumerate(self._moments) if step == 0 or moment <= number)

    def step_from(self, number: int) -> int:
        """The first step at which so many replies had been given."""
        return next((step for step, moment in enumerate(self._moments) if moment >= number), self.last)

    def play(self) -> None:
        """Go on by itself, from the start where it has come to the end; or stop doing so."""
        self.plays = not self.plays
        if self.plays and self.step == self.last:
            self.step = 0

    def play_on(self) -> None:
        """The time of a step is over."""
        if self.plays:
            self.step = min(self.step + 1, self.last)
            self.plays = self.step < self.last

    def next_card(self) -> None:
        self.go(next((step for step in self._cards if step > self.step), self.last))

    def previous_card(self) -> None:
        self.go(next((step for step in reversed(self._cards) if step < self.step), 0))

    @cached_property
    def _cards(self) -> list[int]:
        """The steps with which a card, a turn or a vote begins."""
        return [step for step in range(self.last + 1) if any(begins for _, begins in self.lines(step))]

    def set_speed(self, speed: str) -> None:
        if speed not in SPEEDS:
            raise ValueError(f"{speed!r} is no speed; expected one of {', '.join(SPEEDS)}")
        self.speed = speed

    def see(self, seat: str) -> None:
        """Show the cards of a seat; "" for nobody's. Raises ValueError where they may not be seen."""
        if seat and seat not in self.may_see:
            raise ValueError(f"the cards of {seat!r} may not be seen here; expected one of {self.may_see} or nothing")
        self.seen_by = seat or None

    def ask_who_plays_on(self, asks: bool) -> None:
        """Ask, where there is anything to play."""
        self.is_forking, self.plays = asks and self.can_be_forked, False

    def commands(self, fields: Mapping[str, Any]) -> dict[str, Callable[[], None]]:
        """What the buttons of the bar do, by name. `fields` are those that came with the command."""
        return {
            "first": lambda: self.go(0),
            "back": lambda: self.go(self.step - 1),
            "forward": lambda: self.go(self.step + 1),
            "last": lambda: self.go(self.last),
            "previous card": self.previous_card,
            "next card": self.next_card,
            "go": lambda: self.go(int(fields["value"])),
            "play": self.play,
            "play on": self.play_on,
            "speed": lambda: self.set_speed(fields["value"]),
            "see": lambda: self.see(fields["value"]),
        }

    # Playing on from here

    def asks_from(self, step: int) -> int | None:
        """The number of the position from which it can be asked, at that step, what would have come of something else;
        None where it cannot."""
        return None if self.leads_to else moment_to_ask_from(self.match, self._moments[step], self.skin)

    @property
    def can_be_forked(self) -> bool:
        return not isinstance(self.position.pending, Outcome)

    @cached_property
    def dice_can_be_kept(self) -> bool:
        """Whether the chance of the match brings again what fell in it: not where dice were real or come from a
        record."""
        if not isinstance(self.match.chance, seeded):
            return False
        earlier: list[Roll | Shuffle] = []
        for position, reply in zip(self.match.positions, self.match.replies, strict=False):
            if isinstance(position.pending, Roll | Shuffle):
                if self.match.chance(position.pending, earlier) != reply:
                    return False
                earlier.append(position.pending)
        return True

    @property
    def can_sit(self) -> dict[str, dict[str, str]]:
        """For each seat that can be given to somebody the kinds of players that can go on from here, and their names.

        An automaton takes over, or gives over, only where a game can begin; see `Skin.handed_over`.
        """
        by_rule = self.capabilities.seating.automated_seats(self.position)
        passes_over = not self.capabilities.scenarios.why_no_scenario(self.position)
        can_sit = {
            seat: {
                kind: name
                for kind, name in kinds.items()
                if passes_over or _chooses(kind, self.skin) == (seat not in by_rule)
            }
            for seat, kinds in self.capabilities.seating.kinds({}, self.match.seats).items()
        }
        return {seat: kinds for seat, kinds in can_sit.items() if len(kinds) > 1}

    def sits(self, seat: str) -> str:
        """The kind of player who sat there, or the first there is."""
        kinds = self.can_sit[seat]
        if seat in self.capabilities.seating.automated_seats(self.position):
            return next(kind for kind in kinds if not _chooses(kind, self.skin))
        kind = self.match.players.get(seat, PERSON)
        return kind if kind in kinds else next(iter(kinds))

    def fork(self, answers: Mapping[str, str], seed: str) -> Match[Any, Any]:
        """Another match that goes on from the step that is shown.

        `answers` name a kind of player for each seat of `can_sit`, and under "dice" KEPT, ANEW or REAL; whoever is not
        named sits as before. Dice thrown anew, and cards shuffled again, follow from `seed`, and so do all where an
        automaton takes over or gives over: that is another game, which begins with this table.
        """
        by_rule = self.capabilities.seating.automated_seats(self.position)
        players = {
            seat: kind if (kind := answers.get(seat, "")) in kinds else self.sits(seat)
            for seat, kinds in self.can_sit.items()
        }
        chances: dict[str, Chance] = {KEPT: self.match.chance, REAL: physical(seeded(seed)), ANEW: seeded(seed)}
        dice = answers.get("dice", ANEW)
        if any(_chooses(kind, self.skin) == (seat in by_rule) for seat, kind in players.items()):
            chance = chances[REAL if dice == REAL else ANEW]
            return Match(
                self.match.game,
                self.capabilities.scenarios.handover_options(self.position),
                chance=chance,
                players=players,
            )
        fork = self.match.fork(self.moment, chance=chances.get(dice, chances[ANEW]))
        fork.players.update(players)
        return fork


def _moments(positions: Sequence[Position], skin: Skin) -> list[int]:
    """The numbers of the positions with which steps end, one for each step."""
    stops = [number for number, position in enumerate(positions) if _can_be_looked_at(position, skin)]
    moments = stops[:1] or [len(positions) - 1]
    for stop in stops[1:]:
        news = [event for position in positions[moments[-1] + 1 : stop + 1] for event in position.news]
        if not _goes_on(positions[stop - 1], positions[stop], skin) and skin.log(news, None):
            moments.append(stop)
    return moments


def _can_be_looked_at(position: Position, skin: Skin) -> bool:
    """Whether all dice have fallen, and all cards are shuffled, that followed from an answer. Where a seat is played by
    rule, each of its throws is like an answer."""
    if isinstance(position.pending, Roll):
        return _is_thrown_by_rule(position, skin)
    return not isinstance(position.pending, Shuffle)


def _is_thrown_by_rule(position: Position, skin: Skin) -> bool:
    return skin.capabilities.dice.dice_seat(position) in skin.capabilities.seating.automated_seats(position)


def _goes_on(before: Position, position: Position, skin: Skin) -> bool:
    """Whether the same seat is asked again for the same thing, as with pieces that are placed one by one."""
    one, other = before.pending, position.pending
    return (
        isinstance(one, Decision)
        and isinstance(other, Decision)
        and (one.seat, one.why) == (other.seat, other.why)
        and not skin.capabilities.moments.begins_part(position)
    )


def _chooses(kind: str, skin: Skin) -> bool:
    """Whether this kind of player is asked anything; an automaton is not."""
    try:
        skin.capabilities.seating.player(kind, Random(0))
    except ValueError:
        return kind == PERSON
    return True
